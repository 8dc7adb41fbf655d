import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueSecurityNotice, type NoticedMember, type SecurityNotice } from '../account/stop-link.ts'
import { addressChangedMail } from '../../communication/outbox/mails/security-mails.ts'
import type { Services } from '../../core/services.ts'

/** Mails the member that the address changes; never to which one. */
export async function notifyOfAddress(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  change: { waitsForIdentity: boolean },
  now: Date,
): Promise<void> {
  const notice: SecurityNotice = {
    kind: 'address_changed',
    template: 'address-changed',
    write: (facts, sender) => addressChangedMail({ ...facts, ...change }, sender),
  }
  await enqueueSecurityNotice(transaction, services, member, notice, now)
}
