import { propertyTable } from '../../../domain/tables/properties.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import type { TablePage } from '../../core/graphql/table-page.ts'
import type { AppraisalView, DealView, LeaseView, LinkView, PartRecord, PropertyRecord } from './find-property.ts'
import { LineageStepType, PartyRelationType } from './graphql.ts'
import type { FundWithoutProperty } from './list-funds-without-property.ts'
import type { SameProperty } from './property-registration.ts'
import type { PropertyRow } from './list-properties.ts'
import type { PartyView } from './load-parties.ts'
import { paperUrl } from '../../core/paper/kept-paper.ts'
import {
  AppraisalMethodType,
  DealKindType,
  LetForType,
  OwnershipType,
  PropertyKindType,
  RentDueType,
} from './property-enums.ts'

const PropertyRowType = builder.objectRef<PropertyRow>('PropertyRow').implement({
  fields: (t) => ({ ...columnFields(t, propertyTable), id: t.exposeID('id') }),
})

export const PropertyPage = builder.objectRef<TablePage<PropertyRow>>('PropertyPage').implement({
  fields: (t) => ({
    rows: t.field({ type: [PropertyRowType], resolve: ({ rows }) => rows }),
    total: t.exposeInt('total'),
  }),
})

export const PartyType = builder.objectRef<PartyView>('Party').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    relation: t.field({ type: PartyRelationType, resolve: ({ relation }) => relation }),
    name_kana: t.exposeString('nameKana', {
      nullable: true,
      description:
        'As banks write him. Null of the company and its funds, and of whoever was written down before it was asked for.',
    }),
    ours_since: t.expose('oursSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When a stranger of standing deals or leases was recorded as one of ours elsewhere.',
    }),
    corporate_number: t.exposeString('corporateNumber', { nullable: true }),
  }),
})

const DealType = builder.objectRef<DealView>('PropertyDeal').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: DealKindType, resolve: ({ kind }) => kind }),
    settled_on: t.expose('settledOn', { type: 'Date' }),
    seller: t.exposeString('seller'),
    buyer: t.exposeString('buyer'),
    share_numerator: t.exposeInt('shareNumerator'),
    share_denominator: t.exposeInt('shareDenominator'),
    price: t.expose('price', { type: 'Yen', description: 'Without consumption tax.' }),
    price_with_tax: t.expose('priceWithTax', { type: 'Yen' }),
    building_price: t.expose('buildingPrice', {
      type: 'Yen',
      nullable: true,
      description: 'Of the price without tax, what is for the building; null where the deal does not say.',
    }),
    price_reason: t.exposeString('priceReason'),
    basis: t.exposeString('basis'),
    basis_sha256: t.exposeString('basisSha256', { nullable: true }),
    book_value: t.expose('bookValue', {
      type: 'Yen',
      nullable: true,
      description: "For what the property came into a fund's book, or left it; null before.",
    }),
    costs: t.expose('costs', { type: 'Yen', description: 'What lines of the bank were told to cost for it.' }),
    is_to_be_booked: t.exposeBoolean('isToBeBooked', {
      description: "A fund's purchase or sale that its book does not have yet and can have.",
    }),
    is_among_own: t.exposeBoolean('isAmongOwn', {
      description: 'The price passes between our own books: no line of the bank shows it.',
    }),
    is_struck: t.exposeBoolean('isStruck'),
  }),
})

const AppraisalType = builder.objectRef<AppraisalView>('PropertyAppraisal').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    appraised_on: t.expose('appraisedOn', { type: 'Date' }),
    appraiser: t.exposeString('appraiser'),
    method: t.field({ type: AppraisalMethodType, resolve: ({ method }) => method }),
    value: t.expose('value', { type: 'Yen' }),
    document: t.exposeString('document'),
    paper_url: t.string({
      nullable: true,
      description: 'Where its PDF is read; null where it is not on file.',
      resolve: ({ paperSha256 }) => (paperSha256 === null ? null : paperUrl(paperSha256)),
    }),
    is_struck: t.exposeBoolean('isStruck'),
  }),
})

