import { asRead } from '../../core/graphql/as-read.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { lockedFacts, type FundChange } from '../../../domain/funds/fund-change.ts'
import { builder } from '../../core/graphql/builder.ts'
import { toFile } from '../fund/to-graphql.ts'
import { ProjectProperty } from '../property/graphql.ts'
import { loadFundProperties } from '../property/load-fund-properties.ts'
import { FundContent } from './content-types.ts'
import { loadGateFacts, type EditedFund, type EditedGate } from './find-edited-fund.ts'
import { listFundDocuments, type EditedDocument } from './list-documents.ts'
import { listFundVersions, type FundVersionView } from './list-versions.ts'
import { listFundPictures, type OfficePicture } from './pictures.ts'

const FundChangeType = builder.objectRef<FundChange>('FundChange').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['field', 'label', 'after'], 'String?': ['before'] }),
  }),
})

const FundVersionType = builder.objectRef<FundVersionView>('FundVersion').implement({
  fields: (t) => ({
    ...asRead(t, { Int: ['number'], DateTime: ['saved_at'], String: ['reason'] }),
    saved_by: t.string({ resolve: ({ saved_by_name: savedByName, saved_by: savedBy }) => savedByName ?? savedBy }),
    is_agreed: t.boolean({
      description: 'By two operators.',
      resolve: ({ proposal_id: proposalId }) => proposalId !== null,
    }),
    changes: t.expose('changes', {
      type: [FundChangeType],
      description: 'From the version before.',
    }),
  }),
})

const EditedDocumentType = builder.objectRef<EditedDocument>('OfficeDocument').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'pre_contract or other.' }),
    name: t.exposeString('name'),
    url: t.string({ resolve: (document) => toFile(document).url }),
    size: t.exposeInt('size_bytes', { description: 'In bytes.' }),
    version: t.exposeInt('version'),
    added_at: t.expose('added_at', { type: 'DateTime' }),
    replaced_at: t.expose('replaced_at', { type: 'DateTime', nullable: true }),
    reason: t.exposeString('reason'),
    is_generated: t.exposeBoolean('is_generated'),
  }),
})

const OfficePictureType = builder.objectRef<OfficePicture>('OfficePicture').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['url'], Int: ['width', 'height'] }),
  }),
})

const FundGatePart = builder.objectRef<EditedGate['parts'][number]>('FundGatePart').implement({
  fields: (t) => ({
    property_id: t.exposeID('propertyId'),
    name: t.exposeString('name'),
    problem: t.exposeString('problem', { nullable: true, description: 'What is missing, in a sentence.' }),
  }),
})

const FundGateFacts = builder.objectRef<EditedGate>('FundGateFacts').implement({
  description: 'What the conditions of publishing need to know beside the content.',
  fields: (t) => ({
    pre_contract_documents: t.stringList({ resolve: ({ preContractDocuments }) => [...preContractDocuments] }),
    outdated_documents: t.stringList({ resolve: ({ outdatedDocuments }) => [...outdatedDocuments] }),
    missing_items: t.stringList({
      description:
        'Of the pre-contract and the contract document, each with its article. Of a draft those alone that are typed elsewhere than in its form.',
      resolve: ({ missingItems }) => [...missingItems],
    }),
    parts: t.field({ type: [FundGatePart], resolve: ({ parts }) => [...parts] }),
    entrusted: t.expose('entrusted', {
      type: 'Yen',
      description: "Investors' parts of all other funds that are not over.",
    }),
    ceiling: t.expose('ceiling', { type: 'Yen' }),
    overdue_funds: t.stringList({
      description: 'Funds whose investors wait for the end or a payment past the planned day, each in a sentence.',
      resolve: ({ overdueFunds }) => [...overdueFunds],
    }),
  }),
})

const LockedField = builder.objectRef<{ field: string; reason: FreeText }>('LockedField').implement({
  fields: (t) => ({ field: t.exposeString('field'), reason: t.exposeString('reason') }),
})

export const EditedFundType = builder.objectRef<EditedFund>('EditedFund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    is_published: t.exposeBoolean('isPublished'),
    is_discarded: t.exposeBoolean('isDiscarded', { description: 'Put away: a draft that came to nothing.' }),
    published_at: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    content: t.expose('draft', { type: FundContent }),
    applications: t.int({ description: 'Live ones.', resolve: ({ applications }) => applications.count }),
    applied: t.field({ type: 'Yen', resolve: ({ applications }) => applications.amount }),
    locked: t.field({
      type: [LockedField],
      description: 'What nobody can change any more, and why.',
      resolve: ({ standing }, _args, { services }) =>
        Object.entries(lockedFacts(standing, services.clock.now())).map(([field, reason]) => ({ field, reason })),
    }),
    gate: t.field({
      type: FundGateFacts,
      resolve: (fund, _args, { services }) => loadGateFacts(services.database, services, fund),
    }),
    properties: t.field({
      type: [ProjectProperty],
      description: 'As its page shows them.',
      resolve: async ({ id }, _args, { services }) => (await loadFundProperties(services.database, [id])).get(id) ?? [],
    }),
    documents: t.field({
      type: [EditedDocumentType],
      resolve: ({ id }, _args, { services }) => listFundDocuments(services.database, id),
    }),
    uploaded_pictures: t.field({
      type: [OfficePictureType],
      resolve: ({ id }, _args, { services }) => listFundPictures(services.database, id),
    }),
    versions: t.field({
      type: [FundVersionType],
      description: 'The newest first.',
      resolve: ({ id }, _args, { services }) => listFundVersions(services.database, id),
    }),
  }),
})
