import type { ReactNode } from 'react'
import { Provider as GraphqlProvider, type Client } from 'urql'
import { ToastProvider } from '../../ui/toast.tsx'
import type { Bootstrap } from '../hydration/bootstrap.ts'
import { TimeProvider } from '../time/now.tsx'
import { HeadContext, type HeadCollector } from '../layout/page-head.tsx'
import type { ServerClock } from '../time/server-clock.ts'
import { SiteContext } from './site-context.tsx'

interface ProvidersProps {
  client: Client
  clock: ServerClock
  bootstrap: Bootstrap
  headCollector?: HeadCollector
  children: ReactNode
}

/** Everything a page may ask for, alike on the server and in the browser. */
export function Providers({ client, clock, bootstrap, headCollector, children }: ProvidersProps) {
  return (
    <SiteContext value={bootstrap.site}>
      <HeadContext value={headCollector ?? null}>
        <TimeProvider clock={clock} renderedAt={bootstrap.now}>
          <GraphqlProvider value={client}>
            <ToastProvider>{children}</ToastProvider>
          </GraphqlProvider>
        </TimeProvider>
      </HeadContext>
    </SiteContext>
  )
}
