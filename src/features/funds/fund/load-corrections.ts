import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import {
  causeOf,
  sourcesAnew,
  type CorrectedPart,
  type CorrectedSources,
  type PublishedCause,
  type FundCorrection,
  type PublishedClosing,
} from '../../../domain/funds/fund-corrections.ts'
import type { Id } from '../../../domain/id.ts'
import { subtractYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What was put right after a closing: of a period, or of what came in after the last one. */
export interface PeriodCorrections {
  corrections: readonly FundCorrection[]
  /** From what the dividend came, by the lines as they are classified now; null where it distributed nothing. */
  anew: CorrectedSources | null
}

/** Whose figures of closed periods have been corrected since. */
export async function loadCorrectedFunds(database: Queryable): Promise<ReadonlySet<Id<'fund'>>> {
  const { rows } = await sql<{ id: Id<'fund'> }>`
    with looked as materialized (select id from fund where may_have_corrections(id))
    select looked.id from looked where exists (select from fund_corrections(looked.id))
    union
    select named.id from (select id from fund where may_have_ours(id) offset 0) named where exists (select from ours_corrections(named.id))`.execute(
    database,
  )
  return new Set(rows.map(({ id }) => id))
}

type CorrectionRow = {
  number: number
  is_late: boolean
  recorded_at: Date
  day: string
  what: FundCorrection['what']
  cause: PublishedCause | null
  before: CorrectedPart[]
  after: CorrectedPart[]
}

type Row = CorrectionRow & {
  distribution: Id<'fixed_distribution'>
  closing: Record<
    | 'income'
    | 'related_income'
    | 'costs'
    | 'related_costs'
    | 'sale_proceeds'
    | 'related_sale'
    | 'sale_cost'
    | 'sale_expenses'
    | 'sale_quarter'
    | 'dividend'
    | 'declared'
    | 'restored',
    number
  >
}

/** Of the funds that a query calls `fund`: what operators put right, and what follows from whom they recorded as one of ours. */
const correctionsOfFunds = sql`
  select each.* from fund cross join lateral fund_corrections(fund.fund_id) each where may_have_corrections(fund.fund_id)
  union all
  select ours.closing_id, ours.late_id, ours.number, ours.recorded_at, ours.day, ours.what, 'ours_later', ours.before, ours.after
  from fund cross join lateral ours_corrections(fund.fund_id) ours where may_have_ours(fund.fund_id)`

/** By the distribution whose closing they touch, also of what came in after the last period; one after whose closing nothing was corrected is not among them. */
export async function loadCorrections(
  database: Queryable,
  distributionIds: readonly Id<'fixed_distribution'>[],
): Promise<ReadonlyMap<Id<'fixed_distribution'>, PeriodCorrections>> {
  if (distributionIds.length === 0) return new Map()
  const ids = sql`any(${[...distributionIds]}::bigint[])`
  const { rows } = await sql<Row>`
    with asked as (
      select distribution_id, fund_id, id as closing_id, null::bigint as late_id, income, related_income, costs,
        coalesce(related_costs, (select related from related_costs_of_closing(period_closing))) as related_costs, sale_proceeds, related_sale, sale_cost,
        coalesce(sale_expenses, 0) as sale_expenses, sale_quarter, 0 as restored
      from period_closing where distribution_id = ${ids} and reversed_at is null
      union all
      select late.distribution_id, fixed.fund_id, null, late.proposal_id, late.income, late.related_income, late.costs,
        (select closed.related_costs from late_closings(fixed.fund_id) closed where closed.late_id = late.proposal_id), late.sale_proceeds, late.related_sale,
        late.sale_cost, 0, 0, (select coalesce(sum(share.restored), 0) from fixed_distribution_share share where share.distribution_id = fixed.id)
      from supplementary_distribution late join fixed_distribution fixed on fixed.id = late.distribution_id
      where late.distribution_id = ${ids} and fixed.reversed_at is null
    ), fund as (
      select distinct fund_id from asked
    ), correction as (${correctionsOfFunds})
    select asked.distribution_id as distribution, correction.number, correction.late_id is not null as is_late, correction.recorded_at, correction.day::text,
      correction.what, correction.cause, correction.before, correction.after,
      jsonb_build_object('income', asked.income, 'related_income', asked.related_income, 'costs', asked.costs, 'related_costs', asked.related_costs, 'sale_proceeds', asked.sale_proceeds,
        'related_sale', asked.related_sale, 'sale_cost', asked.sale_cost, 'sale_expenses', asked.sale_expenses, 'sale_quarter', asked.sale_quarter,
        'restored', asked.restored,
        'dividend', (select coalesce(sum(yen), 0) from distribution_source source where source.distribution_id = asked.distribution_id),
        'declared', (select coalesce(sum(yen), 0) from distribution_source source where source.distribution_id = asked.distribution_id and source.kind = 'declared')
      ) as closing
    from correction join asked on asked.closing_id = correction.closing_id or asked.late_id = correction.late_id
    order by correction.recorded_at, correction.number, correction.day, correction.before::text`.execute(database)
  const found = [...new Set(rows.map(({ distribution }) => distribution))]
  return new Map(found.map((id) => [id, correctionsOf(rows.filter(({ distribution }) => distribution === id))]))
}

/** Of what came in after the last period, whoever got it. */
export async function loadLateCorrections(database: Queryable, fundId: Id<'fund'>): Promise<FundCorrection[]> {
  const { rows } = await sql<CorrectionRow>`
    with fund as (select ${fundId}::bigint as fund_id), correction as (${correctionsOfFunds})
    select number, true as is_late, recorded_at, day::text, what, cause, before, after
    from correction where late_id is not null order by recorded_at, number, day, before::text`.execute(database)
  return rows.map(toCorrection)
}

const toCorrection = ({
  number,
  is_late: isLate,
  recorded_at: recordedAt,
  day,
  cause,
  what,
  before,
  after,
}: CorrectionRow): FundCorrection => ({
  number: isLate ? null : number,
  lateNumber: isLate ? number : null,
  recordedAt,
  day: japanDate(day),
  what,
  cause: cause === 'ours_later' ? cause : causeOf(cause),
  before,
  after,
})

function correctionsOf(rows: readonly Row[]): PeriodCorrections {
  const corrections = rows.map(toCorrection)
  const closing = rows[0]?.closing
  return {
    corrections,
    anew: closing === undefined || closing.dividend === 0 ? null : sourcesAnew(publishedClosing(closing), corrections),
  }
}

function publishedClosing(closing: Row['closing']): PublishedClosing {
  return {
    income: yen(closing.income),
    relatedIncome: yen(closing.related_income),
    costs: yen(closing.costs),
    relatedCosts: yen(closing.related_costs),
    saleProceeds: yen(closing.sale_proceeds),
    relatedSale: yen(closing.related_sale),
    saleCost: yen(closing.sale_cost),
    saleQuarter: yen(closing.sale_quarter),
    dividend: yen(closing.dividend),
    declared: yen(closing.declared),
    restored: yen(closing.restored),
    isSold: subtractYen(yen(closing.sale_cost), yen(closing.sale_expenses)) !== 0,
  }
}
