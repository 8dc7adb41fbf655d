import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Config } from '../../../platform/config.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A part of a sum, and the account that it lies on. */
export interface CashPart {
  realAccountId: string
  amount: number
}

/**
 * On which accounts a fund's cash for an act lies: all of it on the collecting one where that holds it, else on its own as much as it holds there, and the
 * rest on the collecting one, where investors' and the operator's money comes in.
 */
export async function cashParts(
  database: Queryable,
  { BANK_ACCOUNT_ID }: Config,
  { fundId, amount }: { fundId: Id<'fund'>; amount: number },
): Promise<CashPart[]> {
  const { rows } = await sql<{ account: string; own: number }>`
    select account.real_account_id as account, least(held.own, ${amount}::bigint) as own
    from company_account account
    cross join lateral (
      select coalesce(sum(amount) filter (where account_ref = account.real_account_id), 0)::bigint as own,
        coalesce(sum(amount) filter (where account_ref = ${BANK_ACCOUNT_ID}), 0) as collecting
      from account_balance
      where account_kind = 'bank' and book = 'fund:' || account.fund_id
    ) held
    where account.fund_id = ${fundId} and account.closed_at is null and held.own > 0 and held.collecting < ${amount}
    order by account.real_account_id
    limit 1`.execute(database)
  const [held] = rows
  const parts = [
    ...(held ? [{ realAccountId: held.account, amount: held.own }] : []),
    { realAccountId: BANK_ACCOUNT_ID, amount: amount - (held?.own ?? 0) },
  ]
  return parts.filter((part) => part.amount > 0)
}
