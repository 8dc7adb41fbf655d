import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useViewer } from './viewer.tsx'
import styles from './layout.module.css'

/** What the member should do next, floating above every page but the one it leads to. */
export function ExtraInfoBanner() {
  const { extraInfo } = useViewer()
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (extraInfo === null || extraInfo.path === pathname || dismissed === extraInfo.message) return null
  return (
    <aside className={styles.banner} aria-label="お知らせ">
      <Icon name="bell" />
      <Link to={extraInfo.path}>{extraInfo.message}</Link>
      <button type="button" aria-label="お知らせを閉じる" onClick={() => setDismissed(extraInfo.message)}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}
