import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Refund } from '../../../platform/database/types.ts'
import { entriesWithKeys, type Entry } from '../../treasury/bookkeeping/list-entries.ts'
import { findDeposit, type DepositRow } from './list-deposits.ts'
import { standingOwner, type StandingOwner } from '../../treasury/suspense/found-owner.ts'
import type { Id } from '../../../domain/id.ts'

/** What the bank told about the line. */
export interface DepositLine {
  recorded_at: Date
  bank_name: string
  branch_name: string
  account_number: string | null
  remarks: string
  /** That it is a member's, where nobody knew its owner: it waits for a second operator. */
  proposal_id: Id<'proposal'> | null
}

export interface DepositRefund {
  id: Id<'refund'>
  /** Whole yen. */
  amount: number
  reason: Refund['reason']
  status: Selectable<Refund>['status']
  owed_since: Date
}

export interface DepositClaim {
  /** Whole yen that the application promised. */
  amount: number
  applied_at: Date
  deadline_at: Date | null
}

/** A deposit with its trail: the bank's line, the application, the entries, what goes back. */
export interface DepositDetail extends DepositRow {
  line: DepositLine
  claim: DepositClaim | null
  entries: Entry[]
  refunds: DepositRefund[]
  found_owner: StandingOwner | null
}

/** Null where there is none. */
export async function loadDeposit(database: Queryable, id: Id<'deposit'>): Promise<DepositDetail | null> {
  const row = await findDeposit(database, id)
  if (!row) return null
  const line = await sql<DepositLine>`
    select line.recorded_at, line.payer_bank_name as bank_name, line.payer_branch_name as branch_name,
      account.branch_code || '-' || account.account_number as account_number, line.remarks,
      (select id from proposal where status = 'open' and kind = 'suspense.refund' and subject = 'bank_line:' || line.id) as proposal_id
    from bank_line line left join virtual_account account on account.va_id = line.va_id
    where line.id = ${row.bank_line_id}`.execute(database)
  const claim = await sql<DepositClaim>`
    select amount, applied_at, deposit_deadline_at as deadline_at from investment where id = ${row.investment_id}`.execute(
    database,
  )
  const refunds = await sql<DepositRefund>`
    select id, amount, reason, status, owed_since from refund where deposit_id = ${id} order by id`.execute(database)
  const [bankLine] = line.rows
  if (!bankLine) throw new Error(`deposit ${id} has no line of the bank`)
  return {
    ...row,
    line: bankLine,
    claim: claim.rows[0] ?? null,
    entries: await entriesWithKeys(database, await keysOf(database, row)),
    refunds: refunds.rows,
    found_owner: await standingOwner(database, row.bank_line_id),
  }
}

/** Under which the entries about a deposit were written. */
async function keysOf(
  database: Queryable,
  { id, bank_line_id: bankLineId, investment_id: investmentId }: DepositRow,
): Promise<string[]> {
  const owners = await sql<{ key: string }>`
    select entry.idempotency_key as key
    from suspense_resolution done
    join refund on refund.id = done.refund_id
    join journal_entry owed on owed.idempotency_key = 'refund-owed:' || refund.key
    join journal_entry entry on entry.id = owed.id or entry.reverses = owed.id
    where done.bank_line_id = ${bankLineId}`.execute(database)
  return [
    `deposit:${bankLineId}`,
    `capital:${investmentId}:${bankLineId}`,
    `refund-owed:deposit:${id}`,
    `refund-taken-back:deposit:${id}`,
    ...owners.rows.map(({ key }) => key),
  ]
}
