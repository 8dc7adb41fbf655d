import { sql } from 'kysely'
import type { CostKind } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import type { PlannedKind } from '../../../domain/treasury/outgoing-plan.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What a fund can give back or pay off: tenants' and buyers' deposits, rent in advance, costs of a kind that have arisen; what no plan has taken yet. */
export interface OwedSum {
  fundId: Id<'fund'>
  kind: Exclude<PlannedKind, 'cost'> | 'advance_rent' | 'sale_deposit' | 'fee_tax' | 'loan'
  costKind: CostKind | null
  amount: number
}

/** Of all funds or of one; what is nothing is not among them. */
export async function listOwed(database: Queryable, fundId?: Id<'fund'>): Promise<OwedSum[]> {
  const { rows } = await sql<OwedSum>`
    select owed.* from (
      select split_part(balance.book, ':', 2)::bigint as "fundId", balance.account_kind as kind, nullif(balance.account_ref, '') as "costKind",
        (-balance.amount - coalesce((select sum(plan.amount) from standing_outgoing_plan plan
          where plan.fund_id::text = split_part(balance.book, ':', 2) and plan.kind = balance.account_kind
            and coalesce(plan.cost_kind, '') = balance.account_ref and plan.withdrawn_at is null and plan.paid_by_explanation_id is null), 0))::bigint as amount
      from account_balance balance
      where balance.account_kind in ('tenant_deposit', 'sale_deposit', 'fee_tax', 'loan', 'advance_rent', 'accrued_cost')
        and ${fundId === undefined ? sql`balance.book like 'fund:%'` : sql`balance.book = ${`fund:${fundId}`}`}
    ) owed
    where owed.amount > 0 order by owed."fundId", owed.kind, owed."costKind"`.execute(database)
  return rows
}

export async function unplannedDebt(
  database: Queryable,
  { fundId, kind, costKind }: Omit<OwedSum, 'amount'>,
): Promise<number> {
  const owed = await listOwed(database, fundId)
  return owed.find((sum) => sum.kind === kind && sum.costKind === costKind)?.amount ?? 0
}
