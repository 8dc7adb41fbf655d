// Recomputes what a fund's page publishes of its distributions, with nothing but Node: periods, caps, everybody's share, where each 100 yen came from, yields.
//   node scripts/check-fund.mjs fund.json              the file that the fund's page links to
//   node scripts/check-fund.mjs https://example.jp 12  fund 12, asked from the site
//   node scripts/check-fund.mjs fund.json lines.csv    with lists of a period's lines, which investors of the fund can take from their page
// It shows that the figures follow from each other and from the contract. It cannot show that a payer is who the bank names, or that a price is fair.
const dayLength = 86_400_000
const sum = (values) => values.reduce((all, value) => all + BigInt(value), 0n)
const floored = (numerator, denominator) => {
  const quotient = numerator / denominator
  return numerator % denominator !== 0n && numerator < 0n ? quotient - 1n : quotient
}
const above = (value, limit) => (value > limit ? value - limit : 0n)
/** Up to the period, since the last one before it that had a distribution: what its own is made of. Terms of a fund that renews itself stand alone. */
function coveredBy({ plan, periods }, { number }) {
  const before =
    periods.findLast((period) => period.number < number && (plan.auto_renewal || period.distribution !== null))
      ?.number ?? 0
  return periods.filter((period) => period.number > before && period.number <= number)
}

/** Days of operation, both ends counted. */
const daysOf = ({ start_on: first, end_on: last }) =>
  BigInt(Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1)

/** Of 100, by largest remainder, the first of equals first. */
function perHundred(sources) {
  const names = Object.keys(sources)
  const all = sum(Object.values(sources))
  const parts = names.map((name, place) => ({
    name,
    place,
    yen: (BigInt(sources[name]) * 100n) / all,
    rest: (BigInt(sources[name]) * 100n) % all,
  }))
  let left = 100n - sum(parts.map(({ yen }) => yen))
  for (const part of parts.toSorted((one, other) =>
    one.rest === other.rest ? one.place - other.place : one.rest < other.rest ? 1 : -1,
  )) {
    if (left === 0n) break
    part.yen += 1n
    left -= 1n
  }
  return Object.fromEntries(parts.map(({ name, yen }) => [name, yen]))
}

/** @returns what agrees and what does not, in words. */
export function check(fund) {
  const agrees = []
  const problems = []
  const compare = (what, published, computed) => {
    if (published !== null && published !== undefined && BigInt(published) === BigInt(computed)) agrees.push(what)
    else problems.push(`${what}: the page says ${published}, the figures make ${computed}`)
  }
  if (fund.schema_version !== 14)
    return { agrees, problems: [`this script knows version 14 of the data, not ${fund.schema_version}`] }
  checkRecords(fund, compare, problems)
  checkDayChanges(fund, problems)
  for (const period of fund.periods) checkPeriod(fund, period, compare, problems)
  for (const period of fund.periods) checkCorrected(fund, period, compare, problems)
  checkPlanAndRecord(fund, compare, problems)
  for (const { dividend, sources } of fund.taken_back)
    compare('a dividend that was taken back: its sources', dividend, sum(Object.values(sources)))
  checkSupplements(fund, compare, problems)
  checkLateClosings(fund, compare, problems)
  checkReturnedIncome(fund, problems)
  checkLineage(fund, compare, problems)
  checkTakings(fund, problems)
  checkYields(fund, compare)
  return { agrees, problems }
}

function checkRecords({ plan, composition, status, periods }, compare, problems) {
  for (const [place, row] of composition.entries()) {
    compare(
      `composition ${place + 1} is the whole fund`,
      sum([row.senior, row.subordinated, row.fill_in, row.taken_over]),
      plan.fund_total,
    )
    compare(`composition ${place + 1}: the operator's published part`, row.subordinated, plan.subordinated)
    if (row.cause !== 'investors_left' && place === 0)
      compare(`composition ${place + 1}: nothing is taken over at the close`, row.taken_over, 0)
  }
  for (const list of [status, composition])
    if (list.some(({ at }, place) => place > 0 && Date.parse(at) < Date.parse(list[place - 1].at)))
      problems.push('records are not in the order of time')
  for (const [place, period] of periods.entries()) {
    compare(`period ${place + 1}: its number`, period.number, place + 1)
    if (place > 0 && Date.parse(period.start_on) - Date.parse(periods[place - 1].end_on) !== dayLength)
      problems.push(`period ${period.number} does not begin the day after the one before`)
  }
}

