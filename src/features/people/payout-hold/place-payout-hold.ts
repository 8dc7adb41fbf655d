import type { FreeText } from '../../../domain/free-text.ts'
import type { PayoutHoldKind } from '../../../domain/people/payout-hold.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockMember } from '../member/find-member.ts'

const groundLength = 1000

/**
 * An operator stops all payments to a member, at once and alone: stopping keeps the money where it is. Only operators read why. REAUTH_REQUIRED
 * unless the login is fresh; CONFLICT where payments are stopped for this very reason already.
 */
export async function placePayoutHold(
  services: Services,
  viewer: Viewer,
  input: { memberNumber: string; kind: PayoutHoldKind; ground: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const ground = input.ground.trim()
  if (ground === '') return badInput({ ground: '停止する理由と、根拠にした資料や連絡を入力してください' })
  if (ground.length > groundLength) return badInput({ ground: `${groundLength}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await lockMember(transaction, input.memberNumber)
    if (!member.ok) return member
    const placed = await transaction
      .insertInto('payout_hold')
      .values({ member_id: member.value.id, kind: input.kind, placed_at: now, placed_by: viewer.memberId, ground })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind']).where('lifted_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!placed) return refusal('CONFLICT', 'この会員への支払いは、同じ種類の理由ですでに停止しています。')
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'member.payout_hold_placed',
      objectType: 'member',
      objectId: member.value.id,
      detail: { kind: input.kind },
    })
    return success(null)
  })
}
