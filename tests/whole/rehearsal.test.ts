import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFund } from '../../src/features/funds/fund/create-fund.ts'
import { createChildRehearsal } from '../../src/server/rehearsal/child-rehearsal.ts'
import { openGround, tidyGround, withDatabase } from '../../src/server/rehearsal/ground.ts'
import { createTestDatabase } from '../support/database.ts'
import { completeFund } from '../support/complete-fund.ts'
import { databaseDigest } from '../support/database-digest.ts'
import { exampleDraft } from '../api/support/fund-world.ts'
import { must } from '../support/must.ts'
import { openWorld, type World } from '../support/world.ts'
import { idOf, type Id } from '../../src/domain/id.ts'

// An operator rehearses an opening, and nothing real notices.

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

const reportFields = `state failure fund: project_name people step answered ended_at report {
  accepted repeats repeats_alike per_second p50 p99 last_answer sold_out_after taken capacity step accepted_by_step refused_by_step
  refused { message count } checks { name found } machine { cores is_own_server database_version server_megabytes }
}`

interface Shown {
  state: string
  failure: string | null
  step: string
  ended_at: string | null
  report: {
    accepted: number
    repeats: number
    repeats_alike: number
    sold_out_after: number | null
    last_answer: number
    taken: number
    capacity: number
    accepted_by_step: number[]
    refused_by_step: number[]
    refused: { message: string; count: number }[]
    checks: { name: string; found: number }[]
    machine: { is_own_server: boolean }
  } | null
}

const start = (fundId: Id<'fund'>, input: Record<string, unknown> = {}) =>
  world.operator.request<{ adminStartDrill: { id: string } }>(
    'mutation ($input: DrillInput!) { adminStartDrill(input: $input) { id } }',
    {
      input: { project_id: String(fundId), people: 60, spread_seconds: 0, amount: 100_000, ...input },
    },
  )
const show = async (id: string) =>
  (
    await world.operator.query<{ adminDrill: Shown }>(`query ($id: ID!) { adminDrill(id: $id) { ${reportFields} } }`, {
      id,
    })
  ).adminDrill

async function startAndWait(
  fundId: Id<'fund'>,
  input: Record<string, unknown> = {},
): Promise<{ id: string; rehearsal: Shown }> {
  const { data, errors } = await start(fundId, input)
  expect(errors).toEqual([])
  const id = data?.adminStartDrill.id ?? ''
  for (;;) {
    const rehearsal = await show(id)
    if (rehearsal.ended_at !== null) return { id, rehearsal }
    await sleep(200)
  }
}

const opensAt = new Date('2026-04-20T19:00:00+09:00')
const endsAt = new Date('2026-04-30T23:59:59+09:00')

/** A fund that opens long after the story, with room for so many applications of 100,000 yen. */
const fundFor = (places: number) =>
  world.fund({
    fundTotal: places * 100_000,
    subordinatedAmount: 0,
    minimumAmount: 100_000,
    maximumAmount: null,
    offeringStartAt: opensAt,
    offeringEndAt: endsAt,
    operationStartOn: '2026-06-01',
    operationEndOn: '2026-11-30',
  })

async function asOwner<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('clusterConnectionString') })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const databases = () => asOwner<{ datname: string }>(`select datname from pg_database where datname like 'drill\\_%'`)

