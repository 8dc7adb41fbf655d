import type { Queryable } from '../../platform/database/connect.ts'
import type { Services } from '../services.ts'
import { loadBatchPayouts, type BatchPayout, type PayoutMethod } from './batch-content.ts'

export type BatchStatus = 'draft' | 'discarded' | 'approved' | 'sending' | 'unclear' | 'sent' | 'settled'

export interface BatchSummary {
  id: number
  method: PayoutMethod
  status: BatchStatus
  /** 'YYYY-MM-DD' */
  payOn: string
  /** Whole yen. */
  total: number
  count: number
  /** What an approver has to show again. */
  contentHash: string
  preparedBy: string
  preparedById: number
  preparedAt: Date
  approvedBy: string | null
  approvedAt: Date | null
  applicationNumber: string | null
  /** Of the transfer file, once it was handed out. */
  fileSha256: string | null
  settledAt: Date | null
}

export interface BatchPayoutView extends BatchPayout {
  memberName: string
  problem: string | null
  problemDetail: string
}

/** Newest first. */
export function listPayoutBatches(services: Services): Promise<BatchSummary[]> {
  return loadBatches(services.database)
}

/** One batch with everything in it, as an approver has to see it; null where there is none. */
export async function showPayoutBatch(services: Services, batchId: number): Promise<{ batch: BatchSummary; payouts: BatchPayoutView[] } | null> {
  const [batch] = await loadBatches(services.database, batchId)
  if (!batch) return null
  const facts = await services.database
    .selectFrom('payout')
    .innerJoin('member', 'member.id', 'payout.member_id')
    .select(['payout.id', 'payout.problem', 'payout.problem_detail', 'member.family_name', 'member.given_name'])
    .where('payout.batch_id', '=', batchId)
    .execute()
  const byId = new Map(facts.map((row) => [row.id, row]))
  const payouts = (await loadBatchPayouts(services.database, batchId)).map((payout) => {
    const row = byId.get(payout.id)
    return { ...payout, memberName: `${row?.family_name} ${row?.given_name}`, problem: row?.problem ?? null, problemDetail: row?.problem_detail ?? '' }
  })
  return { batch, payouts }
}

async function loadBatches(database: Queryable, batchId?: number): Promise<BatchSummary[]> {
  const rows = await database
    .selectFrom('payout_batch as batch')
    .innerJoin('member as maker', 'maker.id', 'batch.prepared_by')
    .leftJoin('member as checker', 'checker.id', 'batch.approved_by')
    .selectAll('batch')
    .select(['maker.family_name as maker_family', 'maker.given_name as maker_given', 'checker.family_name as checker_family', 'checker.given_name as checker_given'])
    .$if(batchId !== undefined, (query) => query.where('batch.id', '=', batchId ?? 0))
    .orderBy('batch.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    method: row.method === 'file' ? 'file' : 'transfer',
    status: row.status as BatchStatus,
    payOn: row.pay_on,
    total: row.total,
    count: row.payee_count,
    contentHash: row.content_hash,
    preparedBy: `${row.maker_family} ${row.maker_given}`,
    preparedById: row.prepared_by,
    preparedAt: row.prepared_at,
    approvedBy: row.checker_family === null ? null : `${row.checker_family} ${row.checker_given}`,
    approvedAt: row.approved_at,
    applicationNumber: row.application_number,
    fileSha256: row.file_sha256,
    settledAt: row.settled_at,
  }))
}
