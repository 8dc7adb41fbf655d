import { japanDateOf } from '../../../src/domain/calendar.ts'
import { insertApplication, insertFund } from '../../support/deposit-rows.ts'
import { insertDividend } from '../../support/insert-dividend.ts'
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
  const { fixedAt, paidAt, gross, withholding } = share
  await insertDividend(database, {
    fundId,
    fixedAt,
    investment_id: investmentId,
    gross,
    withholding,
    paid_at: paidAt,
    withheld_on: paidAt === null ? null : japanDateOf(new Date(paidAt)),
  })
}
