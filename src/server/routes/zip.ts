import type { FastifyInstance } from 'fastify'
import type { Services } from '../../features/core/services.ts'

/** GET /api/zip/{zipcode}: addresses of a postal code, from offline data, in the shape that the form expects. */
export function mountZip(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { zipcode: string } }>('/api/zip/:zipcode', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400')
    return services.postal.search(request.params.zipcode)
  })
}
