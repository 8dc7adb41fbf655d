import type { FreeText } from '../../../domain/free-text.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { oweRefund } from '../refund/owe-refund.ts'
import type { Services } from '../../core/services.ts'
import { refuseReason } from './explain-account-entry.ts'
import { lockSuspenseItem } from './list-suspense.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * The owner of unknown money was found: it is on the refund list of the member whose application it was meant for. It leaves only with a
 * payout, which takes two operators. Needs a fresh login; CONFLICT where it is no longer in suspense.
 */
export async function refundSuspense(
  services: Services,
  viewer: Viewer,
  {
    bankLineId,
    investmentId,
    reason,
  }: { bankLineId: Id<'bank_line'>; investmentId: Id<'investment'>; reason: FreeText },
): Promise<Outcome<{ refundId: Id<'refund'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(reason)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const investment = await transaction
      .selectFrom('investment')
      .select(['id', 'member_id', 'fund_id'])
      .where('id', '=', investmentId)
      .executeTakeFirst()
    if (!investment) return refusal('NOT_FOUND', '該当する出資がありません。')
    const item = await lockSuspenseItem(transaction, bankLineId)
    if (!item) return refusal('CONFLICT', 'この入金は、入金者不明の入金の一覧にありません。')
    const key = `suspense:${bankLineId}`
    await oweRefund(transaction, {
      memberId: investment.member_id,
      fundId: investment.fund_id,
      investmentId,
      ...(item.depositId !== null && { depositId: item.depositId }),
      amount: item.amount,
      reason: 'owner_found',
      from: { unassignedOn: item.realAccountId },
      key,
      now,
    })
    const { id } = await transaction.selectFrom('refund').select('id').where('key', '=', key).executeTakeFirstOrThrow()
    await transaction
      .insertInto('suspense_resolution')
      .values({
        bank_line_id: bankLineId,
        kind: 'refunded',
        refund_id: id,
        reason,
        resolved_by: viewer.memberId,
        resolved_at: now,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'suspense.refunded',
      objectType: 'bank_line',
      objectId: bankLineId,
      detail: { amount: item.amount, refund_id: id, investment_id: investmentId },
    })
    return success({ refundId: id })
  })
}
