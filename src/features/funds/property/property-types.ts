import { asRead } from '../../core/graphql/as-read.ts'
import { partFields, partyFields, propertyFields } from '../../../domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields } from '../../../domain/records/property-records.ts'
import { propertyTable } from '../../../domain/tables/properties.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { rowFields } from '../../core/graphql/record-fields.ts'
import type { PropertyRecord } from './find-property.ts'
import { LineageStepType, PartyRelationType } from './graphql.ts'
import type { FundWithoutProperty } from './list-funds-without-property.ts'
import type { SameProperty } from './property-registration.ts'
import type { PropertyRow } from './list-properties.ts'
import type { loadParties } from './load-parties.ts'
import { paperUrl } from '../../core/paper/kept-paper.ts'
import { DealKindType, enumTypes } from './property-enums.ts'

export const PropertyRowType = builder.objectRef<PropertyRow>('PropertyRow').implement({
  fields: (t) => ({ ...columnFields(t, propertyTable), id: t.exposeID('id') }),
})

export const PartyType = builder.objectRef<Awaited<ReturnType<typeof loadParties>>[number]>('Party').implement({
  fields: (t) => ({
    ...rowFields(t, partyFields, { without: ['relation', 'nameKana'] }),
    id: t.exposeID('id'),
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
  }),
})

type PartRecord = PropertyRecord['parts'][number]

const DealType = builder.objectRef<PartRecord['deals'][number]>('PropertyDeal').implement({
  fields: (t) => ({
    ...rowFields(t, dealFields),
    ...asRead(t, { ID: ['id'], String: ['seller', 'buyer'], Boolean: ['is_struck'] }),
    kind: t.expose('kind', { type: DealKindType }),
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
  }),
})

const AppraisalType = builder.objectRef<PartRecord['appraisals'][number]>('PropertyAppraisal').implement({
  fields: (t) => ({
    ...rowFields(t, appraisalFields, { types: enumTypes, without: ['paperSha256'] }),
    id: t.exposeID('id'),
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
    ...rowFields(t, leaseFields, { types: enumTypes }),
    ...asRead(t, { ID: ['id'], String: ['tenant'], 'Date?': ['ended_on'], Boolean: ['is_struck'] }),
  }),
})

const LinkType = builder.objectRef<PartRecord['links'][number]>('FundPropertyLink').implement({
  fields: (t) => ({
    ...rowFields(t, linkFields),
    ...asRead(t, { ID: ['id'], String: ['project_name', 'seller'], Boolean: ['is_struck'] }),
    project_id: t.exposeID('fund_id'),
  }),
})

const PartType = builder.objectRef<PartRecord>('PropertyPart').implement({
  fields: (t) => ({
    ...rowFields(t, partFields, { types: enumTypes, without: ['areaCenti'] }),
    id: t.exposeID('id'),
    area_centi: t.exposeInt('area_centi', { description: 'Hundredths of a square metre.' }),
    lineage: t.expose('lineage', { type: [LineageStepType] }),
    deals: t.expose('deals', { type: [DealType] }),
    appraisals: t.expose('appraisals', { type: [AppraisalType] }),
    leases: t.expose('leases', { type: [LeaseType] }),
    links: t.expose('links', { type: [LinkType] }),
  }),
})

export const SamePropertyType = builder.objectRef<SameProperty>('SameProperty').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['address', 'building_name'] }),
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
    ...rowFields(t, propertyFields, { types: enumTypes }),
    id: t.exposeID('id'),
    recorded_at: t.expose('recorded_at', { type: 'DateTime' }),
    distinct_from: t.expose('distinct_from', { type: [DistinctType] }),
    parts: t.expose('parts', { type: [PartType] }),
  }),
})

export const FundWithoutPropertyType = builder.objectRef<FundWithoutProperty>('FundWithoutProperty').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['name'], DateTime: ['published_at'] }),
  }),
})