/** Each changed day goes on from the one before it, and the last one is the day by which the periods count. */
function checkDayChanges({ plan, periods, day_changes: changes }, problems) {
  if (changes.some(({ changed_at: at }, place) => place > 0 && Date.parse(at) < Date.parse(changes[place - 1].changed_at)))
    problems.push('changed days are not in the order of time')
  for (const change of changes) {
    if (change.from === change.to) problems.push(`a changed day (${change.point}) is the one before`)
    if (change.point === 'early_end' && change.to >= change.from)
      problems.push(`an end of ${change.to} is not before its plan, ${change.from}`)
    if (change.words.trim() === '') problems.push(`a changed day (${change.point}) has no reason`)
  }
  for (const point of ['start', 'end', 'term']) {
    const own = changes.filter((change) => change.point === point)
    for (const [place, { from }] of own.entries())
      // An end that was taken out was recorded anew before it changed again.
      if (place > 0 && own[place - 1].to !== null && own[place - 1].to !== from)
        problems.push(`a changed day (${point}) does not go on from ${own[place - 1].to}`)
  }
  const last = (point) => changes.findLast((change) => change.point === point)?.to ?? null
  const [first, end] = [periods[0], last('end')]
  if (last('start') !== null && first !== undefined && first.start_on !== last('start'))
    problems.push(`the first period begins on ${first.start_on}, the changed start is ${last('start')}`)
  if (end !== null && !plan.auto_renewal && periods.some(({ end_on: on }) => on > end))
    problems.push(`a period goes beyond ${end}, the changed end`)
}

/** Less than planned, or than the books gave, has its reason; both sums are those that follow from the period. */
function checkWhyLess(fund, period, { cap, quarter }, compare, problems) {
  checkRelatedCosts(period, problems)
  const { distribution } = period
  const less = distribution.why_less
  if (less === null) return
  const of = (what) => `period ${period.number}: ${what}`
  compare(of('plan of the dividend'), less.planned, cap + quarter)
  const given = BigInt(distribution.computed_quarter ?? 0)
  const most = cap + (given > quarter ? given : quarter)
  if (less.computed > most || (distribution.total >= less.planned && distribution.total >= (less.computed ?? 0)))
    problems.push(of('the dividend is not smaller than what it is compared with'))
  const covered = coveredBy(fund, period)
  // What was lost before comes first, and a sale of a renewing fund is shared apart: then the books' sum does not follow from these periods alone.
  const followsFromPeriods =
    !fund.plan.auto_renewal && fund.periods.every(({ number, profit }) => number >= covered[0].number || profit >= 0)
  if (less.computed === null || period.income === null || !followsFromPeriods) return
  const booked = covered.filter(({ income }) => income !== null)
  const earned = above(sum(booked.map(({ profit, income }) => BigInt(profit) - BigInt(income.declared))), 0n)
  compare(of('dividend by the books'), less.computed, earned < cap ? earned : cap)
}

/** Costs to the operator and related parties are told where costs are; a period's list of lines recomputes them. Corrections of earlier periods may take some back. */
function checkRelatedCosts({ number, costs, corrections, related_costs: related, accrued_costs: accrued }, problems) {
  if ((costs === null) !== (related === null) || (costs === null) !== (accrued === null))
    problems.push(`period ${number}: costs to related parties are not told with its costs`)
  else if (!corrections?.length && (related < 0 || accrued < 0))
    problems.push(`period ${number}: costs to related parties are less than nothing`)
}