describe('a rehearsal', () => {
  test('rehearses an opening that sells out, keeps the report, and touches nothing real', async () => {
    const fundId = await fundFor(40)
    await world.settle()
    const before = await databaseDigest(world.database)
    const { id, rehearsal } = await startAndWait(fundId)
    expect(rehearsal).toMatchObject({
      state: 'done',
      failure: null,
      report: {
        accepted: 40,
        taken: 4_000_000,
        capacity: 4_000_000,
        repeats: 6,
        repeats_alike: 6,
        machine: { is_own_server: false },
      },
    })
    const report = rehearsal.report as NonNullable<Shown['report']>
    expect(report.refused).toEqual([{ message: expect.any(String), count: 20 }])
    expect(report.checks).toEqual(
      ['oversold', 'doubled', 'over_cap', 'unbalanced', 'lost'].map((name) => ({ name, found: 0 })),
    )
    expect(report.sold_out_after).toBeGreaterThan(0)
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    expect([sum(report.accepted_by_step), sum(report.refused_by_step)]).toEqual([40, 20])
    await world.settle()
    const after = await databaseDigest(world.database)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    // Who asked for it is noted; the operator's session was used. Nothing of funds, members, applications, mails or money has changed.
    expect(changed.filter((table) => !['scheduled_run', 'money_check', 'bank_reading'].includes(table)).sort()).toEqual(
      ['audit_chain', 'audit_link', 'audit_log', 'drill', 'operator_write', 'session'].filter((table) =>
        changed.includes(table),
      ),
    )
    expect(changed).toContain('drill')
    expect(await databases()).toEqual([])
    const { adminDrills } = await world.operator.query<{ adminDrills: object }>(
      'query ($id: ID) { adminDrills(filter: { project_id: $id, state: done }, sort: "people") { total rows { id asked_by } } }',
      { id: String(fundId) },
    )
    expect(adminDrills).toEqual({ total: 1, rows: [{ id, asked_by: '糸川 結子' }] })
    await expect(
      world.database.updateTable('drill').set({ answered: 0 }).where('id', '=', idOf<'drill'>(id)).execute(),
    ).rejects.toThrow('is kept')
    await world.expectSound()
  })

  test('shows how it is when people come over some seconds and ask for different amounts', async () => {
    const { rehearsal } = await startAndWait(await fundFor(500), { people: 30, spread_seconds: 2, amount: null })
    expect(rehearsal).toMatchObject({ state: 'done', report: { accepted: 30, refused: [], sold_out_after: null } })
    expect(rehearsal.report?.last_answer).toBeGreaterThan(1_900)
  })

  test('of a draft that nobody has published is possible, of a draw it is not', async () => {
    const { fundId } = must(
      await createFund(world.services, {
        draft: { ...exampleDraft, offeringStartAt: opensAt, offeringEndAt: endsAt },
        actor: 'operator:1',
      }),
    )
    expect((await startAndWait(fundId, { people: 10 })).rehearsal).toMatchObject({
      state: 'done',
      report: { accepted: 8, capacity: 800_000 },
    })
    const lottery = await world.fund({ offeringMethod: 'lottery', offeringStartAt: opensAt, offeringEndAt: endsAt })
    expect((await start(lottery)).errors[0]).toMatchObject({
      message: 'リハーサルは、先着方式のファンドで行えます。',
      extensions: { code: 'CONFLICT' },
    })
  })

  test('can be ended on the way, and only one is played at a time', async () => {
    const fundId = await fundFor(40)
    const { data } = await start(fundId, { people: 50, spread_seconds: 60 })
    const id = data?.adminStartDrill.id ?? ''
    expect((await start(fundId)).errors[0]?.message).toBe('ほかのリハーサルが終わるまでお待ちください。')
    while ((await show(id)).state === 'waiting') await sleep(100)
    const cancel = () => world.operator.request('mutation ($id: ID!) { adminCancelDrill(id: $id) { ok } }', { id })
    expect((await cancel()).errors).toEqual([])
    while ((await show(id)).ended_at === null) await sleep(100)
    expect(await show(id)).toMatchObject({ state: 'cancelled', report: null })
    expect((await cancel()).errors[0]?.message).toBe('このリハーサルは、すでに終わっています。')
    expect(await databases()).toEqual([])
  })

  test('whose worker was killed ends as failed, and leaves nothing behind', async () => {
    const { data } = await start(await fundFor(40), { people: 50, spread_seconds: 60 })
    const id = data?.adminStartDrill.id ?? ''
    while ((await databases()).length === 0) await sleep(50)
    await world.product.kill('worker')
    await world.product.start('worker')
    while ((await show(id)).ended_at === null) await sleep(200)
    expect(await show(id)).toMatchObject({ state: 'failed', failure: '実行していたプロセスが途中で終了しました。' })
    expect(await databases()).toEqual([])
  }, 60_000)

  test('whose own process breaks ends as failed, in Japanese and without its cause', async () => {
    const { data } = await start(await fundFor(40), { people: 10, spread_seconds: 2 })
    const id = data?.adminStartDrill.id ?? ''
    while ((await show(id)).step !== 'pressing') await sleep(100)
    // What the stage stands on is gone: its next question fails.
    for (const { datname } of await databases()) await asOwner(`drop database ${datname} with (force)`)
    while ((await show(id)).ended_at === null) await sleep(200)
    const { state, failure, report } = await show(id)
    expect({ state, report }).toEqual({ state: 'failed', report: null })
    expect(failure).toMatch(/^実行中に問題が起きたため、中止しました。/)
    // What a process has written arrives when it likes.
    await expect
      .poll(() => world.product.output('worker').some((line) => line.includes('a rehearsal could not be played')))
      .toBe(true)
    expect(await databases()).toEqual([])
  }, 60_000)

  test('waits while a real opening is near', async () => {
    const fundId = await fundFor(40)
    await world.moveTo('2026-04-20T18:45:00+09:00')
    expect((await start(fundId)).errors[0]).toMatchObject({
      message: expect.stringContaining('15分前から開始後10分まで'),
      extensions: { code: 'CONFLICT' },
    })
    await world.moveTo('2026-04-20T19:10:00+09:00')
    const { rehearsal } = await startAndWait(fundId, { people: 10 })
    expect(rehearsal.state).toBe('done')
  })

  test.each([
    [{ people: 9 }, 'people'],
    [{ people: 2_001 }, 'people'],
    [{ spread_seconds: 61 }, 'spread_seconds'],
    [{ amount: 150_000 }, 'amount'],
  ])('is refused beside the field: %o', async (input, field) => {
    const { errors } = await start(await fundFor(10), input)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } })
  })
})

