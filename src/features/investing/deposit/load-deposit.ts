import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Refund } from '../../../platform/database/types.ts'
import { entriesWithKeys, type Entry } from '../../treasury/bookkeeping/list-entries.ts'
import { findDeposit, type DepositRow } from './list-deposits.ts'
import { standingOwner, type StandingOwner } from '../../treasury/suspense/found-owner.ts'
import type { Id } from '../../../domain/id.ts'

/** What the bank told about the line. */
export interface DepositLine {
  recordedAt: Date
  bankName: string
  branchName: string
  accountNumber: string | null
  remarks: string
  /** That it is a member's, where nobody knew its owner: it waits for a second operator. */
  proposalId: Id<'proposal'> | null
}

export interface DepositRefund {
  id: Id<'refund'>
  /** Whole yen. */
  amount: number
  reason: Refund['reason']
  status: Selectable<Refund>['status']
  owedSince: Date
}

export interface DepositClaim {
  /** Whole yen that the application promised. */
  amount: number
  appliedAt: Date
  deadlineAt: Date | null
}

/** A deposit with its trail: the bank's line, the application, the entries, what goes back. */
export interface DepositDetail extends DepositRow {
  line: DepositLine
  claim: DepositClaim | null
  entries: Entry[]
  refunds: DepositRefund[]
  foundOwner: StandingOwner | null
}

/** Null where there is none. */
export async function loadDeposit(database: Queryable, id: Id<'deposit'>): Promise<DepositDetail | null> {
  const row = await findDeposit(database, id)
  if (!row) return null
  const line = await sql<DepositLine>`
    select line.recorded_at as "recordedAt", line.payer_bank_name as "bankName", line.payer_branch_name as "branchName",
      account.branch_code || '-' || account.account_number as "accountNumber", line.remarks,
      (select id from proposal where status = 'open' and kind = 'suspense.refund' and subject = 'bank_line:' || line.id) as "proposalId"
    from bank_line line left join virtual_account account on account.va_id = line.va_id
    where line.id = ${row.bankLineId}`.execute(database)
  const claim = await sql<DepositClaim>`
    select amount, applied_at as "appliedAt", deposit_deadline_at as "deadlineAt" from investment where id = ${row.investmentId}`.execute(
    database,
  )
  const refunds = await sql<DepositRefund>`
    select id, amount, reason, status, owed_since as "owedSince" from refund where deposit_id = ${id} order by id`.execute(
    database,
  )
  const [bankLine] = line.rows
  if (!bankLine) throw new Error(`deposit ${id} has no line of the bank`)
  return {
    ...row,
    line: bankLine,
    claim: claim.rows[0] ?? null,
    entries: await entriesWithKeys(database, await keysOf(database, row)),
    refunds: refunds.rows,
    foundOwner: await standingOwner(database, row.bankLineId),
  }
}

/** Under which the entries about a deposit were written. */
async function keysOf(database: Queryable, { id, bankLineId, investmentId }: DepositRow): Promise<string[]> {
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
