import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import earlyEvents from './app/hydration/early-events.inline.js?raw'
import invitation from './app/hydration/invitation.inline.js?raw'
import firstScreen from './app/hydration/first-screen.inline.js?raw'
import loadProgram from './app/hydration/load-program.inline.js?raw'
import { serializeBootstrap, type Bootstrap } from './app/hydration/bootstrap.ts'
import { headHtml } from './app/layout/head-html.ts'
import type { HeadFacts } from './app/layout/page-head.tsx'
import { firstPicture, picturePreload, previewRules } from './app/layout/first-picture.ts'
import { loadPages, matchPages } from './app/routing/page-routes.ts'
import { isHandle, preloadQuery, type PreloadQuery } from './app/routing/page.ts'
import { Providers } from './app/site/providers.tsx'
import { createRoutes } from './app/routing/routes.tsx'
import { ServerClock } from './app/time/server-clock.ts'
import { demoSite, type SiteSettings } from './app/site/site.ts'
import { Pages } from './app/routing/site-router.tsx'
import { viewerDocument } from './app/session/viewer.tsx'
import { createRenderClient } from './gql/client.ts'
import { inlinedKey, type InlinedResult, type InlinedResults } from './gql/inlined-data.ts'
import { stringifyDocument } from 'urql'

export interface RenderRequest {
  /** Path and query string of the page, as requested. */
  url: string
  /** Runs a query as the visitor who asked for the page (their session cookie). It must not throw for GraphQL errors. */
  execute: (query: string, variables: Record<string, unknown>) => Promise<InlinedResult>
  /** The business clock, RFC 3339. */
  now: string
  /** For the Content-Security-Policy: stands on the one inline element, the page's data. */
  nonce: string
  /** Text of the built dist/client/index.html. */
  template: string
  /** What the operator configured; the demo's values otherwise. */
  site?: Partial<SiteSettings>
  /** Addresses of all scripts of a page (by its name in routes.tsx), the program's entry last. */
  scriptsOf?: (page: string) => string[]
  /** Of the stylesheet what a page needs, by its body: it stands in the page, and the stylesheet follows with the scripts. Without it the page waits for the stylesheet. */
  stylesOf?: ((body: string) => string) | undefined
  /** The preview of a picture by its address, AVIF as base64; null where it has none. Asked with `stylesOf` alone. */
  previewOf?: (address: string) => Promise<string | null>
}

export interface RenderedPage {
  status: number
  /** The whole document. */
  html: string
}

/** The comments are for its readers here, not for the wire. */
const withoutComments = (script: string) => script.replace(/\/\*[^]*?\*\/|^ *\/\/.*\n/gm, '').trim()

interface FirstPaint {
  /** With what the first paint takes. */
  template: string
  /** Attributes of the script that asks for the rest after it: what else the page needs. */
  later: string
}

const fontLink = /\s*<link rel="preload" [^>]*as="font"[^>]*>/g

/**
 * What a page takes for its first paint. Where the browser has the stylesheet: that, the fonts and the first picture, which the head names. On
 * a first visit nothing but the document: its own rules and the picture's preview stand in it, all else is asked for after the paint.
 */
async function firstPaint({ template, stylesOf, previewOf, nonce }: RenderRequest, body: string): Promise<FirstPaint> {
  const picture = firstPicture(body)
  const [link, stylesheet] = /<link rel="stylesheet"[^>]* href="([^"]*)">/.exec(template) ?? []
  const isFirstVisit = stylesOf !== undefined && link !== undefined
  const preview = isFirstVisit && picture ? ((await previewOf?.(picture.address)) ?? null) : null
  const named = template.replace('<!--first-picture-->', () =>
    picture && preview === null ? picturePreload(picture) : '',
  )
  if (!isFirstVisit) return { template: named, later: '' }

  const rules = picture && preview !== null ? previewRules(picture, preview) : ''
  const own = `<style nonce="${nonce}">${stylesOf(body)}${rules}</style>`
  const fonts = (template.match(fontLink) ?? []).map((font) => /href="([^"]*)"/.exec(font)?.[1])
  return {
    template: named.replaceAll(fontLink, '').replace(link, () => own),
    later: ` data-stylesheet="${stylesheet}" data-fonts='${JSON.stringify(fonts)}'`,
  }
}

async function fetchAll(queries: readonly PreloadQuery[], execute: RenderRequest['execute']): Promise<InlinedResult[]> {
  return Promise.all(
    queries.map(async ({ document, variables }) => {
      const { data, errors } = await execute(stringifyDocument(document), variables ?? {})
      return errors === undefined || errors.length === 0 ? { data } : { data, errors }
    }),
  )
}

/**
 * Renders one page of the site for one visitor. Pages of unknown addresses and of things that do not exist come with
 * status 404; a page whose data is not preloaded comes with its placeholders and fills itself in the browser.
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const routes = createRoutes()
  const { pathname, search } = new URL(request.url, 'http://page.invalid')
  const matches = matchPages(routes, { pathname })
  await loadPages(matches)
  const matched = matches.at(-1)
  const handle: unknown = matched?.route.handle
  const page = isHandle(handle) ? handle : {}

  const params = matched?.params ?? {}
  const results: InlinedResults = {}
  const remember = async (queries: readonly PreloadQuery[]) => {
    const answers = await fetchAll(queries, request.execute)
    queries.forEach(({ document, variables }, index) => {
      results[inlinedKey(document, variables)] = answers[index] ?? {}
    })
    return answers
  }
  const [viewer, ...answers] = await remember([preloadQuery(viewerDocument, {}), ...(page.preload?.(params) ?? [])])
  if (viewer?.data?.me) await Promise.all([remember(page.preloadForMember?.(params) ?? []), page.loadForMember?.()])
  await page.loadForAnswers?.(answers, Boolean(viewer?.data?.me))
  const isMissing = matched?.route.path === '*' || page.isMissing?.(answers) === true

  const bootstrap: Bootstrap = { now: request.now, results, site: { ...demoSite, ...request.site } }
  const heads: HeadFacts[] = []
  const body = renderToString(
    <StrictMode>
      <Providers
        client={createRenderClient(results)}
        clock={new ServerClock(request.now, () => 0, 0)}
        bootstrap={bootstrap}
        headCollector={(facts) => heads.push(facts)}
      >
        <StaticRouter location={{ pathname, search }}>
          <Pages routes={routes} />
        </StaticRouter>
      </Providers>
    </StrictMode>,
  )
  const scripts = JSON.stringify(request.scriptsOf?.(matched?.route.id ?? '') ?? [])
  const data = `<script type="application/json" id="page-data" nonce="${request.nonce}">${serializeBootstrap(bootstrap)}</script>`
  const { template, later } = await firstPaint(request, body)
  const html = template
    .replace('<!--first-screen-->', () => `<script nonce="${request.nonce}">${withoutComments(firstScreen)}</script>`)
    .replace(
      '<!--early-events-->',
      () => `<script nonce="${request.nonce}">${withoutComments(invitation)}
${withoutComments(earlyEvents)}</script>`,
    )
    .replace('<!--page-head-->', () => headHtml(heads.at(-1) ?? null, bootstrap.site, request.url, request.nonce))
    .replace('<!--page-body-->', () => body)
    .replace('<!--page-data-->', () => data)
    .replace(
      '<!--load-program-->',
      () => `<script nonce="${request.nonce}" data-files='${scripts}'${later}>${withoutComments(loadProgram)}</script>`,
    )
  return { status: isMissing ? 404 : 200, html }
}
