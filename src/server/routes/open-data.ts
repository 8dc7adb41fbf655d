import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseId } from '../../domain/id.ts'
import type { Services } from '../../features/core/services.ts'
import { showFundProof } from '../../features/funds/fund-proof/show-fund-proof.ts'
import { sharedTrackRecord } from '../../features/funds/track-record/load-track-record.ts'
import { recordAsCsv, recordInData } from '../../features/funds/track-record/record-in-data.ts'
import { projectFolder } from '../../platform/project-folder.ts'

/** What anybody may take away and recompute, from any site: a fund's plan and records, the record of all funds, and what their fields mean. No person is in it. */
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
  app.get('/open/record.json', async (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify(recordInData(await sharedTrackRecord(services), services.config.BASE_URL), null, 2)),
  )
  app.get('/open/record.csv', async (_request, reply) =>
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="record.csv"')
      .header('cache-control', 'public, max-age=60')
      .header('access-control-allow-origin', '*')
      .send(recordAsCsv(await sharedTrackRecord(services))),
  )
  for (const schema of ['fund.schema.json', 'record.schema.json'])
    app.get(`/open/${schema}`, async (_request, reply) =>
      reply
        .header('content-type', 'application/schema+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(await readFile(path.join(projectFolder, 'docs', schema), 'utf8')),
    )
}
