import { stringify } from 'csv-stringify/sync'
import { FileDamaged, FileMissing } from '../../../adapters/files/file-store.ts'
import { toRfc3339 } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { openLongReading } from '../../../platform/database/read-in-steps.ts'
import { noting, piece, single, type PackedFile, type Piece } from '../../../platform/packed-files.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'
import { chainLines } from '../../core/audit/export-chain.ts'
import { printDocument } from '../../documents/document/print-document.ts'
import type { Services } from '../../core/services.ts'
import { bookRegisters } from './book-registers.ts'
import { companyRegisters } from './company-registers.ts'
import { conductRegisters } from './conduct-registers.ts'
import { costRegisters } from './cost-registers.ts'
import { fundRegisters } from './fund-registers.ts'
import { propertyRegisters } from './property-registers.ts'
import { moneyRegisters } from './money-registers.ts'
import { readCells, readJson } from './read-register.ts'
import type { InspectionPeriod, Register } from './register.ts'
import { watchRegisters } from './watch-registers.ts'
import { loadSummary, summaryDocument } from './summary-document.ts'

export const registersOf = (period: InspectionPeriod): Register[] => [
  ...fundRegisters(period),
  ...propertyRegisters(),
  ...moneyRegisters(period),
  ...conductRegisters(period),
  ...bookRegisters(period),
  ...costRegisters(period),
  ...companyRegisters(),
  ...watchRegisters(period),
]

/**
 * Everything the authority may ask for, of one moment: each register as CSV and as JSON, the audit log with its chain, a summary to read,
 * and the list of all files with their hashes. Made while it is read; a slow reader costs an open transaction and no memory.
 */
export async function* inspectionPack(services: Services, period: InspectionPeriod): AsyncGenerator<ZipEntry> {
  const transaction = await openLongReading(services.database)
  try {
    const now = services.clock.now()
    const files: PackedFile[] = []
    for (const register of registersOf(period)) {
      yield noting(files, `${register.file}.csv`, csvOf(transaction, register))
      yield noting(files, `${register.file}.json`, jsonOf(transaction, register))
    }
    yield* appraisalPapers(services, transaction, files)
    yield noting(files, '30_監査ログ_連鎖.jsonl', chainOf(transaction))
    const paper = summaryDocument(await loadSummary(services, transaction, { period, files, now }))
    yield noting(files, '00_概要.pdf', single(await printDocument(services, paper)))
    yield {
      name: '00_ファイルの一覧.json',
      content: [JSON.stringify({ created_at: toRfc3339(now), from: period.from, until: period.until, files }, null, 2)],
    }
  } finally {
    await transaction.rollback().execute()
  }
}

/** The PDFs that the register of appraisals names by their hash. One that is lost is missed in the pack, and named in the log. */
async function* appraisalPapers(
  { files: store, log }: Services,
  transaction: Transaction,
  files: PackedFile[],
): AsyncGenerator<ZipEntry> {
  const papers = await transaction.selectFrom('property_paper').select('sha256').orderBy('sha256').execute()
  for (const { sha256 } of papers) {
    const bytes = await store.get(sha256).catch((error: unknown) => {
      if (!(error instanceof FileMissing || error instanceof FileDamaged)) throw error
      log.error({ err: error, sha256 }, 'the paper of an appraisal is lost in the file store')
      return null
    })
    if (bytes !== null) yield noting(files, `48_物件の評価_書面/${sha256}.pdf`, single(bytes))
  }
}

/** UTF-8 with a byte order mark; no cell is a formula. */
async function* csvOf(transaction: Transaction, register: Register): AsyncGenerator<Piece> {
  const options = {
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: (value: boolean) => (value ? 'はい' : 'いいえ') },
  } as const
  yield piece(`\uFEFF${stringify([[...register.columns]], options)}`, 0)
  for await (const rows of readCells(transaction, register)) yield piece(stringify(rows, options), rows.length)
}

async function* jsonOf(transaction: Transaction, register: Register): AsyncGenerator<Piece> {
  yield piece('[', 0)
  let isFirst = true
  for await (const lines of readJson(transaction, register)) {
    yield piece(`${isFirst ? '\n' : ',\n'}${lines.join(',\n')}`, lines.length)
    isFirst = false
  }
  yield piece('\n]\n', 0)
}

async function* chainOf(transaction: Transaction): AsyncGenerator<Piece> {
  for await (const line of chainLines(transaction)) yield piece(line, 1)
}
