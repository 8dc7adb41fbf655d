import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAsMember, logIn, requestLink } from './account-people.ts'
import { createWorld, type Answer, type World } from './account-world.ts'

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

type Door = [door: string, knock: (address: string) => Promise<Answer>]
const doors: Door[] = [
  ['login', (identifier) => world.browser().ask(logIn, { identifier, password: 'wrong-password-1' })],
  ['the forgotten password', (email) => world.browser().ask(forgot, { email })],
  ['registration', (email) => world.browser().ask(requestLink, { input: { email } })],
]

/** Past every limit of an hour and a day, so that no answer is about too many requests. */
const waitADay = () => {
  world.now.machine = new Date(world.now.machine.getTime() + 25 * 3_600_000)
}

const rounds = 15
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function stopwatch(knock: () => Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  const began = performance.now()
  return { answer: await knock(), took: performance.now() - began }
}

/** Medians in milliseconds. One after the other, each first in turn: whatever else the machine does then slows both. */
async function compare(knock: Door[1]): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    waitADay()
    const order = round % 2 === 0 ? [member, stranger()] : [stranger(), member]
    const answers = []
    for (const address of order) {
      const { answer, took } = await stopwatch(() => knock(address))
      answers.push(answer)
      times[address === member ? 'known' : 'unknown'].push(took)
    }
    expect(answers[0]).toEqual(answers[1])
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

test.each(doors)('%s answers a member’s address and a stranger’s in the same words and the same time', async (door, knock) => {
  await knock(stranger())
  const measured = []
  // A busy machine may slow one side of a comparison; a difference that is there shows in every one.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { known, unknown } = await compare(knock)
    measured.push(`${door}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
    if (Math.abs(known - unknown) < Math.max(5, unknown * 0.15)) return
  }
  expect.fail(measured.join('\n'))
})

test.each(doors.slice(1))('%s takes longer than its work, so that the work cannot be timed', async (_, knock) => {
  waitADay()
  for (const address of [member, stranger()]) expect((await stopwatch(() => knock(address))).took).toBeGreaterThan(145)
})

test('too many requests are told alike too', async () => {
  for (const [, knock] of doors) {
    waitADay()
    const codesOf = async (address: string) => {
      const codes = []
      for (let request = 0; request < 7; request += 1) codes.push((await knock(address)).errors?.[0]?.extensions)
      return codes
    }
    expect(await codesOf(member)).toEqual(await codesOf(stranger()))
  }
})
