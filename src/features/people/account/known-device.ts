import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { hashToken, sign } from '../../../platform/secret.ts'
import { newDeviceLoginMail } from '../../communication/outbox/mails/security-mails.ts'
import type { Services } from '../../core/services.ts'
import { describeDevice } from './describe-device.ts'
import { wholeNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import { enqueueSecurityNotice, type NoticedMember, type SecurityNotice } from './stop-link.ts'
import type { Id } from '../../../domain/id.ts'

/** A browser as a request shows it. */
export interface DeviceFacts {
  ipAddress: string
  /** Whether it has sent a secret, or been given one just now. */
  keepsCookies: boolean
  /** How it describes itself. */
  device: string
  /** The random secret of its own that it keeps in a cookie: only its hash is in the database. */
  deviceToken: string
}

/** Remembers that a member uses a device. @returns whether it was not known before. */
export async function rememberDevice(
  transaction: Transaction,
  memberId: Id<'member'>,
  deviceToken: string,
  now: Date,
): Promise<boolean> {
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

/**
 * Mails the member when a device logs in that was never seen before, except for the very first one. Who sends no secret at all is new each time,
 * a program for instance, or a browser that keeps no cookies: then one mail in 24 hours for the same kind of browser at the same network address.
 */
export async function noticeDevice(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  facts: DeviceFacts,
): Promise<void> {
  const isNew = await rememberDevice(transaction, member.id, facts.deviceToken, services.machineClock.now())
  if (!isNew) return
  const { devices } = await transaction
    .selectFrom('known_device')
    .select((select) => select.fn.countAll<number>().as('devices'))
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  if (devices === 1) return
  if (!facts.keepsCookies && (await wasNotifiedToday(transaction, services, member.id, facts))) return
  const notice: SecurityNotice = {
    kind: 'new_device',
    template: 'new-device-login',
    write: (security, sender) => newDeviceLoginMail({ ...security, device: describeDevice(facts.device) }, sender),
  }
  await enqueueSecurityNotice(transaction, services, member, notice, services.clock.now())
}

const day = 24 * 60 * 60

/** Counts the login; the address and the browser are not written down, only told apart. */
async function wasNotifiedToday(
  transaction: Transaction,
  services: Services,
  memberId: Id<'member'>,
  { device, ipAddress }: DeviceFacts,
): Promise<boolean> {
  const mark = sign(services.config.SECRET_KEY, 'device-notice', `${wholeNetwork(ipAddress)} ${describeDevice(device)}`)
  const counted = await countRequest(
    transaction,
    { key: `device-notice:${memberId}:${mark}`, most: 1, windowSeconds: day },
    services.machineClock.now(),
  )
  return !counted.ok
}
