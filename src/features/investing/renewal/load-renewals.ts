import { sql } from 'kysely'
import {
  isChoiceOpen,
  renewalTerm,
  termDistributionDueOn,
  type RenewalChoice,
} from '../../../domain/investing/auto-renewal.ts'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Where an investment stands in the terms of its auto-renewing fund: the latest term in which it works or worked. */
export type Renewal = ReturnType<typeof toRenewal>

interface Row {
  investment_id: Id<'investment'>
  term_number: number
  leaves: boolean | null
  start_on: string
  end_on: string
  choice_until: string
  closed_on: string | null
  operation_start_on: string
  operation_end_on: string | null
  choice: RenewalChoice | null
  chosen_at: Date | null
}

/** By investment; missing for those in no term. */
export async function loadRenewals(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
  now: Date,
): Promise<Map<Id<'investment'>, Renewal>> {
  if (investmentIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select distinct on (part.investment_id) part.investment_id, part.term_number, part.leaves,
      term.start_on, term.end_on, term.choice_until, term.closed_on, result.operation_start_on, result.operation_end_on,
      answer.choice, answer.chosen_at
    from term_participation part
    join fund_term term on term.fund_id = part.fund_id and term.number = part.term_number
    join fund_result result on result.fund_id = part.fund_id
    left join lateral (
      select choice, chosen_at from renewal_choice
      where renewal_choice.investment_id = part.investment_id and renewal_choice.term_number = part.term_number
      order by id desc limit 1
    ) answer on true
    where part.investment_id = any(${[...investmentIds]}::bigint[])
    order by part.investment_id, part.term_number desc`.execute(database)
  return new Map(rows.map((row) => [row.investment_id, toRenewal(row, japanDateOf(now))]))
}

function toRenewal(row: Row, today: JapanDate) {
  const endOn = japanDate(row.closed_on ?? row.end_on)
  const next = renewalTerm(japanDate(row.operation_start_on), row.term_number)
  const span = { startOn: japanDate(row.start_on), choiceUntil: japanDate(row.choice_until) }
  const isEnded = row.closed_on !== null
  // Sold within the term: the fund ends for everybody.
  const isSold = row.operation_end_on !== null && row.operation_end_on <= row.end_on
  return {
    term: row.term_number,
    ...span,
    endOn,
    isOpen: !isEnded && !isSold && isChoiceOpen(span, today),
    choice: row.choice ?? 'continue',
    chosenAt: row.chosen_at,
    isEnded,
    distributionDueOn: termDistributionDueOn(endOn),
    nextStartOn: next.startOn,
    nextEndOn: next.endOn,
  }
}
