import { japanDateOf } from '../../domain/calendar.ts'
import { bookBankLine } from '../../features/payout/book-bank-line.ts'
import { markShare } from '../../features/payout/end-payout.ts'
import { accountReference, type Account } from '../../ledger/chart.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../../features/services.ts'

/** A line of the real account that is no deposit on a virtual one, and its journal entry. Positive: the bank receives. */
async function recordMovement(
  transaction: Transaction,
  services: Services,
  movement: { amount: number; kind: string; key: string; against: Account },
): Promise<void> {
  const now = services.clock.now()
  const size = Math.abs(movement.amount)
  await bookBankLine(transaction, services, {
    itemKey: `demo-${movement.key}`,
    amount: movement.amount,
    transactedOn: japanDateOf(now),
    transactedAt: now,
    remarks: '',
    kind: movement.kind,
    against: [{ account: movement.against, ...(movement.amount > 0 ? { credit: size } : { debit: size }) }],
  })
}

/** The operator takes the fund's capital to buy the property, or pays in what is to be distributed. */
export async function moveOperatorMoney(services: Services, { amount, key }: { amount: number; key: string }): Promise<void> {
  if (amount === 0) return
  await inTransaction(services.database, (transaction) =>
    recordMovement(transaction, services, { amount, kind: 'operator_money', key, against: { kind: 'float' } }),
  )
}

/** Pays out what a distribution owes, and marks principal as redeemed where it went back. */
export async function payPastDistribution(services: Services, distributionId: number): Promise<void> {
  const paidAt = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    const shares = await transaction
      .selectFrom('distribution_share')
      .select(['id', 'investment_id', 'gross', 'withholding', 'principal'])
      .where('distribution_id', '=', distributionId)
      .where('paid_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const share of shares) {
      const account: Account = { kind: 'payable', investmentId: share.investment_id }
      const amount = share.gross - share.withholding + share.principal
      if (amount > 0) {
        await recordMovement(transaction, services, { amount: -amount, kind: 'payout', key: `payout:${share.id}`, against: account })
      }
      await markShare(transaction, share.id, paidAt)
    }
  })
}

/** Pays every open refund back. */
export async function payPastRefunds(services: Services): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    const open = await transaction.selectFrom('refund').selectAll().where('status', '=', 'open').execute()
    for (const refund of open) {
      const account: Account = { kind: 'refundable', memberId: refund.member_id }
      const key = `refund-paid:${refund.id}:${accountReference(account)}`
      await recordMovement(transaction, services, { amount: -refund.amount, kind: 'refund_paid', key, against: account })
      await transaction.updateTable('refund').set({ status: 'in_payout' }).where('id', '=', refund.id).where('status', '=', 'open').execute()
      await transaction.updateTable('refund').set({ status: 'paid', paid_at: now }).where('id', '=', refund.id).where('status', '=', 'in_payout').execute()
    }
  })
}
