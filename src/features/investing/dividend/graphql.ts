import type { Composition } from '../../../domain/composition.ts'
import { CONCERN_NAMES, type DividendConcern } from '../../../domain/dividend-concerns.ts'
import { seniorAmount } from '../../../domain/fund.ts'
import { idOf, parseId } from '../../../domain/id.ts'
import { remainingYen } from '../../../domain/money.ts'
import { ProjectFundResult } from '../../funds/fund/graphql.ts'
import { toPercent, toFundResult } from '../../funds/fund/to-graphql.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import type { Share } from '../distribution/fix-distribution.ts'
import type { ProposalView } from '../../people/approval/list-proposals.ts'
import { decideDividend, type DecidedDividend } from './decide-dividend.ts'
import { exampleDividend, periodYieldBp } from './dividend-proposal.ts'
import { listTermsDue, type TermDue as TermDueFacts } from './list-terms-due.ts'
import {
  loadFundResult,
  type DistributionView,
  type PendingDividend as PendingFacts,
  type FundResult,
  type TermView,
} from './load-fund-result.ts'
import { updateFundResult, type FundResultEntry } from './update-fund-result.ts'

const toPercentOrNull = (rateBp: number | null): number | null => (rateBp === null ? null : toPercent(rateBp))

const DividendShare = builder.objectRef<Share>('DividendShare').implement({
  description: "One investor's part in a distribution.",
  fields: (t) => ({
    invest_id: t.exposeID('investmentId'),
    member_name: t.exposeString('memberName'),
    amount: t.expose('amount', { type: 'Yen' }),
    dividend: t.expose('dividend', { type: 'Yen', description: 'Before tax.' }),
    tax: t.expose('tax', { type: 'Yen' }),
    principal: t.expose('redeemedPrincipal', { type: 'Yen', description: 'What goes back of the principal.' }),
    loss: t.expose('loss', { type: 'Yen' }),
    pay_amount: t.expose('payAmount', { type: 'Yen' }),
  }),
})

const DividendConcernType = builder.objectRef<DividendConcern>('DividendConcern').implement({
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'above_cap, not_business_day, after_due, far_off, already_past or other_year.',
    }),
    name: t.string({ resolve: ({ code }) => CONCERN_NAMES[code] }),
    expected: t.exposeString('expected', { description: 'What the contract or the calendar says.' }),
    entered: t.exposeString('entered', { description: 'What was typed, and how far it is from that.' }),
  }),
})

const DividendPreview = builder.objectRef<DecidedDividend>('DividendPreview').implement({
  description: 'What entering a dividend would fix.',
  fields: (t) => ({
    term: t.int({ nullable: true, resolve: ({ distribution }) => distribution.term ?? null }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date' }),
    total_dividend: t.field({
      type: 'Yen',
      description: "With the investors' quarter of a sale's profit.",
      resolve: ({ distribution }) => distribution.totalDividend,
    }),
    rimawari: t.float({
      nullable: true,
      description: 'What the investors earn in the term or operation, percent; null where nobody takes part.',
      resolve: (decided) => toPercentOrNull(periodYieldBp(decided)),
    }),
    priority_amount: t.expose('invested', {
      type: 'Yen',
      description: 'What the investors who share it have at work.',
    }),
    invested_amount: t.expose('invested', { type: 'Yen' }),
    redeems: t.boolean({
      description: 'Whether every principal goes back.',
      resolve: ({ distribution }) => distribution.redeems,
    }),
    example_dividend: t.field({ type: 'Yen', description: 'For 500,000 yen, before tax.', resolve: exampleDividend }),
    shares: t.field({ type: [DividendShare], resolve: ({ shares }) => shares }),
    concerns: t.field({
      type: [DividendConcernType],
      description: 'What is asked before two operators fix it: it is not refused.',
      resolve: ({ concerns }) => concerns,
    }),
  }),
})

const PendingDividend = builder.objectRef<PendingFacts>('PendingDividend').implement({
  description: 'A dividend that one operator has entered: another enters the same to fix it.',
  fields: (t) => ({
    proposal_id: t.id({ resolve: ({ proposal }) => proposal.id }),
    dividend: t.field({ type: 'Yen', resolve: ({ entry }) => entry.dividend }),
    loss: t.field({ type: 'Yen', resolve: ({ entry }) => entry.loss }),
    sale_profit: t.field({ type: 'Yen', resolve: ({ entry }) => entry.saleProfit }),
    payday: t.field({ type: 'Date', resolve: ({ entry }) => entry.payday }),
    proposed_by: t.string({ resolve: ({ proposal }) => proposal.proposedBy.name }),
    proposed_at: t.field({ type: 'DateTime', resolve: ({ proposal }) => proposal.proposedAt }),
    is_own: t.boolean({
      resolve: ({ proposal }, _arguments, context) => proposal.proposedBy.id === requireViewer(context).memberId,
    }),
    preview: t.field({
      type: DividendPreview,
      nullable: true,
      description: 'Null where it can no longer be fixed as it stands.',
      resolve: ({ decided }) => decided,
    }),
  }),
})

const FundTerm = builder.objectRef<TermView>('FundTerm').implement({
  description: 'A term of an auto-continuing fund.',
  fields: (t) => ({
    term: t.exposeInt('number', { description: '1 is the first.' }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date' }),
    choice_until: t.expose('choiceUntil', { type: 'Date' }),
    dividend_due_at: t.expose('distributionDueOn', { type: 'Date' }),
    is_ended: t.exposeBoolean('isEnded'),
    amount: t.expose('amount', { type: 'Yen' }),
    people: t.exposeInt('people'),
    leaving_amount: t.expose('leavingAmount', { type: 'Yen' }),
    leaving_people: t.exposeInt('leavingPeople'),
  }),
})

const FixedDividend = builder.objectRef<DistributionView>('FixedDividend').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    term: t.exposeInt('term', { nullable: true }),
    total_dividend: t.expose('totalDividend', { type: 'Yen' }),
    loss: t.expose('loss', { type: 'Yen' }),
    sale_profit: t.expose('saleProfit', { type: 'Yen' }),
    payday: t.expose('payday', { type: 'Date', nullable: true }),
    fixed_at: t.expose('fixedAt', { type: 'DateTime' }),
    rimawari: t.float({ nullable: true, resolve: ({ rateBp }) => toPercentOrNull(rateBp) }),
    rimawari_after_loss: t.float({
      nullable: true,
      description: 'With losses of principal taken off; null where there were none.',
      resolve: ({ rateAfterLossBp }) => toPercentOrNull(rateAfterLossBp),
    }),
    dividend: t.expose('gross', { type: 'Yen', description: "Sum of the investors' parts before tax." }),
    tax: t.expose('withholding', { type: 'Yen' }),
    principal: t.expose('principal', { type: 'Yen' }),
    people: t.exposeInt('people'),
    paid_people: t.exposeInt('paidPeople'),
  }),
})

