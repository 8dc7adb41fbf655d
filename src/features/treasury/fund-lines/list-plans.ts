import { sql, type RawBuilder } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { OutgoingPlan } from '../../../domain/treasury/outgoing-plan.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface OutgoingPlanView extends OutgoingPlan {
  id: Id<'outgoing_plan'>
  fundName: string
  reason: FreeText
  proposalId: Id<'proposal'>
  decidedBy: string
  decidedById: Id<'member'>
  decidedAt: Date
  /** 'YYYY-MM-DD', in Japan. */
  decidedOn: string
  state: 'waiting' | 'paid' | 'withdrawn'
  /** The line that fulfilled it. */
  paidOn: string | null
  /** Its withdrawal waits for a second operator. */
  withdrawalProposalId: Id<'proposal'> | null
}

/** Plans that meet a condition on `plan`, the nearest day first. */
async function loadPlans(database: Queryable, condition: RawBuilder<unknown>): Promise<OutgoingPlanView[]> {
  const { rows } = await sql<OutgoingPlanView>`
    select plan.id, plan.fund_id as "fundId", fund.name as "fundName", plan.kind, plan.cost_kind as "costKind", plan.payee, plan.counterparty, plan.amount,
      plan.pay_on::text as "payOn", plan.about, plan.reason, plan.proposal_id as "proposalId", plan.decided_by as "decidedById",
      operator.family_name || ' ' || operator.given_name as "decidedBy", plan.decided_at as "decidedAt", japan_date(plan.decided_at)::text as "decidedOn",
      case when plan.withdrawn_at is not null then 'withdrawn' when plan.paid_by_explanation_id is not null then 'paid' else 'waiting' end as state,
      entry.transacted_on::text as "paidOn",
      (select id from proposal where kind = 'fund.plan_withdrawal' and status = 'open' and subject = 'outgoing_plan:' || plan.id) as "withdrawalProposalId"
    from standing_outgoing_plan plan
    join fund on fund.id = plan.fund_id
    join member operator on operator.id = plan.decided_by
    left join statement_explanation explanation on explanation.id = plan.paid_by_explanation_id
    left join bank_statement_line entry on entry.id = explanation.statement_line_id
    where ${condition}
    order by plan.pay_on, plan.id`.execute(database)
  return rows
}

const isWaiting = sql`plan.withdrawn_at is null and plan.paid_by_explanation_id is null`

/** Those whose line has not come. */
export const listWaitingPlans = (database: Queryable): Promise<OutgoingPlanView[]> => loadPlans(database, isWaiting)

export async function findPlan(database: Queryable, id: Id<'outgoing_plan'>): Promise<OutgoingPlanView | null> {
  return (await loadPlans(database, sql`plan.id = ${id}`))[0] ?? null
}

/** What waits, the nearest day first, and after it the newest hundred that are over. */
export async function listPlans(database: Queryable): Promise<OutgoingPlanView[]> {
  const over = await loadPlans(
    database,
    sql`plan.id in (select plan.id from standing_outgoing_plan plan where not (${isWaiting}) order by plan.id desc limit 100)`,
  )
  return [...(await listWaitingPlans(database)), ...over.toReversed()]
}
