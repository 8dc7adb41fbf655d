import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { ExitKind, ExitProof } from '../../../domain/funds/exit-kind.ts'
import type { PartyRelation, Stay } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** One stay of a part in a fund, with the fund's name. */
export interface LineageStep extends Stay {
  fundId: Id<'fund'>
  fundName: string
  sellerRelation: PartyRelation
  /** A stranger of then who was recorded as one of ours later. */
  isSellerOurs: boolean
  exitKind: ExitKind
  /** What stands behind that; null while it holds the part. */
  exitProof: ExitProof | null
  /** What the fund planned, and what it brought its investors: basis points a year before tax; null while that is not fixed. */
  plannedRateBp: number
  plannedMonths: number
  rateBp: number | null
  /** With losses of principal taken off; null where there were none. */
  rateAfterLossBp: number | null
  /** Which fund bought it next, be it by way of the operator; null as long as the public has not seen that one. */
  nextFund: { id: Id<'fund'>; name: string } | null
}

const dayIfAny = (date: string | null): JapanDate | null => (date === null ? null : japanDate(date))

/** Through which funds a part went, the first one first; from the deals that stand, of published funds. Of `all`: a part that no fund has bought is not among them. */
export async function loadLineages(
  database: Queryable,
  partIds: readonly Id<'property_part'>[] | 'all',
): Promise<Map<Id<'property_part'>, LineageStep[]>> {
  const lineages = new Map<Id<'property_part'>, LineageStep[]>(partIds === 'all' ? [] : partIds.map((id) => [id, []]))
  if (partIds.length === 0) return lineages
  const rows = await database
    .selectFrom('property_stay as stay')
    .innerJoin('fund', 'fund.id', 'stay.fund_id')
    .leftJoin('fund as next', (join) =>
      join.onRef('next.id', '=', 'stay.next_fund_id').on('next.status', '=', 'published'),
    )
    .leftJoin('fund_result as result', 'result.fund_id', 'fund.id')
    .selectAll('stay')
    .select(['fund.planned_rate_bp', 'fund.operation_term_months', 'result.rate_bp', 'result.rate_after_loss_bp'])
    .select(
      sql<boolean>`(select side_is_ours(deal.seller_id, deal.recorded_at) from property_deal deal where deal.id = stay.acquisition_id)`.as(
        'is_seller_ours',
      ),
    )
    .select(
      sql<ExitProof | null>`case when stay.exit_id is not null then proof_of_exit(stay.fund_id, stay.exit_id) end`.as(
        'exit_proof',
      ),
    )
    .select(['fund.id as of_fund', 'fund.name', 'next.id as next_id', 'next.name as next_name'])
    .$if(partIds !== 'all', (query) => query.where('stay.part_id', 'in', [...lineages.keys()]))
    .where('fund.status', '=', 'published')
    .orderBy('stay.held_from')
    .orderBy('stay.acquisition_id')
    .execute()
  for (const row of rows) {
    const { part_id: partId, held_from: from, acquired_for: acquiredFor } = row
    if (partId === null || from === null || acquiredFor === null) continue
    const steps = lineages.get(partId) ?? []
    lineages.set(partId, steps)
    steps.push({
      fundId: row.of_fund,
      fundName: row.name,
      heldFrom: japanDate(from),
      heldUntil: dayIfAny(row.held_until),
      acquiredFor,
      soldFor: row.sold_for,
      own: row.own_price === null || row.own_on === null ? null : { price: row.own_price, on: japanDate(row.own_on) },
      sellerRelation: row.seller_relation as PartyRelation,
      isSellerOurs: row.is_seller_ours,
      exitKind: row.exit_kind as ExitKind,
      exitProof: row.exit_proof,
      plannedRateBp: row.planned_rate_bp,
      plannedMonths: row.operation_term_months,
      rateBp: row.rate_bp,
      rateAfterLossBp: row.rate_after_loss_bp,
      nextFund: row.next_id === null || row.next_name === null ? null : { id: row.next_id, name: row.next_name },
    })
  }
  return lineages
}

/**
 * As the public reads it: a sale that one operator alone has recorded has not happened, and nobody has bought the part since. Where two people have agreed on
 * a later purchase, the sale is more than one operator's word.
 */
export function publicLineage(steps: readonly LineageStep[]): LineageStep[] {
  const unproved = steps.find(({ exitProof }) => exitProof === 'one_person')
  const { heldUntil } = unproved ?? { heldUntil: null }
  return steps
    .filter((step) => heldUntil === null || step === unproved || step.heldFrom < heldUntil)
    .map((step) =>
      step.exitProof === 'one_person'
        ? { ...step, heldUntil: null, soldFor: null, exitKind: 'none_yet', exitProof: null, nextFund: null }
        : step,
    )
}
