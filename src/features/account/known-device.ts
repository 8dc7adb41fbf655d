import type { Queryable, Transaction } from '../../platform/database/connect.ts'
import { hashToken } from '../../platform/secret.ts'
import { newDeviceLoginMail } from '../notification/mails/security-mails.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describe-device.ts'
import { oweSecurityNotice, type NoticedMember, type SecurityNotice } from './stop-link.ts'

/** A browser as a request shows it. */
export interface DeviceFacts {
  /** How it describes itself. */
  device: string
  /** The random secret of its own that it keeps in a cookie: only its hash is in the database. */
  deviceToken: string
}

/** Remembers that a member uses a device. @returns whether it was not known before. */
export async function rememberDevice(transaction: Transaction, memberId: number, deviceToken: string, now: Date): Promise<boolean> {
  const inserted = await transaction
    .insertInto('known_device')
    .values({ member_id: memberId, device_hash: hashToken(deviceToken), first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether a login of the member with this address has come from the device before. */
export async function isKnownDevice(database: Queryable, emailKey: string, deviceToken: string): Promise<boolean> {
  const known = await database
    .selectFrom('known_device')
    .innerJoin('member', 'member.id', 'known_device.member_id')
    .select('member.id')
    .where('member.email_key', '=', emailKey)
    .where('known_device.device_hash', '=', hashToken(deviceToken))
    .executeTakeFirst()
  return known !== undefined
}

/** Mails the member when a device logs in that was never seen before, except for the very first one. */
export async function noticeDevice(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  { device, deviceToken }: DeviceFacts,
): Promise<void> {
  const isNew = await rememberDevice(transaction, member.id, deviceToken, services.machineClock.now())
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
