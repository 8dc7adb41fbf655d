import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Money on the account whose owner nobody knows yet. */
export interface SuspenseItem {
  bank_line_id: Id<'bank_line'>
  /** With a deposit on a virtual account that no investment held. */
  deposit_id: Id<'deposit'> | null
  real_account_id: string
  /** Whole yen. */
  amount: number
  /** 'YYYY-MM-DD' */
  transacted_on: string
  /** 'YYYY-MM-DD': by when its owner is found or it goes back. */
  due_on: string
  /** As the payer's bank sent it, half-width kana; empty where the bank's list does not tell. */
  remitter_name: string
  remitter_bank: string
  /** The virtual account that it came in on. */
  account_number: string | null
  remarks: string
  /** That it is a member's: it waits for a second operator. */
  proposal_id: Id<'proposal'> | null
}

/** Oldest first. */
export async function listSuspense(database: Queryable, bankLineId?: Id<'bank_line'>): Promise<SuspenseItem[]> {
  const { rows } = await sql<SuspenseItem>`
    select line.id as bank_line_id, deposit.id as deposit_id, line.real_account_id, line.amount, line.transacted_on,
      business_days_after(line.transacted_on, due_days('unknown_deposit'))::text as due_on,
      line.remitter_name_kana as remitter_name, trim(line.payer_bank_name || ' ' || line.payer_branch_name) as remitter_bank,
      account.account_number, line.remarks,
      (select id from proposal where status = 'open' and kind = 'suspense.refund' and subject = 'bank_line:' || line.id) as proposal_id
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
