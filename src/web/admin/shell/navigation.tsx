import { NavLink } from 'react-router'
import { navigationGroups, type NavigationEntry } from './navigation-entries.ts'
import { useQueues, type WorkQueue } from './queues.ts'
import styles from './shell.module.css'

function waiting({ counts }: NavigationEntry, queues: readonly WorkQueue[]): number {
  if (counts === undefined) return 0
  return queues.filter(({ name }) => counts === 'all' || counts.includes(name)).reduce((sum, { count }) => sum + count, 0)
}

function Entry({ entry, count }: { entry: NavigationEntry; count: number }) {
  return (
    <NavLink className={styles.entry} to={entry.to} end={entry.to === '/itoadmintool'}>
      {entry.name}
      {count > 0 && <span className={styles.count}>{count.toLocaleString('ja-JP')}<span className="visually-hidden">件</span></span>}
    </NavLink>
  )
}

export function Navigation() {
  const { queues = [] } = useQueues()
  return (
    <nav className={styles.navigation} aria-label="管理メニュー">
      {navigationGroups.map((group) => (
        <div key={group.name ?? ''} className={styles.group}>
          {group.name !== null && <p className={styles.groupName}>{group.name}</p>}
          <ul>
            {group.entries.map((entry) => <li key={entry.to}><Entry entry={entry} count={waiting(entry, queues)} /></li>)}
          </ul>
        </div>
      ))}
    </nav>
  )
}
