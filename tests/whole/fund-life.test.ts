import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { idOf } from '../../src/domain/id.ts'
import { launchBrowser } from '../support/browser.ts'
import { applyAndConfirm, pay } from '../support/investor.ts'
import { recordCompany } from '../support/record-company.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import { operatorViewer, secondOperator } from '../support/world-operators.ts'
import { agree } from '../e2e/steps/operator.ts'
import { seeToast } from '../e2e/support/person.ts'
import type { Visitor } from '../e2e/support/stage.ts'
import { courseLimit } from './support/course-limit.ts'
import { firstYear, purchase, running, sale, secondYear, sold } from './support/bank-lines.ts'
import {
  bookDeal,
  publishFund,
  reasonOfPrice,
  recordBuilding,
  recordDeal,
  seller,
  type Unit,
} from './support/found-fund.ts'
import {
  closeMonth,
  enterDividend,
  figure,
  openResults,
  payOut,
  payTax,
  play,
  proposeResult,
  recordDay,
  rowsOf,
  sitDown,
  classify,
  type Office,
} from './support/two-desks.ts'
import {
  balanceSheet,
  periodSheet,
  plannedRent,
  sum,
  wholeYield,
  type BankLine,
  type PeriodSheet,
} from './support/worksheet.ts'
import {
  expectAnnualReport,
  expectCard,
  expectFundPage,
  expectOpenFund,
  expectPack,
  expectReport,
  reasonOf,
} from './support/what-is-published.ts'
import { deliverReport, readAnnualReport, readOpenData, readPack, readReport } from './support/read-papers.ts'
import { readCard, readScreen } from '../support/screen-text.ts'

/**
 * The whole life of a small fund: from the purchase of two rooms to their sale and the last yen. Two operators work at their screens, the bank plays
 * tenants, an agent, an insurer, a craftsman and a buyer, and every figure that anybody is told is computed once more on a sheet that knows nothing of
 * the product.
 */

const units: readonly [Unit, Unit] = [
  {
    room: '201号室',
    ownPrice: 1_500_000,
    price: 1_600_000,
    tenant: { name: '青木 花子', isOurs: false, rent: 14_000 },
  },
  {
    room: '202号室',
    ownPrice: null,
    price: 1_360_000,
    tenant: { name: '日本松商事株式会社', isOurs: true, rent: 12_500 },
  },
]
const [broughtIn, bought] = units
const amounts = [1_000_000, 900_000, 400_000] as const
const total = 3_000_000
const subordinated = 500_000
const gap = total - subordinated - sum(amounts)
const property = sum(units.map(({ price }) => price))
const parts = { senior: sum(amounts), subordinated, fillIn: gap }
const monthlyRent = sum(units.map(({ tenant }) => tenant.rent))

const sheets = [
  periodSheet(firstYear, { from: '2026-04-20', until: '2027-04-19', rate: 630, investors: amounts, costOfSold: 0 }),
  periodSheet([...secondYear, ...sale], {
    from: '2027-04-20',
    until: '2027-05-20',
    rate: 630,
    investors: amounts,
    costOfSold: property,
  }),
] as const
const [first, last] = sheets
const plannedRents = sheets.map(({ from, until }) => plannedRent(monthlyRent, from, until))
/** Of each investor, what each period brought. */
const holdings = amounts.map((amount, place) => [
  { amount, dividend: first.dividends[place] ?? 0, principal: 0, fixedOn: '2027-04-26', payday: '2027-04-28' },
  { amount, dividend: last.dividends[place] ?? 0, principal: amount, fixedOn: '2027-05-21', payday: '2027-05-25' },
])

let world: World
let browser: Browser
let second: WorldMember
beforeAll(async () => {
  world = await openWorld()
  second = await secondOperator(world)
  // Nobody may publish a fund whose papers lack what the law asks to be told of the company.
  const [maker, checker] = [operatorViewer(world.operator), operatorViewer(second)]
  await recordCompany({ services: world.services, maker, checker })
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

let open: Visitor[] = []
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await Promise.allSettled(open.map((visitor, index) => visitor.screenshot(`fund-life-${index + 1}`)))
  const problems = open.flatMap((visitor) => visitor.problems)
  await Promise.all(open.map((visitor) => visitor.close()))
  open = []
  expect(problems).toEqual([])
})

const investors: { member: WorldMember; investId: string; amount: number }[] = []

