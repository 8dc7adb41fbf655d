import { asRead } from '../../core/graphql/as-read.ts'
import { boundedPageType, tableQuery } from '../../core/graphql/table-query.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { deliveryTable } from '../../../domain/tables/deliveries.ts'
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
    ...asRead(t, {
      String: ['number', 'version', 'member_number', 'member_name'],
      'String?': ['project_name', 'sha256'],
      DateTime: ['issued_at'],
      'DateTime?': ['printed_at'],
      Int: ['openings'],
    }),
    project_id: t.exposeID('fund_id', { nullable: true }),
    application: t.string({
      nullable: true,
      resolve: ({ fund_id: fundId, investment_id: investmentId }) =>
        fundId === null || investmentId === null ? null : applicationNumber(fundId, investmentId),
    }),
  }),
})

const DocumentOpening = builder.objectRef<Opening>('DocumentOpening').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], DateTime: ['at'], String: ['ip_address', 'device', 'sha256'] }),
  }),
})

const DocumentTemplate = builder.objectRef<Template>('DocumentTemplate').implement({
  description: 'A form by which documents are made, in one of its versions.',
  fields: (t) => ({
    ...asRead(t, {
      String: ['name', 'version', 'law'],
      Boolean: ['is_current'],
      'Int?': ['issued'],
      'DateTime?': ['first_at', 'last_at'],
    }),
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

tableQuery('adminDeliveries', {
  description:
    'The documents of one kind, person by person, with when they were delivered and opened; newest first. [admin]',
  table: deliveryTable,
  page: boundedPageType('DeliveredDocumentPage', DeliveredDocument),
  filter: 'DeliveryFilterInput',
  types: { DeliveredKind },
  list: ({ database }, { kind = 'contract', ...filters }, input) => listRegister(database, { ...filters, kind }, input),
})

builder.queryFields((t) => ({
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
