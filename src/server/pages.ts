import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { RequestContext } from '../features/core/graphql/context.ts'
import type { Services } from '../features/core/services.ts'
import { builtFolder } from '../platform/product-folder.ts'
import { shortLivedCache } from '../platform/short-lived-cache.ts'
import type { Cookies } from './cookies.ts'
import { findPreview } from '../features/funds/fund/find-photograph.ts'
import { createContext } from './graphql-route.ts'
import { pageFiles, type Manifest } from './page-files.ts'
import { pageStyles, type StyleRule } from './page-styles.ts'
import { handOverInvitation } from './routes/invitation.ts'
import { siteOf } from './site-of.ts'

/** The built web application. */
const webFolder = path.join(builtFolder, 'web')

/** What the built server entry of the web application offers (src/web/entry-server.tsx). */
interface ServerEntry {
  render(request: {
    url: string
    execute(query: string, variables: Record<string, unknown>): Promise<ExecutionResult>
    now: string
    nonce: string
    template: string
    site: Record<string, unknown>
    scriptsOf: (page: string) => string[]
    stylesOf?: ((body: string) => string) | undefined
    previewOf?: (address: string) => Promise<string | null>
  }): Promise<RenderedPage>
}

interface Asked {
  url: string
  /** The browser has the stylesheet already. */
  hasStylesheet: boolean
}

interface RenderedPage {
  status: number
  html: string
}

/** Where people stand before an opening and press reload. Nothing after a question mark: anybody could ask for any number of those. */
const crowdedPages = /^\/(?:projects(?:\/[1-9]\d{0,8})?)?$/

/**
 * A page that all visitors see alike is rendered once for those who come within a quarter of a second of a burst; each gets it with the
 * nonce of the own answer. Members' pages are never shared.
 */
function sharePages(services: Services, render: (asked: Asked, nonce: string) => Promise<RenderedPage>) {
  // Stands for the nonce while it is shared; nobody can know it, so nothing that is shown can contain it.
  const placeholder = services.randomBytes(24).toString('hex')
  const share = shortLivedCache(
    { clock: services.clock, elapsed: () => performance.now() },
    (key: string) => render(JSON.parse(key) as Asked, placeholder),
    { ttl: 250, idle: 4 },
  )
  return async (asked: Asked, nonce: string): Promise<RenderedPage> => {
    const { status, html } = await share(JSON.stringify(asked))
    return { status, html: html.replaceAll(placeholder, () => nonce) }
  }
}

/** Whoever reloads the page or comes from another of ours has the stylesheet at hand; a first visit is painted without waiting for it. */
const hasStylesheet = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers['cache-control'] === 'max-age=0'

const visitorContext = (services: Services): RequestContext => ({
  services,
  viewer: null,
  request: { ipAddress: '', device: '', idempotencyKey: undefined },
  session: { start: () => undefined, end: () => undefined, rememberDevice: () => undefined },
})

/** The pages as the build made them; once for a process. */
export const loadPages = async (): Promise<ServerEntry> =>
  (await import(pathToFileURL(path.join(webFolder, 'server/entry-server.js')).href)) as ServerEntry

/** Pages rendered here, then taken over by the browser; scripts, styles and fonts from the build. */
export async function mountPages(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const template = await readFile(path.join(webFolder, 'client/index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(webFolder, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const scriptsOf = pageFiles(manifest)
  const rules = await readFile(path.join(webFolder, 'client/.vite/style-rules.json'), 'utf8')
  const stylesOf = pageStyles(JSON.parse(rules) as StyleRule[])
  const entry = await loadPages()
  await app.register(staticFiles, {
    // One route for all: one for each of a thousand files took a third of the start.
    root: path.join(webFolder, 'client/assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
  })

  const renderFor = async (context: RequestContext, asked: Asked, nonce: string): Promise<RenderedPage> =>
    entry.render({
      url: asked.url,
      execute: (query, variables) => app.graphql(query, context, variables),
      now: services.clock.now().toISOString(),
      nonce,
      template,
      site: await siteOf(services),
      scriptsOf,
      stylesOf: asked.hasStylesheet ? undefined : stylesOf,
      previewOf: (address) => findPreview(services, address),
    })
  const forVisitors = sharePages(services, (asked, nonce) => renderFor(visitorContext(services), asked, nonce))

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await createContext(services, cookies, request, reply)
    handOverInvitation(cookies, request, reply)
    const isAlike = context.viewer === null && crowdedPages.test(request.url)
    const asked = { url: request.url, hasStylesheet: hasStylesheet(request) }
    const page = await (isAlike ? forVisitors(asked, request.cspNonce) : renderFor(context, asked, request.cspNonce))
    return reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.html)
  }
  // A route of its own, so that pages are compressed like everything else; the handler below is for addresses that a route gave up.
  app.get('/*', sendPage)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendPage(request, reply)
    return reply.code(404).send({ message: 'ページが見つかりません。' })
  })
}
