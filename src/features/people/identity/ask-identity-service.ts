import type { IdentityCheckStatus } from '../../../domain/lifecycles/identity-check.ts'
import { IdentityServiceRefused, IdentityServiceUnavailable } from '../../../adapters/ekyc/ekyc.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { reconcile } from './reconcile-identities.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Asks the identity service now what has become of an application under review, and records the answer. UNAVAILABLE while the service does not
 * answer; CONFLICT where the result is there already.
 * @returns the status after it: 'submitted' where the service still reviews.
 */
export async function askIdentityService(
  services: Services,
  viewer: Viewer,
  { checkId }: { checkId: Id<'identity_check'> },
): Promise<Outcome<{ status: IdentityCheckStatus }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const find = () =>
    services.database
      .selectFrom('identity_check')
      .select(['id', 'member_id', 'reference', 'expires_at', 'provider', 'status'])
      .where('id', '=', checkId)
      .executeTakeFirst()
  const check = await find()
  if (!check) return refusal('NOT_FOUND', '該当する本人確認がありません。')
  if (check.status !== 'submitted') return refusal('CONFLICT', '審査の結果は、すでに届いています。')
  try {
    await reconcile(services, check)
  } catch (error) {
    if (!(error instanceof IdentityServiceUnavailable) && !(error instanceof IdentityServiceRefused)) throw error
    services.log.warn({ err: error }, 'the identity service could not be asked')
    return refusal('UNAVAILABLE', '本人確認サービスから応答がありません。時間をおいて、もう一度お試しください。')
  }
  const status = (await find())?.status ?? check.status
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'identity.service_asked',
      objectType: 'member',
      objectId: check.member_id,
      detail: { from: check.status, to: status },
    }),
  )
  return success({ status })
}
