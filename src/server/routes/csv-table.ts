import { readFilters } from '../../domain/tables/filter.ts'
import type { FileCell } from '../../domain/tables/column.ts'
import { fileCells, fileHeader, type FileRow, type FiltersOf, type Table } from '../../domain/tables/table.ts'
import type { Services } from '../../features/core/services.ts'

/** A table of the back office as a file. */
export interface CsvTable {
  /** Of the file, in Japanese; the day is added. */
  fileName: string
  header: readonly string[]
  /** In steps: the whole table is never in memory. */
  rows: (services: Services, query: Readonly<Record<string, string>>) => AsyncGenerator<FileCell[]>
}

/** @param read the rows by the filters; the columns of the table say what is written of them. */
export function csvTable<T extends Table>(
  table: T,
  read: (services: Services, filters: FiltersOf<T>) => AsyncIterable<FileRow<T>>,
): Record<string, CsvTable> {
  const cells = fileCells(table)
  async function* rows(services: Services, query: Readonly<Record<string, string>>): AsyncGenerator<FileCell[]> {
    for await (const row of read(services, readFilters(table.filters, query) as FiltersOf<T>)) yield cells(row)
  }
  return { [table.name]: { fileName: table.fileName, header: fileHeader(table), rows } }
}
