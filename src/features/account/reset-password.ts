import { resetPasswordSchema } from '../../domain/validation/account-schemas.ts'
import { validate } from '../../domain/validation/field-errors.ts'
import { passwordProblem } from '../../domain/validation/password.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { hashToken, sha256Hex } from '../../platform/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { passwordChangedMail } from '../notification/mails/account-mails.ts'
import { oweMail } from '../notification/owe-mail.ts'
import { mailSenderOf } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describe-device.ts'
import { forgetFailures } from './login-throttle.ts'
import { hashPassword } from './password-hash.ts'
import { endSessionsOf } from './session.ts'

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
  const problem = passwordProblem(input.value.password, owner.facts)
  if (problem) return badInput({ password: problem })
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
    await transaction.updateTable('member').set({ password_hash: passwordHash.value }).where('id', '=', owner.id).execute()
    await endSessionsOf(transaction, owner.id)
    // Whoever guessed at the old password delays nobody with the new one.
    await forgetFailures(transaction, `account:${sha256Hex(owner.emailKey)}`)
    await tellOwner(transaction, services, owner, { resetId: used.id, device: request.device }, now)
    return success(null)
  })
}

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

async function findOwner(services: Services, tokenHash: Buffer, now: Date) {
  const row = await services.database
    .selectFrom('password_reset')
    .innerJoin('member', 'member.id', 'password_reset.member_id')
    .selectAll('member')
    .where('password_reset.token_hash', '=', tokenHash)
    .where('password_reset.used_at', 'is', null)
    .where('password_reset.expires_at', '>', now)
    .where('member.status', 'in', ['active', 'held'])
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    email: row.email,
    emailKey: row.email_key ?? '',
    facts: {
      email: row.email,
      sei: row.family_name,
      mei: row.given_name,
      sei_kana: row.family_name_kana,
      mei_kana: row.given_name_kana,
      birthday: row.birthday,
      tel: row.tel,
    },
  }
}

async function tellOwner(
  transaction: Transaction,
  services: Services,
  owner: Owner,
  used: { resetId: number; device: string },
  now: Date,
): Promise<void> {
  const actor = `member:${owner.id}`
  await recordAudit(transaction, { at: now, actor, action: 'member.password_changed', objectType: 'member', objectId: owner.id })
  await oweMail(
    transaction,
    services,
    {
      key: `password-changed:${used.resetId}`,
      memberId: owner.id,
      to: owner.email,
      template: 'password-changed',
      content: passwordChangedMail(
        { name: `${owner.facts.sei} ${owner.facts.mei}`, at: now, device: describeDevice(used.device) },
        mailSenderOf(services.config),
      ),
    },
    now,
  )
}
