import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { projectFolder } from '../../platform/project-folder.ts'

/** Altair, a GraphQL explorer whose package is a built page: decision 0099 says why it is this one. */
const explorerFolder = path.join(projectFolder, 'node_modules/altair-static/build/dist')

/**
 * GET /graphiql, in the demo only: the explorer of the API, served from the installed package. It sends the browser's session cookie and has
 * the XSRF header filled in. Production has no such address, and does not tell its schema either.
 */
export async function mountGraphiql(app: FastifyInstance, { APP_ENV }: Pick<Config, 'APP_ENV'>): Promise<void> {
  if (APP_ENV !== 'demo' || !existsSync(explorerFolder)) return
  const page = await readFile(path.join(explorerFolder, 'index.html'), 'utf8')
  await app.register(staticFiles, {
    root: explorerFolder,
    prefix: '/graphiql/',
    decorateReply: false,
    index: false,
    // A frame in which the explorer would run scripts that its user writes.
    allowedPath: (file) => !file.startsWith('/iframe-sandbox'),
  })
  app.get('/graphiql', (request, reply) =>
    reply
      .header('content-security-policy', explorerPolicy(request.cspNonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(explorerPage(page, request.cspNonce)),
  )
}

/** That of every page, save that the explorer's editor writes its styles into the page. Nothing is loaded from elsewhere. */
const explorerPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const explorerPage = (page: string, nonce: string): string =>
  page
    .replace('<base href="/" />', '<base href="/graphiql/" />')
    .replace('<title>Altair</title>', '<title>糸funding API</title>')
    .replace('</body>', () => `<script type="module" nonce="${nonce}">${startExplorer(nonce)}</script></body>`)

const firstQuery = `# Operations and error codes: docs/api.md. Log in at /login, and this page acts as that account.
query FirstLook {
  me { id email role }
  projects { id name recruit_type }
}
`

/** The token is read in the browser, as the site's own pages do; nothing of an earlier visit is kept, since its token may be another one. */
const startExplorer = (nonce: string): string => `
const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
AltairGraphQL.init({
  endpointURL: new URL('/graphql', location.href).href,
  initialHeaders: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  initialQuery: ${JSON.stringify(firstQuery)},
  preserveState: false,
  disableAccount: true,
  initialSettings: { 'banners.disable': true, 'alert.disableUpdateNotification': true, disablePushNotification: true },
  cspNonce: '${nonce}',
})`
