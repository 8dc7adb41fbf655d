import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { findFreePort } from '../../scripts/run/ports.ts'
import { isBusinessDay } from '../../src/domain/business-day.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { demoFunds } from '../../src/features/funds/fund/demo-funds.ts'
import { createDesk } from '../support/desk.ts'
import { graphqlClient } from '../support/graphql-client.ts'

/** A first start writes years of demo history; on a busy machine that takes its time. */
const firstStartMs = 240_000
/** The schedule of a year is run to its last task. */
const yearMs = 1_800_000

let folder: string
let environment: NodeJS.ProcessEnv
let running: NpmStart

interface NpmStart {
  process: ChildProcess
  lines: string[]
  ended: Promise<number | null>
}

/** In a process group of its own, as a terminal gives it. */
function npmStart(settings: NodeJS.ProcessEnv): NpmStart {
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    env: settings,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  return { process: child, lines, ended: new Promise((resolve) => child.once('close', resolve)) }
}

async function untilReady(start: NpmStart): Promise<void> {
  while (!start.lines.some((line) => line.startsWith('ready '))) {
    if (start.process.exitCode !== null) throw new Error(`npm start ended: ${start.lines.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const signalGroup = (start: NpmStart, signal: NodeJS.Signals): boolean =>
  process.kill(-(start.process.pid ?? 0), signal)
const hourMs = 60 * 60 * 1000
const desk = () => createDesk(`http://127.0.0.1:${environment['DESK_PORT']}`)
const baseUrl = (): string => `http://127.0.0.1:${environment['PORT']}`

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ito-start-'))
  environment = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(await findFreePort()),
    DESK_PORT: String(await findFreePort()),
    DATA_DIR: path.join(folder, 'data'),
  }
  running = npmStart(environment)
  await untilReady(running)
}, firstStartMs)

afterAll(async () => {
  if (running.process.exitCode === null) signalGroup(running, 'SIGTERM')
  await running.ended
  rmSync(folder, { recursive: true, force: true })
})

it('ends its output with the address at which site and desk answer', async () => {
  expect(running.lines.at(-1)).toBe(`ready ${baseUrl()}`)
  expect((await fetch(baseUrl())).status).toBe(200)
  const { projects } = await graphqlClient(baseUrl()).query<{ projects: unknown[] }>('{ projects { id } }')
  expect(projects.length).toBeGreaterThanOrEqual(12)
  await expect(desk().now()).resolves.toBeInstanceOf(Date)
})

it(
  'says on the public page of the service that all is well: nothing of its past waits',
  { timeout: 90_000 },
  async () => {
    const page = async () => (await fetch(`${baseUrl()}/status`)).text()
    await expect.poll(page, { timeout: 60_000, interval: 1_000 }).toContain('すべて正常に稼働しています。')
  },
)

const pastPayments = `{
  adminPayoutBatches(size: 100) { count rows { status pay_on total count prepared_by approved_by application_number
    payouts { id kind amount status paid_at } } }
  adminAccountEntries { total }
  adminBankReconciliation { difference }
}`

const pastTrail =
  'query ($id: ID!) { adminTrail(input: { kind: payout, id: $id }) { chains { steps { amount bank_line_id payout_id } } } }'

interface PastPayments {
  adminPayoutBatches: { count: number; rows: Batch[] }
  adminAccountEntries: { total: number }
  adminBankReconciliation: { difference: number }[]
}

interface Batch {
  pay_on: string
  status: string
  total: number
  prepared_by: string
  approved_by: string
  application_number: string | null
  payouts: { id: string; kind: string; amount: number; status: string; paid_at: string }[]
}

it('shows every payment of the past as it was made: prepared, approved by the other operator, ordered at the bank and booked from its statement', async () => {
  const operator = graphqlClient(baseUrl())
  await operator.query('mutation { login(identifier: "admin@example.jp", password: "demo-pass-2026") { ok } }')
  const { adminPayoutBatches: batches, ...books } = await operator.query<PastPayments>(pastPayments)
  const terms = demoFunds.flatMap(({ paidTerms }) => paidTerms)
  const failed = demoFunds.filter(({ investments }) => investments.some(({ outcome }) => outcome === 'fund_failed'))
  expect(batches.count).toBe(terms.length + failed.length)
  for (const batch of batches.rows) {
    expect(batch).toMatchObject({
      status: 'settled',
      prepared_by: '一条 糸子',
      approved_by: '織田 結',
      application_number: expect.any(String),
    })
    expect(isBusinessDay(japanDate(batch.pay_on))).toBe(true)
    for (const payout of batch.payouts)
      expect(payout).toMatchObject({ status: 'paid', paid_at: expect.stringContaining(batch.pay_on) })
    expect(batch.payouts.reduce((sum, { amount }) => sum + amount, 0)).toBe(batch.total)
  }
  expect(batches.rows.filter(({ payouts }) => payouts.every(({ kind }) => kind === 'refund'))).toHaveLength(
    failed.length,
  )

  const payout = batches.rows[0]?.payouts[0]
  const { adminTrail } = await operator.query<{ adminTrail: { chains: { steps: unknown[] }[] } }>(pastTrail, {
    id: payout?.id,
  })
  expect(adminTrail.chains[0]?.steps.at(-1)).toMatchObject({
    amount: payout?.amount,
    bank_line_id: expect.any(String),
    payout_id: payout?.id,
  })

  expect(books.adminAccountEntries.total).toBe(0)
  expect(books.adminBankReconciliation.map(({ difference }) => difference)).toEqual([0])
})

