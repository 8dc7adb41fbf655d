import type { Selectable } from 'kysely'
import { emailKey } from '../../../domain/validation/normalise.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Member } from '../../../platform/database/types.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { passwordChangedMail } from '../../communication/outbox/mails/security-mails.ts'
import type { Services } from '../../core/services.ts'
import { describeDevice } from './describe-device.ts'
import { accountKey } from './log-in.ts'
import { forgetFailures } from './login-throttle.ts'
import { endSessionsOf } from './session.ts'
import { enqueueSecurityNotice, type NoticedMember, type SecurityNotice } from './stop-link.ts'

/** What a password must not be made of. */
export function guessableFacts(member: Selectable<Member>) {
  return {
    email: member.email,
    sei: member.family_name,
    mei: member.given_name,
    sei_kana: member.family_name_kana,
    mei_kana: member.given_name_kana,
    birthday: member.birthday,
    tel: member.tel,
  }
}

interface NewPassword {
  member: NoticedMember
  passwordHash: string
  device: string
  /** The session that stays, of whoever is logged in and changes it. */
  keeps: Buffer | null
}

/** Sets a password whose owner was shown to ask for it; every other session ends, every open link for a new password too, and the member is told. */
export async function replacePassword(
  transaction: Transaction,
  services: Services,
  { member, passwordHash, device, keeps }: NewPassword,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ password_hash: passwordHash, password_off_at: null })
    .where('id', '=', member.id)
    .execute()
  await transaction
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', member.id)
    .where('used_at', 'is', null)
    .execute()
  await endSessionsOf(transaction, member.id, keeps)
  // Whoever guessed at the old password delays nobody with the new one.
  await forgetFailures(transaction, accountKey(emailKey(member.email)))
  await recordAudit(transaction, {
    at: now,
    actor: `member:${member.id}`,
    action: 'member.password_changed',
    objectType: 'member',
    objectId: member.id,
  })
  const notice: SecurityNotice = {
    kind: 'password_changed',
    template: 'password-changed',
    write: (facts, sender) => passwordChangedMail({ ...facts, device: describeDevice(device) }, sender),
  }
  await enqueueSecurityNotice(transaction, services, member, notice, now)
}
