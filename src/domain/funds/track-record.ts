import type { FreeText } from '../free-text.ts'
import { addDays, addMonths, daysBetween, daysInTerm, formatDate, type JapanDate } from '../calendar.ts'
import { earnedAfterLossBp, earnedBp, type EarningAndLoss } from './earned.ts'
import type { ExitKind } from './exit-kind.ts'
import { pointName, type CourseState, type LatePoint } from './fund-course.ts'
import type { FundCorrection } from './fund-corrections.ts'
import type { Id } from '../id.ts'
import { shortFundName } from './fund-text.ts'
import { addYen, floorDivide, multiplyThenFloor, type Yen } from '../money.ts'
import { dividendCap } from '../investing/waterfall.ts'

/** What a distribution brought investors, with what was to be distributed before everybody's share was floored. */
export type RecordedEarning = EarningAndLoss & { readonly distributed: Yen }

/** What plan, payouts and records know of a fund whose operation has begun. One that failed to open never gets here. */
export type FundOnRecord = {
  readonly fundId: Id<'fund'>
  readonly name: string
  readonly plannedRateBp: number
  /** As it was published first, before any change of the plan. */
  readonly firstStartOn: JapanDate
  readonly firstEndOn: JapanDate
  readonly startedOn: JapanDate
  /** Null while none is recorded. */
  readonly endedOn: JapanDate | null
  /** When the last of its principal was paid; null where nothing has been. */
  readonly redeemedOn: JapanDate | null
  readonly state: CourseState
  /** The planned day that has passed without a record; null while none has. */
  readonly late: Omit<LatePoint, 'nextNoticeOn'> | null
  /** To which it was extended last; null where it was not. */
  readonly extendedTo: JapanDate | null
  /** What investors put in, those included who left with an earlier term. */
  readonly paidIn: Yen
  /** Of all distributions that stand. */
  readonly principal: Yen
  readonly loss: Yen
  /** Before tax, of what has left the bank. */
  readonly paidDividend: Yen
  readonly earnings: readonly RecordedEarning[]
  /** None where the records do not say where its property went. */
  readonly exits: readonly ExitKind[]
  /** As investors were told them, oldest first. */
  readonly causes: readonly FreeText[]
  readonly corrections: readonly FundCorrection[]
}

/** Whole months, and the days that are left of a begun one. */
export type Term = { readonly months: number; readonly days: number }

/** A fund that has paid everything back, held against its first plan. */
export type EndedFund = Omit<
  FundOnRecord,
  'endedOn' | 'state' | 'late' | 'extendedTo' | 'earnings' | 'paidDividend'
> & {
  readonly endedOn: JapanDate
  /** What one yen earned, basis points a year; null where the days of a distribution are not on record. */
  readonly rateBp: number | null
  /** The same with losses taken off; null where nobody lost anything. Told wherever `rateBp` is. */
  readonly rateAfterLossBp: number | null
  readonly plannedDays: number
  readonly days: number
  readonly plannedTerm: Term
  readonly term: Term
  /** From the first planned end to the recorded one; negative where it ended before. */
  readonly delayDays: number
  /** Before tax, of all distributions. */
  readonly dividend: Yen
  /** Less than the contract's most for the time that it really worked, or a loss. Never judged by the floored yield. */
  readonly isBelowPlan: boolean
}

/** A fund that is not as planned: what has passed and for how long, or to when it was put off. Of one that is late to begin no end is told. */
export type DelayedFund = Pick<FundOnRecord, 'fundId' | 'name' | 'state' | 'late' | 'extendedTo'> & {
  readonly firstEndOn: JapanDate | null
}

/** Sums over all funds. Averages are of ended ones alone. */
export type RecordTotals = {
  /** What investors put into funds whose operation has begun. */
  readonly raised: Yen
  readonly funds: number
  readonly endedFunds: number
  /** Of ended funds. */
  readonly paidIn: Yen
  readonly redeemed: Yen
  /** Floored thousandths of `paidIn`; null where no fund has ended. */
  readonly redeemedPermille: number | null
  /** Before tax, of what has left the bank; of running funds, too. */
  readonly paidDividend: Yen
  /** Of ended funds and running ones. */
  readonly loss: Yen
  readonly lossFunds: number
  /** Ended ones that ended after their first plan, and those that are extended, late or in talks now. */
  readonly delayedFunds: number
  readonly delayedNow: readonly DelayedFund[]
  readonly belowPlan: number
  readonly endedEarly: number
  readonly endedLate: number
  /** Weighed by yen x days at work, floored to a tenth of a percent: what was planned, and what came with losses taken off. */
  readonly plannedRateBp: number | null
  readonly rateAfterLossBp: number | null
  /** Weighed by yen, floored. */
  readonly plannedDays: number | null
  readonly days: number | null
}

