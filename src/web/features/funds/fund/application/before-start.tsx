import { useLocation } from 'react-router'
import { useLogin } from '../../../../app/session/login.tsx'
import { useNow } from '../../../../app/time/now.tsx'
import { createPart } from '../../../../app/routing/part.tsx'
import { useSite } from '../../../../app/site/site-context.tsx'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Countdown } from '../../../../ui/countdown.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { googleCalendarUrl, type CalendarEvent } from '../calendar-event.ts'
import type { Fund } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import { FundNotice } from './fund-notice.tsx'
import { ReadyLine, ReadyList } from './ready-line.tsx'
import styles from './application.module.css'

/** For members only: visitors never load it. */
export const memberReadiness = createPart(
  () => import('./member-readiness.tsx').then((module) => module.MemberReadiness),
  <VisitorReadiness />,
)

function VisitorReadiness() {
  const openLogin = useLogin()
  return (
    <ReadyList>
      <ReadyLine done={false} name="ログイン">
        <button type="button" onClick={openLogin}>
          ログインする
        </button>
      </ReadyLine>
      <ReadyLine done={false} name="本人確認">
        <span>未確認</span>
      </ReadyLine>
    </ReadyList>
  )
}

function saveFile(name: string, type: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** In the last hour the mail has gone out already. */
const noticeAheadMilliseconds = 60 * 60 * 1000

export function BeforeStart({ fund }: { fund: Fund }) {
  const { me } = useViewer()
  const now = useNow()
  const { baseUrl } = useSite()
  const { pathname } = useLocation()
  const event: CalendarEvent = {
    id: fund.id,
    title: `${fund.name} 申し込み開始`,
    start: fund.start_at,
    url: `${baseUrl}${pathname}`,
  }
  const saveOpening = async () => {
    const { icsFile } = await import('../calendar-file.ts')
    saveFile(`fund-${fund.id}.ics`, 'text/calendar;charset=utf-8', icsFile(event, now))
  }
  return (
    <BoxFrame tag={{ label: '募集前', tone: 'primary' }}>
      <div>
        <p className="small-text">申し込みの受け付け開始</p>
        <p className={styles.strong}>
          <DateTime value={fund.start_at} />
          から申し込めます。
        </p>
        <Countdown until={fund.start_at} />
      </div>
      {me === null ? <VisitorReadiness /> : <memberReadiness.Component fund={fund} />}
      {now < Date.parse(fund.start_at) - noticeAheadMilliseconds && <FundNotice fundId={fund.id} kind="opening" />}
      <div className="stack">
        <Button full icon="calendar" onClick={() => void saveOpening()}>
          カレンダーに追加（.ics）
        </Button>
        <LinkButton href={googleCalendarUrl(event)} variant="quiet" full target="_blank" rel="noopener">
          Googleカレンダーに追加
          <Icon name="external" size={16} />
        </LinkButton>
      </div>
    </BoxFrame>
  )
}
