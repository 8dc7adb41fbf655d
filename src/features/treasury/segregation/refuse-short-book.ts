import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** A fund's free money. From here to the end of the transaction nobody else decides on it. Null where there is no such fund. */
export async function lockBook(
  transaction: Transaction,
  fundId: Id<'fund'>,
): Promise<{ free: number; name: string } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:fund:${fundId}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ free: number; name: string }>`
    select free_of_book('fund:' || fund.id) as free, fund.name from fund where fund.id = ${fundId}`.execute(transaction)
  return rows[0] ?? null
}

/**
 * CONFLICT, with what has to be paid in first, where a fund's own money does not cover what it is to pay: the rest of its cash is owed to somebody by
 * name, and other funds' cash is not its own. Under the book's lock; the database checks again at commit.
 */
export async function refuseShortBook(
  transaction: Transaction,
  fundId: Id<'fund'>,
  amount: number,
): Promise<Refusal | null> {
  const fund = await lockBook(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
  if (amount <= fund.free) return null
  const text = (of: number): string => formatYen(yen(of))
  return refusal(
    'CONFLICT',
    `「${fund.name}」の資金が${text(amount - fund.free)}不足しています（使える資金${text(Math.max(0, fund.free))}、必要な資金${text(amount)}）。先に${text(amount - fund.free)}を入金するか、運営者の立て替えとして登録してください。ほかのファンドの資金や、お預かりしている資金は使えません。`,
  )
}
