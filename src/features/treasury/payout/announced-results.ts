import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Trouble } from './end-payout.ts'
import type { Verdict } from './order-at-bank.ts'

/**
 * What the last announcement about a file means for its payouts, as a report of the bank's does for an order: the lines of the statement
 * decide what of it is booked. Null where nothing was announced.
 */
export async function judgeAnnouncement(
  database: Queryable,
  batchId: Id<'payout_batch'>,
): Promise<Extract<Verdict, { kind: 'left' }> | null> {
  const rows = await database
    .selectFrom('payout_announcement_row as row')
    .innerJoin('payout_announcement as announcement', 'announcement.id', 'row.announcement_id')
    .select(['row.payout_id', 'row.result', 'row.reason', 'announcement.fee'])
    .where('announcement.batch_id', '=', batchId)
    .orderBy('announcement.id')
    .execute()
  const [first] = rows
  if (first === undefined) return null
  const last = new Map(rows.map((row) => [row.payout_id, row]))
  const trouble = (id: Id<'payout'>): Trouble => ({
    problem: 'told_by_operator',
    detail: last.get(id)?.reason ?? '',
  })
  const failed = [...last.values()].filter(({ result }) => result === 'failed')
  // Of the announcement that counts for most of them: one of what came back later has no fee of its own.
  const { fee } = rows.findLast(({ result }) => result === 'done') ?? first
  return {
    kind: 'left',
    troubled: new Set(failed.map(({ payout_id: id }) => id)),
    feeFor: () => fee,
    notSent: trouble,
    sentBack: trouble,
  }
}
