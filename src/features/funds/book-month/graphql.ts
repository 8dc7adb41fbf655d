import { asRead } from '../../core/graphql/as-read.ts'
import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { bookMonth, monthBefore } from '../../../domain/funds/book-month.ts'
import { idOf } from '../../../domain/id.ts'
import { badInput } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { answerQuestion } from './answer-question.ts'
import { proposeBookMonth } from './close-book-month.ts'
import { proposeReopening } from './reopen-book-month.ts'
import { enumTypes } from '../property/property-enums.ts'
import { listRentedUnits, type RentedUnit } from './load-questions.ts'
import { loadBookMonth, shownFunds, type FundMonth, type MonthOverview } from './load-book-month.ts'

const FundMonthType = builder.objectRef<FundMonth>('FundMonth').implement({
  description: "A fund's month: as its book stands, or as it was closed.",
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('name'),
    income: t.expose('income', { type: 'Yen', description: 'In the month.' }),
    ...asRead(t, { Yen: ['cost'], Int: ['by_hand'], 'DateTime?': ['closed_at'], 'String?': ['closed_by'] }),
    cash: t.expose('cash', { type: 'Yen', description: "At the month's end." }),
    by_rule: t.exposeInt('by_rule', { description: 'Lines of the bank that rules explained.' }),
    invested: t.expose('invested', { type: 'Yen', description: 'Of investors, by the book; now.' }),
    registered: t.expose('registered', { type: 'Yen', description: 'The same by the register of applications.' }),
  }),
})

const OpenQuestionType = builder.objectRef<MonthOverview['questions'][number]>('OpenQuestion').implement({
  description: 'What is missing in a month of a fund: answered in words, or accepted by the two people who close it.',
  fields: (t) => ({
    key: t.exposeString('key'),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fund_name'),
    text: t.exposeString('text'),
    answer: t.string({ nullable: true, resolve: ({ answer }) => answer?.words ?? null }),
    answered_by: t.string({ nullable: true, resolve: ({ answer }) => answer?.by ?? null }),
  }),
})

const BookMonthType = builder.objectRef<MonthOverview>('BookMonth').implement({
  description: 'Whether the books can be closed for a month, and what each fund’s month was.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    is_over: t.exposeBoolean('is_over', { description: 'Whether it is over and the bank was read since.' }),
    open: t.exposeInt('open', { description: 'Lines up to its end that nobody has explained.' }),
    plans: t.exposeInt('plans', { description: 'Planned payments up to its end whose line has not come.' }),
    bank: t.expose('bank', {
      type: 'Yen',
      description: "What the bank's accounts held at its end; now, while it goes on.",
    }),
    books: t.expose('books', { type: 'Yen', description: 'What all books held there then.' }),
    last_closed: t.exposeString('last_closed', {
      nullable: true,
      description: 'YYYY-MM: the last month whose closing stands.',
    }),
    waiting: t.expose('waiting', { type: 'Yen', description: 'What only one of them has yet.' }),
    difference: t.expose('difference', { type: 'Yen', description: '0, or a line is missing.' }),
    funds: t.field({
      type: [FundMonthType],
      description: 'That ran in it.',
      resolve: ({ funds }) => [...shownFunds(funds)],
    }),
    questions: t.expose('questions', {
      type: [OpenQuestionType],
      description: 'Of a month that is over; of funds whose month is open.',
    }),
  }),
})

const RentedUnitType = builder.objectRef<RentedUnit>('RentedUnit').implement({
  description: 'A lease of a part that a fund holds.',
  fields: (t) => ({
    lease_id: t.exposeID('lease_id'),
    project_id: t.exposeID('fund_id'),
    name: t.exposeString('name'),
    rent: t.expose('rent', { type: 'Yen', description: 'A month, with its common fee.' }),
    let_for: t.expose('let_for', { type: enumTypes.LetFor, nullable: true }),
  }),
})

builder.queryFields((t) => ({
  adminRentedUnits: t.field({
    description: 'The leases of what funds hold: of which a rent may be. [admin]',
    access: 'admin',
    type: [RentedUnitType],
    resolve: (_root, _args, { services }) => listRentedUnits(services.database),
  }),
  adminBookMonth: t.field({
    description: 'A month of the books; without one the month that was over last. [admin]',
    access: 'admin',
    type: BookMonthType,
    args: { month: t.arg.string({ description: 'YYYY-MM' }) },
    resolve: (_root, { month }, { services }) => {
      const now = services.clock.now()
      const asked = bookMonth(month || monthBefore(now)) ?? unwrap<never>(badInput({ month: '年月を選んでください。' }))
      return loadBookMonth(services.database, asked, now)
    },
  }),
}))

const AnswerQuestionInput = builder.inputType('AnswerQuestionInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    key: t.string({ required: true, description: 'As adminBookMonth names the question.' }),
    words: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  answerOpenQuestion: okField(t, {
    description: 'Says why something is missing in a month; both people who close it read it. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: AnswerQuestionInput, required: true }) },
    act: (services, viewer, { input: { project_id: projectId, key, words } }) =>
      answerQuestion(services, viewer, { fundId: idOf<'fund'>(projectId), key, words }),
  }),
  proposeBookMonthReopening: proposalField(t, {
    description:
      'Proposes to open the month again that was closed last, before the next one is closed; another operator approves. [admin]',
    args: { month: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { month, reason }) => proposeReopening(services, viewer, { month, reason }),
  }),
  proposeBookMonth: proposalField(t, {
    description:
      'Proposes to close a month of all funds’ books; another operator approves. From then on what was wrong in it is put right in the open month. [admin]',
    args: { month: t.arg.string({ required: true }), reason: t.arg.string() },
    act: (services, viewer, { month, reason }) => proposeBookMonth(services, viewer, { month, reason: reason ?? '' }),
  }),
}))
