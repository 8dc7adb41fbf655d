import { formatDateTime } from '../../../domain/calendar.ts'
import { resetPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import type { Services } from '../../core/services.ts'
import { hashPassword } from './password-hash.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { guessableFacts, replacePassword } from './replace-password.ts'

export interface PasswordResetRequest {
  password: string
  passwordConfirm: string
  code: string
  device: string
}

const failed = () => refusal('NOT_FOUND', 'パスワード変更に失敗しました。内容をご確認ください。')

/** Sets a new password by the code of a mail, once, and ends every session of the member. A refused password leaves the code as it was. */
export async function resetPassword(services: Services, request: PasswordResetRequest): Promise<Outcome<null>> {
  const input = validate(resetPasswordSchema, request)
  if (!input.ok) return badInput(input.fields)
  const now = services.clock.now()
  const tokenHash = hashToken(input.value.code)
  const owner = await findOwner(services, tokenHash, now)
  if (!owner) return failed()
  if (owner.usable_from !== null && owner.usable_from > now) {
    return refusal('CONFLICT', `このリンクは、${formatDateTime(owner.usable_from)}から使えます。`)
  }
  const guessable = refuseGuessable(input.value.password, guessableFacts(owner))
  if (guessable) return guessable
  const passwordHash = await hashPassword(input.value.password)
  if (!passwordHash.ok) return passwordHash
  return inTransaction(services.database, async (transaction) => {
    const used = await transaction
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) return failed()
    await replacePassword(
      transaction,
      services,
      { member: owner, passwordHash: passwordHash.value, device: request.device, keeps: null },
      now,
    )
    return success(null)
  })
}

function findOwner(services: Services, tokenHash: Buffer, now: Date) {
  return services.database
    .selectFrom('password_reset')
    .innerJoin('member', 'member.id', 'password_reset.member_id')
    .selectAll('member')
    .select('password_reset.usable_from')
    .where('password_reset.token_hash', '=', tokenHash)
    .where('password_reset.used_at', 'is', null)
    .where('password_reset.expires_at', '>', now)
    .where('member.status', 'in', ['active', 'held'])
    .executeTakeFirst()
}
