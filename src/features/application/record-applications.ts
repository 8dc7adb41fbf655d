import { sql } from 'kysely'
import type { Accepted } from '../../domain/application.ts'
import type { Transaction } from '../../platform/database/connect.ts'

export interface AcceptedApplication {
  decision: Accepted
  memberId: number
  idempotencyKey: string
  /** The documents that were ticked as read. */
  documents: readonly number[]
}

export interface RecordedApplication extends AcceptedApplication {
  investmentId: number
}

/**
 * Writes accepted applications and their first events. The fund is locked, and rows are inserted in the order of acceptance:
 * within a fund, ascending ids are the order in which applications were accepted.
 */
export async function recordApplications(
  transaction: Transaction,
  fundId: number,
  accepted: readonly AcceptedApplication[],
  now: Date,
): Promise<RecordedApplication[]> {
  if (accepted.length === 0) return []
  const { rows } = await sql<{ id: number; member_id: number }>`
    insert into investment (fund_id, member_id, amount, status, early_access, idempotency_key, applied_at, status_at, deposit_deadline_at)
    select ${fundId}, member_id, amount, status, early_access, idempotency_key, ${now}, ${now}, deadline
    from unnest(
      ${accepted.map((one) => one.memberId)}::bigint[],
      ${accepted.map((one) => one.decision.amount)}::bigint[],
      ${accepted.map((one) => one.decision.status)}::text[],
      ${accepted.map((one) => one.decision.isEarly)}::boolean[],
      ${accepted.map((one) => one.idempotencyKey)}::text[],
      ${accepted.map((one) => one.decision.depositDeadline)}::timestamptz[]
    ) with ordinality as application (member_id, amount, status, early_access, idempotency_key, deadline, place)
    order by place
    returning id, member_id`.execute(transaction)
  await sql`
    insert into investment_event (investment_id, from_status, to_status, actor, reason, at)
    select id, null, status, 'member:' || member_id, 'applied', ${now}
    from investment where id = any(${rows.map((row) => row.id)}::bigint[]) order by id`.execute(transaction)
  // A member has one live application in a fund, so the member names the row.
  const idOf = new Map(rows.map((row) => [row.member_id, row.id]))
  return accepted.map((one) => {
    const investmentId = idOf.get(one.memberId)
    if (investmentId === undefined) throw new Error(`an accepted application of member ${one.memberId} was not written`)
    return { ...one, investmentId }
  })
}
