import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router'
import { createClient, makeResult, stringifyDocument, type Exchange } from 'urql'
import { filter, map, pipe } from 'wonka'
import type { RequestContext, Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import { buildSchema } from '../../src/server/schema.ts'
import { createAdminRoutes } from '../../src/web/admin/routes.tsx'
import { loadPages, matchPages } from '../../src/web/app/routing/page-routes.ts'
import { isHandle } from '../../src/web/app/routing/page.ts'
import { createRoutes } from '../../src/web/app/routing/routes.tsx'
import { Pages } from '../../src/web/app/routing/site-router.tsx'
import { Providers } from '../../src/web/app/site/providers.tsx'
import { demoSite } from '../../src/web/app/site/site.ts'
import { ServerClock } from '../../src/web/app/time/server-clock.ts'

// The schema builder got its copy of graphql from Node; the test runner would hand us another, and the two do not mix.
const { graphql } = createRequire(import.meta.url)('graphql') as typeof import('graphql')
const schema = buildSchema()

type Answer = Awaited<ReturnType<typeof graphql>>
/** By the text of the question and its variables. */
type Answers = Map<string, Answer>

/** A page and what it asked of the API. */
export interface DrawnPage {
  html: string
  /** What the API could not answer; what it refuses in words is part of the page. */
  troubles: string[]
  /** What the API answered. */
  answers: readonly unknown[]
}

/** A page of the back office as an operator sees it once everything that it asks for is there. */
export async function drawOfficePage(services: Services, viewer: Viewer, address: string): Promise<DrawnPage> {
  const router = createMemoryRouter(createAdminRoutes(), { initialEntries: [address] })
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (!initialized || navigation.state !== 'idle') return
      stop()
      resolve()
    })
    if (router.state.initialized) resolve()
  })
  try {
    return await draw(services, viewer, <RouterProvider router={router} />)
  } finally {
    router.dispose()
  }
}

/** A page of the site as a visitor (null) or a member sees it once everything that it asks for is there. */
export async function drawSitePage(services: Services, viewer: Viewer | null, address: string): Promise<DrawnPage> {
  const routes = createRoutes()
  const matches = matchPages(routes, { pathname: new URL(address, 'http://page.invalid').pathname })
  await loadPages(matches)
  const handle: unknown = matches.at(-1)?.route.handle
  if (viewer !== null && isHandle(handle)) await handle.loadForMember?.()
  return draw(
    services,
    viewer,
    <StaticRouter location={address}>
      <Pages routes={routes} />
    </StaticRouter>,
  )
}

/** Draws until nothing new is asked: what a page asks may hang on the answer before. */
async function draw(services: Services, viewer: Viewer | null, page: ReactNode): Promise<DrawnPage> {
  const now = services.clock.now().toISOString()
  const answers: Answers = new Map()
  for (;;) {
    const asked = new Map<string, { source: string; variables: Record<string, unknown> }>()
    // Waits for the parts of a page that are loaded when they are needed.
    const { prelude } = await prerenderToNodeStream(
      <Providers
        client={clientOf(answers, asked)}
        clock={new ServerClock(now, () => 0, 0)}
        bootstrap={{ now, results: {}, site: demoSite }}
        headCollector={() => undefined}
      >
        {page}
      </Providers>,
      // A large part stands in its place like every other, not behind the page with a script that would move it there.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    )
    const html = await text(prelude)
    if (asked.size === 0) {
      const errors = [...answers.values()].flatMap((answer) => answer.errors ?? [])
      const troubles = errors.filter(({ extensions }) => extensions['code'] === undefined)
      return {
        html,
        answers: [...answers.values()].map(({ data }) => data),
        troubles: troubles.map(({ message, path }) => `${path?.join('.')}: ${message}`),
      }
    }
    for (const [key, { source, variables }] of asked)
      answers.set(
        key,
        await graphql({ schema, source, variableValues: variables, contextValue: contextOf(services, viewer) }),
      )
  }
}

/** Answers what is known, and notes what is not. */
function clientOf(answers: Answers, asked: Map<string, { source: string; variables: Record<string, unknown> }>) {
  const exchange: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query'),
      map((operation) => {
        const source = stringifyDocument(operation.query)
        const variables = (operation.variables ?? {}) as Record<string, unknown>
        const key = `${source} ${JSON.stringify(variables)}`
        const answer = answers.get(key)
        if (answer === undefined) asked.set(key, { source, variables })
        return { operation, answer }
      }),
      filter(({ answer }) => answer !== undefined),
      map(({ operation, answer }) =>
        makeResult(operation, {
          data: JSON.parse(JSON.stringify(answer?.data ?? null)),
          errors: answer?.errors === undefined ? undefined : [...answer.errors],
        }),
      ),
    )
  return createClient({ url: '/graphql', exchanges: [exchange], preferGetMethod: false })
}

const contextOf = (services: Services, viewer: Viewer | null): RequestContext => ({
  services,
  viewer,
  request: { ipAddress: '127.0.0.1', device: 'test', idempotencyKey: undefined },
  session: { start: () => undefined, end: () => undefined, rememberDevice: () => undefined },
})
