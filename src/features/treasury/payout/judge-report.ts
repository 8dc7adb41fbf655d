import type { TransferItemReport, TransferReport, TransferState } from '../../../adapters/bank/transfer.ts'
import type { BatchPayout } from './batch-content.ts'
import type { Trouble } from './end-payout.ts'
import { payoutMark } from './transfer-request.ts'
import type { Id } from '../../../domain/id.ts'

export type Verdict =
  | { kind: 'under_way' }
  /** Final: no yen left the account. */
  | { kind: 'never_left'; trouble: Trouble }
  /** Money left. Of `troubled` payouts it never did, came back or will: the account's lines tell which. */
  | { kind: 'left'; troubled: ReadonlySet<Id<'payout'>>; feeOf: ReadonlyMap<Id<'payout'>, number>; trouble: Trouble }

const neverLeft: Partial<Record<TransferState, Trouble['problem']>> = {
  sent_back: 'not_approved_at_bank',
  withdrawn: 'not_approved_at_bank',
  expired: 'not_approved_at_bank',
  cancelled: 'not_approved_at_bank',
  failed: 'failed',
}

const left: ReadonlySet<TransferState> = new Set([
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
  if (!left.has(report.state) || !report.itemsKnown) return { kind: 'under_way' }
  const items = itemsByPayout(report.items, payouts)
  const isWhollyBack = report.state === 'returned' || report.state === 'recalled'
  const troubled = payouts.filter(({ id }) => isWhollyBack || items.get(id)?.outcome === 'failed').map(({ id }) => id)
  const feeOf = new Map([...items].map(([id, item]) => [id, item.fee ?? 0]))
  return { kind: 'left', troubled: new Set(troubled), feeOf, trouble: { problem: 'sent_back', detail } }
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
