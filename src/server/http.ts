import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { createPreviewPictures } from '../adapters/preview-picture/sharp-preview-pictures.ts'
import type { Services } from '../features/core/services.ts'
import type { Config } from '../platform/config.ts'
import { hasMigration, newestMigration } from '../platform/database/migrations.ts'
import { underRequest, type RequestOrigin } from '../platform/request-id.ts'
import { hashToken, sessionMark } from '../platform/secret.ts'
import { mountBackOffice } from './back-office.ts'
import { createCookies, type Cookies } from './cookies.ts'
import { mountGraphql, openBudget } from './graphql-route.ts'
import { isShared, protectWithHeaders } from './headers.ts'
import { mountLive } from './live/live-route.ts'
import { refuseHeadOfRecorded } from './no-head.ts'
import { mountPages } from './pages.ts'
import { mountAdminCsv } from './routes/admin-csv.ts'
import { mountAdminUploads } from './routes/admin-uploads.ts'
import { mountCalendar } from './routes/calendar.ts'
import { mountConversion } from './routes/conversion.ts'
import { mountDocuments } from './routes/documents.ts'
import { mountAdviserFiles } from './routes/adviser.ts'
import { mountExports } from './routes/exports.ts'
import { mountGraphiql } from './routes/graphiql.ts'
import { mountInspection } from './routes/inspection.ts'
import { mountInvitation } from './routes/invitation.ts'
import { mountMails } from './routes/mails.ts'
import { mountNoticeWorker } from './routes/notice-worker.ts'
import { mountMapTiles } from './routes/map-tiles.ts'
import { mountOpenData } from './routes/open-data.ts'
import { mountOrderLog } from './routes/order-log.ts'
import { mountOwnData } from './routes/own-data.ts'
import { mountPeriodList } from './routes/period-list.ts'
import { mountServiceStatus } from './routes/service-status.ts'
import { mountSharedPages } from './routes/shared-pages.ts'
import { mountStaticDocuments } from './routes/static-documents.ts'
import { mountWebhooks } from './routes/webhooks.ts'
import { mountZip } from './routes/zip.ts'
import { limitRequests } from './request-rate.ts'
import { mountSetup } from './setup.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { reportFailure, reportFailures } from './report-failures.ts'

const largestBodyBytes = 100 * 1024

/** The product over HTTP, not yet listening. */
export async function createHttp(services: Services): Promise<FastifyInstance> {
  const { app, cookies } = await createApi(services)
  app.get('/healthz', async () => ({ ok: true }))
  const needed = newestMigration()
  app.get('/readyz', async (_request, reply) => {
    const isReady = await hasMigration(services.database, needed).catch(() => false)
    return isReady ? { ok: true } : reply.code(503).send({ ok: false })
  })
  mountSetup(app, services)
  mountServiceStatus(app, services)
  mountLive(app, services)
  await mountWebhooks(app, services)
  await mountDocuments(app, services, cookies)
  mountExports(app, services, cookies)
  mountAdviserFiles(app, services, cookies)
  mountStaticDocuments(app, services)
  mountOrderLog(app, services)
  mountOpenData(app, services)
  await mountMapTiles(app, services, cookies)
  mountNoticeWorker(app)
  mountConversion(app, services.config)
  mountCalendar(app, services)
  mountOwnData(app, services, cookies)
  mountPeriodList(app, services, cookies)
  mountSharedPages(app, services, createPreviewPictures())
  mountInvitation(app, cookies)
  mountZip(app, services)
  mountInspection(app, services, cookies)
  mountMails(app, services, cookies)
  mountAdminCsv(app, services, cookies)
  await mountAdminUploads(app, services, cookies)
  mountGraphiql(app, services.config)
  await mountBackOffice(app, services, cookies)
  await mountPages(app, services, cookies)
  return app
}

/** What answers operations, without the pages around it. */
export async function createApi(services: Services): Promise<{ app: FastifyInstance; cookies: Cookies }> {
  const loggerInstance: FastifyBaseLogger = services.log
  const app: FastifyInstance = fastify({
    bodyLimit: largestBodyBytes,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance,
    // A logger of its own for each request would only add a running number, and costs more than reading the request.
    childLoggerFactory: (log) => log,
    // Ours alone: nobody outside can name an id that stands in the audit log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    frameworkErrors: reportFailure,
    // Who stands in front tells the visitor's address, and nobody else: by default it is that of the connection.
    trustProxy: trustedProxies(services.config),
  })
  const cookies = createCookies(services.config)
  await app.register(formbody)
  await app.register(compress, { global: true, globalDecompression: false, encodings: ['br', 'gzip'] })
  protectWithHeaders(app, services.config)
  reportFailures(app)
  refuseUnstorableText(app)
  refuseHeadOfRecorded(app)
  const budget = openBudget(app, services)
  limitRequests(app, services.config, budget, cookies)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && !isShared(request.url)) cookies.ensureXsrf(request, reply)
    done()
  })
  // Here, and not at the first hook: what reads a body loses what came before it.
  app.addHook('preHandler', (request, _reply, done) => underRequest(request.id, done, originOf(request, cookies)))
  await mountGraphql(app, services, cookies, budget)
  return { app, cookies }
}

/** Fastify itself believes nobody where it is only given a number: with it, the port must be reachable through the proxies alone. */
function trustedProxies({
  TRUSTED_PROXIES: proxies,
}: Config): string[] | boolean | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : (proxies ?? false)
}

/** For the audit log: where an operator's act came from. */
const originOf = (request: FastifyRequest, cookies: Cookies): RequestOrigin => ({
  sessionMark: () => {
    const token = cookies.sessionToken(request)
    return token === undefined ? null : sessionMark(hashToken(token))
  },
  address: () => request.ip,
})
