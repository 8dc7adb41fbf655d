import { sql } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { addDays, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { lossStatementKind } from './loss-statement-proposal.ts'

interface Row {
  fund_id: Id<'fund'>
  project_name: string
  /** Whole yen of principal that investors lose. */
  amount: number
  fixed_at: Date
  payday: string | null
  /** One operator has written it, another has to approve. */
  is_pending: boolean
}

/** The nearest day first. */
export async function listLossesToExplain(database: Queryable) {
  const { rows } = await sql<Row>`
    select distribution.fund_id, fund.name as project_name, part.amount, distribution.fixed_at, distribution.payday,
      exists (select from proposal where kind = ${lossStatementKind.kind} and status = 'open' and subject = 'fund:' || distribution.fund_id) as is_pending
    from distribution
    join fixed_distribution fixed on fixed.id = distribution.id and fixed.asks_statement
    join fund on fund.id = distribution.fund_id
    cross join lateral (
      select sum(loss)::bigint as amount from distribution_share share where share.distribution_id = distribution.id) part
    where part.amount > 0 and not exists (select from loss_statement where loss_statement.distribution_id = distribution.id)
    order by distribution.id`.execute(database)
  return rows
    .map(({ payday, ...row }) => ({
      ...row,
      // The last business day on which it is sent in time: a whole day lies between the statement and the payment.
      due_on:
        payday === null
          ? japanDateOf(row.fixed_at)
          : businessDayUntil(addDays(businessDayUntil(japanDate(payday)), -1)),
    }))
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on))
}

/** A loss of which its investors have not been sent the statement: nothing of it can be paid. */
export type LossToExplain = Awaited<ReturnType<typeof listLossesToExplain>>[number]
