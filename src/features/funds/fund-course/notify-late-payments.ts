import { sql } from 'kysely'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { addDays, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { PAYMENT_DELAY_CAUSES, paymentDelayCause, type CoursePoint } from '../../../domain/funds/fund-course.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { latePaymentMail } from '../../communication/outbox/mails/late-payment-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadCourses, paymentNumber, type FundCourse } from '../fund/load-courses.ts'
import { loadInvestors } from './load-investors.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { loadDues } from '../../treasury/segregation/load-position.ts'
import { coverAct } from '../../treasury/segregation/refuse-uncovered.ts'
import { refuseShortFunds } from '../../treasury/payout/refuse-short-funds.ts'

/**
 * In the evening: whoever waits for a payment that was planned for today and has not come hears of it before the day is over, with its cause as far as the
 * records know it. Once for each payment.
 */
export async function notifyLatePayments(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  for (const { fundId, open } of await loadCourses(services.database, today))
    if (dueToday(open, today).length > 0)
      await inTransaction(services.database, (transaction) => notifyForFund(transaction, services, fundId, today))
}

const dueToday = (open: readonly CoursePoint[], today: JapanDate): CoursePoint[] =>
  open.filter(({ kind, plannedOn }) => kind === 'payment' && plannedOn === today)

async function notifyForFund(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  today: JapanDate,
): Promise<void> {
  await lockFund(transaction, fundId)
  const [course] = await loadCourses(transaction, today, fundId)
  if (course) for (const point of dueToday(course.open, today)) await notifyOf(transaction, services, { course, point })
}

async function notifyOf(
  transaction: Transaction,
  services: Services,
  { course, point }: { course: FundCourse; point: CoursePoint },
): Promise<void> {
  const { fundId, fundName } = course
  const facts = await loadPaymentFacts(transaction, services, fundId, point)
  const cause = paymentDelayCause(facts)
  const waiting = (await loadInvestors(transaction, fundId)).filter(({ unpaid }) =>
    facts.isFixed ? (unpaid ?? 0) > 0 : true,
  )
  const now = services.clock.now()
  const written = await transaction
    .insertInto('delay_notice')
    .values({
      fund_id: fundId,
      point: point.kind,
      number: point.number ?? 0,
      planned_on: point.plannedOn,
      days: 0,
      sent_at: now,
      people: waiting.length,
      explanation: PAYMENT_DELAY_CAUSES[cause],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const mails = waiting.map((investor) => ({
    key: `fund-delay:${written.id}:${investor.id}`,
    memberId: investor.memberId,
    to: investor.email,
    template: 'fund-delay-today',
    content: latePaymentMail(
      {
        memberName: investor.name,
        fundName,
        applicationNumber: applicationNumber(fundId, investor.id),
        point,
        unpaid: investor.unpaid,
        cause,
        nextNoticeOn: addDays(point.plannedOn, 1),
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
}

/** What the records know of one payment of a fund, as far as it waits for the fund. */
async function loadPaymentFacts(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  { number }: CoursePoint,
): Promise<Parameters<typeof paymentDelayCause>[0]> {
  const { rows } = await sql<{ id: Id<'fixed_distribution_share'>; isAtBank: boolean }>`
    select share.id, exists (
      select from payout join payout_batch batch on batch.id = payout.batch_id
      where payout.distribution_share_id = share.id and payout.status = 'in_flight' and batch.status in ('sending', 'unclear', 'sent')) as "isAtBank"
    from share_that_waits share
    join distribution on distribution.id = share.distribution_id
    where distribution.fund_id = ${fundId} and ${paymentNumber} is not distinct from ${number}::integer
    order by share.id`.execute(transaction)
  const missing = rows.filter(({ isAtBank }) => !isAtBank).map(({ id }) => id)
  return {
    isFixed: rows.length > 0,
    isAtBank: rows.length > 0 && missing.length === 0,
    isCovered: missing.length === 0 || (await areCovered(transaction, services, missing)),
  }
}

/** Whether a batch of these could be approved by what is there: the fund's cash, and the operator's own where he adds to it. */
async function areCovered(
  transaction: Transaction,
  services: Services,
  shares: readonly Id<'fixed_distribution_share'>[],
): Promise<boolean> {
  const owed = shares.map((id) => ({ obligation: { kind: 'distribution' as const, id } }))
  if ((await refuseShortFunds(transaction, owed)) !== null) return false
  const fixed = await loadDues(transaction, shares)
  const { missing } = await coverAct(transaction, services, {
    kind: 'distribution',
    fixed,
    planned: 0,
    transfers: shares.length,
  })
  return missing === 0
}
