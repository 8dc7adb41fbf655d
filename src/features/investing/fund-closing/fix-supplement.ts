import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { zeroYen, type Yen } from '../../../domain/money.ts'
import { noOwnMoney } from '../../../domain/investing/own-money.ts'
import type { SupplementaryDistribution } from '../../../domain/investing/supplementary-distribution.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import { bookDistribution } from '../distribution/book-distribution.ts'
import { keepSources } from '../distribution/close-period.ts'
import { insertShares } from '../distribution/fix-distribution.ts'
import { lateClosingKey } from '../distribution/late-closing.ts'
import { closingLines, loadPeriodBooks } from '../distribution/period-books.ts'
import type { InvestorsClaim } from './late-result.ts'
import { notifyOfSupplement } from './notify-of-supplement.ts'

interface FixedSupplement {
  fundId: Id<'fund'>
  redeeming: Id<'fixed_distribution'>
  claim: InvestorsClaim
  supplement: SupplementaryDistribution
  payday: JapanDate
  proposalId: Id<'proposal'>
  now: Date
}

/**
 * Closes what came in after the last period, fixes everybody's part of it, and books what is owed to them, and to the operator for the rest. The shares come
 * before the facts of the distribution, after which the database takes no more of them. The caller holds the fund's lock.
 */
export async function fixSupplementWithin(
  transaction: Transaction,
  services: Services,
  { fundId, redeeming, claim, supplement, payday, proposalId, now }: FixedSupplement,
): Promise<void> {
  const days = { fundId, endOn: japanDateOf(now) }
  const { books } = await loadPeriodBooks(transaction, days)
  await post(transaction, {
    kind: 'period_closed',
    key: lateClosingKey(proposalId),
    effectiveAt: now,
    recordedAt: now,
    lines: await closingLines(transaction, days),
  })
  const { id: distributionId } = await transaction
    .insertInto('fixed_distribution')
    .values({
      fund_id: fundId,
      supplements: redeeming,
      total_dividend: supplement.total,
      redeems: false,
      payday,
      fixed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shares = sharesOf(claim, supplement)
  await insertShares(transaction, distributionId, shares, now)
  await transaction
    .insertInto('supplementary_distribution')
    .values({
      distribution_id: distributionId,
      proposal_id: proposalId,
      income: books.income,
      related_income: books.relatedIncome,
      costs: books.costs,
      sale_proceeds: books.saleProceeds,
      related_sale: books.relatedSale,
      sale_cost: books.saleCost,
      short_of_cap: claim.short,
      cap_until: claim.capUntil,
      lost: claim.lost,
    })
    .execute()
  const calculation = { priority: supplement.total, saleQuarter: zeroYen }
  await keepSources(transaction, { distributionId, result: { books, calculation }, paid: supplement.dividend })
  await bookDistribution(transaction, services, {
    distributionId,
    fundId,
    shares: shares.map(({ investmentId, dividend, tax, redeemedPrincipal, restored }) => ({
      investmentId,
      gross: dividend,
      withholding: tax,
      principal: redeemedPrincipal,
      restored,
      loss: 0,
    })),
    cushionLoss: noOwnMoney,
    operatorShare: supplement.operatorShare,
    lossInBooks: zeroYen,
    now,
  })
  await notifyOfSupplement(transaction, services, distributionId, now)
}

interface SupplementShare {
  investmentId: Id<'investment'>
  dividend: Yen
  tax: Yen
  redeemedPrincipal: Yen
  /** All of the principal that goes back: it had been lost. */
  restored: Yen
  loss: Yen
}

const sharesOf = ({ holders }: InvestorsClaim, { payouts }: SupplementaryDistribution): SupplementShare[] =>
  holders.map(({ investmentId }) => {
    const payout = payouts.get(String(investmentId))
    if (!payout) throw new Error(`investment ${investmentId} has no part in the supplementary distribution`)
    const { dividend, tax, redeemedPrincipal } = payout
    return { investmentId, dividend, tax, redeemedPrincipal, restored: redeemedPrincipal, loss: zeroYen }
  })
