import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLegalDeadlines } from '../../../src/features/back-office/dashboard/legal-deadlines.ts'
import { joinAsMember, logIn, goodPassword } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'
import { fixDividend } from '../support/fixed-dividend.ts'

let world: World
let operator: Browser & { email: string }
let member: Browser & { email: string }
beforeAll(async () => {
  world = await createWorld()
  operator = await joinAsMember(world)
  await world.database.updateTable('member').set({ role: 'admin' }).where('email', '=', operator.email).execute()
  await operator.ask(logIn, { identifier: operator.email, password: goodPassword })
  member = await joinAsMember(world)
  const other = await joinAsMember(world, { sei: '鈴木', mei: '次郎' })
  // Fixed in the last seconds of the year in Japan, and paid in the next.
  await fixDividend(world, member.email, {
    gross: 50_001,
    withholding: 10_210,
    fixedAt: '2025-12-31T23:59:59+09:00',
    paidAt: '2026-01-15T10:00:00+09:00',
  })
  await fixDividend(world, member.email, {
    gross: 30_000,
    withholding: 6_126,
    fixedAt: '2026-01-01T00:00:00+09:00',
    paidAt: '2026-02-01T10:00:00+09:00',
  })
  await fixDividend(world, member.email, {
    gross: 30_000,
    withholding: 6_126,
    fixedAt: '2026-07-01T00:00:00+09:00',
    paidAt: null,
  })
  await fixDividend(world, other.email, {
    gross: 50_000,
    withholding: 10_210,
    fixedAt: '2026-07-01T00:00:00+09:00',
    paidAt: '2026-07-31T10:00:00+09:00',
  })
})
afterAll(() => world.close())

test('counts by member and year what was fixed, and asks for a report above 50,000 yen alone', async () => {
  const report = async (year: string) =>
    (
      await operator.ask(
        `{ adminPaymentReport(year: "${year}") { name dividend unpaid_dividend tax uncollected_tax contribution fixed_on is_required correction } }`,
      )
    ).data?.['adminPaymentReport']
  expect(await report('2025')).toEqual([
    {
      name: '山田 花子',
      dividend: 50_001,
      unpaid_dividend: 50_001,
      tax: 10_210,
      uncollected_tax: 10_210,
      contribution: 100_000,
      fixed_on: ['2025-12-31'],
      is_required: true,
      correction: null,
    },
  ])
  expect(await report('2026')).toEqual([
    {
      name: '山田 花子',
      dividend: 60_000,
      unpaid_dividend: 30_000,
      tax: 12_252,
      uncollected_tax: 6_126,
      contribution: 200_000,
      fixed_on: ['2026-01-01', '2026-07-01'],
      is_required: true,
      correction: null,
    },
    {
      name: '鈴木 次郎',
      dividend: 50_000,
      unpaid_dividend: 0,
      tax: 10_210,
      uncollected_tax: 0,
      contribution: 100_000,
      fixed_on: ['2026-07-01'],
      is_required: false,
      correction: null,
    },
  ])
})

test('a year in sums is its list added up', async () => {
  const totals = async (year: string) =>
    (
      await operator.ask(
        `{ adminPaymentReportTotals(year: "${year}") { people required dividend tax unpaid_dividend uncollected_tax } }`,
      )
    ).data?.['adminPaymentReportTotals']
  expect(await totals('2026')).toEqual({
    people: 2,
    required: 1,
    dividend: 110_000,
    tax: 22_462,
    unpaid_dividend: 30_000,
    uncollected_tax: 6_126,
  })
  expect(await totals('2024')).toEqual({
    people: 0,
    required: 0,
    dividend: 0,
    tax: 0,
    unpaid_dividend: 0,
    uncollected_tax: 0,
  })
})

test('the members’ own reports say the same to the yen', async () => {
  const { data } = await operator.ask(
    '{ adminAnnualFigures(year: "2026") { name dividend tax pay_amount loss unpaid_dividend uncollected_tax } }',
  )
  expect(data?.['adminAnnualFigures']).toEqual([
    {
      name: '山田 花子',
      dividend: 60_000,
      tax: 12_252,
      pay_amount: 47_748,
      loss: 0,
      unpaid_dividend: 30_000,
      uncollected_tax: 6_126,
    },
    {
      name: '鈴木 次郎',
      dividend: 50_000,
      tax: 10_210,
      pay_amount: 39_790,
      loss: 0,
      unpaid_dividend: 0,
      uncollected_tax: 0,
    },
  ])
  for (const year of ['2025', '2026']) {
    const own = (await member.ask(`{ annualReport(year: "${year}") { dividend tax unpaid_dividend uncollected_tax } }`))
      .data?.['annualReport']
    const rows = (
      await operator.ask(`{ adminPaymentReport(year: "${year}") { dividend tax unpaid_dividend uncollected_tax } }`)
    ).data?.['adminPaymentReport'] as unknown[]
    expect(own).toEqual(rows[0])
  }
})

test('the CSV has the tax agency’s columns, a row for each report that is due, and no formula', async () => {
  await world.database
    .updateTable('member')
    .set({ address: '=HYPERLINK("x")', zipcode: '1500002' })
    .where('email', '=', member.email)
    .execute()
  const { status, type, text } = await operator.download('/admin/export/payment-report/2026.csv')
  expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(text.startsWith('\uFEFF"法定資料の種類","整理番号1",')).toBe(true)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"0","08","'=HYPERLINK(""x"")","山田 花子","",60000,30000,12252,6126,200000,`)
  expect(lines[1]).toContain('"2026-01-01／2026-07-01"')
  const figures = await operator.download('/admin/export/annual-figures/2026.csv')
  expect(figures.text.split('\r\n')[1]).toMatch(/^"\d{8}","山田 花子",60000,12252,47748,0,30000,6126$/)
  const log = await world.database
    .selectFrom('audit_log')
    .select(['object_type', 'object_id'])
    .where('action', '=', 'figures.exported')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { object_type: 'payment-report', object_id: '2026' },
    { object_type: 'annual-figures', object_id: '2026' },
  ])
})

test('the deadlines count the same people, and 31 January moves to the next working day', async () => {
  const deadlines = (await listLegalDeadlines(world.services)).filter(({ kind }) => kind === 'payment_report')
  expect(deadlines).toEqual([
    {
      kind: 'payment_report',
      dueOn: '2027-02-01',
      title: '支払調書の提出（2026年分）',
      detail: '提出が必要な会員 1人（分配のあった会員 2人）',
      source: '所得税法225条',
    },
  ])
})

test('a year that is over is closed by its first file: what the members change afterwards does not change it', async () => {
  const rowsOf = async () =>
    (await operator.download('/admin/export/payment-report/2025.csv')).text.trimEnd().split('\r\n').slice(1)
  const first = await rowsOf()
  expect(first).toEqual([expect.stringMatching(/,"0","07",.*"山田 花子","",50001,50001,10210,10210,100000,/)])
  await world.database
    .updateTable('member')
    .set({ family_name: '佐々木', address: '大阪府大阪市中央区本町二丁目0-0' })
    .where('email', '=', member.email)
    .execute()
  expect(await rowsOf()).toEqual(first)
})

test('for everybody but an operator, and for years without figures, there is no such page', async () => {
  expect((await member.download('/admin/export/payment-report/2026.csv')).status).toBe(404)
  expect((await world.browser().download('/admin/export/payment-report/2026.csv')).status).toBe(404)
  for (const address of ['payment-report/2022.csv', 'payment-report/2099.csv', 'passwords/2026.csv']) {
    expect((await operator.download(`/admin/export/${address}`)).status).toBe(404)
  }
})
