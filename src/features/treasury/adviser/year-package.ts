import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { addDays, startOfDay, toRfc3339, type JapanDate } from '../../../domain/calendar.ts'
import { COST_KINDS, type CostKind } from '../../../domain/fund-lines.ts'
import { journalTable } from '../../../domain/tables/journals.ts'
import { fileCells, fileHeader, type FileRow, type Table } from '../../../domain/tables/table.ts'
import { generalLedgerTable, trialBalanceTable } from '../../../domain/tables/trial-balance.ts'
import { SECTIONS } from '../../../ledger/trial-balance.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { noting, piece, single, type PackedFile, type Piece } from '../../../platform/packed-files.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'
import type { Services } from '../../core/services.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'
import { booksAgree, loadFundDebts } from '../company-year/load-fund-debts.ts'
import { eachJournal } from '../journal-search/journal-cells.ts'
import type { Reader } from '../journal-search/search-journals.ts'
import { ledgerRows } from '../trial-balance/ledger-rows.ts'
import { loadTrialBalance } from '../trial-balance/load-trial-balance.ts'
import { printStatements } from '../trial-balance/print-trial-balance.ts'
import type { OpenBook } from './open-books.ts'

interface Package {
  books: readonly OpenBook[]
  from: JapanDate
  until: JapanDate
  reader: Reader
}

/** A year of some books for whoever files the taxes: statements, ledger and journal of each, what stands open between them, and the list of all files with their hashes. */
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
    yield noting(files, `${folder}/損益計算書・貸借対照表.pdf`, single((await printStatements(services, days)).bytes))
  }
  const open = books.map(({ id }) => id)
  yield noting(files, '90_ファンドが会社に負う額.csv', listFile(await debtLines(database, until, open)))
  yield noting(files, '91_未払費用.csv', listFile(await accrualLines(database, until, open)))
  if (open.includes('operator'))
    yield noting(files, '92_源泉所得税の納付.csv', listFile(await taxLines(database, from, until)))
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

type Cells = (string | number)[]

async function* listFile([header = [], ...rows]: Cells[]): AsyncGenerator<Piece> {
  yield piece(mark + stringify([header], format), 0)
  for (const row of rows) yield piece(stringify([row], format), 1)
}

async function debtLines(database: Queryable, on: JapanDate, open: readonly string[]): Promise<Cells[]> {
  const debts = (await loadFundDebts(database, on)).filter(
    ({ fundId }) => open.includes('operator') || open.includes(`fund:${fundId}`),
  )
  return [
    ['ファンド', '立替金（円）', '未払営業者帰属損益（円）', '自己出資（円）', '会社とファンドの帳簿'],
    ...debts.map((debt) => [
      debt.name,
      debt.advanced,
      debt.operatorShare,
      debt.fundInterest,
      booksAgree(debt) ? '一致' : '不一致',
    ]),
  ]
}

/** What was counted as a cost and stands unpaid at the day's end, by the books. */
async function accrualLines(database: Queryable, on: JapanDate, open: readonly string[]): Promise<Cells[]> {
  const { rows } = await sql<{ name: string; costKind: CostKind; amount: number }>`
    select fund.name, posting.account_ref as "costKind", -sum(posting.amount)::bigint as amount
    from posting join fund on posting.book = 'fund:' || fund.id
    where posting.account_kind = 'accrued_cost' and posting.effective_at < ${startOfDay(addDays(on, 1))} and posting.book = any(${open}::text[])
    group by fund.id, fund.name, posting.account_ref having sum(posting.amount) <> 0 order by fund.id, 2`.execute(
    database,
  )
  return [
    ['ファンド', '費用の種類', '未払いの額（円）'],
    ...rows.map(({ name, costKind, amount }) => [name, COST_KINDS[costKind], Number(amount)]),
  ]
}

async function taxLines(database: Queryable, from: JapanDate, until: JapanDate): Promise<Cells[]> {
  const rows = await database
    .selectFrom('tax_payment')
    .select(['month', 'paid_on', 'amount', 'journal_entry_id'])
    .where('paid_on', '>=', from)
    .where('paid_on', '<=', until)
    .orderBy('paid_on')
    .execute()
  return [
    ['徴収した月', '納付した日', '納付した額（円）', '仕訳の番号'],
    ...rows.map((row) => [row.month, row.paid_on, row.amount, Number(row.journal_entry_id)]),
  ]
}
