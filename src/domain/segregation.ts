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
  /** A dividend or principal: `amount` is what is not fixed yet, before tax; 0 where it is owed in the books already. */
  | { kind: 'distribution'; amount: number; transfers: number }
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
}

/** Members' money may not pay for others: distributions and the operator's own come last, refunds and tax only need what others are owed to stay. */
export function coverageOf(position: SegregationPosition, act: OutgoingAct): Coverage {
  const transfers = position.transfers + ('transfers' in act ? act.transfers : 0)
  const needed = transferFeeAtMost * transfers + neededBy(position, act)
  return { available: position.available, needed, missing: Math.max(0, needed - position.available) }
}

function neededBy({ owedDistributions }: SegregationPosition, act: OutgoingAct): number {
  switch (act.kind) {
    case 'refund':
      return 0
    case 'tax':
      return act.surcharge
    case 'distribution':
    case 'own_money':
      return owedDistributions + act.amount
  }
}
