import { renewalTerm } from '../../domain/investing/auto-renewal.ts'
import { businessDayFrom, businessDayUntil } from '../../domain/business-day.ts'
import { addDays, drawAt, japanDateOf, startOfDay, timeOfDay, type JapanDate } from '../../domain/calendar.ts'
import { demoFunds } from '../../features/funds/fund/demo-funds.ts'
import { demoLinesOf, hasDemoBooks, type DemoLine } from '../../features/funds/fund/demo/demo-books.ts'
import { demoEventsOf, type DemoEvent, type DemoEventEntry } from '../../features/funds/fund/demo/demo-events.ts'
import type { DemoFund, DemoInvestment, DemoTerm, DemoTime } from '../../features/funds/fund/demo/demo-fund.ts'
import { taxDueOn } from '../../features/treasury/withholding/list-withheld-tax.ts'

/** One thing that happened to a demo fund or to an application to it. */
export type HistoryEvent = { at: Date; fund: DemoFund } & (
  | {
      does:
        | 'publish'
        | 'close_lottery'
        | 'draw_lottery'
        | 'judge'
        | 'pay_refunds'
        | 'start_operation'
        | 'send_renewal_notices'
        | 'turn_terms'
    }
  | {
      does: 'apply' | 'receive_contract' | 'confirm_contract' | 'pay' | 'pay_part' | 'pass_deadline'
      investment: DemoInvestment
    }
  | { does: 'fix_distribution' | 'pay_distribution'; term: DemoTerm; number: number; isLast: boolean }
  | { does: 'book_line'; line: DemoLine }
  | { does: 'announce_event'; event: DemoEvent; entry: DemoEventEntry }
  | { does: 'sell_property' }
  | { does: 'pay_tax'; month: string }
  | { does: 'write_message'; message: DemoFund['messages'][number] }
)

const minutes = (count: number): number => count * 60_000

/** The instant of a demo time, told from the moment of seeding; minutes are rounded up to a full ten. */
export function instantOf(time: DemoTime, seedAt: Date): Date {
  if ('minutesFromNow' in time)
    return new Date(Math.ceil((seedAt.getTime() + minutes(time.minutesFromNow)) / minutes(10)) * minutes(10))
  const [hour = 0, minute = 0, second = 0] = time.time.split(':').map(Number)
  return timeOfDay(dayOf(time.day, seedAt), hour, minute, second)
}

export function dayOf(day: number, seedAt: Date): JapanDate {
  return addDays(japanDateOf(seedAt), day)
}

/** The payday of a term: banks transfer on business days alone. */
export function paydayOf({ paidDay }: DemoTerm, seedAt: Date): JapanDate {
  return businessDayUntil(dayOf(paidDay, seedAt))
}

/** Everything that has happened to the demo's funds until the moment of seeding, in order of time. */
export const eventsUntil = (seedAt: Date): HistoryEvent[] =>
  demoFunds.flatMap((fund) => historyOf(fund, seedAt)).toSorted((a, b) => a.at.getTime() - b.at.getTime())

