import { propertyTable } from '../../../domain/tables/properties.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import type { TablePage } from '../../core/graphql/table-page.ts'
import type { PropertyRecord } from './find-property.ts'
import { LineageStepType, PartyRelationType } from './graphql.ts'
import type { FundWithoutProperty } from './list-funds-without-property.ts'
import type { SameProperty } from './property-registration.ts'
import type { PropertyRow } from './list-properties.ts'
import type { loadParties } from './load-parties.ts'
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
    rows: t.expose('rows', { type: [PropertyRowType] }),
    total: t.exposeInt('total'),
  }),
})

export const PartyType = builder.objectRef<Awaited<ReturnType<typeof loadParties>>[number]>('Party').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    relation: t.expose('relation', { type: PartyRelationType }),
    name_kana: t.exposeString('name_kana', {
      nullable: true,
      description:
        'As banks write him. Null of the company and its funds, and of whoever was written down before it was asked for.',
    }),
    ours_since: t.expose('ours_since', {
      type: 'DateTime',
      nullable: true,
      description: 'When a stranger of standing deals or leases was recorded as one of ours elsewhere.',
    }),
    corporate_number: t.exposeString('corporate_number', { nullable: true }),
  }),
})

type PartRecord = PropertyRecord['parts'][number]

const DealType = builder.objectRef<PartRecord['deals'][number]>('PropertyDeal').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: DealKindType }),
    settled_on: t.expose('settled_on', { type: 'Date' }),
    seller: t.exposeString('seller'),
    buyer: t.exposeString('buyer'),
    share_numerator: t.exposeInt('share_numerator'),
    share_denominator: t.exposeInt('share_denominator'),
    price: t.expose('price', { type: 'Yen', description: 'Without consumption tax.' }),
    price_with_tax: t.expose('price_with_tax', { type: 'Yen' }),
    building_price: t.expose('building_price', {
      type: 'Yen',
      nullable: true,
      description: 'Of the price without tax, what is for the building; null where the deal does not say.',
    }),
    price_reason: t.exposeString('price_reason'),
    basis: t.exposeString('basis'),
    basis_sha256: t.exposeString('basis_sha256', { nullable: true }),
    book_value: t.expose('book_value', {
      type: 'Yen',
      nullable: true,
      description: "For what the property came into a fund's book, or left it; null before.",
    }),
    costs: t.expose('costs', { type: 'Yen', description: 'What lines of the bank were told to cost for it.' }),
    is_to_be_booked: t.exposeBoolean('is_to_be_booked', {
      description: "A fund's purchase or sale that its book does not have yet and can have.",
    }),
    is_among_own: t.exposeBoolean('is_among_own', {
      description: 'The price passes between our own books: no line of the bank shows it.',
    }),
    is_struck: t.exposeBoolean('is_struck'),
  }),
})

const AppraisalType = builder.objectRef<PartRecord['appraisals'][number]>('PropertyAppraisal').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    appraised_on: t.expose('appraised_on', { type: 'Date' }),
    appraiser: t.exposeString('appraiser'),
    method: t.expose('method', { type: AppraisalMethodType }),
    value: t.expose('value', { type: 'Yen' }),
    document: t.exposeString('document'),
    paper_url: t.string({
      nullable: true,
      description: 'Where its PDF is read; null where it is not on file.',
      resolve: ({ paper_sha256: sha256 }) => (sha256 === null ? null : paperUrl(sha256)),
    }),
    is_struck: t.exposeBoolean('is_struck'),
  }),
})

const LeaseType = builder.objectRef<PartRecord['leases'][number]>('Lease').implement({
  description: 'Rent and fee a month.',
  fields: (t) => ({
    id: t.exposeID('id'),
    tenant: t.exposeString('tenant'),
    rent: t.expose('rent', { type: 'Yen' }),
    common_fee: t.expose('common_fee', { type: 'Yen' }),
    deposit: t.expose('deposit', { type: 'Yen' }),
    begins_on: t.expose('begins_on', { type: 'Date' }),
    ends_on: t.expose('ends_on', { type: 'Date', nullable: true, description: 'By the contract.' }),
    ended_on: t.expose('ended_on', { type: 'Date', nullable: true }),
    rent_due: t.expose('rent_due', { type: RentDueType }),
    is_sublease: t.exposeBoolean('is_sublease'),
    let_for: t.expose('let_for', { type: LetForType, nullable: true }),
    is_struck: t.exposeBoolean('is_struck'),
  }),
})

const LinkType = builder.objectRef<PartRecord['links'][number]>('FundPropertyLink').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('project_name'),
    seller: t.exposeString('seller'),
    share_numerator: t.exposeInt('share_numerator'),
    share_denominator: t.exposeInt('share_denominator'),
    price: t.expose('price', { type: 'Yen' }),
    price_basis: t.exposeString('price_basis'),
    price_reason: t.exposeString('price_reason'),
    is_struck: t.exposeBoolean('is_struck'),
  }),
})

const PartType = builder.objectRef<PartRecord>('PropertyPart').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    house_number: t.exposeString('house_number'),
    registry_number: t.exposeString('registry_number', { nullable: true }),
    area_centi: t.exposeInt('area_centi', { description: 'Hundredths of a square metre.' }),
    ownership: t.expose('ownership', { type: OwnershipType }),
    lineage: t.expose('lineage', { type: [LineageStepType] }),
    deals: t.expose('deals', { type: [DealType] }),
    appraisals: t.expose('appraisals', { type: [AppraisalType] }),
    leases: t.expose('leases', { type: [LeaseType] }),
    links: t.expose('links', { type: [LinkType] }),
  }),
})

export const SamePropertyType = builder.objectRef<SameProperty>('SameProperty').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    address: t.exposeString('address'),
    building_name: t.exposeString('building_name'),
    is_surely: t.exposeBoolean('is_surely', {
      description: 'Its number in the register is the same: nobody can deny it.',
    }),
  }),
})

const DistinctType = builder.objectRef<PropertyRecord['distinct_from'][number]>('DistinctProperty').implement({
  fields: (t) => ({ id: t.exposeID('id'), address: t.exposeString('address'), reason: t.exposeString('reason') }),
})

export const PropertyType = builder.objectRef<PropertyRecord>('Property').implement({
  description: 'A property over all funds that held it. What was struck stays readable.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: PropertyKindType }),
    address: t.exposeString('address'),
    building_name: t.exposeString('building_name'),
    lot_number: t.exposeString('lot_number'),
    built_in: t.exposeString('built_in', { nullable: true, description: 'YYYY-MM.' }),
    recorded_at: t.expose('recorded_at', { type: 'DateTime' }),
    distinct_from: t.expose('distinct_from', { type: [DistinctType] }),
    parts: t.expose('parts', { type: [PartType] }),
  }),
})

export const FundWithoutPropertyType = builder.objectRef<FundWithoutProperty>('FundWithoutProperty').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    published_at: t.expose('published_at', { type: 'DateTime' }),
  }),
})
