import type { Transaction } from '../../../platform/database/connect.ts'
import { describeDevice } from '../account/describe-device.ts'
import { enqueueSecurityNotice, type SecurityNotice } from '../account/stop-link.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { passkeyChangedMail } from '../../communication/outbox/mails/security-mails.ts'
import type { Services } from '../../core/services.ts'

interface PasskeyEvent {
  memberId: number
  name: string
  device: string
  isAdded: boolean
}

/** Mails the member that a passkey came or went, and keeps it in the audit log. */
export async function notifyOfPasskey(
  transaction: Transaction,
  services: Services,
  { memberId, name, device, isAdded }: PasskeyEvent,
  now: Date,
): Promise<void> {
  const member = await transaction
    .selectFrom('member')
    .select(['id', 'email', 'family_name', 'given_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const notice: SecurityNotice = {
    kind: isAdded ? 'passkey_added' : 'passkey_removed',
    template: isAdded ? 'passkey-added' : 'passkey-removed',
    write: (facts, sender) =>
      passkeyChangedMail({ ...facts, passkeyName: name, device: describeDevice(device), isAdded }, sender),
  }
  await enqueueSecurityNotice(transaction, services, member, notice, now)
  const action = isAdded ? 'member.passkey_added' : 'member.passkey_removed'
  await recordAudit(transaction, {
    at: now,
    actor: `member:${memberId}`,
    action,
    objectType: 'member',
    objectId: memberId,
  })
}
