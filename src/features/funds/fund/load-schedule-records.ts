import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Composition } from '../../../domain/investing/composition.ts'
import { earnedAfterLossBp, earnedBp } from '../../../domain/funds/earned.ts'
import type { PaymentRecord, ScheduleRecords, TermRecord } from '../../../domain/funds/fund-schedule.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, zeroYen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { offeringMoment } from './fund-record.ts'

/** A term with what it brought. */
export interface RecordedTerm extends TermRecord {
  /** Yearly, in basis points; null while its distribution is not fixed. */
  rateBp: number | null
  /** With losses of principal taken off; null where there were none. */
  rateAfterLossBp: number | null
}

/** What is written down of a fund's life. */
export interface RecordedSchedule extends ScheduleRecords {
  terms: readonly RecordedTerm[]
  /** Whole yen that investors had applied for when the offering ended, whatever became of it; null while it runs. */
  appliedAtClose: number | null
  /** Whose money the fund was made of when its operation began, and stays on record as the result of the offering; null before. */
  composition: Composition | null
}

interface PaymentRow {
  due_on: string | null
  people: number
  paid_people: number
  completed_at: string | null
}

/** What is fixed for a period, with the sums of its shares (view distribution_payment). */
interface PeriodPaymentRow extends PaymentRow {
  period_number: number
  is_of_term: boolean
  redeems: boolean | null
  gross: number
  loss: number
}

interface TermRow {
  number: number
  start_on: string
  end_on: string
  choice_until: string
  closed_on: string | null
  amount: number
}

interface Row {
  opened_at: Date | null
  closed_at: Date | null
  failed_at: Date | null
  drawn_at: Date | null
  operation_start_on: string | null
  operation_end_on: string | null
  applied_at_close: number | null
  composition: { senior: number; subordinated: number; fill_in: number } | null
  payments: PeriodPaymentRow[]
  refund: PaymentRow | null
  terms: TermRow[]
}

/**
 * The records behind a fund's milestones: one statement over indexes of the fund. A payment is done when everybody has it who can be paid. What was applied for
 * at the close are the applications that stood then, told from the time of their last change.
 */
export async function loadScheduleRecords(database: Queryable, fundId: Id<'fund'>): Promise<RecordedSchedule> {
  const { rows } = await sql<Row>`
    select case when opened.at is not null then ${offeringMoment('offering_opened', 'result')} end as opened_at,
      case when closed.at is not null then ${offeringMoment('offering_closed', 'result')} end as closed_at, result.failed_at, lottery.drawn_at, result.operation_start_on, result.operation_end_on,
      case when closed.at is not null then (
        select coalesce(sum(amount), 0)::bigint from investment
        where fund_id = f.id and applied_at <= f.offering_end_at
          and (status in ('lottery_pending', 'awaiting_deposit', 'participating') or status_at > f.offering_end_at)) end as applied_at_close,
      (select json_build_object('senior', senior, 'subordinated', subordinated, 'fill_in', fill_in) from fund_composition
        where fund_id = f.id and cause = 'operation_started') as composition,
      (select coalesce(json_agg(payment order by payment.id), '[]') from distribution_payment payment
        where payment.fund_id = f.id and payment.supplements is null) as payments,
      (select json_build_object('due_on', null, 'people', count(*), 'paid_people', count(paid_at), 'completed_at', case when count(*) = count(paid_at) then max(paid_at) end)
        from refund join investment on investment.id = refund.investment_id
        where investment.fund_id = f.id and refund.reason = 'fund_failed' and refund.status <> 'withdrawn' having count(*) > 0) as refund,
      (select coalesce(json_agg(json_build_object('number', term.number, 'start_on', term.start_on, 'end_on', term.end_on, 'choice_until', term.choice_until,
          'closed_on', term.closed_on, 'amount', (
            select coalesce(sum(investment.amount), 0)::bigint from term_participation part join investment on investment.id = part.investment_id
            where part.fund_id = f.id and part.term_number = term.number)) order by term.number), '[]')
        from fund_term term where term.fund_id = f.id) as terms
    from fund f
    left join fund_result result on result.fund_id = f.id
    left join lottery on lottery.fund_id = f.id
    left join fund_event opened on opened.fund_id = f.id and opened.event = 'offering_opened'
    left join fund_event closed on closed.fund_id = f.id and closed.event = 'offering_closed'
    where f.id = ${fundId}`.execute(database)
  const [row] = rows
  if (!row) throw new Error(`there is no fund ${fundId}`)
  return {
    offeringOpenedAt: row.opened_at,
    offeringClosedAt: row.closed_at,
    drawnAt: row.drawn_at,
    operationStartOn: day(row.operation_start_on),
    operationEndOn: day(row.operation_end_on),
    payment: payment(row.payments.find((paid) => !paid.is_of_term && paid.redeems !== false)),
    yearPayments: row.payments
      .filter((paid) => !paid.is_of_term && paid.redeems === false)
      .map((paid) => ({ number: paid.period_number, ...toPayment(paid) })),
    terms: row.terms.map((term) =>
      toTerm(
        term,
        row.payments.find((paid) => paid.is_of_term && paid.period_number === term.number),
      ),
    ),
    failedAt: row.failed_at,
    refund: payment(row.refund),
    appliedAtClose: row.applied_at_close,
    composition:
      row.composition === null
        ? null
        : {
            senior: yen(row.composition.senior),
            subordinated: yen(row.composition.subordinated),
            fillIn: yen(row.composition.fill_in),
            takenOver: zeroYen,
          },
  }
}

const day = (text: string | null): JapanDate | null => (text === null ? null : japanDate(text))

const payment = (row: PaymentRow | null | undefined): PaymentRecord | null => (row ? toPayment(row) : null)

function toPayment(row: PaymentRow): PaymentRecord {
  return {
    dueOn: day(row.due_on),
    people: row.people,
    paidPeople: row.paid_people,
    completedAt: row.completed_at === null ? null : new Date(row.completed_at),
  }
}

function toTerm(row: TermRow, paid: PeriodPaymentRow | undefined): RecordedTerm {
  const startOn = japanDate(row.start_on)
  const closedOn = day(row.closed_on)
  const earning =
    paid === undefined || closedOn === null
      ? null
      : { dividend: yen(paid.gross), loss: yen(paid.loss), invested: yen(row.amount), startOn, endOn: closedOn }
  return {
    number: row.number,
    startOn,
    endOn: japanDate(row.end_on),
    choiceUntil: japanDate(row.choice_until),
    closedOn,
    payment: payment(paid),
    rateBp: earning === null ? null : earnedBp([earning]),
    rateAfterLossBp: earning === null ? null : earnedAfterLossBp([earning]),
  }
}
