import { sql } from 'kysely'
import { japanDateOf, startOfDay, addDays, type JapanDate } from '../../../domain/calendar.ts'
import { nextCompanyYear, type CompanyYear } from '../../../domain/treasury/company-year.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadCompanyFacts } from '../../core/company/load-company-facts.ts'

export interface ClosedYear {
  id: Id<'company_year'>
  starts_on: JapanDate
  ends_on: JapanDate
  /** Whole yen, as it was closed. */
  income: number
  costs: number
  closed_at: Date
  proposed_by: string
  closed_by: string
}

/** The latest first. */
export async function listClosedYears(database: Queryable): Promise<ClosedYear[]> {
  const { rows } = await sql<ClosedYear>`
    select year.id, year.starts_on::text as starts_on, year.ends_on::text as ends_on, year.income, year.costs, year.closed_at,
      first.family_name || ' ' || first.given_name as proposed_by, second.family_name || ' ' || second.given_name as closed_by
    from company_year year
    join proposal on proposal.id = year.proposal_id
    join member first on first.id = proposal.proposed_by
    join member second on second.id = year.closed_by
    order by year.ends_on desc`.execute(database)
  return rows
}

export async function lastClosedYear(database: Queryable): Promise<JapanDate | null> {
  const { rows } = await sql<{ last: JapanDate | null }>`select max(ends_on)::text as last from company_year`.execute(
    database,
  )
  return rows[0]?.last ?? null
}

/** Where nothing is closed yet, the company's record says in which month its years end; without a record, the calendar does. */
export async function loadNextYear(database: Queryable, now: Date): Promise<CompanyYear> {
  const today = japanDateOf(now)
  const facts = await loadCompanyFacts(database, today)
  const [latest] = facts?.accounts ?? []
  const closingMonth = latest === undefined ? 12 : Number(latest.endedOn.slice(5, 7))
  return nextCompanyYear(await lastClosedYear(database), closingMonth, today)
}

/** What has been earned and spent on the company's accounts up to a day and no closing has taken, whole yen. */
export interface YearResult {
  /** The funds' results that are the company's; a loss is negative. */
  income: number
  fee: number
  surcharge: number
}

export async function loadYearResult(database: Queryable, endsOn: JapanDate): Promise<YearResult> {
  const { rows } = await sql<YearResult>`
    select coalesce(-sum(amount) filter (where account_kind = 'fund_result'), 0)::bigint as income,
      coalesce(sum(amount) filter (where account_kind = 'fee'), 0)::bigint as fee,
      coalesce(sum(amount) filter (where account_kind = 'surcharge'), 0)::bigint as surcharge
    from posting where book = 'operator' and effective_at < ${startOfDay(addDays(endsOn, 1))}`.execute(database)
  return rows[0] ?? { income: 0, fee: 0, surcharge: 0 }
}
