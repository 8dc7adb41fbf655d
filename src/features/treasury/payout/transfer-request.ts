import type { Bank } from '../../../adapters/bank/bank.ts'
import type {
  BulkTransferReport,
  TransferReceipt,
  TransferReport,
  TransferRequest,
} from '../../../adapters/bank/transfer.ts'
import type { BatchPayout } from './batch-content.ts'

/** Up to so many payees an ordinary transfer takes; more of them need the bulk transfer, which is a contract of its own. */
const mostOrdinaryPayees = 99

const isBulk = (count: number): boolean => count > mostOrdinaryPayees

/** Our own mark on each payee's row: it travels with the money and comes back in every report. */
export const payoutMark = (payoutId: number): string => `P${String(payoutId).padStart(10, '0')}`

export function transferRequest(payouts: readonly BatchPayout[], designatedDate: string): TransferRequest {
  return {
    designatedDate,
    // A net: the day was chosen as a business day. Should the bank know of another holiday, the money comes before the promised day, not after it.
    holidayRule: 'previous_business_day',
    items: payouts.map(({ id, amount, payee }) => ({
      amount,
      bankCode: payee.bankCode,
      branchCode: payee.branchCode,
      accountType: payee.accountType,
      accountNumber: payee.accountNumber,
      beneficiaryName: payee.name,
      ediInfo: payoutMark(id),
    })),
  }
}

export function orderAtBank(bank: Bank, request: TransferRequest, idempotencyKey: string): Promise<TransferReceipt> {
  return isBulk(request.items.length)
    ? bank.requestBulkTransfer(request, idempotencyKey)
    : bank.requestTransfer(request, idempotencyKey)
}

/** Null while the bank knows no such order. `itemsKnown` is false while it does not tell the single payees yet. */
export async function askAboutOrder(
  bank: Bank,
  order: { applicationNumber: string; count: number },
): Promise<(TransferReport & { itemsKnown: boolean }) | null> {
  if (isBulk(order.count)) return bank.bulkTransferStatus(order.applicationNumber)
  const report = await bank.transferStatus(order.applicationNumber)
  return report && { ...report, itemsKnown: true }
}

/**
 * Looks for an order whose answer was lost, by its fingerprint: our marks where the bank tells them, else payees and amounts, else
 * count and sum on the designated day. `taken` are the numbers of orders that are known already.
 */
export async function findLostOrder(
  bank: Bank,
  request: TransferRequest,
  { from, to, taken }: { from: string; to: string; taken: ReadonlySet<string> },
): Promise<string | null> {
  const reports = isBulk(request.items.length)
    ? await bank.listBulkTransfers({ from, to })
    : await bank.listTransfers({ from, to })
  for (const report of reports) {
    const number = report.applicationNumbers[0]
    if (number !== undefined && !taken.has(number) && isSameOrder(request, report)) return number
  }
  return null
}

function isSameOrder(request: TransferRequest, report: TransferReport | BulkTransferReport): boolean {
  if (report.items.length === 0) return 'totalCount' in report && hasSameSums(request, report)
  const distinguishesMarks = report.items.some((item) => item.ediInfo !== '')
  const ordered = request.items.map((item) => (distinguishesMarks ? `${item.ediInfo}:${item.amount}` : rowText(item)))
  const reported = report.items.map((item) => (distinguishesMarks ? `${item.ediInfo}:${item.amount}` : rowText(item)))
  return ordered.length === reported.length && ordered.toSorted().join() === reported.toSorted().join()
}

function hasSameSums(request: TransferRequest, report: BulkTransferReport): boolean {
  const total = request.items.reduce((sum, { amount }) => sum + amount, 0)
  return (
    report.designatedDate === request.designatedDate &&
    report.totalCount === request.items.length &&
    report.totalAmount === total
  )
}

const rowText = (row: { amount: number | null; bankCode: string; branchCode: string; accountNumber: string }): string =>
  [row.amount, row.bankCode, row.branchCode, row.accountNumber].join(':')
