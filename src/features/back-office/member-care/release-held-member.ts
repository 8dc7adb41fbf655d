import type { FreeText } from '../../../domain/free-text.ts'
import { memberLifecycle } from '../../../domain/lifecycles/member.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockMember } from '../../people/member/find-member.ts'
import { moveOne } from '../../core/move.ts'
import { noteLength } from './write-note.ts'

/**
 * A member who seemed to have another account is somebody else: he may use the service. The reason stays with his notes. CONFLICT where
 * he is not held. One and the same person is suspended instead, by two operators.
 */
export async function releaseHeldMember(
  services: Services,
  viewer: Viewer,
  input: { memberNumber: string; reason: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const reason = input.reason.trim()
  if (reason === '') return badInput({ reason: '別人と判断した理由を入力してください' })
  if (reason.length > noteLength) return badInput({ reason: `${noteLength}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await lockMember(transaction, input.memberNumber)
    if (!member.ok) return member
    const { id, status } = member.value
    if (status !== 'held')
      return refusal('CONFLICT', 'この会員は、重複の確認を待っていません。画面を読み込み直してください。')
    await moveOne(transaction, memberLifecycle, { id }, { event: 'released' })
    await transaction
      .insertInto('member_note')
      .values({ member_id: id, kind: 'same_person', text: reason, written_by: viewer.memberId, written_at: now })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'member.released',
      objectType: 'member',
      objectId: id,
      detail: { from: 'held', to: 'active' },
    })
    return success(null)
  })
}
