import type { Queryable } from '../platform/database/connect.ts'
import { accountReference, bookOf, type Account } from './chart.ts'

/** What stands on the account, as the sum of its postings: debit positive, credit negative, whole yen. */
export async function balance(database: Queryable, account: Account): Promise<number> {
  const row = await database
    .selectFrom('posting')
    .select((expression) => expression.fn.sum<number | null>('amount').as('total'))
    .where('book', '=', bookOf(account))
    .where('account_kind', '=', account.kind)
    .where('account_ref', '=', accountReference(account))
    .executeTakeFirst()
  return row?.total ?? 0
}

/** What we owe on a liability account: its balance with the sign a person expects. */
export async function owed(database: Queryable, account: Account): Promise<number> {
  const total = await balance(database, account)
  return total === 0 ? 0 : -total
}
