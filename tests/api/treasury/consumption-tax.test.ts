import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { japanDate, japanDateOf } from '../../../src/domain/calendar.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'
import { loadTaxLines } from '../../../src/features/treasury/consumption-tax/load-tax-lines.ts'
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
        select part.id from fund_line_part part join statement_explanation explanation on explanation.id = part.explanation_id
        where explanation.statement_line_id = ${lineId} order by part.id desc limit 1`.execute(world.database)
    ).rows[0]?.id,
  )

test('a year of rents and costs has its tax by class, rate and day of the invoice', async () => {
  await world.classified('rent', 85_000, { lease_id: flat, month: '2026-06' })
  await world.classified('rent', 110_000, { lease_id: shop, month: '2026-06' })
  // Nobody has said of what lease it is.
  await world.classified('rent', 33_000)
  // With an invoice as it is typed from paper, without one, of the reduced rate, and none of it taxed.
  await world.classified('cost', -11_011, { cost_kind: 'repair', invoice_number: 'ｔ７０００-０１２０-５０００２' })
  await world.classified('cost', -5_555, { cost_kind: 'management' })
  await world.classified('cost', -1_089, { cost_kind: 'other', tax_class: 'purchase_reduced', invoice_number: OTHER })
  await world.classified('cost', -7_000, { cost_kind: 'insurance' })
  await world.classified('cost', -9_000, { cost_kind: 'public_dues' })
  await world.classified('cost', -4_400, { cost_kind: 'registration' })
  await liveUntil(world, '2026-09-30T15:00:00+09:00')
  await world.classified('cost', -3_333, { cost_kind: 'repair' })
  await liveUntil(world, '2026-10-01T10:00:00+09:00')
  await world.classified('cost', -3_333, { cost_kind: 'repair' })
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
  expect(
    await world.classify({ id, parts: [world.part('cost', -100, { cost_kind: 'repair', ...facts })] }),
  ).toMatchObject({
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
  const line = await world.classified('other_income', 22_000, { about: '更新料' })
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
  await world.classified('accrued_cost', -44_000, { cost_kind: 'expert' })
  expect(await summary()).toEqual(rows)
  const accrual = await world.database.selectFrom('cost_accrual').select('id').executeTakeFirstOrThrow()
  expect(await correct({ accrual_id: String(accrual.id), tax_class: 'purchase_without_invoice' })).toEqual({ ok: true })
  expect(row(await summary(), '課税仕入（適格請求書なし）', '70％')).toMatchObject({ gross: 47_333 })
  await expectWhole()
})

test('what nobody has said can be said where it is listed', async () => {
  const list = () =>
    ask(
      'query ($book: String!) { adminUnsaidTaxLines(book: $book, from: "2026-01-01", until: "2026-12-31") { account gross class_text way part_id accrual_id } }',
      { book },
    )
  const open = (await list()).find(({ gross }: { gross: number }) => gross === 4_400)
  expect(open).toMatchObject({ account: '登記費用', class_text: '未確認', way: 'cost', accrual_id: null })
  expect(await correct({ part_id: open.part_id, tax_class: 'outside' })).toEqual({ ok: true })
  expect((await list()).map(({ gross }: { gross: number }) => gross)).not.toContain(4_400)
  // Not decided after all.
  expect(await correct({ part_id: open.part_id })).toEqual({ ok: true })
  expect((await list()).map(({ gross }: { gross: number }) => gross)).toContain(4_400)
  await expectWhole()
})

test('what was explained wrongly takes its tax back with its money', async () => {
  const line = await world.classified('cost', -2_200, { cost_kind: 'repair', invoice_number: OTHER })
  const before = await summary()
  const explanation = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', idOf<'bank_statement_line'>(line))
    .executeTakeFirstOrThrow()
  const { proposal_id: proposal } = await world.classify({
    explanation_id: String(explanation.id),
    parts: [world.part('cost', -2_200, { cost_kind: 'public_dues' })],
  })
  expect(await world.agree(proposal)).toEqual({ ok: true })
  const after = await summary()
  const [was, is] = [before, after].map((rows) => row(rows, '課税仕入（適格請求書あり）'))
  expect((was?.deductible ?? 0) - (is?.deductible ?? 0)).toBe(200)
  expect(row(after, '不課税（対象外）')).toMatchObject({ gross: 11_200 })
  await expectWhole()
})

test('the journals bear the class of each line, one side for an account and class', async () => {
  const names: { account: string; name: string; sub_name: string; tax_class: string; is_taxed: boolean }[] = await ask(
    'query ($book: String!) { adminAccountingNames(program: yayoi, book: $book) { account name sub_name tax_class is_taxed } }',
    { book },
  )
  const rent = names.find(({ account }) => account === 'rent_income')
  expect(rent).toMatchObject({ tax_class: '', is_taxed: true })
  const keep = (kept: typeof names) =>
    ask('mutation ($input: AccountingNamesInput!) { keepAccountingNames(input: $input) }', {
      input: {
        program: 'yayoi',
        book,
        for_book_alone: false,
        names: kept.map(({ account, name, sub_name, tax_class }) => ({ account, name, sub_name, tax_class })),
      },
    })
  expect(await keep(names)).toBe(names.length)
  const input = { program: 'yayoi', book, from: '2026-01-01', until: '2026-10-01' }
  const handOver = () => ask('mutation ($input: JournalsInput!) { handOverJournals(input: $input) { id } }', { input })
  // Nobody has said of what lease one of the rents is, nor what the fee for the registration was.
  const preview = await ask(
    'query ($input: JournalsInput!) { adminJournalPreview(input: $input) { unnamed left_open } }',
    { input },
  )
  expect(preview).toEqual({ unnamed: [], left_open: expect.arrayContaining(['賃料収入', '登記費用']) })
  expect(await handOver()).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('消費税の区分が未確認の仕訳があります：'),
  })
  expect(await keep(names.map((each) => ({ ...each, tax_class: each.tax_class || '未確定' })))).toBeGreaterThan(0)
  // The office calls one of the classes otherwise than the program ships it.
  const classes: { key: string; text: string; name: string; is_kept: boolean }[] = await ask(
    'query ($book: String!) { adminAccountingTaxNames(program: yayoi, book: $book) { key text name is_kept } }',
    { book },
  )
  expect(classes.map(({ key, name }) => [key, name])).toEqual(
    expect.arrayContaining([
      ['sale:10', '課税売上込10%'],
      ['purchase_without_invoice:10:70', '課対仕入込10%区分70%'],
    ]),
  )
  const keepClass = (key: string, name: string) =>
    ask('mutation ($input: AccountingTaxNamesInput!) { keepAccountingTaxNames(input: $input) }', {
      input: { program: 'yayoi', book, names: [{ key, name }] },
    })
  expect(await keepClass('sale:10', '税①')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'sale:10': expect.any(String) },
  })
  expect(await keepClass('sale:99', '課税')).toMatchObject({ fields: { 'sale:99': 'この帳簿にない区分です' } })
  expect(await keepClass('sale:10', '課税売上10%五種')).toBe(1)
  expect(await keepClass('sale:10', '課税売上10%五種')).toBe(0)

  const { id } = await handOver()
  const { content } = await world.database
    .selectFrom('journal_hand_over')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = new TextDecoder('shift_jis')
    .decode(content)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((field) => field.replaceAll('"', '')))
  const sums = new Map<string, number>()
  for (const fields of rows)
    for (const [name, tax, amount, sign] of [
      [fields[4], fields[7], fields[8], 1],
      [fields[10], fields[13], fields[14], -1],
    ] as const)
      sums.set(`${name} ${tax}`, (sums.get(`${name} ${tax}`) ?? 0) + sign * Number(amount))
  expect(Object.fromEntries(sums)).toMatchObject({
    '賃貸料収入 課税売上10%五種': -110_000,
    '賃貸料収入 非課税売上': -85_000,
    '賃貸料収入 未確定': -33_000,
    '修繕費 課対仕入込10%': 11_011,
    '修繕費 課対仕入込10%区分80%': 3_333,
    '修繕費 課対仕入込10%区分70%': 3_333,
    '保険料 非課税仕入': 7_000,
    '登記費用 未確定': 4_400,
  })
  // What was handed over stays, whatever is said of it later.
  const bought = await world.database
    .selectFrom('fund_line_part')
    .select('id')
    .where('cost_kind', '=', 'insurance')
    .executeTakeFirstOrThrow()
  expect(await correct({ part_id: String(bought.id), tax_class: 'outside' })).toEqual({ ok: true })
  const again = await world.database
    .selectFrom('journal_hand_over')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(again.content.equals(content)).toBe(true)
})

test('two operators say whether the company owes the tax and how it reckons, from a day on', async () => {
  const propose = (input: Record<string, unknown>) =>
    ask('mutation ($input: ConsumptionTaxStatusInput!) { proposeConsumptionTaxStatus(input: $input) { id } }', {
      input,
    })
  const record = () =>
    ask('{ adminConsumptionTaxStatus { proposal_id statuses { valid_from method text proposed_by decided_by } } }')
  expect(await propose({ valid_from: '2027-04-01', method: 'simplified' })).toMatchObject({
    fields: { business_class: '簡易課税の事業区分を選んでください。' },
  })
  expect(await propose({ valid_from: '2027-04-01', method: 'two_tenths' })).toMatchObject({
    fields: { registration_number: expect.any(String) },
  })
  expect(await propose({ valid_from: '2026-04-01', method: 'exempt', registration_number: OTHER })).toMatchObject({
    fields: { registration_number: expect.any(String) },
  })
  const first = await propose({ valid_from: '2026-04-01', method: 'by_use', registration_number: OTHER })
  expect(await record()).toMatchObject({ proposal_id: first.id, statuses: [] })
  expect(await world.agree(first.id)).toEqual({ ok: true })
  const next = await propose({
    valid_from: '2027-04-01',
    method: 'simplified',
    business_class: 6,
    registration_number: OTHER,
  })
  expect(await world.agree(next.id)).toEqual({ ok: true })
  expect(await record()).toMatchObject({
    proposal_id: null,
    statuses: [
      { valid_from: '2027-04-01', text: `簡易課税　第6種（不動産業、みなし仕入率40％）　登録番号 ${OTHER}` },
      { valid_from: '2026-04-01', method: 'by_use' },
    ],
  })
  const run = (statement: string) => sql.raw(statement).execute(world.database)
  await expect(
    run(
      `insert into consumption_tax_status (valid_from, method, proposal_id, recorded_at) values ('2028-04-01', 'exempt', ${first.id}, now())`,
    ),
  ).rejects.toThrow(/have not approved|unique/)
  await expect(run(`update consumption_tax_status set method = 'exempt'`)).rejects.toThrow(/append-only/)
})

test('the database itself keeps no class of another kind, no wrong number, and changes no word', async () => {
  const run = (statement: string) => sql.raw(statement).execute(world.database)
  const planted = (columns: string, values: string) =>
    run(
      `insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount, ${columns})
       select explanation_id, fund_id, kind, cost_kind, amount, ${values} from fund_line_part where kind = 'cost' limit 1`,
    )
  await expect(planted('tax_class', `'sale'`)).rejects.toThrow(/tax_class_of_kind/)
  await expect(planted('invoice_number', `'T7000012050003'`)).rejects.toThrow(/invoice_of_cost/)
  await expect(planted('building_amount', '1')).rejects.toThrow(/building_of_sale/)
  await expect(run(`update tax_class_correction set tax_class = 'open'`)).rejects.toThrow(/append-only/)
  await expect(run(`delete from accounting_tax_name`)).rejects.toThrow(/append-only/)
})

test('what closes a period carries a result on, and is no turnover a second time', async () => {
  const days = { book: book as `fund:${number}`, from: japanDate('2026-01-01'), until: japanDate('2026-12-31') }
  const before = await loadTaxLines(world.database, days)
  const closed = world.database.transaction().execute(async (transaction) => {
    await sql`insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
      values ('period_closed', 'planted', '-', '2026-10-01', '2026-10-01')`.execute(transaction)
    await sql`insert into posting (entry_id, book, account_kind, account_ref, amount)
      select max(id), ${book}, account, '', amount from journal_entry, (values ('rent_income', 100), ('undistributed', -100)) side (account, amount)
      group by account, amount`.execute(transaction)
    expect(await loadTaxLines(transaction, days)).toEqual(before)
    throw new Error('taken back')
  })
  await expect(closed).rejects.toThrow('taken back')
})
