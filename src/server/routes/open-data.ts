import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { toRfc3339 } from '../../domain/calendar.ts'
import { parseId, type Id } from '../../domain/id.ts'
import type { Services } from '../../features/core/services.ts'
import { planAndRecordAsCsv } from '../../features/funds/fund-proof/plan-and-record-in-csv.ts'
import { showFundProof } from '../../features/funds/fund-proof/show-fund-proof.ts'
import { sharedTrackRecord } from '../../features/funds/track-record/load-track-record.ts'
import { recordAsCsv, recordInData } from '../../features/funds/track-record/record-in-data.ts'
import { loadMonth, sharedRecordMonths } from '../../features/funds/track-record/record-months.ts'
import { productFolder } from '../../platform/product-folder.ts'

/** What anybody may take away and recompute, from any site: a fund's plan and records, the record of all funds, each of its months as signed, and what their fields mean. No person is in it. */
export function mountOpenData(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/open/funds/:file', async (request, reply) => {
    const [, digits = '', kind] = /^(\d+)\.(json|csv)$/.exec(request.params.file) ?? []
    const fundId = parseId<'fund'>(digits)
    const body = fundId === null ? null : await fundFile(services, fundId, kind === 'csv')
    if (fundId === null || body === null)
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'このファンドは見つかりません。' })
    if (kind === 'csv')
      void reply.header('content-disposition', `attachment; filename="fund-${fundId}-plan-and-record.csv"`)
    return reply
      .header('content-type', kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('access-control-allow-origin', '*')
      .send(body)
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
  mountRecordMonths(app, services)
  for (const schema of ['fund.schema.json', 'record.schema.json', 'record-month.schema.json'])
    app.get(`/open/${schema}`, async (_request, reply) =>
      reply
        .header('content-type', 'application/schema+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(await readFile(path.join(productFolder, 'docs', schema), 'utf8')),
    )
}

/** Plan and record of a fund's periods as a table, or all that is recorded of it; null where it is not published. */
async function fundFile(services: Services, fundId: Id<'fund'>, isTable: boolean): Promise<string | null> {
  if (isTable) return planAndRecordAsCsv(services, fundId)
  const proof = await showFundProof(services, fundId)
  return proof && JSON.stringify(proof, null, 2)
}

/** The record as it stood at the end of each month: the bytes that were signed, the signature beside them, and the programme that checks both. */
function mountRecordMonths(app: FastifyInstance, services: Services): void {
  app.get('/open/record/months.json', async (_request, reply) => {
    const months = await sharedRecordMonths(services)
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('access-control-allow-origin', '*')
      .send(
        JSON.stringify(
          {
            months: months.map(({ month, sha256, written_at: writtenAt }) => ({
              month,
              sha256,
              written_at: toRfc3339(writtenAt),
              file: `${services.config.BASE_URL}/open/record/${month}.json`,
              signature: `${services.config.BASE_URL}/open/record/${month}.json.p7s`,
            })),
          },
          null,
          2,
        ),
      )
  })
  app.get<{ Params: { file: string } }>('/open/record/:file', async (request, reply) => {
    const [, month, signature] = /^(\d{4}-(?:0[1-9]|1[0-2]))\.json(\.p7s)?$/.exec(request.params.file) ?? []
    const found =
      month === undefined ? undefined : await loadMonth(services.readingDatabase ?? services.database, month)
    if (found === undefined)
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'この月の記録は見つかりません。' })
    void reply.header('cache-control', 'public, max-age=3600').header('access-control-allow-origin', '*')
    return signature === undefined
      ? reply.header('content-type', 'application/json; charset=utf-8').send(Buffer.from(found.content))
      : reply.header('content-type', 'application/pkcs7-signature').send(Buffer.from(found.signature))
  })
  // Programmes that people run on their own machines: to check the record, and to put individual numbers into the file for the tax office.
  for (const program of ['check-record.mjs', 'add-individual-numbers.mjs'])
    app.get(`/open/${program}`, async (_request, reply) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('content-disposition', `attachment; filename="${program}"`)
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(await readFile(path.join(productFolder, 'scripts', program), 'utf8')),
    )
}
