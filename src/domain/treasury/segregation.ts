/**
 * Segregation of members' money (分別管理, Act on Specified Joint Real Estate Ventures, article 27): what members and the tax office are owed
 * is never spent on anybody else. The database holds the same rule (check_segregation).
 */

/** Where the operator's money stands, whole yen. */
export interface SegregationPosition {
  /** What the bank holds beyond deposits, capital, refunds, payments on their way, money of unknown owners and withheld tax. */
  available: number
  /** Fixed dividends and principal that are not on their way, with the tax that is withheld when they are paid. */
  owedDistributions: number
  /** Payments on their way, whose fees the bank has still to take. */
  transfers: number
}

/** Kept for the fee of each transfer, whole yen: more than any bank takes for one. */
export const transferFeeAtMost = 1_000

/** An act by which money leaves, or is said to have left. */
export type OutgoingAct =
  /**
   * Dividends and principal, with the tax that is withheld from them: `fixed` is owed in the books already, `planned` is not fixed yet. Both 0
   * once the payment is approved: from then on it is on its way, and no longer in what is available.
   */
  | { kind: 'distribution'; fixed: number; planned: number; transfers: number }
  | { kind: 'refund'; transfers: number }
  /** Of the tax itself nothing: it was set aside. `surcharge` is what the tax office takes beyond it. */
  | { kind: 'tax'; surcharge: number }
  /** The operator's own money leaves, as a drawing or a fee. */
  | { kind: 'own_money'; amount: number }

export interface Coverage {
  available: number
  /** What the act and all that comes before it take of what is available. */
  needed: number
  /** What must be paid in first; 0 where nothing is missing. */
  missing: number
  /** Of a distribution: other dividends and principal that are fixed and not approved; what is available is kept for none of them. */
  besides: number
}

/**
 * An approval commits the operator's money, in the order of approvals: a payment is covered where nothing is missing afterwards of what others
 * are owed and of what was approved before it. One fund's dividend that nobody has paid in for holds back no other's. The operator's own
 * money comes last: it leaves all that is fixed covered.
 */
export function coverageOf(position: SegregationPosition, act: OutgoingAct): Coverage {
  const transfers = position.transfers + ('transfers' in act ? act.transfers : 0)
  const needed = transferFeeAtMost * transfers + neededBy(position, act)
  const besides = act.kind === 'distribution' ? position.owedDistributions - act.fixed : 0
  return { available: position.available, needed, missing: Math.max(0, needed - position.available), besides }
}

function neededBy({ owedDistributions }: SegregationPosition, act: OutgoingAct): number {
  switch (act.kind) {
    case 'refund':
      return 0
    case 'tax':
      return act.surcharge
    case 'distribution':
      return act.fixed + act.planned
    case 'own_money':
      return owedDistributions + act.amount
  }
}
