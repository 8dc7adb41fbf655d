import { sql } from 'kysely'
import { FileDamaged, FileMissing, type FileStore } from '../../../adapters/files/file-store.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readLong } from '../../../platform/database/read-in-steps.ts'

/** The columns that name a file of the store, by its SHA-256. Papers that are filed to a property are named elsewhere by the same hash. */
export const fileColumns = [
  { table: 'annual_report', column: 'file_sha256' },
  { table: 'contract_document', column: 'file_sha256' },
  { table: 'fund_document', column: 'file_sha256' },
  { table: 'fund_picture_rendition', column: 'file_sha256' },
  { table: 'management_report_copy', column: 'file_sha256' },
  { table: 'property_paper', column: 'sha256' },
] as const

export interface KeptFile {
  sha256: string
  /** A table that names it. */
  table: (typeof fileColumns)[number]['table']
}

export type FileState = 'kept' | 'missing' | 'damaged'

/** Every file that the database names, each once, with what the store has of it: read whole and hashed anew. All of one moment of the database. */
export async function* checkKeptFiles(
  database: Database,
  files: FileStore,
): AsyncGenerator<KeptFile & { state: FileState }> {
  const named = fileColumns.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as sha256, ${sql.lit(table)} as "table" from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  )
  const query = sql<KeptFile>`
    select sha256, min("table") as "table" from (${sql.join(named, sql` union all `)}) as named group by sha256 order by "table", sha256`
  for await (const rows of readLong(database, query))
    for (const row of rows) yield { ...row, state: await stateOf(files, row.sha256) }
}

async function stateOf(files: FileStore, sha256: string): Promise<FileState> {
  try {
    await files.get(sha256)
    return 'kept'
  } catch (error) {
    if (error instanceof FileMissing) return 'missing'
    if (error instanceof FileDamaged) return 'damaged'
    throw error
  }
}
