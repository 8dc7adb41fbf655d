import { asRead } from '../../core/graphql/as-read.ts'
import { raisedLines } from '../../../domain/investing/composition.ts'
import { gapClosableUntil, gapPayableUntil } from '../../../domain/funds/fund.ts'
import { renewalTerm } from '../../../domain/investing/auto-renewal.ts'
import { parseId } from '../../../domain/id.ts'
import type { Yen } from '../../../domain/money.ts'
import { publicFields } from '../../../domain/records/fund.ts'
import { hasLine } from '../../../domain/investing/waitlist.ts'
import type { EarlierSchedule as ScheduleDates } from '../../../domain/funds/fund-schedule.ts'
import { CORRECTED_SINCE } from '../../../domain/funds/fund-corrections.ts'
import { sourcesSentence } from '../../../domain/funds/fund-proof.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { outputFields } from '../../core/graphql/record-fields.ts'
import { FundFact, FundWeakPoint } from './fund-points-types.ts'
import { hasFailed, isClosedToNewInvestors } from './fund-record.ts'
import { DividendSources, Milestone, ProjectCourse, ProjectTerm } from './schedule-graphql.ts'
import { judgePriorityCode } from './judge-priority-code.ts'
import { sharedFunds } from './shared-funds.ts'
import { showCourse, showMilestones } from './show-schedule.ts'
import { showFundMessages, type ShownFundMessage } from './show-fund-messages.ts'
import { showFund, showFunds, type ShownFund } from './show-funds.ts'
import { NO_PICTURE_URL } from '../../../domain/funds/fund-picture.ts'
import { Image } from './image-type.ts'
import { toFiles, toImages, toPercent, toFundResult, toStats, type ApiFile } from './to-graphql.ts'

export const GoalType = builder.enumType('GoalType', { values: ['AllOrNothing', 'Allin'] as const })
export const RecruitType = builder.enumType('RecruitType', { values: ['firstCome', 'lottery'] as const })

export const ProjectFile = builder.objectRef<ApiFile>('ProjectFile').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of this version.' }),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
    size: t.exposeInt('size', { description: 'In bytes.' }),
  }),
})

const ProjectStats = builder.objectRef<ReturnType<typeof toStats>>('ProjectStats').implement({
  description: "Both totals count the operator's own subordinated part from the start.",
  fields: (t) => ({
    ...asRead(t, { Yen: ['paid_total', 'invest_total'], Boolean: ['is_goaled'] }),
    held_total: t.expose('held_total', {
      type: 'Yen',
      description: 'In neither total: kept for a while for those whose turn on the waitlist it is.',
    }),
  }),
})

const RaisedLine = builder.objectRef<{ label: string; amount: Yen }>('RaisedLine').implement({
  description: 'A line of the result of an offering (募集の結果), the last one the sum.',
  fields: (t) => ({ label: t.exposeString('label'), amount: t.expose('amount', { type: 'Yen' }) }),
})

const RimawariPart = builder.objectRef<{ label: string; rate: number }>('RimawariPart').implement({
  fields: (t) => ({ label: t.exposeString('label'), rate: t.exposeFloat('rate') }),
})

export const ProjectFundResult = builder.objectRef<ReturnType<typeof toFundResult>>('ProjectPerformance').implement({
  fields: (t) => ({
    progress: t.exposeString('progress', { description: "'NN:label'" }),
    ...asRead(t, {
      'DateTime?': ['start_at', 'end_at'],
      'Date?': ['unyo_start_at', 'unyo_end_at', 'payday'],
      Boolean: ['isFail'],
    }),
    rimawari: t.exposeFloat('rimawari', { nullable: true }),
    rimawari_after_loss: t.exposeFloat('rimawari_after_loss', {
      nullable: true,
      description:
        'rimawari with what investors lost of their principal taken off, may be negative; null where they lost nothing. To be shown wherever rimawari is.',
    }),
  }),
})

