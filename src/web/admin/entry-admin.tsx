import '../styles/global.css'
import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readBootstrap, type Bootstrap } from '../app/hydration/bootstrap.ts'
import { Providers } from '../app/site/providers.tsx'
import { ServerClock } from '../app/time/server-clock.ts'
import { readSessionEnd } from '../app/session/session.ts'
import { demoSite } from '../app/site/site.ts'
import { createBrowserClient } from '../gql/client.ts'
import { createAdminRoutes } from './routes.tsx'
import { queryWatcher } from './shell/query-trouble.tsx'

/** The back office is an application of its own: a visitor of the site never loads a byte of it. */
function start(root: HTMLElement): void {
  const bootstrap: Bootstrap = readBootstrap() ?? {
    now: new Date(performance.timeOrigin).toISOString(),
    results: {},
    site: demoSite,
  }
  const [navigation] = performance.getEntriesByType('navigation')
  const arrival = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
  const clock = new ServerClock(bootstrap.now, () => performance.now(), arrival)
  const { client } = createBrowserClient(
    bootstrap,
    (response) => {
      const serverNow = response.headers.get('X-Server-Now')
      if (serverNow !== null) clock.correct(serverNow)
      readSessionEnd(response)
    },
    [queryWatcher],
  )
  createRoot(root).render(
    <StrictMode>
      <Providers client={client} clock={clock} bootstrap={bootstrap}>
        <RouterProvider router={createBrowserRouter(createAdminRoutes())} />
      </Providers>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root !== null) start(root)
