import type { FastifyInstance } from 'fastify'

/** Addresses whose answer is on record once it is given, or is given once: documents by a one-time value, exports, whole files of the back office. */
const recorded = /^\/(?:contract|report|annual|report-preview|own-data|admin|admin-csv)\//

/** HEAD delivers no byte, so it may neither use a one-time value up nor be recorded as a delivery: there it is refused (RFC 9110, 15.5.6). */
export function refuseHeadOfRecorded(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'HEAD' && recorded.test(request.url))
      void reply.code(405).header('allow', 'GET').header('cache-control', 'no-store').send()
    else done()
  })
}
