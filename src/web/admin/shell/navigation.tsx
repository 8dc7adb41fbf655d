import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { navigationGroups, type NavigationEntry } from './navigation-entries.ts'
import { queuePlaces, useQueues, type WorkQueue } from './queues.ts'
import styles from './shell.module.css'

function waiting({ counts }: NavigationEntry, queues: readonly WorkQueue[]): number {
  if (counts === undefined) return 0
  return queues
    .filter(({ name }) => (counts === 'all' ? queuePlaces[name].note === undefined : counts.includes(name)))
    .reduce((sum, { count }) => sum + count, 0)
}

function Entry({ entry, count }: { entry: NavigationEntry; count: number }) {
  return (
    <NavLink className={styles.entry} to={entry.to} end={entry.to === '/itoadmintool'}>
      {entry.name}
      {/* Its room is kept while nothing is counted: on a tablet the entries stand in one row. */}
      {entry.counts !== undefined && (
        <span className={styles.count} data-none={count === 0 || undefined}>
          {count.toLocaleString('ja-JP')}
          <span className="visually-hidden">件</span>
        </span>
      )}
    </NavLink>
  )
}

export function Navigation() {
  const { queues = [] } = useQueues()
  const { pathname } = useLocation()
  const frame = useRef<HTMLElement>(null)
  // On a tablet the entries stand in one row: the page's own is brought into sight.
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current="page"]')
    const row = frame.current
    if (current && row && row.scrollWidth > row.clientWidth)
      row.scrollLeft = current.offsetLeft - row.offsetLeft - row.clientWidth / 2 + current.offsetWidth / 2
  }, [pathname])
  return (
    <nav ref={frame} className={styles.navigation} aria-label="管理メニュー">
      {navigationGroups.map((group) => (
        <div key={group.name ?? ''} className={styles.group}>
          {group.name !== null && <p className={styles.groupName}>{group.name}</p>}
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <Entry entry={entry} count={waiting(entry, queues)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
