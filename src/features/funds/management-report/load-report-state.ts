import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { PROPERTY_KIND, type PropertyKind } from '../../../domain/funds/property.ts'
import type { ManagementReportFacts } from '../../../domain/validation/management-report-schema.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type {
  Arrears,
  EarlierPeriod,
  PropertyOnDay,
  ReportDeal,
  ReportLoan,
  ReportState,
} from '../../documents/contract/document/report-state.ts'
import { listRentArrears } from '../book-month/list-rent-arrears.ts'
import { loadFundStatement, type FundStatement } from '../../treasury/fund-statement/load-fund-statement.ts'

interface Days {
  fundId: Id<'fund'>
  startOn: JapanDate
  endOn: JapanDate
}

const EARLIER_PERIODS = 3

/** What rule article 50(1) asks of a period beside its figures: deals, the property on its last day, dealings with our own, and the three periods before. */
export async function loadReportState(
  database: Queryable,
  days: Days,
  statement: Pick<FundStatement, 'balanceSheet' | 'isBooked'>,
): Promise<ReportState> {
  const earlier = await loadEarlier(database, days)
  return {
    // What was bought before the first period began stands in no report before.
    deals: await loadDeals(database, { ...days, isFirst: earlier.length === 0 }),
    property: await loadProperty(database, days, statement),
    earlier,
    relatedCosts: await loadRelatedCosts(database, days),
    loans: await loadLoans(database, days),
  }
}

/** Where a stranger was recorded as one of ours later, he is one of ours. */
async function loadDeals(
  database: Queryable,
  { fundId, startOn, endOn, isFirst }: Days & { isFirst: boolean },
): Promise<ReportDeal[]> {
  const { rows } = await sql<Omit<ReportDeal, 'what'> & { kind: PropertyKind; part: string }>`
    select deal.settled_on as "settledOn", deal.price, deal.is_bought as "isBought", property.kind, part.name as part,
      case when deal.is_bought then deal.seller_relation <> 'third' or coalesce(side_is_ours(deal.seller_id, deal.recorded_at), false)
        else deal.buyer_relation <> 'third' or coalesce(side_is_ours(deal.buyer_id, deal.recorded_at), false) end as "isRelated"
    from (
      select *, coalesce(buyer_fund_id = ${fundId}, false) as is_bought from standing_property_deal
      where (buyer_fund_id = ${fundId} or seller_fund_id = ${fundId}) and settled_on <= ${endOn}::date
        and (${isFirst} or settled_on >= ${startOn}::date)
    ) deal
    join property_part part on part.id = deal.part_id join property on property.id = part.property_id
    order by deal.settled_on, deal.id`.execute(database)
  return rows.map(({ kind, part, ...deal }) => ({
    ...deal,
    what: [PROPERTY_KIND[kind], part].filter(Boolean).join(' '),
  }))
}

/** What was sold on the day itself is sold; a lease that ends on it is still there. */
async function loadProperty(
  database: Queryable,
  { fundId, startOn, endOn }: Days,
  { balanceSheet, isBooked }: Pick<FundStatement, 'balanceSheet' | 'isBooked'>,
): Promise<PropertyOnDay> {
  const { rows } = await sql<Omit<PropertyOnDay, 'bookValue' | 'arrears'>>`
    with stay as (
      select part_id, held_until is null or held_until > ${endOn}::date as is_held from property_stay
      where fund_id = ${fundId} and held_from <= ${endOn}::date
    )
    select (select count(*) from stay where is_held) as held, (select count(*) from stay where not is_held) as sold, count(lease.id) as leases,
      coalesce(sum(lease.rent + lease.common_fee), 0)::bigint as rent
    from lease
    left join lease_end on lease_end.lease_id = lease.id
    where lease.part_id in (select part_id from stay where is_held) and lease.struck_by is null and lease.begins_on <= ${endOn}::date
      and coalesce(lease_end.ended_on, ${endOn}::date) >= ${endOn}::date`.execute(database)
  const [row = { held: 0, sold: 0, leases: 0, rent: 0 }] = rows
  const bookValue =
    balanceSheet === null ? null : (balanceSheet.assets.find(({ kind }) => kind === 'property')?.yen ?? 0)
  // What was declared says nothing of single rents.
  const arrears = isBooked ? await loadArrears(database, { fundId, startOn, endOn }) : null
  return { ...row, bookValue, arrears }
}

