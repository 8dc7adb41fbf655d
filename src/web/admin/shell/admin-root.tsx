import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useQuery } from 'urql'
import { SessionWatch } from '../../app/session-watch.tsx'
import { graphql } from '../../gql/graphql.ts'
import { LoadingText } from '../../ui/skeleton.tsx'
import { EnvironmentBar } from './environment-bar.tsx'
import { Navigation } from './navigation.tsx'
import { OperatorContext } from './operator.ts'
import { TopBar } from './top-bar.tsx'
import styles from './shell.module.css'

const operatorDocument = graphql(`
  query Operator {
    me { id sei mei email role }
    session { seconds_left }
  }
`)

/** Whoever is not logged in goes home: the server says so too, before this page was ever sent. */
function useGate(role: string | null | undefined, loading: boolean) {
  useEffect(() => {
    if (!loading && role !== 'admin') window.location.replace('/')
  }, [role, loading])
}

/** The frame around every page of the back office: environment, search, navigation, and the page beside it. */
export function AdminRoot() {
  const [{ data, fetching }, execute] = useQuery({ query: operatorDocument })
  const { pathname } = useLocation()
  const me = data?.me ?? null
  useGate(me?.role ?? null, fetching || data === undefined)
  useEffect(() => {
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [pathname])
  if (me === null || me.role !== 'admin') return <LoadingText />
  return (
    <OperatorContext value={{ id: me.id, name: `${me.sei} ${me.mei}`, email: me.email }}>
      <a className={styles.skip} href="#main">本文へ進む</a>
      <EnvironmentBar />
      <TopBar />
      <div className={styles.columns}>
        <Navigation />
        <main className={styles.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <SessionWatch email={me.email} secondsLeft={data?.session?.seconds_left ?? 0} isEnded={false} onLogin={() => execute({ requestPolicy: 'network-only' })} />
      <ScrollRestoration />
    </OperatorContext>
  )
}
