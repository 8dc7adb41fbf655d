import { forgotPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { passwordRecoveryMail, passwordResetMail } from '../../communication/outbox/mails/account-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { inEvenTime } from './even-time.ts'
import { countMailRequest } from './mail-request-limit.ts'
import { recoveryWait } from './recovery.ts'
import { enqueueSecurityNotice, type NoticedMember, type SecurityNotice } from './stop-link.ts'

const linkLife = 60 * 60 * 1000
/** After the wait: a day to use it. */
const recoveryLife = 24 * 60 * 60 * 1000

/**
 * Mails a member a link for a new password, valid one hour of business time; an older link no longer holds. A member who logs in by passkeys
 * alone gets one that works after three days, for a day. Strangers get no mail and the same answer, after the same time.
 */
export async function requestPasswordReset(
  services: Services,
  email: string,
  ipAddress: string,
): Promise<Outcome<null>> {
  const input = validate(forgotPasswordSchema, { email })
  if (!input.ok) return badInput(input.fields)
  const key = emailKey(input.value.email)
  const counted = await countMailRequest(services, 'password-reset', key, ipAddress)
  if (!counted.ok) return counted
  const now = services.clock.now()
  await inEvenTime(() =>
    inTransaction(services.database, async (transaction) => {
      const member = await transaction
        .selectFrom('member')
        .select(['id', 'email', 'family_name', 'given_name', 'password_off_at'])
        .where('email_key', '=', key)
        .where('status', 'in', ['active', 'held'])
        .forUpdate()
        .executeTakeFirst()
      if (!member) return
      await (member.password_off_at === null ? sendLink : sendRecovery)(transaction, services, member, now)
    }),
  )
  return success(null)
}

async function sendLink(transaction: Transaction, services: Services, member: NoticedMember, now: Date): Promise<void> {
  const { id, code, expiresAt } = await makeLink(
    transaction,
    member.id,
    { usableFrom: null, expiresAt: addMilliseconds(now, linkLife) },
    now,
  )
  const content = passwordResetMail({ code, expiresAt }, mailSenderOf(services.config))
  const mail = {
    key: `password-reset:${id}`,
    memberId: member.id,
    to: member.email,
    template: 'password-reset',
    content,
    secrets: [code],
  }
  await enqueueMail(transaction, services, mail, now)
}

/** A recovery that waits goes on waiting: asked for again, it does not begin anew, so that nobody keeps its owner out by asking. */
async function sendRecovery(
  transaction: Transaction,
  services: Services,
  member: NoticedMember,
  now: Date,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('password_reset')
    .select('id')
    .where('member_id', '=', member.id)
    .where('usable_from', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (waiting) return
  const usableFrom = addMilliseconds(now, recoveryWait)
  const { code, expiresAt } = await makeLink(
    transaction,
    member.id,
    { usableFrom, expiresAt: addMilliseconds(usableFrom, recoveryLife) },
    now,
  )
  const notice: SecurityNotice = {
    kind: 'recovery_asked',
    template: 'password-recovery',
    write: ({ stopPath }, sender) => passwordRecoveryMail({ code, usableFrom, expiresAt, stopPath }, sender),
    secrets: [code],
  }
  await enqueueSecurityNotice(transaction, services, member, notice, now)
}

/** A newer link takes the place of an older one. */
async function makeLink(
  transaction: Transaction,
  memberId: number,
  { usableFrom, expiresAt }: { usableFrom: Date | null; expiresAt: Date },
  now: Date,
) {
  await transaction
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
  const code = randomToken()
  const { id } = await transaction
    .insertInto('password_reset')
    .values({
      member_id: memberId,
      token_hash: hashToken(code),
      requested_at: now,
      usable_from: usableFrom,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code, expiresAt }
}