const EarlierSchedule = builder.objectRef<ScheduleDates>('EarlierSchedule').implement({
  description: 'The date that was published before, of each one that has been changed since; null where it stands.',
  fields: (t) => ({
    start_at: t.expose('offeringStartAt', { type: 'DateTime', nullable: true }),
    end_at: t.expose('offeringEndAt', { type: 'DateTime', nullable: true }),
    unyo_start_at: t.expose('operationStartOn', { type: 'Date', nullable: true }),
    unyo_end_at: t.expose('operationEndOn', { type: 'Date', nullable: true }),
  }),
})

export const Project = builder.objectRef<ShownFund>('Project').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ...outputFields(t, publicFields, {
      types: { RecruitType, GoalType, FundFact, FundWeakPoint },
      valuesOf: ({ fund }) => fund,
    }),
    detail: t.exposeString('detail', { description: 'Lines of the fund overview, separated by line feeds.' }),
    subordination_amount: t.field({
      type: 'Yen',
      nullable: true,
      resolve: ({ fund }) => fund.subordinatedAmount || null,
    }),
    rimawari: t.float({
      description: 'Planned annual yield, percent.',
      resolve: ({ fund }) => toPercent(fund.plannedRateBp),
    }),
    schedule_before: t.field({
      description: 'Null where no date has changed since the publication.',
      type: EarlierSchedule,
      nullable: true,
      resolve: ({ id }, _args, { services }) => sharedFunds(services).scheduleBefore(id),
    }),
    milestones: t.field({
      description: "The fund's life in its order: what is recorded is done, everything else planned or overdue.",
      type: [Milestone],
      resolve: (shown, _args, { services }) => showMilestones(services, shown),
    }),
    course: t.field({
      description: 'How it stands against its plan. Null before its operation, unless that is late to begin.',
      type: ProjectCourse,
      nullable: true,
      resolve: (shown, _args, { services }) => showCourse(services, shown),
    }),
    terms: t.field({
      description: 'Of an auto-continuing fund, oldest first; empty before its operation begins.',
      type: [ProjectTerm],
      resolve: async ({ id, fund }, _args, { services }) =>
        fund.autoRenewal ? [...(await sharedFunds(services).scheduleRecords(id)).terms] : [],
    }),
    dividend_sources: t.field({
      description:
        'Of a fund at work or over, period by period; empty before its operation begins. The figures themselves: GET /open/funds/{id}.json.',
      type: [DividendSources],
      resolve: async ({ id, result }, _args, { services }) =>
        result === null || result.operationStartOn === null ? [] : [...(await sharedFunds(services).provedPeriods(id))],
    }),
    dividend_source: t.string({
      nullable: true,
      description:
        'Of a fund that has distributed: of 100 yen over all its periods, how many came from where, and whether that was corrected since. Null before, and where its periods say no more than why not.',
      resolve: async ({ id }, _args, { services }) => {
        const proof = (await sharedFunds(services).sources()).get(id)
        if (proof?.state !== 'recorded') return null
        const isCorrected = (await sharedFunds(services).corrected()).has(id)
        return `${sourcesSentence(proof)}${isCorrected ? CORRECTED_SINCE : ''}`
      },
    }),
    first_choice_until: t.field({
      description:
        'Of an auto-continuing fund with a planned start: the last day on which an investor of its first term chooses, as planned. Null for any other.',
      type: 'Date',
      nullable: true,
      resolve: ({ fund }) =>
        fund.autoRenewal && fund.operationStartOn !== null ? renewalTerm(fund.operationStartOn, 0).choiceUntil : null,
    }),
    raised: t.field({
      description: 'Whose money the fund was made of when its operation began; empty before.',
      type: [RaisedLine],
      resolve: async ({ id }, _args, { services }) => {
        const { composition } = await sharedFunds(services).scheduleRecords(id)
        return composition === null ? [] : raisedLines(composition)
      },
    }),
    applied_at_close: t.field({
      description: 'Of a failed fund: what investors had applied for when its offering ended, whole yen.',
      type: 'Yen',
      nullable: true,
      resolve: async (shown, _args, { services }) =>
        hasFailed(shown) ? (await sharedFunds(services).scheduleRecords(shown.id)).appliedAtClose : null,
    }),
    has_waitlist: t.boolean({
      description:
        "Whether members may wait for room while it is full. Without: what comes free is everybody's at once. False for a lottery.",
      resolve: ({ fund }) => hasLine(fund),
    }),
    judged_at: t.field({
      description:
        'Until when it is decided whether the fund comes into being, where a gap may be closed after its end: its closing days, or the days after a cooling-off. Null for any other.',
      type: 'DateTime',
      nullable: true,
      resolve: (shown) => (isClosedToNewInvestors(shown) ? null : gapClosableUntil(shown.fund, shown.result)),
    }),
    places_until: t.field({
      description:
        'Until when whoever takes a place after the end pays for it: the last day before judged_at belongs to the operators. Null where that is null.',
      type: 'DateTime',
      nullable: true,
      resolve: (shown) => (isClosedToNewInvestors(shown) ? null : gapPayableUntil(shown.fund, shown.result)),
    }),
    image_main: t.field({
      type: Image,
      resolve: (shown) => toImages(shown)[0] ?? { url: NO_PICTURE_URL, picture: null },
    }),
    images_sub: t.field({ type: [Image], resolve: (shown) => toImages(shown).slice(1) }),
    file: t.field({
      description: 'Other documents.',
      type: [ProjectFile],
      resolve: ({ documents }) => toFiles(documents, 'other'),
    }),
    contracts: t.field({
      description:
        'Documents whose every checkbox is ticked before applying (the documents delivered before the contract).',
      type: [ProjectFile],
      resolve: ({ documents }) => toFiles(documents, 'pre_contract'),
    }),
    stats: t.field({ type: ProjectStats, resolve: toStats }),
    performance: t.field({ type: ProjectFundResult, nullable: true, resolve: toFundResult }),
    rimawari_breakdown: t.field({
      description: 'Where the planned yield comes from, e.g. rent 3.5 and sale profit 3.5; empty when not split.',
      type: [RimawariPart],
      resolve: ({ fund }) => fund.rateBreakdown.map(({ label, rateBp }) => ({ label, rate: toPercent(rateBp) })),
    }),
  }),
})

