import { sql } from 'kysely'
import { isStrongLoginRequired } from '../../../platform/config.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { batchQueue, type BatchQueue, type Waiting } from '../../../platform/batch-queue.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

const minute = 60_000
const hour = 60 * minute

/** Idle and absolute life of a session; an operator's is shorter. */
const limits = {
  member: { idle: 60 * minute, absolute: 12 * hour },
  admin: { idle: 30 * minute, absolute: 8 * hour },
} as const

export interface NewSession {
  token: string
  expiresAt: Date
  /** By which the browser is known from now on. */
  deviceToken: string
}

/** Starts a session under a fresh token (never one that the browser brought along). Times are machine time. */
export async function startSession(
  database: Queryable,
  member: { id: Id<'member'>; role: Viewer['role']; byPasskey?: boolean },
  device: string,
  now: Date,
): Promise<Omit<NewSession, 'deviceToken'>> {
  const token = randomToken()
  const expiresAt = addMilliseconds(now, limits[member.role].absolute)
  await database
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      member_id: member.id,
      created_at: now,
      last_seen_at: now,
      authenticated_at: now,
      expires_at: expiresAt,
      device: device.slice(0, 300),
      by_passkey: member.byPasskey === true,
    })
    .execute()
  return { token, expiresAt }
}

type SessionPlace = Pick<Services, 'config' | 'database' | 'machineClock'>

/** More in one statement would make the first of them wait for the last. */
const largestRound = 256
const rounds = new WeakMap<SessionPlace, BatchQueue<Buffer, Viewer | null>>()

/**
 * The member behind a session's token, or null when it is unknown, ended, idle too long or past its end. Every request asks the
 * database, so an ended session is ended everywhere at once; requests that come together ask in one statement.
 */
export function findViewer(place: SessionPlace, token: string): Promise<Viewer | null> {
  const known = rounds.get(place)
  const round =
    known ??
    batchQueue((waiting: readonly Waiting<Buffer, Viewer | null>[]) => answerRound(place, waiting), largestRound)
  if (!known) rounds.set(place, round)
  return round.ask(hashToken(token))
}

interface SessionRow {
  token_hash: Buffer
  id: Id<'member'>
  role: Viewer['role']
  status: Viewer['status']
  is_verified: boolean
  last_seen_at: Date
  authenticated_at: Date
  expires_at: Date
  by_passkey: boolean
  code_confirmed_at: Date | null
}

async function answerRound(
  { config, database, machineClock }: SessionPlace,
  waiting: readonly Waiting<Buffer, Viewer | null>[],
): Promise<void> {
  const now = machineClock.now()
  const { rows } = await sql<SessionRow>`
    select session.token_hash, member.id, member.role, member.status, member.identity_approved_at is not null as is_verified,
      session.last_seen_at, session.authenticated_at, session.expires_at, session.by_passkey, session.code_confirmed_at
    from session join member on member.id = session.member_id
    where session.token_hash = any(${waiting.map(({ question }) => question)}::bytea[]) and session.expires_at > ${now}`.execute(
    database,
  )
  const active = rows.filter((row) => now.getTime() - row.last_seen_at.getTime() <= limits[row.role].idle)
  await noteSeen(database, active, now)
  const viewers = new Map(
    active.map((row) => [
      row.token_hash.toString('latin1'),
      toViewer(row, { now, needsPasskey: row.role === 'admin' && isStrongLoginRequired(config) }),
    ]),
  )
  for (const { question, resolve } of waiting) resolve(viewers.get(question.toString('latin1')) ?? null)
}

/** To the minute, so that not every request writes. */
async function noteSeen(database: Queryable, rows: readonly SessionRow[], now: Date): Promise<void> {
  const stale = rows.filter((row) => isStale(row, now)).map((row) => row.token_hash)
  if (stale.length === 0) return
  await sql`update session set last_seen_at = ${now} where token_hash = any(${stale}::bytea[])`.execute(database)
}

const isStale = ({ last_seen_at: seenAt }: SessionRow, now: Date): boolean => now.getTime() - seenAt.getTime() > minute

function toViewer(row: SessionRow, { now, needsPasskey }: { now: Date; needsPasskey: boolean }): Viewer {
  const idleEnd = addMilliseconds(isStale(row, now) ? now : row.last_seen_at, limits[row.role].idle)
  return {
    memberId: row.id,
    role: row.role,
    status: row.status,
    isVerified: row.is_verified,
    sessionHash: row.token_hash,
    authenticatedAt: row.authenticated_at,
    byPasskey: row.by_passkey,
    lacksPasskey: needsPasskey && !row.by_passkey,
    codeConfirmedAt: row.code_confirmed_at,
    endsAt: idleEnd < row.expires_at ? idleEnd : row.expires_at,
  }
}

/** Idle for longer than this, a session is no session any more, though its row may still lie there. */
export const idleSince = (role: 'member' | 'admin', now: Date): Date => addMilliseconds(now, -limits[role].idle)

export async function endSession(database: Queryable, sessionHash: Buffer): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', sessionHash).execute()
}

/** After a password reset nothing that was logged in before stays logged in; `but` is the session of who asks for it, where there is one. */
export async function endSessionsOf(
  database: Queryable,
  memberId: Id<'member'>,
  but: Buffer | null = null,
): Promise<void> {
  let sessions = database.deleteFrom('session').where('member_id', '=', memberId)
  if (but !== null) sessions = sessions.where('token_hash', '<>', but)
  await sessions.execute()
}