async function invest(fundId: string, amount: number): Promise<void> {
  const member = await world.member()
  await member.query(`mutation { userBankAccount(input: {
    bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`)
  const { id, account } = await applyAndConfirm(member, { fundId: idOf<'fund'>(Number(fundId)), amount })
  await pay(world, account, amount)
  investors.push({ member, investId: id, amount })
}

/** Days pass, lines come; what no rule knows the operators classify, and two close a month now and then. */
async function live(office: Office, lines: readonly BankLine[], closed: Readonly<Record<string, string>>) {
  const days = [...new Set([...lines.map(({ on }) => on), ...Object.keys(closed)])].toSorted()
  for (const day of days) {
    await world.moveTo(`${day}T10:00:00+09:00`)
    const played = lines.filter(({ on }) => on === day)
    await play(world, played)
    for (const line of played) if (line.classified !== 'by a rule') await classify(office, line)
    const month = closed[day]
    if (month !== undefined) await closeMonth(office, month)
  }
}

/** As the operators see it before they enter a dividend: the contract's plan, the book, and what follows. */
const calculation = (sheet: PeriodSheet): Record<string, string[]> => ({
  賃料などの収入: ['—', figure(sheet.income), '—'],
  ...(sheet.relatedIncome > 0 && { 'うち当社・関係者から': ['—', figure(sheet.relatedIncome), '—'] }),
  費用: ['—', `−${figure(sheet.costs)}`, '—'],
  ...(sheet.costOfSold !== 0 && { 売却損益: ['—', figure(sheet.saleProfit), '—'] }),
  ...(sheet.saleExpenses !== 0 && { うち売却の費用: ['—', `−${figure(sheet.saleExpenses)}`, '—'] }),
  利益: ['—', figure(sheet.profit), '—'],
  '投資家への分配金（税引前）': [figure(sheet.cap), '—', figure(sheet.priority)],
  当社の取り分: ['—', '—', figure(sheet.operatorShare)],
})

/** Page, papers and published data after so many distributions, for everybody who reads them. */
async function expectPublished(fundId: string, count: number): Promise<void> {
  const published = sheets.slice(0, count)
  const [period = first] = published.slice(-1)
  const lines = [...firstYear, ...(count > 1 ? [...secondYear, ...sale] : [])]
  const balance = balanceSheet(
    lines,
    { earlier: published.slice(0, -1), period },
    { capital: total, fromOperator: broughtIn.price, property },
  )
  // Of the whole life: nobody knows it before the end.
  const rate = count === sheets.length ? wholeYield(published, amounts) : null
  expectFundPage(await readScreen(world.visitor(), `/projects/${fundId}`), published, parts, plannedRents)
  const { data } = await readOpenData(world.visitor(), fundId)
  expectOpenFund(data, published, { amounts, parts, principal: [0, sum(amounts)], rate })
  for (const [place, { member, investId }] of investors.entries()) {
    const own = (holdings[place] ?? []).slice(0, count)
    const [holding] = own.slice(-1)
    if (holding === undefined) return expect.fail('every investor has a share')
    expectReport(await readReport(member, investId), period, { balance, holding, composition: parts })
    expectCard(await readCard(member, investId), own)
    expectAnnualReport(await readAnnualReport(member, 2027), own)
  }
}

