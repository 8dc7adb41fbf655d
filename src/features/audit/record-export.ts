import { actAsOperator } from '../../platform/database/acting-operator.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { recordAudit } from './record-audit.ts'

/** An operator takes a table out of the house: which, and by which filters. What was searched for may be a name: it is not written down. */
export async function recordExport(services: Services, viewer: Viewer, { table, filters }: { table: string; filters: readonly string[] }): Promise<void> {
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
}
