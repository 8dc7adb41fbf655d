import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { checkBook } from './check-book.ts'
import { openPaymentStop } from './payment-stop.ts'

/**
 * An operator lets payments go out again, once the book is clean: it is checked anew. CONFLICT while a check is broken,
 * NOT_FOUND where nothing is stopped, REAUTH_REQUIRED unless the login is fresh.
 */
export async function liftPaymentStop(services: Services, viewer: Viewer): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  if (!(await openPaymentStop(services.database))) return nothingStopped()
  const broken = await checkBook(services)
  if (broken.length > 0)
    return refusal('CONFLICT', `検査 ${broken.join('、')} に合わない記録が残っているため、支払いを再開できません。`)
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const lifted = await transaction
      .updateTable('payment_stop')
      .set({ lifted_at: now, lifted_by: viewer.memberId })
      .where('lifted_at', 'is', null)
      .returning(['id', 'checks'])
      .executeTakeFirst()
    if (!lifted) return nothingStopped()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payment_stop.lifted',
      objectType: 'payment_stop',
      objectId: lifted.id,
      detail: { checks: lifted.checks.join(',') },
    })
    return success(null)
  })
}

const nothingStopped = () => refusal('NOT_FOUND', '支払いは、停止していません。')
