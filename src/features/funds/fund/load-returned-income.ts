import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Income that a closing took as gone back, with the line that had brought it. */
export interface ReturnedIncome {
  /** Of the period, or the how many-th closing after the last one. */
  number: number
  isLate: boolean
  day: string
  kind: 'rent_income' | 'other_income'
  amount: number
  /** When it had come. */
  broughtOn: string
}

/** What went back before returns named their line (0492) is not among them. */
export async function loadReturnedIncome(database: Queryable, fundId: Id<'fund'>): Promise<ReturnedIncome[]> {
  const { rows } = await sql<ReturnedIncome>`
    select returned.number, returned.is_late as "isLate", returned.day, returned.kind, returned.yen as amount, returned.brought_on as "broughtOn"
    from (select distinct fund_id from fund_line_part where fund_id = ${fundId} and gives_back is not null and amount < 0 offset 0) fund
    cross join lateral returned_income(fund.fund_id) returned`.execute(database)
  return rows
}
