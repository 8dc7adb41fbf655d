import { sql, type RawBuilder } from 'kysely'
import { DEPOSIT_JUDGEMENT, type DepositJudgement } from '../../../domain/back-office/state-words.ts'

export type Judgement = DepositJudgement
export const judgements = Object.keys(DEPOSIT_JUDGEMENT) as Judgement[]

const joined = sql`deposit.outcome in ('completed', 'reinstated')`

/** Each judgement as a condition on a row of `deposit`; no deposit meets two of them. */
export const judgementConditions: Readonly<Record<Judgement, RawBuilder<unknown>>> = {
  matched: sql`(${joined} and deposit.refundable = 0 and not deposit.name_differs)`,
  name_differs: sql`(${joined} and deposit.refundable = 0 and deposit.name_differs)`,
  excess: sql`(deposit.outcome = 'already_paid' or (${joined} and deposit.refundable > 0))`,
  short: sql`deposit.outcome = 'part_payment'`,
  no_application: sql`deposit.investment_id is null`,
  after_deadline: sql`deposit.outcome = 'late'`,
  after_cancel: sql`deposit.outcome in ('no_room_to_reinstate', 'in_time_but_short', 'not_payable')`,
}

/** The judgement of a row of `deposit`. */
export const judgementOf: RawBuilder<unknown> = sql`case ${sql.join(
  judgements.map((each) => sql`when ${judgementConditions[each]} then ${sql.lit(each)}`),
  sql` `,
)} end`
