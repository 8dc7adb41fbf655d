import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { describeDevice } from './describe-device.ts'
import { idleSince } from './session.ts'
import type { Id } from '../../../domain/id.ts'

export interface OwnSession {
  id: Id<'session'>
  /** 'Safari（iPhone）' */
  device: string
  /** Machine time, as everything about sessions. */
  startedAt: Date
  lastSeenAt: Date
  /** The one that asks. */
  isCurrent: boolean
}

/** Where the member is logged in now: the asking session first, then by last use. */
export async function listSessions(services: Services, viewer: Viewer): Promise<OwnSession[]> {
  const now = services.machineClock.now()
  const rows = await services.database
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'token_hash'])
    .where('member_id', '=', viewer.memberId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>=', idleSince(viewer.role, now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      device: describeDevice(row.device),
      startedAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.token_hash.equals(viewer.sessionHash),
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
