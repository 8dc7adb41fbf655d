import type { Services } from '../../features/core/services.ts'

export type Cell = string | number | null

/** A table of the back office as a file. */
export interface CsvTable {
  /** Of the file, in Japanese; the day is added. */
  fileName: string
  header: readonly string[]
  /** In steps: the whole table is never in memory. */
  rows: (services: Services, filters: Readonly<Record<string, string>>) => AsyncGenerator<Cell[]>
}
