import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSession } from '../../../src/features/people/account/session.ts'
import { applyBatch } from '../../../src/features/investing/application/apply-batch.ts'
import type { ApplicationOutcome, ApplicationRequest } from '../../../src/features/investing/application/application.ts'
import {
  applyToFund,
  type ApplyInput,
  setBenchmarkStrategy,
} from '../../../src/features/investing/application/apply-to-fund.ts'
import {
  writeDeferredDocuments,
  writeDeferredDocumentsAfterBurst,
  writeDeferredDocumentsOf,
} from '../../../src/features/investing/application/write-deferred-documents.ts'
import { cancelOverdue } from '../../../src/features/investing/deposit/cancel-overdue.ts'
import { unavailable } from '../../../src/features/investing/application/unavailable.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { sign } from '../../../src/platform/secret.ts'
import { createApi } from '../../../src/server/http.ts'
import { brokenInvariants, createFundWorld, DURING_OFFERING, type FundWorld } from '../support/fund-world.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'

let world: FundWorld

beforeAll(async () => {
  world = await createFundWorld()
})
afterAll(() => world.end())
beforeEach(() => world.moveTo(DURING_OFFERING))
afterEach(async () => {
  await writeDeferredDocuments(world.services)
  expect(await brokenInvariants(world)).toEqual([])
  await freeOperatorCeiling()
})

/** Each test has its own funds; those of earlier ones count as failed against the operator's ceiling. */
async function freeOperatorCeiling(): Promise<void> {
  await world.pool.query(
    `insert into fund_result (fund_id, failed_at) select id, now() from fund on conflict (fund_id) do nothing`,
  )
}

const wish = (input: Partial<ApplyInput> & Pick<ApplyInput, 'memberId' | 'fundId'>): ApplyInput => ({
  amount: 100_000,
  special: null,
  method: 'first_come',
  idempotencyKey: undefined,
  ...input,
})

async function receiptsOf(
  fundId: Id<'fund'>,
): Promise<{ id: Id<'investment'>; member_id: Id<'member'>; amount: number; receipt_number: number }[]> {
  const { rows } = await world.pool.query(
    'select id, member_id, amount, receipt_number from investment where fund_id = $1 order by id',
    [fundId],
  )
  return rows
}

/** Who presses, for how much, and how: each line is one press. */
const presses = fc.array(
  fc.record({
    who: fc.nat({ max: 14 }),
    amount: fc.constantFrom(100_000, 200_000, 300_000, 600_000, 900_000, 1_000_000, 1_100_000, 150_000, 0, -100_000),
    key: fc.nat({ max: 5 }),
    method: fc.constantFrom('first_come' as const, 'first_come' as const, 'first_come' as const, 'lottery' as const),
    reads: fc.constantFrom('all' as const, 'all' as const, 'nothing' as const, 'not told' as const),
  }),
  { minLength: 1, maxLength: 24 },
)
type Press = typeof presses extends fc.Arbitrary<(infer One)[]> ? One : never

/** A fund that fills up, and members of whom some may not apply, some have little left, and some have applied to it under a key before. */
async function stage(fundTotal: number) {
  const fundId = await world.fund({
    fundTotal: fundTotal + 200_000,
    subordinatedAmount: 200_000,
    maximumAmount: 800_000,
  })
  const other = await world.fund({ fundTotal: 3_000_000, subordinatedAmount: 0 })
  const members = [
    ...(await world.members(5)),
    await world.member({ isVerified: false }),
    await world.member({ status: 'suspended' }),
    ...(await world.members(2)),
    ...(await world.members(6)),
  ]
  for (const memberId of members.slice(7, 9))
    await applyToFund(world.services, wish({ memberId, fundId: other, amount: 800_000, idempotencyKey: 'key 0' }))
  const { rows } = await world.pool.query<{ id: Id<'fund_document'> }>(
    `select id from fund_document where fund_id = $1 and kind = 'pre_contract'`,
    [fundId],
  )
  const read = { all: rows.map(({ id }) => id), nothing: [], 'not told': undefined }
  const requestOf = ({ who, amount, key, method, reads }: Press): ApplicationRequest => ({
    memberId: members[who] as Id<'member'>,
    amount,
    special: null,
    method,
    idempotencyKey: `key ${key}`,
    documents: read[reads],
  })
  return { fundId, members, requestOf }
}

/** Told alike in both ways: ids differ between two funds, numbers and words do not. */
function told(outcome: ApplicationOutcome | undefined) {
  return outcome?.ok ? { receiptNumber: outcome.value.receiptNumber } : outcome
}

/** So many at once are a burst: their documents follow, and are the same. */
const crowd: Press[] = Array.from({ length: 15 }, (_, who) => ({
  who,
  amount: 100_000,
  key: 1,
  method: 'first_come',
  reads: 'all',
}))

