import { idOf } from '../../../domain/id.ts'
import { parseArea } from '../../../domain/funds/property.ts'
import { builder } from '../../core/graphql/builder.ts'
import type { FundLink } from './link-fund-property.ts'
import {
  AppraisalMethodType,
  NamedRelationType,
  OwnershipType,
  PropertyKindType,
  LetForType,
  RentDueType,
} from './property-enums.ts'
import type { PartFacts, PropertyFacts } from './property-registration.ts'
import type { AppraisalInput } from './record-appraisal.ts'
import type { DealInput } from './record-deal.ts'
import type { LeaseInput } from './record-lease.ts'

export const PropertyFilterInput = builder.inputType('PropertyFilterInput', {
  fields: (t) => ({
    kind: t.field({ type: PropertyKindType }),
    search: t.string({ description: 'In the address, the name of the building or the lot.' }),
  }),
})

export const PartInput = builder.inputType('PropertyPartInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Of land and buildings, which are held as a whole, empty.' }),
    house_number: t.string({ required: true }),
    registry_number: t.string({ required: true, description: '13 digits, or empty.' }),
    area: t.string({ required: true, description: 'Square metres with up to two decimals.' }),
    ownership: t.field({ type: OwnershipType, required: true }),
  }),
})

export const PropertyInput = builder.inputType('PropertyInput', {
  fields: (t) => ({
    kind: t.field({ type: PropertyKindType, required: true }),
    address: t.string({ required: true }),
    building_name: t.string({ required: true }),
    lot_number: t.string({ required: true }),
    built_in: t.string({ required: true, description: 'YYYY-MM, or empty.' }),
    part: t.field({ type: PartInput, required: true }),
  }),
})

export const PartyInput = builder.inputType('PartyInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    name_kana: t.string({ required: true, description: "As the bank's remarks will name him." }),
    relation: t.field({ type: NamedRelationType, required: true }),
    corporate_number: t.string({ required: true, description: '13 digits, or empty.' }),
  }),
})

export const PropertyDealInput = builder.inputType('PropertyDealInput', {
  fields: (t) => ({
    part_id: t.id({ required: true }),
    settled_on: t.string({ required: true, description: 'YYYY-MM-DD, today or before.' }),
    seller_id: t.id({ required: true }),
    buyer_id: t.id({ required: true }),
    share_numerator: t.int({ required: true }),
    share_denominator: t.int({ required: true }),
    price: t.field({ type: 'Yen', required: true, description: 'Without consumption tax.' }),
    price_with_tax: t.field({ type: 'Yen', required: true }),
    building_price: t.field({
      type: 'Yen',
      description: 'Of the price without tax, what is for the building. Needed where there is tax.',
    }),
    price_reason: t.string({ required: true, description: 'Needed where neither side is a third party.' }),
    basis: t.string({ required: true, description: 'The document that it rests on.' }),
    basis_sha256: t.string({ description: 'Of the file of that document.' }),
  }),
})

export const PropertyAppraisalInput = builder.inputType('PropertyAppraisalInput', {
  fields: (t) => ({
    part_id: t.id({ required: true }),
    appraised_on: t.string({ required: true, description: 'YYYY-MM-DD, today or before.' }),
    appraiser: t.string({ required: true }),
    method: t.field({ type: AppraisalMethodType, required: true }),
    value: t.field({ type: 'Yen', required: true }),
    document: t.string({ required: true }),
    paper_sha256: t.string({
      description:
        'Of its PDF, which POST /admin-upload/property-papers has kept. Needed unless the appraisal is our own.',
    }),
  }),
})

export const PropertyLeaseInput = builder.inputType('LeaseInput', {
  fields: (t) => ({
    part_id: t.id({ required: true }),
    tenant_id: t.id({ required: true }),
    rent: t.field({ type: 'Yen', required: true }),
    common_fee: t.field({ type: 'Yen', required: true }),
    deposit: t.field({ type: 'Yen', required: true }),
    begins_on: t.string({ required: true, description: 'YYYY-MM-DD' }),
    ends_on: t.string({ required: true, description: 'YYYY-MM-DD, or empty where it runs on.' }),
    rent_due: t.field({ type: RentDueType, required: true }),
    is_sublease: t.boolean({ required: true }),
    let_for: t.field({
      type: LetForType,
      description: 'What the tenant uses it for: decides whether rents are taxed.',
    }),
  }),
})

export const FundLinkInput = builder.inputType('FundLinkInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    part_id: t.id({ required: true }),
    share_numerator: t.int({ required: true }),
    share_denominator: t.int({ required: true }),
    seller_id: t.id({ required: true }),
    price: t.field({ type: 'Yen', required: true, description: 'Without consumption tax.' }),
    price_basis: t.string({ required: true }),
    price_reason: t.string({ required: true, description: 'Needed where the seller is no third party.' }),
  }),
})

export const toPart = ({ area, ...part }: typeof PartInput.$inferInput): PartFacts => ({
  name: part.name,
  houseNumber: part.house_number,
  registryNumber: part.registry_number,
  // What says no area is refused beside its field as missing.
  areaCenti: parseArea(area) ?? 0,
  ownership: part.ownership,
})

export const toProperty = ({ part, ...facts }: typeof PropertyInput.$inferInput): PropertyFacts => ({
  kind: facts.kind,
  address: facts.address,
  buildingName: facts.building_name,
  lotNumber: facts.lot_number,
  builtIn: facts.built_in,
  part: toPart(part),
})

export const toLink = (input: typeof FundLinkInput.$inferInput): FundLink => ({
  fundId: idOf(input.project_id),
  partId: idOf(input.part_id),
  shareNumerator: input.share_numerator,
  shareDenominator: input.share_denominator,
  sellerId: idOf(input.seller_id),
  price: input.price,
  priceBasis: input.price_basis,
  priceReason: input.price_reason,
})

export const toDeal = (input: typeof PropertyDealInput.$inferInput): Omit<DealInput, 'actor'> => ({
  partId: idOf(input.part_id),
  settledOn: input.settled_on,
  sellerId: idOf(input.seller_id),
  buyerId: idOf(input.buyer_id),
  shareNumerator: input.share_numerator,
  shareDenominator: input.share_denominator,
  price: input.price,
  priceWithTax: input.price_with_tax,
  buildingPrice: input.building_price ?? null,
  priceReason: input.price_reason,
  basis: input.basis,
  basisSha256: input.basis_sha256 ?? null,
})

export const toAppraisal = (input: typeof PropertyAppraisalInput.$inferInput): Omit<AppraisalInput, 'actor'> => ({
  partId: idOf(input.part_id),
  appraisedOn: input.appraised_on,
  appraiser: input.appraiser,
  method: input.method,
  value: input.value,
  document: input.document,
  paperSha256: input.paper_sha256 ?? null,
})

export const toLease = (input: typeof PropertyLeaseInput.$inferInput): Omit<LeaseInput, 'actor'> => ({
  partId: idOf(input.part_id),
  tenantId: idOf(input.tenant_id),
  rent: input.rent,
  commonFee: input.common_fee,
  deposit: input.deposit,
  beginsOn: input.begins_on,
  endsOn: input.ends_on,
  rentDue: input.rent_due,
  isSublease: input.is_sublease,
  letFor: input.let_for ?? null,
})
