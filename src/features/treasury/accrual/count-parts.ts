import { startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { partsOf, type PrepaidPart } from '../../../domain/treasury/prepaid-cost.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { listPrepaidOf, type PrepaidCost } from './list-prepaid.ts'

/** What a fund paid ahead becomes a cost with its days. The caller holds the lock of the book. */
export async function usePrepaidOf(
  transaction: Transaction,
  { fundId, days, now }: { fundId: Id<'fund'>; days: readonly JapanDate[]; now: Date },
): Promise<void> {
  for (const prepaid of await listPrepaidOf(transaction, fundId)) {
    const after = days.filter((day) => day >= prepaid.spreadFrom)
    await countParts(transaction, prepaid, partsOf(prepaid, after, prepaid.lastDay), now)
  }
}

/** Each part is an entry of its own, named by how many there are. The caller holds the lock of the book. */
export async function countParts(
  transaction: Transaction,
  { id, fundId, costKind }: Pick<PrepaidCost, 'id' | 'fundId' | 'costKind'>,
  parts: readonly PrepaidPart[],
  now: Date,
): Promise<void> {
  const { earlier } = await transaction
    .selectFrom('journal_entry')
    .select(({ fn }) => fn.countAll<number>().as('earlier'))
    .where('kind', '=', 'prepaid_cost_used')
    .where('idempotency_key', 'like', `prepaid-cost-used:${id}:%`)
    .executeTakeFirstOrThrow()
  for (const [index, { day, amount }] of parts.entries())
    await post(transaction, {
      kind: 'prepaid_cost_used',
      key: `prepaid-cost-used:${id}:${earlier + index + 1}`,
      effectiveAt: startOfDay(day),
      recordedAt: now,
      lines: [
        { account: { kind: 'cost', fundId, costKind }, debit: amount },
        { account: { kind: 'prepaid_cost', fundId }, credit: amount },
      ],
    })
}
