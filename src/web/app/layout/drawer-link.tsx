import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './drawer.module.css'

export function DrawerLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>{children}</ul>
    </nav>
  )
}

/** One line of a drawer's menu; the page that is open stands out, a mark says what waits there. */
export function DrawerLink({
  to,
  icon,
  mark,
  onClose,
  children,
}: {
  to: string
  icon: IconName
  mark?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  return (
    <li>
      <NavLink to={to} end onClick={onClose}>
        <Icon name={icon} />
        <span>{children}</span>
        {mark}
      </NavLink>
    </li>
  )
}

/** Leaves the site's pages: a tab of its own. */
export function DrawerTabLink({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <Icon name={icon} />
        <span>{children}</span>
        <Icon name="external" size={16} />
        <span className="visually-hidden">（新しいタブ）</span>
      </a>
    </li>
  )
}