/** What an application's documents say, less the names of the fund and the application, which differ between two funds. */
async function papersOf(fundId: Id<'fund'>) {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    `select receipt_number, to_address, template, facts - 'fundName' - 'applicationNumber' as facts, mail.created_at,
       data - 'documentNumber' as part, document.form_version, document.frozen_at, document.document_number = format('C-%s', facts ->> 'applicationNumber') as is_numbered
     from investment left join contract_document document on document.investment_id = investment.id
     left join mail_outbox mail on mail.key = 'application-accepted:' || investment.id
     where investment.fund_id = $1 order by receipt_number`,
    [fundId],
  )
  return rows
}

test('whatever is pressed together is decided as if each had come alone', async () => {
  await fc.assert(
    fc.asyncProperty(presses, fc.constantFrom(300_000, 700_000, 2_000_000), async (pressed, room) => {
      const run = async (
        apply: (fundId: Id<'fund'>, requests: ApplicationRequest[]) => Promise<(ApplicationOutcome | undefined)[]>,
      ) => {
        const { fundId, members, requestOf } = await stage(room)
        const outcomes = await apply(fundId, pressed.map(requestOf))
        const rows = (await receiptsOf(fundId)).map((row) => [
          members.indexOf(row.member_id),
          row.amount,
          row.receipt_number,
        ])
        await writeDeferredDocuments(world.services)
        const papers = (await papersOf(fundId)).map((paper) => ({ ...paper, to_address: null }))
        await freeOperatorCeiling()
        return { told: outcomes.map(told), rows, papers }
      }
      const together = await run((fundId, requests) => applyBatch(world.services, fundId, requests))
      const alone = await run(async (fundId, requests) => {
        const outcomes: (ApplicationOutcome | undefined)[] = []
        for (const request of requests) outcomes.push((await applyBatch(world.services, fundId, [request]))[0])
        return outcomes
      })
      expect(together).toEqual(alone)
    }),
    { numRuns: 20, examples: [[crowd, 2_000_000]] },
  )
})

describe('the contract documents of a burst', () => {
  /** So many at once that their documents follow. */
  async function burst() {
    const fundId = await world.fund({ fundTotal: 2_000_000, subordinatedAmount: 0 })
    const members = await world.members(12)
    const outcomes = await applyBatch(
      world.services,
      fundId,
      members.map((memberId) => ({
        memberId,
        amount: 100_000,
        special: null,
        method: 'first_come',
        idempotencyKey: 'burst',
      })),
    )
    const ids = outcomes.map((outcome) => (outcome.ok ? outcome.value.investmentId : NO_ROW))
    return { fundId, members, ids }
  }
  const owed = async (fundId: Id<'fund'>) =>
    (await world.pool.query('select 1 from papers_owed where fund_id = $1', [fundId])).rows.length
  const written = async (fundId: Id<'fund'>) =>
    (await papersOf(fundId)).filter(({ part, template }) => part !== null && template !== null).length

  test('are owed with the acceptance, all of a batch in one row and one job, and say what was so at the application', async () => {
    const { fundId, members } = await burst()
    expect([await owed(fundId), await written(fundId)]).toEqual([1, 0])
    expect(await brokenInvariants(world)).toEqual([])
    const { rows: jobs } = await world.pool.query(
      `select run_at > now() as is_later from graphile_worker.jobs where key = $1`,
      [`write-papers:${fundId}`],
    )
    expect(jobs).toEqual([{ is_later: true }])
    // Who moves house and changes the name a second later has applied under the old ones.
    await world.pool.query(
      `update member set family_name = '鈴木', address = '別の住所', email = 'new' || id || '@example.jp' where id = any($1)`,
      [members],
    )
    world.moveTo('2026-04-03T09:00:00+09:00')
    await writeDeferredDocuments(world.services)
    expect([await owed(fundId), await written(fundId)]).toEqual([0, 12])
    for (const { to_address, facts, part, frozen_at } of await papersOf(fundId)) {
      expect(to_address).not.toContain('new')
      expect(facts).toMatchObject({ memberName: '佐藤 美咲', appliedAt: new Date(DURING_OFFERING).toISOString() })
      expect(part).toMatchObject({
        addressee: { name: '佐藤 美咲', lines: ['〒154-0024', '東京都世田谷区三軒茶屋 2-00-00'] },
        appliedAt: new Date(DURING_OFFERING).toISOString(),
      })
      expect(frozen_at).toEqual(new Date(DURING_OFFERING))
    }
    await world.pool.query(`update member set family_name = '佐藤' where id = any($1)`, [members])
  })

  test('wait while the burst goes on, and are written when it is over', async () => {
    const { fundId } = await burst()
    await writeDeferredDocumentsAfterBurst(world.services, fundId)
    expect([await owed(fundId), await written(fundId)]).toEqual([1, 0])
    await world.pool.query(
      `update papers_owed set owed_at = clock_timestamp() - interval '3 seconds' where fund_id = $1`,
      [fundId],
    )
    await writeDeferredDocumentsAfterBurst(world.services, fundId)
    expect([await owed(fundId), await written(fundId)]).toEqual([0, 12])
    // Again, as after a worker's death, it finds nothing to do.
    await writeDeferredDocumentsAfterBurst(world.services, fundId)
    expect(await written(fundId)).toBe(12)
  })

  test('are written in the midst of a burst that does not end', { tags: ['course'] }, async () => {
    const { fundId } = await burst()
    await world.pool.query(
      `insert into papers_owed (fund_id, first_investment_id, last_investment_id, applied_at, letter, applications)
      select fund_id, 0, 0, applied_at, letter, '[]' from papers_owed where fund_id = $1`,
      [fundId],
    )
    await world.pool.query(
      `update papers_owed set owed_at = clock_timestamp() - interval '21 seconds' where fund_id = $1 and first_investment_id > 0`,
      [fundId],
    )
    await writeDeferredDocumentsAfterBurst(world.services, fundId)
    expect([await owed(fundId), await written(fundId)]).toEqual([0, 12])
  })

  test('are there for whoever asks for the contract at once', async () => {
    const { fundId, ids } = await burst()
    const [investmentId = NO_ROW] = ids
    const { services } = world
    const asked = [1, 2, 3].map(() =>
      inTransaction(services.database, (transaction) =>
        writeDeferredDocumentsOf(transaction, services, [investmentId]),
      ),
    )
    await Promise.all([...asked, writeDeferredDocuments(services)])
    expect([await owed(fundId), await written(fundId)]).toEqual([0, 12])
  })

  test('come before a deadline that has passed cancels what nobody has paid', async () => {
    const { fundId, ids } = await burst()
    world.moveTo('2026-04-06T00:00:00+09:00')
    await cancelOverdue(world.services, new Date('2026-04-06T00:00:00+09:00'))
    expect([await owed(fundId), await written(fundId)]).toEqual([0, 12])
    const { rows } = await world.pool.query<{ templates: string[] }>(
      `select array_agg(template order by id) as templates from mail_outbox where key in ('application-accepted:' || $1, 'canceled-overdue:' || $1)`,
      [ids[0]],
    )
    expect(rows[0]?.templates).toEqual(['application-accepted', 'canceled-overdue'])
  })
})

