import { check } from '../../../scripts/check-fund.mjs'
import { fundBook, held, sumOf } from '../rules/books.ts'
import { payAmount } from '../rules/distribution.ts'
import { addDays, dayText, daysInAll, startOf, yearOf } from '../rules/japan-time.ts'
import { at, sum, type Distribution, type Earning, type Model, type Share } from '../rules/model.ts'
import { distributionsOf } from '../rules/periods.ts'
import { recomputeCorrections, type OpenCorrections } from './corrections-in-data.ts'
import { asOperator } from './operators.ts'
import { Deviation, expectThat, hit, type World } from './world.ts'

/**
 * What is told of the books, recomputed from the model: each period's report, what a fund publishes of itself, and the papers of a tax year. To the yen.
 */
export async function recomputePapers(world: World): Promise<void> {
  const { model } = world
  for (const place of model.funds.keys()) {
    if (at(model.funds, place).workingSince === null) continue
    await recomputeReport(world, place)
    await recomputeOpenData(world, place)
  }
  const years = new Set([...model.shares.map(({ fixedAt }) => yearOf(fixedAt)), yearOf(model.now)])
  for (const year of years) await recomputeYear(world, year)
  await recomputeTax(world)
  hit(world, 'papers recomputed')
}

/** Product and model side by side, as JSON. */
function expectSame(what: string, told: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(told), JSON.stringify(expected)]
  expectThat(one === other, () => `${what}: the product tells ${one}, the model makes ${other}`)
}

async function askOperator<Data>(world: World, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data, code, message } = await client.ask<Data>(query, variables)
  if (data === null) throw new Deviation(`an operator was not told: ${code} ${message}`)
  return data
}

interface Lines {
  label: string
  amount: number
}

interface Books {
  income: Lines[]
  costs: Lines[]
  related_income: number
  balance_sheet: {
    assets: Lines[]
    debts: Lines[]
    investors: number
    own_parts: Lines[]
    undistributed: number
    total: number
  } | null
}

const words: Record<string, string> = {
  rent_income: '賃料収入',
  other_income: 'その他の収入',
  sale_proceeds: '売却収入',
  'cost:management': '管理費',
  'cost:utilities': '水道光熱費',
  'cost:repair': '修繕費',
  'cost:insurance': '保険料',
  'cost:public_dues': '公租公課',
  'cost:brokerage': '仲介手数料',
  'cost:registration': '登記費用',
  'cost:expert': '専門家報酬',
  'cost:appraisal': '鑑定費用',
  'cost:other': 'その他の費用',
  sale_cost: '売却原価',
}
const declaredWord = '申告による収入（明細なし）'

/** By kind, without what comes to nothing, in the order of the words above. */
function linesOf(earnings: readonly Earning[], isIncome: boolean): Lines[] {
  return Object.entries(words).flatMap(([account, label]) => {
    if (isIncome === (account.startsWith('cost') || account === 'sale_cost')) return []
    const amount = sum(
      earnings.filter((one) => one.account === account),
      (one) => one.amount,
    )
    return amount === 0 ? [] : [{ label, amount: isIncome ? amount : -amount }]
  })
}

/** What corrects an earlier period is told beside the period's own: together they are what was booked. */
const ofEarlier = '（前期の訂正）'
function withCorrections(lines: readonly Lines[]): Lines[] {
  const labels = [...new Set(lines.map(({ label }) => label.replace(ofEarlier, '')))]
  const known = Object.values(words)
  return labels
    .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
    .map((label) => ({
      label,
      amount: sum(
        lines.filter((line) => line.label.replace(ofEarlier, '') === label),
        ({ amount }) => amount,
      ),
    }))
    .filter(({ amount }) => amount !== 0)
}

const incomes = ['rent_income', 'other_income', 'sale_proceeds']

/** The property-management report of each distributed period, and of all days up to this one. */
async function recomputeReport(world: World, place: number): Promise<void> {
  const { model } = world
  const { id, operationStart } = at(model.funds, place)
  const today = dayText(model.now)
  const first = operationStart ?? today
  const own = model.earnings.filter(({ fund }) => fund === place)
  for (const { startOn, endOn } of [...distributionsOf(model, place), { startOn: first, endOn: today }]) {
    const { adminReportBooks: told } = await askOperator<{ adminReportBooks: Books }>(
      world,
      `query ($id: ID!, $from: Date!, $to: Date!) { adminReportBooks(project_id: $id, period_start: $from, period_end: $to) {
        income { label amount } costs { label amount } related_income
        balance_sheet { assets { label amount } debts { label amount } investors own_parts { label amount } undistributed total } } }`,
      { id: String(id), from: startOn, to: endOn },
    )
    // What came before the operation belongs to its first days.
    const from = startOn === first ? 0 : startOf(startOn)
    const days = own.filter((one) => one.at >= from && one.at < startOf(addDays(endOn, 1)))
    const related = days.filter(({ isRelated, account }) => isRelated && incomes.includes(account))
    expectSame(
      `the report of fund ${id} from ${startOn} to ${endOn}`,
      {
        income: withCorrections(told.income.filter(({ label }) => label !== declaredWord)),
        costs: withCorrections(told.costs),
        related: told.related_income,
      },
      { income: linesOf(days, true), costs: linesOf(days, false), related: sum(related, ({ amount }) => amount) },
    )
    if (endOn === today) recomputeBalance(model, id, told)
  }
}

