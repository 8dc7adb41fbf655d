import { sql } from 'kysely'
import {
  investmentLifecycle,
  type CancelReason,
  type InvestmentEvent,
  type InvestmentStatus,
} from '../../../domain/lifecycles/investment.ts'
import { statesBefore, type LifecycleEvent } from '../../../domain/lifecycles/lifecycle.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

type Beginning = 'applied' | 'applied_for_lottery'

export type InvestmentMove = {
  at: Date
  /** 'member:7', 'operator:3', 'schedule', 'bank' */
  actor: string
} & (
  | { event: 'lottery_won'; depositDeadlineAt: Date }
  | { event: Exclude<InvestmentEvent, Beginning | 'lottery_won'>; depositDeadlineAt?: never }
)

/**
 * Moves investments by an event, each once: those that do not stand where the event may find them are left alone, so a repeat finds
 * nothing to do. Every move is recorded with the status that it really left. The database refuses a move that the lifecycle does not know.
 * @returns the ids that moved.
 */
export async function moveInvestments(
  transaction: Transaction,
  investmentIds: readonly number[],
  { event, at, actor, depositDeadlineAt }: InvestmentMove,
): Promise<number[]> {
  if (investmentIds.length === 0) return []
  const step: LifecycleEvent<InvestmentStatus> & { cancelReason?: CancelReason } = investmentLifecycle.events[event]
  const { rows } = await sql<{ id: number }>`
    with standing as (
      select id, status from investment
      where id = any(${investmentIds}::bigint[]) and status = any(${statesBefore(step)})
        and (${event} <> 'in_time_deposit_found' or cancel_reason = 'deadline')
      order by id for no key update
    ), moved as (
      update investment set status = ${step.to}, status_at = ${at}, cancel_reason = ${step.cancelReason ?? null},
        deposit_deadline_at = coalesce(${depositDeadlineAt ?? null}::timestamptz, deposit_deadline_at)
      from standing where investment.id = standing.id
      returning investment.id, standing.status as before
    )
    insert into investment_event (investment_id, from_status, to_status, actor, reason, at)
    select id, before, ${step.to}, ${actor}, ${event}, ${at} from moved order by id
    returning investment_id as id`.execute(transaction)
  return rows.map(({ id }) => id)
}