describe('receipt numbers', () => {
  test('have no gaps and tell the order of acceptance, over several processes', async () => {
    const fundId = await world.fund({ fundTotal: 6_200_000, subordinatedAmount: 200_000 })
    const members = await world.members(90)
    const processes = [world.services, { ...world.services }, { ...world.services }]
    const outcomes = await Promise.all(
      members.map((memberId, index) => applyToFund(processes[index % 3] ?? world.services, wish({ memberId, fundId }))),
    )
    const rows = await receiptsOf(fundId)
    expect(rows.map((row) => row.receipt_number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    const numberOf = new Map(rows.map((row) => [row.member_id, row.receipt_number]))
    for (const [index, outcome] of outcomes.entries())
      if (outcome.ok) expect(outcome.value.receiptNumber).toBe(numberOf.get(members[index] ?? NO_ROW))
  })

  test('go to whoever pressed first, in one process', async () => {
    const fundId = await world.fund({ fundTotal: 1_000_000, subordinatedAmount: 500_000 })
    const members = await world.members(8)
    const outcomes = await Promise.all(
      members.map((memberId) => applyToFund(world.services, wish({ memberId, fundId }))),
    )
    expect(outcomes.map((outcome) => (outcome.ok ? outcome.value.receiptNumber : outcome.code))).toEqual([
      1,
      2,
      3,
      4,
      5,
      'CONFLICT',
      'CONFLICT',
      'CONFLICT',
    ])
  })

  test('stay when the same press comes again', async () => {
    const fundId = await world.fund()
    const [one = NO_ROW, other = NO_ROW] = await world.members(2)
    const press = wish({ memberId: one, fundId, idempotencyKey: 'one press' })
    const first = await applyToFund(world.services, press)
    await applyToFund(world.services, wish({ memberId: other, fundId }))
    expect(await applyToFund(world.services, press)).toEqual(first)
  })
})

test('one that breaks breaks alone: its neighbours are answered as ever', async () => {
  const fundId = await world.fund()
  const members = await world.members(7)
  // The API accepts no such key; past it, it breaks a constraint of the table.
  const keyOf = (index: number) => (index === 3 ? 'x'.repeat(201) : `key ${index}`)
  const outcomes = await Promise.allSettled(
    members.map((memberId, index) =>
      applyToFund(world.services, wish({ memberId, fundId, idempotencyKey: keyOf(index) })),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect((await receiptsOf(fundId)).map((row) => members.indexOf(row.member_id))).toEqual([0, 1, 2, 4, 5, 6])
})

test(
  'beyond ten thousand that wait for a fund, further requests are answered at once that it is busy',
  { tags: ['course'] },
  async () => {
    const fundId = await world.fund()
    const free = await world.fund({ fundTotal: 300_000, subordinatedAmount: 0 })
    const [first = NO_ROW, last = NO_ROW] = await world.members(2)
    const holder = await world.pool.connect()
    await holder.query('begin')
    await holder.query('select from fund where id = $1 for update', [fundId])
    const services = { ...world.services }
    const press = (times: number) =>
      Array.from({ length: times }, () =>
        applyToFund(services, wish({ memberId: first, fundId, idempotencyKey: 'again and again' })),
      )
    const underWay = press(512)
    await new Promise((resolve) => setImmediate(resolve))
    const waiting = [...underWay, ...press(10_000)]
    expect(await applyToFund(services, wish({ memberId: last, fundId }))).toEqual({
      ok: false,
      code: 'UNAVAILABLE',
      message: 'ただいまお申し込みが集中しています。しばらくしてから、もう一度お試しください。',
      retryAfter: 3,
    })
    // Other funds do not notice.
    expect(await applyToFund(services, wish({ memberId: last, fundId: free }))).toMatchObject({ ok: true })
    await holder.query('rollback')
    holder.release()
    const outcomes = await Promise.all(waiting)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ ok: true })
  },
)

describe('when the answer to a commit is lost', () => {
  test('the outcome is answered as unknown, and a repeat under the same key answers it', async () => {
    const fundId = await world.fund()
    const members = await world.members(3)
    const line = await openFrailLine(world.connectionString)
    const services = { ...world.services, database: openDatabase(openPool(line.connectionString, { max: 2 })) }
    const pressAll = (process: typeof services) =>
      Promise.all(
        members.map((memberId) => applyToFund(process, wish({ memberId, fundId, idempotencyKey: 'one press' }))),
      )
    line.loseNextCommit()
    const unknown = await pressAll(services)
    for (const outcome of unknown) {
      expect(outcome).toEqual({
        ok: false,
        code: 'UNAVAILABLE',
        message:
          'お申し込みの結果を確認できませんでした。もう一度ボタンを押してください。お申し込みが二重になることはありません。',
        retryAfter: 3,
      })
    }
    expect((await pressAll(services)).map(told)).toEqual([
      { receiptNumber: 1 },
      { receiptNumber: 2 },
      { receiptNumber: 3 },
    ])
    expect(await receiptsOf(fundId)).toHaveLength(3)
    await services.database.destroy()
    await line.close()
  })
})

interface FrailLine {
  connectionString: string
  /** Passes the next commit on to the database, and breaks the line before its answer arrives. */
  loseNextCommit(): void
  close(): Promise<void>
}

/** A line to the database that breaks at the worst moment. */
async function openFrailLine(connectionString: string): Promise<FrailLine> {
  const address = new URL(connectionString.replace('@/', '@localhost/'))
  const target = path.join(address.searchParams.get('host') ?? '', `.s.PGSQL.${address.searchParams.get('port')}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'frail-'))
  let isArmed = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const database = connect(target)
    let isLost = false
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    client.on('data', (chunk) => {
      if (isArmed && chunk.includes('commit')) [isArmed, isLost] = [false, true]
      database.write(chunk)
    })
    database.on('data', (chunk) => (isLost ? client.destroy() : client.write(chunk)))
    client.on('close', () => database.end())
    database.on('close', () => client.destroy())
  })
  server.listen(path.join(folder, '.s.PGSQL.5432'))
  await once(server, 'listening')
  return {
    connectionString: connectionString.replace(address.searchParams.get('host') ?? '', folder),
    loseNextCommit: () => (isArmed = true),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('over HTTP, the answer busy carries the pause before a repeat', async () => {
  const busy = { ...world.services }
  setBenchmarkStrategy(busy, async () => unavailable('ただいまお申し込みが集中しています。'))
  const { app } = await createApi(busy)
  const { token } = await startSession(
    world.services.database,
    { id: await world.member(), role: 'member' },
    'test',
    world.services.machineClock.now(),
  )
  const xsrf = `x.${sign(world.services.config.SECRET_KEY, 'xsrf', 'x')}`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      cookie: `session=${token}; XSRF-TOKEN=${xsrf}`,
    },
    payload: { query: 'mutation { createInvest(project_id: "1", amount: 100000) { id receipt_number } }' },
  })
  expect(answer.headers['retry-after']).toBe('3')
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 3 } }] })
  await app.close()
})