function checkPeriod(fund, period, compare, problems) {
  const of = (what) => `period ${period.number}: ${what}`
  if (period.income !== null) {
    const { rent, other, sale, declared, related, related_sale: relatedSale } = period.income
    // Corrections of earlier periods may have taken back what others had paid.
    if (!period.corrections?.length && (related > Math.max(0, rent + other) || relatedSale > sale))
      problems.push(of('related parties paid more than came in'))
    compare(
      of('income less costs'),
      period.profit,
      sum([rent, other, sale, declared]) - sum(period.costs.map(({ yen }) => yen)),
    )
  }
  const { distribution } = period
  if (distribution === null) {
    if (period.sources !== null || period.of_100_yen !== null)
      problems.push(of('sources are told of a dividend that is not fixed'))
    return
  }
  const { holdings } = distribution
  const all = (key) => sum(holdings.map((each) => BigInt(each[key]) * BigInt(each.investors)))
  const days = daysOf({ start_on: coveredBy(fund, period)[0].start_on, end_on: period.end_on })
  const invested = all('amount')
  const cap = floored(invested * BigInt(fund.plan.planned_rate_bp) * days, 3_650_000n)
  const quarter = floored(BigInt(distribution.sale_profit) * 25n, 100n)
  const before = fund.composition.findLast(
    ({ at, senior }) =>
      Date.parse(at) < Date.parse(distribution.fixed_at) ||
      (at === distribution.fixed_at && BigInt(senior) === invested),
  )
  compare(of('days of operation'), distribution.days, days)
  compare(of('invested'), distribution.invested, invested)
  compare(of('invested is what investors have in the fund'), before?.senior, invested)
  compare(of("contract's cap"), distribution.cap, cap)
  compare(of("quarter of the sale's profit"), distribution.sale_quarter, quarter)
  compare(of('above cap and quarter'), distribution.above_cap, above(BigInt(distribution.total), cap + quarter))
  compare(of('sum of dividends'), distribution.dividend, all('dividend'))
  compare(of('sum of losses'), distribution.loss, all('loss'))
  compare(of('sum of principal'), distribution.principal, all('principal'))
  checkWhyLess(fund, period, { cap, quarter }, compare, problems)
  compare(of('what flooring leaves'), distribution.left_with_operator, BigInt(distribution.total) - all('dividend'))
  const cushion = before === undefined ? 0n : sum([before.subordinated, before.fill_in, before.taken_over])
  const loss = above(BigInt(distribution.fund_loss), cushion)
  for (const { amount, dividend, loss: lost, principal } of holdings) {
    const share = (whole) => floored(BigInt(whole) * BigInt(amount), invested)
    compare(of(`dividend of ${amount} yen`), dividend, share(distribution.total))
    compare(of(`loss of ${amount} yen`), lost, share(loss))
    if (principal !== 0 || !(fund.plan.auto_renewal || fund.periods.at(-1) !== period))
      compare(of(`principal of ${amount} yen`), principal, BigInt(amount) - BigInt(lost))
  }
  checkSources(fund, period, all('dividend'), compare, problems)
}

function checkSources(fund, period, dividend, compare, problems) {
  const of = (what) => `period ${period.number}: ${what}`
  const { sources, related_sources: related, of_100_yen: parts } = period
  if (sources === null) {
    if (parts !== null || related !== null || period.checked_by_bank_percent !== null)
      problems.push(of('parts are told without their sources'))
    return
  }
  compare(of('sources are the whole dividend'), sum(Object.values(sources)), dividend)
  const computed = perHundred(sources)
  for (const [name, yen] of Object.entries(computed)) compare(of(`of 100 yen from ${name}`), parts[name], yen)
  compare(of('of 100 yen from principal'), parts.principal, 0)
  compare(
    of('of 100 yen from the operator and related parties'),
    period.related_of_100_yen,
    share(100n, sum(Object.values(related)), dividend),
  )
  compare(
    of('percent that lines of the bank stand behind'),
    period.checked_by_bank_percent,
    floored((dividend - BigInt(sources.declared)) * 100n, dividend),
  )
  if (Object.values(sources).some((yen) => yen < 0)) problems.push(of('a source below zero'))
  checkEarned(coveredBy(fund, period), { sources, related, given: period.distribution.computed_quarter, of }, compare, problems)
}

/** Plan and record side by side are the figures that the periods tell, and what the plan makes of what investors have in the fund. */
function checkPlanAndRecord({ plan, periods, composition, plan_and_record: told }, compare, problems) {
  for (const [place, { number, start_on: startOn, end_on: endOn, state, rows }] of told.entries()) {
    const of = (what) => `plan and record ${place + 1}: ${what}`
    compare(of('its number'), number, place + 1)
    const period = periods.find((one) => one.number === number)
    if (period === undefined ? state !== 'planned' : state === 'planned' || period.start_on !== startOn || period.end_on !== endOn)
      problems.push(of('it is not the period of that number'))
    const spent = (isSale) =>
      sum((period?.costs ?? []).filter(({ kind }) => (kind === 'sale_cost') === isSale).map(({ yen }) => yen))
    const [income, expenses] = [period?.income ?? null, BigInt(period?.sale_expenses ?? 0)]
    const recorded = {
      rent: income?.rent,
      other_income: income?.other,
      costs: income && spent(false) - expenses,
      sale: income && BigInt(income.sale) - spent(true) - expenses,
      dividend: period?.distribution?.dividend,
    }
    const invested = composition.at(-1)?.senior ?? 0
    const atPlannedRate = floored(BigInt(invested) * BigInt(plan.planned_rate_bp) * daysOf({ start_on: startOn, end_on: endOn }), 3_650_000n)
    const planned = {
      rent: period === undefined ? null : period.planned_rent,
      dividend: state === 'closed' ? period?.distribution?.cap : atPlannedRate,
    }
    for (const row of rows) {
      if (row.recorded !== null) compare(of(`${row.item} recorded`), row.recorded, recorded[row.item] ?? -1)
      if (row.recorded !== null && state !== 'closed') problems.push(of(`${row.item} is told of an open period`))
      if (row.planned !== null && (period !== undefined || row.item !== 'rent'))
        compare(of(`${row.item} planned`), row.planned, planned[row.item] ?? -1)
      if (row.planned !== null && row.recorded !== null)
        compare(of(`${row.item}: record less plan`), row.difference, BigInt(row.recorded) - BigInt(row.planned))
      else if (row.difference !== null) problems.push(of(`${row.item} has a difference without plan and record`))
    }
  }
}

