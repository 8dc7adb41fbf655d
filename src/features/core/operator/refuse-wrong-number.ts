import { applicationNumber, applicationNumberFault } from '../../../domain/investing/application-number.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/** Refuses an application that an operator named by a number which is another's; null where none was typed. What does not exist is refused by what needs it. */
export async function refuseWrongNumber(
  database: Queryable,
  typed: string | null | undefined,
  investmentId: Id<'investment'>,
): Promise<Refusal | null> {
  if (typed === null || typed === undefined) return null
  const row = await database
    .selectFrom('investment')
    .select('fund_id')
    .where('id', '=', investmentId)
    .executeTakeFirst()
  const fault = row && applicationNumberFault(typed, applicationNumber(row.fund_id, investmentId))
  return fault ? badInput({ application_number: fault }) : null
}
