import { emailRegistSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { alreadyRegisteredMail, registrationLinkMail } from '../../communication/outbox/mails/account-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { inEvenTime } from './even-time.ts'
import { countMailRequest } from './mail-request-limit.ts'

const linkLife = 24 * 60 * 60 * 1000

export interface RegistrationRequest {
  email: string
  invitation_code?: string | null | undefined
}

/**
 * Mails a link for registration, valid 24 hours of business time. A member's address gets a mail that says so instead; the
 * answer is the same, after the same time, so nobody learns from it who is a member.
 */
export async function requestRegistration(
  services: Services,
  request: RegistrationRequest,
  ipAddress: string,
): Promise<Outcome<{ confirmLimitAt: Date }>> {
  const input = validate(emailRegistSchema, request)
  if (!input.ok) return badInput(input.fields)
  const { email, invitation_code: invitationCode } = input.value
  const counted = await countMailRequest(services, 'registration', emailKey(email), ipAddress)
  if (!counted.ok) return counted
  const now = services.clock.now()
  const expiresAt = addMilliseconds(now, linkLife)
  await inEvenTime(() =>
    inTransaction(services.database, async (transaction) => {
      const member = await transaction
        .selectFrom('member')
        .select(['id', 'email'])
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst()
      if (member) await notifyMember(transaction, services, member, now)
      else await sendLink(transaction, services, { email, invitationCode, expiresAt }, now)
    }),
  )
  return success({ confirmLimitAt: expiresAt })
}

async function notifyMember(
  transaction: Transaction,
  services: Services,
  member: { id: number; email: string },
  now: Date,
): Promise<void> {
  await enqueueMail(
    transaction,
    services,
    {
      key: `already-registered:${member.id}:${now.toISOString()}`,
      memberId: member.id,
      to: member.email,
      template: 'already-registered',
      content: alreadyRegisteredMail({ requestedAt: now }, mailSenderOf(services.config)),
    },
    now,
  )
}

async function sendLink(
  transaction: Transaction,
  services: Services,
  link: { email: string; invitationCode: string | null; expiresAt: Date },
  now: Date,
): Promise<void> {
  const token = randomToken()
  const { id } = await transaction
    .insertInto('registration')
    .values({
      email: link.email,
      token_hash: hashToken(token),
      invitation_code: link.invitationCode,
      requested_at: now,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueMail(
    transaction,
    services,
    {
      key: `registration-link:${id}`,
      memberId: null,
      to: link.email,
      template: 'registration-link',
      content: registrationLinkMail({ token, expiresAt: link.expiresAt }, mailSenderOf(services.config)),
      secrets: [token],
    },
    now,
  )
}
