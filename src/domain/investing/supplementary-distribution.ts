import { distribute, memberPayout, type Holding, type MemberPayout } from './distribution.ts'
import type { JapanDate } from '../calendar.ts'
import { addYen, flooredShare, smallerYen, subtractYen, zeroYen, type Yen } from '../money.ts'

/** Whoever had a share in the distribution that paid the principal back. */
export type LosingHolding = Holding & {
  /** What of the principal is lost, and was not restored since. */
  readonly lost: Yen
}

export type SupplementaryDistribution = {
  /** What is distributed as dividends, before flooring and before tax. */
  readonly total: Yen
  /** Principal that goes back of it is restored: it had been lost. */
  readonly payouts: ReadonlyMap<string, MemberPayout>
  /** Of all investors: lost principal that is made good. */
  readonly restored: Yen
  /** Of all investors, before tax. */
  readonly dividend: Yen
  readonly tax: Yen
  /** What nobody has a claim on before the operator: beyond the cap, and what flooring leaves. */
  readonly operatorShare: Yen
}

/**
 * Income of after the last period makes good what investors lost of their principal first, in proportion to what each still lacks of it (commercial code,
 * article 538). What is left once nothing is lost is theirs as far as the dividends of the term lay below the contract's cap, in proportion to what each had put in.
 * Null where not a yen of it reaches one of them: then it is the operator's.
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
  holdings: readonly LosingHolding[]
  payday: JapanDate
}): SupplementaryDistribution | null {
  if (result <= 0 || holdings.length === 0) return null
  const lost = addYen(...holdings.map((holding) => holding.lost))
  const restoring = smallerYen(result, lost)
  const total = restoring === lost ? smallerYen(subtractYen(result, lost), short) : zeroYen
  const { dividends } = distribute(total, holdings)
  const payouts = new Map(
    holdings.map(({ investId, lost: own }) => {
      const restored = own === zeroYen ? zeroYen : flooredShare(restoring, own, lost)
      return [investId, memberPayout(dividends.get(investId) ?? zeroYen, restored, payday)]
    }),
  )
  const of = (part: 'dividend' | 'tax' | 'redeemedPrincipal') =>
    addYen(...[...payouts.values()].map((payout) => payout[part]))
  const [dividend, restored] = [of('dividend'), of('redeemedPrincipal')]
  const given = addYen(dividend, restored)
  if (given === zeroYen) return null
  return { total, payouts, restored, dividend, tax: of('tax'), operatorShare: subtractYen(result, given) }
}
