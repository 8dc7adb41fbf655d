import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { QueueName } from '../../../domain/core/queue-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

/** Who looks after a queue. */
export type QueueDuty = Awaited<ReturnType<typeof readDuties>>[number]

const readDuties = (database: Queryable) =>
  database
    .selectFrom('queue_duty as duty')
    .innerJoin('member', 'member.id', 'duty.operator_id')
    .select(['duty.queue', 'duty.operator_id', sql<string>`family_name || ' ' || given_name`.as('name')])
    .where('member.role', '=', 'admin')
    .where('member.status', '=', 'active')
    .execute()

export const listDuties = async (database: Queryable): Promise<Map<QueueName, QueueDuty>> =>
  new Map((await readDuties(database)).map((duty) => [duty.queue, duty]))

export interface QueueTake {
  queue: QueueName
  /** True takes the queue, false gives it back to everybody. */
  take: boolean
  /** Whom the operator saw looking after it; null for nobody. */
  seen: Id<'member'> | null
}

/** An operator says that a queue is his, or no longer. CONFLICT where another one has taken it since he looked. */
export async function takeQueue(
  services: Services,
  viewer: Viewer,
  { queue, take, seen }: QueueTake,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    // A handful of lines: one taker at a time, also of a queue that nobody has.
    await sql`lock table queue_duty in share row exclusive mode`.execute(transaction)
    const before = (await listDuties(transaction)).get(queue) ?? null
    if ((before?.operator_id ?? null) !== seen)
      return refusal(
        'CONFLICT',
        before === null ? '担当者が、先に担当を外れました。' : `${before.name}さんが、先に担当になりました。`,
      )
    if (take) {
      const duty = { operator_id: viewer.memberId, taken_at: at }
      await transaction
        .insertInto('queue_duty')
        .values({ queue, ...duty })
        .onConflict((conflict) => conflict.column('queue').doUpdateSet(duty))
        .execute()
    } else {
      await transaction.deleteFrom('queue_duty').where('queue', '=', queue).execute()
    }
    await recordAudit(transaction, {
      at,
      actor: `operator:${viewer.memberId}`,
      action: take ? 'queue.taken' : 'queue.given_back',
      objectType: 'queue',
      objectId: queue,
      detail: {
        from: before === null ? null : `operator:${before.operator_id}`,
        to: take ? `operator:${viewer.memberId}` : null,
      },
    })
    return success(null)
  })
}
