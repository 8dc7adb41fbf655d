import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { inBookOf } from '../../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { letRoom } from '../../support/let-room.ts'
import { off, stands } from '../../support/plants.ts'
import { keptPaper } from '../../support/appraisal-paper.ts'
import { yearList } from '../../support/year-list.ts'

// 敷金: what is held for each lease, what goes back when a tenant leaves, and what is kept for repairs.

let world: FundLineWorld
let lease: string
let other: string
let paper: string
beforeAll(async () => {
  world = await openFundLineWorld()
  const room = {
    fundId: world.fundId,
    rent: 85_000,
    beginsOn: '2026-01-01',
    letFor: 'dwelling',
    deposit: 170_000,
  } as const
  lease = String(await letRoom(world.services, { ...room, tenant: '佐藤 花子', tenantKana: 'サトウ ハナコ' }))
  other = String(await letRoom(world.services, { ...room, tenant: '木田 詩織', tenantKana: 'キダ シオリ' }))
  paper = await keptPaper(world.services)
}, 60_000)
afterAll(() => world.close())

const deposits = () =>
  world.ask(
    '{ adminLeaseDeposits { lease_id tenant agreed since received taken_over kept given_back handed_over held last_let_day payees } }',
  )
const heldIn = async (id: string | null): Promise<number> =>
  (await deposits()).find(({ lease_id: of }: { lease_id: string | null }) => of === id)?.held ?? 0
const account = () => inBookOf(world.database, world.fundId, 'tenant_deposit')
const income = () => inBookOf(world.database, world.fundId, 'other_income')
const decide = async (classified: { proposal_id: string }) =>
  expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
const deposit = (amount: number, of?: string) =>
  world.part('tenant_deposit', amount, of === undefined ? {} : { lease_id: of })
const keep = (more: Record<string, unknown> = {}) =>
  world.ask('mutation ($input: DepositKeepingInput!) { proposeDepositKeeping(input: $input) { id } }', {
    input: {
      project_id: String(world.fundId),
      lease_id: other,
      amount: 50_000,
      ground: 'restoration',
      kept_on: japanDateOf(world.services.clock.now()),
      paper_sha256: paper,
      reason: '退去の精算書で確認しました',
      ...more,
    },
  })
const takeBack = (id: string) =>
  world.ask('mutation ($id: ID!) { proposeKeepingReversal(id: $id, reason: "差し引きの誤り") { id } }', { id })
const keepings = async () =>
  (await world.ask('{ adminDepositSteps { keeping_id what amount ground is_closed } }')).filter(
    ({ keeping_id: id }: { keeping_id: string | null }) => id !== null,
  )
const endLease = (id: string, on: string) =>
  world.ask('mutation ($id: ID!, $on: String!) { endLease(lease_id: $id, ended_on: $on) { ok } }', { id, on })

