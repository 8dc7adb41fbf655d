import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockMember } from '../../people/member/find-member.ts'

export const noteLength = 1000

/** What an operator wants the others to know of a member. It stays as it was written. */
export async function writeNote(
  services: Services,
  viewer: Viewer,
  input: { memberNumber: string; text: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const text = input.text.trim()
  if (text === '') return badInput({ text: '必須です' })
  if (text.length > noteLength) return badInput({ text: `${noteLength}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await lockMember(transaction, input.memberNumber)
    if (!member.ok) return member
    const { id } = member.value
    await transaction
      .insertInto('member_note')
      .values({ member_id: id, kind: 'note', text, written_by: viewer.memberId, written_at: now })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'member.note_written',
      objectType: 'member',
      objectId: id,
    })
    return success(null)
  })
}
