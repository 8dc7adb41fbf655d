import { cpus, loadavg } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { japanDateOf } from '../src/domain/calendar.ts'
import { systemClock } from '../src/platform/clock.ts'
import { startBenchServer } from './bench/admin/bench-server.ts'
import { findFacts } from './bench/admin/facts.ts'
import { measureExports } from './bench/admin/measure-exports.ts'
import { measureFluidity } from './bench/admin/measure-fluidity.ts'
import { measureQueries } from './bench/admin/measure-queries.ts'
import {
  isFluid,
  isQuick,
  isSteady,
  printExport,
  printExportHead,
  printFluidity,
  printFluidityHead,
  printQuery,
  printQueryHead,
} from './bench/admin/print-measures.ts'
import { measureInvariants } from './bench/measure-invariants.ts'
import { openBenchDatabase } from './bench/bench-database.ts'
import { buildProduct } from './build/build-product.ts'
import { fillLargeCompany, companyPassword } from './large-company/fill-large-company.ts'

/**
 * Measures the back office on a company of 100,000 members, 300 funds and 300,000 applications: every query of its pages in every way
 * in which it can be asked, every table, year and evidence as a file, how fluid the large tables are in a browser, and how long the money
 * invariants take: `npm run bench:admin`. `-- --small` is a quick run on a small company, `-- --only adminMembers,adminAudit` measures these
 * queries alone, `-- --part queries` (or files, browser, books) one part, `-- --part files --only members` these files. With DATABASE_URL a database is measured that `npm run seed:large`
 * has filled. Ends with 1 where a query or a page takes longer or a file more memory than it may.
 */
const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false }, only: { type: 'string' }, part: { type: 'string' } },
})
const size = options.small
  ? { members: 3_000, funds: 40, investments: 9_000 }
  : { members: 100_000, funds: 300, investments: 300_000 }
const only = options.only?.split(',')
const part = options.part ?? (only === undefined ? undefined : 'queries')
const has = (wanted: 'queries' | 'files' | 'browser' | 'books'): boolean => part === undefined || part === wanted
const isWanted = (name: string): boolean => only?.includes(name) ?? true

await buildProduct()
console.log(`${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine`)
const bench = await openBook()
// PostgreSQL runs detached: an interrupted benchmark must not leave it behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bench.close().finally(() => process.exit(130)))
try {
  const server = await startBenchServer(bench.connectionString, bench.folder, {
    identifier: 'operator1@example.jp',
    password: companyPassword,
  })
  try {
    const facts = await findFacts(bench.connectionString)
    if (has('queries')) printQueryHead()
    const queries = has('queries') ? await measureQueries(server, facts, printQuery, isWanted) : []
    if (has('files')) printExportHead()
    const exports = has('files') ? await measureExports(server, facts, printExport, isWanted) : []
    if (has('browser')) printFluidityHead()
    const acts = has('browser') ? await measureFluidity(server, printFluidity) : []
    const slow = queries.filter((query) => !isQuick(query)).length
    const growing = exports.filter((each) => !isSteady(each)).length
    const deaf = acts.filter((act) => !isFluid(act)).length
    console.log(
      `\n${queries.length} questions, ${slow} over the limit; ${exports.length} files, ${growing} over the limit; ${acts.length} acts in a browser, ${deaf} over the limit`,
    )
    process.exitCode = slow + growing + deaf === 0 ? 0 : 1
  } finally {
    await server.stop()
  }
  if (has('books')) await measureInvariants(bench)
} finally {
  await bench.close()
}

interface Book {
  connectionString: string
  folder: string
  close(): Promise<void>
}

/** The database of DATABASE_URL, or a throw-away one with a fresh large book. */
async function openBook(): Promise<Book> {
  const connectionString = process.env['DATABASE_URL']
  if (connectionString) {
    const folder = mkdtempSync(path.join(tmpdir(), 'ito-bench-'))
    return { connectionString, folder, close: async () => rmSync(folder, { recursive: true, force: true }) }
  }
  const today = japanDateOf(systemClock.now())
  const database = await openBenchDatabase((url) =>
    fillLargeCompany(url, { ...size, seed: 1, today, bankAccount: '102010001234' }),
  )
  console.log(
    `${size.members.toLocaleString('en')} members, ${size.funds} funds, ${size.investments.toLocaleString('en')} applications, ${database.postings.toLocaleString('en')} postings; made in ${Math.round(database.seedSeconds)} s`,
  )
  return database
}
