import { applicationNumber } from '../../../domain/application-number.ts'
import { daysBetween, formatDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { courseOf, dutyOf, lateOf, noticeReached, pointName, type CoursePoint } from '../../../domain/fund-course.ts'
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
  for (const { fundId, open, decided } of await loadCourses(services.database, today)) {
    const isPromised = decided !== null && decided.nextNoticeOn <= today
    if (isPromised || open.some((point) => dutyOf(point, today) !== null))
      await inTransaction(services.database, (transaction) => sendForFund(transaction, services, fundId, today))
  }
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
  const investors = await loadInvestors(transaction, fundId)
  await sendUpdate(transaction, services, course, today)
  for (const point of lateOf(course.open, today))
    await sendNotice(transaction, services, { course, point, investors, today })
  for (const point of course.open) await remindOperators(transaction, services, { course, point, investors, today })
}

/** On the day until which a decision promised to say more: what has been said since, or that nothing has. */
async function sendUpdate(
  transaction: Transaction,
  services: Services,
  { fundId, decided, explained, hasEnded }: FundCourse,
  today: JapanDate,
): Promise<void> {
  if (decided === null || hasEnded || decided.nextNoticeOn > today) return
  const status = await transaction
    .selectFrom('fund_status')
    .select(['id', 'at'])
    .where('fund_id', '=', fundId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const explanation = explained !== null && explained.at > status.at ? explained.text : ''
  await sendDecision(transaction, services, { fundId, statusId: status.id, decision: decided, update: { explanation } })
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
  const late = daysBetween(point.plannedOn, today)
  const days = noticeReached(late)
  const stand = courseOf({ ...course, open: [point] }, today)
  if (days === null || stand === null || stand.late === null) return
  const last = await transaction
    .selectFrom('delay_notice')
    .select('sent_at')
    .where('fund_id', '=', course.fundId)
    // In the evening of a payment's day nobody is sent the company's words.
    .where('days', '>', 0)
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
  const { nextNoticeOn } = stand.late
  const mails = investors.map((investor) => ({
    key: `fund-delay:${written.id}:${investor.id}`,
    memberId: investor.memberId,
    to: investor.email,
    template: 'fund-delay',
    content: fundDelayMail(
      {
        memberName: investor.name,
        fundName: course.fundName,
        applicationNumber: applicationNumber(course.fundId, investor.id),
        amount: investor.amount,
        unpaid: investor.unpaid,
        state: stand.state,
        point,
        days: late,
        nextNoticeOn,
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
