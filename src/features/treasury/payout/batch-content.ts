import type { PayoutStatus } from '../../../domain/lifecycles/payout.ts'
import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Payout } from '../../../platform/database/types.ts'
import { debtAccount, obligationOf, type Obligation } from './obligation.ts'
import type { Payee } from './payee.ts'
import type { Account } from '../../../ledger/chart.ts'
import type { Id } from '../../../domain/id.ts'

export type PayoutMethod = 'transfer' | 'file'

/** Who gets how much for what. */
export interface PayoutContent {
  obligation: Obligation
  amount: number
  payee: Payee
}

/** One payout of a batch, as it stands. */
export interface BatchPayout extends PayoutContent {
  id: Id<'payout'>
  memberId: Id<'member'>
  status: PayoutStatus
  paidAt: Date | null
  /** When the bank's failure was booked of a transfer that had left: while it is in flight, the bank has its money to give back. */
  failedAt: Date | null
  /** Whose money it is. */
  fundId: Id<'fund'>
  /** Where the debt stands in the fund's book until it is on its way. */
  debt: Account
  /** The tax that is withheld when it is paid, and where it stands until then; null for a refund, and where it was withheld by an earlier payment. */
  withholding: { amount: number; account: Account } | null
}

/**
 * SHA-256 over everything that a batch pays to whom, on which day and how: what an approver has seen is what goes out, or
 * the approval is refused. The order of the payouts does not matter.
 */
export function contentHash(
  head: { method: PayoutMethod; payOn: string; from: string | null },
  payouts: readonly PayoutContent[],
): string {
  const rows = payouts
    .map(({ obligation, amount, payee }) => [
      obligation.kind,
      obligation.id,
      amount,
      // Of a payer two people named the account; a batch that was prepared before such payers were known hashes as it did.
      payee.refundPayeeId === null ? payee.bankAccountId : `payer:${payee.refundPayeeId}`,
      payee.bankCode,
      payee.branchCode,
      payee.accountType,
      payee.accountNumber,
      payee.name,
    ])
    .map((row) => JSON.stringify(row))
    .toSorted()
  return (
    createHash('sha256')
      // A batch of the collecting account hashes as it did when there was no other.
      .update(JSON.stringify([head.method, head.payOn, rows, ...(head.from === null ? [] : [head.from])]))
      .digest('hex')
  )
}

/** In the order in which they were prepared, which is also that of the order at the bank. */
export async function loadBatchPayouts(database: Queryable, batchId: Id<'payout_batch'>): Promise<BatchPayout[]> {
  const rows = await database
    .selectFrom('payout')
    .leftJoin('refund', 'refund.id', 'payout.refund_id')
    .leftJoin('distribution_share as share', 'share.id', 'payout.distribution_share_id')
    .innerJoin('investment', (join) =>
      join.on((on) =>
        on.or([
          on('investment.id', '=', on.ref('refund.investment_id')),
          on('investment.id', '=', on.ref('share.investment_id')),
        ]),
      ),
    )
    .selectAll('payout')
    .select(['investment.id as investment_id', 'investment.fund_id', 'share.withholding', 'share.withheld_on'])
    .where('payout.batch_id', '=', batchId)
    .orderBy('payout.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    status: row.status,
    paidAt: row.paid_at,
    failedAt: row.failed_at,
    obligation: obligationOf(row),
    amount: row.amount,
    payee: payeeIn(row),
    fundId: row.fund_id,
    debt: debtAccount(row),
    withholding:
      row.withholding && row.withheld_on === null
        ? {
            amount: row.withholding,
            account: { kind: 'withholding_unpaid', fundId: row.fund_id, investmentId: row.investment_id },
          }
        : null,
  }))
}

/** The account that a payout names. */
export const payeeIn = (row: Selectable<Payout>): Payee => ({
  bankAccountId: row.bank_account_id,
  refundPayeeId: row.refund_payee_id,
  bankCode: row.bank_code,
  branchCode: row.branch_code,
  accountType: row.account_type,
  accountNumber: row.account_number,
  name: row.payee_name,
})
