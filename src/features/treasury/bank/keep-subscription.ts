import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'

/**
 * The bank stops its notices by itself when they were not taken for about an hour. Deposits are found without them, only later, so
 * they are turned on again whenever the bank says that they are off.
 * @throws the failure of the bank: the next run asks again.
 */
export async function keepSubscription(services: Services): Promise<void> {
  if (!(await services.bank.isLinked())) return
  if ((await services.bank.subscriptionStatus()).subscribeStatus === '1') return
  await services.bank.subscribe()
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: 'schedule',
      action: 'bank.notices_turned_on',
      objectType: 'bank',
      objectId: services.config.BANK_CLIENT_ID,
    }),
  )
}
