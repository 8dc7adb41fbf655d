import { emailKey } from '../../domain/validation/normalise.ts'
import { badInput, success, type Outcome } from '../../platform/outcome.ts'
import { sha256Hex } from '../../platform/secret.ts'
import type { Services } from '../services.ts'
import { throttleKeys } from './log-in.ts'
import { accountPolicy } from './login-delay.ts'
import { recordFailure, secondsToWait } from './login-throttle.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { verifyPassword } from './password-hash.ts'
import { tooManyRequests } from './request-limit.ts'

/** Is this the password of who is logged in? Wrong ones count like failed logins of the account. BAD_USER_INPUT for a wrong one, RATE_LIMITED after several. */
export async function confirmPassword(services: Services, given: { memberId: number; password: string; ipAddress: string }): Promise<Outcome<null>> {
  const member = await services.database.selectFrom('member').select(['email', 'password_hash']).where('id', '=', given.memberId).executeTakeFirstOrThrow()
  const account = { key: `account:${sha256Hex(emailKey(member.email))}`, policy: accountPolicy }
  return oneAtATime(account.key, async () => {
    const keys = throttleKeys(services, account, given.ipAddress)
    const wait = await secondsToWait(services.database, keys, services.machineClock.now())
    if (wait > 0) return tooManyRequests(wait)
    const matches = await verifyPassword(member.password_hash, given.password)
    if (!matches.ok) return matches
    if (matches.value) return success(null)
    await recordFailure(services.database, keys, services.machineClock.now())
    return badInput({ password: 'パスワードが違います' })
  })
}
