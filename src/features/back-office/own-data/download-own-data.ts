import { japanDateOf } from '../../../domain/calendar.ts'
import { movementList, taxLineList } from '../../../domain/tables/own-data.ts'
import { fileCells, fileHeader, type ColumnList, type FileRow } from '../../../domain/tables/table.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { myInvestments } from '../../investing/investment/my-investments.ts'
import { writeCsv } from '../../documents/payment-report/write-csv.ts'
import type { Services } from '../../core/services.ts'
import { collectOwnData } from './collect-own-data.ts'
import { listMovements } from './list-movements.ts'
import { taxFigures, taxJson, taxRows } from './tax-figures.ts'

export interface DownloadedFile {
  name: string
  mediaType: 'text/csv' | 'application/json'
  text: string
}

type Download = (services: Services, viewer: Viewer, argument: string) => Promise<Outcome<DownloadedFile>>

const json = (name: string, value: unknown): DownloadedFile => ({
  name,
  mediaType: 'application/json',
  text: `${JSON.stringify(value, null, 2)}\n`,
})
const csv = <List extends ColumnList>(name: string, list: List, rows: readonly FileRow<List>[]): DownloadedFile => ({
  name,
  mediaType: 'text/csv',
  text: writeCsv(fileHeader(list), rows.map(fileCells(list))),
})

/** By the file's name; the argument is what the name has in its place: the year. */
const downloads: readonly [pattern: RegExp, download: Download][] = [
  [
    /^data\.json$/,
    async (services, viewer) =>
      success(json(`会員データ_${today(services)}.json`, await collectOwnData(services, viewer))),
  ],
  [
    /^movements\.csv$/,
    async (services, viewer) =>
      success(
        csv(
          `入出金の記録_${today(services)}.csv`,
          movementList,
          listMovements(await myInvestments(services, viewer.memberId)),
        ),
      ),
  ],
  [
    /^tax-(\d{4})\.csv$/,
    async (services, viewer, year) => {
      const figures = await taxFigures(services, viewer, year)
      return figures.ok ? success(csv(`分配金と税_${year}.csv`, taxLineList, taxRows(figures.value))) : figures
    },
  ],
  [
    /^tax-(\d{4})\.json$/,
    async (services, viewer, year) => {
      const figures = await taxFigures(services, viewer, year)
      return figures.ok ? success(json(`分配金と税_${year}.json`, taxJson(figures.value))) : figures
    },
  ],
]

const today = ({ clock }: Services): string => japanDateOf(clock.now())

/** A member takes the own data along, on record. NOT_FOUND for a file that there is not, BAD_USER_INPUT for a year without figures. */
export async function downloadOwnData(
  services: Services,
  viewer: Viewer,
  fileName: string,
): Promise<Outcome<DownloadedFile>> {
  const found = downloads.find(([pattern]) => pattern.test(fileName))
  if (!found) return refusal('NOT_FOUND', 'ファイルが見つかりません。')
  const [pattern, download] = found
  const file = await download(services, viewer, pattern.exec(fileName)?.[1] ?? '')
  if (!file.ok) return file
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: `member:${viewer.memberId}`,
      action: 'own_data.downloaded',
      objectType: 'member',
      objectId: viewer.memberId,
      detail: { file: fileName },
    }),
  )
  return file
}
