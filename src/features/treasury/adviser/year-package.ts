import { stringify } from 'csv-stringify/sync'
import { toRfc3339, type JapanDate } from '../../../domain/calendar.ts'
import { consumptionTaxLinesTable, consumptionTaxTable } from '../../../domain/tables/consumption-tax.ts'
import { journalTable } from '../../../domain/tables/journals.ts'
import { fileCells, fileHeader, type FileRow, type Table } from '../../../domain/tables/table.ts'
import { generalLedgerTable, trialBalanceTable } from '../../../domain/tables/trial-balance.ts'
import { SECTIONS } from '../../../ledger/trial-balance.ts'
import { noting, piece, single, type PackedFile, type Piece } from '../../../platform/packed-files.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'
import type { Services } from '../../core/services.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'
import { loadTaxLineRows, loadTaxSummary } from '../consumption-tax/load-summary.ts'
import { eachJournal } from '../journal-search/journal-cells.ts'
import type { Reader } from '../journal-search/search-journals.ts'
import { ledgerRows } from '../trial-balance/ledger-rows.ts'
import { loadTrialBalance } from '../trial-balance/load-trial-balance.ts'
import { printStatements } from '../trial-balance/print-trial-balance.ts'
import type { OpenBook } from './open-books.ts'
import { yearLists, type Cells } from './year-lists.ts'

interface Package {
  books: readonly OpenBook[]
  from: JapanDate
  until: JapanDate
  reader: Reader
}

/** A year of some books for whoever files the taxes: statements, ledger, journal and consumption tax of each, what stands open between them, and the list of all files with their hashes. */
export async function* yearPackage(
  services: Services,
  { books, from, until, reader }: Package,
): AsyncGenerator<ZipEntry> {
  const { database, clock } = services
  const files: PackedFile[] = []
  for (const [place, { id: book, name }] of books.entries()) {
    const days: BookDays = { book, from, until }
    const folder = `${String(place + 1).padStart(2, '0')}_${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`
    const { rows } = await loadTrialBalance(database, days)
    if (rows.length === 0) continue
    const trial = rows.map((row) => ({ ...row, section: SECTIONS[row.section] }))
    yield noting(files, `${folder}/試算表.csv`, tableFile(trialBalanceTable, trial))
    yield noting(files, `${folder}/総勘定元帳.csv`, tableFile(generalLedgerTable, await ledgerRows(database, days)))
    yield noting(
      files,
      `${folder}/仕訳帳.csv`,
      tableFile(journalTable, eachJournal(database, everyEntry(days), reader)),
    )
    const taxDays = { book, from, until }
    yield noting(
      files,
      `${folder}/消費税の集計.csv`,
      tableFile(consumptionTaxTable, await loadTaxSummary(database, taxDays)),
    )
    yield noting(
      files,
      `${folder}/消費税の明細.csv`,
      tableFile(consumptionTaxLinesTable, await loadTaxLineRows(database, taxDays)),
    )
    yield noting(files, `${folder}/損益計算書・貸借対照表.pdf`, single((await printStatements(services, days)).bytes))
  }
  const open = books.map(({ id }) => id)
  for (const { name, rows } of await yearLists(database, { from, until, open }))
    yield noting(files, `${name}.csv`, listFile(rows))
  yield {
    name: '00_ファイルの一覧.json',
    content: [JSON.stringify({ created_at: toRfc3339(clock.now()), from, until, files }, null, 2)],
  }
}

/** Every entry of the days. */
const everyEntry = (days: BookDays) => ({
  ...days,
  amountFrom: null,
  amountUntil: null,
  counterparty: null,
  account: null,
  corrected: false,
})

const format = { escape_formulas: true, record_delimiter: 'windows' } as const
const mark = '\uFEFF'

async function* tableFile<T extends Table>(
  table: T,
  rows: Iterable<FileRow<T>> | AsyncIterable<FileRow<T>>,
): AsyncGenerator<Piece> {
  const cells = fileCells(table)
  yield piece(mark + stringify([[...fileHeader(table)]], format), 0)
  for await (const row of rows) yield piece(stringify([cells(row)], format), 1)
}

async function* listFile([header = [], ...rows]: Cells[]): AsyncGenerator<Piece> {
  yield piece(mark + stringify([header], format), 0)
  for (const row of rows) yield piece(stringify([row], format), 1)
}