/** A period of which something was corrected after its closing: its books and sources by the lines as they are told now. */
function checkCorrected(fund, period, compare, problems) {
  checkAnew(
    {
      of: (what) => `period ${period.number} was corrected: ${what}`,
      corrections: fund.corrections.filter((correction) => correction.period === period.number),
      closedAt: period.distribution?.fixed_at,
      corrected: period.corrected,
      sources: period.sources,
      told: bookedOf(coveredBy(fund, period)),
      saleQuarter: period.distribution?.computed_quarter,
    },
    compare,
    problems,
  )
}

/** What was closed was corrected since: its books and the sources of its dividend, after what restored lost principal, by the lines as they are told now. */
function checkAnew({ of, corrections, closedAt, corrected, sources: paid, told, saleQuarter, restored }, compare, problems) {
  if (corrections.some(({ recorded_at: at }) => Date.parse(at) < Date.parse(closedAt ?? at)))
    problems.push(of('before it was closed'))
  if (corrected === null) {
    if (corrections.length > 0 && paid !== null) problems.push(of('its sources are not published anew'))
    return
  }
  if (corrections.length === 0) problems.push(of('and no correction is told'))
  const change = (counts) =>
    sum(corrections.flatMap(({ after }) => after.filter(counts).map(({ yen }) => yen))) -
    sum(corrections.flatMap(({ before }) => before.filter(counts).map(({ yen }) => yen)))
  const isEarned = ({ kind }) => kind === 'rent_income' || kind === 'other_income'
  const isRelated = ({ payer }) => payer === 'related_party'
  const isPrice = ({ kind }) => told.isSold && kind === 'sale_proceeds'
  const isOfSale = ({ kind, of_sale: ofSale }) => told.isSold && (kind === 'sale_cost' || ofSale)
  const isCost = (part) => COSTS.includes(part.kind) && !isOfSale(part)
  const books = {
    income: told.income + change(isEarned),
    related_income: told.related_income + change((part) => isEarned(part) && isRelated(part)),
    costs: told.costs - change(isCost),
    related_costs: told.related_costs - change((part) => COSTS.includes(part.kind) && isRelated(part)),
    sale_proceeds: told.sale_proceeds + change(isPrice),
    related_sale: told.related_sale + change((part) => isPrice(part) && isRelated(part)),
    sale_cost: told.sale_cost - change(isOfSale),
  }
  for (const [name, yen] of Object.entries(books)) compare(of(name), corrected.books[name], yen)
  const { sources, related_sources: related, of_100_yen: parts } = corrected
  const dividend = sum(Object.values(paid))
  const booked = dividend - BigInt(paid.declared)
  const [rents, sale] = [books.income - books.costs, books.sale_proceeds - books.sale_cost]
  const covered = least(booked, above(rents + sale, BigInt(restored ?? 0)))
  // What one of the two lacks, the other makes good; the investors' quarter comes from the sale alone, and then the rents go first.
  const fromRents = above(rents + least(sale, 0n), 0n)
  const fromSale = above(sale + least(rents, 0n), 0n)
  const quarter = least(BigInt(saleQuarter ?? 0), least(covered, fromSale))
  const rent = least(covered - quarter, fromRents)
  const anew = { rent, sale: covered - rent, reserve: 0n, declared: paid.declared, uncovered: booked - covered }
  for (const [name, yen] of Object.entries(anew)) compare(of(`its dividend from ${name}`), sources[name], yen)
  compare(of('paid by related parties, of rents'), related.rent, relatedOf(rent, books.related_income, books.income))
  compare(of('paid by related parties, of the sale'), related.sale, relatedOf(anew.sale, books.related_sale, books.sale_proceeds))
  compare(of('of what nothing stands behind'), related.uncovered, sources.uncovered)
  for (const [name, yen] of Object.entries(perHundred(sources))) compare(of(`of 100 yen from ${name}`), parts[name], yen)
  compare(
    of('percent that lines of the bank stand behind'),
    corrected.checked_by_bank_percent,
    floored(covered * 100n, dividend),
  )
  compare(
    of('of 100 yen from the operator and related parties'),
    corrected.related_of_100_yen,
    share(100n, sum(Object.values(related)), dividend),
  )
}

