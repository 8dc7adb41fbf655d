import { readFile } from 'node:fs/promises'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../features/core/services.ts'
import { builtFolder } from '../platform/product-folder.ts'
import type { Cookies } from './cookies.ts'
import { createContext } from './graphql-route.ts'
import { isOperator } from '../features/core/graphql/access.ts'
import { siteOf } from './site-of.ts'

const adminFolder = path.join(builtFolder, 'web/admin')

/**
 * The back office: an application of its own under /itoadmintool. Whoever is not logged in goes home; for anybody but an operator the
 * address does not exist. What an operator may do is decided again by each operation.
 */
export async function mountBackOffice(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const template = await readFile(path.join(adminFolder, 'admin.html'), 'utf8')
  await app.register(staticFiles, {
    root: path.join(adminFolder, 'assets'),
    prefix: '/itoadmintool/files/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
  })
  const forOperators = (
    address: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
  ) =>
    app.get(address, async (request, reply) => {
      const { viewer } = await createContext(services, cookies, request, reply)
      if (!viewer) return reply.redirect('/')
      // Who has yet to show a passkey is asked for it, or registers one.
      if (viewer.lacksPasskey && viewer.status === 'active') return reply.redirect('/operator-passkey')
      if (!isOperator(viewer)) return reply.callNotFound()
      return answer(request, reply)
    })
  // Funds, their pictures and documents are written here unless the installation has an editor of its own.
  forOperators('/itoadmintool/content-editor', (_request, reply) =>
    reply.redirect(services.config.CONTENT_EDITOR_URL ?? '/itoadmintool/funds'),
  )
  for (const address of ['/itoadmintool', '/itoadmintool/*', '/bank/redirect']) {
    forOperators(address, async (request, reply) => {
      const site = await siteOf(services)
      const facts = JSON.stringify({ now: services.clock.now().toISOString(), results: {}, site }).replaceAll(
        '<',
        String.raw`\u003c`,
      )
      const data = `<script type="application/json" id="page-data" nonce="${request.cspNonce}">${facts}</script>`
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(template.replace('<!--page-data-->', () => data))
    })
  }
}
