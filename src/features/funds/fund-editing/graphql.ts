import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField, proposalField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { fundStates } from '../../../domain/tables/funds.ts'
import { idIfGiven, idOf, parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { fundTable } from '../../../domain/tables/funds.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { toRecruitType } from '../fund/to-graphql.ts'
import { propose } from '../../people/approval/propose.ts'
import { proposePublishedChange } from './change-published.ts'
import { FundContentInput, toDraft } from './content-types.ts'
import { createDraft } from './create-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { EditedFundType } from './edited-fund-type.ts'
import { findEditedFund } from './find-edited-fund.ts'
import { issueFundDocuments } from './issue-fund-documents.ts'
import { countFundStates, listFundsForOperators, type FundSummary } from './list-funds.ts'
import { fundPublication } from './publication.ts'
import { removeFundDocument } from './remove-document.ts'
import { saveDraft } from './save-draft.ts'

const FundState = builder.enumType('FundState', { values: fundStates })

const FundSummaryType = builder.objectRef<FundSummary>('FundRow').implement({
  fields: (t) => ({
    ...columnFields(t, fundTable),
    ...asRead(t, {
      ID: ['id'],
      String: ['name'],
      DateTime: ['start_at', 'end_at', 'saved_at'],
      Yen: ['total', 'paid'],
      Int: ['rate_bp', 'applications', 'version'],
      'String?': ['saved_by'],
    }),
    state: t.expose('state', { type: FundState }),
    progress: t.exposeString('progress', { nullable: true, description: "'NN:label'; null for a draft." }),
    recruit_type: t.string({ resolve: (fund) => toRecruitType(fund.recruit_type) }),
    senior: t.field({
      type: 'Yen',
      description: "Investors' part.",
      resolve: ({ total, subordinated }) => total - subordinated,
    }),
    applied: t.expose('applied', { type: 'Yen', description: 'Live applications, paid or not.' }),
    has_proposal: t.exposeBoolean('has_proposal', { description: 'Waits for a second operator.' }),
  }),
})

const FundStateCount = builder.objectRef<{ state: FundSummary['state']; count: number }>('FundStateCount').implement({
  fields: (t) => ({ state: t.expose('state', { type: FundState }), count: t.exposeInt('count') }),
})

tableQuery('adminFunds', {
  description: 'Funds by the filter, the newest first. Sorted by number, start, end, total or rate. [admin]',
  table: fundTable,
  page: pageType('FundPage', FundSummaryType),
  filter: 'FundFilterInput',
  types: { FundState },
  list: ({ database, clock }, filters, input) => listFundsForOperators(database, filters, input, clock.now()),
})

builder.queryFields((t) => ({
  adminFundStates: t.field({
    description: 'How many funds stand where. [admin]',
    access: 'admin',
    type: [FundStateCount],
    resolve: (_root, _args, { services }) => countFundStates(services.database, services.clock.now()),
  }),
  adminFund: t.field({
    description: 'One fund as operators edit it. [admin]',
    access: 'admin',
    type: EditedFundType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services }) => findEditedFund(services.database, idOf(id)),
  }),
}))

const CreateFundInput = builder.inputType('CreateFundInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    copy_of: t.id({ description: 'The fund whose content it begins with.' }),
  }),
})

const SaveFundInput = builder.inputType('SaveFundInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true, description: 'The one that was seen: another one is a CONFLICT.' }),
    content: t.field({ type: FundContentInput, required: true }),
  }),
})

const FundChangeInput = builder.inputType('FundChangeInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true }),
    content: t.field({ type: FundContentInput, required: true }),
    reason: t.string({ required: true }),
  }),
})

const FundPublicationInput = builder.inputType('FundPublicationInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true }),
    reason: t.string({ required: true }),
    few_pictures_reason: t.string({
      description:
        'Needed of a fund that lacks a picture: five in all, among them outside, two of the inside, entrance and street.',
    }),
    overdue_advice: t.string({
      description:
        'Needed while investors of another fund wait for its end or a payment past the planned day: what a specialist said of offering one more.',
    }),
  }),
})

const SavedFund = builder
  .objectRef<{ version: number }>('SavedFund')
  .implement({ fields: (t) => ({ version: t.exposeInt('version') }) })

builder.mutationFields((t) => ({
  issueFundDocuments: t.int({
    description:
      "Prints and signs a fund's papers from its facts: what says something new becomes the next version. How many did. [admin]",
    access: 'admin',
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: async (_root, args, context) => {
      const actor = `operator:${requireViewer(context).memberId}`
      return unwrap(
        await issueFundDocuments(context.services, {
          fundId: parseId(args.project_id),
          reason: args.reason ?? '',
          actor,
        }),
      ).issued
    },
  }),
  adminCreateFund: t.field({
    description: 'A new draft, empty or with what another fund says. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: CreateFundInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const copyOf = idIfGiven<'fund'>(input.copy_of)
      return {
        id: unwrap(await createDraft(context.services, requireViewer(context), { name: input.name, copyOf })).fundId,
      }
    },
  }),
  adminDiscardFund: okField(t, {
    description: 'Puts a draft away, or brings it back; never what was published. [admin]',
    access: 'admin',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The one that was seen: another one is a CONFLICT.' }),
      discard: t.arg.boolean({ required: true }),
    },
    act: (services, viewer, { id, version, discard }) =>
      discardDraft(services, viewer, {
        fundId: idOf(id),
        version,
        discard,
      }),
  }),
  adminSaveFund: actField(t, {
    description: 'Saves a draft as its next version. [admin]',
    access: 'admin',
    type: SavedFund,
    args: { input: t.arg({ type: SaveFundInput, required: true }) },
    act: (services, viewer, { input }) =>
      saveDraft(services, viewer, {
        fundId: idOf<'fund'>(input.id),
        version: input.version,
        draft: toDraft(input.content),
      }),
  }),
  adminRemoveFundDocument: okField(t, {
    description: 'Takes a document from a draft. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => removeFundDocument(services, viewer, idOf(id)),
  }),
  proposeFundPublication: proposalField(t, {
    description: 'Asks another operator to publish a fund as it is. The id of the proposal. [admin]',
    args: { input: t.arg({ type: FundPublicationInput, required: true }) },
    act: (services, viewer, { input }) => {
      const content = {
        fundId: idOf<'fund'>(input.id),
        version: input.version,
        fewPicturesReason: input.few_pictures_reason ?? '',
        overdueAdvice: input.overdue_advice ?? '',
      }
      const proposal = { subject: `fund:${content.fundId}`, content, reason: input.reason }
      return propose(services, viewer, fundPublication, proposal)
    },
  }),
  proposeFundChange: proposalField(t, {
    description: 'Asks another operator to change what a published fund says. The id of the proposal. [admin]',
    args: { input: t.arg({ type: FundChangeInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposePublishedChange(services, viewer, {
        fundId: idOf<'fund'>(input.id),
        version: input.version,
        draft: toDraft(input.content),
        reason: input.reason,
      }),
  }),
}))
