import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { letRoom } from '../../support/let-room.ts'
import { enterDays, liveUntil, smallFund } from '../../support/operation-world.ts'

// A year of a fund that lets a flat and a shop: of which class each yen was, what that comes to, and what goes to the accounting program.

/** 国税庁 and a maker of cars: numbers of companies, whose check digits are right. */
const REGISTERED = 'T7000012050002'
const OTHER = 'T1180301018771'

let world: FundLineWorld
let fundId: Id<'fund'>
let book: string
let flat: string
let shop: string
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  book = `fund:${fundId}`
  world.ofFund(fundId)
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  const facts = { fundId, price: 500_000, beginsOn: '2026-05-01' }
  flat = String(await letRoom(world.services, { ...facts, tenant: '佐藤 花子', rent: 85_000, letFor: 'dwelling' }))
  shop = String(
    await letRoom(world.services, {
      ...facts,
      tenant: '株式会社 角の店',
      tenantKana: 'カブシキガイシャ カドノミセ',
      rent: 110_000,
      letFor: 'business',
    }),
  )
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2027-04-30' })).toBe('ok')
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterAll(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}) =>
  actAsOperator(`operator:${world.maker.memberId}`, () => world.ask(source, variables))
const summary = (from = '2026-01-01', until = '2026-12-31', of = book): Promise<Row[]> =>
  ask(
    'query ($book: String!, $from: String!, $until: String!) { adminConsumptionTax(book: $book, from: $from, until: $until) { side class_text rate_text count usual gross base tax share_text deductible } }',
    { book: of, from, until },
  )
interface Row {
  side: string
  class_text: string
  rate_text: string
  count: number
  usual: number
  gross: number
  base: number
  tax: number
  share_text: string
  deductible: number
}
const row = (rows: readonly Row[], words: string, share = '') =>
  rows.find(({ class_text: text, share_text: of }) => text === words && (share === '' || of === share))
const correct = (input: Record<string, unknown>) =>
  ask('mutation ($input: CorrectTaxClassInput!) { correctTaxClass(input: $input) { ok } }', {
    input: { reason: '請求書を見直しました', ...input },
  })
const partOf = async (lineId: string) =>
  String(
    (
      await sql<{ id: number }>`
        select part.id from fund_line_part part join statement_explanation told on told.id = part.explanation_id
        where told.statement_line_id = ${lineId} order by part.id desc limit 1`.execute(world.database)
    ).rows[0]?.id,
  )

test('a year of rents and costs has its tax by class, rate and day of the invoice', async () => {
  await world.told('rent', 85_000, { lease_id: flat, month: '2026-06' })
  await world.told('rent', 110_000, { lease_id: shop, month: '2026-06' })
  // Nobody has said of what lease it is.
  await world.told('rent', 33_000)
  // With an invoice as it is typed from paper, without one, of the reduced rate, and none of it taxed.
  await world.told('cost', -11_011, { cost_kind: 'repair', invoice_number: 'ｔ７０００-０１２０-５０００２' })
  await world.told('cost', -5_555, { cost_kind: 'management' })
  await world.told('cost', -1_089, { cost_kind: 'other', tax_class: 'purchase_reduced', invoice_number: OTHER })
  await world.told('cost', -7_000, { cost_kind: 'insurance' })
  await world.told('cost', -9_000, { cost_kind: 'public_dues' })
  await world.told('cost', -4_400, { cost_kind: 'registration' })
  await liveUntil(world, '2026-09-30T15:00:00+09:00')
  await world.told('cost', -3_333, { cost_kind: 'repair' })
  await liveUntil(world, '2026-10-01T10:00:00+09:00')
  await world.told('cost', -3_333, { cost_kind: 'repair' })
  await world.expectInvariants()

  const rows = await summary()
  const yen = (percent: number, ...sums: number[]) =>
    sums.reduce((total, sum) => total + Math.floor((sum * percent) / (100 + percent)), 0)
  expect(row(rows, '課税売上')).toMatchObject({
    gross: 110_000,
    base: 100_000,
    tax: 10_000,
    rate_text: '10％',
    usual: 1,
  })
  expect(row(rows, '非課税売上')).toMatchObject({ gross: 85_000, tax: 0 })
  expect(rows.find(({ side, class_text: text }) => side === '収入' && text === '未確認')).toMatchObject({
    gross: 33_000,
  })
  expect(row(rows, '課税仕入（適格請求書あり）')).toMatchObject({
    gross: 11_011,
    tax: yen(10, 11_011),
    deductible: 1_001,
  })
  expect(row(rows, '課税仕入（軽減税率・適格請求書あり）')).toMatchObject({
    tax: yen(8, 1_089),
    rate_text: '8％',
    usual: 0,
  })
  // Until the last day of September 80 percent of the tax, from the first of October 70: each line by itself.
  expect(row(rows, '課税仕入（適格請求書なし）', '80％')).toMatchObject({
    count: 2,
    gross: 8_888,
    tax: yen(10, 5_555, 3_333),
    deductible: Math.floor(yen(10, 5_555) * 0.8) + Math.floor(yen(10, 3_333) * 0.8),
  })
  expect(row(rows, '課税仕入（適格請求書なし）', '70％')).toMatchObject({
    tax: 303,
    deductible: Math.floor(303 * 0.7),
  })
  expect(row(rows, '非課税仕入')).toMatchObject({ gross: 7_000, deductible: 0 })
  expect(row(rows, '不課税（対象外）')).toMatchObject({ gross: 9_000, tax: 0 })
  expect(rows.find(({ side, class_text: text }) => side === '支出' && text === '未確認')).toMatchObject({
    gross: 4_400,
  })
})

