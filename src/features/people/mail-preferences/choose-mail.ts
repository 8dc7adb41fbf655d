import type { Id } from '../../../domain/id.ts'
import {
  isChosenByMail,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../../../domain/communication/notification-kind.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { badInput, type Outcome } from '../../../platform/outcome.ts'
import { chooseNoticeSubscription, noticeSubscriptions } from './notice-subscription.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { setMailReception } from './set-mail-reception.ts'
import type { Services } from '../../core/services.ts'

/** A member wants mails of a kind, or no longer does. BAD_USER_INPUT for a kind that is mailed in any case, FORBIDDEN for a suspended member. */
export async function chooseMail(
  services: Services,
  viewer: Viewer,
  { kind, wanted }: { kind: NotificationKind; wanted: boolean },
): Promise<Outcome<null>> {
  if (!isChosenByMail(kind)) return badInput({ kind: '法令と契約にもとづくお知らせのため、停止できません。' })
  return kind === 'news'
    ? setMailReception(services, viewer, wanted)
    : chooseNoticeSubscription(services, viewer, { kind, wanted })
}

/** The kinds of which the member gets mails. */
export async function mailedKinds(database: Database, memberId: Id<'member'>): Promise<Set<NotificationKind>> {
  const { receive_all_mail: news } = await database
    .selectFrom('member')
    .select('receive_all_mail')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const standing: readonly NotificationKind[] = await noticeSubscriptions(database, memberId)
  return new Set(
    NOTIFICATION_KINDS.filter((kind) => !isChosenByMail(kind) || (kind === 'news' ? news : standing.includes(kind))),
  )
}