async function loadArrears(database: Queryable, { fundId, startOn, endOn }: Days): Promise<Arrears> {
  const behind = await listRentArrears(database, endOn, [fundId])
  const { rows } = await sql<{ unassigned: number }>`
    select coalesce(sum(part.amount), 0)::bigint as unassigned
    from fund_line_part part
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where part.fund_id = ${fundId} and part.kind in ('rent', 'advance_rent') and part.lease_id is null
      and entry.transacted_on between ${startOn}::date and ${endOn}::date
      and not exists (select from statement_explanation later where later.corrects = explanation.id)`.execute(database)
  return {
    leases: new Set(behind.map(({ leaseId }) => leaseId)).size,
    missing: sum(behind.map(({ missing }) => missing)),
    days: Math.max(0, ...behind.map(({ days }) => days)),
    unassigned: rows[0]?.unassigned ?? 0,
  }
}

async function loadEarlier(database: Queryable, { fundId, startOn }: Days): Promise<EarlierPeriod[]> {
  const { rows } = await sql<Omit<Days, 'fundId'>>`
    select start_on as "startOn", end_on as "endOn" from fund_period where fund_id = ${fundId} and end_on < ${startOn}::date
    order by number desc limit ${EARLIER_PERIODS}`.execute(database)
  const earlier: EarlierPeriod[] = []
  for (const period of rows) {
    const days = { fundId, ...period }
    const statement = await loadFundStatement(database, days)
    earlier.push({
      ...period,
      figures: statement.isBooked ? totalsOf(statement) : await loadReported(database, days),
      property: await loadProperty(database, days, statement),
    })
  }
  return earlier
}

const totalsOf = ({ income, costs }: Pick<FundStatement, 'income' | 'costs'>): EarlierPeriod['figures'] => ({
  income: sum(income.map(({ yen }) => yen)),
  costs: sum(costs.map(({ yen }) => yen)),
})

/** Of days of which the books say nothing: what their own report said last. */
async function loadReported(database: Queryable, { fundId, startOn, endOn }: Days): Promise<EarlierPeriod['figures']> {
  const row = await database
    .selectFrom('management_report')
    .select('facts')
    .where('fund_id', '=', fundId)
    .where('period_start_on', '=', startOn)
    .where('period_end_on', '=', endOn)
    .where('status', '=', 'published')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const { income, costs } = row.facts as unknown as ManagementReportFacts
  return { income: sum(income.map(({ amount }) => amount)), costs: sum(costs.map(({ amount }) => amount)) }
}

async function loadRelatedCosts(database: Queryable, { fundId, startOn, endOn }: Days): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from fund_result_lines(${fundId})
    where counts_on between ${startOn}::date and ${endOn}::date and account_kind = 'cost' and counterparty = 'related_party'`.execute(
    database,
  )
  return rows[0]?.amount ?? 0
}

/** What was drawn by the last day and not all repaid before the first. */
async function loadLoans(database: Queryable, { fundId, startOn, endOn }: Days): Promise<ReportLoan[]> {
  const { rows } = await sql<ReportLoan>`
    select loan.lender, loan.lender_kind as "lenderKind", loan.is_related as "isRelated", loan.amount, moved.owed, loan.rate_bp as "rateBp",
      loan.contracted_on::text as "contractedOn", loan.matures_on::text as "maturesOn"
    from loan
    cross join lateral (
      select coalesce(sum(case what when 'drawn' then amount when 'repaid' then -amount end), 0)::bigint as owed, max(moved_on) as last_on
      from loan_movement where loan_id = loan.id and moved_on <= ${endOn}::date
    ) moved
    where loan.fund_id = ${fundId} and loan.withdrawn_at is null and moved.last_on is not null and (moved.owed > 0 or moved.last_on >= ${startOn}::date)
    order by loan.id`.execute(database)
  return rows
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
