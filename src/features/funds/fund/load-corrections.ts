import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import {
  causeOf,
  sourcesAnew,
  type CorrectedPart,
  type CorrectedSources,
  type PublishedCause,
  type FundCorrection,
  type ToldClosing,
} from '../../../domain/fund-corrections.ts'
import type { Id } from '../../../domain/id.ts'
import { subtractYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What was put right of a period after its closing. */
export interface PeriodCorrections {
  corrections: readonly FundCorrection[]
  /** From what its dividend came, by the lines as they are told now; null where it distributed nothing. */
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

type Row = {
  distribution: Id<'fixed_distribution'>
  number: number
  recorded_at: Date
  day: string
  what: FundCorrection['what']
  cause: PublishedCause | null
  before: CorrectedPart[]
  after: CorrectedPart[]
  closing: Record<
    | 'income'
    | 'related_income'
    | 'costs'
    | 'sale_proceeds'
    | 'related_sale'
    | 'sale_cost'
    | 'sale_expenses'
    | 'sale_quarter'
    | 'dividend'
    | 'declared',
    number
  >
}

/** By the distribution whose period they touch; one of whose period nothing was corrected after its closing is not among them. */
export async function loadCorrections(
  database: Queryable,
  distributionIds: readonly Id<'fixed_distribution'>[],
): Promise<ReadonlyMap<Id<'fixed_distribution'>, PeriodCorrections>> {
  if (distributionIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    with asked as (
      select * from period_closing closing where closing.distribution_id = any(${[...distributionIds]}::bigint[]) and closing.reversed_at is null
    ), fund as (
      select distinct fund_id from asked
    ), correction as (
      select each.* from fund cross join lateral fund_corrections(fund.fund_id) each where may_have_corrections(fund.fund_id)
      union all
      select ours.closing_id, ours.number, ours.recorded_at, ours.day, ours.what, 'ours_later', ours.before, ours.after
      from fund cross join lateral ours_corrections(fund.fund_id) ours where may_have_ours(fund.fund_id)
    )
    select asked.distribution_id as distribution, correction.number, correction.recorded_at, correction.day::text, correction.what, correction.cause,
      correction.before, correction.after,
      jsonb_build_object('income', asked.income, 'related_income', asked.related_income, 'costs', asked.costs, 'sale_proceeds', asked.sale_proceeds,
        'related_sale', asked.related_sale, 'sale_cost', asked.sale_cost, 'sale_expenses', coalesce(asked.sale_expenses, 0),
        'sale_quarter', asked.sale_quarter,
        'dividend', (select coalesce(sum(yen), 0) from distribution_source source where source.distribution_id = asked.distribution_id),
        'declared', (select coalesce(sum(yen), 0) from distribution_source source where source.distribution_id = asked.distribution_id and source.kind = 'declared')
      ) as closing
    from correction join asked on asked.id = correction.closing_id
    order by correction.recorded_at, correction.number, correction.day, correction.before::text`.execute(database)
  const ids = [...new Set(rows.map(({ distribution }) => distribution))]
  return new Map(ids.map((id) => [id, correctionsOf(rows.filter(({ distribution }) => distribution === id))]))
}

function correctionsOf(rows: readonly Row[]): PeriodCorrections {
  const corrections = rows.map(({ number, recorded_at: recordedAt, day, what, cause, before, after }) => ({
    number,
    recordedAt,
    day: japanDate(day),
    what,
    cause: cause === 'ours_later' ? cause : causeOf(cause),
    before,
    after,
  }))
  const closing = rows[0]?.closing
  return {
    corrections,
    anew: closing === undefined || closing.dividend === 0 ? null : sourcesAnew(toldClosing(closing), corrections),
  }
}

function toldClosing(closing: Row['closing']): ToldClosing {
  return {
    income: yen(closing.income),
    relatedIncome: yen(closing.related_income),
    costs: yen(closing.costs),
    saleProceeds: yen(closing.sale_proceeds),
    relatedSale: yen(closing.related_sale),
    saleCost: yen(closing.sale_cost),
    saleQuarter: yen(closing.sale_quarter),
    dividend: yen(closing.dividend),
    declared: yen(closing.declared),
    isSold: subtractYen(yen(closing.sale_cost), yen(closing.sale_expenses)) !== 0,
  }
}
