import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { useViewer } from '../session/viewer.tsx'
import styles from './layout.module.css'

/** My page lists what waits, and a fund's page begins with it in its box: there the banner would say it twice. */
const showsTasksItself = (pathname: string) => pathname === '/mypage' || /^\/projects\/[^/]+$/.test(pathname)

/** What the member should do next, at the head of every page that does not tell it anyway. In the flow of the page: it covers nothing. */
export function ExtraInfoBanner() {
  const { extraInfo } = useViewer()
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (
    extraInfo === null ||
    extraInfo.path === pathname ||
    showsTasksItself(pathname) ||
    dismissed === extraInfo.message
  )
    return null
  return (
    <aside className={styles.banner} aria-label="お知らせ">
      <div className="page-width">
        <Icon name="bell" />
        <Link to={extraInfo.path}>{extraInfo.message}</Link>
        <button type="button" aria-label="お知らせを閉じる" onClick={() => setDismissed(extraInfo.message)}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  )
}
