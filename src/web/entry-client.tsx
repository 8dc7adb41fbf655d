import './styles/global.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { analytics, configureAnalytics } from './app/analytics.ts'
import { readBootstrap, type Bootstrap } from './app/bootstrap.ts'
import { Providers } from './app/providers.tsx'
import { createRoutes } from './app/routes.tsx'
import { ServerClock } from './app/server-clock.ts'
import { demoSite } from './app/site.ts'
import { loadFontSlicesIfNeeded } from './fonts/font-slices.ts'
import { createBrowserClient } from './gql/client.ts'

/** The page that the server rendered must be complete before React takes it over. */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const page = await route.lazy()
      Object.assign(route, page, { lazy: undefined })
    }),
  )
}

/** Milliseconds, on the stopwatch of performance.now(), at which the document began to arrive. */
function documentArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
}

const patternOf = (matches: readonly { route: { path?: string | undefined } }[]) =>
  matches.map(({ route }) => route.path ?? '').join('') || '/'

async function start(root: HTMLElement): Promise<void> {
  const rendered = readBootstrap()
  const bootstrap: Bootstrap = rendered ?? { now: new Date(performance.timeOrigin).toISOString(), results: {}, site: demoSite }
  const clock = new ServerClock(bootstrap.now, () => performance.now(), documentArrival())
  const { client, dropInlinedData } = createBrowserClient(bootstrap.results, (response) => {
    const serverNow = response.headers.get('X-Server-Now')
    if (serverNow !== null) clock.correct(serverNow)
  })
  const routes = createRoutes()
  await loadMatchedPages(routes)
  const router = createBrowserRouter(routes)
  configureAnalytics(bootstrap.site)

  let seen = window.location.pathname + window.location.search
  analytics.pageView(patternOf(router.state.matches))
  router.subscribe(({ location, matches, navigation }) => {
    const address = location.pathname + location.search
    if (navigation.state !== 'idle' || address === seen) return
    seen = address
    dropInlinedData()
    analytics.pageView(patternOf(matches))
  })

  const page = (
    <StrictMode>
      <Providers client={client} clock={clock} bootstrap={bootstrap}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  if (rendered === null || root.childElementCount === 0) createRoot(root).render(page)
  else hydrateRoot(root, page)
  loadFontSlicesIfNeeded()
}

const root = document.getElementById('root')
if (root !== null) void start(root)
