import { sql, type Selectable } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { LetFor } from '../../../domain/treasury/consumption-tax/usual-class.ts'
import type { RentDue } from '../../../domain/funds/lease.ts'
import type { AppraisalMethod, DealKind, Ownership, PropertyKind } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { PropertyDeal } from '../../../platform/database/types.ts'
import { loadLineages, type LineageStep } from './load-lineage.ts'
import { loadParties } from './load-parties.ts'

export interface DealView {
  id: Id<'property_deal'>
  kind: DealKind
  settledOn: JapanDate
  seller: string
  buyer: string
  shareNumerator: number
  shareDenominator: number
  price: number
  priceWithTax: number
  buildingPrice: number | null
  priceReason: FreeText
  basis: FreeText
  basisSha256: string | null
  isStruck: boolean
  /** For what it came into a fund's book, or left it; null before. */
  bookValue: number | null
  /** What lines of the bank were told to cost for it. */
  costs: number
  /** A fund's purchase or sale that its book does not have yet and can have. */
  isToBeBooked: boolean
  /** Whether the price passes between books of ours: no line of the bank shows it. */
  isAmongOwn: boolean
}

export interface AppraisalView {
  id: Id<'property_appraisal'>
  appraisedOn: JapanDate
  appraiser: string
  method: AppraisalMethod
  value: number
  document: string
  /** Null where its paper is not on file. */
  paperSha256: string | null
  isStruck: boolean
}

export interface LeaseView {
  id: Id<'lease'>
  tenant: string
  rent: number
  commonFee: number
  deposit: number
  beginsOn: JapanDate
  /** As the contract says; null where it runs on. */
  endsOn: JapanDate | null
  endedOn: JapanDate | null
  rentDue: RentDue
  isSublease: boolean
  letFor: LetFor | null
  isStruck: boolean
}

export interface LinkView {
  id: Id<'fund_property'>
  fundId: Id<'fund'>
  fundName: string
  seller: string
  shareNumerator: number
  shareDenominator: number
  price: number
  priceBasis: FreeText
  priceReason: FreeText
  isStruck: boolean
}

export interface PartRecord {
  id: Id<'property_part'>
  name: string
  houseNumber: string
  registryNumber: string | null
  areaCenti: number
  ownership: Ownership
  lineage: LineageStep[]
  deals: DealView[]
  appraisals: AppraisalView[]
  leases: LeaseView[]
  links: LinkView[]
}

/** All that is recorded of one property, what was struck too. */
export interface PropertyRecord {
  id: Id<'property'>
  kind: PropertyKind
  address: string
  buildingName: string
  lotNumber: string
  builtIn: string | null
  recordedAt: Date
  /** Properties that look like it and are not, and why two operators said so. */
  distinctFrom: { id: Id<'property'>; address: string; reason: FreeText }[]
  parts: PartRecord[]
}

export async function findProperty(database: Queryable, id: Id<'property'>): Promise<PropertyRecord | null> {
  const property = await database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst()
  if (!property) return null
  return {
    id: property.id,
    kind: property.kind,
    address: property.address,
    buildingName: property.building_name,
    lotNumber: property.lot_number,
    builtIn: property.built_in,
    recordedAt: property.recorded_at,
    distinctFrom: await loadDistinct(database, id),
    parts: await loadParts(database, id),
  }
}

async function loadDistinct(database: Queryable, id: Id<'property'>): Promise<PropertyRecord['distinctFrom']> {
  return database
    .selectFrom('property_distinct as said')
    .innerJoin('property as other', (join) =>
      join.on((expression) =>
        expression.or([
          expression('other.id', '=', expression.ref('said.other_id')),
          expression('other.id', '=', expression.ref('said.property_id')),
        ]),
      ),
    )
    .select(['other.id', 'other.address', 'said.reason'])
    .where((expression) =>
      expression.or([expression('said.property_id', '=', id), expression('said.other_id', '=', id)]),
    )
    .where('other.id', '<>', id)
    .orderBy('other.id')
    .execute()
}

async function loadParts(database: Queryable, id: Id<'property'>): Promise<PartRecord[]> {
  const parts = await database
    .selectFrom('property_part')
    .selectAll()
    .where('property_id', '=', id)
    .orderBy('id')
    .execute()
  const ids = parts.map((part) => part.id)
  const parties = new Map((await loadParties(database)).map((party) => [party.id, party]))
  const nameOf: NameOf = (party) => parties.get(party)?.name ?? ''
  const [lineages, deals, appraisals, leases, links] = await Promise.all([
    loadLineages(database, ids),
    loadDeals(database, ids, nameOf),
    loadAppraisals(database, ids),
    loadLeases(database, ids, nameOf),
    loadLinks(database, ids, nameOf),
  ])
  return parts.map((part) => ({
    id: part.id,
    name: part.name,
    houseNumber: part.house_number,
    registryNumber: part.registry_number,
    areaCenti: part.area_centi,
    ownership: part.ownership,
    lineage: lineages.get(part.id) ?? [],
    deals: deals.get(part.id) ?? [],
    appraisals: appraisals.get(part.id) ?? [],
    leases: leases.get(part.id) ?? [],
    links: links.get(part.id) ?? [],
  }))
}

type PartId = Id<'property_part'>
type NameOf = (party: Id<'party'>) => string

