import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Config } from '../../../platform/config.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** On which account a fund's cash for an act lies: its own where that holds it and the collecting one does not; else the collecting one. */
export async function cashAccount(
  database: Queryable,
  { BANK_ACCOUNT_ID }: Config,
  { fundId, amount }: { fundId: Id<'fund'>; amount: number },
): Promise<string> {
  const { rows } = await sql<{ account: string }>`
    select account.real_account_id as account
    from company_account account
    cross join lateral (
      select coalesce(sum(amount) filter (where account_ref = account.real_account_id), 0) as own,
        coalesce(sum(amount) filter (where account_ref = ${BANK_ACCOUNT_ID}), 0) as collecting
      from account_balance
      where account_kind = 'bank' and book = 'fund:' || account.fund_id
    ) held
    where account.fund_id = ${fundId} and account.closed_at is null and held.own >= ${amount} and held.collecting < ${amount}`.execute(
    database,
  )
  return rows[0]?.account ?? BANK_ACCOUNT_ID
}
