import { asRead } from '../../core/graphql/as-read.ts'
import type { Composition } from '../../../domain/investing/composition.ts'
import { gapClosableUntil, isFundGapUndecided, mostFillIn, seniorAmount } from '../../../domain/funds/fund.ts'
import { remainingYen, type Yen } from '../../../domain/money.ts'
import { allowsDeclaredIncome } from '../../../platform/config.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { ProjectFundResult } from '../../funds/fund/graphql.ts'
import { toFundResult } from '../../funds/fund/to-graphql.ts'
import type { ProposalView } from '../../people/approval/list-proposals.ts'
import type { PeriodResult } from '../distribution/close-period.ts'
import type { DuePeriod } from '../dividend/calculate-due.ts'
import { DividendPreview, toPercentOrNull } from '../dividend/dividend-preview-type.ts'
import type { OperatorShare } from '../distribution/take-operator-share.ts'
import type { DistributionView, FundResult, PendingDividend as PendingFacts, TermView } from './load-fund-result.ts'

const PendingDividend = builder.objectRef<PendingFacts>('PendingDividend').implement({
  description: 'A dividend that one operator has entered: another enters the same to fix it.',
  fields: (t) => ({
    proposal_id: t.id({ resolve: ({ proposal }) => proposal.id }),
    dividend: t.field({ type: 'Yen', resolve: ({ entry }) => entry.dividend }),
    loss: t.field({ type: 'Yen', resolve: ({ entry }) => entry.loss }),
    sale_profit: t.field({ type: 'Yen', resolve: ({ entry }) => entry.saleProfit }),
    payday: t.field({ type: 'Date', resolve: ({ entry }) => entry.payday }),
    words: t.string({
      nullable: true,
      description: 'Why it is less than planned; null where nobody had to say.',
      resolve: ({ entry }) => entry.words ?? null,
    }),
    proposed_by: t.string({ resolve: ({ proposal }) => proposal.proposed_by }),
    proposed_at: t.field({ type: 'DateTime', resolve: ({ proposal }) => proposal.proposed_at }),
    is_own: t.boolean({
      resolve: ({ proposal }, _arguments, context) => proposal.proposed_by_id === requireViewer(context).memberId,
    }),
    preview: t.expose('decided', {
      type: DividendPreview,
      nullable: true,
      description: 'Null where it can no longer be fixed as it stands.',
    }),
  }),
})

const FundTerm = builder.objectRef<TermView>('FundTerm').implement({
  description: 'A term of an auto-continuing fund.',
  fields: (t) => ({
    term: t.exposeInt('number', { description: '1 is the first.' }),
    start_at: t.expose('start_on', { type: 'Date' }),
    end_at: t.expose('end_on', { type: 'Date' }),
    choice_until: t.expose('choice_until', { type: 'Date' }),
    dividend_due_at: t.expose('distribution_due_on', { type: 'Date' }),
    is_ended: t.exposeBoolean('is_ended'),
    amount: t.expose('amount', { type: 'Yen' }),
    people: t.exposeInt('people'),
    leaving_amount: t.expose('leaving_amount', { type: 'Yen' }),
    leaving_people: t.exposeInt('leaving_people'),
  }),
})

const FixedDividend = builder.objectRef<DistributionView>('FixedDividend').implement({
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      'Int?': ['term'],
      Yen: ['total_dividend', 'loss', 'sale_profit', 'principal'],
      'Date?': ['payday'],
      DateTime: ['fixed_at'],
      Int: ['people', 'paid_people'],
    }),
    period: t.exposeInt('period_number', {
      nullable: true,
      description: 'The calculation period that it is for, 1 is the first; null where no days were recorded.',
    }),
    is_supplement: t.exposeBoolean('is_supplement', {
      description: 'Of income that came in after the last period, up to the contract’s cap.',
    }),
    rimawari: t.float({ nullable: true, resolve: ({ rate_bp: rateBp }) => toPercentOrNull(rateBp) }),
    rimawari_after_loss: t.float({
      nullable: true,
      description: 'With losses of principal taken off; null where there were none.',
      resolve: ({ rate_after_loss_bp: rateAfterLossBp }) => toPercentOrNull(rateAfterLossBp),
    }),
    dividend: t.expose('gross', { type: 'Yen', description: "Sum of the investors' parts before tax." }),
    tax: t.expose('withholding', { type: 'Yen' }),
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

const PeriodBooks = builder.objectRef<PeriodResult>('PeriodBooks').implement({
  description: "What a fund's book gives for a period: computed from lines of the bank, typed by nobody.",
  fields: (t) => ({
    income: t.field({ type: 'Yen', description: 'Rents and other income.', resolve: ({ books }) => books.income }),
    related_income: t.field({
      type: 'Yen',
      description: 'Of it, what the operator or a related party paid.',
      resolve: ({ books }) => books.relatedIncome,
    }),
    costs: t.field({ type: 'Yen', resolve: ({ books }) => books.costs }),
    related_costs: t.expose('relatedCosts', {
      type: 'Yen',
      description: 'Of costs and sale_expenses, what went to the operator or a related party.',
    }),
    accrued_costs: t.expose('accruedCosts', {
      type: 'Yen',
      description: 'Of both, what was counted before a line paid it: whom it went to is not recorded.',
    }),
    prepaid_costs: t.expose('prepaidCosts', {
      type: 'Yen',
      description: 'Of the costs, what was paid ahead of the days that it belongs to.',
    }),
    prepaid_left: t.expose('prepaidLeft', {
      type: 'Yen',
      description: 'What is paid and belongs to days after the period: no cost of it, and no cash any more.',
    }),
    sale_proceeds: t.field({ type: 'Yen', resolve: ({ books }) => books.saleProceeds }),
    sale_cost: t.field({ type: 'Yen', resolve: ({ books }) => books.saleCost }),
    sale_expenses: t.field({
      type: 'Yen',
      description: 'Of sale_cost, what the sale itself cost beside the property: its broker, the register.',
      resolve: ({ books }) => books.saleExpenses,
    }),
    loss_carried: t.expose('lossCarried', {
      type: 'Yen',
      description: 'Of earlier periods, not made good before.',
    }),
    profit: t.field({ type: 'Yen', resolve: ({ calculation }) => calculation.profit }),
    dividend: t.field({
      type: 'Yen',
      description: "What the contract gives investors, without their quarter of a sale's profit.",
      resolve: ({ calculation }) => calculation.priority,
    }),
    sale_quarter: t.field({ type: 'Yen', resolve: ({ calculation }) => calculation.saleQuarter }),
    operator_share: t.field({ type: 'Yen', resolve: ({ calculation }) => calculation.operatorShare }),
    loss_left: t.field({ type: 'Yen', resolve: ({ calculation }) => calculation.lossLeft }),
    free_cash: t.expose('freeCash', {
      type: 'Yen',
      description: "The fund's own cash that nobody has a claim on.",
    }),
  }),
})

