import { sql } from 'kysely'
import { japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { monthEnds, partsOf, type PrepaidPart } from '../../../domain/prepaid-cost.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { listPrepaid, listPrepaidOf, type PrepaidCost } from './list-prepaid.ts'

/** The daily task: what was paid ahead becomes a cost with the end of each month and period. Safe to run late and twice. */
export async function usePrepaidCosts(services: Services, dueAt: Date): Promise<void> {
  const fundIds = new Set((await listPrepaid(services.database)).map(({ fundId }) => fundId))
  for (const fundId of fundIds)
    await inTransaction(services.database, (transaction) =>
      usePrepaidOf(transaction, { fundId, until: japanDateOf(dueAt), now: services.clock.now() }),
    )
}

/** The same for one fund, before its period is closed: whether the night's task has run or not, the closing takes every part up to its end. */
export async function usePrepaidOf(
  transaction: Transaction,
  { fundId, now, until = japanDateOf(now) }: { fundId: Id<'fund'>; now: Date; until?: JapanDate },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:fund:${fundId}`}, 0))`.execute(transaction)
  const periods = await transaction
    .selectFrom('fund_period')
    .select('end_on')
    .where('fund_id', '=', fundId)
    .where('end_on', '<=', until)
    .execute()
  for (const prepaid of await listPrepaidOf(transaction, fundId)) {
    const ends = periods.map(({ end_on: day }) => day as JapanDate).filter((day) => day >= prepaid.spreadFrom)
    const days = [...new Set([...monthEnds(prepaid.spreadFrom, until), ...ends])].toSorted()
    await countParts(transaction, prepaid, partsOf(prepaid, days, prepaid.lastDay), now)
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
