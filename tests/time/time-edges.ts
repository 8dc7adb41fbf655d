import { decideApplications } from '../../src/domain/investing/application.ts'
import {
  accountRestsUntil,
  ageOn,
  coolingOffLastDay,
  depositDeadlineFirstCome,
  depositDeadlineLottery,
  drawAt,
  endOfDay,
  formatDateTime,
  japanDate,
  japanDateOf,
  japanYearOf,
  toRfc3339,
} from '../../src/domain/calendar.ts'
import { coolingOffDay, mayCoolOffOn } from '../../src/domain/investing/cooling-off.ts'
import { isInTime } from '../../src/domain/investing/deposit.ts'
import { acceptsApplications, isFail, progress, type Fund, type FundResult } from '../../src/domain/funds/fund.ts'
import { milestonesAt, milestonesOf, noRecords } from '../../src/domain/funds/fund-schedule.ts'
import { renewalNoticeOn, renewalTerm } from '../../src/domain/investing/auto-renewal.ts'
import { beaconRoundAfter, beaconRoundAt } from '../../src/domain/investing/lottery.ts'
import { parseReportYear, reportYears } from '../../src/domain/documents/report-year.ts'
import { exampleFund, exampleMember, totalsOf } from '../../src/domain/support/examples.ts'
import { combinedRate, withholdingRateOn } from '../../src/domain/treasury/withholding.ts'
import { taxDueOn } from '../../src/features/treasury/withholding/list-withheld-tax.ts'
import { dueTimes } from '../../src/server/worker/due-times.ts'

/** One instant at which a judgement changes, in Japan time, and what holds a millisecond before it, at it, and a millisecond after it. */
export interface TimeEdge {
  name: string
  edge: string
  judge: (now: Date) => unknown
  expected: readonly [before: unknown, at: unknown, after: unknown]
}

const noTotals = totalsOf({})
const somePaid = totalsOf({ participating: 1_000_000 })
const reception =
  (change: Partial<Fund> = {}, code: string | null = null) =>
  (now: Date) => {
    const answer = acceptsApplications(exampleFund(change), noTotals, now, code)
    return answer.accepts ? (answer.early ? 'early' : 'open') : answer.reason
  }
const lateEvening = { offeringEndAt: new Date('2026-04-10T23:59:59+09:00') }

const application = (birthday: string) => (now: Date) => {
  const fund = exampleFund({
    offeringStartAt: new Date('2020-01-01T00:00:00+09:00'),
    offeringEndAt: new Date('2090-01-01T00:00:00+09:00'),
  })
  const members = new Map([['1', exampleMember({ birthday: japanDate(birthday) })]])
  const [decision] = decideApplications({ fund, totals: noTotals, now }, members, [{ memberId: '1', amount: 100_000 }])
  return decision?.accepted ? 'accepted' : decision?.code
}

const delivered = new Date('2026-04-01T23:59:59.999+09:00')
const result = (startOn: string | null, endOn: string | null): FundResult => ({
  operationStartOn: startOn === null ? null : japanDate(startOn),
  operationEndOn: endOn === null ? null : japanDate(endOn),
})
const progressWith = (recorded: FundResult | null) => (now: Date) =>
  progress(exampleFund(), somePaid, recorded, now).code
const milestones = milestonesOf(
  { ...exampleFund(), isLottery: false },
  noRecords,
  new Date('2026-01-01T00:00:00+09:00'),
)
const overdue = (now: Date) =>
  milestonesAt(milestones, now)
    .map(({ state }) => (state === 'overdue' ? '1' : '0'))
    .join('')
const term = renewalTerm(japanDate('2026-08-31'), 0)
const tasks = [{ name: 'midnight', hour: 0, minute: 0, run: async () => undefined }]
const midnights = (now: Date) =>
  dueTimes(tasks, new Map([['midnight', new Date('2026-12-29T12:00:00+09:00')]]), now).length

