import { addMilliseconds } from '../../platform/time.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import { hashToken, randomToken } from '../../platform/secret.ts'
import type { Viewer } from '../graphql/context.ts'

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
}

/** Starts a session under a fresh token (never one that the browser brought along). Times are machine time. */
export async function startSession(
  database: Queryable,
  member: { id: number; role: string },
  device: string,
  now: Date,
): Promise<NewSession> {
  const token = randomToken()
  const expiresAt = addMilliseconds(now, limits[member.role === 'admin' ? 'admin' : 'member'].absolute)
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
    })
    .execute()
  return { token, expiresAt }
}

/** The member behind a session's token, or null when it is unknown, ended, idle too long or past its end. */
export async function findViewer(database: Queryable, token: string, now: Date): Promise<Viewer | null> {
  const sessionHash = hashToken(token)
  const row = await database
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.role', 'member.status', 'member.identity_approved_at', 'session.last_seen_at', 'session.authenticated_at', 'session.expires_at'])
    .where('session.token_hash', '=', sessionHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const role = row.role === 'admin' ? 'admin' : 'member'
  if (now.getTime() - row.last_seen_at.getTime() > limits[role].idle) return null
  const seenAt = now.getTime() - row.last_seen_at.getTime() > minute ? now : row.last_seen_at
  if (seenAt === now) await database.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', sessionHash).execute()
  const idleEnd = addMilliseconds(seenAt, limits[role].idle)
  return {
    memberId: row.id,
    role,
    status: row.status as Viewer['status'],
    isVerified: row.identity_approved_at !== null,
    sessionHash,
    authenticatedAt: row.authenticated_at,
    endsAt: idleEnd < row.expires_at ? idleEnd : row.expires_at,
  }
}

/** Idle for longer than this, a session is no session any more, though its row may still lie there. */
export const idleSince = (role: 'member' | 'admin', now: Date): Date => addMilliseconds(now, -limits[role].idle)

export async function endSession(database: Queryable, sessionHash: Buffer): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', sessionHash).execute()
}

/** After a password reset nothing that was logged in before stays logged in; `but` is the session of who asks for it, where there is one. */
export async function endSessionsOf(database: Queryable, memberId: number, but: Buffer | null = null): Promise<void> {
  let sessions = database.deleteFrom('session').where('member_id', '=', memberId)
  if (but !== null) sessions = sessions.where('token_hash', '<>', but)
  await sessions.execute()
}
