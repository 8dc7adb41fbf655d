import { validate } from '../../../domain/validation/field-errors.ts'
import { kanaSchema, type KanaNames } from '../../../domain/validation/member-schemas.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { holdIfSamePerson } from './hold-if-same-person.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'

/** Changes the reading of a member's name. An identity document does not show it, so verification stays. REAUTH_REQUIRED unless the login is fresh. */
export async function updateKana(services: Services, viewer: Viewer, names: KanaNames): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const input = validate(kanaSchema, names)
  if (!input.ok) return badInput(input.fields)
  const { memberId } = viewer
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    await transaction
      .updateTable('member')
      .set({ family_name_kana: input.value.sei_kana, given_name_kana: input.value.mei_kana })
      .where('id', '=', memberId)
      .execute()
    await holdIfSamePerson(transaction, memberId, now)
    await recordAudit(transaction, {
      at: now,
      actor: `member:${memberId}`,
      action: 'member.kana_changed',
      objectType: 'member',
      objectId: memberId,
    })
  })
  return success(null)
}
