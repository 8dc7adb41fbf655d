import { actAsOperator } from '../../../platform/database/acting-operator.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../graphql/context.ts'
import { limitDataOut } from '../operator/limit-data-out.ts'
import type { Services } from '../services.ts'
import { recordAudit } from './record-audit.ts'

/**
 * An operator takes a table out of the house: which, and by which filters. What was searched for may be a name: it is not written down. RATE_LIMITED
 * beyond what work needs, and nothing leaves then.
 */
export async function recordExport(
  services: Services,
  viewer: Viewer,
  { table, filters }: { table: string; filters: readonly string[] },
): Promise<Outcome<null>> {
  const counted = await limitDataOut(services.database, services, viewer, 'export')
  if (!counted.ok) return counted
  const actor = `operator:${viewer.memberId}` as const
  await actAsOperator(actor, () =>
    inTransaction(services.database, (transaction) =>
      recordAudit(transaction, {
        at: services.clock.now(),
        actor,
        action: 'table.exported',
        objectType: 'table',
        objectId: table,
        detail: { filters: filters.join(',') },
      }),
    ),
  )
  return success(null)
}
