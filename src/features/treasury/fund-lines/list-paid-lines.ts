import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A line by which a price or a buyer's deposit was paid, of which something may still come or go back. */
export interface PaidLine {
  id: Id<'bank_statement_line'>
  kind: 'purchase' | 'sale_deposit'
  transactedOn: string
  remarks: string
  left: number
}

/** Of a fund, oldest first. */
export async function listPaidLines(database: Queryable, fundId: Id<'fund'>): Promise<PaidLine[]> {
  const { rows } = await sql<PaidLine>`
    select paid.id, paid.kind, paid.on as "transactedOn", paid.remarks, paid.left
    from (
      select entry.id, part.kind, entry.transacted_on::text as on, entry.remarks, left_of_line(entry.id, ${fundId}) as left
      from fund_line_part part
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      where part.fund_id = ${fundId} and part.kind in ('purchase', 'sale_deposit') and part.gives_back is null
        and not exists (select from statement_explanation later where later.corrects = told.id)
      group by entry.id, part.kind, entry.transacted_on, entry.remarks
    ) paid
    where paid.left > 0 order by paid.on, paid.id`.execute(database)
  return rows
}
