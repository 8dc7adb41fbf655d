import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Adviser } from '../../features/core/graphql/context.ts'
import type { Services } from '../../features/core/services.ts'
import { isOperator } from '../../features/core/graphql/access.ts'
import { recordExport } from '../../features/core/audit/record-export.ts'
import { look, lookAtAll, type Sight } from '../../features/treasury/adviser/look.ts'
import { openBooks } from '../../features/treasury/adviser/open-books.ts'
import { yearPackage } from '../../features/treasury/adviser/year-package.ts'
import { parseBookDays } from '../../features/treasury/bookkeeping/parse-book-days.ts'
import { eachJournal } from '../../features/treasury/journal-search/journal-cells.ts'
import { parseJournalQuery } from '../../features/treasury/journal-search/parse-query.ts'
import { printStatements } from '../../features/treasury/trial-balance/print-trial-balance.ts'
import { journalTable } from '../../domain/tables/journals.ts'
import { zipStream } from '../../platform/zip-stream.ts'
import type { Outcome } from '../../platform/outcome.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'
import { notifyLater } from '../report-failures.ts'
import { writeLines } from './admin-csv.ts'
import { csvTable, type CsvTable } from './csv-table.ts'
import { csvTables } from './csv-tables.ts'

type Query = Record<string, string | undefined>

const sent = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'private, no-store')

/** As the operators' file, without the names of investors. */
const maskedJournals = csvTable(
  journalTable,
  async function* ({ database }, { book = '', from = '', until = '', ...asked }) {
    const query = parseJournalQuery({ book, from, until, ...asked })
    if (query.ok) yield* eachJournal(database, query.value, { seesInvestors: false })
  },
)

const files: Readonly<Record<string, { sight: Sight; table: CsvTable | undefined }>> = {
  'trial-balance': { sight: 'trialFile', table: csvTables['trial-balance'] },
  'general-ledger': { sight: 'ledgerFile', table: csvTables['general-ledger'] },
  journals: { sight: 'journalsFile', table: maskedJournals['journals'] },
}

/**
 * GET /adviser/files/...: what a tax adviser takes out, each time a line of the audit log. For anybody else, and beyond the access, there is no such file. The year's
 * package is the operators' as well.
 */
export function mountAdviserFiles(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const forAdviser = (
    address: string,
    answer: (adviser: Adviser, asked: { name: string; query: Query }, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.get<{ Params: { name?: string }; Querystring: Query }>(address, async (request, reply) => {
      const { adviser = null } = await createContext(services, cookies, request, reply)
      if (!adviser) return reply.callNotFound()
      return answer(adviser, { name: request.params.name ?? '', query: request.query }, reply)
    })
  const days = ({ from = '', until = '' }: Query) => ({ from, until })
  const orNotFound = async <T>(
    outcome: Outcome<T>,
    reply: FastifyReply,
    answer: (value: T) => FastifyReply | Promise<FastifyReply>,
  ): Promise<unknown> => (outcome.ok ? answer(outcome.value) : reply.callNotFound())

  forAdviser('/adviser/files/:name.csv', async (adviser, { name, query }, reply) => {
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (file?.table === undefined) return reply.callNotFound()
    const { table, sight } = file
    const looked = await look(services, adviser, { ...days(query), book: query['book'] ?? '', sight })
    const asked = Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])))
    return orNotFound(looked, reply, ({ until }) =>
      sent(reply, 'text/csv; charset=utf-8', `${table.fileName}_${until}.csv`).send(
        Readable.from(writeLines(table.header, table.rows(services, asked)), { objectMode: false }),
      ),
    )
  })
  forAdviser('/adviser/files/statements.pdf', async (adviser, { query }, reply) => {
    const looked = await look(services, adviser, { ...days(query), book: query['book'] ?? '', sight: 'statements' })
    return orNotFound(looked, reply, async (found) => {
      const { bytes, fileName } = await printStatements(services, found)
      return sent(reply, 'application/pdf', fileName).send(bytes)
    })
  })
  forAdviser('/adviser/files/package.zip', async (adviser, { query }, reply) => {
    const looked = await lookAtAll(services, adviser, { ...days(query), sight: 'package' })
    return orNotFound(looked, reply, (found) =>
      sent(reply, 'application/zip', `年次資料_${found.until}.zip`).send(
        Readable.from(zipStream(yearPackage(services, { ...found, reader: { seesInvestors: false } }), found.until), {
          objectMode: false,
        }),
      ),
    )
  })

  app.get<{ Querystring: Query }>('/admin/year-package.zip', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const asked = parseBookDays({ ...days(request.query), book: 'operator' })
    if (!isOperator(viewer) || !asked.ok) return reply.callNotFound()
    const recorded = await recordExport(services, viewer, { table: 'year-package', filters: ['from', 'until'] })
    if (!recorded.ok) return notifyLater(reply, recorded)
    const { from, until } = asked.value
    const books = await openBooks(services.database, [])
    return sent(reply, 'application/zip', `年次資料_${until}.zip`).send(
      Readable.from(zipStream(yearPackage(services, { books, from, until, reader: { seesInvestors: true } }), until), {
        objectMode: false,
      }),
    )
  })
}