const FundComposition = builder.objectRef<Composition>('FundComposition').implement({
  description: "Whose money a fund is really made of. All of the operator's bears a loss before any investor.",
  fields: (t) => ({
    senior: t.expose('senior', { type: 'Yen', description: 'Of the investors.' }),
    subordinated: t.expose('subordinated', { type: 'Yen', description: "The operator's part as it was published." }),
    fill_in: t.expose('fillIn', {
      type: 'Yen',
      description: 'What the operator puts in because fewer came than planned.',
    }),
    taken_over: t.expose('takenOver', { type: 'Yen', description: 'What the operator took over from those who left.' }),
  }),
})

const WaitingCorrection = builder.objectRef<ProposalView>('WaitingPerformance').implement({
  description:
    'Days, a correction or a reversal that one operator has entered: another approves, or enters the same days.',
  fields: (t) => ({
    proposal_id: t.id({ resolve: ({ id }) => id }),
    kind: t.exposeString('kind'),
    title: t.string({ resolve: ({ effect }) => effect.title }),
    proposed_by: t.string({ resolve: ({ proposedBy }) => proposedBy.name }),
    is_own: t.boolean({
      resolve: ({ proposedBy }, _arguments, context) => proposedBy.id === requireViewer(context).memberId,
    }),
  }),
})

const FundGap = builder.objectRef<{ decideUntil: Date; missing: number }>('FundGap').implement({
  description:
    'A full and paid fund lost a contract by cooling-off after its end: two operators decide until then, or it fails.',
  fields: (t) => ({
    decide_until: t.expose('decideUntil', { type: 'DateTime' }),
    missing: t.expose('missing', { type: 'Yen' }),
  }),
})

/** What is to be decided; null where nothing is. */
function gapOf({ fund }: FundResult): { decideUntil: Date; missing: number } | null {
  const { result, totals } = fund
  if (!result?.gapDecideUntil || result.gapKeptAt || result.failedAt || result.operationStartOn) return null
  return { decideUntil: result.gapDecideUntil, missing: remainingYen(seniorAmount(fund.fund), totals.participating) }
}

