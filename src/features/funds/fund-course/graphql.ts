import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { DELAY_CAUSES, pointName } from '../../../domain/funds/fund-course.ts'
import { extensionRule } from '../../../domain/funds/fund-extension.ts'
import { idOf } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { ProjectCourse } from '../fund/schedule-graphql.ts'
import { explainDelay } from './explain-delay.ts'
import { listCourses, type ListedCourse } from './list-courses.ts'
import { loadConsents, type InvestorsAnswer } from './load-consents.ts'
import { proposeExtension } from './propose-extension.ts'
import { recordAnswer } from './record-answer.ts'
import { recordStep } from './record-step.ts'

const FundCourseType = builder.objectRef<ListedCourse>('FundCourse').implement({
  description: 'A fund against its plan, as operators see it.',
  fields: (t) => ({
    id: t.exposeID('fund_id', { description: 'Of the fund.' }),
    name: t.exposeString('project_name'),
    course: t.expose('course', { type: ProjectCourse }),
    point: t.string({
      nullable: true,
      description: 'Of the planned day that is next, or that has passed.',
      resolve: ({ point }) => (point === null ? null : pointName(point)),
    }),
    planned_on: t.field({ type: 'Date', nullable: true, resolve: ({ point }) => point?.plannedOn ?? null }),
    duty: t.string({
      nullable: true,
      description: 'What is to be done about it.',
      resolve: ({ duty }) => duty?.text ?? null,
    }),
    next_notice_on: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the clock tells investors next that something is late.',
      resolve: ({ course: { late, unreported } }) =>
        [late, ...unreported].flatMap((each) => each?.nextNoticeOn ?? []).toSorted()[0] ?? null,
    }),
    may_extend: t.exposeBoolean('may_extend'),
    may_promise: t.boolean({
      description: 'Words about it may promise the next ones.',
      resolve: ({ course }) => course.decided !== null,
    }),
    extension_rule: t.string({
      description: "What the fund's contract says of an extension.",
      resolve: ({ terms }) => extensionRule(terms),
    }),
    people: t.exposeInt('people', { description: 'Whose principal is at work.' }),
    principal: t.field({ type: 'Yen', resolve: ({ principal }) => yen(principal) }),
    notices: t.exposeInt('notices', { description: 'Sent to investors so far.' }),
    last_notice_at: t.expose('last_notice_at', { type: 'DateTime', nullable: true }),
  }),
})

const DelayCauseType = builder.enumType('DelayCause', { values: codesOf(DELAY_CAUSES) })
const CourseDecisionType = builder.enumType('CourseDecision', {
  description: 'extended: the fund goes on until the new end. in_talks: every investor is asked to agree to it.',
  values: ['extended', 'in_talks'] as const,
})
const ExtensionAnswerType = builder.enumType('ExtensionAnswer', { values: ['consents', 'refuses'] as const })

const InvestorsAnswerType = builder.objectRef<InvestorsAnswer>('InvestorsAnswer').implement({
  description: 'What an investor answered to the last question about an extension.',
  fields: (t) => ({
    invest_id: t.exposeID('investment_id'),
    member_number: t.exposeString('member_number'),
    amount: t.field({ type: 'Yen', resolve: ({ amount }) => yen(amount) }),
    answer: t.expose('answer', { type: ExtensionAnswerType, nullable: true }),
    answered_on: t.exposeString('answered_on', { nullable: true }),
  }),
})

const PlanStepInput = builder.inputType('PlanStepInput', {
  fields: (t) => ({
    text: t.string({ required: true, description: 'At most 60 characters.' }),
    due_on: t.string({ required: true, description: 'YYYY-MM-DD, until the new end; judged beside its field.' }),
  }),
})
const ExtensionInput = builder.inputType('ExtensionInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    state: t.field({ type: CourseDecisionType, required: true }),
    new_end_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    cause: t.field({ type: DelayCauseType, required: true }),
    reason: t.string({ required: true }),
    measures: t.string({ required: true, description: 'What is being done.' }),
    effect: t.string({ required: true, description: 'On dividend and principal.' }),
    plan: t.field({ type: [PlanStepInput], required: true, description: 'One to eight steps.' }),
    next_notice_on: t.string({ required: true, description: 'YYYY-MM-DD.' }),
  }),
})
const ExtensionAnswerInput = builder.inputType('ExtensionAnswerInput', {
  fields: (t) => ({
    invest_id: t.id({ required: true }),
    answer: t.field({ type: ExtensionAnswerType, required: true }),
    answered_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    basis: t.string({ required: true, description: 'How it was given.' }),
  }),
})

builder.mutationFields((t) => ({
  proposeExtension: proposalField(t, {
    description:
      'Proposes that a fund ends later than planned, or that its investors are asked to agree to that; another operator approves. The id is the proposal. [admin]',
    args: { input: t.arg({ type: ExtensionInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { project_id: fundId, new_end_on: newEndOn, next_notice_on: nextNoticeOn, plan, ...facts } = input
      return proposeExtension(services, viewer, {
        ...facts,
        fundId: idOf<'fund'>(fundId),
        newEndOn,
        nextNoticeOn,
        plan: plan.map(({ text, due_on: dueOn }) => ({ text, dueOn })),
      })
    },
  }),
  recordExtensionAnswer: okField(t, {
    description: 'Records what an investor answered to an extension. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: ExtensionAnswerInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { invest_id: investmentId, answer, answered_on: answeredOn, basis } = input
      const given = {
        investmentId: idOf<'investment'>(investmentId),
        consents: answer === 'consents',
        answeredOn,
        basis,
      }
      return recordAnswer(services, viewer, given)
    },
  }),
  recordExtensionStep: okField(t, {
    description: "Records that a step of an extended fund's plan is done: on its page at once. [admin]",
    access: 'admin',
    args: {
      id: t.arg.id({ required: true }),
      done_on: t.arg.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
      note: t.arg.string({ description: 'What came of it, as investors read it; at most 200 characters.' }),
    },
    act: (services, viewer, { id, done_on: doneOn, note }) =>
      recordStep(services, viewer, { stepId: idOf<'extension_step'>(id), doneOn, note: note ?? '' }),
  }),
  explainDelay: okField(t, {
    description:
      "Writes the company's words on a delay or an extension: on the page at once, by mail with the next notice. [admin]",
    access: 'admin',
    args: {
      project_id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      next_notice_on: t.arg.string({
        description:
          'YYYY-MM-DD, at most 92 days ahead: investors are promised the next words until then. Of a fund that was extended or is in talks.',
      }),
      asking_price: t.arg({
        type: 'Yen',
        description: 'For how much the property is offered for sale by now; without it what was said last stays.',
      }),
    },
    act: (services, viewer, args) => {
      const { project_id: fundId, text, next_notice_on: nextNoticeOn, asking_price: askingPrice } = args
      const words = { fundId: idOf<'fund'>(fundId), text, nextNoticeOn, askingPrice }
      return explainDelay(services, viewer, words)
    },
  }),
}))

builder.queryFields((t) => ({
  adminExtensionAnswers: t.field({
    description: 'Whose principal is at work in a fund, with the answer to its extension. [admin]',
    access: 'admin',
    type: [InvestorsAnswerType],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, { project_id: fundId }, { services }) => [
      ...(await loadConsents(services.database, idOf<'fund'>(fundId))).answers,
    ],
  }),
  adminFundCourses: t.field({
    description: 'Funds at work, and those that are late to begin, against their plan. [admin]',
    access: 'admin',
    type: [FundCourseType],
    resolve: (_root, _args, { services }) => listCourses(services),
  }),
}))
