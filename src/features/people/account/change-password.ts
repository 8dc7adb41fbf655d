import { newPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { hashPassword } from './password-hash.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { guessableFacts, replacePassword } from './replace-password.ts'

/** Changes the password of who is logged in; every other device is logged out. REAUTH_REQUIRED unless the login is fresh. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  request: { password: string; passwordConfirm: string; device: string },
): Promise<Outcome<null>> {
  const stale = refuseStaleLogin(services, viewer)
  if (stale) return stale
  const input = validate(newPasswordSchema, request)
  if (!input.ok) return badInput(input.fields)
  const member = await services.database
    .selectFrom('member')
    .selectAll()
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  const guessable = refuseGuessable(input.value.password, guessableFacts(member))
  if (guessable) return guessable
  const passwordHash = await hashPassword(input.value.password)
  if (!passwordHash.ok) return passwordHash
  const change = { member, passwordHash: passwordHash.value, device: request.device, keeps: viewer.sessionHash }
  await inTransaction(services.database, (transaction) =>
    replacePassword(transaction, services, change, services.clock.now()),
  )
  return success(null)
}
