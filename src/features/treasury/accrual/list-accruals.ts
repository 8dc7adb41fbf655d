import { sql, type RawBuilder } from 'kysely'
import type { CostAccrual } from '../../../domain/treasury/cost-accrual.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface AccrualView extends CostAccrual {
  id: Id<'cost_accrual'>
  fundName: string
  reason: FreeText
  paperSha256: string | null
  decidedBy: string
  /** What no line has paid. */
  leftOver: number
  /** That it is taken back waits for a second operator. */
  reversalProposalId: Id<'proposal'> | null
}

/** What no line has paid in full, the oldest first. */
export const listAccruals = (database: Queryable): Promise<AccrualView[]> =>
  loadAccruals(database, sql`accrual.left_over > 0`)

export async function findAccrual(database: Queryable, id: Id<'cost_accrual'>): Promise<AccrualView | null> {
  return (await loadAccruals(database, sql`accrual.id = ${id}`))[0] ?? null
}

async function loadAccruals(database: Queryable, condition: RawBuilder<unknown>): Promise<AccrualView[]> {
  const { rows } = await sql<AccrualView>`
    select accrual.id, accrual.fund_id, fund.name as project_name, accrual.cost_kind as "costKind", accrual.amount,
      accrual.arose_on::text as "aroseOn", accrual.about, accrual.reason,
      (select paper_sha256 from cost_accrual where id = accrual.id) as "paperSha256", operator.family_name || ' ' || operator.given_name as "decidedBy",
      accrual.left_over as "leftOver",
      (select id from proposal where kind = 'fund.accrual_reversal' and status = 'open' and subject = 'cost_accrual:' || accrual.id) as "reversalProposalId"
    from standing_cost_accrual accrual
    join fund on fund.id = accrual.fund_id
    join member operator on operator.id = accrual.decided_by
    where ${condition}
    order by accrual.arose_on, accrual.id`.execute(database)
  return rows
}

/** What the operator has paid for a fund and not got back. */
export interface Advance {
  fund_id: Id<'fund'>
  project_name: string
  owed: number
  /** What of it the fund can give back now: investors who wait for money come first, and their capital is for the property. */
  payable: number
  proposal_id: Id<'proposal'> | null
}

export async function listAdvances(database: Queryable, fundId: Id<'fund'> | null = null): Promise<Advance[]> {
  const { rows } = await sql<Advance>`
    select fund.id as fund_id, fund.name as project_name, book.owed, least(book.owed, greatest(0, least(book.spare, spendable_on_costs(fund.id))))::bigint as payable,
      (select id from proposal where kind = 'fund.advance_repayment' and status = 'open' and subject = 'fund:' || fund.id) as proposal_id
    from (
      select balance.book, -coalesce(sum(balance.amount) filter (where account.kind = 'owed_to_operator'), 0)::bigint as owed,
        coalesce(sum(balance.amount) filter (where account.is_cash or account.is_tied or account.kind in ('payable', 'withholding_unpaid')), 0)::bigint as spare
      from account_balance balance join account_kind account on account.kind = balance.account_kind
      where balance.book like 'fund:%' and ${fundId === null ? sql`true` : sql`balance.book = 'fund:' || ${fundId}::bigint`}
      group by balance.book
    ) book
    join fund on 'fund:' || fund.id = book.book
    where book.owed > 0
    order by fund.id`.execute(database)
  return rows
}
