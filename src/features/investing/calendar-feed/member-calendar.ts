import { coolingOffLastDay, drawAt, endOfDay, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { expectedPayments, principalIn, type LiveInvestment } from '../../../domain/investing/expected-payments.ts'
import { COURSE_STATES, courseOf, pointName } from '../../../domain/funds/fund-course.ts'
import { lateWord } from '../../../domain/funds/fund-schedule-words.ts'
import { shortFundName } from '../../../domain/funds/fund-text.ts'
import { iCalendar, type CalendarEntry } from '../../../domain/investing/i-calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { subtractYen, yen } from '../../../domain/money.ts'
import { loadPublishedFunds } from '../../funds/fund/load-funds.ts'
import { sharedFunds } from '../../funds/fund/shared-funds.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { myInvestments, type MyInvestment } from '../investment/my-investments.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

const dayMinutes = 24 * 60
const openingAlarmMinutes = 15

/** Without any amount: whoever finds the address learns names of funds and days, and nothing about money. */
export async function memberCalendar(services: Services, memberId: Id<'member'>): Promise<string> {
  const now = services.clock.now()
  const { BASE_URL } = services.config
  const [funds, investments] = await Promise.all([
    loadPublishedFunds(services.database),
    myInvestments(services, memberId),
  ])
  const entries = [
    ...funds.flatMap((fund) => offeringEntries(fund, now)),
    ...investments.flatMap((investment) => investmentEntries(investment, now)),
    ...paymentEntries(investments, japanDateOf(now)),
    ...(await endEntries(services, investments, now)),
  ]
  const host = new URL(BASE_URL).host
  const named = entries.map((entry) => ({
    ...entry,
    uid: `${entry.uid}@${host}`,
    url: `${BASE_URL}${entry.url ?? '/mypage'}`,
  }))
  return iCalendar(operatorProfile(services.config).brand, named, now)
}

/** Openings that are still to come, and the last day of what is open. */
function offeringEntries(record: FundRecord, now: Date): CalendarEntry[] {
  const { offeringStartAt, offeringEndAt } = record.fund
  if (offeringEndAt < now || hasFailed(record)) return []
  const url = `/projects/${record.id}`
  const opening = {
    uid: `opening-${record.id}`,
    title: `募集開始　${record.name}`,
    at: offeringStartAt,
    alarmMinutes: openingAlarmMinutes,
    url,
  }
  return [
    ...(offeringStartAt > now ? [opening] : []),
    { uid: `closing-${record.id}`, title: `募集終了　${record.name}`, at: offeringEndAt, url },
  ]
}

function investmentEntries(investment: MyInvestment, now: Date): CalendarEntry[] {
  const {
    id,
    fund,
    status,
    deposit_deadline_at: depositDeadlineAt,
    delivered_at: contractDeliveredAt,
    can_cool_off: canCoolOff,
    renewal,
  } = investment
  const url = `/mypage/projects#invest-${id}`
  const name = fund.name
  const entry = (uid: string, title: string, at: Date | JapanDate, alarmMinutes?: number): CalendarEntry => ({
    uid: `${uid}-${id}`,
    title: `${title}　${name}`,
    at,
    url,
    ...(alarmMinutes !== undefined && { alarmMinutes }),
  })
  return [
    ...(status === 'lottery_pending' && fund.fund.drawnAt === null
      ? [
          entry(
            'draw',
            isOver(drawAt(fund.fund.offeringEndAt), now)
              ? `抽選：${lateWord(japanDateOf(drawAt(fund.fund.offeringEndAt)), japanDateOf(now))}`
              : '抽選',
            drawAt(fund.fund.offeringEndAt),
          ),
        ]
      : []),
    ...(status === 'awaiting_deposit' && depositDeadlineAt !== null
      ? [entry('deposit', '入金の期限', depositDeadlineAt, dayMinutes)]
      : []),
    ...(canCoolOff && contractDeliveredAt !== null
      ? [entry('cooling-off', 'クーリング・オフの期限', coolingOffLastDay(contractDeliveredAt))]
      : []),
    ...(renewal !== null && status === 'participating' && endOfDay(renewal.choiceUntil) >= now && !renewal.isEnded
      ? [entry(`renewal-${renewal.term}`, '継続・解約を選ぶ期限', endOfDay(renewal.choiceUntil), dayMinutes)]
      : []),
  ]
}

/** A day is over when the next one begins in Japan. */
const isOver = (at: Date, now: Date): boolean => japanDateOf(at) < japanDateOf(now)

/** The days on which money is planned to come, by the same rules as on the member's home; and those on which it came. */
function paymentEntries(investments: readonly MyInvestment[], today: JapanDate): CalendarEntry[] {
  const live = investments.filter(
    ({ status, redeemed_at: redeemedAt }) =>
      redeemedAt === null && (status === 'participating' || status === 'awaiting_deposit'),
  )
  const planned = expectedPayments(live.map(liveInvestment)).flatMap((payment): CalendarEntry[] =>
    payment.dueOn === null
      ? []
      : [
          {
            uid: `payment-${payment.investmentId}-${payment.dueOn}`,
            title: `${payment.dueOn < today ? `分配：${lateWord(payment.dueOn, today)}` : '分配の予定（この日まで）'}　${payment.fundName}`,
            description: '予定であり、元本と分配は保証されません。',
            at: payment.dueOn,
            url: '/mypage',
          },
        ],
  )
  const paid = investments.flatMap(({ fund, results }) =>
    results.flatMap(({ id, paid_at: paidAt }): CalendarEntry[] =>
      paidAt === null
        ? []
        : [
            {
              uid: `paid-${id}`,
              title: `分配金のお支払い　${shortFundName(fund.name)}`,
              at: japanDateOf(paidAt),
              url: '/mypage/documents',
            },
          ],
    ),
  )
  return [...planned, ...paid]
}

/** Of each fund at work: its planned end as long as no end is recorded, and while it is late the day of the next notice. */
async function endEntries(
  services: Services,
  investments: readonly MyInvestment[],
  now: Date,
): Promise<CalendarEntry[]> {
  const today = japanDateOf(now)
  const courses = await sharedFunds(services).courses()
  const working = investments.filter(
    ({ status, redeemed_at: redeemedAt }) => status === 'participating' && redeemedAt === null,
  )
  const funds = new Map(working.map(({ id, fund }) => [fund.id, id]))
  return [...funds].flatMap(([fundId, investmentId]): CalendarEntry[] => {
    const record = courses.get(fundId)
    const course = record === undefined ? null : courseOf(record, today)
    if (record === undefined || course === null) return []
    const name = shortFundName(record.fundName)
    const url = `/mypage/projects#invest-${investmentId}`
    const end = record.open.find(({ kind }) => kind === 'end')
    return [
      ...(end === undefined
        ? []
        : [
            {
              uid: `end-${fundId}-${end.plannedOn}`,
              title: `${end.plannedOn < today ? `運用終了：${COURSE_STATES[course.state]}` : '運用終了の予定'}　${name}`,
              at: end.plannedOn,
              url,
            },
          ]),
      ...(course.late === null
        ? []
        : [
            {
              uid: `delay-notice-${fundId}`,
              title: `${pointName(course.late)}の遅れについての次のお知らせ　${name}`,
              at: course.late.nextNoticeOn,
              url,
            },
          ]),
    ]
  })
}

function liveInvestment({
  id,
  amount,
  status,
  fund: { name, fund, result },
  results,
  renewal,
}: MyInvestment): LiveInvestment {
  const unpaid = results.filter(({ paid_at: paidAt }) => paidAt === null)
  return {
    id: String(id),
    fundName: name,
    amount: yen(amount),
    isPaidIn: status === 'participating',
    plannedRateBp: fund.plannedRateBp,
    operationTermMonths: fund.operationTermMonths,
    autoRenewal: fund.autoRenewal && (result?.operationEndOn ?? null) === null,
    operationEndOn: result?.operationEndOn ?? fund.operationEndOn,
    paidOn: result?.payday ?? null,
    fixed: unpaid.map(({ dividend, tax, pay_amount: payAmount }) => ({
      net: subtractYen(yen(dividend), yen(tax)),
      principal: principalIn(yen(payAmount), yen(dividend), yen(tax)),
    })),
    renewal,
  }
}
