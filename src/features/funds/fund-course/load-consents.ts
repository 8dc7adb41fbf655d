import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface InvestorsAnswer {
  investment_id: Id<'investment'>
  member_number: string
  amount: number
  answer: 'consents' | 'refuses' | null
  answered_on: string | null
}

export interface Consents {
  /** Whose principal is at work. */
  people: number
  principal: number
  consenting: number
  refusing: number
  answers: readonly InvestorsAnswer[]
}

/** What each investor whose principal is at work has answered to the last question about an extension. */
export async function loadConsents(database: Queryable, fundId: Id<'fund'>): Promise<Consents> {
  const { rows } = await sql<InvestorsAnswer>`
    select investment.id as investment_id, member.member_number, investment.amount, answered.answer, answered.answered_on::text as answered_on
    from investment
    join member on member.id = investment.member_id
    left join lateral (
      select id from fund_status where fund_id = investment.fund_id and state = 'in_talks'
        and seq = (select max(seq) from fund_status where fund_id = investment.fund_id)) asked on true
    left join standing_extension_answer answered on answered.status_id = asked.id and answered.investment_id = investment.id
    where investment.fund_id = ${fundId} and investment.status = 'participating' and investment.redeemed_at is null
    order by investment.id`.execute(database)
  return {
    people: rows.length,
    principal: rows.reduce((sum, { amount }) => sum + amount, 0),
    consenting: rows.filter(({ answer }) => answer === 'consents').length,
    refusing: rows.filter(({ answer }) => answer === 'refuses').length,
    answers: rows,
  }
}
