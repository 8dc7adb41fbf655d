import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertApplication, insertFund } from '../support/deposit-rows.ts'
import { joinAsMember, logIn, goodPassword } from './account-people.ts'
import { createWorld, type Browser, type World } from './account-world.ts'

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
  await fix(member.email, { gross: 50_001, withholding: 10_210, fixedAt: '2025-12-31T23:59:59+09:00', paidAt: '2026-01-15T10:00:00+09:00' })
  await fix(member.email, { gross: 30_000, withholding: 6_126, fixedAt: '2026-01-01T00:00:00+09:00', paidAt: '2026-02-01T10:00:00+09:00' })
  await fix(member.email, { gross: 30_000, withholding: 6_126, fixedAt: '2026-07-01T00:00:00+09:00', paidAt: null })
  await fix(other.email, { gross: 50_000, withholding: 10_210, fixedAt: '2026-07-01T00:00:00+09:00', paidAt: '2026-07-31T10:00:00+09:00' })
})
afterAll(() => world.close())

async function fix(email: string, share: { gross: number; withholding: number; fixedAt: string; paidAt: string | null }): Promise<void> {
  const fundId = await insertFund(world.database, {})
  const { id: memberId } = await world.database.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const investmentId = await insertApplication(world.services, { fundId, memberId, amount: 100_000 })
  const { id } = await world.database.insertInto('distribution').values({ fund_id: fundId, total_dividend: share.gross, fixed_at: share.fixedAt }).returning('id').executeTakeFirstOrThrow()
  await world.database.insertInto('distribution_share').values({ distribution_id: id, investment_id: investmentId, gross: share.gross, withholding: share.withholding, paid_at: share.paidAt }).execute()
}

test('counts by member and year what was fixed, and asks for a report above 50,000 yen alone', async () => {
  const report = async (year: string) => (await operator.ask(`{ adminPaymentReport(year: "${year}") { name dividend tax contribution fixed_on is_required } }`)).data?.['adminPaymentReport']
  expect(await report('2025')).toEqual([{ name: '山田 花子', dividend: 50_001, tax: 10_210, contribution: 100_000, fixed_on: ['2025-12-31'], is_required: true }])
  expect(await report('2026')).toEqual([
    { name: '山田 花子', dividend: 60_000, tax: 12_252, contribution: 200_000, fixed_on: ['2026-01-01', '2026-07-01'], is_required: true },
    { name: '鈴木 次郎', dividend: 50_000, tax: 10_210, contribution: 100_000, fixed_on: ['2026-07-01'], is_required: false },
  ])
})

test('a year in sums is its list added up', async () => {
  const totals = async (year: string) => (await operator.ask(`{ adminPaymentReportTotals(year: "${year}") { people required dividend tax } }`)).data?.['adminPaymentReportTotals']
  expect(await totals('2026')).toEqual({ people: 2, required: 1, dividend: 110_000, tax: 22_462 })
  expect(await totals('2024')).toEqual({ people: 0, required: 0, dividend: 0, tax: 0 })
})

test('the year’s figures count what was paid', async () => {
  const { data } = await operator.ask('{ adminAnnualFigures(year: "2026") { name dividend tax pay_amount loss } }')
  expect(data?.['adminAnnualFigures']).toEqual([
    { name: '山田 花子', dividend: 80_001, tax: 16_336, pay_amount: 63_665, loss: 0 },
    { name: '鈴木 次郎', dividend: 50_000, tax: 10_210, pay_amount: 39_790, loss: 0 },
  ])
})

test('the CSV has the tax agency’s columns, a row for each report that is due, and no formula', async () => {
  await world.database.updateTable('member').set({ address: '=HYPERLINK("x")', zipcode: '1500002' }).where('email', '=', member.email).execute()
  const { status, type, text } = await operator.download('/admin/export/payment-report/2026.csv')
  expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(text.startsWith('\uFEFF"法定資料の種類","整理番号1",')).toBe(true)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"0","08","'=HYPERLINK(""x"")","山田 花子","",60000,12252,200000,`)
  expect(lines[1]).toContain('"2026-01-01／2026-07-01"')
  const figures = await operator.download('/admin/export/annual-figures/2026.csv')
  expect(figures.text.split('\r\n')[1]).toMatch(/^"\d{8}","山田 花子",80001,16336,63665,0$/)
  const log = await world.database.selectFrom('audit_log').select(['object_type', 'object_id']).where('action', '=', 'figures.exported').orderBy('id').execute()
  expect(log).toEqual([{ object_type: 'payment-report', object_id: '2026' }, { object_type: 'annual-figures', object_id: '2026' }])
})

test('for everybody but an operator, and for years without figures, there is no such page', async () => {
  expect((await member.download('/admin/export/payment-report/2026.csv')).status).toBe(404)
  expect((await world.browser().download('/admin/export/payment-report/2026.csv')).status).toBe(404)
  for (const address of ['payment-report/2022.csv', 'payment-report/2099.csv', 'passwords/2026.csv']) {
    expect((await operator.download(`/admin/export/${address}`)).status).toBe(404)
  }
})
