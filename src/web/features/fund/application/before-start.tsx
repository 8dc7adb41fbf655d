import { Link, useLocation } from 'react-router'
import { useLogin } from '../../../app/login.tsx'
import { useNow } from '../../../app/now.tsx'
import { useSite } from '../../../app/site-context.tsx'
import { useViewer } from '../../../app/viewer.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { formatManYen } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { googleCalendarUrl, icsFile, type CalendarEvent } from '../calendar-event.ts'
import { allowanceOf } from '../application-state.ts'
import type { Fund } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import { FundNotice } from './fund-notice.tsx'
import styles from './application.module.css'

function ReadyLine({ done, name, children }: { done: boolean; name: string; children: React.ReactNode }) {
  return (
    <li>
      <span data-done={done || undefined}><Icon name={done ? 'check-circle' : 'circle'} /></span>
      <span>{name}</span>
      {done ? <span data-done="">{children}</span> : children}
    </li>
  )
}

/** All that can be settled before the opening, so that nothing fails at that minute. */
function Readiness({ fund }: { fund: Fund }) {
  const { me, investingAmount } = useViewer()
  const openLogin = useLogin()
  return (
    <div>
      <p className={styles.strong}>開始までにできること</p>
      <ul className={styles.ready}>
        <ReadyLine done={me !== null} name="ログイン">{me !== null ? '済み' : <button type="button" onClick={openLogin}>ログインする</button>}</ReadyLine>
        <ReadyLine done={me?.is_ekyc_authed === true} name="本人確認">{me?.is_ekyc_authed ? '済み' : me === null ? <span>未確認</span> : <Link to="/mypage/info">手続きする</Link>}</ReadyLine>
        {me !== null && <ReadyLine done name="投資できる金額">{formatManYen(allowanceOf(fund, investingAmount))}</ReadyLine>}
        {me !== null && <ReadyLine done={me.bank_account !== null} name="分配金の受取口座">{me.bank_account !== null ? '済み' : <Link to="/mypage/info">登録する</Link>}</ReadyLine>}
      </ul>
    </div>
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
  const now = useNow()
  const { baseUrl } = useSite()
  const { pathname } = useLocation()
  const event: CalendarEvent = { id: fund.id, title: `${fund.name} 申し込み開始`, start: fund.start_at, url: `${baseUrl}${pathname}` }
  return (
    <BoxFrame tag={{ label: '募集前', tone: 'primary' }}>
      <div>
        <p className="small-text">申し込みの受け付け開始</p>
        <p className={styles.strong}><DateTime value={fund.start_at} />から申し込めます。</p>
        <Countdown until={fund.start_at} />
      </div>
      <Readiness fund={fund} />
      {now < Date.parse(fund.start_at) - noticeAheadMilliseconds && <FundNotice fundId={fund.id} kind="opening" />}
      <div className="stack">
        <Button full icon="calendar" onClick={() => saveFile(`fund-${fund.id}.ics`, 'text/calendar;charset=utf-8', icsFile(event, now))}>カレンダーに追加（.ics）</Button>
        <LinkButton href={googleCalendarUrl(event)} variant="quiet" full target="_blank" rel="noopener">
          Googleカレンダーに追加
          <Icon name="external" size={16} />
        </LinkButton>
      </div>
    </BoxFrame>
  )
}
