import { sql } from 'kysely'
import { NO_ROW, type Id } from '../../../domain/id.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../domain/communication/notification-kind.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'

export type PushBrowser = Awaited<ReturnType<typeof listBrowsers>>[number]

export interface BrowserKeys {
  endpoint: string
  p256dh: string
  auth: string
}

const mostBrowsers = 10
const base64url = /^[A-Za-z0-9_-]+=*$/

/**
 * Only push services that browsers have: an address of somebody's choosing would let them send requests from here.
 * `hosts` are names, a leading dot stands for all names below it.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.port !== '') return false
  return hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
}

function problemOf({ endpoint, p256dh, auth }: BrowserKeys, hosts: readonly string[]): boolean {
  const areKeys = base64url.test(p256dh) && p256dh.length <= 200 && base64url.test(auth) && auth.length <= 100
  return !areKeys || endpoint.length > 2000 || !isPushService(endpoint, hosts)
}

/** A browser of the member wants notices. A browser belongs to who asked last: another member's notices stop there. */
export async function addBrowser(
  services: Services,
  viewer: Viewer,
  keys: BrowserKeys,
  device: string,
): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  if (problemOf(keys, services.config.PUSH_SERVICE_HOSTS))
    return badInput({ endpoint: 'このブラウザの通知には対応していません。' })
  return inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('member').select('id').where('id', '=', viewer.memberId).forUpdate().execute()
    await transaction.deleteFrom('push_subscription').where('endpoint', '=', keys.endpoint).execute()
    const browsers = await listBrowsers(transaction, viewer.memberId)
    if (browsers.length >= mostBrowsers)
      return refusal(
        'CONFLICT',
        `通知を受け取るブラウザは${mostBrowsers}個までです。使っていないものを外してください。`,
      )
    await transaction
      .insertInto('push_subscription')
      .values({ ...keys, member_id: viewer.memberId, device, created_at: services.clock.now() })
      .execute()
    return success(null)
  })
}

/** Whichever of the two is known; the browser itself knows its endpoint, the list its number. */
interface WhichBrowser {
  id: Id<'push_subscription'> | null
  endpoint: string | null
}

export async function removeBrowser(
  { database }: Services,
  viewer: Viewer,
  { id, endpoint }: WhichBrowser,
): Promise<Outcome<null>> {
  const { numDeletedRows } = await database
    .deleteFrom('push_subscription')
    .where((row) => row.or([row('id', '=', id ?? NO_ROW), row('endpoint', '=', endpoint ?? '')]))
    .where('member_id', '=', viewer.memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n ? success(null) : refusal('NOT_FOUND', 'ブラウザが見つかりません。')
}

export const listBrowsers = (database: Queryable, memberId: Id<'member'>) =>
  database
    .selectFrom('push_subscription')
    .select(['id', 'device', 'created_at', 'last_sent_at', 'failed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

/** The kinds that the member wants as notices in the browser. */
export async function wantedKinds(database: Queryable, memberId: Id<'member'>): Promise<Set<NotificationKind>> {
  const refused = await database.selectFrom('push_refusal').select('kind').where('member_id', '=', memberId).execute()
  return new Set(NOTIFICATION_KINDS.filter((kind) => !refused.some((row) => row.kind === kind)))
}

export async function choosePush(
  services: Services,
  viewer: Viewer,
  { kind, wanted }: { kind: NotificationKind; wanted: boolean },
): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  await (wanted
    ? services.database
        .deleteFrom('push_refusal')
        .where('member_id', '=', viewer.memberId)
        .where('kind', '=', kind)
        .execute()
    : sql`insert into push_refusal (member_id, kind, refused_at) values (${viewer.memberId}, ${kind}, ${services.clock.now()}) on conflict do nothing`.execute(
        services.database,
      ))
  return success(null)
}
