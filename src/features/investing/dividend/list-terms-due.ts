import { sql } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { dividendDueOn } from '../../../domain/funds/fund-schedule.ts'
import type { Services } from '../../core/services.ts'
import { dividendKind } from './dividend-proposal.ts'
import type { Id } from '../../../domain/id.ts'

/** dividend: a term or an operation has ended, and its dividend is not fixed. payment: it is fixed, and not all of it is paid. term_end: a running term ends. */
export type DueKind = 'dividend' | 'payment' | 'term_end'

export type TermDue = ReturnType<typeof toTermDue>

interface Row {
  kind: DueKind
  fund_id: Id<'fund'>
  project_name: string
  number: number | null
  is_term: boolean
  /** The last day of the term or of the operation. */
  last_on: string
  /** With dividend: one operator has entered it, another has to. */
  is_pending: boolean
  /** Of those who leave with the term as things stand. */
  leaving_people: number
  leaving_amount: number
  /** With payment: who has not been paid, and how much, whole yen after tax. */
  payday: string | null
  unpaid_people: number
  unpaid_amount: number
}

/** What operators have to do next about funds in operation, the most urgent first. */
export async function listTermsDue(services: Services): Promise<TermDue[]> {
  const today = japanDateOf(services.clock.now())
  const { rows } = await sql<Row>`
    select case when period.due_from <= ${today} then 'dividend' else 'term_end' end as kind, period.fund_id, fund.name as project_name, period.number, period.is_term,
      period.end_on as last_on, leaving.people as leaving_people, leaving.amount as leaving_amount, null::date as payday, 0 as unpaid_people, 0::bigint as unpaid_amount,
      period.due_from <= ${today} and exists (select from proposal where kind = ${dividendKind.kind} and status = 'open' and subject = 'fund:' || period.fund_id) as is_pending
    from undistributed_period period
    join fund on fund.id = period.fund_id
    cross join lateral (
      select count(*) as people, coalesce(sum(investment.amount), 0) as amount
      from term_participation part join investment on investment.id = part.investment_id
      where part.fund_id = period.fund_id and part.term_number = period.number and coalesce(part.leaves, (
        select choice = 'leave' from renewal_choice choice
        where choice.investment_id = part.investment_id and choice.term_number = part.term_number order by choice.id desc limit 1), false)
    ) leaving
    -- Of a fund without terms: its recorded end, and of a longer one each year that is over.
    where period.is_term or period.is_last or period.due_from <= ${today}
    union all
    select 'payment', payment.fund_id, fund.name, payment.period_number, payment.is_of_term, coalesce(period.end_on, result.operation_end_on, payment.due_on),
      0, 0, payment.due_on, payment.unpaid_people, payment.unpaid_amount, false
    from distribution_payment payment
    join fund on fund.id = payment.fund_id
    left join fund_period period on period.fund_id = payment.fund_id and period.number = payment.period_number
    left join fund_result result on result.fund_id = payment.fund_id
    -- Only what is not paid is added up: most distributions of a company of years are.
    where payment.id in (select distribution_id from distribution_share where paid_at is null and net + principal > 0)
    order by last_on, fund_id`.execute(services.database)
  return rows
    .map((row) => toTermDue(row, today))
    .toSorted((one, other) => (one.due_on < other.due_on ? -1 : Number(one.due_on > other.due_on)))
}

function toTermDue({ number, is_term: isTerm, payday, ...row }: Row, today: JapanDate) {
  const lastOn = japanDate(row.last_on)
  const paidBy = dividendDueOn(lastOn, isTerm)
  const promised = payday === null ? paidBy : businessDayUntil(japanDate(payday))
  const dueOn = { dividend: paidBy, payment: promised, term_end: lastOn }[row.kind]
  return { ...row, term: isTerm ? number : null, last_on: lastOn, due_on: dueOn, is_overdue: dueOn < today }
}
