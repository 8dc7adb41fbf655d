import { emailChangeSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import { alreadyRegisteredMail } from '../../communication/outbox/mails/account-mails.ts'
import { emailChangeAskedMail, emailChangeLinkMail } from '../../communication/outbox/mails/security-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { inEvenTime } from './even-time.ts'
import { countMailRequest } from './mail-request-limit.ts'
import { refuseWithoutConfirmationOrCode } from './refuse-unconfirmed.ts'
import { enqueueSecurityNotice } from './stop-link.ts'

const linkLife = 24 * 60 * 60 * 1000

/**
 * Mails a link to the new address, valid 24 hours of business time: the address counts once it is used. The present address is told, with
 * a way to stop it. An address that is another member's gets a mail that says so; the answer is the same. REAUTH_REQUIRED as
 * `refuseWithoutConfirmationOrCode` says.
 */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email, request }: { email: string; request: Pick<RequestFacts, 'ipAddress'> },
): Promise<Outcome<{ confirmLimitAt: Date }>> {
  const stale = await refuseWithoutConfirmationOrCode(services, viewer)
  if (stale) return stale
  const input = validate(emailChangeSchema, { email })
  if (!input.ok) return badInput(input.fields)
  const address = input.value.email
  const member = await services.database
    .selectFrom('member')
    .selectAll()
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  if (emailKey(address) === emailKey(member.email)) return badInput({ email: 'いまのメールアドレスと同じです' })
  const counted = await countMailRequest(services, 'email-change', emailKey(address), request.ipAddress)
  if (!counted.ok) return counted
  const now = services.clock.now()
  const expiresAt = addMilliseconds(now, linkLife)
  await inEvenTime(() =>
    inTransaction(services.database, async (transaction) => {
      const owner = await transaction
        .selectFrom('member')
        .select(['id', 'email'])
        .where('email_key', '=', emailKey(address))
        .executeTakeFirst()
      if (owner) await notifyOwner(transaction, services, owner, now)
      else await sendLink(transaction, services, { memberId: member.id, email: address, expiresAt }, now)
      const notice = {
        kind: 'email_change_asked',
        template: 'email-change-asked',
        write: emailChangeAskedMail,
      } as const
      await enqueueSecurityNotice(transaction, services, member, notice, now)
      await recordAudit(transaction, {
        at: now,
        actor: `member:${member.id}`,
        action: 'member.email_change_asked',
        objectType: 'member',
        objectId: member.id,
      })
    }),
  )
  return success({ confirmLimitAt: expiresAt })
}

async function notifyOwner(
  transaction: Transaction,
  services: Services,
  owner: { id: number; email: string },
  now: Date,
): Promise<void> {
  const content = alreadyRegisteredMail({ requestedAt: now }, mailSenderOf(services.config))
  const mail = {
    key: `already-registered:${owner.id}:${now.toISOString()}`,
    memberId: owner.id,
    to: owner.email,
    template: 'already-registered',
    content,
  }
  await enqueueMail(transaction, services, mail, now)
}

/** A newer link takes the place of an older one. */
async function sendLink(
  transaction: Transaction,
  services: Services,
  { memberId, email, expiresAt }: { memberId: number; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const token = randomToken()
  await transaction
    .updateTable('email_change')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
  const { id } = await transaction
    .insertInto('email_change')
    .values({ member_id: memberId, email, token_hash: hashToken(token), requested_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = emailChangeLinkMail({ token, expiresAt }, mailSenderOf(services.config))
  await enqueueMail(
    transaction,
    services,
    { key: `email-change-link:${id}`, memberId, to: email, template: 'email-change-link', content, secrets: [token] },
    now,
  )
}
