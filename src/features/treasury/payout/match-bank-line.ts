import type { AccountEntry } from '../../../adapters/bank/bank.ts'
import type { BatchPayout } from './batch-content.ts'
import type { Id } from '../../../domain/id.ts'

export interface OutgoingMatch {
  entry: AccountEntry
  /** Payouts whose money is in this line. */
  left: readonly BatchPayout[]
  /** Whole yen, above the payouts' own amounts. */
  fee: number
}

/** With more troubled rows than this, not every combination is tried: all of them left, or none. */
const mostCombined = 12

/**
 * Finds the one line with which an order left the account. The line is the sum of what left and its fees (or without fees, where the
 * bank collects them later); of troubled payouts, any number may have been left out. Null while there is no such line.
 */
export function matchOutgoing(
  entries: readonly AccountEntry[],
  {
    firm,
    troubled,
    feeOf,
  }: { firm: readonly BatchPayout[]; troubled: readonly BatchPayout[]; feeOf: ReadonlyMap<Id<'payout'>, number> },
): OutgoingMatch | null {
  const outgoing = entries.filter(({ direction }) => direction === 'out')
  for (const included of combinations(troubled)) {
    const left = [...firm, ...included]
    if (left.length === 0) continue
    const sum = left.reduce((total, { amount }) => total + amount, 0)
    const fee = left.reduce((total, { id }) => total + (feeOf.get(id) ?? 0), 0)
    const entry = outgoing.find(({ amount }) => amount === sum + fee) ?? outgoing.find(({ amount }) => amount === sum)
    if (entry) return { entry, left, fee: entry.amount - sum }
  }
  return null
}

function combinations<Item>(items: readonly Item[]): Item[][] {
  if (items.length > mostCombined) return [[], [...items]]
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

/** How banks word a line of money that comes back from a payee's bank. */
const comesBack = /返却|組戻|資金返|ﾍﾝｷﾔｸ|ｸﾐﾓﾄﾞｼ/

/** The line with which a payout came back: never a deposit on a virtual account, which is somebody else's money. */
export function matchReturn(entries: readonly AccountEntry[], payout: BatchPayout): AccountEntry | null {
  const incoming = entries.filter(
    ({ direction, amount, remarks }) => direction === 'in' && amount === payout.amount && comesBack.test(remarks),
  )
  return incoming.find(({ remarks }) => remarks.includes(payout.payee.name)) ?? incoming[0] ?? null
}