describe('where a rehearsal is played', () => {
  test.each([
    ['ends without a word', 'process.exit(1)', 'the process of the rehearsal ended before its report'],
    [
      'tells why it cannot',
      `process.once('message', () => process.send({ failure: 'no room' }, () => process.exit(0)))`,
      'no room',
    ],
  ])('a process that %s leaves no database behind', async (_how, source, reason) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ito-broken-drill-'))
    const programme = path.join(folder, 'broken.mjs')
    writeFileSync(programme, source)
    try {
      const rehearsal = createChildRehearsal({ DATABASE_URL: world.product.database.connectionString }, programme)
      const order = {
        rehearsalId: idOf<'drill'>(424_242),
        plan: { people: 10, spreadSeconds: 0, amount: null },
        fund: completeFund,
        documents: ['契約成立前書面'],
      }
      await expect(
        rehearsal.play(order, { onProgress: () => undefined, signal: new AbortController().signal }),
      ).rejects.toThrow(reason)
      expect(await databases()).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a role that may make no database gets a server of its own, gone afterwards', async () => {
    const product = await createTestDatabase()
    const name = /\/(test_[0-9a-f]+)\?/.exec(product.connectionString)?.[1] ?? ''
    const owner = `owner_${name}`
    const client = new pg.Client({ connectionString: product.connectionString })
    await client.connect()
    await client.query(`create role ${owner} login`)
    await client.query(`alter database ${name} owner to ${owner}`)
    const url = product.connectionString.replace(/\/\/[^@]*@/, `//${owner}@`)
    try {
      const ground = await openGround(url, idOf(1))
      expect(ground.kind).toBe('own_server')
      const inside = new pg.Client({ connectionString: ground.databaseUrl })
      await inside.connect()
      expect(
        (await inside.query<{ tables: string }>(`select count(*) as tables from pg_tables where schemaname = 'public'`))
          .rows,
      ).toEqual([{ tables: '0' }])
      await inside.end()
      // As after a worker that was killed.
      await tidyGround(url, idOf(1))
      await expect(new pg.Client({ connectionString: ground.databaseUrl }).connect()).rejects.toThrow()
    } finally {
      await client.end()
      await product.drop()
    }
  })

  test.each([
    ['postgresql://app@/app?host=/tmp/x&port=5432', 'postgresql://app@/drill?host=/tmp/x&port=5432'],
    ['postgres://u:p@db.example.jp:5432/ito', 'postgres://u:p@db.example.jp:5432/drill'],
    ['postgres://u:p@db.example.jp', 'postgres://u:p@db.example.jp/drill'],
  ])('%s with another database', (url, expected) => {
    expect(withDatabase(url, 'drill')).toBe(expected)
  })
})
