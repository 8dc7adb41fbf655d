import { memberLifecycle } from '../../../domain/lifecycles/member.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { findSamePerson } from '../account/same-person.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Id } from '../../../domain/id.ts'
import { move } from '../../core/move.ts'

/** After a change of name, birthday or number: who now seems to be another member too waits for an operator, as at registration. */
export async function holdIfSamePerson(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  const member = await transaction.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  if (member.status !== 'active' || member.role !== 'member') return
  const key = {
    familyNameKana: member.family_name_kana,
    givenNameKana: member.given_name_kana,
    birthday: member.birthday,
    tel: member.tel,
  }
  const others = await findSamePerson(transaction, key, memberId)
  if (others.length === 0) return
  await move(transaction, memberLifecycle, { id: memberId }, { event: 'held' })
  await recordAudit(transaction, {
    at: now,
    actor: `member:${memberId}`,
    action: 'member.held',
    objectType: 'member',
    objectId: memberId,
    detail: { same_person_as: others.join(',') },
  })
}
