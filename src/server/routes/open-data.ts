import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseId } from '../../domain/id.ts'
import type { Services } from '../../features/core/services.ts'
import { showFundProof } from '../../features/funds/fund-proof/show-fund-proof.ts'
import { projectFolder } from '../../platform/project-folder.ts'

/** What anybody may take away and recompute, from any site: a fund's plan and records as JSON, and what its fields mean. No person is in it. */
export function mountOpenData(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/open/funds/:file', async (request, reply) => {
    const fundId = parseId<'fund'>(/^(\d+)\.json$/.exec(request.params.file)?.[1] ?? '')
    const proof = fundId === null ? null : await showFundProof(services, fundId)
    if (proof === null)
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'このファンドは見つかりません。' })
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify(proof, null, 2))
  })
  app.get('/open/fund.schema.json', async (_request, reply) =>
    reply
      .header('content-type', 'application/schema+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(await readFile(path.join(projectFolder, 'docs/fund.schema.json'), 'utf8')),
  )
}
