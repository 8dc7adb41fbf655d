import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { describeDevice } from './describe-device.ts'
import { idleSince } from './session.ts'

export type OwnSession = Awaited<ReturnType<typeof listSessions>>[number]

/** Where the member is logged in now: the asking session first, then by last use. */
export async function listSessions(services: Services, viewer: Viewer) {
  const now = services.machineClock.now()
  const rows = await services.database
    .selectFrom('session')
    .select(['id', 'device', 'created_at as started_at', 'last_seen_at', 'token_hash'])
    .where('member_id', '=', viewer.memberId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>=', idleSince(viewer.role, now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows
    .map(({ device, token_hash, ...row }) => ({
      ...row,
      device: describeDevice(device),
      is_current: token_hash.equals(viewer.sessionHash),
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
}
