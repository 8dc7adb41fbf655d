import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

/** An operator does not want to wait for the next reading of the account: a job reads it now. */
export async function requestReading(services: Services, viewer: Viewer): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    await enqueue(transaction, 'read-account', {}, { key: 'read-account' })
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'account.reading_requested',
      objectType: 'company_account',
      objectId: services.config.BANK_ACCOUNT_ID,
    })
    return success(null)
  })
}
