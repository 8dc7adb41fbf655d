import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import { resetPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { hashPassword } from '../account/password-hash.ts'
import { refuseGuessable } from '../account/refuse-guessable.ts'

const failed = () => refusal('NOT_FOUND', 'このリンクは、期限を過ぎたか、すでに使われています。')

/** By the link of an invitation, once; whoever was logged in before is logged out. A refused password leaves the link as it was. */
export async function setAdviserPassword(
  services: Services,
  wish: { code: string; password: string; passwordConfirm: string },
): Promise<Outcome<null>> {
  const input = validate(resetPasswordSchema, wish)
  if (!input.ok) return badInput(input.fields)
  const now = services.clock.now()
  const tokenHash = hashToken(input.value.code)
  const { rows } = await sql<{ id: Id<'adviser_access'>; email: string }>`
    select access.id, access.email from adviser_invitation invitation join adviser_access access on access.id = invitation.access_id
    where invitation.token_hash = ${tokenHash} and invitation.used_at is null and invitation.expires_at > ${now}
      and access.ended_at is null and access.ends_on >= ${japanDateOf(now)}`.execute(services.database)
  const [access] = rows
  if (access === undefined) return failed()
  const guessable = refuseGuessable(input.value.password, { email: access.email })
  if (guessable) return guessable
  const passwordHash = await hashPassword(input.value.password)
  if (!passwordHash.ok) return passwordHash
  return inTransaction(services.database, async (transaction) => {
    const used = await transaction
      .updateTable('adviser_invitation')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) return failed()
    const kept = { password_hash: passwordHash.value, set_at: now }
    await transaction
      .insertInto('adviser_password')
      .values({ access_id: access.id, ...kept })
      .onConflict((conflict) => conflict.column('access_id').doUpdateSet(kept))
      .execute()
    await transaction.deleteFrom('adviser_session').where('access_id', '=', access.id).execute()
    await recordAudit(transaction, {
      at: now,
      actor: `adviser:${access.id}`,
      action: 'adviser_access.password_changed',
      objectType: 'adviser_access',
      objectId: access.id,
    })
    return success(null)
  })
}
