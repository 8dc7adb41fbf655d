import { sql } from 'kysely'
import type { Transaction } from '../platform/database/connect.ts'
import { ENTRY_KINDS, type EntryKind } from './entry-kinds.ts'

/** Whether a closed month refuses it (refuse_closed_month): what the bank and members did is a fact, a period's closing and paid tax have a day of their own. */
export const isHeldByMonths = (kind: EntryKind): boolean =>
  kind === 'income_line' ||
  (ENTRY_KINDS[kind].nature === 'decision' && !['period_closed', 'year_closed', 'tax_paid'].includes(kind))

/**
 * When an entry counts that is of an earlier moment: then, or now where one of its books is closed for that month or calculation period, or the company's
 * for that financial year. What is put right
 * later stands in the open one, and never changes what was told of a closed one.
 */
export async function inOpenMonth(
  transaction: Transaction,
  lines: readonly { book: string }[],
  moment: Date,
  now: Date,
): Promise<Date> {
  const books = [...new Set(lines.map(({ book }) => book))]
  const { rows } = await sql<{ is_closed: boolean }>`
    select coalesce(bool_or(closed_until(book) > ${moment}), false) as is_closed from unnest(${books}::text[]) book`.execute(
    transaction,
  )
  return rows[0]?.is_closed === true ? now : moment
}
