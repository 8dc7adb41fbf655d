import type { Id } from '../../../domain/id.ts'
import type { AccountEntry, Bank } from '../../../adapters/bank/bank.ts'
import type {
  BulkTransferReport,
  TransferItemReport,
  TransferReceipt,
  TransferReport,
  TransferRequest,
  TransferState,
} from '../../../adapters/bank/transfer.ts'
import type { BatchPayout } from './batch-content.ts'
import type { Trouble } from './end-payout.ts'

// A batch as an order at the bank: how it is written, asked about and found again, what the bank's report means, and the lines of the account
// with which its money left and came back.

/** Up to so many payees an ordinary transfer takes; more of them need the bulk transfer, which is a contract of its own. */
const mostOrdinaryPayees = 99

const isBulk = (count: number): boolean => count > mostOrdinaryPayees

/** Our own mark on each payee's row: it travels with the money and comes back in every report. */
export const payoutMark = (payoutId: Id<'payout'>): string => `P${String(payoutId).padStart(10, '0')}`

export function transferRequest(
  payouts: readonly BatchPayout[],
  { from, designatedDate }: { from: string; designatedDate: string },
): TransferRequest {
  return {
    from,
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
  order: { from: string; applicationNumber: string; count: number },
): Promise<(TransferReport & { itemsKnown: boolean }) | null> {
  if (isBulk(order.count)) return bank.bulkTransferStatus(order.applicationNumber, order.from)
  const report = await bank.transferStatus(order.applicationNumber, order.from)
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
    ? await bank.listBulkTransfers({ from, to }, request.from)
    : await bank.listTransfers({ from, to }, request.from)
  for (const report of reports) {
    const number = report.applicationNumbers[0]
    if (number !== undefined && !taken.has(number) && isSameOrder(request, report)) return number
  }
  return null
}

/** Whether the bank's list has an order of the same sum that is not known as another's: whatever else it says of it. */
export async function listsOrderOf(
  bank: Bank,
  payouts: readonly BatchPayout[],
  { account, from, to, taken }: { account: string; from: string; to: string; taken: ReadonlySet<string> },
): Promise<boolean> {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  const reports: readonly (TransferReport | BulkTransferReport)[] = isBulk(payouts.length)
    ? await bank.listBulkTransfers({ from, to }, account)
    : await bank.listTransfers({ from, to }, account)
  return reports.some(
    (report) => !report.applicationNumbers.some((number) => taken.has(number)) && sumOf(report) === total,
  )
}

const sumOf = (report: TransferReport | BulkTransferReport): number | null =>
  report.items.length === 0 && 'totalAmount' in report
    ? report.totalAmount
    : report.items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

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

export type Verdict =
  | { kind: 'under_way' }
  /** Final: no yen left the account. */
  | { kind: 'never_left'; trouble: Trouble }
  /** Money left. Of `troubled` payouts it never did, came back or will: the account's lines tell which. */
  | {
      kind: 'left'
      troubled: ReadonlySet<Id<'payout'>>
      /** Whole yen that the bank takes for those of them that left. */
      feeFor: (left: readonly BatchPayout[]) => number
      /** Of one that never left: not that it came back. */
      notSent: (id: Id<'payout'>) => Trouble
      sentBack: (id: Id<'payout'>) => Trouble
    }

const neverLeft: Partial<Record<TransferState, Trouble['problem']>> = {
  sent_back: 'not_approved_at_bank',
  withdrawn: 'not_approved_at_bank',
  expired: 'not_approved_at_bank',
  cancelled: 'not_approved_at_bank',
  failed: 'failed',
}

const leftStates: ReadonlySet<TransferState> = new Set([
  'done',
  'returned',
  'recalling',
  'recalled',
  'recall_failed',
  'partly_failed',
])

/** What the bank's report about an order means for its payouts. A state that we do not know is never taken for an end. */
export function judgeReport(
  report: TransferReport & { itemsKnown: boolean },
  payouts: readonly BatchPayout[],
): Verdict {
  const detail = `銀行の状態 ${report.stateCode}`
  const problem = neverLeft[report.state]
  if (problem) return { kind: 'never_left', trouble: { problem, detail } }
  if (!leftStates.has(report.state) || !report.itemsKnown) return { kind: 'under_way' }
  const items = itemsByPayout(report.items, payouts)
  const isWhollyBack = report.state === 'returned' || report.state === 'recalled'
  const troubled = payouts.filter(({ id }) => isWhollyBack || items.get(id)?.outcome === 'failed').map(({ id }) => id)
  const feeOf = new Map([...items].map(([id, item]) => [id, item.fee ?? 0]))
  return {
    kind: 'left',
    troubled: new Set(troubled),
    feeFor: (left) => left.reduce((total, { id }) => total + (feeOf.get(id) ?? 0), 0),
    notSent: () => ({ problem: 'failed', detail }),
    sentBack: () => ({ problem: 'sent_back', detail }),
  }
}

/** By our own mark; by position where the bank does not tell marks, since it keeps the order of the rows. */
function itemsByPayout(
  items: readonly TransferItemReport[],
  payouts: readonly BatchPayout[],
): Map<Id<'payout'>, TransferItemReport> {
  const byMark = new Map(items.map((item) => [item.ediInfo, item]))
  const pairs = payouts.map(
    (payout, index) => [payout.id, byMark.get(payoutMark(payout.id)) ?? unmarked(items[index], payout)] as const,
  )
  return new Map(pairs.filter((pair): pair is [Id<'payout'>, TransferItemReport] => pair[1] !== undefined))
}

function unmarked(item: TransferItemReport | undefined, { amount }: BatchPayout): TransferItemReport | undefined {
  return item && item.ediInfo === '' && item.amount === amount ? item : undefined
}

/** A line of the account as the statement shows it. */
export type ShownLine = Omit<AccountEntry, 'balance'>

export interface OutgoingMatch {
  entry: ShownLine
  /** Payouts whose money is in this line. */
  left: readonly BatchPayout[]
  /** Whole yen, above the payouts' own amounts. */
  fee: number
}

/** With more troubled rows than this, not every combination is tried: all of them left, or none. */
const mostCombined = 12

/**
 * Finds the one line with which an order left the account. The line is the sum of what left and its fees (or without fees, where the
 * bank collects them later); of troubled payouts, any number may have been left out. Null while there is no such line.
 */
export function matchOutgoing(
  entries: readonly ShownLine[],
  {
    firm,
    troubled,
    feeFor,
  }: {
    firm: readonly BatchPayout[]
    troubled: readonly BatchPayout[]
    feeFor: (left: readonly BatchPayout[]) => number
  },
): OutgoingMatch | null {
  const outgoing = entries.filter(({ direction }) => direction === 'out')
  for (const included of combinations(troubled)) {
    const left = [...firm, ...included]
    if (left.length === 0) continue
    const sum = left.reduce((total, { amount }) => total + amount, 0)
    const fee = feeFor(left)
    const entry = outgoing.find(({ amount }) => amount === sum + fee) ?? outgoing.find(({ amount }) => amount === sum)
    if (entry) return { entry, left, fee: entry.amount - sum }
  }
  return null
}

function combinations<Item>(items: readonly Item[]): Item[][] {
  if (items.length > mostCombined) return [[], [...items]]
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

/** How banks word a line of money that comes back from a payee's bank. `no_return_of` in the database asks for the same words: tests/plants/sent-back.test.ts. */
export const returnWords = /返却|組戻|資金返|ﾍﾝｷﾔｸ|ｸﾐﾓﾄﾞｼ|クミモドシ|ヘンキヤク/

export const comesBack = (remarks: string): boolean => returnWords.test(remarks)

/** The line with which a payout came back: never a deposit on a virtual account, which is somebody else's money. */
export function matchReturn(entries: readonly ShownLine[], payout: BatchPayout): ShownLine | null {
  const incoming = entries.filter(
    ({ direction, amount, remarks }) => direction === 'in' && amount === payout.amount && comesBack(remarks),
  )
  return incoming.find(({ remarks }) => remarks.includes(payout.payee.name)) ?? incoming[0] ?? null
}
