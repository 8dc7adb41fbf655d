import { closingOf, fixDistribution } from '../rules/distribution.ts'
import { addMonths, day, dayText } from '../rules/japan-time.ts'
import { at, inFund, sum, type Dividend, type Model, type Term } from '../rules/model.ts'
import { duePeriod } from '../rules/periods.ts'
import {
  bookDays,
  bookStart,
  effectOf,
  judgeDividend,
  reasonAgainstEnd,
  reasonAgainstStart,
  recordStart,
  type DividendOutcome,
} from '../rules/operation.ts'
import { asOperator } from '../run/operators.ts'
import type { Random } from '../run/random.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import type { Answer } from '../stage/api-client.ts'
import { runRounds } from './payout-files.ts'
import { buyForStart } from './purchase.ts'
import { stepKind } from './step.ts'

/** What an operator's form sends. */
function enter(
  world: World,
  by: { place: number; isFresh: boolean },
  fund: number,
  input: Record<string, unknown>,
): Promise<Answer<unknown>> {
  const query =
    'mutation ($id: ID!, $input: PerformanceInput!) { adminUpdateProjectPerformance(project_id: $id, input: $input) { ok } }'
  return asOperator(world, by).then((client) =>
    client.ask(query, { id: String(at(world.model.funds, fund).id), input }),
  )
}

/** Days that are far from the plan, or within somebody's eight days, take two: both enter the same, and the second answer is the word. */
async function enterDays(
  world: World,
  first: number,
  fund: number,
  input: Record<string, unknown>,
): Promise<Answer<unknown>> {
  const answer = await enter(world, { place: first, isFresh: true }, fund, input)
  return answer.code === null ? enter(world, { place: 1 - first, isFresh: true }, fund, input) : answer
}

/** Some leave with the term, others stay. */
const isShared = (term: Term | undefined): boolean => term !== undefined && new Set(term.leaves.values()).size === 2

/** Mostly a fund for which the time has come. */
function chooseFund({ random, model }: World, wanted: (place: number) => boolean): number | undefined {
  const candidates = model.funds.flatMap((_fund, place) => (wanted(place) ? [place] : []))
  return random.oneIn(12) && model.funds.length > 0 ? random.whole(0, model.funds.length - 1) : random.pick(candidates)
}

const today = (model: Model, daysAhead = 0): string => dayText(model.now + daysAhead * day)

/**
 * Mostly today, now and then tomorrow. Some are recorded so late that a year, or a term of a fund that renews itself, ends within the next days: otherwise
 * no history would live to see it.
 */
export function firstDay(random: Random, now: number, autoRenewal: boolean): string {
  if (random.oneIn(autoRenewal ? 10 : 4)) return dayText(now + random.whole(1, 2) * day)
  if (random.oneIn(autoRenewal ? 6 : 3)) return dayText(now)
  return addMonths(dayText(now + random.whole(1, 3) * day), autoRenewal ? -6 : -12)
}

export const recordFirstDay = stepKind<{ fund: number; on: string }>({
  name: 'an operator records the first day of operation',
  weight: 8,
  choose(world) {
    const { model, random } = world
    const fund = chooseFund(
      world,
      (place) =>
        at(model.funds, place).operationStart === null &&
        inFund(model, place, 'Paid').length > 0 &&
        reasonAgainstStart(model, place, today(model)) === null,
    )
    return fund === undefined ? null : { fund, on: firstDay(random, model.now, at(model.funds, fund).autoRenewal) }
  },
  async run(world, { fund, on }) {
    const reason = reasonAgainstStart(world.model, fund, on)
    if (!reason) await buyForStart(world, at(world.model.funds, fund), on)
    const { code, message } = await enterDays(world, 0, fund, { unyo_start_at: on })
    expectThat(
      code === (reason?.code ?? null),
      () =>
        `the first day was answered ${code} ${message}, expected ${reason ? `${reason.reason}: ${reason.code}` : 'yes'}`,
    )
    hit(world, reason ? `refused: ${reason.reason}` : 'first day recorded')
    if (!reason) recordStart(world.model, fund, on)
    return code ?? on
  },
})

