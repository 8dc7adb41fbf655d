import type { Line } from '../../../ledger/post.ts'
import type { BatchPayout } from './batch-content.ts'

/** An approved payout goes on its way, with the tax that is withheld when it arrives. */
export function linesOnTheWay({ id, fundId, amount, debt, withholding }: BatchPayout): Line[] {
  const tax = withholding?.amount ?? 0
  return [
    { account: debt, debit: amount },
    { account: { kind: 'in_flight', fundId, payoutId: id }, credit: amount },
    ...(withholding ? [{ account: withholding.account, debit: tax }] : []),
    { account: { kind: 'withholding_in_flight', fundId, payoutId: id }, credit: tax },
  ]
}

/** It left the account and is paid: its tax is withheld, and owed to the tax office. */
export function linesOfPaid({ id, fundId, amount, withholding }: BatchPayout): Line[] {
  const tax = withholding?.amount ?? 0
  return [
    { account: { kind: 'in_flight', fundId, payoutId: id }, debit: amount },
    { account: { kind: 'withholding_in_flight', fundId, payoutId: id }, debit: tax },
    { account: { kind: 'tax', fundId }, credit: tax },
  ]
}
