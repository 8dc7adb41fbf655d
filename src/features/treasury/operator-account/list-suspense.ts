import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Money on the account whose owner nobody knows yet. */
export interface SuspenseItem {
  bankLineId: Id<'bank_line'>
  /** With a deposit on a virtual account that no investment held. */
  depositId: Id<'deposit'> | null
  realAccountId: string
  /** Whole yen. */
  amount: number
  /** 'YYYY-MM-DD' */
  transactedOn: string
  /** 'YYYY-MM-DD': by when its owner is found or it goes back. */
  dueOn: string
  /** As the payer's bank sent it, half-width kana; empty where the bank's list does not tell. */
  remitterName: string
  remitterBank: string
  /** The virtual account that it came in on. */
  accountNumber: string | null
  remarks: string
  /** That it is a member's: it waits for a second operator. */
  proposalId: Id<'proposal'> | null
}

/** Oldest first. */
export async function listSuspense(database: Queryable, bankLineId?: Id<'bank_line'>): Promise<SuspenseItem[]> {
  const { rows } = await sql<SuspenseItem>`
    select line.id as "bankLineId", deposit.id as "depositId", line.real_account_id as "realAccountId", line.amount, line.transacted_on as "transactedOn",
      business_days_after(line.transacted_on, due_days('unknown_deposit'))::text as "dueOn",
      line.remitter_name_kana as "remitterName", trim(line.payer_bank_name || ' ' || line.payer_branch_name) as "remitterBank",
      account.account_number as "accountNumber", line.remarks,
      (select id from proposal where status = 'open' and kind = 'suspense.refund' and subject = 'bank_line:' || line.id) as "proposalId"
    from bank_line line
    left join deposit on deposit.bank_line_id = line.id and deposit.outcome = 'unknown_account'
    left join virtual_account account on account.va_id = line.va_id
    where line.id in (
        select bank_line_id from deposit where investment_id is null
        union
        select bank_line_id from statement_explanation told
        where told.kind = 'suspense' and not exists (select from statement_explanation later where later.corrects = told.id))
      and not exists (select from standing_resolution done where done.bank_line_id = line.id)
      and ${bankLineId === undefined ? sql`true` : sql`line.id = ${bankLineId}`}
    order by line.transacted_at, line.id`.execute(database)
  return rows
}

/** Under a lock on its line, so that it is resolved once; null where it is none, or none any more. */
export async function lockSuspenseItem(
  transaction: Transaction,
  bankLineId: Id<'bank_line'>,
): Promise<SuspenseItem | null> {
  await transaction.selectFrom('bank_line').select('id').where('id', '=', bankLineId).forUpdate().execute()
  return (await listSuspense(transaction, bankLineId))[0] ?? null
}
