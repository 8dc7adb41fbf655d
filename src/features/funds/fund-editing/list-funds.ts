import type { FiltersOf } from '../../../domain/tables/table.ts'
import type { FundState } from '../../../domain/lifecycles/fund.ts'
import { sql, type RawBuilder } from 'kysely'
import type { fundTable } from '../../../domain/tables/funds.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import { fundStates } from '../../../domain/tables/funds.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { progress } from '../../../domain/funds/fund.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { fundColumns, fundTotals, toFundRecord, type FundRow } from '../fund/fund-record.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

type FundFilter = FiltersOf<typeof fundTable>

const columns = {
  number: sql`f.id`,
  start: sql`f.offering_start_at`,
  end: sql`f.offering_end_at`,
  total: sql`f.fund_total`,
  rate: sql`f.planned_rate_bp`,
} satisfies Record<SortOf<typeof fundTable>, RawBuilder<unknown>>

const tables = sql`from fund f left join fund_result r on r.fund_id = f.id left join lottery l on l.fund_id = f.id`

const stateConditions = (now: Date): Readonly<Record<FundState, RawBuilder<unknown>>> => {
  const today = japanDateOf(now)
  // A day that was entered ahead is a plan until it comes, here as on the fund's page.
  const hasBegun = sql`coalesce(r.operation_start_on <= ${today}, false)`
  const hasEnded = sql`coalesce(r.operation_end_on <= ${today}, false)`
  const running = sql`f.status = 'published' and r.failed_at is null and not ${hasBegun}`
  return {
    draft: sql`(f.status = 'draft' and f.discarded_at is null)`,
    upcoming: sql`(${running} and f.offering_start_at > ${now})`,
    offering: sql`(${running} and f.offering_start_at <= ${now} and f.offering_end_at >= ${now})`,
    closed: sql`(${running} and f.offering_end_at < ${now})`,
    operating: sql`(${hasBegun} and not ${hasEnded})`,
    ended: sql`(${hasEnded})`,
    failed: sql`(r.failed_at is not null)`,
    discarded: sql`(f.discarded_at is not null)`,
  }
}

/** One page of the funds, the newest first unless something else is asked for. */
export async function listFundsForOperators(
  database: Queryable,
  filter: FundFilter,
  input: TableInput,
  now: Date,
): Promise<TablePage<FundSummary>> {
  const where = conditionsOf(filter, now)
  const page = selectFunds(database, where, tableWindow(input, columns, sql`f.id`), now)
  const counted = await sql<{ total: number }>`select count(*) as total ${tables} where ${where}`.execute(database)
  return { rows: await page, total: counted.rows[0]?.total ?? 0 }
}

/** Funds by the filter, the oldest first; they are few. */
export const eachFund = (database: Queryable, filter: FundFilter, now: Date): AsyncGenerator<FundSummary> =>
  eachInSteps((last, limit) =>
    selectFunds(
      database,
      allOf([conditionsOf(filter, now), sql`f.id > ${last?.id ?? 0}`]),
      sql`order by f.id limit ${limit}`,
      now,
    ),
  )

/** How many funds stand where. */
export async function countFundStates(database: Queryable, now: Date): Promise<{ state: FundState; count: number }[]> {
  const conditions = stateConditions(now)
  const counts = fundStates.map((state) => sql`count(*) filter (where ${conditions[state]}) as ${sql.ref(state)}`)
  const { rows } = await sql<Record<FundState, number>>`select ${sql.join(counts)} ${tables}`.execute(database)
  return fundStates.map((state) => ({ state, count: rows[0]?.[state] ?? 0 }))
}

interface OperatorFundRow extends FundRow {
  version: number
  saved_at: Date
  saved_by: string | null
  /** Live applications. */
  applications: number
  has_proposal: boolean
  state: FundState
}

export type FundSummary = ReturnType<typeof toSummary>

/** The page's funds are found first; only then are their applications summed up. */
async function selectFunds(
  database: Queryable,
  where: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
  now: Date,
): Promise<FundSummary[]> {
  const conditions = stateConditions(now)
  const state = sql`case ${sql.join(
    fundStates.map((name) => sql`when ${conditions[name]} then ${sql.lit(name)}`),
    sql` `,
  )} end`
  const { rows } = await sql<OperatorFundRow>`
    select ${fundColumns}, f.version, coalesce(v.saved_at, f.created_at) as saved_at, editor.family_name || ' ' || editor.given_name as saved_by, ${state} as state,
      (select count(*) from investment where fund_id = f.id and status in ('lottery_pending', 'awaiting_deposit', 'participating')) as applications,
      exists (select from proposal where status = 'open' and subject = 'fund:' || f.id) as has_proposal
    from (select found.id, row_number() over () as place from (select f.id ${tables} where ${where} ${window}) found) page
    join fund f on f.id = page.id left join fund_result r on r.fund_id = f.id left join lottery l on l.fund_id = f.id
    left join fund_version v on v.fund_id = f.id and v.number = f.version
    left join member editor on editor.id = case when v.saved_by ~ '^operator:[0-9]+$' then split_part(v.saved_by, ':', 2)::bigint end
    cross join lateral (${fundTotals}) t
    order by page.place`.execute(database)
  return rows.map((row) => toSummary(row, now))
}

function toSummary(row: OperatorFundRow, now: Date) {
  const { state, version, saved_at, saved_by, applications, has_proposal } = row
  const record = toFundRecord(row)
  const { id, name, fund, totals } = record
  return {
    id,
    name,
    record,
    state,
    version,
    saved_at,
    saved_by,
    applications,
    has_proposal,
    /** '02:募集中', or null for a draft. */
    progress: record.isPublished ? progress(fund, totals, record.result, now).label : null,
    recruit_type: fund.offeringMethod,
    start_at: fund.offeringStartAt,
    end_at: fund.offeringEndAt,
    total: fund.fundTotal,
    subordinated: fund.subordinatedAmount,
    rate_bp: fund.plannedRateBp,
    operation_start_on: fund.operationStartOn,
    operation_end_on: fund.operationEndOn,
    applied: totals.lotteryPending + totals.awaitingDeposit + totals.participating,
    paid: totals.participating,
  }
}

function conditionsOf({ state, method, search }: FundFilter, now: Date): RawBuilder<unknown> {
  const text = search?.normalize('NFKC').trim() ?? ''
  return allOf([
    // What was put away is seen where it is asked for.
    state ? stateConditions(now)[state] : sql`f.discarded_at is null`,
    ...(method ? [sql`f.offering_method = ${method}`] : []),
    ...(text === '' ? [] : [sql`normalize(f.name, nfkc) like ${anywhere(text)}`]),
  ])
}
