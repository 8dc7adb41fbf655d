import { japanDateOf } from '../../../src/domain/calendar.ts'
import { insertApplication, insertFund } from '../../support/deposit-rows.ts'
import type { World } from './account-world.ts'

/** A dividend of a fund of its own, whole yen, as if two operators had fixed it then. */
export async function fixDividend(
  { database, services }: Pick<World, 'database' | 'services'>,
  email: string,
  share: { gross: number; withholding: number; fixedAt: string; paidAt: string | null },
): Promise<void> {
  const fundId = await insertFund(database, {})
  const { id: memberId } = await database
    .selectFrom('member')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const investmentId = await insertApplication(services, { fundId, memberId, amount: 100_000 })
  const { id } = await database
    .insertInto('distribution')
    .values({ fund_id: fundId, total_dividend: share.gross, fixed_at: share.fixedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('distribution_share')
    .values({
      distribution_id: id,
      investment_id: investmentId,
      gross: share.gross,
      withholding: share.withholding,
      paid_at: share.paidAt,
      withheld_on: share.paidAt === null ? null : japanDateOf(new Date(share.paidAt)),
    })
    .execute()
}
