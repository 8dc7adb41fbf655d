import {
  createServer,
  request as askProduct,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer as createVite } from 'vite'
import { projectRoot } from '../build/build-product.ts'

/** The programs of the site and of the back office, as Vite serves them from the sources. */
const entries = { site: '/src/web/entry-client.tsx', backOffice: '/src/web/admin/entry-admin.tsx' }

/** Every part of the design systems in all its states (scripts/gallery): of no page of the product, and in no build of it. */
const galleryPage = `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>部品見本｜糸funding</title>
  </head>
  <body>
    <div id="gallery"></div>
    <script type="module" src="/scripts/gallery/main.tsx"></script>
  </body>
</html>
`

export const isGallery = (url = ''): boolean => /^\/gallery(?:\/office)?\/?(?:\?|$)/.test(url)

export interface ScreenServer {
  /** Every open page is loaded anew: what the server renders has changed. */
  reload(): void
  close(): Promise<void>
}

/**
 * What a browser talks to while somebody works on the screens: modules, styles and their changes come from Vite, everything else from the
 * product, whose pages are given Vite's program in place of the built one. The built style stays below, so that a page is never seen bare.
 * @throws when the port is taken.
 */
export async function startScreenServer({
  host,
  port,
  productPort,
}: {
  host: string
  port: number
  productPort: number
}): Promise<ScreenServer> {
  const server = createServer()
  const vite = await createVite({
    root: projectRoot,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: 'node_modules/.cache/vite',
    plugins: [react()],
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { entries: [...Object.values(entries).map((entry) => entry.slice(1)), 'scripts/gallery/main.tsx'] },
  })
  const answerGallery = async (url: string, response: ServerResponse): Promise<void> => {
    const html = await vite.transformIndexHtml(url, galleryPage)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
  server.on('request', (request, response) => {
    if (isGallery(request.url)) void answerGallery(request.url ?? '/gallery', response)
    else vite.middlewares(request, response, () => passOn(request, response, productPort))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    reload: () => vite.ws.send({ type: 'full-reload' }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await vite.close()
    },
  }
}

/** The product may be starting again: a browser waits for it a while. */
const patienceMs = 20_000

function passOn(request: IncomingMessage, response: ServerResponse, port: number, since = performance.now()): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const asked = askProduct(
    { host: '127.0.0.1', port, path: request.url, method: request.method, headers },
    (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true
      if (isPage) void answerPage(answer, response)
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
    },
  )
  asked.on('error', (error: NodeJS.ErrnoException) => {
    const isStarting = error.code === 'ECONNREFUSED' && performance.now() - since < patienceMs
    // A body is read once; who sent one has to send it again.
    if (isStarting && request.method === 'GET') setTimeout(() => passOn(request, response, port, since), 200)
    else if (response.headersSent) response.destroy()
    else
      response.writeHead(502, { 'content-type': 'text/plain' }).end(`the product does not answer: ${error.message}\n`)
  })
  const giveUp = (): void => void asked.destroy()
  response.once('close', giveUp)
  asked.once('close', () => response.off('close', giveUp))
  request.pipe(asked)
}

async function answerPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = withDevelopmentProgram(await textOf(answer))
  response.writeHead(answer.statusCode ?? 502, headersOf(answer.headers, html)).end(html)
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The policy names the built files, and neither Vite's inline style nor its socket. */
function headersOf(
  { 'content-security-policy': _policy, 'transfer-encoding': _encoding, ...headers }: IncomingHttpHeaders,
  html: string,
): IncomingHttpHeaders {
  return { ...headers, 'content-length': String(Buffer.byteLength(html)) }
}

const refresh = `<script type="module" src="/@vite/client"></script>
<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`

/** @param html a page of the product; any other document comes back as it is. */
export function withDevelopmentProgram(html: string): string {
  if (!html.includes('<div id="root">')) return html
  const isBackOffice = html.includes('/itoadmintool/files/assets/')
  return html
    .replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, '')
    .replace(/data-files='[^']*'/, () => `data-files='${JSON.stringify([entries.site])}'`)
    .replace(
      '</head>',
      () => `${refresh}\n${isBackOffice ? `<script type="module" src="${entries.backOffice}"></script>\n` : ''}</head>`,
    )
}
