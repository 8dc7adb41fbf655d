import type { FastifyInstance } from 'fastify'
import type { DeskParts } from '../desk-parts.ts'

export async function pageRoutes(app: FastifyInstance, _parts: DeskParts): Promise<void> {
  app.get('/', async () => 'desk')
}