export type TrackRecord = { readonly ended: readonly EndedFund[]; readonly totals: RecordTotals }

/** Which of the ended funds a list shows. */
export const RECORD_FILTERS = { all: 'すべて', below: '予定未満', late: '延長', loss: '元本割れ' } as const
export type RecordFilter = keyof typeof RECORD_FILTERS
export const recordFilters = Object.keys(RECORD_FILTERS) as RecordFilter[]

/** A word of an address that is none of them is the whole list. */
export const recordFilterOf = (word: string | null): RecordFilter => recordFilters.find((one) => one === word) ?? 'all'

export function passes(
  filter: RecordFilter,
  fund: Readonly<{ isBelowPlan: boolean; delayDays: number; loss: number }>,
): boolean {
  const judged: Record<RecordFilter, boolean> = {
    all: true,
    below: fund.isBelowPlan,
    late: fund.delayDays > 0,
    loss: fund.loss > 0,
  }
  return judged[filter]
}

/** The public track record: every ended fund, the last redemption first, and sums over all. `notBegun`: funds whose money is there and whose start is late. */
export function trackRecordOf(funds: readonly FundOnRecord[], notBegun: readonly DelayedFund[] = []): TrackRecord {
  const ended = funds
    .flatMap((fund) => (fund.state === 'ended' && fund.endedOn !== null ? [endedFund(fund, fund.endedOn)] : []))
    .toSorted(
      (one, other) =>
        (other.redeemedOn ?? other.endedOn).localeCompare(one.redeemedOn ?? one.endedOn) || other.fundId - one.fundId,
    )
  return { ended, totals: totalsOf(funds, ended, notBegun) }
}

function endedFund(
  { state: _state, late: _late, extendedTo: _extendedTo, paidDividend: _paid, earnings, ...fund }: FundOnRecord,
  endedOn: JapanDate,
): EndedFund {
  const { startedOn, firstStartOn, firstEndOn, plannedRateBp } = fund
  const most = addYen(
    ...earnings.map(({ invested, startOn, endOn }) => dividendCap(invested, plannedRateBp, startOn, endOn)),
  )
  return {
    ...fund,
    endedOn,
    rateBp: earnedBp(earnings),
    rateAfterLossBp: earnedAfterLossBp(earnings),
    plannedDays: daysInTerm(firstStartOn, firstEndOn),
    days: daysInTerm(startedOn, endedOn),
    plannedTerm: termOf(firstStartOn, firstEndOn),
    term: termOf(startedOn, endedOn),
    delayDays: daysBetween(firstEndOn, endedOn),
    dividend: addYen(...earnings.map(({ dividend }) => dividend)),
    isBelowPlan: fund.loss > 0 || addYen(...earnings.map(({ distributed }) => distributed)) < most,
  }
}

/** Both days belong to it: 1 May to 31 October are six months and no day. */
export function termOf(startOn: JapanDate, endOn: JapanDate): Term {
  const after = addDays(endOn, 1)
  let months = 0
  while (addMonths(startOn, months + 1) <= after) months += 1
  return { months, days: daysBetween(addMonths(startOn, months), after) }
}

/** '6か月', '7か月と15日', '20日' */
export function termText({ months, days }: Term): string {
  if (months === 0) return `${days}日`
  return days === 0 ? `${months}か月` : `${months}か月と${days}日`
}

