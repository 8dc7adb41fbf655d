import type { Queryable } from '../../../platform/database/connect.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export interface CalendarFeed {
  createdAt: Date
  lastReadAt: Date | null
}

/** A new secret address for the member's calendar, shown this once; the one before ends. */
export async function startCalendarFeed(services: Services, viewer: Viewer): Promise<Outcome<{ url: string }>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  const token = randomToken()
  const fresh = { token_hash: hashToken(token), created_at: services.clock.now(), last_read_at: null }
  await services.database
    .insertInto('calendar_feed')
    .values({ member_id: viewer.memberId, ...fresh })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
    .execute()
  return success({ url: `${services.config.BASE_URL}/calendar/${token}.ics` })
}

/** From now on nobody reads the member's dates. */
export async function stopCalendarFeed({ database }: Services, viewer: Viewer): Promise<void> {
  await database.deleteFrom('calendar_feed').where('member_id', '=', viewer.memberId).execute()
}

export async function readCalendarFeed(database: Queryable, memberId: Id<'member'>): Promise<CalendarFeed | null> {
  const row = await database
    .selectFrom('calendar_feed')
    .select(['created_at', 'last_read_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? { createdAt: row.created_at, lastReadAt: row.last_read_at } : null
}

/** Whose calendar it is: a member who may still log in. Null for anything else. */
export async function openCalendarFeed(services: Services, token: string): Promise<Id<'member'> | null> {
  const row = await services.database
    .updateTable('calendar_feed')
    .from('member')
    .set({ last_read_at: services.clock.now() })
    .whereRef('member.id', '=', 'calendar_feed.member_id')
    .where('calendar_feed.token_hash', '=', hashToken(token))
    .where('member.status', 'not in', ['suspended', 'left'])
    .returning('calendar_feed.member_id')
    .executeTakeFirst()
  return row?.member_id ?? null
}
