import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { PAPER_KINDS, PAPER_OUTCOMES } from '../../../domain/documents/paper.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { chooseDelivery, recordDeliveryConsent } from './choose-delivery.ts'
import { listOwedPapers, listPostedPapers, type OwedPaper, type PostedPaper } from './list-papers.ts'
import { openPaper, recordPaperOutcome, recordPosting, showAddressLabels, type AddressLabel } from './post-papers.ts'
import { takesPaper } from './takes-paper.ts'

const PaperKindType = builder.enumType('PaperKind', { values: codesOf(PAPER_KINDS) })
const PaperOutcomeType = builder.enumType('PaperOutcome', { values: codesOf(PAPER_OUTCOMES) })

const OwedPaperType = builder.objectRef<OwedPaper>('OwedPaper').implement({
  description: 'A document that has to be printed and posted.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PaperKindType }),
    ...asRead(t, { ID: ['id'], String: ['document_number', 'member_number', 'name'], DateTime: ['made_at'] }),
  }),
})

const PostedPaperType = builder.objectRef<PostedPaper>('PostedPaper').implement({
  description: 'A document that was posted, and what became of it.',
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      String: ['document_number', 'member_number', 'name', 'tracking'],
      Date: ['posted_on'],
      'Date?': ['day'],
    }),
    kind: t.expose('kind', { type: PaperKindType }),
    outcome: t.expose('outcome', { type: PaperOutcomeType, nullable: true }),
  }),
})

const AddressLabelType = builder.objectRef<AddressLabel>('AddressLabel').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['zipcode', 'address', 'recipient'] }),
  }),
})

const PaperAddress = builder.objectRef<{ path: string }>('PaperAddress').implement({
  description: 'Where a document is opened once to be printed.',
  fields: (t) => ({ path: t.exposeString('path') }),
})

builder.queryFields((t) => ({
  takesPaper: t.field({
    description: "Whether the caller's documents go by post: the consent to electronic delivery was taken back.",
    access: 'member',
    type: 'Boolean',
    resolve: (_root, _args, context) => takesPaper(context.services.database, requireViewer(context).memberId),
  }),
  adminOwedPapers: t.field({
    description: 'Documents that wait to be posted. [admin]',
    access: 'admin',
    type: [OwedPaperType],
    resolve: (_root, _args, { services }) => listOwedPapers(services.database),
  }),
  adminPostedPapers: t.field({
    description: 'The newest documents that were posted. [admin]',
    access: 'admin',
    type: [PostedPaperType],
    resolve: (_root, _args, { services }) => listPostedPapers(services.database),
  }),
}))

const PaperPostingInput = builder.inputType('PaperPostingInput', {
  fields: (t) => ({
    kind: t.field({ type: PaperKindType, required: true }),
    id: t.id({ required: true, description: 'Of the document.' }),
    posted_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    tracking: t.string({ required: true, description: 'May be empty.' }),
  }),
})
const PaperOutcomeInput = builder.inputType('PaperOutcomeInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the posting.' }),
    is_returned: t.boolean({ required: true }),
    day: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
  }),
})
const DeliveryConsentInput = builder.inputType('DeliveryConsentInput', {
  fields: (t) => ({
    member_number: t.string({ required: true }),
    is_given: t.boolean({ required: true }),
    note: t.string({ required: true, description: 'What shows the word of the member.' }),
  }),
})

builder.mutationFields((t) => ({
  chooseElectronicDelivery: okField(t, {
    description:
      'Takes the consent to electronic delivery back, or gives it again. Needs a login not older than ten minutes.',
    access: 'member',
    args: { is_given: t.arg.boolean({ required: true }) },
    act: (services, viewer, { is_given: isGiven }) => chooseDelivery(services, viewer, isGiven),
  }),
  recordDeliveryConsent: okField(t, {
    description: "Records a member's word on electronic delivery that came by letter or telephone. [admin]",
    access: 'admin',
    args: { input: t.arg({ type: DeliveryConsentInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { member_number: memberNumber, is_given: isGiven, note } = input
      return recordDeliveryConsent(services, viewer, { memberNumber, isGiven, note })
    },
  }),
  openPaper: actField(t, {
    description: 'Opens a document that waits to be posted, to print it. [admin]',
    access: 'admin',
    type: PaperAddress,
    args: { kind: t.arg({ type: PaperKindType, required: true }), id: t.arg.id({ required: true }) },
    act: (services, viewer, { kind, id }) => openPaper(services, viewer, { kind, id: idOf(id) }),
  }),
  showAddressLabels: actField(t, {
    description: 'The addresses of those whose documents wait to be posted; the audit log keeps who looked. [admin]',
    access: 'admin',
    type: [AddressLabelType],
    act: (services, viewer) => showAddressLabels(services, viewer),
  }),
  recordPaperPosting: actField(t, {
    description: 'Records that a document was posted. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PaperPostingInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { kind, id, posted_on: postedOn, tracking } = input
      const posting = { paper: { kind, id: idOf(id) }, postedOn, tracking }
      return recordPosting(services, viewer, posting)
    },
  }),
  recordPaperOutcome: okField(t, {
    description: 'Records that a posted document was received, or came back. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: PaperOutcomeInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { id, is_returned: isReturned, day } = input
      const outcome = { id: idOf<'paper_posting'>(id), isReturned, day }
      return recordPaperOutcome(services, viewer, outcome)
    },
  }),
}))
