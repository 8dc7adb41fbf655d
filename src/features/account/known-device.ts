import type { Transaction } from '../../platform/database/connect.ts'
import { hashToken, sha256Hex } from '../../platform/secret.ts'
import { newDeviceLoginMail } from '../notification/mails/account-mails.ts'
import { oweMail } from '../notification/owe-mail.ts'
import { mailSenderOf } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describe-device.ts'

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
  member: { id: number; email: string; family_name: string; given_name: string },
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
  const now = services.clock.now()
  await oweMail(
    transaction,
    services,
    {
      key: `new-device-login:${member.id}:${sha256Hex(device)}`,
      memberId: member.id,
      to: member.email,
      template: 'new-device-login',
      content: newDeviceLoginMail(
        { name: `${member.family_name} ${member.given_name}`, at: now, device: describeDevice(device) },
        mailSenderOf(services.config),
      ),
    },
    now,
  )
}
