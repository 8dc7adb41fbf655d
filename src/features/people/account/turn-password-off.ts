import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { passwordOffMail } from '../../communication/outbox/mails/security-mails.ts'
import type { Services } from '../../core/services.ts'
import { describeDevice } from './describe-device.ts'
import { hashPassword } from './password-hash.ts'
import { isFresh, passkeyAnew } from './refuse-stale-login.ts'
import { endSessionsOf } from './session.ts'
import { enqueueSecurityNotice, type SecurityNotice } from './stop-link.ts'

/**
 * From now on the member logs in by passkeys alone: the password opens nothing any more, other sessions end, and the member is told. REAUTH_REQUIRED
 * unless one of the passkeys was shown within 10 minutes; CONFLICT without a passkey. A new password (`changePassword`, or the recovery by mail)
 * ends it.
 */
export async function turnPasswordOff(services: Services, viewer: Viewer, device: string): Promise<Outcome<null>> {
  const owned = await services.database
    .selectFrom('passkey')
    .select('id')
    .where('member_id', '=', viewer.memberId)
    .limit(1)
    .executeTakeFirst()
  if (!owned) return refusal('CONFLICT', '先にパスキーを追加してください。')
  if (viewer.byPasskey !== true || !isFresh(services, viewer.authenticatedAt)) return passkeyAnew()
  // Nobody knows it: whatever asks for a password by mistake is answered by none.
  const passwordHash = await hashPassword(randomToken())
  if (!passwordHash.ok) return passwordHash
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .selectAll()
      .where('id', '=', viewer.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (member.password_off_at !== null) return success(null)
    const passkey = await transaction
      .selectFrom('passkey')
      .select('id')
      .where('member_id', '=', member.id)
      .limit(1)
      .executeTakeFirst()
    if (!passkey) return refusal('CONFLICT', '先にパスキーを追加してください。')
    await transaction
      .updateTable('member')
      .set({ password_hash: passwordHash.value, password_off_at: now })
      .where('id', '=', member.id)
      .execute()
    await transaction
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('member_id', '=', member.id)
      .where('used_at', 'is', null)
      .execute()
    await endSessionsOf(transaction, member.id, viewer.sessionHash)
    await recordAudit(transaction, {
      at: now,
      actor: `member:${member.id}`,
      action: 'member.password_off',
      objectType: 'member',
      objectId: member.id,
    })
    const notice: SecurityNotice = {
      kind: 'password_off',
      template: 'password-off',
      write: (facts, sender) => passwordOffMail({ ...facts, device: describeDevice(device) }, sender),
    }
    await enqueueSecurityNotice(transaction, services, member, notice, now)
    return success(null)
  })
}