/** Everything that has happened to the fund until the moment of seeding, in order of time. */
export function historyOf(fund: DemoFund, seedAt: Date): HistoryEvent[] {
  const offeringStart = instantOf(fund.offeringStart, seedAt)
  const offeringEnd = instantOf(fund.offeringEnd, seedAt)
  const events: HistoryEvent[] = [
    { at: publishedAt(offeringStart, seedAt), fund, does: 'publish' },
    ...fund.messages.map((message) => ({
      at: timeOfDay(dayOf(message.day, seedAt), 9, 0),
      fund,
      does: 'write_message' as const,
      message,
    })),
    ...fund.investments.flatMap((investment, index) =>
      historyOfApplication(fund, investment, index, { offeringStart, offeringEnd, seedAt }),
    ),
    ...afterTheOffering(fund, offeringEnd),
    ...operation(fund, seedAt),
  ]
  return events.filter((event) => event.at < seedAt).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Ten days ahead of the opening; a fund still to open was published some days ago. */
function publishedAt(offeringStart: Date, seedAt: Date): Date {
  const tenDaysAhead = startOfDay(addDays(japanDateOf(offeringStart), -10)).getTime() + minutes(10 * 60)
  return new Date(Math.min(tenDaysAhead, startOfDay(addDays(japanDateOf(seedAt), -4)).getTime()))
}

function historyOfApplication(
  fund: DemoFund,
  investment: DemoInvestment,
  index: number,
  { offeringStart, offeringEnd, seedAt }: { offeringStart: Date; offeringEnd: Date; seedAt: Date },
): HistoryEvent[] {
  const day = dayOf(investment.appliedDay, seedAt)
  const openedThatDay = japanDateOf(offeringStart) === day
  const appliedAt = openedThatDay
    ? new Date(offeringStart.getTime() + minutes(1 + index))
    : timeOfDay(day, 12, index % 60)
  const apply = { at: appliedAt, fund, does: 'apply' as const, investment }
  if (fund.offeringMethod === 'lottery') {
    const isWinner = ['participating', 'redeemed', 'awaiting_deposit', 'awaiting_document', 'canceled'].includes(
      investment.outcome,
    )
    return isWinner
      ? [apply, ...untilPaid(fund, investment, new Date(drawAt(offeringEnd).getTime() + minutes(9 * 60 + index)))]
      : [apply]
  }
  return [apply, ...untilPaid(fund, investment, new Date(appliedAt.getTime() + minutes(10)))]
}

/** From the contract document to the outcome that the demo shows. */
function untilPaid(fund: DemoFund, investment: DemoInvestment, from: Date): HistoryEvent[] {
  const step = (
    does: 'receive_contract' | 'confirm_contract' | 'pay' | 'pay_part' | 'pass_deadline',
    at: Date,
  ): HistoryEvent => ({
    at,
    fund,
    does,
    investment,
  })
  const later = (count: number): Date => new Date(from.getTime() + minutes(count))
  const confirmed = [step('receive_contract', from), step('confirm_contract', later(3))]
  switch (investment.outcome) {
    case 'participating':
    case 'redeemed':
    case 'fund_failed':
      return [...confirmed, step('pay', later(45))]
    case 'awaiting_deposit':
      return investment.member === 'investor' ? [...confirmed, step('pay_part', later(45))] : confirmed
    case 'canceled':
      return [...confirmed, step('pass_deadline', startOfDay(addDays(japanDateOf(from), 4)))]
    case 'awaiting_document':
    case 'lottery_pending':
    case 'not_selected':
      return []
  }
}

function afterTheOffering(fund: DemoFund, offeringEnd: Date): HistoryEvent[] {
  const nextDay = addDays(japanDateOf(offeringEnd), 1)
  const judged: HistoryEvent[] = [{ at: timeOfDay(nextDay, 1, 10), fund, does: 'judge' }]
  if (fund.investments.some(({ outcome }) => outcome === 'fund_failed')) {
    judged.push({ at: timeOfDay(businessDayFrom(nextDay), 10, 0), fund, does: 'pay_refunds' })
  }
  if (fund.offeringMethod === 'first_come') return judged
  return [
    { at: startOfDay(nextDay), fund, does: 'close_lottery' },
    { at: drawAt(offeringEnd), fund, does: 'draw_lottery' },
    ...judged,
  ]
}

function operation(fund: DemoFund, seedAt: Date): HistoryEvent[] {
  if (fund.operatingSinceDay === null) return []
  return [
    { at: timeOfDay(dayOf(fund.operatingSinceDay, seedAt), 9, 0), fund, does: 'start_operation' },
    ...demoLinesOf(fund).map((line) => ({
      at: timeOfDay(dayOf(line.day, seedAt), 10, 30),
      fund,
      does: 'book_line' as const,
      line,
    })),
    ...demoEventsOf(fund.id).flatMap((event) =>
      event.entries.map((entry) => ({
        at: timeOfDay(dayOf(entry.day, seedAt), 14, 0),
        fund,
        does: 'announce_event' as const,
        event,
        entry,
      })),
    ),
    ...(hasDemoBooks(fund)
      ? fund.paidTerms.map(({ endDay }) => ({
          at: timeOfDay(dayOf(endDay, seedAt), 15, 0),
          fund,
          does: 'sell_property' as const,
        }))
      : []),
    ...fund.paidTerms.flatMap((term, index): HistoryEvent[] => {
      const isLast = fund.redeemed && index === fund.paidTerms.length - 1
      const paidOn = paydayOf(term, seedAt)
      return [
        {
          at: timeOfDay(businessDayUntil(addDays(paidOn, -3)), 10, 0),
          fund,
          does: 'fix_distribution',
          term,
          number: index + 1,
          isLast,
        },
        { at: timeOfDay(paidOn, 10, 0), fund, does: 'pay_distribution', term, number: index + 1, isLast },
        { at: timeOfDay(taxDueOn(paidOn), 11, 0), fund, does: 'pay_tax', month: paidOn.slice(0, 7) },
      ]
    }),
    ...(fund.autoRenewal ? renewals(fund, dayOf(fund.operatingSinceDay, seedAt), seedAt) : []),
  ]
}

/** What the schedule does by itself with the terms of a fund that renews itself. */
function renewals(fund: DemoFund, operationStartOn: JapanDate, seedAt: Date): HistoryEvent[] {
  const events: HistoryEvent[] = []
  for (let index = 0, over = false; !over; index += 1) {
    const { startOn, endOn, choiceUntil } = renewalTerm(operationStartOn, index)
    for (const day of [addDays(choiceUntil, -14), choiceUntil, addDays(endOn, -14)]) {
      events.push({ at: timeOfDay(day, 9, 0), fund, does: 'send_renewal_notices' })
    }
    events.push({ at: timeOfDay(addDays(endOn, 1), 1, 30), fund, does: 'turn_terms' })
    over = startOfDay(startOn) > seedAt
  }
  return events
}
