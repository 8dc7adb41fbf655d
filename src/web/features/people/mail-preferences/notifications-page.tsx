import { Card } from '../../../ui/card.tsx'
import { InfoSection } from '../../../app/member-page/info-section.tsx'
import { MemberPageHead } from '../../../app/member-page/member-page.tsx'
import { BrowserSection } from './browser-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { KindTable } from './kind-table.tsx'
import type { CalendarFeed, NotificationSettings } from './notification-queries.ts'
import { useNotificationActs } from './use-notification-acts.ts'
import pageStyles from '../../../app/member-page/mypage.module.css'
import styles from './notifications.module.css'

interface NotificationsPageProps {
  settings: NotificationSettings
  email: string
  feed: CalendarFeed
  refetch: () => void
}

/** What the member is told, and by which way. */
export function NotificationsPage({ settings, email, feed, refetch }: NotificationsPageProps) {
  const acts = useNotificationActs(settings.push_key, refetch)
  return (
    <>
      <MemberPageHead title="通知の設定" />
      <div className={`page-width ${pageStyles.columns}`} data-two="">
        <InfoSection title="お知らせの受け取り方">
          <Card className={styles.kindCard}>
            <KindTable
              kinds={settings.kinds}
              hasBrowser={settings.browsers.length > 0}
              onMail={(kind, wanted) => void acts.chooseMail(kind, wanted)}
              onPush={(kind, wanted) => void acts.choosePush(kind, wanted)}
            />
            <p className="caption-text">
              メールは {email}{' '}
              に届きます。契約・入金・書面・安全に関するメールは、法令と契約にもとづくお知らせのため停止できません。
              {settings.browsers.length > 0
                ? 'ブラウザの通知は、メールをお送りするときに表示します。'
                : '通知を受け取るブラウザは、まだ登録されていません。登録すると、種類ごとに選べます。'}
              どのお知らせも、会員ページの「お知らせ」で読めます。
            </p>
          </Card>
        </InfoSection>
        <div className={pageStyles.column}>
          <InfoSection title="ブラウザの通知">
            <BrowserSection
              browsers={settings.browsers}
              onSubscribe={acts.subscribe}
              onUnsubscribe={acts.unsubscribe}
              onRemove={(id) => void acts.removeBrowser(id)}
            />
          </InfoSection>
          <InfoSection title="カレンダー" id="calendar">
            <CalendarSection feed={feed} onStart={acts.startCalendar} onStop={acts.stopCalendar} />
          </InfoSection>
        </div>
      </div>
    </>
  )
}
