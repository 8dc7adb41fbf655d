import './styles/global.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router'
import { analytics, configureAnalytics, countDocuments } from './app/site/analytics.ts'
import { readBootstrap, type Bootstrap } from './app/hydration/bootstrap.ts'
import { rememberTyped } from './app/hydration/early-events.ts'
import { followInTranslatedPages } from './app/hydration/translated-texts.ts'
import { loadLinksAhead } from './app/routing/load-ahead.ts'
import { loadPages, matchPages, patternOf, type Match } from './app/routing/page-routes.ts'
import { isHandle } from './app/routing/page.ts'
import { Providers } from './app/site/providers.tsx'
import { createRoutes } from './app/routing/routes.tsx'
import { ServerClock } from './app/time/server-clock.ts'
import { readSessionEnd } from './app/session/session.ts'
import { demoSite } from './app/site/site.ts'
import { Pages, SiteRouter } from './app/routing/site-router.tsx'
import { viewerDocument } from './app/session/viewer.tsx'
import { loadFontSlicesIfNeeded } from './fonts/font-slices.ts'
import { createBrowserClient } from './gql/client.ts'
import { inlinedKey } from './gql/inlined-data.ts'

/** Milliseconds, on the stopwatch of performance.now(), at which the document began to arrive. */
function documentArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
}

async function loadForMember(matches: readonly Match[]): Promise<void> {
  const handle: unknown = matches.at(-1)?.route.handle
  if (isHandle(handle)) await handle.loadForMember?.()
}

/** The parts that the server has drawn because of what it was answered. */
async function loadForAnswers(matches: readonly Match[], { results }: Bootstrap, isMember: boolean): Promise<void> {
  const match = matches.at(-1)
  const handle: unknown = match?.route.handle
  if (!match || !isHandle(handle) || !handle.loadForAnswers) return
  const queries = handle.preload?.(match.params) ?? []
  await handle.loadForAnswers(
    queries.map(({ document, variables }) => results[inlinedKey(document, variables)] ?? {}),
    isMember,
  )
}

const addressOf = ({ pathname, search }: Location) => pathname + search

async function start(root: HTMLElement): Promise<void> {
  const rendered = readBootstrap()
  const bootstrap: Bootstrap = rendered ?? {
    now: new Date(performance.timeOrigin).toISOString(),
    results: {},
    site: demoSite,
  }
  const clock = new ServerClock(bootstrap.now, () => performance.now(), documentArrival())
  const { client, dropInlinedData, keepAhead } = createBrowserClient(bootstrap, (response) => {
    const serverNow = response.headers.get('X-Server-Now')
    if (serverNow !== null) clock.correct(serverNow)
    readSessionEnd(response)
  })
  const routes = createRoutes()
  const history = createBrowserHistory({ window, v5Compat: true })
  const matches = matchPages(routes, history.location)
  // The page that the server rendered must be complete before the program takes it over.
  await loadPages(matches)
  const isMember = Boolean(bootstrap.results[inlinedKey(viewerDocument, {})]?.data?.['me'])
  if (isMember) await loadForMember(matches)
  await loadForAnswers(matches, bootstrap, isMember)
  configureAnalytics(bootstrap.site)
  countDocuments()

  let seen = addressOf(history.location)
  analytics.pageView(patternOf(matches))
  const arrive = (location: Location, arrived: readonly Match[]) => {
    const address = addressOf(location)
    if (address === seen) return
    seen = address
    dropInlinedData()
    analytics.pageView(patternOf(arrived))
  }

  const page = (
    <StrictMode>
      <Providers client={client} clock={clock} bootstrap={bootstrap}>
        <SiteRouter history={history} routes={routes} onArrive={arrive}>
          <Pages routes={routes} />
        </SiteRouter>
      </Providers>
    </StrictMode>
  )
  followInTranslatedPages()
  rememberTyped()
  if (rendered === null || root.childElementCount === 0) createRoot(root).render(page)
  else hydrateRoot(root, page)
  loadLinksAhead({ routes, client, keep: keepAhead })
  loadFontSlicesIfNeeded()
}

const root = document.getElementById('root')
// In a task of its own: between reading the program and starting it the browser answers whoever scrolls or presses.
if (root !== null) setTimeout(() => void start(root))
