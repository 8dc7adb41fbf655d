import type { Selectable } from 'kysely'
import { formatDateTime } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Member } from '../../../platform/database/types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'
import { hashPassword } from '../account/password-hash.ts'
import { endDeliveries } from '../account/end-deliveries.ts'
import { endSessionsOf } from '../account/session.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { raiseCase } from '../../communication/enquiry/raise-case.ts'
import { resetIdentity } from '../identity/reset-identity.ts'
import { accountStoppedMail } from '../../communication/outbox/mails/security-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { deadStopLink, findStopNotice, noticeText, type StopNotice } from './find-stop-notice.ts'

/**
 * A member says, by the link of a notice, that somebody else was in the account. Every session ends; the password and passkeys that came since
 * no longer hold; an address that waits is dropped; the mail address goes back to where the notice was sent; payouts wait; operators
 * have a case. Once: the other links that went to the same address end too. @returns the case's number.
 */
export async function stopAccount(services: Services, token: string): Promise<Outcome<{ number: string }>> {
  const now = services.clock.now()
  if (!(await findStopNotice(services.database, token, now))) return deadStopLink()
  // Hashing takes its time, and no lock waits for it. Nobody knows the new password.
  const passwordHash = await hashPassword(randomToken())
  if (!passwordHash.ok) return passwordHash
  return inTransaction(services.database, async (transaction) => {
    const notice = await findStopNotice(transaction, token, now)
    if (!notice) return deadStopLink()
    const member = await transaction
      .selectFrom('member')
      .selectAll()
      .where('id', '=', notice.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const used = await useLinks(transaction, notice, now)
    if (!used || member.status === 'left') return deadStopLink()
    await revokeAccess(transaction, member, { passwordHash: passwordHash.value, since: notice.notifiedAt }, now)
    const restored = await takeBack(transaction, member, notice, now)
    await placeHold(transaction, member.id, now)
    const number = await notifyEverybody(transaction, services, { member, notice, restored }, now)
    return success({ number })
  })
}

async function useLinks(transaction: Transaction, notice: StopNotice, now: Date): Promise<boolean> {
  const used = await transaction
    .updateTable('security_notice')
    .set({ used_at: now })
    .where('member_id', '=', notice.memberId)
    .where('address', '=', notice.address)
    .where('used_at', 'is', null)
    .returning('id')
    .execute()
  return used.some(({ id }) => id === notice.id)
}

/** Whoever is inside is out, and comes in again by the member's mailbox alone. */
async function revokeAccess(
  transaction: Transaction,
  member: Selectable<Member>,
  { passwordHash, since }: { passwordHash: string; since: Date },
  now: Date,
): Promise<void> {
  await endSessionsOf(transaction, member.id)
  await endDeliveries(transaction, member.id)
  await transaction.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', member.id).execute()
  await transaction
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', member.id)
    .where('used_at', 'is', null)
    .execute()
  await transaction
    .updateTable('email_change')
    .set({ used_at: now })
    .where('member_id', '=', member.id)
    .where('used_at', 'is', null)
    .execute()
  await transaction.deleteFrom('passkey_challenge').where('member_id', '=', member.id).execute()
  await transaction
    .deleteFrom('passkey')
    .where('member_id', '=', member.id)
    .where('registered_at', '>=', since)
    .execute()
  await transaction.deleteFrom('known_device').where('member_id', '=', member.id).execute()
}

/** @returns whether the mail address went back. It stays where it is when the old one has become another member's. */
async function takeBack(
  transaction: Transaction,
  member: Selectable<Member>,
  notice: StopNotice,
  now: Date,
): Promise<boolean> {
  if (member.pending_address !== null) {
    const nothingPending = { pending_address: null, pending_address_at: null, pending_zipcode: null }
    await transaction.updateTable('member').set(nothingPending).where('id', '=', member.id).execute()
    await resetIdentity(transaction, member.id, now)
  }
  if (emailKey(member.email) === emailKey(notice.address)) return false
  const taken = await transaction
    .selectFrom('member')
    .select('id')
    .where('email_key', '=', emailKey(notice.address))
    .executeTakeFirst()
  if (taken) return false
  await transaction.updateTable('member').set({ email: notice.address }).where('id', '=', member.id).execute()
  return true
}

async function placeHold(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  await transaction
    .insertInto('payout_hold')
    .values({ member_id: memberId, kind: 'member_word', placed_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).where('lifted_at', 'is', null).doNothing())
    .execute()
}

async function notifyEverybody(
  transaction: Transaction,
  services: Services,
  { member, notice, restored }: { member: Selectable<Member>; notice: StopNotice; restored: boolean },
  now: Date,
): Promise<string> {
  const name = `${member.family_name} ${member.given_name}`
  const body = [
    `お知らせメールの「心当たりがない」から、利用が停止されました。`,
    `きっかけ：${noticeText(notice.kind)}（${formatDateTime(notice.notifiedAt)}）`,
    `行ったこと：全端末のログアウト、パスワードの無効化、以後に登録されたパスキーの削除、支払いの停止${member.pending_address === null ? '' : '、住所変更の取り下げ'}${restored ? '、メールアドレスを変更前に復元' : ''}`,
  ].join('\n')
  const number = await raiseCase(
    transaction,
    services,
    { kind: 'account_stopped', memberId: member.id, name, email: notice.address, body, receipt: false },
    now,
  )
  await recordAudit(transaction, {
    at: now,
    actor: `member:${member.id}`,
    action: 'member.stopped_by_notice',
    objectType: 'member',
    objectId: member.id,
    detail: { notice: notice.kind, case: number, address_restored: restored },
  })
  const content = accountStoppedMail({ name, at: now, enquiryNumber: number }, mailSenderOf(services.config))
  await enqueueMail(
    transaction,
    services,
    {
      key: `account-stopped:${notice.id}`,
      memberId: member.id,
      to: notice.address,
      template: 'account-stopped',
      content,
    },
    now,
  )
  return number
}