const LeaseType = builder.objectRef<LeaseView>('Lease').implement({
  description: 'Rent and fee a month.',
  fields: (t) => ({
    id: t.exposeID('id'),
    tenant: t.exposeString('tenant'),
    rent: t.expose('rent', { type: 'Yen' }),
    common_fee: t.expose('commonFee', { type: 'Yen' }),
    deposit: t.expose('deposit', { type: 'Yen' }),
    begins_on: t.expose('beginsOn', { type: 'Date' }),
    ends_on: t.expose('endsOn', { type: 'Date', nullable: true, description: 'By the contract.' }),
    ended_on: t.expose('endedOn', { type: 'Date', nullable: true }),
    rent_due: t.field({ type: RentDueType, resolve: ({ rentDue }) => rentDue }),
    is_sublease: t.exposeBoolean('isSublease'),
    let_for: t.field({ type: LetForType, nullable: true, resolve: ({ letFor }) => letFor }),
    is_struck: t.exposeBoolean('isStruck'),
  }),
})

const LinkType = builder.objectRef<LinkView>('FundPropertyLink').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    project_id: t.id({ resolve: ({ fundId }) => fundId }),
    project_name: t.exposeString('fundName'),
    seller: t.exposeString('seller'),
    share_numerator: t.exposeInt('shareNumerator'),
    share_denominator: t.exposeInt('shareDenominator'),
    price: t.expose('price', { type: 'Yen' }),
    price_basis: t.exposeString('priceBasis'),
    price_reason: t.exposeString('priceReason'),
    is_struck: t.exposeBoolean('isStruck'),
  }),
})

const PartType = builder.objectRef<PartRecord>('PropertyPart').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    house_number: t.exposeString('houseNumber'),
    registry_number: t.exposeString('registryNumber', { nullable: true }),
    area_centi: t.exposeInt('areaCenti', { description: 'Hundredths of a square metre.' }),
    ownership: t.field({ type: OwnershipType, resolve: ({ ownership }) => ownership }),
    lineage: t.field({ type: [LineageStepType], resolve: ({ lineage }) => lineage }),
    deals: t.field({ type: [DealType], resolve: ({ deals }) => deals }),
    appraisals: t.field({ type: [AppraisalType], resolve: ({ appraisals }) => appraisals }),
    leases: t.field({ type: [LeaseType], resolve: ({ leases }) => leases }),
    links: t.field({ type: [LinkType], resolve: ({ links }) => links }),
  }),
})

export const SamePropertyType = builder.objectRef<SameProperty>('SameProperty').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    address: t.exposeString('address'),
    building_name: t.exposeString('buildingName'),
    is_surely: t.exposeBoolean('isSurely', {
      description: 'Its number in the register is the same: nobody can deny it.',
    }),
  }),
})

const DistinctType = builder.objectRef<PropertyRecord['distinctFrom'][number]>('DistinctProperty').implement({
  fields: (t) => ({ id: t.exposeID('id'), address: t.exposeString('address'), reason: t.exposeString('reason') }),
})

export const PropertyType = builder.objectRef<PropertyRecord>('Property').implement({
  description: 'A property over all funds that held it. What was struck stays readable.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: PropertyKindType, resolve: ({ kind }) => kind }),
    address: t.exposeString('address'),
    building_name: t.exposeString('buildingName'),
    lot_number: t.exposeString('lotNumber'),
    built_in: t.exposeString('builtIn', { nullable: true, description: 'YYYY-MM.' }),
    recorded_at: t.expose('recordedAt', { type: 'DateTime' }),
    distinct_from: t.field({ type: [DistinctType], resolve: ({ distinctFrom }) => distinctFrom }),
    parts: t.field({ type: [PartType], resolve: ({ parts }) => parts }),
  }),
})

export const FundWithoutPropertyType = builder.objectRef<FundWithoutProperty>('FundWithoutProperty').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    published_at: t.expose('publishedAt', { type: 'DateTime' }),
  }),
})
