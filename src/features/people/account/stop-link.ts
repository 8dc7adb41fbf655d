import type { Transaction } from '../../../platform/database/connect.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { MailSender } from '../../communication/outbox/mails/mail-content.ts'
import type { SecurityFacts } from '../../communication/outbox/mails/security-mails.ts'
import { enqueueMail, type MailText } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

export type SecurityNoticeKind =
  | 'new_device'
  | 'password_changed'
  | 'bank_account_changed'
  | 'address_changed'
  | 'email_change_asked'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'password_off'
  | 'recovery_asked'

/** The member as a notice needs him. */
export interface NoticedMember {
  id: number
  email: string
  family_name: string
  given_name: string
}

/** A week of business time: long enough for a holiday. */
const linkLife = 7 * 24 * 60 * 60 * 1000

export interface SecurityNotice {
  kind: SecurityNoticeKind
  template: string
  write: (facts: SecurityFacts, sender: MailSender) => MailText
  /** What else in its words opens something. */
  secrets?: readonly string[]
}

/**
 * Tells a member of something about the safety of the account, in the transaction of the event. The mail carries a one-time link that
 * ends every session and stops payouts; it is kept as a hash only.
 */
export async function enqueueSecurityNotice(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  notice: SecurityNotice,
  now: Date,
): Promise<void> {
  const token = randomToken()
  const stopUntil = addMilliseconds(now, linkLife)
  const { id } = await transaction
    .insertInto('security_notice')
    .values({
      member_id: member.id,
      kind: notice.kind,
      address: member.email,
      token_hash: hashToken(token),
      told_at: now,
      expires_at: stopUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facts = { name: `${member.family_name} ${member.given_name}`, at: now, stopPath: `/stop/${token}`, stopUntil }
  const content = notice.write(facts, mailSenderOf(services.config))
  await enqueueMail(
    transaction,
    services,
    {
      key: `${notice.template}:${id}`,
      memberId: member.id,
      to: member.email,
      template: notice.template,
      content,
      secrets: [token, ...(notice.secrets ?? [])],
    },
    now,
  )
}