/** Where a day begins in Japan: what a judgement by calendar day says around it. */
const atMidnight = (
  name: string,
  day: string,
  judge: (now: Date) => unknown,
  before: unknown,
  from: unknown,
): TimeEdge => ({
  name,
  edge: `${day}T00:00:00+09:00`,
  judge,
  expected: [before, from, from],
})

const offering: TimeEdge[] = [
  {
    name: 'the offering starts',
    edge: '2026-04-01T00:00:00+09:00',
    judge: reception(),
    expected: ['not_started', 'open', 'open'],
  },
  {
    name: 'who has the code is early until the start',
    edge: '2026-04-01T00:00:00+09:00',
    judge: reception({ earlyAccessCode: 'HAYAI' }, 'HAYAI'),
    expected: ['early', 'open', 'open'],
  },
  {
    name: 'the offering ends',
    edge: '2026-04-10T18:00:00+09:00',
    judge: reception(),
    expected: ['open', 'open', 'closed'],
  },
  {
    name: 'the offering ends late in the evening',
    edge: '2026-04-10T23:59:59+09:00',
    judge: reception(lateEvening),
    expected: ['open', 'open', 'closed'],
  },
  {
    name: 'all-or-nothing is judged after the end',
    edge: '2026-04-10T18:00:00+09:00',
    judge: (now) => isFail(exampleFund(), somePaid, null, now),
    expected: [false, false, true],
  },
  atMidnight(
    'the lottery of an offering that ends at this instant',
    '2026-04-11',
    (end) => toRfc3339(drawAt(end)),
    '2026-04-11T01:00:00+09:00',
    '2026-04-12T01:00:00+09:00',
  ),
  {
    name: 'the round of public randomness appears an hour after the end, or up to three seconds later',
    edge: '2026-04-10T18:00:00+09:00',
    judge: (end) => toRfc3339(beaconRoundAt(beaconRoundAfter(end))),
    expected: ['2026-04-10T19:00:00+09:00', '2026-04-10T19:00:00+09:00', '2026-04-10T19:00:03+09:00'],
  },
]

const deposits: TimeEdge[] = [
  atMidnight(
    'the deadline of an application at this instant',
    '2026-04-01',
    (now) => toRfc3339(depositDeadlineFirstCome(now)),
    '2026-04-03T23:59:59+09:00',
    '2026-04-04T23:59:59+09:00',
  ),
  atMidnight(
    'the same around a leap day',
    '2028-02-26',
    (now) => toRfc3339(depositDeadlineFirstCome(now)),
    '2028-02-28T23:59:59+09:00',
    '2028-02-29T23:59:59+09:00',
  ),
  atMidnight(
    'the deadline after a lottery that ends at this instant',
    '2026-12-28',
    (end) => toRfc3339(depositDeadlineLottery(end)),
    '2026-12-31T23:59:59+09:00',
    '2027-01-01T23:59:59+09:00',
  ),
  atMidnight(
    'an account rests six months after a deadline at this instant',
    '2026-09-01',
    (deadline) => toRfc3339(accountRestsUntil(deadline)),
    '2027-02-28T23:59:59+09:00',
    '2027-03-01T23:59:59+09:00',
  ),
  atMidnight(
    'a deposit at this instant is in time for the day before',
    '2026-04-05',
    (at) => isInTime(at, endOfDay(japanDate('2026-04-04'))),
    true,
    false,
  ),
]

const coolingOff: TimeEdge[] = [
  atMidnight(
    'the last day of a document delivered at this instant',
    '2026-04-02',
    (now) => coolingOffLastDay(now),
    '2026-04-08',
    '2026-04-09',
  ),
  atMidnight(
    'a declaration on the page counts at its instant',
    '2026-04-09',
    (now) => mayCoolOffOn(delivered, coolingOffDay({ declaredAt: now })),
    true,
    false,
  ),
  {
    name: 'a posted notice counts by its postmark, whenever it is entered',
    edge: '2026-04-09T00:00:00+09:00',
    judge: () => mayCoolOffOn(delivered, coolingOffDay({ postmarkedOn: japanDate('2026-04-08') })),
    expected: [true, true, true],
  },
]

