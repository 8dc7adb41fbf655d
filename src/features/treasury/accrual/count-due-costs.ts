import { sql } from 'kysely'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { monthEnds } from '../../../domain/treasury/prepaid-cost.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { accrueTaxesOf } from './accrue-taxes.ts'
import { usePrepaidOf } from './count-parts.ts'

/** The daily task: with the end of each month and period, what was paid ahead and each year's property tax become a cost of the days that are over. Safe to run late and twice. */
export async function countDueCosts(services: Services, dueAt: Date): Promise<void> {
  const { rows } = await sql<{ fundId: Id<'fund'> }>`
    select fund_id as "fundId" from standing_prepaid_cost where left_over > 0
    union
    select fund_id from property_tax_assessment where ended_at is null
    order by 1`.execute(services.database)
  for (const { fundId } of rows)
    await inTransaction(services.database, (transaction) =>
      countDueCostsOf(transaction, { fundId, until: japanDateOf(dueAt), now: services.clock.now() }),
    )
}

/** The same for one fund, before its period is closed: whether the night's task has run or not, the closing takes every day up to its end. */
export async function countDueCostsOf(
  transaction: Transaction,
  { fundId, now, until = japanDateOf(now) }: { fundId: Id<'fund'>; now: Date; until?: JapanDate },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:fund:${fundId}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ day: JapanDate; openFrom: JapanDate | null }>`
    select day.ends::text as day, japan_date(book_closed_until(${fundId}))::text as "openFrom"
    from (
      select end_on as ends from fund_period where fund_id = ${fundId}
      union select due_on from standing_tax_instalment where fund_id = ${fundId}
      union select operation_start_on from fund_result where fund_id = ${fundId} and operation_start_on is not null
    ) day
    order by day.ends`.execute(transaction)
  const [first] = rows
  if (first === undefined) return
  // What was noticed late counts with the first day that no closing has taken.
  const from = first.openFrom ?? first.day
  const named = rows.map(({ day }) => day).filter((day) => day >= from && day <= until)
  const days = [...new Set([...monthEnds(from, until), ...named])].toSorted()
  await usePrepaidOf(transaction, { fundId, days, now })
  await accrueTaxesOf(transaction, { fundId, days, now })
}