const COSTS = 'management utilities repair insurance public_dues brokerage registration expert appraisal interest other'.split(' ')
const least = (one, other) => (one < other ? one : other)

/** What these periods were told to have earned and spent; a sale's own costs are the sale's, where it is sold. */
function bookedOf(periods) {
  const booked = periods.filter(({ income }) => income !== null)
  const all = (...kinds) => sum(booked.flatMap(({ income }) => kinds.map((kind) => income[kind])))
  const spent = (isSale) =>
    sum(booked.flatMap(({ costs }) => costs.filter(({ kind }) => (kind === 'sale_cost') === isSale).map(({ yen }) => yen)))
  const expenses = sum(booked.map(({ sale_expenses: yen }) => yen))
  return {
    income: all('rent', 'other'),
    related_income: all('related'),
    costs: spent(false) - expenses,
    related_costs: sum(booked.map(({ related_costs: yen }) => yen)),
    sale_proceeds: all('sale'),
    related_sale: all('related_sale'),
    sale_cost: spent(true) + expenses,
    isSold: spent(true) !== 0n,
    expenses,
  }
}

/** What is told to come from rents or a sale was earned by them, and as much of it was paid by the operator or a related party as of all that came in. */
function checkEarned(periods, { sources, related, given, of }, compare, problems) {
  const told = bookedOf(periods)
  if (BigInt(given ?? 0) > floored(above(told.sale_proceeds - told.sale_cost, 0n) * 25n, 100n))
    problems.push(of("the books gave more than a quarter of the sale's profit"))
  if (!told.isSold) compare(of('costs of a sale where nothing was sold'), told.expenses, 0)
  if (BigInt(sources.rent) > above(told.income - told.costs, 0n))
    problems.push(of('more comes from rents than they brought'))
  if (BigInt(sources.sale) > above(told.sale_proceeds - told.sale_cost, 0n))
    problems.push(of('more comes from the sale than it brought'))
  const [rent, sale] = [BigInt(sources.rent), BigInt(sources.sale)]
  compare(of('paid by related parties, of rents'), related.rent, relatedOf(rent, told.related_income, told.income))
  compare(of('paid by related parties, of the sale'), related.sale, relatedOf(sale, told.related_sale, told.sale_proceeds))
  compare(of('paid by related parties, of the reserve'), related.reserve, 0)
  compare(of("declared is the operator's own money"), related.declared, sources.declared)
}

/** Of a source's part, what the operator or a related party paid: all where corrections of earlier periods took back what others had. */
const relatedOf = (part, related, all) => (part === 0n || related <= 0n ? 0n : all <= related ? part : share(part, related, all))

/** Rounded up, so that not a yen goes unseen. */
const share = (yen, part, all) => (all === 0n ? 0n : -floored(-yen * part, all))

/**
 * What came in after the last period made good first what those had lost who had their principal back, each with his part of what was lost. What is left once
 * nothing is lost went to them as far as the dividends of the term lay below the contract's cap, each with his part of what all had put in.
 */
function checkSupplements(fund, compare, problems) {
  const { periods, supplementary_distributions: supplements = [] } = fund
  const last = periods.findLast(({ distribution }) => distribution !== null)
  const ended = last?.distribution
  let [given, restored] = [0n, 0n]
  for (const [place, late] of supplements.entries()) {
    const of = (what) => `supplementary distribution ${place + 1}: ${what}`
    if (ended === undefined || Date.parse(late.fixed_at) < Date.parse(ended.fixed_at)) {
      problems.push(of('the principal has not gone back before'))
      continue
    }
    const result = BigInt(late.income) - BigInt(late.costs) + BigInt(late.sale_proceeds) - BigInt(late.sale_cost)
    compare(of('income less costs'), late.result, result)
    const lost = BigInt(late.lost ?? 0)
    if (late.reversed_at === null) {
      compare(of('what the cap leaves'), late.short_of_cap, shortOfCap(fund, given, late.cap_until))
      if (late.cap_until !== null && late.cap_until > last.end_on && late.cap_until > ended.payday)
        problems.push(of('the cap runs on after the principal has gone back'))
      compare(of('what is lost'), lost, BigInt(ended.loss) - restored)
    }
    const restoring = least(result, lost)
    compare(of('its total'), late.total, restoring === lost ? least(result - lost, BigInt(late.short_of_cap)) : 0n)
    const all = (key) => sum(late.holdings.map((each) => BigInt(each[key] ?? 0) * BigInt(each.investors)))
    compare(of('the money of those who had their principal back'), ended.invested, all('amount'))
    compare(of('what each of them had lost'), lost, all('lost'))
    for (const { amount, dividend, lost: own = 0, restored: back = 0 } of late.holdings) {
      compare(of(`dividend of ${amount} yen`), dividend, floored(BigInt(late.total) * BigInt(amount), all('amount')))
      compare(of(`principal restored to ${amount} yen`), back, lost === 0n ? 0n : floored(restoring * BigInt(own), lost))
    }
    compare(of('sum of dividends'), late.dividend, all('dividend'))
    compare(of('sum of what is restored'), late.restored ?? 0, all('restored'))
    compare(of("the operator's part"), late.operator_share, result - all('dividend') - all('restored'))
    compare(of('sources'), late.dividend, sum(Object.values(late.sources)))
    for (const [name, yen] of Object.entries(late.related_sources))
      if (yen > late.sources[name]) problems.push(of(`related parties paid more than came from ${name}`))
    if (late.reversed_at !== null) continue
    given += BigInt(late.total)
    restored += all('restored')
  }
}

