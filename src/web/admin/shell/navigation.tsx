import { NavLink } from 'react-router'
import { navigationGroups } from './navigation-entries.ts'
import styles from './shell.module.css'

export function Navigation() {
  return (
    <nav className={styles.navigation} aria-label="管理メニュー">
      {navigationGroups.map((group) => (
        <div key={group.name ?? ''} className={styles.group}>
          {group.name !== null && <p className={styles.groupName}>{group.name}</p>}
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <NavLink className={styles.entry} to={entry.to} end={entry.to === '/itoadmintool'}>{entry.name}</NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
