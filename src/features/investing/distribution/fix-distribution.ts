import { post, type Line } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordCompositionAtWork } from '../../funds/fund/fund-composition.ts'
import { markShare } from '../../treasury/payout/end-payout.ts'
import type { Services } from '../../core/services.ts'
import { computeShares, type FixedDistribution, type Share } from './compute-shares.ts'
import { notifyWithoutPayment } from './notify-without-payment.ts'

/** Another distribution of the fund's term or day is fixed already: what is fixed is never changed. */
export class DistributionConflict extends Error {
  override name = 'DistributionConflict'
}

/** `fixDistributionWithin` in a transaction of its own, under the fund's lock. */
export async function fixDistribution(services: Services, input: FixedDistribution): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction
      .selectFrom('fund')
      .select('id')
      .where('id', '=', input.fundId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return fixDistributionWithin(transaction, services, input, now)
  })
}

/**
 * Fixes every participant's dividend, withholding and returned principal, and books what is owed to them; who gets nothing is mailed. Frozen
 * from then on. The same again for the same term, or for the same day in a fund without terms, changes nothing. The caller holds the fund's lock.
 * @returns the distribution's id.
 * @throws DistributionConflict for a second, different one; RangeError for a loss larger than the fund or without redemption.
 */
export async function fixDistributionWithin(
  transaction: Transaction,
  services: Services,
  input: FixedDistribution,
  now: Date,
): Promise<number> {
  if (input.loss !== undefined && input.loss > 0 && !input.redeems)
    throw new RangeError('a loss is taken when the principal goes back')
  const earlier = await findEarlier(transaction, input)
  if (earlier !== null) return earlier
  const { shares } = await computeShares(transaction, input)
  const { id } = await transaction
    .insertInto('fixed_distribution')
    .values({
      fund_id: input.fundId,
      term_number: input.term ?? null,
      total_dividend: input.totalDividend,
      redeems: input.redeems,
      loss: input.loss ?? 0,
      sale_profit: input.saleProfit ?? 0,
      payday: input.payday,
      fixed_at: now,
    })
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
  if (!input.redeems)
    await recordCompositionAtWork(transaction, { fundId: input.fundId, cause: 'investors_left', at: now })
  await notifyWithoutPayment(transaction, services, id, now)
  return id
}

/** @returns null where none is fixed for the term or the day. */
async function findEarlier(transaction: Transaction, input: FixedDistribution): Promise<number | null> {
  const earlier = await transaction
    .selectFrom('distribution')
    .select(['id', 'total_dividend', 'redeems', 'payday', 'loss', 'sale_profit'])
    .where('fund_id', '=', input.fundId)
    .$if(input.term !== undefined, (query) => query.where('term_number', '=', input.term ?? 0))
    .$if(input.term === undefined, (query) => query.where('payday', '=', input.payday).where('term_number', 'is', null))
    .executeTakeFirst()
  if (!earlier) return null
  const isSame =
    earlier.total_dividend === input.totalDividend &&
    earlier.redeems === input.redeems &&
    earlier.payday === input.payday &&
    earlier.loss === (input.loss ?? 0) &&
    earlier.sale_profit === (input.saleProfit ?? 0)
  if (isSame) return earlier.id
  throw new DistributionConflict(
    `fund ${input.fundId} has another distribution of ${input.term === undefined ? input.payday : `term ${input.term}`}`,
  )
}

async function insertShares(
  transaction: Transaction,
  distributionId: number,
  shares: readonly Share[],
  now: Date,
): Promise<void> {
  const rows = await transaction
    .insertInto('fixed_distribution_share')
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