function byPart<Row extends { part_id: PartId }, View>(
  rows: readonly Row[],
  view: (row: Row) => View,
): Map<PartId, View[]> {
  const found = new Map<PartId, View[]>()
  for (const row of rows) found.set(row.part_id, [...(found.get(row.part_id) ?? []), view(row)])
  return found
}

async function loadDeals(
  database: Queryable,
  parts: readonly PartId[],
  nameOf: NameOf,
): Promise<Map<PartId, DealView[]>> {
  const { rows } = await sql<
    Selectable<PropertyDeal> & {
      book_value: number | null
      costs: number
      is_to_be_booked: boolean
      is_among_own: boolean
    }
  >`
    select deal.*, case when seller.fund_id is null then bought.amount else sold.book_value end as book_value,
      coalesce((select sum(cost.amount) from deal_cost cost where cost.deal_id = deal.id), 0)::bigint as costs,
      deal.struck_by is null and sold.book_value is null and bought.amount is null and (
        -- Where the operator has taken the property over with the principal, its fund's book has none.
        seller.fund_id is not null
          and exists (select from account_balance balance where balance.book = 'fund:' || seller.fund_id and balance.account_kind = 'property' and balance.amount > 0)
        or buyer.fund_id is not null and seller.relation <> 'fund' and (buys_by_deal(buyer.fund_id)
          -- Before the start two people agree to it, and the start books it.
          or not is_purchase_agreed(deal.id)
            and not exists (select from fund_result where fund_id = buyer.fund_id and (operation_booked_at is not null or failed_at is not null)))) as is_to_be_booked,
      seller.relation in ('self', 'fund') and buyer.relation in ('self', 'fund') as is_among_own
    from property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    left join property_handover sold on sold.deal_id = deal.id
    left join lateral (select sum(amount)::bigint as amount from property_purchase where deal_id = deal.id) bought on true
    where deal.part_id = any(${[...parts]})
    order by deal.settled_on, deal.id`.execute(database)
  return byPart(rows, (row) => ({
    id: row.id,
    kind: row.kind,
    settledOn: japanDate(row.settled_on),
    seller: nameOf(row.seller_id),
    buyer: nameOf(row.buyer_id),
    shareNumerator: row.share_numerator,
    shareDenominator: row.share_denominator,
    price: row.price,
    priceWithTax: row.price_with_tax,
    buildingPrice: row.building_price,
    priceReason: row.price_reason,
    basis: row.basis,
    basisSha256: row.basis_sha256,
    isStruck: row.struck_by !== null,
    bookValue: row.book_value,
    costs: row.costs,
    isToBeBooked: row.is_to_be_booked,
    isAmongOwn: row.is_among_own,
  }))
}

async function loadAppraisals(database: Queryable, parts: readonly PartId[]): Promise<Map<PartId, AppraisalView[]>> {
  const rows = await database
    .selectFrom('property_appraisal')
    .selectAll()
    .where('part_id', 'in', [...parts])
    .orderBy('appraised_on')
    .orderBy('id')
    .execute()
  return byPart(rows, (row) => ({
    id: row.id,
    appraisedOn: japanDate(row.appraised_on),
    appraiser: row.appraiser,
    method: row.method,
    value: row.value,
    document: row.document,
    paperSha256: row.paper_sha256,
    isStruck: row.struck_by !== null,
  }))
}

async function loadLeases(
  database: Queryable,
  parts: readonly PartId[],
  nameOf: NameOf,
): Promise<Map<PartId, LeaseView[]>> {
  const rows = await database
    .selectFrom('lease')
    .leftJoin('lease_end', 'lease_end.lease_id', 'lease.id')
    .selectAll('lease')
    .select('lease_end.ended_on')
    .where('part_id', 'in', [...parts])
    .orderBy('begins_on')
    .orderBy('id')
    .execute()
  return byPart(rows, (row) => ({
    id: row.id,
    tenant: nameOf(row.tenant_id),
    rent: row.rent,
    commonFee: row.common_fee,
    deposit: row.deposit,
    beginsOn: japanDate(row.begins_on),
    endsOn: row.ends_on === null ? null : japanDate(row.ends_on),
    endedOn: row.ended_on === null ? null : japanDate(row.ended_on),
    rentDue: row.rent_due,
    isSublease: row.is_sublease,
    letFor: row.let_for,
    isStruck: row.struck_by !== null,
  }))
}

async function loadLinks(
  database: Queryable,
  parts: readonly PartId[],
  nameOf: NameOf,
): Promise<Map<PartId, LinkView[]>> {
  const rows = await database
    .selectFrom('fund_property')
    .innerJoin('fund', 'fund.id', 'fund_property.fund_id')
    .selectAll('fund_property')
    .select('fund.name')
    .where('part_id', 'in', [...parts])
    .orderBy('fund_property.id')
    .execute()
  return byPart(rows, (row) => ({
    id: row.id,
    fundId: row.fund_id,
    fundName: row.name,
    seller: nameOf(row.seller_id),
    shareNumerator: row.share_numerator,
    shareDenominator: row.share_denominator,
    price: row.price,
    priceBasis: row.price_basis,
    priceReason: row.price_reason,
    isStruck: row.struck_by !== null,
  }))
}
