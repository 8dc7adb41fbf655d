import { asRead } from '../../core/graphql/as-read.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { CASE_STEPS, isGuidedCase, TOPIC_WORDS, type CaseStep } from '../../../domain/communication/guided-case.ts'
import { maskEmail } from '../../../domain/core/mask.ts'
import { refusal } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { enquiryTable } from '../../../domain/tables/enquiries.ts'
import { requireViewer, type RequestContext } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { closeEnquiry, fileEnquiry } from './file-enquiry.ts'
import { answersOf, findEnquiry, listEnquiries, type EnquiryAnswerView, type EnquiryView } from './list-enquiries.ts'
import { tickStep } from './tick-step.ts'

const EnquiryAnswer = builder.objectRef<EnquiryAnswerView>('EnquiryAnswer').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['body', 'by'], DateTime: ['answered_at'] }),
  }),
})

const EnquiryStep = builder.objectRef<CaseStep & { is_done: boolean }>('EnquiryStep').implement({
  description: 'What operators do about a guided case, and tick off.',
  fields: (t) => ({ key: t.exposeString('key'), text: t.exposeString('text'), is_done: t.exposeBoolean('is_done') }),
})

const stepsOf = ({ topic, steps_done: done }: EnquiryView) =>
  isGuidedCase(topic) ? CASE_STEPS[topic].map((step) => ({ ...step, is_done: done.includes(step.key) })) : []

const Enquiry = builder.objectRef<EnquiryView>('Enquiry').implement({
  fields: (t) => ({
    ...columnFields(t, enquiryTable),
    ...asRead(t, {
      String: ['number', 'name', 'body', 'complaint_cause', 'complaint_measure'],
      DateTime: ['received_at'],
      Boolean: ['is_complaint'],
      'DateTime?': ['answered_at'],
    }),
    topic: t.string({ resolve: ({ topic }) => TOPIC_WORDS[topic] }),
    email: t.string({ description: 'Masked: answers go out by themselves.', resolve: ({ email }) => maskEmail(email) }),
    member_number: t.exposeString('member_number', { nullable: true, description: 'Null for a visitor.' }),
    state: t.string({
      description: 'open, answered or closed.',
      resolve: ({ answered_at: answeredAt, closed_at: closedAt }) =>
        answeredAt !== null ? 'answered' : closedAt !== null ? 'closed' : 'open',
    }),
    version: t.exposeInt('version', {
      description: 'Shown again with a change: who has seen an older one changes nothing.',
    }),
    due_on: t.expose('due_on', {
      type: 'Date',
      nullable: true,
      description: 'Its last day: of a guided case as its kind has it, else three business days.',
    }),
    steps: t.field({
      type: [EnquiryStep],
      description: 'Of a guided case, in order; empty for what was written freely.',
      resolve: stepsOf,
    }),
    answers: t.field({
      type: [EnquiryAnswer],
      resolve: ({ id }, _args, { services }) => answersOf(services.database, id),
    }),
  }),
})

tableQuery('adminEnquiries', {
  description: 'Enquiries by the filter; those that wait oldest first, else newest first. [admin]',
  table: enquiryTable,
  page: pageType('EnquiryPage', Enquiry),
  filter: 'EnquiryFilterInput',
  list: ({ database }, filters, input) => listEnquiries(database, filters, input),
})

builder.queryFields((t) => ({
  adminEnquiry: t.field({
    description: 'One enquiry by its number. [admin]',
    access: 'admin',
    type: Enquiry,
    nullable: true,
    args: { number: t.arg.string({ required: true }) },
    resolve: (_root, { number }, { services }) => findEnquiry(services.database, number),
  }),
}))

const AnswerEnquiryInput = builder.inputType('AnswerEnquiryInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    version: t.int({ required: true }),
    body: t.string({ required: true }),
  }),
})

const FileEnquiryInput = builder.inputType('FileEnquiryInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    version: t.int({ required: true }),
    is_complaint: t.boolean({ required: true }),
    cause: t.string({ required: true }),
    measure: t.string({ required: true }),
  }),
})

const CloseEnquiryInput = builder.inputType('CloseEnquiryInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    version: t.int({ required: true }),
    close: t.boolean({ required: true, description: 'False opens it again.' }),
  }),
})

const TickEnquiryStepInput = builder.inputType('TickEnquiryStepInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    version: t.int({ required: true }),
    step: t.string({ required: true }),
    is_done: t.boolean({ required: true }),
  }),
})

/** As the act has left it, with the version that the next one names. */
async function asItStands({ services }: RequestContext, number: string): Promise<EnquiryView> {
  return (
    (await findEnquiry(services.database, number)) ?? unwrap(refusal('NOT_FOUND', 'お問い合わせが見つかりません。'))
  )
}

builder.mutationFields((t) => ({
  adminTickEnquiryStep: t.field({
    description: 'Ticks a step of a guided case off, or takes the tick back. [admin]',
    access: 'admin',
    type: Enquiry,
    args: { input: t.arg({ type: TickEnquiryStepInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { is_done: isDone, ...rest } = input
      unwrap(await tickStep(context.services, requireViewer(context), { isDone, ...rest }))
      return asItStands(context, input.number)
    },
  }),
  adminAnswerEnquiry: t.field({
    description: 'Mails the writer an answer and keeps it. [admin]',
    access: 'admin',
    type: Enquiry,
    args: { input: t.arg({ type: AnswerEnquiryInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      unwrap(await answerEnquiry(context.services, requireViewer(context), input))
      return asItStands(context, input.number)
    },
  }),
  adminFileEnquiry: t.field({
    description: 'The register of complaints: whether it is one, its cause and what was done. [admin]',
    access: 'admin',
    type: Enquiry,
    args: { input: t.arg({ type: FileEnquiryInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { is_complaint: isComplaint, ...rest } = input
      unwrap(await fileEnquiry(context.services, requireViewer(context), { isComplaint, ...rest }))
      return asItStands(context, input.number)
    },
  }),
  adminCloseEnquiry: t.field({
    description: 'Ends an enquiry without an answer, or opens it again. [admin]',
    access: 'admin',
    type: Enquiry,
    args: { input: t.arg({ type: CloseEnquiryInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      unwrap(await closeEnquiry(context.services, requireViewer(context), input))
      return asItStands(context, input.number)
    },
  }),
}))
