import { sql } from 'kysely'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import type { Id } from '../../../domain/id.ts'
import type { StatementDifference } from '../../../domain/treasury/statement-comparison.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Where what is kept of a statement and the bank's list do not agree. */
interface Row {
  id: Id<'statement_difference'>
  kind: StatementDifference['kind']
  line_id: Id<'bank_statement_line'> | null
  real_account_id: string
  /** As it is kept; as the bank lists it where its own list contradicts itself. Whole yen, negative left the account. */
  amount: number
  transacted_on: string
  remarks: string
  found_at: Date
  listed_amount: number | null
  listed_on: string | null
  listed_remarks: string | null
  listed_balance: number | null
}

export type OpenDifference = Awaited<ReturnType<typeof listDifferences>>[number]

/** Those that are open, the oldest line first. */
export async function listDifferences(database: Queryable) {
  const { rows } = await sql<Row>`
    select difference.id, difference.kind, difference.statement_line_id as line_id, difference.real_account_id, difference.transacted_on, difference.found_at,
      difference.listed_amount, difference.listed_on, difference.listed_remarks, difference.listed_balance, coalesce(line.amount, difference.listed_amount) as amount, coalesce(line.remarks, difference.listed_remarks) as remarks
    from statement_difference difference
    left join bank_statement_line line on line.id = difference.statement_line_id
    where difference.ended_at is null
    order by difference.transacted_on, difference.id`.execute(database)
  return rows.map(({ listed_amount, listed_on, listed_remarks, listed_balance, ...row }) => ({
    ...row,
    account: writtenId(row.real_account_id),
    /** As the bank lists it; null where it does not. */
    listed:
      listed_on === null
        ? null
        : {
            amount: listed_amount ?? 0,
            transacted_on: listed_on,
            remarks: listed_remarks ?? '',
            balance: listed_balance ?? 0,
          },
  }))
}