export const recordLastDay = stepKind<{ fund: number; on: string }>({
  name: 'an operator records the last day of operation',
  weight: 7,
  choose(world) {
    const { model, random } = world
    const fund = chooseFund(
      world,
      (place) =>
        at(model.funds, place).workingSince !== null &&
        (at(model.funds, place).operationEnd === null || random.oneIn(4)) &&
        // A term that some leave while others stay is seldom enough: it mostly runs to its end.
        (!isShared(at(model.funds, place).terms.at(-1)) || random.oneIn(6)),
    )
    if (fund === undefined) return null
    const { operationStart, operationEnd } = at(model.funds, fund)
    const isNew = operationEnd === null && operationStart !== null && operationStart >= today(model, -2)
    if (isNew && random.oneIn(4)) return { fund, on: today(model, -3) }
    return { fund, on: today(model, random.oneIn(4) ? random.whole(-2, 3) : 0) }
  },
  async run(world, { fund, on }) {
    const reason = reasonAgainstEnd(world.model, fund, on)
    const { code, message } = await enterDays(world, 1, fund, { unyo_end_at: on })
    expectThat(
      code === (reason?.code ?? null),
      () =>
        `the last day was answered ${code} ${message}, expected ${reason ? `${reason.reason}: ${reason.code}` : 'yes'}`,
    )
    hit(world, reason ? `refused: ${reason.reason}` : 'last day recorded')
    if (!reason) {
      at(world.model.funds, fund).operationEnd = on
      bookStart(world.model, fund)
    }
    return code ?? on
  },
})

/** Mostly what is pending, or what the books give; now and then a slip. */
function chooseDividend({ random, model }: World, fund: number): Dividend {
  const { pending, payday, subordinated, total } = at(model.funds, fund)
  if (pending && !random.oneIn(8)) {
    const { total, loss, saleProfit, payday: on } = pending
    return { total, loss, saleProfit, payday: on }
  }
  const due = duePeriod(model, fund)
  const on = payday !== null && !random.oneIn(3) ? payday : today(model, random.oneIn(12) ? -3 : random.whole(0, 3))
  if ('isLast' in due && due.isLast && random.oneIn(20))
    return { total: 0, loss: total + random.whole(1, 1000), saleProfit: 0, payday: on }
  const given = 'reason' in due ? null : closingOf(model, fund, due)
  if (given !== null && !random.oneIn(10)) {
    const { priority, sale, saleCost, saleQuarter, lossLeft } = given
    const isLast = 'isLast' in due && due.isLast
    const other = random.weighted([
      { by: 0, weight: 8 },
      { by: -random.whole(0, priority), weight: 1 },
      { by: random.whole(1, 20_000), weight: 2 },
    ])
    return {
      total: priority + (other?.by ?? 0),
      loss: isLast ? lossLeft : 0,
      saleProfit: saleQuarter > 0 && isLast ? sale - saleCost : 0,
      payday: on,
    }
  }
  const invested = sum(inFund(model, fund, 'Paid'), ({ amount }) => amount)
  const withLoss = random.oneIn(3)
  const loss = withLoss ? random.whole(0, subordinated + invested) : 0
  return {
    total: random.oneIn(withLoss ? 2 : 10) ? 0 : random.whole(1, 400_000),
    loss: withLoss && random.oneIn(5) ? subordinated + invested : loss,
    saleProfit: random.oneIn(12) ? random.whole(1, 100_000) : 0,
    payday: on,
  }
}

