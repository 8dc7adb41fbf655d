import type { Id } from '../../../domain/id.ts'
import type { ChosenByMail } from '../../../domain/communication/notification-kind.ts'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'

/** What a member may want to be mailed about every fund. Nobody is told unasked. */
export type NoticeSubscriptionKind = Exclude<ChosenByMail, 'news'>

/** A member wants to be mailed about every fund from now on, or no longer does. FORBIDDEN for a suspended member. */
export async function chooseNoticeSubscription(
  services: Services,
  viewer: Viewer,
  { kind, wanted }: { kind: NoticeSubscriptionKind; wanted: boolean },
): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  const { database, clock } = services
  await (wanted
    ? database
        .insertInto('standing_notice')
        .values({ member_id: viewer.memberId, kind, chosen_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : database
        .deleteFrom('standing_notice')
        .where('member_id', '=', viewer.memberId)
        .where('kind', '=', kind)
        .execute())
  return success(null)
}

/** What the member wants to be mailed about every fund. */
export async function noticeSubscriptions(
  database: Database,
  memberId: Id<'member'>,
): Promise<NoticeSubscriptionKind[]> {
  const rows = await database.selectFrom('standing_notice').select('kind').where('member_id', '=', memberId).execute()
  return rows.map(({ kind }) => kind)
}

/** @returns whether there was anything to end. */
export async function endNoticeSubscriptions(transaction: Transaction, memberId: Id<'member'>): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('standing_notice')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
