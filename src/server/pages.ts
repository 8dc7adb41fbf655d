import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Services } from '../features/services.ts'
import { projectFolder } from '../platform/project-folder.ts'
import type { Cookies } from './cookies.ts'
import { createContext } from './graphql-route.ts'
import { pageFiles, type Manifest } from './page-files.ts'
import { siteOf } from './site-of.ts'

/** The built web application. */
const webFolder = path.join(projectFolder, 'dist/web')

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
  }): Promise<{ status: number; html: string }>
}

/** Pages rendered here, then taken over by the browser; scripts, styles and fonts from the build. */
export async function mountPages(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const template = await readFile(path.join(webFolder, 'client/index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(webFolder, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const scriptsOf = pageFiles(manifest)
  const site = siteOf(services.config)
  const entry = (await import(pathToFileURL(path.join(webFolder, 'server/entry-server.js')).href)) as ServerEntry
  await app.register(staticFiles, {
    root: path.join(webFolder, 'client'),
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
    allowedPath: (file) => file !== '/index.html' && !file.startsWith('/.vite/'),
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await createContext(services, cookies, request, reply)
    const page = await entry.render({
      url: request.url,
      execute: (query, variables) =>
        app.graphql(query, context as unknown as Record<string, unknown>, variables) as Promise<ExecutionResult>,
      now: services.clock.now().toISOString(),
      nonce: request.cspNonce,
      template,
      site,
      scriptsOf,
    })
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