/** The list is the account, to the yen. */
async function expectSums(): Promise<void> {
  const listed: { held: number }[] = await deposits()
  expect(listed.reduce((sum, { held }) => sum + held, 0)).toBe(0 - (await account()))
  const packed = await yearList(world.services, { name: '95_敷金・保証金', fundId: world.fundId })
  expect(packed.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(0 - (await account()))
  await world.expectInvariants()
}

describe('what a fund holds for its tenants', () => {
  it('stands by lease; what nobody has said of which lease it is stands apart until somebody corrects it', async () => {
    const line = await world.appears(170_000, 'サトウ ハナコ')
    await decide(await world.classify({ id: line, parts: [deposit(170_000, lease)] }))
    const unnamed = await world.appears(170_000, 'キダ シオリ')
    await decide(await world.classify({ id: unnamed, parts: [deposit(170_000)] }))
    expect([await heldIn(lease), await heldIn(null), await heldIn(other)]).toEqual([170_000, 170_000, 0])
    await expectSums()

    const { rows } = await world.ask(
      'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
      { id: unnamed },
    )
    await decide(await world.classify({ explanation_id: rows[0].explanation.id, parts: [deposit(170_000, other)] }))
    expect([await heldIn(lease), await heldIn(null), await heldIn(other)]).toEqual([170_000, 0, 170_000])
    await expectSums()
  })

  it('goes back to its tenant, less what is kept, when the lease is over; not before, and not beyond it', async () => {
    const line = await world.appears(-120_000, 'サトウ ハナコ')
    const parts = (of?: string) => [deposit(-170_000, of), world.part('other_income', 50_000, { about: '原状回復' })]
    expect(await world.classify({ id: line, parts: parts(lease) })).toMatchObject({
      fields: { 'parts.0.lease_id': expect.stringContaining('終了していません') },
    })
    expect(await endLease(lease, japanDateOf(world.services.clock.now()))).toEqual({ ok: true })
    expect(await world.classify({ id: line, parts: parts() })).toMatchObject({
      fields: { 'parts.0.lease_id': expect.stringContaining('どの賃貸借か') },
    })
    const tooMuch = [deposit(-170_001, lease), world.part('other_income', 50_001)]
    expect(await world.classify({ id: line, parts: tooMuch })).toMatchObject({
      fields: { 'parts.0.lease_id': expect.stringContaining('170,000円') },
    })
    await decide(await world.classify({ id: line, parts: parts(lease) }))
    expect(await deposits()).toContainEqual(
      expect.objectContaining({
        lease_id: lease,
        received: 170_000,
        kept: 50_000,
        given_back: 120_000,
        held: 0,
        payees: 'サトウ ハナコ',
      }),
    )
    expect([await account(), await income()]).toEqual([-170_000, -50_000])
    await expectSums()
  })

  it('is kept without a line by two people, of a lease that is over, as far as it is held, with a paper', async () => {
    expect(await keep()).toMatchObject({ fields: { lease_id: expect.stringContaining('契約中') } })
    expect(await endLease(other, japanDateOf(world.services.clock.now()))).toEqual({ ok: true })
    expect(await keep({ amount: 170_001 })).toMatchObject({ fields: { amount: expect.stringContaining('170,000円') } })
    expect(await keep({ amount: 0 })).toMatchObject({ fields: { amount: expect.stringContaining('1円以上') } })
    expect(await keep({ kept_on: '2026-01-01' })).toMatchObject({
      fields: { kept_on: expect.stringContaining('終了した日以後') },
    })
    expect(await keep({ paper_sha256: '0'.repeat(64) })).toMatchObject({
      fields: { paper_sha256: expect.stringContaining('PDF') },
    })
    expect(await keep({ lease_id: '999' })).toMatchObject({ fields: { lease_id: expect.any(String) } })
    const proposed = await keep({ amount: 170_000 })
    expect(await income()).toBe(-50_000)
    expect(await world.agree(proposed.id)).toEqual({ ok: true })
    expect([await account(), await income(), await heldIn(other)]).toEqual([0, -220_000, 0])
    expect(await keepings()).toMatchObject([
      { what: 'kept', amount: -170_000, ground: 'restoration', is_closed: false },
    ])
    await expectSums()
  })

  it('is held again where it was kept by mistake, and given back as a cost once its month is closed', async () => {
    const [{ keeping_id: id }] = await keepings()
    const back = await takeBack(id)
    expect(back).toEqual({ id: expect.any(String) })
    expect(await world.agree(back.id)).toEqual({ ok: true })
    expect([await account(), await income(), await heldIn(other)]).toEqual([-170_000, -50_000, 170_000])
    expect(await takeBack(id)).toMatchObject({ code: 'CONFLICT' })
    await expectSums()

    const anew = await keep({ amount: 20_000, ground: 'key_money' })
    expect(anew).toEqual({ id: expect.any(String) })
    expect(await world.agree(anew.id)).toEqual({ ok: true })
    const [again] = await keepings()
    const today = japanDateOf(world.services.clock.now())
    await world.pass(31 * 24 * 60 * 60_000)
    await readAccount(world.services)
    const closing = 'mutation ($month: String!) { proposeBookMonth(month: $month, reason: "") { id } }'
    const closed = await world.ask(closing, { month: today.slice(0, 7) })
    expect(closed).toEqual({ id: expect.any(String) })
    expect(await world.agree(closed.id)).toEqual({ ok: true })
    expect(await takeBack(again.keeping_id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('費用として'),
    })
    expect(await keep({ kept_on: today })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('締め済み'),
    })
    await expectSums()
  })

  it('is a file as well', async () => {
    const rows = []
    for await (const row of csvTables['tenant-deposits']!.rows(world.services, {})) rows.push(row)
    expect(rows).toHaveLength(2)
    expect(rows.map((row) => row.slice(1))).toContainEqual(
      expect.arrayContaining(['佐藤 花子', 170_000, 50_000, 120_000, 0, 'サトウ ハナコ']),
    )
  })
})

describe('the database refuses past all use cases', () => {
  /** What it says at commit; nothing stays. */
  async function plant(statement: string, without: readonly string[] = []): Promise<string> {
    const attempt = world.database.transaction().execute(async (transaction) => {
      for (const each of without) await sql.raw(each).execute(transaction)
      await sql.raw(statement).execute(transaction)
      await sql`set constraints all immediate`.execute(transaction)
      throw new Error(stands)
    })
    return attempt.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  }
  const keeping = (of: string, amount: number) => `insert into deposit_keeping
    (fund_id, lease_id, amount, ground, kept_on, paper_sha256, reason, proposal_id, decided_by, decided_at)
    select ${world.fundId}, ${of}, ${amount}, 'restoration', '2026-06-01', '${paper}', '-', min(id), 1, '2026-06-01' from proposal`

  it('a keeping that two people have not decided on', async () => {
    expect(await plant(keeping(other, 10))).toMatch(/two people have not decided on it/)
    expect(await plant(keeping(other, 10), [off('kept_by_two', 'deposit_keeping')])).toBe(stands)
  })

  it('an entry without its keeping', async () => {
    const entry = `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('deposit_kept', 'deposit-kept:77:third_party', '-', '2026-06-01', '2026-06-01');
      insert into posting (entry_id, book, account_kind, account_ref, amount)
        select max(id), 'fund:${world.fundId}', unnest(array['tenant_deposit', 'other_income']), '', unnest(array[10, -10]) from journal_entry`
    expect(await plant(entry)).toMatch(/two people have not decided on it/)
    expect(await plant(entry, [off('kept_of_deposit')])).toBe(stands)
  })

  it('more of a lease’s deposit than is held, and a change of what was kept', async () => {
    const back = `insert into fund_line_part (explanation_id, fund_id, lease_id, kind, amount)
      select min(explanation_id), fund_id, lease_id, 'tenant_deposit', -1 from fund_line_part where lease_id = ${lease} group by fund_id, lease_id`
    expect(await plant(back)).toMatch(/gives 1 yen more back of its deposit than it holds/)
    expect(await plant(back, [off('deposit_of_lease', 'fund_line_part')])).toBe(stands)
    expect(await plant('update deposit_keeping set amount = 1')).toMatch(/may only be taken back, once/)
  })
})
