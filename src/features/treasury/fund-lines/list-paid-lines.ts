import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A line by which a price or a buyer's deposit was paid or income came, of which something may still come or go back. */
export interface PaidLine {
  id: Id<'bank_statement_line'>
  /** Rent in advance is listed as rent. */
  kind: 'purchase' | 'sale_deposit' | 'rent' | 'other_income'
  transacted_on: string
  remarks: string
  left: number
  /** Of rents of one lease. */
  lease_id: Id<'lease'> | null
}

/** More incomes than anybody looks through are cut off: what goes back came lately. */
const mostIncomes = 500

/** Of a fund, oldest first. */
export async function listPaidLines(database: Queryable, fundId: Id<'fund'>): Promise<PaidLine[]> {
  const { rows } = await sql<PaidLine>`
    with part as (
      select entry.id, coalesce(income_family(part.kind), part.kind) as kind, part.lease_id, entry.transacted_on, entry.remarks
      from fund_line_part part
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      where part.fund_id = ${fundId} and part.gives_back is null
        and (part.kind in ('purchase', 'sale_deposit') or part.amount > 0 and income_family(part.kind) is not null)
        and not exists (select from statement_explanation later where later.corrects = told.id)
    ), line as (
      select id, kind, transacted_on, remarks, case when min(lease_id) = max(lease_id) and count(lease_id) = count(*) then min(lease_id) end as lease_id
      from part group by id, kind, transacted_on, remarks
    ), paid as (
      select id, kind, transacted_on, remarks, lease_id, left_of_line(id, ${fundId}) as "left"
      from line where kind in ('purchase', 'sale_deposit')
      union all
      select id, kind, transacted_on, remarks, lease_id, left_of_income(id, ${fundId}, kind)
      from (
        select * from line where income_family(kind) is not null order by transacted_on desc, id desc limit ${mostIncomes}) income
    )
    select id, kind, transacted_on::text as transacted_on, remarks, "left", lease_id
    from paid where "left" > 0 order by transacted_on, id`.execute(database)
  return rows
}
