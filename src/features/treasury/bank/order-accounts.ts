import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { issueVirtualAccounts } from './fill-account-pool.ts'

const accountsPerOrder = 100

/**
 * An operator has further accounts issued at the bank. The order is written down before the bank is asked: whether it heard us is known only
 * when its list is read.
 * @throws the failure of the bank.
 */
export async function orderAccounts(services: Services, viewer: Viewer): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'deposit_account.ordered',
      objectType: 'bank',
      objectId: services.config.BANK_CLIENT_ID,
      detail: { count: accountsPerOrder },
    }),
  )
  await issueVirtualAccounts(services, accountsPerOrder)
  return success(null)
}
