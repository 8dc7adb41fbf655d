import { sql } from 'kysely'
import type { Accepted } from '../../../domain/investing/application.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface AcceptedApplication {
  decision: Accepted
  memberId: Id<'member'>
  idempotencyKey: string
  /** Which documents stood before the member; null where the fund has none. */
  readingId: Id<'document_reading'> | null
}

export interface RecordedApplication extends AcceptedApplication {
  investmentId: Id<'investment'>
  /** The place in the order in which the fund's applications were accepted, from 1. */
  receiptNumber: number
}

/**
 * Writes accepted applications and their first events. The fund is locked, so nobody else gives out its receipt numbers: they
 * and the ids ascend without gaps or in the order of acceptance, over all processes.
 */
export async function recordApplications(
  transaction: Transaction,
  fundId: Id<'fund'>,
  accepted: readonly AcceptedApplication[],
  now: Date,
): Promise<RecordedApplication[]> {
  if (accepted.length === 0) return []
  const { rows } = await sql<{ id: Id<'investment'>; member_id: Id<'member'>; receipt_number: number }>`
    with made as (
      insert into investment (fund_id, member_id, amount, status, early_access, idempotency_key, as_substitute, applied_at, status_at, deposit_deadline_at, receipt_number)
      select ${fundId}, member_id, amount, status, early_access, idempotency_key, as_substitute, ${now}, ${now}, deadline,
        place + coalesce((select receipt_number from investment where fund_id = ${fundId} and receipt_number is not null order by receipt_number desc limit 1), 0)
      from unnest(
        ${accepted.map((one) => one.memberId)}::bigint[],
        ${accepted.map((one) => one.decision.amount)}::bigint[],
        ${accepted.map((one) => one.decision.status)}::text[],
        ${accepted.map((one) => one.decision.isEarly)}::boolean[],
        ${accepted.map((one) => one.idempotencyKey)}::text[],
        ${accepted.map((one) => one.decision.asSubstitute)}::boolean[],
        ${accepted.map((one) => one.decision.depositDeadline)}::timestamptz[]
      ) with ordinality as application (member_id, amount, status, early_access, idempotency_key, as_substitute, deadline, place)
      order by place
      returning id, member_id, status, receipt_number
    ), noted as (
      insert into investment_event (investment_id, from_status, to_status, actor, reason, at, reading_id)
      select id, null, status, 'member:' || member_id, 'applied', ${now}, reading_id
      from made join unnest(${accepted.map((one) => one.memberId)}::bigint[], ${accepted.map((one) => one.readingId)}::bigint[])
        as read (member_id, reading_id) using (member_id)
      order by receipt_number
    )
    select id, member_id, receipt_number from made`.execute(transaction)
  // A member has one live application in a fund, so the member names the row.
  const rowOf = new Map(rows.map((row) => [row.member_id, row]))
  return accepted.map((one) => {
    const row = rowOf.get(one.memberId)
    if (row === undefined) throw new Error(`an accepted application of member ${one.memberId} was not written`)
    return { ...one, investmentId: row.id, receiptNumber: row.receipt_number }
  })
}
