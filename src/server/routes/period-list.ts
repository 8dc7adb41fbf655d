import type { FastifyInstance } from 'fastify'
import { parseId } from '../../domain/id.ts'
import { downloadPeriodList } from '../../features/investing/investment/download-period-list.ts'
import type { Services } from '../../features/core/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'

/** GET /own-data/period-lines/{share}.csv: what the closing behind an own dividend took, line by line, without a head and byte for byte as its hash is published. */
export function mountPeriodList(app: FastifyInstance, services: Services, cookies: Cookies): void {
  app.get<{ Params: { file: string } }>('/own-data/period-lines/:file', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const shareId = parseId<'fixed_distribution_share'>(/^(\d+)\.csv$/.exec(request.params.file)?.[1] ?? '')
    if (!viewer || viewer.status === 'left' || viewer.lacksPasskey || shareId === null) return reply.callNotFound()
    const list = await downloadPeriodList(services, viewer.memberId, shareId)
    if (list === null) return reply.callNotFound()
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(list.name)}`)
      .header('cache-control', 'private, no-store')
      .send(list.text)
  })
}
