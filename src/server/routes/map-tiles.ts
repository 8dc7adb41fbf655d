import type { FastifyInstance } from 'fastify'
import { isOperator } from '../../features/core/graphql/access.ts'
import type { Services } from '../../features/core/services.ts'
import { loadMapTile } from '../../features/funds/place/load-map-tile.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'

/** `GET /map/{x}/{y}.png`: the map around the properties of published funds, from our own address; operators see those of drafts too. */
export async function mountMapTiles(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  app.get<{ Params: { x: string; y: string } }>('/map/:x/:y.png', async (request, reply) => {
    const [x, y] = [request.params.x, request.params.y].map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : NaN))
    if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) return reply.callNotFound()
    const open = await loadMapTile(services, { x, y }, { isOperator: false })
    const png =
      open ??
      (isOperator((await createContext(services, cookies, request, reply)).viewer)
        ? await loadMapTile(services, { x, y }, { isOperator: true })
        : null)
    if (png === null) return reply.callNotFound()
    return reply
      .type('image/png')
      .header('cache-control', open === null ? 'private, no-store' : 'public, max-age=86400')
      .send(Buffer.from(png))
  })
}
