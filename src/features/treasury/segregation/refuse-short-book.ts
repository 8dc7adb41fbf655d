import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** A fund's money as somebody decides on it, whole yen. */
export interface LockedBook {
  name: string
  /** Its cash without what is owed by name: out of it go the distributions that are fixed. */
  free: number
  /** Of it what no distribution has tied: for what the fund buys. */
  spendable: number
  /** Of that what is not for the property that the fund has still to buy: for everything else. */
  forCosts: number
}

/** A fund's free money. From here to the end of the transaction nobody else decides on it. Null where there is no such fund. */
export async function lockBook(transaction: Transaction, fundId: Id<'fund'>): Promise<LockedBook | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:fund:${fundId}`}, 0))`.execute(transaction)
  const { rows } = await sql<LockedBook>`
    select free_of_book('fund:' || fund.id) as free, spendable_of_fund(fund.id) as spendable, spendable_on_costs(fund.id) as "forCosts", fund.name
    from fund where fund.id = ${fundId}`.execute(transaction)
  return rows[0] ?? null
}

/**
 * CONFLICT, with what has to be paid in first, where a fund's own money does not cover what it is to pay: the rest of its cash is owed to somebody by
 * name or fixed for its investors, and other funds' cash is not its own. Under the book's lock; the database checks again at commit.
 * @param of free: to those for whom it is fixed; spendable: for what it buys.
 */
export async function refuseShortBook(
  transaction: Transaction,
  fundId: Id<'fund'>,
  amount: number,
  of: 'free' | 'spendable' | 'forCosts' = 'forCosts',
): Promise<Refusal | null> {
  const fund = await lockBook(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const there = fund[of]
  if (amount <= there) return null
  const toBuyWith = of === 'forCosts' ? fund.spendable - fund.forCosts : 0
  const kept =
    toBuyWith > 0
      ? `物件の取得のためにお預かりした、まだ使っていない出資金${text(toBuyWith)}は、取得のほかには使えません。`
      : ''
  return refusal(
    'CONFLICT',
    `「${fund.name}」の資金が${text(amount - there)}不足しています（使える資金${text(Math.max(0, there))}、必要な資金${text(amount)}）。先に${text(amount - there)}を入金するか、運営者の立て替えとして登録してください。${kept}ほかのファンドの資金、お預かりしている資金、確定した分配金や償還金のための資金は使えません。`,
  )
}

const text = (amount: number): string => formatYen(yen(amount))