/** What the book holds today. */
function recomputeBalance(model: Model, id: number, { balance_sheet: sheet }: Books): void {
  const { subordinated, fillIn, takenOver } = fundBook(id)
  const all = (lines: readonly Lines[] | undefined): number => sum(lines ?? [], ({ amount }) => amount)
  const assets = sumOf(model, id, ['bank', 'return_due', 'property'])
  const investors = -sumOf(model, id, ['deployed'])
  const own = held(model, subordinated) + held(model, fillIn) + held(model, takenOver)
  const undistributed = -sumOf(model, id, [
    'undistributed',
    'declared_income',
    'rent_income',
    'other_income',
    'sale_proceeds',
    'cost',
    'sale_cost',
  ])
  expectSame(
    `the balance sheet of fund ${id}`,
    {
      assets: all(sheet?.assets),
      debts: all(sheet?.debts),
      investors: sheet?.investors,
      own: all(sheet?.own_parts),
      undistributed: sheet?.undistributed,
      total: sheet?.total,
    },
    { assets, debts: assets - investors - own - undistributed, investors, own, undistributed, total: assets },
  )
}

interface OpenPeriod {
  number: number
  income: { rent: number; other: number; sale: number; related: number; related_sale: number } | null
  costs: { kind: string; yen: number }[] | null
  distribution: {
    total: number
    sale_profit: number
    fund_loss: number
    days: number
    cap: number
    dividend: number
    loss: number
    principal: number
  } | null
  sources: { rent: number; sale: number; reserve: number; declared: number } | null
  related_sources: { rent: number; sale: number; reserve: number; declared: number } | null
}

/** What anybody can read of the fund: by its own script, and by the model. */
async function recomputeOpenData(world: World, place: number): Promise<void> {
  const { model } = world
  const { id } = at(model.funds, place)
  const { status, body } = await world.visitor.download(`/open/funds/${id}.json`)
  expectThat(status === 200, () => `the data of fund ${id} were answered ${status}`)
  const data = JSON.parse(body) as { periods: OpenPeriod[] } & OpenCorrections
  const { problems } = check(data)
  expectThat(problems.length === 0, () => `the data of fund ${id} contradict themselves:\n${problems.join('\n')}`)
  recomputeCorrections(world, place, data)
  let before = 0
  for (const fixed of distributionsOf(model, place)) {
    const covered = data.periods.filter(({ number }) => number > before && number <= fixed.period)
    before = fixed.period
    const shares = model.shares.filter(({ distribution }) => at(model.distributions, distribution) === fixed)
    // Where nobody takes part any more, nothing is closed.
    if (shares.length === 0) continue
    expectSame(`the data of fund ${id}, period ${fixed.period}`, publishedOf(covered, fixed), madeOf(fixed, shares))
  }
}

function publishedOf(periods: readonly OpenPeriod[], { period }: Distribution): unknown {
  const own = periods.find(({ number }) => number === period)
  const income = (of: 'rent' | 'other' | 'sale' | 'related' | 'related_sale'): number =>
    sum(periods, (each) => each.income?.[of] ?? 0)
  const costs = (isSale: boolean): number =>
    sum(periods, (each) =>
      sum(
        (each.costs ?? []).filter(({ kind }) => (kind === 'sale_cost') === isSale),
        ({ yen }) => yen,
      ),
    )
  const {
    total,
    sale_profit: saleProfit,
    fund_loss: loss,
    days,
    cap,
    dividend,
    loss: lost,
    principal,
  } = own?.distribution ?? {}
  return {
    books: [income('rent') + income('other'), costs(false), income('sale'), costs(true), income('related_sale')],
    fixed: [total, saleProfit, loss, days, cap, dividend, lost, principal],
    // Without a dividend nothing is said of its sources.
    sources: [own?.sources, own?.related_sources].map((each) =>
      each ? [each.rent, each.sale, each.reserve, each.declared] : dividend === 0 ? [0, 0, 0, 0] : null,
    ),
  }
}

