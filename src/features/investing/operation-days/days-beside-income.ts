import { sql } from 'kysely'
import { monthText } from '../../../domain/funds/book-month.ts'
import { formatDate, japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/** Days that are recorded or changed; null where one stays as it is. */
interface NewDays {
  startOn: string | null
  endOn: string | null
}

type Income = { kind: 'rent' | 'other_income'; first_on: string; last_on: string }

/**
 * An operation lasts as long as what it earned: days that leave a rent outside would take it from the investors, whose cap counts by days.
 * The database holds the same (1272); see decision 0488.
 */
export async function refuseDaysBesideIncome(
  database: Queryable,
  fundId: Id<'fund'>,
  { startOn, endOn }: NewDays,
): Promise<Refusal | null> {
  const before = startOn === null ? null : await firstIncomeBefore(database, fundId, startOn)
  if (before)
    return badInput({
      unyo_start_at: `${describe(before)}が、帳簿にあります。${formatDate(japanDate(before.last_on))}以前の日付を指定してください。`,
    })
  const after = endOn === null ? null : await lastIncomeAfter(database, fundId, endOn)
  if (after)
    return badInput({
      unyo_end_at: `${describe(after)}が、帳簿にあります。${formatDate(japanDate(after.first_on))}以降の日付を指定してください。`,
    })
  return null
}

async function firstIncomeBefore(database: Queryable, fundId: Id<'fund'>, startOn: string): Promise<Income | null> {
  const { rows } = await sql<Income>`
    select kind, first_on::text, last_on::text from income_before_start(${fundId}, ${startOn}::date)`.execute(database)
  return rows[0] ?? null
}

/** The last day of a term of a fund that renews itself is the plan's own. */
async function lastIncomeAfter(database: Queryable, fundId: Id<'fund'>, endOn: string): Promise<Income | null> {
  const { rows } = await sql<Income>`
    select kind, first_on::text, last_on::text from income_after_end(${fundId}, ${endOn}::date)
    where not exists (select from fund_term where fund_id = ${fundId} and end_on = ${endOn}::date)`.execute(database)
  return rows[0] ?? null
}

function describe({ kind, first_on: firstOn }: Income): string {
  const day: JapanDate = japanDate(firstOn)
  return kind === 'rent' ? `${monthText(day.slice(0, 7))}分の賃料` : `${formatDate(day)}に入ったその他の収入`
}