test(
  'a fund lives from the purchase of two rooms to their sale, and every figure is what the sheet says',
  async () => {
    const maker = await sitDown(world, browser, world.operator)
    const checker = await sitDown(world, browser, second)
    open.push(maker, checker)
    const place = await recordBuilding(maker, units)
    const office = await publishFund(maker, checker, {
      name: '第31号　白壁レジデンス',
      terms: {
        total,
        subordinated,
        rate: '6.3',
        months: 13,
        offered: ['2026-04-02T09:00', '2026-04-06T23:59'],
        closingDays: 1,
        works: ['2026-04-20', '2027-05-31'],
      },
      place,
      units,
    })
    const { fundId } = office
    const { page, press } = maker

    await world.moveTo('2026-04-02T10:00:00+09:00')
    for (const amount of amounts) await invest(fundId, amount)

    // Three have come; what they have left, the company takes.
    await world.moveTo('2026-04-10T10:00:00+09:00')
    await openResults(maker, fundId)
    await press(page.getByRole('radio', { name: `不足する${gap.toLocaleString('ja-JP')}円を当社が出資し、成立させる` }))
    await page.getByRole('textbox', { name: '理由 必須' }).fill('売買契約があるため。')
    await press(page.getByRole('button', { name: '決定を提案する' }))
    await seeToast(page, '提案しました。')
    await agree(checker, /第31号/)
    await openResults(maker, fundId)
    await press(page.getByRole('button', { name: '払い込みを提案する' }))
    await seeToast(page, '提案しました。')
    await agree(checker, /第31号.*へ当社が出資（劣後出資）/)

    // One room is bought from the company with the start, the other one from a stranger with the fund's own cash.
    await world.moveTo('2026-04-20T09:00:00+09:00')
    await recordDeal(maker, place, {
      room: broughtIn.room,
      on: '2026-04-20',
      price: broughtIn.price,
      from: /^当社$/,
      to: /^第31号/,
      reason: reasonOfPrice,
    })
    await recordDay(office, '運用開始日', '2026-04-20', broughtIn.price)
    await world.moveTo('2026-04-22T09:00:00+09:00')
    await recordDeal(maker, place, {
      room: bought.room,
      on: '2026-04-22',
      price: bought.price,
      from: new RegExp(seller),
      to: /^第31号/,
    })
    await live(office, purchase, {})
    await bookDeal(office, place, { what: '取得', price: bought.price })
    await live(office, running, { '2027-03-05': '2027年2月', '2027-04-20': '2027年3月' })
    await openResults(maker, fundId)
    expect(await rowsOf(page, /単位/)).toMatchObject(calculation(first))
    await world.moveTo('2027-04-22T10:00:00+09:00')
    await play(world, secondYear.slice(0, 1))
    await world.moveTo('2027-04-26T10:00:00+09:00')
    await enterDividend(office, { dividend: first.priority, payday: '2027-04-28', whyLess: reasonOf(first) })
    await live(office, secondYear.slice(1), {})
    await world.moveTo('2027-04-28T10:00:00+09:00')
    await payOut(office, first.paid - first.tax)
    await world.settle()
    await world.moveTo('2027-04-28T15:41:00+09:00')
    await world.settle()
    await world.expectSound()
    await world.moveTo('2027-05-06T10:00:00+09:00')
    await payTax(world, office, { month: '2027年4月', tax: first.tax })
    await deliverReport(maker, /^第31号/)
    await world.settle()
    await expectPublished(fundId, 1)

    await world.moveTo('2027-05-14T09:00:00+09:00')
    for (const [index, { room, price }] of sold.entries())
      await recordDeal(maker, place, {
        room,
        on: '2027-05-14',
        price,
        from: /^第31号/,
        to: index === 0 ? { newParty: '東海不動産株式会社' } : /東海不動産株式会社/,
      })
    await live(office, sale.slice(0, 1), {})
    for (const { price } of sold) await bookDeal(office, place, { what: '売却', price })
    await live(office, sale.slice(1), {})
    await world.expectSound()

    await world.moveTo('2027-05-21T10:00:00+09:00')
    await recordDay(office, '運用終了日', '2027-05-20')
    await openResults(maker, fundId)
    expect(await rowsOf(page, /単位/)).toMatchObject(calculation(last))
    await enterDividend(office, { dividend: last.priority, payday: '2027-05-25', whyLess: reasonOf(last) })
    await world.moveTo('2027-05-25T10:00:00+09:00')
    await payOut(office, sum(amounts) + last.paid - last.tax)
    await world.settle()
    await world.moveTo('2027-05-25T15:41:00+09:00')
    await world.settle()
    await openResults(maker, fundId)
    await world.expectSound()
    await proposeResult(office, '当社の出資の返還を提案する', /当社の出資を返還/)
    await proposeResult(office, '当社の取り分の受け取りを提案する', /取り分/)
    await world.moveTo('2027-06-01T10:00:00+09:00')
    await payTax(world, office, { month: '2027年5月', tax: last.tax })
    for (const month of ['2027年4月', '2027年5月']) await closeMonth(office, month)
    await proposeResult(office, '清算結了の記録を提案する', /清算/)
    await openResults(maker, fundId)
    await deliverReport(maker, /^第31号/)
    await world.settle()
    await expectPublished(fundId, 2)
    expectPack(await readPack(maker), sheets, { amounts, taxes: sheets.map(({ tax }) => tax) })
    await world.expectSound()
  },
  courseLimit,
)
