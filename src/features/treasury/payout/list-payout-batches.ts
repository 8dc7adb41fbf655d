import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { payoutBatchTable } from '../../../domain/tables/payout-batches.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { BatchState } from '../../../domain/tables/payout-batches.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { fullName } from '../../../platform/database/full-name.ts'
import { allOf, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Services } from '../../core/services.ts'
import { payeeIn } from './batch-content.ts'
import { obligationOf } from './obligation.ts'
import type { Id } from '../../../domain/id.ts'

export type BatchSummary = Awaited<ReturnType<typeof loadBatches>>[number]
export type BatchPayoutView = NonNullable<Awaited<ReturnType<typeof showPayoutBatch>>>['payouts'][number]

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
  { state, method }: FiltersOf<typeof payoutBatchTable>,
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
export async function showPayoutBatch({ database }: Services, batchId: Id<'payout_batch'>) {
  const [batch] = await loadBatches(database, sql`batch.id = ${batchId}`, sql``)
  if (!batch) return null
  const rows = await database
    .selectFrom('payout')
    .innerJoin('member', 'member.id', 'payout.member_id')
    .leftJoin('payout_unconfirmed as announced', 'announced.payout_id', 'payout.id')
    .selectAll('payout')
    .select([fullName('member').as('member_name'), 'announced.since as announced_at'])
    .where('payout.batch_id', '=', batchId)
    .orderBy('payout.id')
    .execute()
  const payouts = rows.map((row) => ({
    ...row,
    shown: row.announced_at === null ? row.status : ('announced' as const),
    obligation: obligationOf(row),
    payee: payeeIn(row),
  }))
  return { batch, payouts }
}

async function loadBatches(database: Queryable, where: RawBuilder<unknown>, window: RawBuilder<unknown>) {
  const rows = await database
    .selectFrom('payout_batch as batch')
    .innerJoin('member as maker', 'maker.id', 'batch.prepared_by')
    .leftJoin('member as checker', 'checker.id', 'batch.approved_by')
    .select(['batch.id', 'batch.method', 'batch.status', 'batch.pay_on', 'batch.total', 'batch.payee_count as count'])
    .select(['batch.content_hash', 'batch.prepared_at', 'batch.approved_at', 'batch.settled_at'])
    .select(['batch.application_number', 'batch.file_sha256', 'batch.prepared_by as prepared_by_id'])
    .select([fullName('maker').as('prepared_by'), fullName('checker').$castTo<string | null>().as('approved_by')])
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
    .where(sql<boolean>`${where}`)
    .modifyEnd(window)
    .execute()
  // As people see it: `announced` while the bank's site said results that the statement has not shown.
  return rows.map((row) => ({ ...row, shown: row.announced_at === null ? row.status : ('announced' as const) }))
}
