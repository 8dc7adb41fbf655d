import { addYen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordCompositionAtWork } from '../../funds/fund/fund-composition.ts'
import { markShare } from '../../treasury/payout/end-payout.ts'
import type { Services } from '../../core/services.ts'
import { bookDistribution, type BookedShare } from './book-distribution.ts'
import { closePeriodWithin, keepSources } from './close-period.ts'
import { computeShares, type FixedDistribution, type Share } from './compute-shares.ts'
import { notifyWithoutPayment } from './notify-without-payment.ts'

/** Another distribution of the fund's period is fixed already: what is fixed is never changed. */
export class DistributionConflict extends Error {
  override name = 'DistributionConflict'
}

/** `fixDistributionWithin` in a transaction of its own, under the fund's lock. */
export async function fixDistribution(services: Services, input: FixedDistribution): Promise<Id<'fixed_distribution'>> {
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
 * from then on. The same again for the same period changes nothing. The caller holds the fund's lock.
 * @returns the distribution's id.
 * @throws DistributionConflict for a second, different one; RangeError for a loss larger than the fund or without redemption.
 */
export async function fixDistributionWithin(
  transaction: Transaction,
  services: Services,
  input: FixedDistribution,
  now: Date,
): Promise<Id<'fixed_distribution'>> {
  if (input.loss !== undefined && input.loss > 0 && !input.redeems)
    throw new RangeError('a loss is taken when the principal goes back')
  const earlier = await findEarlier(transaction, input)
  if (earlier !== null) return earlier
  const { shares, cushionLoss } = await computeShares(transaction, input)
  const { id } = await transaction
    .insertInto('fixed_distribution')
    .values({
      fund_id: input.fundId,
      period_number: input.period,
      total_dividend: input.totalDividend,
      redeems: input.redeems,
      loss: input.loss ?? 0,
      sale_profit: input.saleProfit ?? 0,
      payday: input.payday,
      planned: input.plan?.planned ?? null,
      less_words: input.plan?.words ?? '',
      fixed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (shares.length > 0) await insertShares(transaction, id, shares, now)
  const { operatorShare, lossInBooks } = await closeBooks(transaction, services, {
    distributionId: id,
    input,
    shares,
    now,
  })
  await bookDistribution(transaction, services, {
    distributionId: id,
    fundId: input.fundId,
    shares: shares.map(bookedShare),
    cushionLoss,
    operatorShare,
    lossInBooks,
    now,
  })
  if (!input.redeems)
    await recordCompositionAtWork(transaction, { fundId: input.fundId, cause: 'investors_left', at: now })
  await notifyWithoutPayment(transaction, services, id, now)
  return id
}

/** @returns null where none is fixed for the period. */
async function findEarlier(
  transaction: Transaction,
  input: FixedDistribution,
): Promise<Id<'fixed_distribution'> | null> {
  const earlier = await transaction
    .selectFrom('distribution')
    .select(['id', 'total_dividend', 'redeems', 'payday', 'loss', 'sale_profit'])
    .where('fund_id', '=', input.fundId)
    .where('period_number', '=', input.period)
    .executeTakeFirst()
  if (!earlier) return null
  const isSame =
    earlier.total_dividend === input.totalDividend &&
    earlier.redeems === input.redeems &&
    earlier.payday === input.payday &&
    earlier.loss === (input.loss ?? 0) &&
    earlier.sale_profit === (input.saleProfit ?? 0)
  if (isSame) return earlier.id
  throw new DistributionConflict(`fund ${input.fundId} has another distribution of period ${input.period}`)
}

/** Nobody waits for a share of which nothing is to be paid: it is marked at once. */
export async function insertShares(
  transaction: Transaction,
  distributionId: Id<'fixed_distribution'>,
  shares: readonly (Pick<Share, 'investmentId' | 'dividend' | 'tax' | 'redeemedPrincipal' | 'loss'> & {
    restored?: number
  })[],
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
        restored: share.restored ?? 0,
      })),
    )
    .returning(['id', 'net', 'principal'])
    .execute()
  // Nothing is left to pay where all was lost, or a term earned nothing.
  for (const row of rows) if ((row.net ?? 0) + row.principal === 0) await markShare(transaction, row.id, now)
}

/**
 * With the books of its period: they are closed, and where every yen comes from is written down.
 * @returns what of the result is the operator's, and the loss that is borne now that the fund ends.
 */
async function closeBooks(
  transaction: Transaction,
  services: Services,
  {
    distributionId,
    input: { fundId, period, fromBooks, redeems },
    shares,
    now,
  }: {
    distributionId: Id<'fixed_distribution'>
    input: FixedDistribution
    shares: readonly Share[]
    now: Date
  },
): Promise<{ operatorShare: Yen; lossInBooks: Yen }> {
  const paid = addYen(...shares.map(({ dividend }) => dividend))
  await keepSources(transaction, { distributionId, result: fromBooks?.result ?? null, paid })
  if (!fromBooks) return { operatorShare: zeroYen, lossInBooks: zeroYen }
  const operatorShare = await closePeriodWithin(transaction, services, {
    fundId,
    number: period,
    distributionId,
    paid,
    now,
    ...fromBooks,
  })
  return { operatorShare, lossInBooks: redeems ? fromBooks.result.calculation.lossLeft : zeroYen }
}

const bookedShare = ({ investmentId, dividend, tax, redeemedPrincipal, loss }: Share): BookedShare => ({
  investmentId,
  gross: dividend,
  withholding: tax,
  principal: redeemedPrincipal,
  restored: 0,
  loss,
})