function totalsOf(
  funds: readonly FundOnRecord[],
  ended: readonly EndedFund[],
  notBegun: readonly DelayedFund[],
): RecordTotals {
  const sum = <Of>(of: readonly Of[], amount: (one: Of) => Yen): Yen => addYen(...of.map(amount))
  const [paidIn, redeemed] = [sum(ended, (fund) => fund.paidIn), sum(ended, ({ principal }) => principal)]
  const earnings = funds.flatMap((fund) =>
    fund.state === 'ended' ? fund.earnings.map((earning) => ({ ...earning, plannedRateBp: fund.plannedRateBp })) : [],
  )
  const late = ended.filter(({ delayDays }) => delayDays > 0)
  const delayedNow = funds.filter(({ state }) => state === 'extended' || state === 'late' || state === 'in_talks')
  return {
    raised: sum(funds, (fund) => fund.paidIn),
    funds: funds.length,
    endedFunds: ended.length,
    paidIn,
    redeemed,
    redeemedPermille: paidIn === 0 ? null : multiplyThenFloor(redeemed, 1_000, paidIn),
    paidDividend: sum(funds, ({ paidDividend }) => paidDividend),
    loss: sum(funds, ({ loss }) => loss),
    lossFunds: funds.filter(({ loss }) => loss > 0).length,
    delayedFunds: late.length + delayedNow.length + notBegun.length,
    delayedNow: [...delayedNow, ...notBegun].map(({ fundId, name, state, firstEndOn, late: passed, extendedTo }) => ({
      fundId,
      name,
      state,
      firstEndOn,
      late: passed,
      extendedTo,
    })),
    belowPlan: ended.filter(({ isBelowPlan }) => isBelowPlan).length,
    endedEarly: ended.filter(({ delayDays }) => delayDays < 0).length,
    endedLate: late.length,
    plannedRateBp: plannedOf(earnings),
    rateAfterLossBp: earnedAfterLossBp(earnings) ?? earnedBp(earnings),
    plannedDays: meanDays(ended, ({ plannedDays }) => plannedDays),
    days: meanDays(ended, ({ days }) => days),
  }
}

/** By the same weights as what was earned, so that the two can be held against each other. */
function plannedOf(earnings: readonly (RecordedEarning & { plannedRateBp: number })[]): number | null {
  const weights = earnings.map((earning) => ({
    ...earning,
    yenDays: BigInt(earning.invested) * BigInt(daysInTerm(earning.startOn, earning.endOn)),
  }))
  const all = weights.reduce((total, { yenDays }) => total + yenDays, 0n)
  const planned = weights.reduce((total, { yenDays, plannedRateBp }) => total + yenDays * BigInt(plannedRateBp), 0n)
  return all === 0n ? null : 10 * Number(floorDivide(planned, all * 10n))
}

function meanDays(ended: readonly EndedFund[], daysOf: (fund: EndedFund) => number): number | null {
  const all = ended.reduce((total, { paidIn }) => total + BigInt(paidIn), 0n)
  if (all === 0n) return null
  return Number(
    floorDivide(
      ended.reduce((total, fund) => total + BigInt(fund.paidIn) * BigInt(daysOf(fund)), 0n),
      all,
    ),
  )
}

/** For how long a running fund is late, or to when it was put off, as the record says it. */
export function delayedNowText({ state, firstEndOn, late, extendedTo }: Omit<DelayedFund, 'fundId' | 'name'>): string {
  const first = firstEndOn === null ? '当初の予定' : formatDate(firstEndOn)
  if (late !== null)
    return `${pointName(late)}は${formatDate(late.plannedOn)}の予定でしたが、${late.days}日過ぎています。${late.kind === 'end' && late.plannedOn !== firstEndOn ? `当初の予定は${first}でした。` : ''}`
  if (state === 'in_talks' || extendedTo === null)
    return `運用の終了を${first}より後にすることについて、参加者全員に同意をお願いしています。`
  return `運用の終了の予定日を、当初の${first}から${formatDate(extendedTo)}に変更しています。`
}

/** How many of the ended funds ended later than they were first planned to, and by how much each: beside the delay of another. */
export function delaysSentence(ended: readonly Pick<EndedFund, 'name' | 'delayDays'>[]): string {
  if (ended.length === 0) return '当社が運用を終えたファンドは、まだありません。'
  const late = ended.filter(({ delayDays }) => delayDays > 0)
  if (late.length === 0) return `当社が運用を終えた${ended.length}本は、すべて当初の予定の日までに終えました。`
  const each = late.map(({ name, delayDays }) => `${shortFundName(name)}：${delayDays}日`).join('、')
  return `当社が運用を終えた${ended.length}本のうち、当初の予定より遅れて終えたのは${late.length}本です（${each}）。`
}
