import type { JapanDate } from '../../domain/calendar.ts'
import { allocateLoss, distribute, memberPayout, type MemberPayout } from '../../domain/distribution.ts'
import { subtractYen, yen, zeroYen, type Yen } from '../../domain/money.ts'
import { post, type Line } from '../../ledger/post.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { markShare } from '../payout/end-payout.ts'
import type { Services } from '../services.ts'

export interface FixedDistribution {
  fundId: number
  /** Before tax, whole yen; what flooring leaves stays with the operator. */
  totalDividend: number
  /** Whether the principal goes back with it: the fund has ended. */
  redeems: boolean
  /** The day of payment decides about the rate of withholding. */
  payday: JapanDate
  /** Of the whole fund, whole yen, with `redeems` alone: the operator's subordinated part bears it first, then investors in proportion. */
  loss?: number
}

/** Another distribution of the fund is fixed for that day already: what is fixed is never changed. */
export class DistributionConflict extends Error {
  override name = 'DistributionConflict'
}

interface Share extends MemberPayout {
  investmentId: number
  loss: Yen
}

/**
 * Fixes every participant's dividend, withholding and returned principal, and books what is owed to them. Frozen from then on. The same
 * again for the same day changes nothing.
 * @returns the distribution's id.
 * @throws DistributionConflict for a second, different one of the same day; RangeError for a loss larger than the fund or without redemption.
 */
export async function fixDistribution(services: Services, input: FixedDistribution): Promise<number> {
  if (input.loss !== undefined && input.loss > 0 && !input.redeems) throw new RangeError('a loss is taken when the principal goes back')
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const fund = await transaction.selectFrom('fund').select(['id', 'subordinated_amount']).where('id', '=', input.fundId).forUpdate().executeTakeFirstOrThrow()
    const earlier = await earlierOfDay(transaction, input)
    if (earlier !== null) return earlier
    const shares = await computeShares(transaction, input, yen(fund.subordinated_amount))
    const { id } = await transaction
      .insertInto('distribution')
      .values({ fund_id: input.fundId, total_dividend: input.totalDividend, payday: input.payday, fixed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (shares.length === 0) return id
    await insertShares(transaction, id, shares, now)
    await post(transaction, {
      kind: 'distribution_fixed',
      key: `distribution:${id}`,
      effectiveAt: now,
      recordedAt: now,
      lines: shares.flatMap((share) => linesOf(share, input.fundId)),
    })
    return id
  })
}

async function earlierOfDay(transaction: Transaction, input: FixedDistribution): Promise<number | null> {
  const earlier = await transaction
    .selectFrom('distribution')
    .leftJoin('distribution_share as share', 'share.distribution_id', 'distribution.id')
    .select((expression) => [
      'distribution.id',
      'distribution.total_dividend',
      expression.fn.coalesce(expression.fn.sum<number>('share.principal'), expression.val(0)).as('principal'),
    ])
    .where('distribution.fund_id', '=', input.fundId)
    .where('distribution.payday', '=', input.payday)
    .groupBy('distribution.id')
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.total_dividend === input.totalDividend && earlier.principal > 0 === input.redeems) return earlier.id
  throw new DistributionConflict(`fund ${input.fundId} has another distribution on ${input.payday}`)
}

async function computeShares(transaction: Transaction, input: FixedDistribution, subordinatedAmount: Yen): Promise<Share[]> {
  const participants = await transaction
    .selectFrom('investment')
    .select(['id', 'amount'])
    .where('fund_id', '=', input.fundId)
    .where('status', '=', 'participating')
    .where('redeemed_at', 'is', null)
    .orderBy('id')
    .execute()
  const holdings = participants.map((one) => ({ investId: String(one.id), amount: yen(one.amount) }))
  const { dividends } = distribute(yen(input.totalDividend), holdings)
  const { losses } = allocateLoss(yen(input.loss ?? 0), subordinatedAmount, holdings)
  return holdings.map(({ investId, amount }) => {
    const loss = losses.get(investId) ?? zeroYen
    const principal = input.redeems ? subtractYen(amount, loss) : zeroYen
    return { investmentId: Number(investId), loss, ...memberPayout(dividends.get(investId) ?? zeroYen, principal, input.payday) }
  })
}

async function insertShares(transaction: Transaction, distributionId: number, shares: readonly Share[], now: Date): Promise<void> {
  const rows = await transaction
    .insertInto('distribution_share')
    .values(
      shares.map((share) => ({
        distribution_id: distributionId,
        investment_id: share.investmentId,
        gross: share.dividend,
        withholding: share.tax,
        principal: share.redeemedPrincipal,
        loss: share.loss,
      })),
    )
    .returning(['id', 'net', 'principal'])
    .execute()
  // Nothing is left to pay where all was lost, or a term earned nothing.
  for (const row of rows) if ((row.net ?? 0) + row.principal === 0) await markShare(transaction, row.id, now)
}

/** The operator's own money pays dividend and principal; what was lost is no asset of the fund any more. */
function linesOf(share: Share, fundId: number): Line[] {
  return [
    { account: { kind: 'float' }, debit: share.dividend + share.redeemedPrincipal },
    { account: { kind: 'tax' }, credit: share.tax },
    { account: { kind: 'payable', investmentId: share.investmentId }, credit: share.payAmount },
    { account: { kind: 'deployed', investmentId: share.investmentId }, debit: share.redeemedPrincipal + share.loss },
    { account: { kind: 'fund_asset', fundId }, credit: share.redeemedPrincipal + share.loss },
  ]
}
