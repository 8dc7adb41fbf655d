import { daysBetween, japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { transferFeeAtMost } from '../../../domain/treasury/segregation.ts'

export interface UnbookedEntry {
  id: Id<'bank_statement_line'>
  /** Whole yen; positive: received, negative: paid. */
  amount: number
  transacted_on: string
}

/** A line that the import of a file's results has booked, under a name of ours since the bank's is not known there. */
export interface ImportedLine {
  amount: number
  transacted_on: string
}

/** A batch whose money may leave, or may have left, with a line that is not matched yet. */
export interface BatchUnderWay {
  id: Id<'payout_batch'>
  total: number
  count: number
  smallestPayout: number
  /** The first day whose lines may be its own, 'YYYY-MM-DD'. */
  since: string
}

/** An operator may type another day than the bank's. */
const daysApartAtMost = 7

/**
 * Which entries the books know already under another name: each imported line stands for one entry of the same amount, the nearest in time.
 * @returns the ids of those entries.
 */
export function knownByImport(
  entries: readonly UnbookedEntry[],
  lines: readonly ImportedLine[],
): Set<Id<'bank_statement_line'>> {
  const known = new Set<Id<'bank_statement_line'>>()
  for (const line of lines) {
    const apart = (entry: UnbookedEntry): number =>
      Math.abs(daysBetween(japanDate(line.transacted_on), japanDate(entry.transacted_on)))
    const [nearest] = entries
      .filter((entry) => entry.amount === line.amount && !known.has(entry.id) && apart(entry) <= daysApartAtMost)
      .toSorted((one, other) => apart(one) - apart(other) || one.id - other.id)
    if (nearest) known.add(nearest.id)
  }
  return known
}

/** The batch that an outgoing entry may belong to: nobody may explain it as something else before that batch has ended. Null otherwise. */
export function batchThatMayHavePaid(
  entry: UnbookedEntry,
  batches: readonly BatchUnderWay[],
): Id<'payout_batch'> | null {
  const paid = -entry.amount
  const batch = batches.find(
    ({ total, count, smallestPayout, since }) =>
      paid >= smallestPayout && paid <= total + count * transferFeeAtMost && entry.transacted_on >= since,
  )
  return batch?.id ?? null
}
