import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'

/** Keeps that a member has opened the statement of a loss, the first time. NOT_FOUND where it is not of an own investment. */
export async function readLossStatement(
  services: Services,
  { memberId }: Viewer,
  investmentId: Id<'investment'>,
): Promise<Outcome<null>> {
  return inTransaction(services.database, async (transaction) => {
    const { rows } = await sql<{ id: Id<'loss_statement'> }>`
      select statement.id
      from investment
      join distribution_share share on share.investment_id = investment.id
      join loss_statement statement on statement.distribution_id = share.distribution_id
      where investment.id = ${investmentId} and investment.member_id = ${memberId}`.execute(transaction)
    const [statement] = rows
    if (!statement) return refusal('NOT_FOUND', '該当するご説明がありません。')
    await transaction
      .insertInto('loss_statement_reading')
      .values({ statement_id: statement.id, member_id: memberId, read_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return success(null)
  })
}

/** When the member first opened it; null where he has not. */
export async function loadReading(
  database: Queryable,
  statementId: Id<'loss_statement'>,
  memberId: Id<'member'>,
): Promise<Date | null> {
  const reading = await database
    .selectFrom('loss_statement_reading')
    .select('read_at')
    .where('statement_id', '=', statementId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return reading?.read_at ?? null
}
