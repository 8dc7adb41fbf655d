import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction, sqlState } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { emailChangedMail, emailConfirmedMail } from '../../communication/outbox/mails/security-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { enqueueSecurityNotice, type NoticedMember } from './stop-link.ts'

const uniqueViolation = '23505'

const dead = () =>
  refusal('NOT_FOUND', 'このURLは、有効期限を過ぎたか、すでに使われています。もう一度お手続きください。')

/** Makes the address that the link was sent to the member's own, once; both addresses are told. NOT_FOUND for a link that does not (or no longer) hold. */
export async function confirmEmailChange(services: Services, token: string): Promise<Outcome<null>> {
  const now = services.clock.now()
  try {
    return await inTransaction(services.database, async (transaction) => {
      const change = await transaction
        .updateTable('email_change')
        .set({ used_at: now })
        .where('token_hash', '=', hashToken(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['id', 'member_id', 'email'])
        .executeTakeFirst()
      if (!change) return dead()
      const member = await transaction
        .selectFrom('member')
        .select(['id', 'email', 'family_name', 'given_name'])
        .where('id', '=', change.member_id)
        .where('status', 'in', ['active', 'held'])
        .forUpdate()
        .executeTakeFirst()
      if (!member) return dead()
      await transaction.updateTable('member').set({ email: change.email }).where('id', '=', member.id).execute()
      await reportBoth(transaction, services, member, change, now)
      return success(null)
    })
  } catch (error) {
    // The address has become another member's meanwhile.
    if (sqlState(error) === uniqueViolation) return dead()
    throw error
  }
}

async function reportBoth(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  change: { id: number; email: string },
  now: Date,
): Promise<void> {
  await recordAudit(transaction, {
    at: now,
    actor: `member:${member.id}`,
    action: 'member.email_changed',
    objectType: 'member',
    objectId: member.id,
  })
  await enqueueSecurityNotice(
    transaction,
    services,
    member,
    { kind: 'email_changed', template: 'email-changed', write: emailChangedMail },
    now,
  )
  const content = emailConfirmedMail(
    { name: `${member.family_name} ${member.given_name}`, at: now },
    mailSenderOf(services.config),
  )
  await enqueueMail(
    transaction,
    services,
    {
      key: `email-confirmed:${change.id}`,
      memberId: member.id,
      to: change.email,
      template: 'email-confirmed',
      content,
    },
    now,
  )
}
