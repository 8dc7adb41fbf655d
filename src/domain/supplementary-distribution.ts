import { distribute, memberPayout, type Holding, type MemberPayout } from './distribution.ts'
import type { JapanDate } from './calendar.ts'
import { addYen, smallerYen, subtractYen, zeroYen, type Yen } from './money.ts'

export type SupplementaryDistribution = {
  /** What is distributed, before flooring and before tax. */
  readonly total: Yen
  readonly payouts: ReadonlyMap<string, MemberPayout>
  /** Of all investors, before tax. */
  readonly dividend: Yen
  readonly tax: Yen
  /** What nobody has a claim on before the operator: beyond the cap, and what flooring leaves. */
  readonly operatorShare: Yen
}

/**
 * Income of after the last period is the investors' as far as their last dividend lay below the contract's cap, in proportion to what each had put in. Null
 * where not a yen of it reaches one of them: then it is the operator's.
 */
export function supplementaryDistribution({
  result,
  short,
  holdings,
  payday,
}: {
  /** Income less costs since the last period was closed. */
  result: Yen
  /** What is left of the cap. */
  short: Yen
  holdings: readonly Holding[]
  payday: JapanDate
}): SupplementaryDistribution | null {
  const total = smallerYen(result, short)
  if (total <= 0 || holdings.length === 0) return null
  const payouts = new Map(
    [...distribute(total, holdings).dividends].map(([id, dividend]) => [id, memberPayout(dividend, zeroYen, payday)]),
  )
  const of = (part: 'dividend' | 'tax') => addYen(...[...payouts.values()].map((payout) => payout[part]))
  const dividend = of('dividend')
  if (dividend === zeroYen) return null
  return { total, payouts, dividend, tax: of('tax'), operatorShare: subtractYen(result, dividend) }
}