function madeOf(fixed: Distribution, shares: readonly Share[]): unknown {
  const { closing, startOn, endOn, total, saleProfit, loss, sources } = fixed
  const days = daysInAll(startOn, endOn)
  const invested = sum(shares, (share) => share.principal + share.loss)
  return {
    books:
      closing === null
        ? [0, 0, 0, 0, 0]
        : [closing.income, closing.costs, closing.sale, closing.saleCost, closing.relatedSale],
    fixed: [
      total,
      saleProfit,
      loss,
      days,
      fixed.cap,
      sum(shares, ({ gross }) => gross),
      sum(shares, (share) => share.loss),
      fixed.redeems ? invested - sum(shares, (share) => share.loss) : sum(shares, ({ principal }) => principal),
    ],
    sources: [
      [sources.rent.yen, sources.sale.yen, 0, sources.declared.yen],
      [sources.rent.related, sources.sale.related, 0, sources.declared.related],
    ],
  }
}

interface Year {
  member_id: string
  dividend: number
  tax: number
  unpaid_dividend: number
  uncollected_tax: number
}

/** The members' annual reports, and the statutory ones to the tax office. */
async function recomputeYear(world: World, year: number): Promise<void> {
  const { model } = world
  const told = await askOperator<{
    adminAnnualFigures: (Year & { pay_amount: number; loss: number })[]
    adminPaymentReport: (Year & { contribution: number })[]
  }>(
    world,
    `query ($year: String!) {
      adminAnnualFigures(year: $year) { member_id dividend tax unpaid_dividend uncollected_tax pay_amount loss }
      adminPaymentReport(year: $year) { member_id dividend tax unpaid_dividend uncollected_tax contribution } }`,
    { year: String(year) },
  )
  const endsAt = startOf(`${year + 1}-01-01`)
  const isLater = (instant: number | null): boolean => instant === null || instant >= endsAt
  const figures = model.members.flatMap(({ id }, member) => {
    const shares = model.shares.filter(
      ({ investment, fixedAt }) => at(model.investments, investment).member === member && yearOf(fixedAt) === year,
    )
    if (shares.length === 0) return []
    const paying = [...new Set(shares.filter(({ gross }) => gross > 0).map(({ investment }) => investment))]
    // What a payee's bank sends back later changes no year: its tax is withheld.
    const ofMember = {
      member_id: String(id),
      dividend: sum(shares, ({ gross }) => gross),
      tax: sum(shares, ({ tax }) => tax),
      unpaid_dividend: sum(
        shares.filter(({ withheldAt }) => isLater(withheldAt)),
        ({ gross }) => gross,
      ),
      uncollected_tax: sum(
        shares.filter(({ withheldAt }) => isLater(withheldAt)),
        ({ tax }) => tax,
      ),
    }
    const annual = { pay_amount: sum(shares, payAmount), loss: sum(shares, ({ loss }) => loss) }
    const statutory = { contribution: sum(paying, (investment) => at(model.investments, investment).amount) }
    return [{ ofMember, annual, statutory }]
  })
  const byMember = <Row extends { member_id: string }>(rows: readonly Row[]): Row[] =>
    rows.toSorted((one, other) => Number(one.member_id) - Number(other.member_id))
  expectSame(
    `the annual reports of ${year}`,
    byMember(told.adminAnnualFigures),
    byMember(figures.map(({ ofMember, annual }) => ({ ...ofMember, ...annual }))),
  )
  expectSame(
    `the payment reports of ${year}`,
    byMember(told.adminPaymentReport),
    byMember(
      figures
        .filter(({ ofMember }) => ofMember.dividend > 0)
        .map(({ ofMember, statutory }) => ({ ...ofMember, ...statutory })),
    ),
  )
}

/** What was withheld, by the month in which it first left. */
async function recomputeTax(world: World): Promise<void> {
  const { model } = world
  const { adminTaxMonths: told } = await askOperator<{
    adminTaxMonths: { month: string; count: number; dividend: number; tax: number }[]
  }>(world, '{ adminTaxMonths { month count dividend tax } }')
  const withheld = model.shares.flatMap((share) =>
    share.withheldAt === null || share.gross === 0 ? [] : [{ ...share, month: dayText(share.withheldAt).slice(0, 7) }],
  )
  const months = [...new Set(withheld.map(({ month }) => month))].toSorted().toReversed()
  expectSame(
    'the tax withheld',
    told,
    months.map((month) => {
      const own = withheld.filter((share) => share.month === month)
      return { month, count: own.length, dividend: sum(own, ({ gross }) => gross), tax: sum(own, ({ tax }) => tax) }
    }),
  )
}