const DuePeriodType = builder.objectRef<DuePeriod>('DuePeriod').implement({
  description: 'The calculation period whose dividend is due next: the plan beside the books.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 is the first.' }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date' }),
    is_last: t.exposeBoolean('isLast', { description: 'The fund ends with it.' }),
    invested_amount: t.expose('invested', { type: 'Yen' }),
    cap: t.expose('cap', { type: 'Yen', description: 'What the contract gives investors at most.' }),
    books: t.expose('result', {
      type: PeriodBooks,
      nullable: true,
      description: 'Null where nothing of the period is booked.',
    }),
  }),
})

const WaitingCorrection = builder.objectRef<ProposalView>('WaitingPerformance').implement({
  description:
    'Days, a correction or a reversal that one operator has entered: another approves, or enters the same days.',
  fields: (t) => ({
    proposal_id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    title: t.string({ resolve: ({ effect }) => effect.title }),
    proposed_by: t.exposeString('proposed_by'),
    is_own: t.boolean({
      resolve: ({ proposed_by_id: id }, _arguments, context) => id === requireViewer(context).memberId,
    }),
  }),
})

interface Gap {
  decideUntil: Date
  missing: Yen
  mostFillIn: Yen | null
}

const FundGap = builder.objectRef<Gap>('FundGap').implement({
  description:
    'After its end an all-or-nothing fund is short of its total: until then members may still close the gap, or two operators decide, or it fails.',
  fields: (t) => ({
    decide_until: t.expose('decideUntil', { type: 'DateTime' }),
    missing: t.expose('missing', { type: 'Yen' }),
    most_fill_in: t.expose('mostFillIn', {
      type: 'Yen',
      nullable: true,
      description:
        'The most that the operator may put in, as it was printed before the offering; null where nothing was.',
    }),
  }),
})

/** What is to be decided; null where nothing is. */
function gapOf({ fund: { fund, totals, result } }: FundResult, now: Date): Gap | null {
  const until = gapClosableUntil(fund, result)
  if (until === null || result?.failedAt || result?.operationStartOn) return null
  if (!result?.gapDecideUntil && !isFundGapUndecided(fund, totals, result, now)) return null
  const missing = remainingYen(seniorAmount(fund), totals.participating)
  return { decideUntil: until, missing, mostFillIn: mostFillIn(fund) }
}

const OperatorShareType = builder.objectRef<OperatorShare>('OperatorShare').implement({
  description: "What closed periods left the operator in the fund's book.",
  fields: (t) => ({
    owed: t.expose('owed', { type: 'Yen', description: 'Not taken yet.' }),
    missing: t.expose('missing', {
      type: 'Yen',
      description: "What the fund's cash lacks for it once everybody else has his.",
    }),
  }),
})

export const AdminFundResult = builder.objectRef<FundResult>('AdminPerformance').implement({
  description: "What operators have recorded of a fund's operation, and what waits for a second one.",
  fields: (t) => ({
    project_id: t.id({ resolve: ({ fund }) => fund.id }),
    project_name: t.string({ resolve: ({ fund }) => fund.name }),
    due_period: t.expose('due', { type: DuePeriodType, nullable: true }),
    operator_share: t.expose('operator_share', { type: OperatorShareType }),
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
    needs_end_words: t.boolean({
      description: 'Whether an end before its plan is refused without its reason: not where income may be declared.',
      resolve: (_result, _input, { services }) => !allowsDeclaredIncome(services.config),
    }),
    gap: t.field({
      type: FundGap,
      nullable: true,
      resolve: (result, _arguments, { services }) => gapOf(result, services.clock.now()),
    }),
    waiting: t.expose('waiting', { type: [WaitingCorrection] }),
    is_operation_booked: t.exposeBoolean('is_operation_booked', {
      description: "Whether the investors' money stands as money at work.",
    }),
    priority_amount: t.field({
      type: 'Yen',
      description: 'What investors really paid in, without what went back with earlier terms.',
      resolve: ({ composition, invested_amount: investedAmount }) => composition?.senior ?? investedAmount,
    }),
    composition: t.expose('composition', {
      type: FundComposition,
      nullable: true,
      description: 'Null before the close.',
    }),
    invested_amount: t.expose('invested_amount', { type: 'Yen' }),
    terms: t.expose('terms', { type: [FundTerm] }),
    dividends: t.expose('distributions', {
      type: [FixedDividend],
      description: 'Oldest first.',
    }),
    pending: t.expose('pending', { type: PendingDividend, nullable: true }),
  }),
})
