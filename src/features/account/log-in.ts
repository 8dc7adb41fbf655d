import { loginSchema } from '../../domain/validation/account-schemas.ts'
import { validate } from '../../domain/validation/field-errors.ts'
import { emailKey, hasForbiddenCharacter } from '../../domain/validation/normalise.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { sha256Hex } from '../../platform/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RequestFacts } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { noticeDevice } from './known-device.ts'
import { accountPolicy, networkPolicy } from './login-delay.ts'
import { forgetFailures, recordFailure, secondsToWait, type ThrottleKey } from './login-throttle.ts'
import { throttledNetwork } from './network-address.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { verifyPassword } from './password-hash.ts'
import { tooManyRequests } from './request-limit.ts'
import { endSession, startSession, type NewSession } from './session.ts'

export interface LoginAttempt {
  identifier: string
  password: string
  request: Pick<RequestFacts, 'ipAddress' | 'device'>
  /** The session that the browser already has: the new one replaces it. */
  replaces: Buffer | null
}

const failed = () => refusal('UNAUTHENTICATED', 'ログインに失敗しました。')

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
    return member.ok ? success(await openSession(services, member.value, attempt, account)) : member
  })
}

interface MemberAtTheDoor {
  id: number
  role: string
  email: string
  family_name: string
  given_name: string
}

async function checkCredentials(
  services: Services,
  account: ThrottleKey,
  given: { key: string; password: string; ipAddress: string },
): Promise<Outcome<MemberAtTheDoor>> {
  const network = throttledNetwork(services.config, given.ipAddress)
  const keys = network === null ? [account] : [account, { key: `network:${network}`, policy: networkPolicy }]
  const wait = await secondsToWait(services.database, keys, services.machineClock.now())
  if (wait > 0) return tooManyRequests(wait)
  const member = await findByEmail(services, given.key)
  const matches = await verifyPassword(member?.password_hash ?? null, given.password)
  if (!matches.ok) return matches
  if (member && matches.value && member.status !== 'suspended' && member.status !== 'left') return success(member)
  await recordFailure(services.database, keys, services.machineClock.now())
  return failed()
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

async function openSession(
  services: Services,
  member: MemberAtTheDoor,
  { request, replaces }: LoginAttempt,
  account: ThrottleKey,
): Promise<NewSession> {
  return inTransaction(services.database, async (transaction) => {
    const session = await startSession(transaction, member, request.device, services.machineClock.now())
    if (replaces) await endSession(transaction, replaces)
    await forgetFailures(transaction, account.key)
    await noticeDevice(transaction, services, member, request.device)
    if (member.role === 'admin') {
      const at = services.clock.now()
      await recordAudit(transaction, { at, actor: `operator:${member.id}`, action: 'operator.logged_in', objectType: 'member', objectId: member.id })
    }
    return session
  })
}