/**
 * What the dividends of the term lay below the contract's cap: of a fund that renews itself those of its last term, of every other those of all periods. Rents
 * of months after the end let the cap of the last one run until then.
 */
function shortOfCap(fund, given, until = null) {
  const fixed = fund.periods.filter(({ distribution }) => distribution !== null)
  const term = fund.plan.auto_renewal ? fixed.slice(-1) : fixed
  const capOf = (period) => {
    if (period !== term.at(-1) || until === null || until <= period.end_on) return BigInt(period.distribution.cap)
    const days = daysOf({ start_on: coveredBy(fund, period)[0].start_on, end_on: until })
    return floored(BigInt(period.distribution.invested) * BigInt(fund.plan.planned_rate_bp) * days, 3_650_000n)
  }
  const caps = term.map((period) => capOf(period) + BigInt(period.distribution.sale_quarter))
  return above(sum(caps), sum(term.map(({ distribution }) => BigInt(distribution.total))) + given)
}

const LATE_BOOKS = ['income', 'related_income', 'costs', 'sale_proceeds', 'related_sale', 'sale_cost']

/**
 * What came in after the last period went to investors and the operator, and to nobody else. Where a supplementary distribution gave it out, both say the same; what
 * was corrected of it since is told beside.
 */
function checkLateClosings({ supplementary_distributions: supplements, late_closings: closings, corrections }, compare, problems) {
  for (const [place, closing] of closings.entries()) {
    const of = (what) => `late closing ${place + 1}: ${what}`
    compare(of('its number'), closing.number, place + 1)
    const [income, costs] = [BigInt(closing.income) + BigInt(closing.sale_proceeds), BigInt(closing.costs) + BigInt(closing.sale_cost)]
    compare(of('income less costs'), closing.result, income - costs)
    compare(of('what investors and the operator got'), closing.result, BigInt(closing.to_investors) + BigInt(closing.to_operator))
    if (place > 0 && Date.parse(closing.closed_at) < Date.parse(closings[place - 1].closed_at)) problems.push(of('it is not in the order of time'))
    const late = closing.supplementary_distribution === null ? null : supplements[closing.supplementary_distribution - 1]
    const own = corrections.filter((correction) => correction.late_closing === closing.number)
    if (late === null) {
      compare(of('what investors got without a distribution'), closing.to_investors, 0)
      if (own.some(({ recorded_at: at }) => Date.parse(at) < Date.parse(closing.closed_at))) problems.push(of('it was corrected before it was closed'))
      continue
    }
    if (late === undefined || late.reversed_at !== null) {
      problems.push(of('its supplementary distribution does not stand'))
      continue
    }
    for (const name of [...LATE_BOOKS, 'result']) compare(of(`${name} of its supplementary distribution`), late[name], closing[name])
    compare(of("investors' part"), closing.to_investors, BigInt(late.dividend) + BigInt(late.restored))
    compare(of("the operator's part"), closing.to_operator, late.operator_share)
    checkAnew(
      {
        of: (what) => of(`it was corrected: ${what}`),
        corrections: own,
        closedAt: closing.closed_at,
        corrected: late.corrected,
        sources: late.dividend > 0 ? late.sources : null,
        told: { ...Object.fromEntries(LATE_BOOKS.map((name) => [name, BigInt(late[name])])), related_costs: BigInt(closing.related_costs), isSold: late.sale_cost !== 0 },
        restored: late.restored,
      },
      compare,
      problems,
    )
  }
  const told = closings.map((closing) => closing.supplementary_distribution)
  for (const [place, late] of supplements.entries())
    if ((late.reversed_at === null) !== told.includes(place + 1))
      problems.push(`supplementary distribution ${place + 1}: it has ${late.reversed_at === null ? 'no' : 'a'} late closing`)
  if (corrections.some(({ period, late_closing: late }) => (period === null) === (late === null)))
    problems.push('a correction is of a period or of a late closing')
}

