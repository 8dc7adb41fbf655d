import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { exportYear, type YearExport } from '../../features/payment-report/export-year.ts'
import type { Services } from '../../features/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'
import { tellLater } from '../tell-failures.ts'

const kinds: readonly YearExport[] = ['payment-report', 'annual-figures']

/** GET /admin/export/{kind}/{year}.csv: tables for operators. For everybody else there is no such page. */
export function mountExports(app: FastifyInstance, services: Services, cookies: Cookies): void {
  app.get<{ Params: { kind: string; year: string } }>('/admin/export/:kind/:year.csv', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const kind = kinds.find((each) => each === request.params.kind)
    if (!viewer || !kind) return reply.callNotFound()
    const outcome = await exportYear(services, viewer, { kind, yearText: request.params.year })
    if (!outcome.ok) return outcome.code === 'RATE_LIMITED' ? tellLater(reply, outcome) : reply.callNotFound()
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(outcome.value.name)}`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(outcome.value.csv, { objectMode: false }))
  })
}
