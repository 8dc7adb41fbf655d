import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, subtractYen, yen, type Yen } from '../../../domain/money.ts'
import type { PartyRelation, PropertyKind } from '../../../domain/funds/property.ts'
import { isPaidByBank } from '../../../domain/funds/ready-purchases.ts'
import {
  addShares,
  noShare,
  nothingInBook,
  shareOf,
  type PartInBook,
  type Share,
} from '../../../domain/funds/property-book.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A deal of a fund, and what its book knows of it. */
export interface FundDeal {
  id: Id<'property_deal'>
  side: 'bought' | 'sold'
  partId: Id<'property_part'>
  propertyId: Id<'property'>
  partName: string
  settledOn: JapanDate
  share: Share
  /** As it is paid: with consumption tax. */
  price: Yen
  priceWithoutTax: Yen
  /** Of the price without tax, what is for the building; null where the deal does not say. */
  buildingPrice: Yen | null
  propertyKind: PropertyKind
  priceReason: FreeText
  /** Of the contract's file; null where none is on record. */
  basisSha256: string | null
  /** Of a purchase: whether two people have agreed that the fund makes it. */
  isAgreed: boolean
  /** Who stands on the other side. */
  other: string
  otherRelation: PartyRelation
  otherFundId: Id<'fund'> | null
  /** What came into the book with it, or left it; null before. */
  booked: Yen | null
  /** Costs of the lines of the bank that were classified with it. */
  costs: Yen
  /** Whether the start of operation brought it into the book, and whether as the operator's own part. */
  isOfStart: boolean
  isOwnPart: boolean
}

/** What a fund has bought and sold, by its deals and by its book. */
export interface PropertyBook {
  /** Whether it buys on after its start, deal by deal; false where it bought with its start alone, or has not started. */
  buysByDeal: boolean
  /** First day of operation, once it is booked. */
  startedOn: JapanDate | null
  /** In the book, whole yen. */
  property: Yen
  /** Paid for purchases by lines of the bank, and not used for one yet. */
  advancePaid: Yen
  /** Received for sales, and not used for one yet. */
  saleReceived: Yen
  /** Oldest first; those that stand. */
  deals: readonly FundDeal[]
}

/** Of a fund, whether it has started or not. */
export async function loadPropertyBook(database: Queryable, fundId: Id<'fund'>): Promise<PropertyBook> {
  const { rows } = await sql<{
    by_deal: boolean
    started_on: string | null
    property: number
    advance: number
    received: number
  }>`
    select buys_by_deal(${fundId}) as by_deal,
      (select operation_start_on::text from fund_result where fund_id = ${fundId} and operation_booked_at is not null) as started_on,
      coalesce(sum(amount) filter (where account_kind = 'property'), 0)::bigint as property,
      coalesce(sum(amount) filter (where account_kind = 'advance_paid'), 0)::bigint as advance,
      sale_lines_of_fund(${fundId}) as received
    from account_balance where book = 'fund:' || ${fundId}::bigint and account_kind in ('property', 'advance_paid')`.execute(
    database,
  )
  const [row] = rows
  if (!row) throw new Error(`nothing is said of fund ${fundId}`)
  const deals = await loadFundDeals(database, fundId)
  const used = deals.filter(
    ({ side, booked, otherRelation }) => side === 'sold' && booked !== null && isPaidByBank(otherRelation),
  )
  return {
    buysByDeal: row.by_deal,
    startedOn: row.started_on === null ? null : japanDate(row.started_on),
    property: yen(row.property),
    advancePaid: yen(row.advance),
    saleReceived: subtractYen(yen(row.received), addYen(...used.map(({ price }) => price))),
    deals,
  }
}

/** What a fund has bought by deals that stand, whether its book has them or not. */
export const loadPurchases = async (database: Queryable, fundId: Id<'fund'>): Promise<FundDeal[]> =>
  (await loadFundDeals(database, fundId)).filter(({ side }) => side === 'bought')

