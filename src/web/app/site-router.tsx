import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, useLocation, useRoutes, type Location, type NavigationType, type RouteObject, type UNSAFE_createBrowserHistory } from 'react-router'
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

/**
 * Follows the browser's address. The old page stays until the new one has loaded; where it cannot be loaded (a newer version was
 * installed meanwhile, or the connection is gone) the browser itself goes to the address.
 */
export function SiteRouter({ history, routes, onArrive, children }: SiteRouterProps) {
  const [shown, setShown] = useState<Shown>(() => ({ location: history.location, navigationType: history.action }))
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const matches = matchPages(routes, location)
        const arrive = () => {
          // Whoever has gone on meanwhile does not come back.
          if (history.location.key !== location.key) return
          onArrive(location, matches)
          setShown({ location, navigationType: action })
        }
        if (matches.every(({ route }) => route.lazy === undefined)) arrive()
        else loadPages(matches).then(arrive, () => window.location.reload())
      }),
    [history, routes, onArrive],
  )
  return <Router location={shown.location} navigationType={shown.navigationType} navigator={history}>{children}</Router>
}

/** The frame with the page of the current address; the next address gets a new chance after a page that broke. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation()
  return <ErrorBoundary address={pathname}>{useRoutes(routes)}</ErrorBoundary>
}
