import type { FreeText } from '../../../domain/free-text.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { lockMember } from '../member/find-member.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

const reasonLength = 1000

/** Payouts to a member go on, after an operator has spoken to him. The reason is kept. REAUTH_REQUIRED unless the login is fresh. */
export async function liftPayoutHold(
  services: Services,
  viewer: Viewer,
  input: { memberNumber: string; reason: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const reason = input.reason.trim()
  if (reason === '') return badInput({ reason: 'ご本人に確かめた方法と内容を入力してください' })
  if (reason.length > reasonLength) return badInput({ reason: `${reasonLength}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await lockMember(transaction, input.memberNumber)
    if (!member.ok) return member
    const lifted = await transaction
      .updateTable('payout_hold')
      .set({ lifted_at: now, lifted_by: viewer.memberId, reason })
      .where('member_id', '=', member.value.id)
      .where('lifted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!lifted) return refusal('CONFLICT', 'この会員への支払いは、停止していません。画面を読み込み直してください。')
    const actor = `operator:${viewer.memberId}`
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'member.payout_hold_lifted',
      objectType: 'member',
      objectId: member.value.id,
    })
    return success(null)
  })
}
