import { forgotPasswordSchema } from '../../domain/validation/account-schemas.ts'
import { validate } from '../../domain/validation/field-errors.ts'
import { emailKey } from '../../domain/validation/normalise.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../platform/outcome.ts'
import { hashToken, randomToken } from '../../platform/secret.ts'
import { addMilliseconds } from '../../platform/time.ts'
import { passwordResetMail } from '../notification/mails/account-mails.ts'
import { oweMail } from '../notification/owe-mail.ts'
import { mailSenderOf } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { inEvenTime } from './even-time.ts'
import { countMailRequest } from './mail-request-limit.ts'

const linkLife = 60 * 60 * 1000

/** Mails a member a link for a new password, valid one hour of business time; an older link no longer holds. Strangers get no mail and the same answer, after the same time. */
export async function requestPasswordReset(services: Services, email: string, ipAddress: string): Promise<Outcome<null>> {
  const input = validate(forgotPasswordSchema, { email })
  if (!input.ok) return badInput(input.fields)
  const key = emailKey(input.value.email)
  const counted = await countMailRequest(services, 'password-reset', key, ipAddress)
  if (!counted.ok) return counted
  const now = services.clock.now()
  await inEvenTime(() => inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .select(['id', 'email'])
      .where('email_key', '=', key)
      .where('status', 'in', ['active', 'held'])
      .forUpdate()
      .executeTakeFirst()
    if (!member) return
    await transaction.updateTable('password_reset').set({ used_at: now }).where('member_id', '=', member.id).where('used_at', 'is', null).execute()
    const code = randomToken()
    const expiresAt = addMilliseconds(now, linkLife)
    const { id } = await transaction
      .insertInto('password_reset')
      .values({ member_id: member.id, token_hash: hashToken(code), requested_at: now, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const content = passwordResetMail({ code, expiresAt }, mailSenderOf(services.config))
    const mail = { key: `password-reset:${id}`, memberId: member.id, to: member.email, template: 'password-reset', content }
    await oweMail(transaction, services, mail, now)
  }))
  return success(null)
}
