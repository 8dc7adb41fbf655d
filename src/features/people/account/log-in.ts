import { loginSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey, hasForbiddenCharacter } from '../../../domain/validation/normalise.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import type { RequestFacts } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { isKnownDevice } from './known-device.ts'
import { accountPolicy, networkPolicy } from './login-delay.ts'
import { giveTurnBack, recordFailure, secondsToWait, takeTurn, type ThrottleKey } from './login-throttle.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openSession, type MemberLoggingIn } from './open-session.ts'
import { verifyPassword } from './password-hash.ts'
import { tooManyRequests } from '../../../platform/throttle/request-limit.ts'
import type { NewSession } from './session.ts'

export interface LoginAttempt {
  identifier: string
  password: string
  request: Pick<RequestFacts, 'ipAddress' | 'device' | 'deviceToken'>
  /** The session that the browser already has: the new one replaces it. */
  replaces: Buffer | null
}

/** Whatever was wrong: nobody learns more. */
export const loginFailed = () => refusal('UNAUTHENTICATED', 'ログインに失敗しました。')

/**
 * Logs a member in under a new session. An unknown address, a wrong password and an account that may no longer log in are told
 * alike and take the same time. RATE_LIMITED after several failures of the account or the network address; a device that the member has
 * used before has failures of its own, so that nobody who guesses elsewhere keeps the member out.
 */
export async function logIn(services: Services, attempt: LoginAttempt): Promise<Outcome<NewSession>> {
  const input = validate(loginSchema, attempt)
  if (!input.ok) return badInput(input.fields)
  const key = emailKey(input.value.identifier)
  const account = await accountOf(services, key, attempt.request.deviceToken)
  const given = { key, password: input.value.password, ipAddress: attempt.request.ipAddress }
  return oneAtATime(account.key, async () => {
    const member = await checkCredentials(services, account, given)
    return member.ok
      ? success(
          await openSession(services, member.value, {
            ...attempt,
            throttleKeys: [account.key, accountKey(key)],
            byPasskey: false,
          }),
        )
      : member
  })
}

export const accountKey = (key: string): string => `account:${sha256Hex(key)}`

/** Whose failures count: those of the account, or of a device that it knows. Asked for every address alike. */
async function accountOf(services: Services, key: string, deviceToken: string | undefined): Promise<ThrottleKey> {
  const isKnown =
    deviceToken !== undefined &&
    !hasForbiddenCharacter(key) &&
    (await isKnownDevice(services.database, key, deviceToken))
  return { key: isKnown ? `device:${sha256Hex(`${key} ${deviceToken}`)}` : accountKey(key), policy: accountPolicy }
}

/** The network address's row of failures, where it is throttled. */
function networkKeys(services: Services, ipAddress: string): ThrottleKey[] {
  const network = throttledNetwork(services.config, ipAddress)
  return network === null ? [] : [{ key: `network:${network}`, policy: networkPolicy }]
}

/**
 * Judges one attempt under its throttles: the account's turn is counted before it is judged, the network address, which many share, only
 * when it failed. `judge` null: it was wrong. @returns what was judged; null where it was wrong; RATE_LIMITED.
 */
export async function judgeInTurn<T>(
  services: Services,
  account: ThrottleKey,
  { ipAddress, judge }: { ipAddress: string; judge: () => Promise<Outcome<T | null>> },
): Promise<Outcome<T | null>> {
  const network = networkKeys(services, ipAddress)
  const now = services.machineClock.now()
  const wait = await secondsToWait(services.database, network, now)
  if (wait > 0) return tooManyRequests(wait)
  const turn = await takeTurn(services.database, account, now)
  if (turn > 0) return tooManyRequests(turn)
  const judged = await judge()
  if (!judged.ok) await giveTurnBack(services.database, account)
  else if (judged.value === null) await recordFailure(services.database, network, services.machineClock.now())
  return judged
}

async function checkCredentials(
  services: Services,
  account: ThrottleKey,
  given: { key: string; password: string; ipAddress: string },
): Promise<Outcome<MemberLoggingIn>> {
  const judged = await judgeInTurn<MemberLoggingIn>(services, account, {
    ipAddress: given.ipAddress,
    judge: async () => {
      const member = await findByEmail(services, given.key)
      const matches = await verifyPassword(member?.password_hash ?? null, given.password)
      if (!matches.ok) return matches
      const mayEnter =
        member &&
        matches.value &&
        member.password_off_at === null &&
        member.status !== 'suspended' &&
        member.status !== 'left'
      return success(mayEnter ? member : null)
    },
  })
  if (!judged.ok) return judged
  return judged.value === null ? loginFailed() : success(judged.value)
}

/** Text that no address can be made of, and no database keeps, belongs to nobody. */
async function findByEmail(services: Services, key: string) {
  if (hasForbiddenCharacter(key)) return undefined
  return services.database
    .selectFrom('member')
    .select(['id', 'role', 'status', 'email', 'family_name', 'given_name', 'password_hash', 'password_off_at'])
    .where('email_key', '=', key)
    .executeTakeFirst()
}
