import { loginSchema } from '../../domain/validation/account-schemas.ts'
import { validate } from '../../domain/validation/field-errors.ts'
import { emailKey, hasForbiddenCharacter } from '../../domain/validation/normalise.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { sha256Hex } from '../../platform/secret.ts'
import type { RequestFacts } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { accountPolicy, networkPolicy } from './login-delay.ts'
import { recordFailure, secondsToWait, type ThrottleKey } from './login-throttle.ts'
import { throttledNetwork } from './network-address.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openSession, type MemberAtTheDoor } from './open-session.ts'
import { verifyPassword } from './password-hash.ts'
import { tooManyRequests } from './request-limit.ts'
import type { NewSession } from './session.ts'

export interface LoginAttempt {
  identifier: string
  password: string
  request: Pick<RequestFacts, 'ipAddress' | 'device'>
  /** The session that the browser already has: the new one replaces it. */
  replaces: Buffer | null
}

/** Whatever was wrong: nobody learns more. */
export const loginFailed = () => refusal('UNAUTHENTICATED', 'ログインに失敗しました。')

/**
 * Logs a member in under a new session. An unknown address, a wrong password and an account that may no longer log in are told
 * alike and take the same time. RATE_LIMITED after several failures of the account or the network address.
 */
export async function logIn(services: Services, attempt: LoginAttempt): Promise<Outcome<NewSession>> {
  const input = validate(loginSchema, attempt)
  if (!input.ok) return badInput(input.fields)
  const key = emailKey(input.value.identifier)
  const account: ThrottleKey = { key: `account:${sha256Hex(key)}`, policy: accountPolicy }
  return oneAtATime(account.key, async () => {
    const member = await checkCredentials(services, account, { key, password: input.value.password, ipAddress: attempt.request.ipAddress })
    return member.ok ? success(await openSession(services, member.value, { ...attempt, throttleKey: account.key })) : member
  })
}

/** Failures count for the account and for the network address, where it is throttled. */
export function throttleKeys(services: Services, account: ThrottleKey, ipAddress: string): ThrottleKey[] {
  const network = throttledNetwork(services.config, ipAddress)
  return network === null ? [account] : [account, { key: `network:${network}`, policy: networkPolicy }]
}

async function checkCredentials(
  services: Services,
  account: ThrottleKey,
  given: { key: string; password: string; ipAddress: string },
): Promise<Outcome<MemberAtTheDoor>> {
  const keys = throttleKeys(services, account, given.ipAddress)
  const wait = await secondsToWait(services.database, keys, services.machineClock.now())
  if (wait > 0) return tooManyRequests(wait)
  const member = await findByEmail(services, given.key)
  const matches = await verifyPassword(member?.password_hash ?? null, given.password)
  if (!matches.ok) return matches
  if (member && matches.value && member.status !== 'suspended' && member.status !== 'left') return success(member)
  await recordFailure(services.database, keys, services.machineClock.now())
  return loginFailed()
}

/** Text that no address can be made of, and no database keeps, belongs to nobody. */
async function findByEmail(services: Services, key: string) {
  if (hasForbiddenCharacter(key)) return undefined
  return services.database
    .selectFrom('member')
    .select(['id', 'role', 'status', 'email', 'family_name', 'given_name', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst()
}
