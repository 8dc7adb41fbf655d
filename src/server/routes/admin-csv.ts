import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import { japanDateOf } from '../../domain/calendar.ts'
import { recordExport } from '../../features/core/audit/record-export.ts'
import type { Services } from '../../features/core/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'
import { notifyLater } from '../report-failures.ts'
import type { FileCell } from '../../domain/tables/column.ts'
import { isOperator } from '../../features/core/graphql/access.ts'
import { csvTables } from './csv-tables.ts'

/**
 * GET /admin-csv/{name}.csv: the rows of a back-office table by the filters of its address, streamed. UTF-8 with a byte order mark, no
 * cell is a formula; each export is a line of the audit log. For anybody but an operator the address does not exist.
 */
export function mountAdminCsv(app: FastifyInstance, services: Services, cookies: Cookies): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, string | undefined> }>(
    '/admin-csv/:name.csv',
    async (request, reply) => {
      const { viewer } = await createContext(services, cookies, request, reply)
      const { name } = request.params
      const table = Object.hasOwn(csvTables, name) ? csvTables[name] : undefined
      if (!table || !isOperator(viewer)) return reply.callNotFound()
      const filters = Object.fromEntries(
        Object.entries(request.query).flatMap(([key, value]) =>
          typeof value === 'string' && value !== '' ? [[key, value]] : [],
        ),
      )
      const recorded = await recordExport(services, viewer, { table: name, filters: Object.keys(filters) })
      if (!recorded.ok) return notifyLater(reply, recorded)
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(`${table.fileName}_${japanDateOf(services.clock.now())}.csv`)}`,
        )
        .header('cache-control', 'private, no-store')
        .send(Readable.from(writeLines(table.header, table.rows(services, filters)), { objectMode: false }))
    },
  )
}

const linesOfPiece = 500
const format = { escape_formulas: true, record_delimiter: 'windows' } as const

/** Some hundred lines at a time: to pass each on by itself costs more than to write it. */
export async function* writeLines(header: readonly string[], rows: AsyncIterable<FileCell[]>): AsyncGenerator<string> {
  let held: FileCell[][] = [[...header]]
  let mark = '\uFEFF'
  for await (const row of rows) {
    held.push(row)
    if (held.length < linesOfPiece) continue
    yield mark + stringify(held, format)
    held = []
    mark = ''
  }
  if (held.length > 0) yield mark + stringify(held, format)
}
