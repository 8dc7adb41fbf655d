import type { JapanDate } from '../../domain/calendar.ts'
import { distribute, memberPayout } from '../../domain/distribution.ts'
import { yen, zeroYen } from '../../domain/money.ts'
import { post, type Line } from '../../ledger/post.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../services.ts'

export interface FixedDistribution {
  fundId: number
  /** Before tax, whole yen; what flooring leaves stays with the operator. */
  totalDividend: number
  /** Whether the principal goes back with it: the fund has ended. */
  redeems: boolean
  /** The day of payment decides about the rate of withholding. */
  payday: JapanDate
}

/**
 * Fixes every participant's dividend, withholding and returned principal, and books what is owed to them. Frozen from then on.
 * @returns the distribution's id.
 */
export async function fixDistribution(services: Services, input: FixedDistribution): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('fund').select('id').where('id', '=', input.fundId).forUpdate().executeTakeFirstOrThrow()
    const participants = await transaction
      .selectFrom('investment')
      .select(['id', 'amount'])
      .where('fund_id', '=', input.fundId)
      .where('status', '=', 'participating')
      .where('redeemed_at', 'is', null)
      .orderBy('id')
      .execute()
    const { id } = await transaction
      .insertInto('distribution')
      .values({ fund_id: input.fundId, total_dividend: input.totalDividend, fixed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { dividends } = distribute(
      yen(input.totalDividend),
      participants.map((one) => ({ investId: String(one.id), amount: yen(one.amount) })),
    )
    const shares = participants.map((one) => {
      const principal = input.redeems ? yen(one.amount) : zeroYen
      return { investmentId: one.id, principal, ...memberPayout(dividends.get(String(one.id)) ?? zeroYen, principal, input.payday) }
    })
    if (shares.length === 0) return id
    await transaction
      .insertInto('distribution_share')
      .values(
        shares.map((share) => ({
          distribution_id: id,
          investment_id: share.investmentId,
          gross: share.dividend,
          withholding: share.tax,
          principal: share.principal,
        })),
      )
      .execute()
    await post(transaction, {
      kind: 'distribution_fixed',
      key: `distribution:${id}`,
      effectiveAt: now,
      recordedAt: now,
      lines: shares.flatMap((share): Line[] => [
        { account: { kind: 'float' }, debit: share.dividend + share.principal },
        { account: { kind: 'tax' }, credit: share.tax },
        { account: { kind: 'payable', investmentId: share.investmentId }, credit: share.payAmount },
        { account: { kind: 'deployed', investmentId: share.investmentId }, debit: share.principal },
        { account: { kind: 'fund_asset', fundId: input.fundId }, credit: share.principal },
      ]),
    })
    return id
  })
}