test('the summary is what incomes and costs moved, every yen of every book once', async () => {
  await expectWhole()
})

/** By the postings themselves: incomes and costs of the days without what closes a period. */
async function expectWhole(): Promise<void> {
  const today = japanDateOf(world.services.clock.now())
  const { rows: moved } = await sql<{ is_income: boolean; amount: number }>`
    select account_kind <> all('{cost,fee}') as is_income, abs(sum(amount))::bigint as amount from posting join journal_entry entry on entry.id = entry_id
    where account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'fee') and book <> 'legacy' and entry.kind not like 'period_closed%'
    group by 1`.execute(world.database)
  const rows = await summary('2020-01-01', today, '')
  for (const [side, isIncome] of [
    ['収入', true],
    ['支出', false],
  ] as const) {
    const bought = ['居住用賃貸建物の取得（控除の対象外）']
    const own = rows.filter((each) => each.side === side && !bought.includes(each.class_text))
    expect(
      own.reduce((sum, { gross }) => sum + gross, 0),
      side,
    ).toBe(Number(moved.find(({ is_income: is }) => is === isIncome)?.amount ?? 0))
    for (const { gross, base, tax } of own) expect(base + tax).toBe(gross)
  }
}

test.each([
  ['a number of too few digits', { invoice_number: 'T700001205000' }, 'parts.0.invoice_number'],
  ['a mistyped number', { invoice_number: 'T7000012050003' }, 'parts.0.invoice_number'],
  [
    'a number without an invoice',
    { tax_class: 'purchase_without_invoice', invoice_number: REGISTERED },
    'parts.0.invoice_number',
  ],
  ['an income of a cost', { tax_class: 'sale' }, 'parts.0.tax_class'],
  ['a building of a cost', { building_amount: 5 }, 'parts.0.building_amount'],
])('%s is refused beside its field', async (_case, facts, field) => {
  const id = await world.appears(-100, '修繕')
  expect(await world.tell({ id, parts: [world.part('cost', -100, { cost_kind: 'repair', ...facts })] })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) },
  })
})

test('a class that was wrong is said anew by one, with a reason; no money moves', async () => {
  const entries = () =>
    world.database
      .selectFrom('posting')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const line = await world.told('other_income', 22_000, { about: '更新料' })
  const [before, posted] = [await summary(), await entries()]
  expect(row(before, '課税売上')).toMatchObject({ gross: 110_000 })
  const part_id = await partOf(line)
  expect(await correct({ part_id, tax_class: 'purchase' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { tax_class: '収入の消費税の区分から選んでください。' },
  })
  expect(await correct({ part_id, tax_class: 'sale', reason: ' ' })).toMatchObject({ fields: { reason: '必須です' } })
  expect(await correct({ part_id: '999999', tax_class: 'sale' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await correct({ tax_class: 'sale' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await correct({ part_id, tax_class: 'sale' })).toEqual({ ok: true })
  expect(row(await summary(), '課税売上')).toMatchObject({ gross: 132_000, tax: 12_000 })
  expect(await correct({ part_id, tax_class: 'sale_exempt' })).toEqual({ ok: true })
  expect(row(await summary(), '課税売上')).toMatchObject({ gross: 110_000, tax: 10_000 })
  expect(await entries()).toEqual(posted)
  const audit = await world.database
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('object_type', '=', 'fund_line_part')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    action: 'tax_class.corrected',
    detail: { tax_class: 'sale_exempt', reason: '請求書を見直しました' },
  })
  await expectWhole()
})

test('a cost of before its payment has its class when it arises; its payment is taxed no more', async () => {
  const { id } = await ask('mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }', {
    input: {
      project_id: String(fundId),
      cost_kind: 'expert',
      amount: 44_000,
      arose_on: '2026-10-01',
      reason: '請求書',
      invoice_number: REGISTERED,
    },
  })
  expect(await world.agree(id)).toEqual({ ok: true })
  const rows = await summary()
  expect(row(rows, '課税仕入（適格請求書あり）')).toMatchObject({ gross: 55_011, deductible: 5_001 })
  await world.told('accrued_cost', -44_000, { cost_kind: 'expert' })
  expect(await summary()).toEqual(rows)
  const accrual = await world.database.selectFrom('cost_accrual').select('id').executeTakeFirstOrThrow()
  expect(await correct({ accrual_id: String(accrual.id), tax_class: 'purchase_without_invoice' })).toEqual({ ok: true })
  expect(row(await summary(), '課税仕入（適格請求書なし）', '70％')).toMatchObject({ gross: 47_333 })
  await expectWhole()
})

test('what was explained wrongly takes its tax back with its money', async () => {
  const line = await world.told('cost', -2_200, { cost_kind: 'repair', invoice_number: OTHER })
  const before = await summary()
  const told = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', idOf<'bank_statement_line'>(line))
    .executeTakeFirstOrThrow()
  const { proposal_id: proposal } = await world.tell({
    explanation_id: String(told.id),
    parts: [world.part('cost', -2_200, { cost_kind: 'public_dues' })],
  })
  expect(await world.agree(proposal)).toEqual({ ok: true })
  const after = await summary()
  const [was, is] = [before, after].map((rows) => row(rows, '課税仕入（適格請求書あり）'))
  expect((was?.deductible ?? 0) - (is?.deductible ?? 0)).toBe(200)
  expect(row(after, '不課税（対象外）')).toMatchObject({ gross: 11_200 })
  await expectWhole()
})
