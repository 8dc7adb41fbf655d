import { sql, type RawBuilder } from 'kysely'
import type { PayoutStatus } from '../../../domain/lifecycles/payout.ts'
import type { payoutBatchTable } from '../../../domain/tables/payout-batches.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { BatchState } from '../../../domain/tables/payout-batches.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts, type BatchPayout, type PayoutMethod } from './batch-content.ts'
import type { Id } from '../../../domain/id.ts'

export type BatchStatus = 'draft' | 'discarded' | 'approved' | 'sending' | 'unclear' | 'sent' | 'settled'

export interface BatchSummary {
  id: Id<'payout_batch'>
  method: PayoutMethod
  status: BatchStatus
  /** The same as people are told it: `announced` while the bank's site said results that the statement has not shown. */
  told: BatchStatus | 'announced'
  /** Since when, in that case. */
  announcedAt: Date | null
  /** 'YYYY-MM-DD' */
  payOn: string
  /** Whole yen. */
  total: number
  count: number
  /** What an approver has to show again. */
  contentHash: string
  preparedBy: string
  preparedById: Id<'member'>
  preparedAt: Date
  approvedBy: string | null
  approvedAt: Date | null
  applicationNumber: string | null
  /** Of the transfer file, once it was handed out. */
  fileSha256: string | null
  settledAt: Date | null
  /** That it never reached the bank: it waits for a second operator. */
  proposalId: Id<'proposal'> | null
}

export interface BatchPayoutView extends BatchPayout {
  told: PayoutStatus | 'announced'
  /** Since when its result is announced that the statement has not shown; null where there is none. */
  announcedAt: Date | null
  memberName: string
  problem: string | null
  problemDetail: string
}

/** What is missing or null is not asked for. */
export interface BatchFilter {
  state?: BatchState | null | undefined
  method?: PayoutMethod | null | undefined
}

export interface BatchPage extends TablePage<BatchSummary> {
  /** What follows is of all payments, whatever is filtered. */
  all: number
  drafts: { count: number; yen: number }
  unclear: { count: number; yen: number }
}

const stateConditions: Readonly<Record<BatchState, RawBuilder<unknown>>> = {
  draft: sql`batch.status = 'draft'`,
  under_way: sql`batch.status in ('approved', 'sending', 'sent')`,
  unclear: sql`batch.status = 'unclear'`,
  settled: sql`batch.status = 'settled'`,
  discarded: sql`batch.status = 'discarded'`,
}

const columns = {
  prepared: sql`batch.id`,
  pay_on: sql`batch.pay_on`,
  total: sql`batch.total`,
  count: sql`batch.payee_count`,
} satisfies Record<SortOf<typeof payoutBatchTable>, RawBuilder<unknown>>

/** One page of the payments, the newest first unless something else is asked for. */
export async function listPayoutBatches(
  { database }: Services,
  { state, method }: BatchFilter,
  input: TableInput,
): Promise<BatchPage> {
  const where = allOf([...(state ? [stateConditions[state]] : []), ...(method ? [sql`batch.method = ${method}`] : [])])
  const [rows, { rows: counted }] = await Promise.all([
    loadBatches(database, where, tableWindow(input, columns, sql`batch.id`)),
    sql<{ total: number; all: number; drafts: number; draftYen: number; unclear: number; unclearYen: number }>`
      select count(*) filter (where ${where}) as total, count(*) as all,
        count(*) filter (where ${stateConditions.draft}) as drafts, coalesce(sum(total) filter (where ${stateConditions.draft}), 0)::bigint as "draftYen",
        count(*) filter (where ${stateConditions.unclear}) as unclear, coalesce(sum(total) filter (where ${stateConditions.unclear}), 0)::bigint as "unclearYen"
      from payout_batch batch`.execute(database),
  ])
  const { total = 0, all = 0, drafts = 0, draftYen = 0, unclear = 0, unclearYen = 0 } = counted[0] ?? {}
  return { rows, total, all, drafts: { count: drafts, yen: draftYen }, unclear: { count: unclear, yen: unclearYen } }
}

/** One batch with everything in it, as an approver has to see it; null where there is none. */
export async function showPayoutBatch(
  services: Services,
  batchId: Id<'payout_batch'>,
): Promise<{ batch: BatchSummary; payouts: BatchPayoutView[] } | null> {
  const [batch] = await loadBatches(services.database, sql`batch.id = ${batchId}`, sql``)
  if (!batch) return null
  const facts = await services.database
    .selectFrom('payout')
    .innerJoin('member', 'member.id', 'payout.member_id')
    .leftJoin('payout_unconfirmed as announced', 'announced.payout_id', 'payout.id')
    .select(['payout.id', 'payout.problem', 'payout.problem_detail', 'member.family_name', 'member.given_name'])
    .select('announced.since')
    .where('payout.batch_id', '=', batchId)
    .execute()
  const byId = new Map(facts.map((row) => [row.id, row]))
  const payouts = (await loadBatchPayouts(services.database, batchId)).map((payout) => {
    const row = byId.get(payout.id)
    const announcedAt = row?.since ?? null
    return {
      ...payout,
      told: announcedAt === null ? payout.status : ('announced' as const),
      announcedAt,
      memberName: `${row?.family_name} ${row?.given_name}`,
      problem: row?.problem ?? null,
      problemDetail: row?.problem_detail ?? '',
    }
  })
  return { batch, payouts }
}

async function loadBatches(
  database: Queryable,
  where: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
): Promise<BatchSummary[]> {
  const rows = await database
    .selectFrom('payout_batch as batch')
    .innerJoin('member as maker', 'maker.id', 'batch.prepared_by')
    .leftJoin('member as checker', 'checker.id', 'batch.approved_by')
    .selectAll('batch')
    .select((expression) =>
      expression
        .selectFrom('payout_unconfirmed')
        .whereRef('payout_unconfirmed.batch_id', '=', 'batch.id')
        .select(({ fn }) => fn.min('since').as('since'))
        .as('announced_at'),
    )
    .select(
      sql<Id<'proposal'> | null>`(select min(id) from proposal where status = 'open' and kind in ('payout.never_ordered', 'payout.not_shown')
        and subject = 'payout_batch:' || batch.id)`.as('proposal_id'),
    )
    .select([
      'maker.family_name as maker_family',
      'maker.given_name as maker_given',
      'checker.family_name as checker_family',
      'checker.given_name as checker_given',
    ])
    .where(sql<boolean>`${where}`)
    .modifyEnd(window)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    method: row.method === 'file' ? 'file' : 'transfer',
    status: row.status,
    told: row.announced_at === null ? row.status : 'announced',
    announcedAt: row.announced_at,
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
    proposalId: row.proposal_id,
  }))
}
