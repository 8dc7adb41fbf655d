import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { companyFields, type CompanyChange } from '../../../domain/records/company.ts'
import { fromApi } from '../../../domain/records/field.ts'
import { CompanyFactsInput, CompanyFactsType } from '../../core/company/company-types.ts'
import { builder } from '../../core/graphql/builder.ts'
import type { Services } from '../../core/services.ts'
import { findOpenProposal, listCompanyVersions, type CompanyVersion } from './list-versions.ts'
import { proposeCompanyFacts } from './propose-company-facts.ts'

const CompanyChangeType = builder.objectRef<CompanyChange>('CompanyChange').implement({
  description: 'A fact that two versions say otherwise; of a list the entries that differ.',
  fields: (t) => ({
    ...asRead(t, { String: ['label'], 'String?': ['before', 'after'] }),
  }),
})

const CompanyVersionType = builder.objectRef<CompanyVersion>('CompanyVersion').implement({
  description: 'What two operators have recorded of the company at one time.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    valid_from: t.expose('valid_from', { type: 'Date' }),
    recorded_at: t.expose('recorded_at', { type: 'DateTime' }),
    proposed_by: t.exposeString('proposed_by'),
    decided_by: t.exposeString('decided_by'),
    facts: t.expose('facts', { type: CompanyFactsType }),
    changes: t.expose('changes', { type: [CompanyChangeType] }),
  }),
})

const AdminCompany = builder.objectRef<Pick<Services, 'database'>>('AdminCompany').implement({
  description: 'The record of the company.',
  fields: (t) => ({
    versions: t.field({
      type: [CompanyVersionType],
      description: 'The newest first; none until the first is recorded.',
      resolve: ({ database }) => listCompanyVersions(database),
    }),
    proposal_id: t.id({
      nullable: true,
      description: 'A version waits for a second operator.',
      resolve: ({ database }) => findOpenProposal(database),
    }),
  }),
})

builder.queryFields((t) => ({
  adminCompany: t.field({
    description: 'The record of the company with all its versions. [admin]',
    access: 'admin',
    type: AdminCompany,
    resolve: (_root, _args, { services }) => services,
  }),
}))

builder.mutationFields((t) => ({
  proposeCompanyFacts: proposalField(t, {
    description: 'Proposes the facts of the company as they stand from a day on; another operator approves. [admin]',
    args: {
      input: t.arg({ type: CompanyFactsInput, required: true }),
      valid_from: t.arg.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
      version: t.arg.int({ required: true, description: 'The version that was seen; 0 before the first.' }),
    },
    act: (services, viewer, { input, valid_from: validFrom, version: seen }) =>
      proposeCompanyFacts(services, viewer, { facts: fromApi(companyFields, input), validFrom, seen }),
  }),
}))
