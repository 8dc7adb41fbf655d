import { toRfc3339 } from '../../../domain/calendar.ts'
import {
  MILESTONE_KEYS,
  MILESTONE_STATES,
  type Milestone as MilestoneFacts,
  type Moment,
} from '../../../domain/funds/fund-schedule.ts'
import {
  COURSE_POINTS,
  COURSE_STATES,
  courseText,
  DELAY_CAUSES,
  pointName,
  unreportedText,
} from '../../../domain/funds/fund-course.ts'
import type { KeptPlanStep } from '../../../domain/funds/extension-plan.ts'
import { EXTENSION_ARTICLE } from '../../../domain/funds/fund-extension.ts'
import type { CourseDecision, Course, LatePoint } from '../../../domain/funds/fund-course.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { termDistributionDueOn } from '../../../domain/investing/auto-renewal.ts'
import { builder } from '../../core/graphql/builder.ts'
import { correctionNotes } from '../../../domain/funds/fund-corrections.ts'
import { sourcesNotes, sourcesSentence } from '../../../domain/funds/fund-proof.ts'
import { smallerNotes } from '../../../domain/funds/smaller-dividend.ts'
import type { FundCourse } from './load-courses.ts'
import { loadCourseHistory } from './load-course-history.ts'
import type { ProvedPeriod } from './load-fund-proof.ts'
import type { RecordedTerm } from './load-schedule-records.ts'
import { toPercent } from './to-graphql.ts'

const MilestoneKey = builder.enumType('MilestoneKey', { values: MILESTONE_KEYS })
const MilestoneState = builder.enumType('MilestoneState', {
  description:
    'done: it is recorded, and nothing else is done. overdue: planned for a day that is over, and not recorded. dropped: the fund failed before it.',
  values: MILESTONE_STATES,
})

const momentText = (moment: Moment): string => (moment instanceof Date ? toRfc3339(moment) : moment)
const optionalText = (moment: Moment | null): string | null => (moment === null ? null : momentText(moment))

const MilestonePart = builder.objectRef<NonNullable<MilestoneFacts['part']>>('MilestonePart').implement({
  fields: (t) => ({ done: t.exposeInt('done'), of: t.exposeInt('of') }),
})

/** Instants are RFC 3339, days YYYY-MM-DD: the offering and the draw have a time, what comes after them a day. */
export const Milestone = builder.objectRef<MilestoneFacts>('Milestone').implement({
  description: "A step of a fund's life. Times are RFC 3339 where they are instants, YYYY-MM-DD where they are days.",
  fields: (t) => ({
    key: t.expose('key', { type: MilestoneKey }),
    number: t.exposeInt('number', { nullable: true, description: 'The term of an auto-continuing fund.' }),
    planned: t.string({ nullable: true, resolve: ({ planned }) => optionalText(planned) }),
    first_planned: t.string({
      nullable: true,
      description: 'As it stood before the plan changed; null where it did not.',
      resolve: ({ firstPlanned }) => optionalText(firstPlanned),
    }),
    is_latest: t.exposeBoolean('isLatest', { description: 'Planned for this day at the latest.' }),
    recorded: t.string({
      nullable: true,
      description: 'When it happened; null until that is recorded.',
      resolve: ({ recorded }) => optionalText(recorded?.on ?? null),
    }),
    part: t.expose('part', {
      type: MilestonePart,
      nullable: true,
      description: 'Of a payment that is not complete: how many investors have it.',
    }),
    state: t.expose('state', { type: MilestoneState }),
  }),
})

const CourseStateType = builder.enumType('CourseState', {
  description: 'planned: as planned. late: a planned day has passed without its record, by the clock alone.',
  values: codesOf(COURSE_STATES),
})

/** With the company's words. */
export type ShownCourse = Course & Pick<FundCourse, 'explained' | 'asking'> & { readonly fundId: Id<'fund'> }

const ExtensionStepType = builder.objectRef<KeptPlanStep>('ExtensionStep').implement({
  description: 'What is to be done until an extended fund ends, until when, and whether it is.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text'),
    due_on: t.expose('dueOn', { type: 'Date' }),
    done_on: t.expose('doneOn', { type: 'Date', nullable: true, description: 'null until it is recorded.' }),
    note: t.exposeString('note', { nullable: true, description: 'What came of it.' }),
  }),
})

const AskingPriceType = builder.objectRef<NonNullable<FundCourse['asking']>>('AskingPrice').implement({
  description: 'For how much a property is offered for sale, as the company said last.',
  fields: (t) => ({
    price: t.field({ type: 'Yen', resolve: ({ price }) => yen(price) }),
    since: t.expose('since', { type: 'DateTime' }),
  }),
})

const CourseDecisionFacts = builder.objectRef<CourseDecision>('ProjectCourseDecision').implement({
  description: "What two operators decided of a fund's end, as investors read it.",
  fields: (t) => ({
    previous_end_at: t.expose('previousEndOn', { type: 'Date' }),
    planned_end_at: t.expose('plannedEndOn', {
      type: 'Date',
      description: 'In talks the end that investors are asked to agree to.',
    }),
    longest_end_at: t.expose('longestEndOn', {
      type: 'Date',
      nullable: true,
      description: "To which the contract lets the operator extend without everybody's consent; null: to none.",
    }),
    article: t.string({ description: "Of the contract's terms.", resolve: () => EXTENSION_ARTICLE }),
    cause: t.string({ resolve: ({ cause }) => DELAY_CAUSES[cause] }),
    reason: t.exposeString('reason'),
    measures: t.exposeString('measures'),
    effect: t.exposeString('effect', { description: 'On dividend and principal.' }),
    plan: t.field({
      type: [ExtensionStepType],
      description: 'What is to be done until then, in the order of its days.',
      resolve: ({ plan }) => [...plan],
    }),
    next_notice_at: t.expose('nextNoticeOn', { type: 'Date' }),
  }),
})

