import type { FastifyInstance } from 'fastify'
import type { Services } from '../../features/core/services.ts'
import { loadMapTile } from '../../features/funds/place/load-map-tile.ts'

/** `GET /map/{x}/{y}.png`: the map around our properties, from our own address. */
export async function mountMapTiles(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { x: string; y: string } }>('/map/:x/:y.png', async ({ params }, reply) => {
    const [x, y] = [params.x, params.y].map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN))
    if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) return reply.callNotFound()
    const png = await loadMapTile(services, { x, y })
    if (png === null) return reply.callNotFound()
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(Buffer.from(png))
  })
}