it('refuses a second start on the same port in one line', async () => {
  const second = npmStart({ ...environment, DATA_DIR: path.join(folder, 'other') })
  expect(await second.ended).toBe(1)
  expect(second.lines).toContain(`PORT ${environment['PORT']} is already in use: set PORT to a free port`)
})

it(
  'loses nothing to kill -9, and is back at the next start',
  async () => {
    const funds = '{ projects { id name stats { invest_total } } }'
    const before = await graphqlClient(baseUrl()).query(funds)
    signalGroup(running, 'SIGKILL')
    const postmaster = Number(readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(postmaster, 'SIGKILL')
    running = npmStart(environment)
    await untilReady(running)
    expect(await graphqlClient(baseUrl()).query(funds)).toEqual(before)
  },
  firstStartMs,
)

interface Offer {
  id: string
  recruit_type: string
  start_at: string
  end_at: string
}

/** The public list, told apart by what a newcomer can do with a fund now. */
async function offersNow(): Promise<Record<'open' | 'lottery' | 'soon', Offer[]>> {
  const now = (await desk().now()).getTime()
  const { projects } = await graphqlClient(baseUrl()).query<{ projects: Offer[] }>(
    '{ projects { id recruit_type start_at end_at } }',
  )
  const isOpen = ({ start_at, end_at }: Offer): boolean => Date.parse(start_at) <= now && now < Date.parse(end_at)
  const opensIn = ({ start_at }: Offer): number => Date.parse(start_at) - now
  return {
    open: projects.filter((one) => one.recruit_type === 'firstCome' && isOpen(one)),
    lottery: projects.filter((one) => one.recruit_type === 'lottery' && isOpen(one)),
    soon: projects.filter((one) => opensIn(one) > 0 && opensIn(one) <= hourMs),
  }
}

it('offers one fund after the other that opens within the hour, however the clock moves', async () => {
  for (let hours = 0; hours < 3; hours += 1) {
    await desk().moveClock(new Date((await desk().now()).getTime() + hourMs))
    expect((await offersNow()).soon).not.toEqual([])
  }
})

it(
  'has an open fund of each kind a year later too, before and after a new start, and takes an application',
  { tags: ['course'], timeout: yearMs },
  async () => {
    // Week by week: everybody who follows the clock does a week's work for each, and no one answer is waited for longer than requests may take.
    for (let week = 0; week < 53; week += 1)
      await desk().moveClock(new Date((await desk().now()).getTime() + 7 * 24 * hourMs))
    expect(Object.entries(await offersNow()).filter(([, funds]) => funds.length === 0)).toEqual([])
    signalGroup(running, 'SIGINT')
    expect(await running.ended).toBe(0)
    running = npmStart(environment)
    await untilReady(running)
    const offers = await offersNow()
    expect(Object.entries(offers).filter(([, funds]) => funds.length === 0)).toEqual([])
    const member = graphqlClient(baseUrl())
    await member.query('mutation { login(identifier: "verified@example.jp", password: "demo-pass-2026") { ok } }')
    await expect(
      member.query('mutation ($id: ID!) { createInvest(project_id: $id, amount: 100000) { id } }', {
        id: offers.open.at(-1)?.id,
      }),
    ).resolves.toMatchObject({ createInvest: { id: expect.any(String) } })
    await expect(
      member.query('mutation ($id: ID!) { createApply(project_id: $id, amount: 100000) { id } }', {
        id: offers.lottery.at(-1)?.id,
      }),
    ).resolves.toMatchObject({ createApply: { id: expect.any(String) } })
  },
)

it('ends in order on Ctrl-C, with exit code 0', async () => {
  signalGroup(running, 'SIGINT')
  expect(await running.ended).toBe(0)
  await expect(fetch(baseUrl())).rejects.toThrow()
})
