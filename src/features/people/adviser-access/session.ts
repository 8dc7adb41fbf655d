import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import { loginSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey, hasForbiddenCharacter } from '../../../domain/validation/normalise.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken, sha256Hex } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Adviser } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { judgeInTurn, loginFailed } from '../account/log-in.ts'
import { accountPolicy } from '../account/login-delay.ts'
import { forgetFailures } from '../account/login-throttle.ts'
import { oneAtATime } from '../account/one-at-a-time.ts'
import { verifyPassword } from '../account/password-hash.ts'
import type { Id } from '../../../domain/id.ts'

/** As an operator's. */
const idleLife = 30 * 60_000
const wholeLife = 8 * 60 * 60_000

/** The adviser behind a session's token; null where it is unknown, idle too long or past its end, or the access has ended by the day or by an operator. */
export async function findAdviser(services: Services, token: string): Promise<Adviser | null> {
  const now = services.machineClock.now()
  const { rows } = await sql<Adviser & { lastSeenAt: Date }>`
    select access.id as "accessId", access.name, access.office, access.books, access.from_on::text as "from", access.until_on::text as "until",
      access.ends_on::text as "endsOn", session.token_hash as "sessionHash", session.last_seen_at as "lastSeenAt"
    from adviser_session session join adviser_access access on access.id = session.access_id
    where session.token_hash = ${hashToken(token)} and session.expires_at > ${now} and session.last_seen_at > ${addMilliseconds(now, -idleLife)}
      and access.ended_at is null and access.ends_on >= ${japanDateOf(services.clock.now())}`.execute(services.database)
  const [found] = rows
  if (found === undefined) return null
  const { lastSeenAt, ...adviser } = found
  if (now.getTime() - lastSeenAt.getTime() > 60_000)
    await services.database
      .updateTable('adviser_session')
      .set({ last_seen_at: now })
      .where('token_hash', '=', adviser.sessionHash)
      .execute()
  return adviser
}

export interface AdviserLogin {
  email: string
  password: string
  ipAddress: string
}

/** As members log in: whatever was wrong is answered alike, after the same time; RATE_LIMITED after several failures of the address or the network. */
export async function logInAsAdviser(
  services: Services,
  { email, password, ipAddress }: AdviserLogin,
): Promise<Outcome<{ token: string; expiresAt: Date }>> {
  const input = validate(loginSchema, { identifier: email, password })
  if (!input.ok) return badInput({ ...input.fields, email: input.fields['identifier'] ?? '' })
  const key = emailKey(input.value.identifier)
  const account = { key: `adviser:${sha256Hex(key)}`, policy: accountPolicy }
  return oneAtATime(account.key, async () => {
    const judged = await judgeInTurn(services, account, {
      ipAddress,
      judge: async () => {
        const access = await findAccess(services, key)
        const matches = await verifyPassword(access?.password_hash ?? null, input.value.password)
        return matches.ok ? success(access !== undefined && matches.value ? access : null) : matches
      },
    })
    if (!judged.ok) return judged
    return judged.value === null ? loginFailed() : success(await startSession(services, judged.value.id, account.key))
  })
}

async function findAccess(services: Services, key: string) {
  if (hasForbiddenCharacter(key)) return undefined
  return services.database
    .selectFrom('adviser_access as access')
    .innerJoin('adviser_password as kept', 'kept.access_id', 'access.id')
    .select(['access.id', 'kept.password_hash'])
    .where(sql`lower(access.email)`, '=', key)
    .where('access.ended_at', 'is', null)
    .where('access.ends_on', '>=', japanDateOf(services.clock.now()))
    .executeTakeFirst()
}

async function startSession(services: Services, accessId: Id<'adviser_access'>, throttleKey: string) {
  const now = services.machineClock.now()
  const [token, expiresAt] = [randomToken(), addMilliseconds(now, wholeLife)]
  await inTransaction(services.database, async (transaction) => {
    await transaction
      .insertInto('adviser_session')
      .values({
        token_hash: hashToken(token),
        access_id: accessId,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .execute()
    await forgetFailures(transaction, throttleKey)
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `adviser:${accessId}`,
      action: 'adviser_access.logged_in',
      objectType: 'adviser_access',
      objectId: accessId,
    })
  })
  return { token, expiresAt }
}

export async function logOutAsAdviser({ database }: Services, adviser: Adviser | null): Promise<void> {
  if (adviser) await database.deleteFrom('adviser_session').where('token_hash', '=', adviser.sessionHash).execute()
}
