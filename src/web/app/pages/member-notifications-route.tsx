import { useCallback } from 'react'
import { useQuery } from 'urql'
import { notificationSettingsDocument } from '../../features/mypage/notifications/notification-queries.ts'
import { NotificationsPage } from '../../features/mypage/notifications/notifications-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'
import { PageWait } from '../page-wait.tsx'
import { preloadQuery, type PageHandle } from '../page.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(notificationSettingsDocument, {})] }

function Notifications() {
  const [{ data, fetching, error }, execute] = useQuery({ query: notificationSettingsDocument })
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  const me = data?.me ?? null
  if (!data || me === null) return <PageWait title="通知の設定" failed={error !== undefined && !fetching} onRetry={refetch} />
  return <NotificationsPage settings={data.notificationSettings} receivesNews={me.receive_all_mail} email={me.email} feed={data.calendarFeed} refetch={refetch} />
}

export function Component() {
  return (
    <>
      <PageHead title="通知の設定" noIndex />
      <MemberOnly>{() => <Notifications />}</MemberOnly>
    </>
  )
}
