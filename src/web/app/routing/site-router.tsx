import { useLayoutEffect, useState, type ReactNode } from 'react'
import {
  Router,
  useLocation,
  useRoutes,
  type Location,
  type NavigationType,
  type RouteObject,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { useToast } from '../../ui/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadPages, matchPages, type Match } from './page-routes.ts'

interface SiteRouterProps {
  history: ReturnType<typeof UNSAFE_createBrowserHistory>
  routes: RouteObject[]
  /** The address has changed and its page is about to be shown. */
  onArrive: (location: Location, matches: readonly Match[]) => void
  children: ReactNode
}

interface Shown {
  location: Location
  navigationType: NavigationType
}

/** Drawn by base.css at the document itself: the tree under the router must be the server's, or the names that useId gives to elements differ. */
const setUnderWay = (isUnderWay: boolean) => document.documentElement.toggleAttribute('data-under-way', isUnderWay)

/**
 * Follows the browser's address. The old page stays until the new one has loaded, under a
 * thread that shows that it is on its way; where it cannot be loaded, as a newer version was
 * installed meanwhile, the browser itself goes to the address. Without a connection it would lose the old page and show nothing: the page
 * stays, says so, and the browser goes on once there is a connection again.
 */
export function SiteRouter({ history, routes, onArrive, children }: SiteRouterProps) {
  const [shown, setShown] = useState<Shown>(() => ({ location: history.location, navigationType: history.action }))
  const toast = useToast()
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const matches = matchPages(routes, location)
        // Whoever has gone on meanwhile does not come back.
        const isAwaited = () => history.location.key === location.key
        const arrive = () => {
          if (!isAwaited()) return
          onArrive(location, matches)
          setUnderWay(false)
          setShown({ location, navigationType: action })
        }
        const leave = () => {
          if (!isAwaited()) return
          if (navigator.onLine) return window.location.reload()
          setUnderWay(false)
          toast.error('通信できませんでした。', '接続が戻ると、次のページを開きます。', true)
          window.addEventListener('online', leave, { once: true })
        }
        if (matches.every(({ route }) => route.lazy === undefined)) arrive()
        else {
          setUnderWay(true)
          loadPages(matches).then(arrive, leave)
        }
      }),
    [history, routes, onArrive, toast],
  )
  return (
    <Router location={shown.location} navigationType={shown.navigationType} navigator={history}>
      {children}
    </Router>
  )
}

/** The frame with the page of the current address; the next address gets a new chance after a page that broke. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation()
  return <ErrorBoundary address={pathname}>{useRoutes(routes)}</ErrorBoundary>
}
