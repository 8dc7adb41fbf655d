import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type {
  AppraisalMethod,
  LinkedPart,
  Ownership,
  PartyRelation,
  PropertyKind,
} from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A part that a fund is about, and what is known of it. */
export interface FundPropertyView extends LinkedPart {
  id: Id<'fund_property'>
  fundId: Id<'fund'>
  partId: Id<'property_part'>
  propertyId: Id<'property'>
  kind: PropertyKind
  address: string
  buildingName: string
  /** YYYY-MM; null of land, and where nobody knows. */
  builtIn: string | null
  areaCenti: number
  ownership: Ownership
  sellerId: Id<'party'>
  shareNumerator: number
  shareDenominator: number
  priceBasis: FreeText
  appraisal: { on: string; appraiser: string; method: AppraisalMethod; value: number } | null
}

/** The parts of funds, as they were linked; of `all`: a fund without any is not among them. */
export async function loadFundProperties(
  database: Queryable,
  fundIds: readonly Id<'fund'>[] | 'all',
): Promise<Map<Id<'fund'>, FundPropertyView[]>> {
  const found = new Map<Id<'fund'>, FundPropertyView[]>(fundIds === 'all' ? [] : fundIds.map((id) => [id, []]))
  if (fundIds.length === 0) return found
  const rows = await database
    .selectFrom('fund_property as link')
    .innerJoin('property_part as part', 'part.id', 'link.part_id')
    .innerJoin('property', 'property.id', 'part.property_id')
    .innerJoin('party as seller', 'seller.id', 'link.seller_id')
    .leftJoinLateral(
      (expression) =>
        expression
          .selectFrom('standing_property_deal as own')
          .select('own.price')
          .whereRef('own.part_id', '=', 'link.part_id')
          .where('own.buyer_relation', '=', 'self')
          .orderBy('own.settled_on', 'desc')
          .orderBy('own.id', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.on(sql<boolean>`true`),
    )
    .leftJoinLateral(
      (expression) =>
        expression
          .selectFrom('property_appraisal as latest')
          .select(['latest.appraised_on', 'latest.appraiser', 'latest.method', 'latest.value'])
          .whereRef('latest.part_id', '=', 'link.part_id')
          .where('latest.struck_by', 'is', null)
          .where('latest.method', '<>', 'own')
          .orderBy('latest.appraised_on', 'desc')
          .orderBy('latest.id', 'desc')
          .limit(1)
          .as('appraisal'),
      (join) => join.on(sql<boolean>`true`),
    )
    .selectAll('link')
    .select([
      'part.name',
      'part.property_id',
      'part.area_centi',
      'part.ownership',
      'property.kind',
      'property.address',
      'property.building_name',
      'property.built_in',
      'seller.relation',
      'own.price as own_price',
      'appraisal.appraised_on',
      'appraisal.appraiser',
      'appraisal.method',
      'appraisal.value',
    ])
    .$if(fundIds !== 'all', (query) => query.where('link.fund_id', 'in', [...found.keys()]))
    .where('link.struck_by', 'is', null)
    .orderBy('link.id')
    .execute()
  for (const row of rows) {
    const parts = found.get(row.fund_id) ?? []
    found.set(row.fund_id, parts)
    parts.push({
      id: row.id,
      fundId: row.fund_id,
      partId: row.part_id,
      propertyId: row.property_id,
      name: [row.building_name, row.name].filter((word) => word !== '').join(' '),
      kind: row.kind,
      address: row.address,
      buildingName: row.building_name,
      builtIn: row.built_in,
      areaCenti: row.area_centi,
      ownership: row.ownership,
      sellerId: row.seller_id,
      shareNumerator: row.share_numerator,
      shareDenominator: row.share_denominator,
      sellerRelation: row.relation satisfies PartyRelation,
      price: row.price,
      priceBasis: row.price_basis,
      priceReason: row.price_reason,
      ownPrice: row.own_price,
      hasAppraisal: row.value !== null,
      appraisal:
        row.appraised_on === null || row.appraiser === null || row.method === null || row.value === null
          ? null
          : { on: row.appraised_on, appraiser: row.appraiser, method: row.method, value: row.value },
    })
  }
  return found
}
