import { asRead } from '../../core/graphql/as-read.ts'
import { COURSE_STATES } from '../../../domain/funds/fund-course.ts'
import { EXIT_KIND } from '../../../domain/funds/exit-kind.ts'
import type { DelayedFund, EndedFund } from '../../../domain/funds/track-record.ts'
import { delayedNowText, delaysSentence, termText } from '../../../domain/funds/track-record.ts'
import { builder } from '../../core/graphql/builder.ts'
import { ProjectCourse } from '../fund/schedule-graphql.ts'
import { toPercent } from '../fund/to-graphql.ts'
import { sharedTrackRecord, type ShownRecord } from './load-track-record.ts'
import { sharedRecordMonths, type ShownMonth } from './record-months.ts'
import { correctionsOf } from './record-in-data.ts'

const percentIfAny = (basisPoints: number | null): number | null =>
  basisPoints === null ? null : toPercent(basisPoints)

const RecordedFund = builder.objectRef<DelayedFund>('RecordedFund').implement({
  description: 'A fund that is late, extended or in talks now.',
  fields: (t) => ({
    id: t.exposeID('fundId'),
    name: t.exposeString('name'),
    label: t.string({ description: 'The word of its state.', resolve: ({ state }) => COURSE_STATES[state] }),
    text: t.string({
      description: 'What has passed and for how many days, or to when it was put off.',
      resolve: delayedNowText,
    }),
  }),
})

const EndedFundType = builder.objectRef<EndedFund>('EndedFund').implement({
  description:
    'A fund that has paid everything back, held against its first plan. The same rows: GET /open/record.json.',
  fields: (t) => ({
    id: t.exposeID('fundId'),
    ...asRead(t, { String: ['name'], Yen: ['principal', 'loss'] }),
    planned_rate: t.float({ description: 'Percent a year.', resolve: ({ plannedRateBp }) => toPercent(plannedRateBp) }),
    rate: t.float({
      nullable: true,
      description: 'What one yen of an investor earned, percent a year, floored to a tenth.',
      resolve: ({ rateBp }) => percentIfAny(rateBp),
    }),
    rate_after_loss: t.float({
      nullable: true,
      description: 'rate with lost principal taken off; null where nobody lost anything. To be shown wherever rate is.',
      resolve: ({ rateAfterLossBp }) => percentIfAny(rateAfterLossBp),
    }),
    is_below_plan: t.exposeBoolean('isBelowPlan', {
      description:
        "Less than the contract's most for the time that it worked, or a loss. Never judged by the floored rate.",
    }),
    planned_term: t.string({ resolve: ({ plannedTerm }) => termText(plannedTerm) }),
    term: t.string({ resolve: ({ term }) => termText(term) }),
    delay_days: t.exposeInt('delayDays', {
      description: 'From the first planned end to the recorded one; negative where it ended before.',
    }),
    ended_on: t.expose('endedOn', { type: 'Date' }),
    redeemed_on: t.expose('redeemedOn', { type: 'Date', nullable: true }),
    paid_in: t.expose('paidIn', { type: 'Yen' }),
    dividend: t.expose('dividend', { type: 'Yen', description: 'Before tax.' }),
    exits: t.stringList({ resolve: ({ exits }) => exits.map((exit) => EXIT_KIND[exit]) }),
    causes: t.stringList({
      description: 'Why it took longer or brought less, as investors were told.',
      resolve: ({ causes }) => [...causes],
    }),
    corrections: t.stringList({
      description: 'What was put right after a closing, with what was told before, why and when.',
      resolve: correctionsOf,
    }),
  }),
})

const RecordMonthType = builder.objectRef<ShownMonth>('RecordMonth').implement({
  description:
    'The record as it stood at the end of a month, signed: GET /open/record/{month}.json, and {month}.json.p7s.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    sha256: t.exposeString('sha256', { description: 'Of the file, 64 hexadecimal digits.' }),
    written_at: t.expose('written_at', { type: 'DateTime' }),
  }),
})

const TrackRecordType = builder.objectRef<ShownRecord>('TrackRecord').implement({
  description: 'All ended funds, and sums over all that have begun to operate. Averages are of ended funds alone.',
  fields: (t) => ({
    as_of: t.expose('asOf', { type: 'DateTime' }),
    raised: t.field({
      type: 'Yen',
      description: 'What investors put into funds whose operation has begun.',
      resolve: ({ totals }) => totals.raised,
    }),
    funds: t.int({ resolve: ({ totals }) => totals.funds }),
    paid_in: t.field({ type: 'Yen', description: 'Of ended funds.', resolve: ({ totals }) => totals.paidIn }),
    redeemed: t.field({
      type: 'Yen',
      description: 'Principal of ended funds that went back.',
      resolve: ({ totals }) => totals.redeemed,
    }),
    redeemed_percent: t.float({
      nullable: true,
      description: 'Of paid_in, floored to a tenth.',
      resolve: ({ totals }) => (totals.redeemedPermille === null ? null : totals.redeemedPermille / 10),
    }),
    paid_dividend: t.field({
      type: 'Yen',
      description: 'Before tax, what has been paid; of running funds, too.',
      resolve: ({ totals }) => totals.paidDividend,
    }),
    loss: t.field({ type: 'Yen', resolve: ({ totals }) => totals.loss }),
    loss_funds: t.int({ resolve: ({ totals }) => totals.lossFunds }),
    delayed_funds: t.int({
      description: 'That ended after their first plan, and those that are extended, late or in talks now.',
      resolve: ({ totals }) => totals.delayedFunds,
    }),
    delayed_now: t.field({ type: [RecordedFund], resolve: ({ totals }) => [...totals.delayedNow] }),
    ended_early: t.int({ resolve: ({ totals }) => totals.endedEarly }),
    planned_rate: t.float({
      nullable: true,
      description: 'Of ended funds, weighed by yen x days at work, percent a year.',
      resolve: ({ totals }) => percentIfAny(totals.plannedRateBp),
    }),
    rate_after_loss: t.float({
      nullable: true,
      description: 'What came, weighed likewise, with losses taken off.',
      resolve: ({ totals }) => percentIfAny(totals.rateAfterLossBp),
    }),
    planned_days: t.int({
      nullable: true,
      description: 'Of ended funds, weighed by yen.',
      resolve: ({ totals }) => totals.plannedDays,
    }),
    days: t.int({ nullable: true, resolve: ({ totals }) => totals.days }),
    months: t.field({
      type: [RecordMonthType],
      description: 'Every month that was signed, the last one first.',
      resolve: async (_record, _args, { services }) => sharedRecordMonths(services),
    }),
    ended: t.field({
      type: [EndedFundType],
      description: 'Every one, the last redemption first.',
      resolve: ({ ended }) => [...ended],
    }),
  }),
})

builder.objectField(ProjectCourse, 'company_record', (t) =>
  t.string({
    description: 'How many funds of the company ended later than planned, of how many; the record has each.',
    resolve: async (_course, _args, { services }) => {
      const { ended } = await sharedTrackRecord(services)
      return delaysSentence(ended)
    },
  }),
)

builder.queryFields((t) => ({
  trackRecord: t.field({
    description: 'What became of all funds. [public]',
    access: 'public',
    type: TrackRecordType,
    resolve: (_root, _args, { services }) => sharedTrackRecord(services),
  }),
}))
