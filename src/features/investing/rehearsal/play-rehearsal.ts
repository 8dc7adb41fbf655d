import { setTimeout as sleep } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Rehearsal, RehearsalOrder, RehearsalProgress } from '../../../adapters/rehearsal/rehearsal.ts'
import type { DrillReport } from '../../../domain/rehearsal-report.ts'
import type { Drill } from '../../../platform/database/types.ts'
import { draftOfRow } from '../../funds/fund/fund-content.ts'
import type { Services } from '../../core/services.ts'
import { refuseNearOpening } from './refuse-near-opening.ts'

const lookEveryMilliseconds = 500
const nobodyThere = 'リハーサルを実行するプロセスがありません。'
const interrupted = '実行していたプロセスが途中で終了しました。'
/** The cause itself is for the log: it speaks of processes and databases, in English. */
const broken = '実行中に問題が起きたため、中止しました。本番のデータには影響ありません。もう一度お試しください。'

/**
 * Plays a rehearsal that waits, to its end: done, cancelled or failed. Of the product's database it reads the fund and writes the rehearsal's own row.
 * One that was under way already belonged to a worker that was killed: what it left is removed.
 */
export async function playRehearsal(services: Services, drillId: number): Promise<void> {
  const claimed = await services.database
    .updateTable('drill')
    .set({ status: 'running' })
    .where('id', '=', drillId)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  const { rehearsal } = services
  if (!claimed) {
    await rehearsal?.tidy(drillId)
    return end(services, drillId, { status: 'failed', failure: interrupted })
  }
  if (claimed.cancel_asked) return end(services, drillId, { status: 'cancelled' })
  const near = await refuseNearOpening(services.database, services.clock.now())
  if (near) return end(services, drillId, { status: 'failed', failure: near.message })
  if (!rehearsal) return end(services, drillId, { status: 'failed', failure: nobodyThere })
  const plan = { people: claimed.people, spreadSeconds: claimed.spread_seconds, amount: claimed.amount }
  await play(services, rehearsal, { drillId, plan, ...(await readFund(services, claimed.fund_id)) })
}

async function play(services: Services, rehearsal: Rehearsal, order: RehearsalOrder): Promise<void> {
  const stopping = new AbortController()
  let progress: RehearsalProgress = { step: 'preparing', answered: 0 }
  const watching = new AbortController()
  const watched = watch(services, order.drillId, () => progress, stopping, watching.signal)
  const played = await rehearsal
    .play(order, {
      onProgress: (told) => {
        progress = told
      },
      signal: stopping.signal,
    })
    .then(
      (report) => ({ report }),
      (error: unknown) => ({ error }),
    )
  watching.abort()
  await watched
  if ('report' in played) return end(services, order.drillId, { status: 'done', report: played.report })
  if (stopping.signal.aborted) return end(services, order.drillId, { status: 'cancelled' })
  services.log.warn({ err: played.error, drillId: order.drillId }, 'a drill could not be played')
  return end(services, order.drillId, { status: 'failed', failure: broken })
}

/** Tells the waiting operator how far it is, and stops it where an operator wants that. */
async function watch(
  services: Services,
  drillId: number,
  progress: () => RehearsalProgress,
  stopping: AbortController,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const row = await services.database
      .updateTable('drill')
      .set(progress())
      .where('id', '=', drillId)
      .where('status', '=', 'running')
      .returning('cancel_asked')
      .executeTakeFirst()
      .catch(() => undefined)
    if (row?.cancel_asked) stopping.abort()
    await sleep(lookEveryMilliseconds, undefined, { signal: over }).catch(() => undefined)
  }
}

async function readFund({ database }: Services, fundId: number): Promise<Pick<RehearsalOrder, 'fund' | 'documents'>> {
  const row = await database.selectFrom('fund').selectAll().where('id', '=', fundId).executeTakeFirstOrThrow()
  const documents = await database
    .selectFrom('fund_document')
    .select('name')
    .where('fund_id', '=', fundId)
    .where('kind', '=', 'pre_contract')
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
  // A draft may have none yet, and a fund without cannot be published.
  return {
    fund: draftOfRow(row),
    documents: documents.length === 0 ? ['契約成立前書面'] : documents.map(({ name }) => name),
  }
}

type Ending = Pick<Insertable<Drill>, 'failure'> & { status: 'done' | 'failed' | 'cancelled'; report?: DrillReport }

async function end(services: Services, drillId: number, { report, ...ending }: Ending): Promise<void> {
  await services.database
    .updateTable('drill')
    .set({
      ...ending,
      ...(report && {
        report: JSON.stringify(report),
        answered: report.accepted + report.repeats.pressed + report.refused.reduce((sum, { count }) => sum + count, 0),
      }),
      ended_at: services.clock.now(),
    })
    .where('id', '=', drillId)
    .where('ended_at', 'is', null)
    .execute()
}
