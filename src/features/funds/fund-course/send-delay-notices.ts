import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { daysBetween, formatDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import {
  courseOf,
  dutyOf,
  isWord,
  latePoint,
  noticeReached,
  pointName,
  type CoursePoint,
} from '../../../domain/funds/fund-course.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { fundDelayMail } from '../../communication/outbox/mails/fund-delay-mail.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadCourses, type FundCourse } from '../fund/load-courses.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { loadInvestors, type Investor } from './load-investors.ts'
import { sendDecision } from './send-decision.ts'

/**
 * By day: mails the operators each duty about a fund's planned days, and the investors each notice of one that has passed, once. What is due is read anew under
 * the fund's lock; a worker that stood sends the last of what it missed.
 */
export async function sendDelayNotices(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  for (const course of await loadCourses(services.database, today))
    if (wordOf(course, today) !== null || course.open.some((point) => dutyOf(point, today) !== null))
      await inTransaction(services.database, (transaction) => sendForFund(transaction, services, course.fundId, today))
}

async function sendForFund(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  today: JapanDate,
): Promise<void> {
  await lockFund(transaction, fundId)
  const [course] = await loadCourses(transaction, today, fundId)
  if (!course) return
  await sendUpdate(transaction, services, course, today)
  for (const point of course.open) {
    const since = point.kind === 'report' ? (course.report?.period_start_on ?? null) : null
    const investors = await loadInvestors(transaction, fundId, since)
    if (point.plannedOn < today) await sendNotice(transaction, services, { course, point, investors, today })
    await remindOperators(transaction, services, { course, point, investors, today })
  }
}

/**
 * What the company has said since it promised a word: with a new promise at once, else on the promised day or, late, the next morning. Where it has said
 * nothing, the clock tells that the day has passed.
 */
function wordOf(
  { promise, explained, hasEnded }: FundCourse,
  today: JapanDate,
): { explanation: FreeText; occasion: string } | null {
  if (promise === null || explained === null || hasEnded) return null
  const { statusId, explanationId, on, isKept } = promise
  if (explained.id === explanationId) return { explanation: explained.text, occasion: `${statusId}-${explanationId}` }
  if (!isKept || on > today) return null
  return {
    explanation: explained.text,
    occasion: `${statusId}${explanationId === null ? '' : `-after-${explanationId}`}`,
  }
}

async function sendUpdate(
  transaction: Transaction,
  services: Services,
  course: FundCourse,
  today: JapanDate,
): Promise<void> {
  const word = wordOf(course, today)
  const { fundId, decided } = course
  if (word === null || decided === null) return
  const isNextAhead = decided.nextNoticeOn > today
  await sendDecision(transaction, services, { fundId, decision: decided, update: { ...word, isNextAhead } })
}

interface Occasion {
  course: FundCourse
  point: CoursePoint
  investors: readonly Investor[]
  today: JapanDate
}

async function sendNotice(
  transaction: Transaction,
  services: Services,
  { course, point, investors, today }: Occasion,
): Promise<void> {
  const late = latePoint(point, today)
  const days = noticeReached(late.days)
  const stand = courseOf(isWord(point) ? course : { ...course, open: [point] }, today)
  if (days === null || stand === null) return
  const last = await transaction
    .selectFrom('delay_notice')
    .select('sent_at')
    .where('fund_id', '=', course.fundId)
    // In the evening of a payment's day nobody is sent the company's words.
    .where('days', '>', 0)
    // What is told of an overdue report is no news of the money, nor the other way round.
    .where('point', 'in', isWord(point) ? [point.kind] : ['start', 'end', 'payment'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Words that were sent before are not sent as news.
  const isNew = course.explained !== null && (last === undefined || course.explained.at > last.sent_at)
  const explanation = isNew && course.explained !== null ? course.explained.text : ''
  const now = services.clock.now()
  const written = await transaction
    .insertInto('delay_notice')
    .values({
      fund_id: course.fundId,
      point: point.kind,
      number: point.number ?? 0,
      planned_on: point.plannedOn,
      days,
      sent_at: now,
      people: investors.length,
      explanation,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const mails = investors.map((investor) => ({
    key: `fund-delay:${written.id}:${investor.id}`,
    memberId: investor.memberId,
    to: investor.email,
    template: isWord(point) ? `fund-delay-${point.kind}` : 'fund-delay',
    content: fundDelayMail(
      {
        memberName: investor.name,
        fundName: course.fundName,
        applicationNumber: applicationNumber(course.fundId, investor.id),
        amount: investor.amount,
        unpaid: investor.unpaid,
        state: stand.state,
        late,
        period: point.kind === 'report' ? course.report : null,
        explanation,
        isFirst: last === undefined,
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
}

async function remindOperators(
  transaction: Transaction,
  services: Services,
  { course, point, investors, today }: Occasion,
): Promise<void> {
  const duty = dutyOf(point, today)
  if (duty === null) return
  const late = daysBetween(point.plannedOn, today)
  const when = late < 0 ? `あと${-late}日` : late === 0 ? '本日' : `${late}日超過`
  const principal = investors.reduce((sum, { amount }) => sum + amount, 0)
  const unpaid = investors.reduce((sum, { unpaid: sums }) => sum + (sums ?? 0), 0)
  await enqueueOperatorNotice(
    transaction,
    services,
    {
      key: `fund-course:${course.fundId}:${point.kind}:${point.number ?? 0}:${point.plannedOn}:${duty.days}`,
      title: `【${when}】「${course.fundName}」の${pointName(point)}（予定 ${formatDate(point.plannedOn)}）`,
      body: [
        duty.text,
        [
          `参加者 ${investors.length}人　出資額 ${formatYen(yen(principal))}`,
          ...(unpaid > 0 ? [`支払いが済んでいない金額（税引後） ${formatYen(yen(unpaid))}`] : []),
        ].join('\n'),
        '「予定と遅延」の画面から対応してください。',
      ].join('\n\n'),
    },
    services.clock.now(),
  )
}
