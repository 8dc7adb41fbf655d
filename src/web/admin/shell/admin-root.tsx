import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useQuery } from 'urql'
import { SessionWatch } from '../../app/session/session-watch.tsx'
import { graphql } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingText } from '../../ui/skeleton.tsx'
import { EnvironmentBar } from './environment-bar.tsx'
import { Navigation } from './navigation.tsx'
import { OperatorContext } from './operator.ts'
import { QueryTrouble } from './query-trouble.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './shell.module.css'

const operatorDocument = graphql(`
  query Operator {
    me { id sei mei email role }
    session { seconds_left }
  }
`)

/** Whoever is not logged in goes home: the server says so too, before this page was ever sent. */
function useGate(role: 'admin' | 'member' | null | undefined, loading: boolean) {
  useEffect(() => {
    if (!loading && role !== 'admin') window.location.replace('/')
  }, [role, loading])
}

/** Until the server has said who works here: the environment already stands where it will stay. */
function Begun() {
  return (
    <>
      <EnvironmentBar />
      <LoadingText />
    </>
  )
}

/** The very first question found no answer: nothing of the back office is there yet, so the page itself says so. */
function NoAnswer({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  return (
    <>
      <EnvironmentBar />
      <main className={styles.broken}>
        <h1>管理画面を読み込めませんでした</h1>
        <p role="alert">サーバーから応答がありません。通信を確かめて、もう一度読み込んでください。</p>
        <Button variant="filled" loading={busy} onClick={onAgain}>
          もう一度読み込む
        </Button>
      </main>
    </>
  )
}

/** The frame around every page of the back office: environment, search, navigation, and the page beside it. */
export function AdminRoot() {
  const [{ data, error, fetching }, execute] = useQuery({ query: operatorDocument })
  const { pathname } = useLocation()
  const me = data?.me ?? null
  useGate(me?.role ?? null, fetching || data === undefined)
  useEffect(() => {
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [pathname])
  if (error !== undefined && data === undefined)
    return <NoAnswer busy={fetching} onAgain={() => execute({ requestPolicy: 'network-only' })} />
  if (me === null || me.role !== 'admin') return <Begun />
  return (
    <OperatorContext value={{ id: me.id, name: `${me.sei} ${me.mei}`, email: me.email }}>
      <a className={styles.skip} href="#main">
        本文へ進む
      </a>
      <EnvironmentBar />
      <TopBar />
      <div className={styles.columns}>
        <Navigation />
        <main className={styles.main} id="main" tabIndex={-1}>
          <QueryTrouble />
          <Outlet />
        </main>
      </div>
      <SessionWatch
        email={me.email}
        secondsLeft={data?.session?.seconds_left ?? 0}
        isEnded={false}
        onLogin={() => execute({ requestPolicy: 'network-only' })}
      />
      <ScrollRestoration />
    </OperatorContext>
  )
}
