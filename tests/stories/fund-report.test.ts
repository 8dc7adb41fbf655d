import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { PrintedDocument } from '../../src/adapters/pdf/printed-document.ts'
import type { Id } from '../../src/domain/id.ts'
import { publishManagementReport } from '../../src/features/funds/management-report/publish-management-report.ts'
import { writeManagementReport } from '../../src/features/funds/management-report/write-management-report.ts'
import { packed } from '../support/packed-register.ts'
import { keepLinesBeside } from '../support/lines-beside.ts'
import { enterDays, enterTwice, liveUntil, smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// What investors are told of a fund's half year, against the journal itself: every figure is added up here once more, in another way than the product's.
let world: PayoutWorld
let fundId: Id<'fund'>
let classified: Awaited<ReturnType<typeof keepLinesBeside>>

beforeEach(async () => {
  world = await openPayoutWorld()
  classified = await keepLinesBeside(world)
  fundId = await smallFund(world)
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
})
afterEach(() => world.close())

const days = { periodStartOn: '2026-05-01', periodEndOn: '2026-10-31' }
const write = (facts: { income: { label: string; amount: number }[]; remarks?: string[] }, more = {}) =>
  writeManagementReport(world.services, {
    fundId,
    ...days,
    facts: { costs: [], remarks: [], ...facts },
    reason: '',
    operatorId: world.maker.memberId,
    ...more,
  })
const publish = ({ reportId, revision }: { reportId: Id<'management_report'>; revision: number }) =>
  publishManagementReport(world.services, { reportId, revision, operatorId: world.maker.memberId })

async function firstCopy(): Promise<PrintedDocument> {
  const { data } = await world.database
    .selectFrom('management_report_copy')
    .select('data')
    .orderBy('report_id', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return data as unknown as PrintedDocument
}

const tableOf = (paper: PrintedDocument, heading: string): readonly (readonly string[])[] => {
  const section = paper.sections.find((one) => one.kind === 'table' && one.heading.startsWith(heading))
  if (section?.kind !== 'table') throw new Error(`no table ${heading}`)
  return [...section.rows, section.total ?? []]
}
const factOf = (paper: PrintedDocument, label: string): string | undefined =>
  paper.sections.flatMap((section) => (section.kind === 'facts' ? section.rows : [])).find((row) => row.label === label)
    ?.value
const textOf = (paper: PrintedDocument): string =>
  paper.sections.flatMap((section) => (section.kind === 'text' ? section.paragraphs : [])).join('\n')
const yenOf = (text: string | undefined): number => Number((text ?? '').replace('−', '-').replaceAll(/[^\d-]/g, ''))

/** The journal's own word: entry by entry, added up by hand, in the names that people call the accounts. */
async function journal(until: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; ref: string; amount: number; entry: string; day: string }>`
    select posting.account_kind as kind, posting.account_ref as ref, posting.amount, entry.kind as entry,
      to_char(entry.effective_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day
    from journal_entry entry join posting on posting.entry_id = entry.id
    where posting.book = 'fund:' || ${fundId}::text order by posting.id`.execute(world.database)
  const sums = new Map<string, number>()
  for (const { kind, ref, amount, day, entry } of rows) {
    // The closing of the period only moves what was earned and spent to the result.
    if (day > until || entry === 'period_closed') continue
    const name = kind === 'cost' ? `cost ${ref}` : kind
    sums.set(name, (sums.get(name) ?? 0) + amount)
  }
  return sums
}

it('is generated from the fund’s book: income, costs and balance sheet are the journal’s, to the yen', async () => {
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await classified(fundId, [
    { kind: 'rent', amount: 90_000 },
    { kind: 'cost', amount: -4_500, cost_kind: 'management' },
  ])
  await classified(fundId, [{ kind: 'rent', amount: 10_001 }], { counterparty: 'related_party' })
  await classified(fundId, [{ kind: 'other_income', amount: 700 }])
  await classified(fundId, [{ kind: 'tenant_deposit', amount: 50_000 }])
  await classified(fundId, [{ kind: 'cost', amount: -12_345, cost_kind: 'repair' }])
  await classified(fundId, [{ kind: 'cost', amount: -3_000, cost_kind: 'insurance' }], { paid_by: 'operator' })
  await liveUntil(world, '2026-11-02T10:00:00+09:00')
  // Of the next period, and in none of the figures of this one.
  await classified(fundId, [{ kind: 'rent', amount: 77_777 }])
  await enterTwice(world, fundId, { dividend: 28_230, payday: '2026-11-30' })
  await liveUntil(world, '2026-11-20T10:00:00+09:00')

  expect(await write({ income: [{ label: '賃料', amount: 1 }] })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { income: expect.stringContaining('帳簿に記録があり') },
  })
  must(await publish(must(await write({ income: [], remarks: ['満室でした。'] }))))
  const paper = await firstCopy()
  const booked = await journal('2026-10-31')
  expect(tableOf(paper, '収入と費用').map(([label, ...figures]) => [label, ...figures.map(yenOf)])).toEqual([
    ['賃料収入', -(booked.get('rent_income') ?? 0), 0],
    ['その他の収入', -(booked.get('other_income') ?? 0), 0],
    ['管理費', 0, booked.get('cost management')],
    ['修繕費', 0, booked.get('cost repair')],
    ['保険料', 0, booked.get('cost insurance')],
    ['合計（差引 80,856円）', 100_701, 19_845],
  ])
  expect(textOf(paper)).toContain('当社や当社の関係者が支払った賃料・売却代金など：10,001円')
  const sheet = tableOf(paper, '貸借対照表')
  const [total] = sheet.slice(-1)
  expect(sheet.slice(0, -1).map(([label, ...figures]) => [label, ...figures.map(yenOf)])).toEqual([
    ['銀行口座', booked.get('bank'), 0],
    ...(booked.get('property') ? [['対象不動産（取得原価）', booked.get('property'), 0]] : []),
    ['預り敷金・保証金', 0, 50_000],
    ['営業者立替金', 0, 3_000],
    ['投資家の出資金（優先・運用中）', 0, 800_000],
    ['当社の劣後出資', 0, 200_000],
    ['未処分の利益', 0, 80_856],
  ])
  expect(total?.slice(1).map(yenOf)).toEqual([1_133_856, 1_133_856])
  // Everything that the book holds on the day is on one of the two sides.
  expect([...booked.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)

  expect([factOf(paper, '分配金の総額'), factOf(paper, '予定と実績'), factOf(paper, '分配金の原資')]).toEqual([
    '28,230円（税引前）　予定の利回りで計算した上限 28,230円',
    '予定 年利7.0％　実績 年利6.9％（税引前）',
    [
      '分配金100円のうち、賃料から100円、出資金の払戻しは0円です。',
      'うち、当社や関係者が支払った賃料・売却代金から10円',
      '銀行の明細で確かめた収入 100％',
    ].join('\n'),
  ])

  // What an inspection is given says the same.
  expect(
    (await packed(world.services, '40_ファンドの損益計算書')).map((row) => [
      row['科目'],
      row['金額（円）'],
      row['うち当社・関係者の支払い（円）'],
    ]),
  ).toEqual([
    ['賃料収入', 100_001, 10_001],
    ['その他の収入', 700, 0],
    ['保険料', 3_000, null],
    ['管理費', 4_500, null],
    ['修繕費', 12_345, null],
    // Of no period, and told as such.
    ['賃料収入', 77_777, 0],
  ])
  const inspected = await packed(world.services, '41_ファンドの貸借対照表')
  const sideOf = (...sides: string[]) =>
    inspected
      .filter((row) => sides.includes(String(row['区分'])))
      .reduce((sum, row) => sum + Number(row['金額（円）']), 0)
  expect([sideOf('資産'), sideOf('負債'), sideOf('投資家の出資'), sideOf('当社の出資'), sideOf('損益')]).toEqual([
    1_133_856, 53_000, 800_000, 200_000, 80_856,
  ])
  expect(
    (await packed(world.services, '42_ファンドの入出金の内訳')).map((row) => [
      row['内容'],
      row['費用の種類'],
      row['金額（円）'],
      row['相手'],
    ]),
  ).toEqual([
    ['賃料', null, 90_000, '第三者'],
    ['費用', '管理費', -4_500, '第三者'],
    ['賃料', null, 10_001, '当社または関係者'],
    ['その他の収入', null, 700, '第三者'],
    ['敷金・保証金', null, 50_000, '第三者'],
    ['費用', '修繕費', -12_345, '第三者'],
    ['費用', '保険料', -3_000, '第三者'],
    ['賃料', null, 77_777, '第三者'],
  ])

  const reports = await world.database.selectFrom('management_report').select('facts').execute()
  expect(reports[0]?.facts).toMatchObject({
    income: [
      { label: '賃料収入', amount: 100_001 },
      { label: 'その他の収入', amount: 700 },
    ],
    remarks: ['満室でした。'],
  })
})

it('tells what was declared as declared, and says so', { tags: ['course'] }, async () => {
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  expect(await write({ income: [] })).toMatchObject({ fields: { income: expect.stringContaining('申告する収入') } })
  const draft = must(await write({ income: [{ label: '賃料', amount: 40_000 }] }))
  must(await publish(draft))
  const paper = await firstCopy()
  expect(tableOf(paper, '収入と費用（当社の申告による金額）')).toEqual([
    ['賃料', '40,000円', ''],
    ['合計（差引 40,000円）', '40,000円', '0円'],
  ])
  expect(textOf(paper)).toContain('銀行の明細による記録がないため、当社が申告した金額です。')
  expect(factOf(paper, '分配金の総額')).toBe('28,000円（税引前）　予定の利回りで計算した上限 28,230円')
  expect(factOf(paper, '分配金の原資')).toBe(
    [
      '分配金100円のうち、申告による収入から100円、出資金の払戻しは0円です。',
      'うち、当社や関係者が支払った分100円（申告による収入を含みます）',
      '申告（銀行明細なし）',
    ].join('\n'),
  )
})

it('refuses a declaration that the book has overtaken', { tags: ['course'] }, async () => {
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  const draft = must(await write({ income: [{ label: '賃料', amount: 41_000 }] }))
  await classified(fundId, [{ kind: 'rent', amount: 40_000 }])
  await world.database.transaction().execute(async (transaction) => {
    // As a line that the bank told late, of a day within the period.
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const table of ['journal_entry', 'posting'])
      await sql`update ${sql.table(table)} set effective_at = '2026-10-30T10:00:00+09:00' where ${sql.ref(table === 'posting' ? 'entry_id' : 'id')}
        in (select entry_id from posting where account_kind = 'rent_income')`.execute(transaction)
  })
  expect(await publish(draft)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('下書きの後で帳簿が変わりました。'),
  })
})