const CoursePointType = builder.enumType('CoursePoint', { values: codesOf(COURSE_POINTS) })

const LatePointType = builder.objectRef<LatePoint>('LatePoint').implement({
  description: 'A planned day that has passed without a record.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CoursePointType }),
    name: t.string({ resolve: pointName }),
    planned_at: t.expose('plannedOn', { type: 'Date' }),
    days: t.exposeInt('days'),
    next_notice_at: t.expose('nextNoticeOn', { type: 'Date' }),
    text: t.string({ description: 'Of an overdue report or a promised word, in a sentence.', resolve: unreportedText }),
  }),
})

const CourseEventType = builder.objectRef<{ at: Date; text: string }>('CourseEvent').implement({
  description: 'What investors were told, and when.',
  fields: (t) => ({ at: t.expose('at', { type: 'DateTime' }), text: t.exposeString('text') }),
})

export const ProjectCourse = builder.objectRef<ShownCourse>('ProjectCourse').implement({
  description: 'How a fund stands against its plan, by its records.',
  fields: (t) => ({
    state: t.expose('state', { type: CourseStateType }),
    label: t.string({ description: 'The word of the state.', resolve: ({ state }) => COURSE_STATES[state] }),
    text: t.string({
      nullable: true,
      description: 'What is late, since when, and when investors hear of it next; null while nothing is.',
      resolve: courseText,
    }),
    explanation: t.string({
      nullable: true,
      description: "The company's last words about a delay or an extension; null where it has said nothing.",
      resolve: ({ explained }) => explained?.text ?? null,
    }),
    asking: t.expose('asking', { type: AskingPriceType, nullable: true }),
    late_days: t.int({ resolve: ({ late }) => late?.days ?? 0 }),
    late: t.expose('late', {
      type: LatePointType,
      nullable: true,
      description: 'The earliest planned day that has passed.',
    }),
    untold: t.field({
      type: [LatePointType],
      description: 'What investors should have been given to read: an overdue report, a promised word.',
      resolve: ({ unreported }) => [...unreported],
    }),
    decision: t.expose('decided', {
      type: CourseDecisionFacts,
      nullable: true,
      description: 'The last one; null where there was none.',
    }),
    history: t.field({
      type: [CourseEventType],
      description: 'What investors have been told of delays and extensions, oldest first: the last 24.',
      resolve: async ({ fundId }, _args, { services }) => await loadCourseHistory(services.database, fundId),
    }),
  }),
})

export const ProjectTerm = builder.objectRef<RecordedTerm>('ProjectTerm').implement({
  description: 'A term of an auto-continuing fund.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 is the first.' }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.field({
      type: 'Date',
      description: 'As it came, or as it is planned.',
      resolve: ({ closedOn, endOn }) => closedOn ?? endOn,
    }),
    is_ended: t.boolean({ resolve: ({ closedOn }) => closedOn !== null }),
    choice_until: t.expose('choiceUntil', {
      type: 'Date',
      description: 'The last day on which an investor may choose between staying and leaving.',
    }),
    rimawari: t.float({
      nullable: true,
      description: 'What the term brought, percent a year; null while its distribution is not fixed.',
      resolve: ({ rateBp }) => (rateBp === null ? null : toPercent(rateBp)),
    }),
    rimawari_after_loss: t.float({
      nullable: true,
      description: 'rimawari with losses of principal taken off; null where there were none.',
      resolve: ({ rateAfterLossBp }) => (rateAfterLossBp === null ? null : toPercent(rateAfterLossBp)),
    }),
    dividend_due_at: t.field({
      type: 'Date',
      description: 'The fixed day of payment, or the latest one.',
      resolve: ({ payment, closedOn, endOn }) => payment?.dueOn ?? termDistributionDueOn(closedOn ?? endOn),
    }),
    paid_at: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When everybody had it; null before.',
      resolve: ({ payment }) => payment?.completedAt ?? null,
    }),
  }),
})

export const DividendSources = builder.objectRef<ProvedPeriod>('DividendSources').implement({
  description: 'From what the dividend of a calculation period was paid (配当の原資), as it is recorded.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 is the first.' }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date', description: 'As it came, or as it is planned.' }),
    text: t.string({
      description: 'Of 100 yen paid, how many came from where; before that is recorded, why not.',
      resolve: ({ sources }) => sourcesSentence(sources),
    }),
    notes: t.stringList({
      description:
        'What belongs to it: how much related parties paid in, how far lines of the bank stand behind it, why less was distributed than planned, and what was corrected after its closing, with the sources as they are by that.',
      resolve: ({ sources, distribution, corrected }) => [
        ...sourcesNotes(sources),
        ...smallerNotes(distribution?.less ?? null),
        ...correctionNotes(corrected?.corrections ?? [], corrected?.anew ?? null),
      ],
    }),
  }),
})
