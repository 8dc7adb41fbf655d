import { sql, type RawBuilder } from 'kysely'
import type { BySource, DividendSource } from '../../../domain/investing/dividend-source.ts'
import type { SourcesProof } from '../../../domain/funds/fund-proof.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

type Key = 'distribution' | 'fund'

/** From what each distribution that stands was paid, as it was recorded when two people fixed it. */
export async function loadDistributionSources(
  database: Queryable,
  distributionIds: readonly Id<'fixed_distribution'>[],
): Promise<ReadonlyMap<Id<'fixed_distribution'>, SourcesProof>> {
  if (distributionIds.length === 0) return new Map()
  return load<'fixed_distribution'>(
    database,
    'distribution',
    sql`distribution.id = any(${[...distributionIds]}::bigint[])`,
  )
}

/** The same of all that a fund has distributed; a fund that has distributed nothing is not among them. */
export const loadFundSources = (database: Queryable): Promise<ReadonlyMap<Id<'fund'>, SourcesProof>> =>
  load<'fund'>(database, 'fund', sql`true`)

interface Row<Of extends string> {
  id: Id<Of>
  /** Somebody was paid before the funds' books were opened. */
  isBefore: boolean
  sources: Partial<Record<DividendSource, { yen: number; related: number }>>
}

async function load<Of extends string>(
  database: Queryable,
  key: Key,
  condition: RawBuilder<boolean>,
): Promise<ReadonlyMap<Id<Of>, SourcesProof>> {
  const of = key === 'fund' ? sql`distribution.fund_id` : sql`distribution.id`
  const { rows } = await sql<Row<Of>>`
    with opening as (
      select recorded_at from journal_entry where idempotency_key = 'books-opened'
    ), told as (
      select ${of} as id, bool_or(exists (
          select from opening join distribution_share share on share.distribution_id = distribution.id and share.paid_at <= opening.recorded_at and share.gross > 0
          where distribution.fixed_at <= opening.recorded_at)) as "isBefore"
      from distribution where ${condition} group by 1
    ), source as (
      select ${of} as id, source.kind, sum(source.yen) as yen, sum(source.related_yen) as related
      from distribution join distribution_source source on source.distribution_id = distribution.id
      where ${condition} group by 1, 2
    )
    select told.id, told."isBefore", coalesce(json_object_agg(source.kind, json_build_object('yen', source.yen, 'related', source.related))
      filter (where source.kind is not null), '{}') as sources
    from told left join source on source.id = told.id group by 1, 2`.execute(database)
  return new Map(rows.map((row) => [row.id, proofOf(row)]))
}

function proofOf({ isBefore, sources }: Row<string>): SourcesProof {
  if (isBefore) return { state: 'before_books' }
  if (Object.keys(sources).length === 0) return { state: 'no_dividend' }
  const of = (part: 'yen' | 'related'): BySource => {
    const one = (source: DividendSource): Yen => yen(sources[source]?.[part] ?? 0)
    return { rent: one('rent'), sale: one('sale'), reserve: one('reserve'), declared: one('declared') }
  }
  return { state: 'recorded', sources: of('yen'), related: of('related') }
}
