import { isPastOffering, type Fund, type FundTotals } from '../funds/fund.ts'
import { addYen, type Yen } from '../money.ts'

/** Whose money a fund is really made of, from its close on; the plan is `Fund.fundTotal` and `Fund.subordinatedAmount`. */
export type Composition = {
  /** What investors paid in and have not got back with an earlier term. */
  readonly senior: Yen
  /** The operator's part as it was published. */
  readonly subordinated: Yen
  /** What the operator puts in because fewer investors came than planned, or one rescinded the contract at work. */
  readonly fillIn: Yen
  /** What the operator took over from those who left. */
  readonly takenOver: Yen
}

/** 出資の総額: what was raised, investors' and published subordinated money, without what the operator put in for a gap or took over. */
export function raisedAmount({ senior, subordinated }: Composition): Yen {
  return addYen(senior, subordinated)
}

/** Whether the offering is over, its draw done, and nobody may still pay: of whose money the fund is made is known. */
export function isSettled(fund: Fund, totals: FundTotals, now: Date): boolean {
  const isDrawn = fund.offeringMethod === 'first_come' || fund.drawnAt !== null
  return isPastOffering(fund, now) && isDrawn && totals.awaitingDeposit === 0 && totals.lotteryPending === 0
}

/** 募集の結果: whose money a fund was made of at its start, as page and mail tell it. */
export function raisedLines({
  senior,
  subordinated,
  fillIn,
}: Pick<Composition, 'senior' | 'subordinated' | 'fillIn'>): { label: string; amount: Yen }[] {
  return [
    { label: '投資家の出資', amount: senior },
    ...(subordinated > 0 ? [{ label: '当社の劣後出資', amount: subordinated }] : []),
    ...(fillIn > 0 ? [{ label: '当社の補填（募集に満たない分）', amount: fillIn }] : []),
    { label: '合計', amount: addYen(senior, subordinated, fillIn) },
  ]
}
