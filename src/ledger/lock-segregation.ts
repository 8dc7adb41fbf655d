import { sql } from 'kysely'
import type { Transaction } from '../platform/database/connect.ts'
import type { EntryKind } from './entry-kinds.ts'

/** Entries that spend the operator's own money or send anybody's on its way: the database checks each of them at commit (check_wall). */
const walled: ReadonlySet<EntryKind> = new Set<EntryKind>([
  'payout_approved',
  'float_out',
  'fee',
  'tax_paid',
  'declared_income',
  'property_sold',
  'sold_to_operator',
  'contribution',
  'contribution_returned',
  'operator_took_share',
  'operator_paid_cost',
  'operator_repaid',
  'operator_advanced',
])

export const isWalled = (entryKind: EntryKind): boolean => walled.has(entryKind)

/**
 * Acts by which money leaves go one after the other, to the end of their transactions: what is read after it holds until the commit. Taken
 * after the lock on the act's own row and before anything is audited, by all of them, so that none waits for another in a circle.
 */
export async function lockSegregation(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('segregation', 0))`.execute(transaction)
}
