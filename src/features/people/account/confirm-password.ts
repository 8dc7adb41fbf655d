import type { Id } from '../../../domain/id.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { accountKey, judgeInTurn } from './log-in.ts'
import { accountPolicy } from './login-delay.ts'
import { forgetFailures } from './login-throttle.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { verifyPassword } from './password-hash.ts'

/** Is this the password of who is logged in? Wrong ones count like failed logins of the account. BAD_USER_INPUT for a wrong one, RATE_LIMITED after several. */
export async function confirmPassword(
  services: Services,
  given: { memberId: Id<'member'>; password: string; ipAddress: string },
): Promise<Outcome<null>> {
  const member = await services.database
    .selectFrom('member')
    .select(['email', 'password_hash'])
    .where('id', '=', given.memberId)
    .executeTakeFirstOrThrow()
  const account = { key: accountKey(emailKey(member.email)), policy: accountPolicy }
  return oneAtATime(account.key, async () => {
    const judged = await judgeInTurn<true>(services, account, {
      ipAddress: given.ipAddress,
      judge: async () => {
        const matches = await verifyPassword(member.password_hash, given.password)
        return matches.ok ? success(matches.value || null) : matches
      },
    })
    if (!judged.ok) return judged
    if (judged.value === null) return badInput({ password: 'パスワードが違います' })
    await forgetFailures(services.database, account.key)
    return success(null)
  })
}
