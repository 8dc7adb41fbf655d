import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { japanDateOf } from '../../domain/calendar.ts'
import { chainLines } from '../../features/core/audit/export-chain.ts'
import { recordExport } from '../../features/core/audit/record-export.ts'
import { inspectionPack } from '../../features/back-office/inspection/pack.ts'
import { readPackTicket } from '../../features/back-office/inspection/prepare-pack.ts'
import type { Services } from '../../features/core/services.ts'
import { zipStream } from '../../platform/zip-stream.ts'
import type { Cookies } from '../cookies.ts'
import { isOperator } from '../../features/core/graphql/access.ts'
import { createContext } from '../graphql-route.ts'
import { notifyLater } from '../report-failures.ts'

/** What leaves the house as evidence, streamed and noted each time. For anybody but an operator these addresses do not exist. */
export function mountInspection(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const today = () => japanDateOf(services.clock.now())
  const send = (
    reply: FastifyReply,
    { type, name }: { type: string; name: string },
    content: AsyncIterable<string | Buffer>,
  ) =>
    reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(content, { objectMode: false }))

  app.get<{ Querystring: { value?: string } }>('/admin/inspection.zip', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const period = readPackTicket(services, viewer, request.query.value ?? '')
    if (!viewer || period === null) return reply.callNotFound()
    const recorded = await recordExport(services, viewer, {
      table: 'inspection',
      filters: Object.entries(period).flatMap(([name, day]) => (day === null ? [] : [name])),
    })
    if (!recorded.ok) return notifyLater(reply, recorded)
    return send(
      reply,
      { type: 'application/zip', name: `検査対応資料_${today()}.zip` },
      zipStream(inspectionPack(services, period), today()),
    )
  })

  app.get('/admin/audit-chain.jsonl', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    if (!isOperator(viewer)) return reply.callNotFound()
    const recorded = await recordExport(services, viewer, { table: 'audit-chain', filters: [] })
    if (!recorded.ok) return notifyLater(reply, recorded)
    return send(
      reply,
      { type: 'application/jsonl; charset=utf-8', name: `監査ログ_${today()}.jsonl` },
      chainLines(services.database),
    )
  })
}