const ages: TimeEdge[] = [
  atMidnight('the eighteenth birthday', '2026-04-10', application('2008-04-10'), 'age_out_of_range', 'accepted'),
  atMidnight('the eightieth birthday', '2026-04-10', application('1946-04-10'), 'accepted', 'age_out_of_range'),
  atMidnight(
    'eighteen, born on a leap day, in a common year',
    '2026-03-01',
    application('2008-02-29'),
    'age_out_of_range',
    'accepted',
  ),
  atMidnight(
    'eighty, born on a leap day, in a leap year',
    '2028-02-29',
    application('1948-02-29'),
    'accepted',
    'age_out_of_range',
  ),
  atMidnight('born on New Year', '2027-01-01', (now) => ageOn(japanDate('2009-01-01'), japanDateOf(now)), 17, 18),
]

const years: TimeEdge[] = [
  atMidnight('money paid at this instant belongs to the year', '2027-01-01', japanYearOf, 2026, 2027),
  atMidnight(
    'the report of the new year can be asked for',
    '2027-01-01',
    (now) => parseReportYear('2027', now),
    null,
    2027,
  ),
  atMidnight('the newest report', '2027-01-01', (now) => reportYears(now)[0], 2026, 2027),
  atMidnight(
    'tax withheld at this instant is due on',
    '2026-12-01',
    (now) => taxDueOn(japanDateOf(now)),
    '2026-12-10',
    '2027-01-12',
  ),
  atMidnight(
    'the surtaxes in force',
    '2027-01-01',
    (now) => withholdingRateOn(japanDateOf(now)).defenceSurtaxPermille,
    0,
    10,
  ),
  atMidnight(
    'the rate in all',
    '2027-01-01',
    (now) => combinedRate(withholdingRateOn(japanDateOf(now))),
    20_420,
    20_420,
  ),
]

const operation: TimeEdge[] = [
  atMidnight(
    'operation begins with the recorded day',
    '2026-05-01',
    progressWith(result('2026-05-01', null)),
    '03',
    '04',
  ),
  atMidnight(
    'operation ends with the recorded day',
    '2027-04-30',
    progressWith(result('2026-05-01', '2027-04-30')),
    '04',
    '05',
  ),
  atMidnight('an opening that nobody recorded is overdue from the day after', '2026-04-02', overdue, '00000', '10000'),
  atMidnight('a start that nobody recorded is overdue from the day after', '2026-05-02', overdue, '11000', '11100'),
  atMidnight(
    'the choice between going on and leaving',
    '2026-12-28',
    (now) => japanDateOf(now) <= term.choiceUntil,
    true,
    false,
  ),
  atMidnight(
    "the forecast of a term's end",
    '2027-02-13',
    (now) => renewalNoticeOn(term, japanDateOf(now)),
    null,
    'forecast',
  ),
]

const schedule: TimeEdge[] = [
  atMidnight('midnights since 29 December', '2027-01-01', midnights, 2, 3),
  atMidnight('as people read it', '2026-04-05', formatDateTime, '2026年4月4日（土）23:59', '2026年4月5日（日）00:00'),
]

/** Every time that the business judges. */
export const timeEdges: readonly TimeEdge[] = [
  ...offering,
  ...deposits,
  ...coolingOff,
  ...ages,
  ...years,
  ...operation,
  ...schedule,
]

/** What is judged a millisecond before the edge, at it, and a millisecond after it. */
export function judgeAround({ edge, judge }: TimeEdge): unknown[] {
  const at = new Date(edge).getTime()
  return [-1, 0, 1].map((offset) => judge(new Date(at + offset)))
}
