import { notificationSettingsDocument } from '../../features/people/mail-preferences/notification-queries.ts'
import { NotificationsPage } from '../../features/people/mail-preferences/notifications-page.tsx'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useMemberQuery } from '../data/use-member-query.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(notificationSettingsDocument, {})] }

function Notifications() {
  const { data, failed, refetch } = useMemberQuery({ query: notificationSettingsDocument })
  const me = data?.me ?? null
  if (!data || me === null) return <PageWait title="通知の設定" failed={failed} onRetry={refetch} />
  return (
    <NotificationsPage
      settings={data.notificationSettings}
      email={me.email}
      feed={data.calendarFeed}
      refetch={refetch}
    />
  )
}

export function Component() {
  return (
    <>
      <PageHead title="通知の設定" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '通知の設定' }]} />
      <MemberOnly>{() => <Notifications />}</MemberOnly>
    </>
  )
}