async function loadFundDeals(database: Queryable, fundId: Id<'fund'>): Promise<FundDeal[]> {
  const { rows } = await sql<{
    id: Id<'property_deal'>
    is_bought: boolean
    part_id: Id<'property_part'>
    property_id: Id<'property'>
    part_name: string
    settled_on: string
    share_numerator: number
    share_denominator: number
    price: number
    price_with_tax: number
    building_price: number | null
    property_kind: PropertyKind
    price_reason: FreeText
    basis_sha256: string | null
    agreed: boolean
    other: string
    other_relation: PartyRelation
    other_fund_id: Id<'fund'> | null
    booked: number | null
    costs: number
    of_start: boolean
    own_part: boolean
  }>`
    select deal.id, side.is_bought, deal.part_id, part.property_id, part.name as part_name, deal.settled_on::text, deal.share_numerator, deal.share_denominator,
      deal.price, deal.price_with_tax, said.building_price, property.kind as property_kind, deal.price_reason, deal.basis_sha256, is_purchase_agreed(deal.id) as agreed, coalesce(other.name, other_fund.name, '当社') as other, case when side_is_ours(other.id, deal.recorded_at) then 'group' else other.relation end as other_relation, other.fund_id as other_fund_id,
      case when side.is_bought then bought.amount else sold.book_value end as booked,
      coalesce((select cost.amount from deal_cost cost where cost.deal_id = deal.id and cost.fund_id = ${fundId}), 0) as costs,
      coalesce(bought.of_start, false) as of_start, coalesce(bought.own_part, false) as own_part
    from standing_property_deal deal
    join property_deal said on said.id = deal.id
    join property_part part on part.id = deal.part_id
    join property on property.id = part.property_id
    cross join lateral (values (coalesce(deal.buyer_fund_id = ${fundId}, false))) side (is_bought)
    join party other on other.id = case when side.is_bought then deal.seller_id else deal.buyer_id end
    left join fund other_fund on other_fund.id = other.fund_id
    left join lateral (
      select sum(purchase.amount)::bigint as amount, bool_or(entry.idempotency_key like '%:start%') as of_start, bool_or(entry.kind = 'property_brought_in') as own_part
      from property_purchase purchase join journal_entry entry on entry.id = purchase.entry_id
      where purchase.deal_id = deal.id and purchase.fund_id = ${fundId}
    ) bought on true
    left join property_handover sold on sold.deal_id = deal.id
    where deal.buyer_fund_id = ${fundId} or deal.seller_fund_id = ${fundId}
    order by deal.settled_on, deal.id`.execute(database)
  return rows.map((row) => ({
    id: row.id,
    side: row.is_bought ? 'bought' : 'sold',
    partId: row.part_id,
    propertyId: row.property_id,
    partName: row.part_name,
    settledOn: japanDate(row.settled_on),
    share: shareOf(row.share_numerator, row.share_denominator),
    price: yen(row.price_with_tax),
    priceWithoutTax: yen(row.price),
    buildingPrice: row.building_price === null ? null : yen(row.building_price),
    propertyKind: row.property_kind,
    priceReason: row.price_reason,
    basisSha256: row.basis_sha256,
    isAgreed: row.agreed,
    other: row.other,
    otherRelation: row.other_relation,
    otherFundId: row.other_fund_id,
    booked: row.booked === null ? null : yen(row.booked),
    costs: yen(row.costs),
    isOfStart: row.of_start,
    isOwnPart: row.own_part,
  }))
}

/** Each part that the book has or had. Where the whole sum was bought at the start, every recorded purchase counts as booked. */
export function partsInBook({ buysByDeal, deals }: PropertyBook): Map<Id<'property_part'>, PartInBook> {
  const parts = new Map<Id<'property_part'>, PartInBook>()
  for (const { side, partId, share, price, booked } of deals) {
    const part = parts.get(partId) ?? nothingInBook
    if (side === 'bought' && (!buysByDeal || booked !== null))
      parts.set(partId, { ...part, price: addYen(part.price, price), bought: plus(part.bought, share) })
    if (side === 'sold' && booked !== null)
      parts.set(partId, { ...part, soldFor: addYen(part.soldFor, booked), sold: plus(part.sold, share) })
  }
  return parts
}

const plus = (one: Share, other: Share): Share => (one === noShare ? other : addShares(one, other))