export const enterDividend = stepKind<Dividend & { fund: number; by: number; isFresh: boolean }>({
  name: 'an operator enters a dividend',
  weight: 26,
  choose(world) {
    const { model, random } = world
    const isDue = (place: number): boolean => !('reason' in duePeriod(model, place))
    const isEarly = (place: number): boolean => at(model.funds, place).operationEnd !== null && !isDue(place)
    const isBeforeEnd = (place: number): boolean => {
      const due = duePeriod(model, place)
      return 'reason' in due && due.reason === 'dividend before the end'
    }
    const isLeft = (place: number): boolean => {
      const due = duePeriod(model, place)
      const term = 'reason' in due ? undefined : at(model.funds, place).terms[due.number - 1]
      return isShared(term)
    }
    // What seldom comes together is looked for first.
    const fund =
      chooseFund(world, isLeft) ??
      (random.oneIn(3) ? chooseFund(world, isBeforeEnd) : undefined) ??
      (random.oneIn(8) ? chooseFund(world, isEarly) : undefined) ??
      chooseFund(world, isDue)
    if (fund === undefined) return null
    const { pending } = at(model.funds, fund)
    const by = pending && !random.oneIn(6) ? 1 - pending.by : random.whole(0, 1)
    return { fund, ...chooseDividend(world, fund), by, isFresh: !random.oneIn(8) }
  },
  async run(world, { fund, by, isFresh, ...entry }) {
    // Money that comes back is a line like any other until the payment is asked about, and a question beside the dividend.
    if (world.trouble.mayComeBack) await runRounds(world)
    world.trouble.mayComeBack = false
    bookDays(world.model, fund, entry)
    const outcome = judgeDividend(world.model, fund, entry, { by, isFresh })
    const { code, message } = await enter(world, { place: by, isFresh }, fund, {
      dividend: entry.total,
      loss: entry.loss,
      ...(entry.saleProfit > 0 && { sale_profit: entry.saleProfit }),
      payday: entry.payday,
    })
    const expected = typeof outcome === 'object' ? outcome.code : outcome === 'looked at again' ? 'CONFLICT' : null
    expectThat(
      code === expected,
      () => `a dividend was answered ${code} ${message}, expected ${JSON.stringify(outcome)}`,
    )
    hit(world, typeof outcome === 'object' ? `refused: ${outcome.reason}` : `dividend ${outcome}`)
    followDividend(world.model, fund, entry, { by, outcome })
    if (outcome === 'fixed') hitDistribution(world)
    return code ?? String(outcome)
  },
})

/** What was special about the last one. */
function hitDistribution(world: World): void {
  const { model } = world
  const last = model.distributions.at(-1)
  if (!last) return
  const { closing, redeems, loss, saleProfit, sources, fund } = last
  const own = model.shares.filter(({ distribution }) => distribution === model.distributions.length - 1)
  const kinds: Record<string, boolean> = {
    'with a loss': loss > 0,
    'with a loss of investors': own.some((share) => share.loss > 0),
    'from the books': closing !== null,
    'up to the cap': closing !== null && closing.priority === closing.cap,
    'beyond the books': closing !== null && sources.declared.yen > 0,
    'out of a sale': sources.sale.yen > 0,
    'out of related rents': sources.rent.related > 0,
    'with a quarter of a sale': saleProfit > 0,
    'of a year': !redeems && !at(model.funds, fund).autoRenewal,
    'of a term': !redeems && at(model.funds, fund).autoRenewal,
    'of a term that somebody leaves': !redeems && own.some(({ principal }) => principal > 0),
    'that carries a loss on': !redeems && (closing?.lossLeft ?? 0) > 0,
    'that makes a loss good': closing !== null && closing.lossCarried > closing.lossLeft,
    'with a share for the operator': last.operatorShare > 0,
  }
  for (const [kind, is] of Object.entries(kinds)) if (is) hit(world, `dividend fixed ${kind}`)
}

function followDividend(
  model: Model,
  place: number,
  entry: Dividend,
  { by, outcome }: { by: number; outcome: DividendOutcome },
): void {
  const fund = at(model.funds, place)
  const due = duePeriod(model, place)
  if ('reason' in due) return
  if (outcome === 'proposed')
    fund.pending = { ...entry, by, effect: effectOf(model, place, due, entry), period: due.number }
  if (outcome === 'looked at again' && fund.pending) fund.pending.effect = effectOf(model, place, due, entry)
  if (outcome !== 'fixed') return
  fund.pending = null
  if (due.isLast) fund.payday ??= entry.payday
  fixDistribution(model, place, due, entry)
}
