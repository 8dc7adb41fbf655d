import { setTimeout as sleep } from 'node:timers/promises'
import type { RehearsalRunner, RehearsalOrder, RehearsalProgress } from '../../../adapters/rehearsal/rehearsal.ts'
import { rehearsalLifecycle } from '../../../domain/lifecycles/rehearsal.ts'
import type { RehearsalReport } from '../../../domain/investing/rehearsal-report.ts'
import { draftOfRow } from '../../funds/fund/fund-content.ts'
import type { Services } from '../../core/services.ts'
import { move } from '../../core/move.ts'
import { refuseNearOpening } from './refuse-near-opening.ts'
import type { Id } from '../../../domain/id.ts'

const lookEveryMilliseconds = 500
const nobodyThere = 'リハーサルを実行するプロセスがありません。'
const interrupted = '実行していたプロセスが途中で終了しました。'
/** The cause itself is for the log: it speaks of processes and databases, in English. */
const broken = '実行中に問題が起きたため、中止しました。本番のデータには影響ありません。もう一度お試しください。'

/**
 * Plays a rehearsal that waits, to its end: done, cancelled or failed. Of the product's database it reads the fund and writes the rehearsal's own row.
 * One that was under way already belonged to a worker that was killed: what it left is removed.
 */
export async function playRehearsal(services: Services, rehearsalId: Id<'drill'>): Promise<void> {
  const [claimedId] = await move(services.database, rehearsalLifecycle, { id: rehearsalId }, { event: 'begun' })
  const { rehearsal } = services
  if (claimedId === undefined) {
    await rehearsal?.tidy(rehearsalId)
    return end(services, rehearsalId, { event: 'failed', failure: interrupted })
  }
  const claimed = await services.database
    .selectFrom('drill')
    .selectAll()
    .where('id', '=', rehearsalId)
    .executeTakeFirstOrThrow()
  if (claimed.cancel_asked) return end(services, rehearsalId, { event: 'cancelled' })
  const near = await refuseNearOpening(services.database, services.clock.now())
  if (near) return end(services, rehearsalId, { event: 'failed', failure: near.message })
  if (!rehearsal) return end(services, rehearsalId, { event: 'failed', failure: nobodyThere })
  const plan = { people: claimed.people, spreadSeconds: claimed.spread_seconds, amount: claimed.amount }
  await play(services, rehearsal, { rehearsalId, plan, ...(await readFund(services, claimed.fund_id)) })
}

async function play(services: Services, rehearsal: RehearsalRunner, order: RehearsalOrder): Promise<void> {
  const stopping = new AbortController()
  let progress: RehearsalProgress = { step: 'preparing', answered: 0 }
  const watching = new AbortController()
  const watched = watch(services, order.rehearsalId, () => progress, stopping, watching.signal)
  const played = await rehearsal
    .play(order, {
      onProgress: (reported) => {
        progress = reported
      },
      signal: stopping.signal,
    })
    .then(
      (report) => ({ report }),
      (error: unknown) => ({ error }),
    )
  watching.abort()
  await watched
  if ('report' in played) return end(services, order.rehearsalId, { event: 'played', report: played.report })
  if (stopping.signal.aborted) return end(services, order.rehearsalId, { event: 'cancelled' })
  services.log.warn({ err: played.error, rehearsalId: order.rehearsalId }, 'a rehearsal could not be played')
  return end(services, order.rehearsalId, { event: 'failed', failure: broken })
}

/** Tells the waiting operator how far it is, and stops it where an operator wants that. */
async function watch(
  services: Services,
  rehearsalId: Id<'drill'>,
  progress: () => RehearsalProgress,
  stopping: AbortController,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const row = await services.database
      .updateTable('drill')
      .set(progress())
      .where('id', '=', rehearsalId)
      .where('status', '=', 'running')
      .returning('cancel_asked')
      .executeTakeFirst()
      .catch(() => undefined)
    if (row?.cancel_asked) stopping.abort()
    await sleep(lookEveryMilliseconds, undefined, { signal: over }).catch(() => undefined)
  }
}

async function readFund(
  { database }: Services,
  fundId: Id<'fund'>,
): Promise<Pick<RehearsalOrder, 'fund' | 'documents'>> {
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

type Ending =
  | { event: 'played'; report: RehearsalReport }
  | { event: 'failed'; failure: string }
  | { event: 'cancelled' }

async function end(services: Services, rehearsalId: Id<'drill'>, ending: Ending): Promise<void> {
  const set = {
    ...(ending.event === 'failed' && { failure: ending.failure }),
    ...(ending.event === 'played' && {
      report: JSON.stringify(ending.report),
      answered: answeredOf(ending.report),
    }),
    ended_at: services.clock.now(),
  }
  await move(services.database, rehearsalLifecycle, { id: rehearsalId }, { event: ending.event, set })
}

const answeredOf = ({ accepted, repeats, refused }: RehearsalReport): number =>
  accepted + repeats.pressed + refused.reduce((sum, { count }) => sum + count, 0)
