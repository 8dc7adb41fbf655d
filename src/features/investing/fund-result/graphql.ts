import { okField } from '../../core/graphql/act-fields.ts'
import { idOf, parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { decideDividend } from '../dividend/decide-dividend.ts'
import { DividendPreview } from '../dividend/dividend-preview-type.ts'
import { AdminFundResult } from './fund-result-type.ts'
import { listTermsDue, type TermDue as TermDueFacts } from '../dividend/list-terms-due.ts'
import { loadFundResult } from './load-fund-result.ts'
import { updateFundResult, type FundResultEntry } from './update-fund-result.ts'

const TermDueKind = builder.enumType('TermDueKind', { values: ['dividend', 'payment', 'term_end'] as const })

const TermDue = builder.objectRef<TermDueFacts>('TermDue').implement({
  description:
    'What operators have to do about a fund in operation: fix a dividend by a day, pay what is fixed, or know that a term ends.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TermDueKind }),
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('project_name'),
    term: t.exposeInt('term', { nullable: true }),
    due_at: t.expose('due_on', { type: 'Date' }),
    is_overdue: t.exposeBoolean('is_overdue'),
    is_pending: t.exposeBoolean('is_pending', {
      description: 'One operator has entered the dividend; another has to.',
    }),
    leaving_people: t.exposeInt('leaving_people'),
    leaving_amount: t.expose('leaving_amount', { type: 'Yen' }),
    unpaid_people: t.exposeInt('unpaid_people', { description: 'With payment: who has not been paid.' }),
    unpaid_amount: t.expose('unpaid_amount', { type: 'Yen', description: 'With payment: after tax.' }),
  }),
})

const FundResultInput = builder.inputType('PerformanceInput', {
  fields: (t) => ({
    start_at: t.field({ type: 'DateTime' }),
    end_at: t.field({ type: 'DateTime' }),
    unyo_start_at: t.field({ type: 'Date' }),
    deals: t.idList({
      description:
        'With unyo_start_at: which recorded purchases from the operator the fund makes with its start, beside those to which two have agreed before. What is not bought stays cash. Takes two operators.',
    }),
    unyo_end_at: t.field({ type: 'Date' }),
    unyo_end_words: t.string({
      description: 'Why the operation ends before its plan: investors read it.',
    }),
    payday: t.field({ type: 'Date' }),
    dividend: t.field({
      type: 'Yen',
      description: "Total dividend of the fund before tax; setting it fixes every investor's dividend.",
    }),
    rimawari: t.float({ description: 'Ignored on input where it disagrees: the server computes it.' }),
    loss: t.field({ type: 'Yen', description: 'Of the whole fund, with the last dividend.' }),
    sale_profit: t.field({
      type: 'Yen',
      description: 'Of an auto-continuing fund, with the last dividend: a quarter is distributed in addition.',
    }),
    dividend_words: t.string({
      description: "Why a dividend is less than planned, or than the fund's books give: investors read it.",
    }),
  }),
})

interface InputValues {
  start_at?: Date | null | undefined
  end_at?: Date | null | undefined
  unyo_start_at?: string | null | undefined
  deals?: readonly (string | number)[] | null | undefined
  unyo_end_at?: string | null | undefined
  unyo_end_words?: string | null | undefined
  payday?: string | null | undefined
  dividend?: number | null | undefined
  loss?: number | null | undefined
  sale_profit?: number | null | undefined
  dividend_words?: string | null | undefined
}

const isGiven = (amount: number | null | undefined): amount is number => amount !== null && amount !== undefined

function toEntry(input: InputValues): FundResultEntry {
  return {
    ...(input.start_at && { offeringStartAt: input.start_at }),
    ...(input.end_at && { offeringEndAt: input.end_at }),
    ...(input.unyo_start_at && { operationStartOn: input.unyo_start_at }),
    ...(input.deals && input.deals.length > 0 && { deals: input.deals.map((id) => idOf<'property_deal'>(id)) }),
    ...(input.unyo_end_at && { operationEndOn: input.unyo_end_at }),
    ...(input.unyo_end_words && { endWords: input.unyo_end_words }),
    ...(input.payday && { payday: input.payday }),
    ...(isGiven(input.dividend) && { dividend: input.dividend }),
    ...(isGiven(input.loss) && { loss: input.loss }),
    ...(isGiven(input.sale_profit) && { saleProfit: input.sale_profit }),
    ...(input.dividend_words && { words: input.dividend_words }),
  }
}

const DividendInput = builder.inputType('DividendInput', {
  fields: (t) => ({
    dividend: t.field({ type: 'Yen', required: true }),
    payday: t.field({ type: 'Date', required: true }),
    loss: t.field({ type: 'Yen' }),
    sale_profit: t.field({ type: 'Yen' }),
    words: t.string({ description: 'Why it is less than planned.' }),
  }),
})

builder.queryFields((t) => ({
  adminPerformance: t.field({
    description: "A fund's operation as operators see it. [admin]",
    access: 'admin',
    type: AdminFundResult,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, { services }) => unwrap(await loadFundResult(services, parseId(args.project_id))),
  }),
  adminDividendPreview: t.field({
    description: 'What entering this dividend would fix for everybody; nothing is recorded. [admin]',
    access: 'admin',
    type: DividendPreview,
    args: { project_id: t.arg.id({ required: true }), input: t.arg({ type: DividendInput, required: true }) },
    resolve: async (_root, { project_id, input }, { services }) => {
      const entry = {
        dividend: input.dividend,
        payday: input.payday,
        loss: input.loss ?? 0,
        saleProfit: input.sale_profit ?? 0,
        ...(input.words && { words: input.words }),
      }
      return unwrap(
        await decideDividend(services.database, services.config, {
          fundId: idOf(project_id),
          entry,
          now: services.clock.now(),
        }),
      )
    },
  }),
  adminTermsDue: t.field({
    description:
      'Terms that end, dividends to be fixed, and fixed ones until all of them is paid, the most urgent first. [admin]',
    access: 'admin',
    type: [TermDue],
    resolve: (_root, _arguments, { services }) => listTermsDue(services),
  }),
}))

builder.mutationField('adminUpdateProjectPerformance', (t) =>
  okField(t, {
    description:
      "Sets a fund's results; each field only while it is unset. The server computes the yield. Days more than a week from the plan, or on which a contract may still be rescinded, take two operators who enter the same or one who approves; so does a dividend. [admin]",
    access: 'admin',
    args: { project_id: t.arg.id({ required: true }), input: t.arg({ type: FundResultInput, required: true }) },
    act: (services, viewer, { project_id, input }) =>
      updateFundResult(services, viewer, parseId(project_id), toEntry(input)),
  }),
)
