import type { FastifyInstance } from 'fastify'
import { downloadOwnData } from '../../features/back-office/own-data/download-own-data.ts'
import type { Services } from '../../features/core/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'

/** GET /own-data/{file}: the member's data and tax figures as files. For a visitor there is no such page. */
export function mountOwnData(app: FastifyInstance, services: Services, cookies: Cookies): void {
  app.get<{ Params: { file: string } }>('/own-data/:file', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    if (!viewer || viewer.status === 'left' || viewer.lacksPasskey) return reply.callNotFound()
    const outcome = await downloadOwnData(services, viewer, request.params.file)
    if (!outcome.ok) return reply.callNotFound()
    const { name, mediaType, text } = outcome.value
    return reply
      .header('content-type', `${mediaType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'private, no-store')
      .send(text)
  })
}
