import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useQuery } from 'urql'
import { useSite } from '../../app/site-context.tsx'
import { graphql } from '../../gql/graphql.ts'
import { Icon } from '../../ui/icon.tsx'
import { LogoMark } from '../../ui/thread.tsx'
import { useOperator } from './operator.ts'
import styles from './shell.module.css'

const waitingApprovalsDocument = graphql(`
  query WaitingApprovals {
    adminProposals(status: open) { id }
  }
`)

function Search() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void navigate(`/itoadmintool/members?${new URLSearchParams({ search: text.trim() }).toString()}`)
  }
  return (
    <form className={styles.search} role="search" onSubmit={submit}>
      <label>
        <Icon name="search" size={18} />
        <span className="visually-hidden">検索</span>
        <input type="search" value={text} aria-describedby="search-hint" onChange={(event) => setText(event.target.value)} />
      </label>
      <span id="search-hint" className={styles.searchHint}>会員名・会員番号・メールアドレスで検索</span>
    </form>
  )
}

export function TopBar() {
  const site = useSite()
  const operator = useOperator()
  const [{ data }] = useQuery({ query: waitingApprovalsDocument })
  const waiting = data?.adminProposals.length ?? 0
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
        承認待ち <b>{waiting}</b>
      </Link>
      <span className={styles.operator}>
        <Icon name="person" size={18} />
        {operator.name}
      </span>
    </header>
  )
}
