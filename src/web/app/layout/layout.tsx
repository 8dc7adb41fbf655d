import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { useToast } from '../../ui/toast.tsx'
import { replayEarlyEvents } from '../hydration/early-events.ts'
import { useIsInBrowser } from '../hydration/use-is-in-browser.ts'
import { ExtraInfoBanner } from './extra-info-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { takeReloadToast } from '../site/page-storage.ts'
import { returnToPlace, useKeptPlace } from '../routing/scroll-place.ts'
import { useViewer } from '../session/viewer.tsx'
import styles from './layout.module.css'

/** Moves the reader to the page's heading, or to the page until its heading has loaded. Returns how to stop waiting. */
function focusHeading(main: HTMLElement): () => void {
  const focus = () => {
    const heading = main.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (focus()) return () => undefined
  main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const isUntouched = document.activeElement === main || document.activeElement === document.body
    if (!isUntouched || focus()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * A change of page begins at the top, with the new page's heading under the reader's finger; the way back leads to where the page was left.
 * The first page of a visit is placed by the browser.
 */
function useFreshStart() {
  const { pathname, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const place = `${key}${pathname}${hash}`
  const shown = useRef({ pathname, place })
  useKeptPlace(place)
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, place }
    const isFirst = before.place === place
    const main = document.getElementById('main')
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target !== null && (isFirst || !isReturn)) {
      target.scrollIntoView()
      return
    }
    if (isFirst || main === null) return
    const isNewPage = before.pathname !== pathname
    if (isNewPage && !isReturn) window.scrollTo(0, 0)
    const stops = [isReturn ? returnToPlace(place, main) : null, isNewPage ? focusHeading(main) : null]
    return () => stops.forEach((stop) => stop?.())
  }, [pathname, hash, place, isReturn])
}

function useReloadToast() {
  const toast = useToast()
  useEffect(() => {
    const message = takeReloadToast()
    if (message !== null) toast.success(message)
  }, [toast])
}

/** From now on the page answers: what was pressed and typed before takes effect, and what presses by itself waits for this mark. */
function useHydration() {
  useEffect(() => {
    replayEarlyEvents()
    document.documentElement.dataset['interactive'] = ''
  }, [])
}

/** Members only, and not before there is something to watch. */
const SessionWatch = lazy(() =>
  import('../session/session-watch.tsx').then((module) => ({ default: module.SessionWatch })),
)

function OwnSession() {
  const { me, sessionSeconds, isEnded, refetch } = useViewer()
  // The server's page ends in a moment; only the browser's has a session to lose.
  const isInBrowser = useIsInBrowser()
  if (me === null || !isInBrowser) return null
  return (
    <Suspense fallback={null}>
      <SessionWatch email={me.email} secondsLeft={sessionSeconds ?? 0} isEnded={isEnded} onLogin={refetch} />
    </Suspense>
  )
}

export function Layout() {
  useHydration()
  useFreshStart()
  useReloadToast()
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        本文へ進む
      </a>
      <Header />
      <ExtraInfoBanner />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <OwnSession />
    </div>
  )
}
