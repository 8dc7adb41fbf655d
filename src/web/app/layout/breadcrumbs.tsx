import { Link } from 'react-router'
import { useSite } from '../site/site-context.tsx'
import styles from './layout.module.css'

export interface Crumb {
  name: string
  /** Left out for the page itself. */
  path?: string
}

/** The way from the home page; `ホーム` is added in front. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={`page-width ${styles.crumbs}`} aria-label="パンくずリスト">
      <ol>
        <li>
          <Link to="/">ホーム</Link>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.name} aria-current={crumb.path === undefined ? 'page' : undefined}>
            {crumb.path === undefined ? crumb.name : <Link to={crumb.path}>{crumb.name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** To a page of the member's area: below my page, where each of them is found. */
export function MemberBreadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={[{ name: 'マイページ', path: '/mypage' }, ...crumbs]} />
}

/** The same way as schema.org data. */
export function useBreadcrumbData(crumbs: readonly Crumb[]): Record<string, unknown> {
  const { baseUrl } = useSite()
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'ホーム', path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.path === undefined ? {} : { item: `${baseUrl}${crumb.path}` }),
    })),
  }
}
