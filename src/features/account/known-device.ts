import type { Transaction } from '../../platform/database/connect.ts'
import { hashToken } from '../../platform/secret.ts'
import { newDeviceLoginMail } from '../notification/mails/security-mails.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describe-device.ts'
import { oweSecurityNotice, type NoticedMember, type SecurityNotice } from './stop-link.ts'

/** Remembers a member's device by its own description of itself. @returns whether it was not known before. */
export async function rememberDevice(transaction: Transaction, memberId: number, device: string, now: Date): Promise<boolean> {
  const inserted = await transaction
    .insertInto('known_device')
    .values({ member_id: memberId, device_hash: hashToken(device), first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Mails the member when a device logs in that was never seen before, except for the very first one. */
export async function noticeDevice(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  device: string,
): Promise<void> {
  const isNew = await rememberDevice(transaction, member.id, device, services.machineClock.now())
  if (!isNew) return
  const { devices } = await transaction
    .selectFrom('known_device')
    .select((select) => select.fn.countAll<number>().as('devices'))
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  if (devices === 1) return
  const notice: SecurityNotice = {
    kind: 'new_device',
    template: 'new-device-login',
    write: (facts, sender) => newDeviceLoginMail({ ...facts, device: describeDevice(device) }, sender),
  }
  await oweSecurityNotice(transaction, services, member, notice, services.clock.now())
}