/**
 * Income that went back had come before it went. Rents or other income of a period are less than nothing only by such returns or by corrections of earlier
 * periods: money that leaves is else a cost.
 */
function checkReturnedIncome({ periods, late_closings: closings, corrections }, problems) {
  const told = [
    ...periods.map((period) => [`period ${period.number}`, period.returned_income, period.end_on]),
    ...closings.map((closing) => [`late closing ${closing.number}`, closing.returned_income, null]),
  ]
  for (const [whose, returned, until] of told)
    for (const { on, yen, brought_on: broughtOn } of returned ?? [])
      if (yen <= 0 || broughtOn > on || (until !== null && on > until))
        problems.push(`${whose}: income that went back on ${on} is not of a line before`)
  for (const { number, income, returned_income: returned, corrections: earlier } of periods) {
    if ((income === null) !== (returned === null)) problems.push(`period ${number}: what went back is not told with its income`)
    else if (!earlier?.length)
      for (const [kind, yen] of [['rent_income', income?.rent ?? 0], ['other_income', income?.other ?? 0]])
        if (BigInt(yen) + returnedOf(returned, kind) < 0n) problems.push(`period ${number}: ${kind} is less than nothing without returns`)
  }
  for (const { on, before, after } of corrections)
    for (const { yen, brought_on: broughtOn } of [...before, ...after])
      if (broughtOn !== null && (yen >= 0 || broughtOn > on)) problems.push(`a correction of ${on}: income that went back is not of a line before`)
}

const returnedOf = (returned, kind, day = null) =>
  sum((returned ?? []).filter((each) => each.kind === kind && (day === null || each.on === day)).map(({ yen }) => yen))

/** What the operator took at the end: for no less than its appraisal, and without one only where investors lack nothing of their principal and of the cap. */
function checkTakings({ plan, exit, periods, supplementary_distributions: supplements }, problems) {
  const exits = exit ?? []
  const standing = supplements.filter(({ reversed_at: reversedAt }) => reversedAt === null)
  const all = (rows, of) => sum(rows.map((row) => BigInt(of(row) ?? 0)))
  const lost = above(all(periods, ({ distribution }) => distribution?.loss), all(standing, ({ restored }) => restored))
  const short = shortOfCap({ plan, periods }, all(standing, ({ total }) => total))
  for (const { on, sold_for: price, appraisal, why_no_appraisal: why } of exits.filter(({ proof }) => proof === 'taken')) {
    const paidBefore = all(exits.filter(({ proof }) => proof === 'principal'), ({ sold_for: paid }) => paid)
    if ((appraisal === null) !== (why !== null)) problems.push(`what was taken on ${on} has neither appraisal nor reason`)
    if (appraisal === null && lost + short > 0n)
      problems.push(`what was taken on ${on} has no appraisal, and investors lack ${lost + short} yen`)
    if (appraisal !== null && BigInt(price) + paidBefore < BigInt(appraisal.yen))
      problems.push(`what was taken on ${on} was worth more than its price`)
  }
}

function checkLineage({ fund, exit, lineage, periods }, compare, problems) {
  for (const [place, { stays }] of lineage.entries()) {
    const of = (step, what) => `property ${place + 1} in fund ${step.fund.id}: ${what}`
    for (const [at, step] of stays.entries()) {
      if (at > 0 && (stays[at - 1].held_until ?? '9') > step.held_from)
        problems.push(of(step, 'it is held before the last fund has parted with it'))
      if (step.operators_price !== null)
        compare(
          of(step, "price over the operator's own"),
          step.operators_margin,
          step.acquired_for - step.operators_price,
        )
      if (step.sold_for !== null)
        compare(of(step, 'sale over purchase'), step.sale_margin, step.sold_for - step.acquired_for)
    }
  }
  const left = lineage.flatMap(({ stays }) =>
    stays.filter((step) => step.fund.id === fund.id && step.held_until !== null),
  )
  // What the operator bought by paying principal is in no sale, and is no more than the principal.
  const principal = periods.reduce((sum, { distribution }) => sum + (distribution?.principal ?? 0), 0)
  if ((exit ?? []).some(({ proof, sold_for: price }) => proof === 'principal' && price > principal))
    problems.push('the operator bought for more than all principal')
  const sales = (exit ?? []).filter(({ proof }) => proof !== 'principal' && proof !== 'taken')
  if (sales.length !== left.length) problems.push('the exits are not those of the lineage')
  for (const [at, { sold_for: price, proof }] of sales.entries()) {
    if (price !== null) compare(`exit ${at + 1}: its price`, price, left[at]?.sold_for ?? -1)
    if (proof !== left[at]?.exit_proof) problems.push(`exit ${at + 1}: the lineage has another proof`)
  }
}