const AdminFundResult = builder.objectRef<FundResult>('AdminPerformance').implement({
  description: "What operators have recorded of a fund's operation, and what waits for a second one.",
  fields: (t) => ({
    project_id: t.id({ resolve: ({ fund }) => fund.id }),
    project_name: t.string({ resolve: ({ fund }) => fund.name }),
    is_auto_continue: t.boolean({ resolve: ({ fund }) => fund.fund.autoRenewal }),
    performance: t.field({ type: ProjectFundResult, resolve: ({ fund }) => toFundResult(fund) }),
    recorded_start_at: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day as it was recorded, a day to come included.',
      resolve: ({ fund }) => fund.result?.operationStartOn ?? null,
    }),
    recorded_end_at: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day likewise.',
      resolve: ({ fund }) => fund.result?.operationEndOn ?? null,
    }),
    gap: t.field({ type: FundGap, nullable: true, resolve: gapOf }),
    waiting: t.field({ type: [WaitingCorrection], resolve: ({ waiting }) => waiting }),
    is_operation_booked: t.exposeBoolean('isOperationBooked', {
      description: "Whether the investors' money stands as money at work.",
    }),
    priority_amount: t.field({
      type: 'Yen',
      description: 'What investors really paid in, without what went back with earlier terms.',
      resolve: ({ composition, investedAmount }) => composition?.senior ?? investedAmount,
    }),
    composition: t.field({
      type: FundComposition,
      nullable: true,
      description: 'Null before the close.',
      resolve: ({ composition }) => composition,
    }),
    invested_amount: t.expose('investedAmount', { type: 'Yen' }),
    terms: t.field({ type: [FundTerm], resolve: ({ terms }) => terms }),
    dividends: t.field({
      type: [FixedDividend],
      description: 'Oldest first.',
      resolve: ({ distributions }) => distributions,
    }),
    pending: t.field({ type: PendingDividend, nullable: true, resolve: ({ pending }) => pending }),
  }),
})

const TermDueKind = builder.enumType('TermDueKind', { values: ['dividend', 'payment', 'term_end'] as const })

const TermDue = builder.objectRef<TermDueFacts>('TermDue').implement({
  description:
    'What operators have to do about a fund in operation: fix a dividend by a day, pay what is fixed, or know that a term ends.',
  fields: (t) => ({
    kind: t.field({ type: TermDueKind, resolve: ({ kind }) => kind }),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    term: t.exposeInt('term', { nullable: true }),
    due_at: t.expose('dueOn', { type: 'Date' }),
    is_overdue: t.exposeBoolean('isOverdue'),
    is_pending: t.exposeBoolean('isPending', { description: 'One operator has entered the dividend; another has to.' }),
    leaving_people: t.exposeInt('leavingPeople'),
    leaving_amount: t.expose('leavingAmount', { type: 'Yen' }),
    unpaid_people: t.exposeInt('unpaidPeople', { description: 'With payment: who has not been paid.' }),
    unpaid_amount: t.expose('unpaidAmount', { type: 'Yen', description: 'With payment: after tax.' }),
  }),
})

const FundResultInput = builder.inputType('PerformanceInput', {
  fields: (t) => ({
    start_at: t.field({ type: 'DateTime' }),
    end_at: t.field({ type: 'DateTime' }),
    unyo_start_at: t.field({ type: 'Date' }),
    unyo_end_at: t.field({ type: 'Date' }),
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
  }),
})

interface InputValues {
  start_at?: Date | null | undefined
  end_at?: Date | null | undefined
  unyo_start_at?: string | null | undefined
  unyo_end_at?: string | null | undefined
  payday?: string | null | undefined
  dividend?: number | null | undefined
  loss?: number | null | undefined
  sale_profit?: number | null | undefined
}

const isGiven = (amount: number | null | undefined): amount is number => amount !== null && amount !== undefined

function toEntry(input: InputValues): FundResultEntry {
  return {
    ...(input.start_at && { offeringStartAt: input.start_at }),
    ...(input.end_at && { offeringEndAt: input.end_at }),
    ...(input.unyo_start_at && { operationStartOn: input.unyo_start_at }),
    ...(input.unyo_end_at && { operationEndOn: input.unyo_end_at }),
    ...(input.payday && { payday: input.payday }),
    ...(isGiven(input.dividend) && { dividend: input.dividend }),
    ...(isGiven(input.loss) && { loss: input.loss }),
    ...(isGiven(input.sale_profit) && { saleProfit: input.sale_profit }),
  }
}

const DividendInput = builder.inputType('DividendInput', {
  fields: (t) => ({
    dividend: t.field({ type: 'Yen', required: true }),
    payday: t.field({ type: 'Date', required: true }),
    loss: t.field({ type: 'Yen' }),
    sale_profit: t.field({ type: 'Yen' }),
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
  t.field({
    description:
      "Sets a fund's results; each field only while it is unset. The server computes the yield. Days more than a week from the plan, or on which a contract may still be rescinded, take two operators who enter the same or one who approves; so does a dividend. [admin]",
    access: 'admin',
    type: OkResult,
    args: { project_id: t.arg.id({ required: true }), input: t.arg({ type: FundResultInput, required: true }) },
    resolve: async (_root, { project_id, input }, context) => {
      unwrap(await updateFundResult(context.services, requireViewer(context), parseId(project_id), toEntry(input)))
      return { ok: true }
    },
  }),
)