const ProjectMessage = builder.objectRef<ShownFundMessage>('ProjectMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    show_at: t.expose('show_at', { type: 'DateTime' }),
    is_deleted: t.exposeBoolean('is_deleted'),
    extra_message: t.exposeString('extra_message', { nullable: true }),
    a: t.exposeBoolean('admin_only', { description: 'Shown to admins alone.' }),
  }),
})

builder.queryFields((t) => ({
  projects: t.field({
    description: 'Every published fund, never cached by a client. [public]',
    access: 'public',
    type: [Project],
    resolve: (_root, _args, { services }) => showFunds(services),
  }),
  project: t.field({
    description: 'One published fund, or null. An admin also sees unpublished ones. [public]',
    access: 'public',
    type: Project,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services, viewer }) => showFund(services, parseId(id), viewer),
  }),
  isPriorityCode: t.field({
    description:
      "Whether `special` is the fund's priority code, judged when its page is opened; RATE_LIMITED for whoever guesses. [public]",
    access: 'public',
    type: 'Boolean',
    args: { project_id: t.arg.id({ required: true }), special: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) =>
      unwrap(await judgePriorityCode(context, parseId(args.project_id), args.special)),
  }),
  projectMessages: t.field({
    description:
      'Messages of a fund whose show_at has come, newest first; those with a = true reach admins alone. [public]',
    access: 'public',
    type: [ProjectMessage],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, args, { services, viewer }) => showFundMessages(services, parseId(args.project_id), viewer),
  }),
}))