/** What one yen of an investor earned: floor(dividends x 365 x 1000 / sum(amount x days)) / 10 percent, in basis points. */
function checkYields({ periods, yields }, compare) {
  if (yields.rate_bp === null) return
  const fixed = periods.filter(({ distribution }) => distribution !== null)
  const all = (key) =>
    sum(
      fixed.flatMap(({ distribution: { holdings } }) =>
        holdings.map((each) => BigInt(each[key]) * BigInt(each.investors)),
      ),
    )
  const yenDays = sum(
    fixed.map(
      (period) =>
        BigInt(period.distribution.days) *
        sum(period.distribution.holdings.map(({ amount, investors }) => BigInt(amount) * BigInt(investors))),
    ),
  )
  const rate = (earned) => 10n * floored(earned * 365_000n, yenDays)
  compare('yield', yields.rate_bp, rate(all('dividend')))
  if (all('loss') > 0n) compare('yield after loss', yields.rate_after_loss_bp, rate(all('dividend') - all('loss')))
}

/** A list of a period's lines, which its investors have: it is the one whose hash was published at the closing, and its lines are the period's income and costs. */
export async function checkList(fund, list) {
  const [agrees, problems] = [[], []]
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(list)))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const period = fund.periods.find(({ lines }) => lines?.sha256 === hash)
  if (period === undefined) return { agrees, problems: [`no period was closed with the list of SHA-256 ${hash}`] }
  const lines = list
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(','))
  const of = (matches) => sum(lines.filter(([, , kind, payer]) => matches(kind, payer)).map(([, amount]) => amount))
  const booked = coveredBy(fund, period).filter(({ income }) => income !== null)
  const compare = (what, published, computed) =>
    (BigInt(published) === computed ? agrees : problems).push(`list of period ${period.number}: ${what}`)
  compare('how many lines', period.lines.count, BigInt(lines.length))
  for (const [kind, name] of [
    ['rent_income', 'rent'],
    ['other_income', 'other'],
    ['sale_proceeds', 'sale'],
  ])
    compare(
      name,
      sum(booked.map(({ income }) => income[name])),
      of((line) => line === kind),
    )
  compare(
    'paid by related parties',
    sum(booked.map(({ income }) => income.related + income.related_sale)),
    of((kind, payer) => payer === 'related_party' && /income|proceeds/.test(kind)),
  )
  // Each return is on the list, as less income of its day.
  const returned = booked.flatMap((each) => each.returned_income)
  for (const { on, kind } of returned) {
    const less = lines.filter(([day, amount, line]) => day === on && line === kind && BigInt(amount) < 0n).map(([, amount]) => amount)
    if (returnedOf(returned, kind, on) > -sum(less)) problems.push(`list of period ${period.number}: ${kind} went back on ${on}`)
  }
  const isCost = (kind) => !/income|proceeds|sale_cost/.test(kind)
  for (const [what, name, whom] of [
    ['paid to related parties', 'related_costs', 'related_party'],
    ['costs without a payee', 'accrued_costs', 'none'],
  ])
    compare(what, sum(booked.map((each) => each[name])), -of((kind, payer) => isCost(kind) && payer === whom))
  const costs = booked.flatMap((each) => each.costs)
  for (const cost of new Set(
    [...costs, ...lines.map(([, , kind]) => ({ kind })).filter(({ kind }) => !/income|proceeds/.test(kind))].map(
      ({ kind }) => kind,
    ),
  ))
    compare(cost, sum(costs.filter(({ kind }) => kind === cost).map(({ yen }) => yen)), -of((kind) => kind === cost))
  return { agrees, problems }
}

async function main([source, ...more]) {
  const { readFileSync } = await import('node:fs')
  const id = source.startsWith('http') ? more.shift() : undefined
  const fund = id
    ? await (await fetch(`${source}/open/funds/${id}.json`)).json()
    : JSON.parse(readFileSync(source, 'utf8'))
  const results = [check(fund), ...(await Promise.all(more.map((list) => checkList(fund, readFileSync(list, 'utf8')))))]
  const [agrees, problems] = [results.flatMap((result) => result.agrees), results.flatMap((result) => result.problems)]
  for (const line of agrees) console.log(`agrees  ${line}`)
  for (const problem of problems) console.error(`WRONG   ${problem}`)
  console.log(
    problems.length === 0
      ? `${agrees.length} figures agree.`
      : `${problems.length} of ${agrees.length + problems.length} figures do not agree.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

// The fund's page runs the same file in the browser.
if (globalThis.process?.argv?.[1]?.endsWith('check-fund.mjs')) await main(process.argv.slice(2))
