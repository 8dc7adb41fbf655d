import { sql } from 'kysely'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import { idIfGiven, idOf, type Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

interface DealOfLine {
  sellerFundId: Id<'fund'> | null
  buyerFundId: Id<'fund'> | null
  /** Whether a stranger stands on the other side. */
  isWithStranger: boolean
  /** '2026年4月1日の301号室の売却' */
  text: string
}

/** The deals that parts of a line were said to belong to; those that stand. */
export async function loadDealsOfLine(
  database: Queryable,
  parts: readonly FundLinePart[],
): Promise<Map<Id<'property_deal'>, DealOfLine>> {
  const ids = parts.flatMap(({ dealId }) => dealId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('standing_property_deal as deal')
    .innerJoin('property_part as part', 'part.id', 'deal.part_id')
    .select(['deal.id', 'deal.settled_on', 'deal.seller_fund_id', 'deal.buyer_fund_id', 'part.name'])
    // Who was recorded as one of ours later is no stranger any more.
    .select(
      sql<boolean>`deal.seller_relation = 'third' and not side_is_ours(deal.seller_id, deal.recorded_at)
        or deal.buyer_relation = 'third' and not side_is_ours(deal.buyer_id, deal.recorded_at)`.as('is_with_stranger'),
    )
    .where('deal.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(
      ({
        id,
        settled_on: day,
        seller_fund_id: seller,
        buyer_fund_id: buyer,
        name,
        is_with_stranger: isWithStranger,
      }) => [
        idOf<'property_deal'>(id),
        {
          sellerFundId: idIfGiven<'fund'>(seller),
          buyerFundId: idIfGiven<'fund'>(buyer),
          isWithStranger,
          text: `${formatDate(japanDate(day ?? ''))}の${name}の${seller === null ? '取得' : '売却'}`,
        },
      ],
    ),
  )
}

/** A price is of the side that it is the price of; a cost may be of either. */
export const mayBelong = (deal: DealOfLine, { fundId, kind }: Pick<FundLinePart, 'fundId' | 'kind'>): boolean =>
  (deal.sellerFundId === fundId && kind !== 'purchase' && kind !== 'taken_over_deposit') ||
  (deal.buyerFundId === fundId && kind !== 'sale')
