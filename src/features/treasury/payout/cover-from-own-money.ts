import type { Id } from '../../../domain/id.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import { loadCovers } from '../segregation/load-position.ts'
import type { BatchPayout } from './batch-content.ts'
import { shareIds } from './obligation.ts'

/**
 * An approval commits the operator's own money (decision 0073): what the funds' books lack for the batch comes into them out of the operator's, and each
 * part says what it is. A dividend without booked income is declared income; principal is the price of the property that the operator takes back, or of the
 * part of somebody who leaves; what the fund has lost of that part meanwhile is the operator's loss. The caller has seen under the lock that the operator's money covers it; the database checks at commit.
 */
export async function coverFromOwnMoney(
  transaction: Transaction,
  services: Services,
  { batchId, payouts, now }: { batchId: Id<'payout_batch'>; payouts: readonly BatchPayout[]; now: Date },
): Promise<void> {
  const at = { effectiveAt: now, recordedAt: now }
  const account = services.config.BANK_ACCOUNT_ID
  for (const { fundId, income, property, takenOver, lost } of await loadCovers(transaction, shareIds(payouts))) {
    const of = `${batchId}:${fundId}`
    if (income > 0)
      await post(transaction, {
        kind: 'declared_income',
        key: `declared-income:${of}`,
        ...at,
        lines: throughBank(account, [
          { account: { kind: 'declared_income', fundId }, credit: income },
          { account: { kind: 'own_equity' }, debit: income },
        ]),
      })
    if (property > 0)
      await post(transaction, {
        kind: 'property_sold',
        key: `property-sold:${of}`,
        ...at,
        lines: throughBank(account, [
          { account: { kind: 'property', fundId }, credit: property },
          { account: { kind: 'own_equity' }, debit: property },
        ]),
      })
    if (takenOver + lost > 0)
      await post(transaction, {
        kind: 'contribution',
        key: `taken-over:${of}`,
        ...at,
        lines: throughBank(account, [
          { account: { kind: 'taken_over', fundId }, credit: takenOver + lost },
          { account: { kind: 'fund_interest', fundId }, debit: takenOver + lost },
        ]),
      })
    if (lost > 0)
      await post(transaction, {
        kind: 'loss_allocated',
        key: `loss-taken-over:${of}`,
        ...at,
        lines: [
          { account: { kind: 'taken_over', fundId }, debit: lost },
          { account: { kind: 'undistributed', fundId }, credit: lost },
          { account: { kind: 'fund_result' }, debit: lost },
          { account: { kind: 'fund_interest', fundId }, credit: lost },
        ],
      })
  }
}
