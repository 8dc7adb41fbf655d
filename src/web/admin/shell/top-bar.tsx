import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { parseApplicationNumber } from '../../../domain/investing/application-number.ts'
import { useSite } from '../../app/site/site-context.tsx'
import { useLogout } from '../../app/session/use-logout.ts'
import { Icon } from '../../ui/icon.tsx'
import { LogoMark } from '../../ui/thread.tsx'
import { useOperator } from './operator.ts'
import { figure } from '../ui/admin-format.ts'
import { approvalQueues, useQueues } from './queues.ts'
import styles from './shell.module.css'

/** An application by its number, `12-0107`; everything else is looked for among the members. */
function placeOf(text: string): string {
  const page = parseApplicationNumber(text) === null ? 'members' : 'applications'
  return `/itoadmintool/${page}?${new URLSearchParams({ search: text }).toString()}`
}

function Search() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void navigate(placeOf(text.trim()))
  }
  return (
    <form className={styles.search} role="search" onSubmit={submit}>
      <label>
        <Icon name="search" size={18} />
        <span className="visually-hidden">検索</span>
        <input
          type="search"
          value={text}
          aria-describedby="search-hint"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <span id="search-hint" className={styles.searchHint}>
        会員名・会員番号・メール・申込番号で検索
      </span>
    </form>
  )
}

export function TopBar() {
  const site = useSite()
  const operator = useOperator()
  const { leaving, leave } = useLogout()
  // The same answer as the navigation's: what a colleague or this page has decided is counted in both, and nothing is counted before it is known.
  const waiting = useQueues()
    .queues?.filter(({ name }) => approvalQueues.includes(name))
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <header className={styles.topBar}>
      <Link className={styles.logo} to="/itoadmintool" aria-label={`${site.brandName} 管理`}>
        <LogoMark />
        <b>{site.brandName}</b>
        <span>管理</span>
      </Link>
      <Search />
      <Link className={styles.topLink} to="/itoadmintool/approvals">
        <Icon name="bell" size={18} />
        受信箱
        <b className={styles.waiting} data-waits={(waiting ?? 0) > 0 || undefined}>
          {waiting === undefined ? '' : `${figure(waiting)}件`}
        </b>
      </Link>
      <span className={styles.operator}>
        <Icon name="person" size={18} />
        {operator.name}
      </span>
      <button type="button" className={styles.logout} aria-busy={leaving || undefined} onClick={leave}>
        ログアウト
      </button>
    </header>
  )
}
