import { sql } from 'kysely'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import type { Id } from '../../../domain/id.ts'
import type { StatementDifference } from '../../../domain/treasury/statement-comparison.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Where what is kept of a statement and the bank's list do not agree. */
export interface OpenDifference {
  id: Id<'statement_difference'>
  kind: StatementDifference['kind']
  lineId: Id<'bank_statement_line'> | null
  /** Branch and number. */
  account: string
  /** As it is kept; as the bank lists it where its own list contradicts itself. Whole yen, negative left the account. */
  amount: number
  transactedOn: string
  remarks: string
  /** As the bank lists it; null where it does not. */
  listed: { amount: number; transactedOn: string; remarks: string; balance: number } | null
  foundAt: Date
}

interface Row {
  id: Id<'statement_difference'>
  kind: StatementDifference['kind']
  statement_line_id: Id<'bank_statement_line'> | null
  real_account_id: string
  amount: number
  transacted_on: string
  remarks: string
  listed_amount: number | null
  listed_on: string | null
  listed_remarks: string | null
  listed_balance: number | null
  found_at: Date
}

/** Those that are open, the oldest line first. */
export async function listDifferences(database: Queryable): Promise<OpenDifference[]> {
  const { rows } = await sql<Row>`
    select difference.id, difference.kind, difference.statement_line_id, difference.real_account_id, difference.transacted_on, difference.found_at,
      difference.listed_amount, difference.listed_on, difference.listed_remarks, difference.listed_balance, coalesce(line.amount, difference.listed_amount) as amount, coalesce(line.remarks, difference.listed_remarks) as remarks
    from statement_difference difference
    left join bank_statement_line line on line.id = difference.statement_line_id
    where difference.ended_at is null
    order by difference.transacted_on, difference.id`.execute(database)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    lineId: row.statement_line_id,
    account: writtenId(row.real_account_id),
    amount: row.amount,
    transactedOn: row.transacted_on,
    remarks: row.remarks,
    listed:
      row.listed_on === null
        ? null
        : {
            amount: row.listed_amount ?? 0,
            transactedOn: row.listed_on,
            remarks: row.listed_remarks ?? '',
            balance: row.listed_balance ?? 0,
          },
    foundAt: row.found_at,
  }))
}
