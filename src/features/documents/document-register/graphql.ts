import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { idOf, parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { deliveryTable } from '../../../domain/tables/deliveries.ts'
import type { BoundedPage } from '../../core/graphql/table-page.ts'
import { listOpenings, type Opening } from './list-openings.ts'
import { listRegister, type RegisterRow } from './list-register.ts'
import { listTemplates, type DocumentTemplate as Template } from './list-templates.ts'
import { listVersions, type DocumentVersion as Version } from './list-versions.ts'
import { registerKinds } from '../../../domain/tables/deliveries.ts'

const DeliveredKind = builder.enumType('DeliveredKind', { values: registerKinds })

const DeliveredDocument = builder.objectRef<RegisterRow>('DeliveredDocument').implement({
  description: 'A document that one person got, or was to get.',
  fields: (t) => ({
    ...columnFields(t, deliveryTable),
    key: t.exposeString('key', { description: 'Names it within its kind.' }),
    number: t.exposeString('number'),
    version: t.exposeString('version'),
    project_id: t.exposeID('fund_id', { nullable: true }),
    project_name: t.exposeString('project_name', { nullable: true }),
    application: t.string({
      nullable: true,
      resolve: ({ fund_id: fundId, investment_id: investmentId }) =>
        fundId === null || investmentId === null ? null : applicationNumber(fundId, investmentId),
    }),
    member_number: t.exposeString('member_number'),
    member_name: t.exposeString('member_name'),
    issued_at: t.expose('issued_at', { type: 'DateTime' }),
    printed_at: t.expose('printed_at', { type: 'DateTime', nullable: true }),
    openings: t.exposeInt('openings'),
    sha256: t.exposeString('sha256', { nullable: true }),
  }),
})

const DeliveredDocumentPage = builder.objectRef<BoundedPage<RegisterRow>>('DeliveredDocumentPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [DeliveredDocument] }),
    total: t.exposeInt('total'),
    is_more: t.exposeBoolean('isMore', { description: 'There are more than total says: so many are counted.' }),
  }),
})

const DeliveryFilterInput = builder.inputType('DeliveryFilterInput', {
  fields: (t) => ({
    kind: t.field({ type: DeliveredKind, required: true }),
    project_id: t.id(),
    state: t.string({ description: 'unread, read or unprinted.' }),
    search: t.string({ description: "A member's name or number, an application's number or a document's." }),
  }),
})

const DocumentOpening = builder.objectRef<Opening>('DocumentOpening').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    ip_address: t.exposeString('ip_address'),
    device: t.exposeString('device'),
    sha256: t.exposeString('sha256'),
  }),
})

const DocumentTemplate = builder.objectRef<Template>('DocumentTemplate').implement({
  description: 'A form by which documents are made, in one of its versions.',
  fields: (t) => ({
    name: t.exposeString('name'),
    version: t.exposeString('version'),
    is_current: t.exposeBoolean('is_current'),
    law: t.exposeString('law'),
    issued: t.exposeInt('issued', { nullable: true }),
    first_at: t.expose('first_at', { type: 'DateTime', nullable: true }),
    last_at: t.expose('last_at', { type: 'DateTime', nullable: true }),
  }),
})

const FundDocumentVersion = builder.objectRef<Version>('FundDocumentVersion').implement({
  description: 'One version of a document of a fund.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    is_pre_contract: t.boolean({ resolve: ({ kind }) => kind === 'pre_contract' }),
    version: t.exposeInt('version'),
    reason: t.exposeString('reason'),
    added_at: t.expose('added_at', { type: 'DateTime' }),
    replaced_at: t.expose('replaced_at', { type: 'DateTime', nullable: true }),
    sha256: t.exposeString('sha256'),
    applications: t.exposeInt('applications', {
      description: 'How many applications were made with it before the applicant.',
    }),
  }),
})

builder.queryFields((t) => ({
  adminDeliveries: t.field({
    description:
      'The documents of one kind, person by person, with when they were delivered and opened; newest first. [admin]',
    access: 'admin',
    type: DeliveredDocumentPage,
    args: {
      filter: t.arg({ type: DeliveryFilterInput, required: true }),
      sort: t.arg.string(),
      descending: t.arg.boolean(),
      page: t.arg.int(),
      size: t.arg.int(),
    },
    resolve: (_root, { filter, ...input }, { services }) =>
      listRegister(services.database, { ...filter, fundId: filter.project_id ? idOf(filter.project_id) : null }, input),
  }),
  adminDocumentOpenings: t.field({
    description: 'Every opening of such a document by its person. [admin]',
    access: 'admin',
    type: [DocumentOpening],
    args: { kind: t.arg({ type: DeliveredKind, required: true }), key: t.arg.string({ required: true }) },
    resolve: (_root, { kind, key }, { services }) => listOpenings(services.database, kind, key),
  }),
  adminDocumentTemplates: t.field({
    description: 'The forms of all documents and their versions. [admin]',
    access: 'admin',
    type: [DocumentTemplate],
    resolve: (_root, _args, { services }) => listTemplates(services.database),
  }),
  adminDocumentVersions: t.field({
    description: "Every version of a fund's documents. [admin]",
    access: 'admin',
    type: [FundDocumentVersion],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, args, { services }) => listVersions(services.database, parseId(args.project_id)),
  }),
}))
