import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAsMember, logIn, requestLink } from '../support/account-people.ts'
import { createWorld, type Answer, type World } from '../support/account-world.ts'

let world: World
let member: string
beforeAll(async () => {
  world = await createWorld()
  member = (await joinAsMember(world)).email
})
afterAll(() => world.close())

const forgot = 'mutation ($email: String!) { forgotPassword(email: $email) { ok } }'
let strangers = 0
const stranger = () => `stranger${(strangers += 1)}@example.jp`

type EntryPoint = [name: string, ask: (address: string) => Promise<Answer>]
const entryPoints: EntryPoint[] = [
  ['login', (identifier) => world.browser().ask(logIn, { identifier, password: 'wrong-password-1' })],
  ['the forgotten password', (email) => world.browser().ask(forgot, { email })],
  ['registration', (email) => world.browser().ask(requestLink, { input: { email } })],
]

/** Past every limit of an hour and a day, so that no answer is about too many requests. */
const waitADay = () => {
  world.now.machine = new Date(world.now.machine.getTime() + 25 * 3_600_000)
}

/** A login's time is its work, which varies; the other entry points wait for the same moment whatever they did, so that a few rounds show what there is. */
const isWork = (name: string) => name === 'login'
const roundsAt = (name: string) => (isWork(name) ? 15 : 5)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function stopwatch(ask: () => Promise<Answer>): Promise<{ answer: Answer; took: number; worked: number }> {
  const began = performance.now()
  const before = process.cpuUsage()
  const answer = await ask()
  const { user, system } = process.cpuUsage(before)
  return { answer, took: performance.now() - began, worked: (user + system) / 1_000 }
}

/**
 * Milliseconds, in the middle of all rounds: by how much the member's address takes longer than a stranger's right beside it. Where the time is
 * work, the processor's: what others do on a busy machine takes nothing of it.
 */
async function compare([name, ask]: EntryPoint): Promise<{ longer: number; usual: number }> {
  const longer: number[] = []
  const usual: number[] = []
  for (let round = 0; round < roundsAt(name); round += 1) {
    waitADay()
    const times = { known: 0, unknown: 0 }
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const answers = []
    for (const who of order) {
      const { answer, took, worked } = await stopwatch(() => ask(who === 'known' ? member : stranger()))
      answers.push(answer)
      times[who] = isWork(name) ? worked : took
    }
    expect(answers[0]).toEqual(answers[1])
    longer.push(times.known - times.unknown)
    usual.push(times.unknown)
  }
  return { longer: median(longer), usual: median(usual) }
}

test.each(entryPoints)(
  '%s answers a member’s address and a stranger’s in the same words and the same time',
  async (name, ask) => {
    await ask(stranger())
    const measured = []
    // A busy machine may slow one side of a comparison; a difference that is there shows in every one.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { longer, usual } = await compare([name, ask])
      measured.push(`${name}: a member's takes ${longer.toFixed(1)} ms longer than ${usual.toFixed(1)} ms`)
      if (Math.abs(longer) < Math.max(5, usual * 0.2)) return
    }
    expect.fail(measured.join('\n'))
  },
)

test.each(entryPoints.slice(1))('%s takes longer than its work, so that the work cannot be timed', async (_, ask) => {
  waitADay()
  for (const address of [member, stranger()]) expect((await stopwatch(() => ask(address))).took).toBeGreaterThan(145)
})

test('too many requests are answered alike too', async () => {
  for (const [, ask] of entryPoints) {
    waitADay()
    const codesOf = async (address: string) => {
      const codes = []
      for (let request = 0; request < 7; request += 1) codes.push((await ask(address)).errors?.[0]?.extensions)
      return codes
    }
    expect(await codesOf(member)).toEqual(await codesOf(stranger()))
  }
})
