import { sql } from 'kysely'
import { choiceUntilOf, renewalTerm } from '../../../domain/investing/auto-renewal.ts'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

interface NewTerm {
  fundId: Id<'fund'>
  operationStartOn: JapanDate
  /** 1 is the first. */
  number: number
  now: Date
}

/**
 * Writes down a term of an auto-renewing fund and whose money works in it: at first everybody who participates, later those who did not
 * leave with the term before. Under the fund's lock, once; a repeat changes nothing.
 */
export async function beginTerm(
  transaction: Transaction,
  { fundId, operationStartOn, number, now }: NewTerm,
): Promise<void> {
  const term = renewalTerm(operationStartOn, number - 1)
  const written = await transaction
    .insertInto('fund_term')
    .values({
      fund_id: fundId,
      number,
      start_on: term.startOn,
      end_on: term.endOn,
      choice_until: choiceUntilOf(term, japanDateOf(now)),
      begun_at: now,
    })
    .onConflict((conflict) => conflict.columns(['fund_id', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!written) return
  await sql`
    insert into term_participation (fund_id, term_number, investment_id)
    select fund_id, ${number}, id from investment
    where fund_id = ${fundId} and status = 'participating' and redeemed_at is null
      and (${number} = 1 or id in (
        select investment_id from term_participation where fund_id = ${fundId} and term_number = ${number - 1} and not leaves))`.execute(
    transaction,
  )
}
