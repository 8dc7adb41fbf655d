import { sql } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { dividendDueOn } from '../../../domain/funds/fund-schedule.ts'
import type { Services } from '../../core/services.ts'
import { dividendKind } from './dividend-proposal.ts'
import type { Id } from '../../../domain/id.ts'

/** dividend: a term or an operation has ended, and its dividend is not fixed. payment: it is fixed, and not all of it is paid. term_end: a running term ends. */
export type DueKind = 'dividend' | 'payment' | 'term_end'

export interface TermDue {
  kind: DueKind
  fundId: Id<'fund'>
  fundName: string
  /** Null for a fund without terms. */
  term: number | null
  /** By when it has to be paid, or when the term ends. */
  dueOn: JapanDate
  /** The last day of the term or of the operation. */
  lastOn: JapanDate
  isOverdue: boolean
  /** With dividend: one operator has entered it, another has to. */
  isPending: boolean
  /** Of those who leave with the term as things stand. */
  leavingPeople: number
  leavingAmount: number
  /** With payment: who has not been paid, and how much, whole yen after tax. */
  unpaidPeople: number
  unpaidAmount: number
}

interface Row {
  kind: DueKind
  fund_id: Id<'fund'>
  fund_name: string
  term_number: number | null
  last_on: string
  is_pending: boolean
  leaving_people: number
  leaving_amount: number
  /** With payment. */
  payday: string | null
  unpaid_people: number
  unpaid_amount: number
}

/** What operators have to do next about funds in operation, the most urgent first. */
export async function listTermsDue(services: Services): Promise<TermDue[]> {
  const today = japanDateOf(services.clock.now())
  const { rows } = await sql<Row>`
    with period as (
      select period.fund_id, period.number, term.number as term_number, period.end_on as last_on, term.closed_on is not null as is_over
      from fund_period period join fund_term term on term.fund_id = period.fund_id and term.number = period.number
      union all
      -- Of a fund without terms: its recorded end, and of a longer one each year that is over.
      select period.fund_id, period.number, null, period.end_on, period.end_on <= ${today}
      from fund_period period join fund on fund.id = period.fund_id
      where not fund.auto_renewal and (period.is_last or (period.end_on < ${today} and exists (
        select from fund_period later where later.fund_id = period.fund_id and later.number > period.number)))
    )
    select case when period.is_over then 'dividend' else 'term_end' end as kind, period.fund_id, fund.name as fund_name, period.term_number,
      period.last_on, leaving.people as leaving_people, leaving.amount as leaving_amount, null::date as payday, 0 as unpaid_people, 0::bigint as unpaid_amount,
      exists (select from proposal where kind = ${dividendKind.kind} and status = 'open' and subject = 'fund:' || period.fund_id) as is_pending
    from period
    join fund on fund.id = period.fund_id
    cross join lateral (
      select count(*) as people, coalesce(sum(investment.amount), 0) as amount
      from term_participation part join investment on investment.id = part.investment_id
      where part.fund_id = period.fund_id and part.term_number = period.term_number and coalesce(part.leaves, (
        select choice = 'leave' from renewal_choice choice
        where choice.investment_id = part.investment_id and choice.term_number = part.term_number order by choice.id desc limit 1), false)
    ) leaving
    where not exists (
      select from distribution
      where distribution.fund_id = period.fund_id
        and case when period.term_number is not null then distribution.term_number = period.term_number
          else distribution.period_number >= period.number or (distribution.redeems is not false and distribution.term_number is null) end)
    union all
    select 'payment', distribution.fund_id, fund.name, distribution.term_number, coalesce(period.end_on, result.operation_end_on, distribution.payday, japan_date(distribution.fixed_at)),
      0, 0, distribution.payday, count(*), sum(share.net + share.principal)::bigint, false
    from distribution
    join distribution_share share on share.distribution_id = distribution.id and share.paid_at is null and share.net + share.principal > 0
    join fund on fund.id = distribution.fund_id
    left join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
    left join fund_result result on result.fund_id = distribution.fund_id
    group by distribution.id, distribution.fund_id, distribution.term_number, distribution.payday, distribution.fixed_at, fund.name, period.end_on, result.operation_end_on
    order by last_on, fund_id`.execute(services.database)
  return rows
    .map((row) => toTermDue(row, today))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)))
}

function toTermDue(row: Row, today: JapanDate): TermDue {
  const lastOn = japanDate(row.last_on)
  const paidBy = dividendDueOn(lastOn, row.term_number !== null)
  const promised = row.payday === null ? paidBy : businessDayUntil(japanDate(row.payday))
  const dueOn = { dividend: paidBy, payment: promised, term_end: lastOn }[row.kind]
  return {
    kind: row.kind,
    fundId: row.fund_id,
    fundName: row.fund_name,
    term: row.term_number,
    dueOn,
    lastOn,
    isOverdue: dueOn < today,
    isPending: row.kind === 'dividend' && row.is_pending,
    leavingPeople: row.leaving_people,
    leavingAmount: row.leaving_amount,
    unpaidPeople: row.unpaid_people,
    unpaidAmount: row.unpaid_amount,
  }
}
