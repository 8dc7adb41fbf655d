import { japanYearOf } from '../../../domain/calendar.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import { readLong } from '../../../platform/database/read-in-steps.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { annualFigures } from './load-annual-figures.ts'
import { closeReportedYear } from './close-reported-year.ts'
import { paymentReport, toReportRow, type PaymentReportRow } from './load-payment-report.ts'
import { annualFiguresCsv, paymentReportCsv } from './payment-report-csv.ts'

export type YearExport = 'payment-report' | 'annual-figures'

export interface ExportedYear {
  name: string
  /** Piece by piece, all of one moment. */
  csv: AsyncGenerator<string>
}

/**
 * A year's figures of all members as CSV, for an operator, on record. The first export of the payment reports after the year's end closes the year for them.
 * BAD_USER_INPUT for a year that has no figures yet.
 */
export async function exportYear(
  services: Services,
  viewer: Viewer,
  { kind, yearText }: { kind: YearExport; yearText: string },
): Promise<Outcome<ExportedYear>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const year = parseReportYear(yearText, now)
  if (year === null) return badInput({ year: '2023年から今年までの年を指定してください' })
  const counted = await limitDataOut(services.database, services, viewer, 'export')
  if (!counted.ok) return counted
  const isRunning = year >= japanYearOf(now)
  const actor = `operator:${viewer.memberId}`
  await inTransaction(services.database, async (transaction) => {
    if (kind === 'payment-report') await closeReportedYear(transaction, { year, actor, now })
    await recordAudit(transaction, { at: now, actor, action: 'figures.exported', objectType: kind, objectId: year })
  })
  const csv =
    kind === 'payment-report'
      ? paymentReportCsv(year, eachReportStep(services, year), {
          payer: operatorProfile(services.config),
          code: services.config.STATUTORY_REPORT_CODE ?? '',
        })
      : annualFiguresCsv(readLong(services.database, annualFigures(year)))
  return success({
    name: `${kind === 'payment-report' ? '支払調書' : '年間取引'}_${year}${isRunning ? '_途中' : ''}.csv`,
    csv,
  })
}

async function* eachReportStep({ database }: Services, year: number): AsyncGenerator<PaymentReportRow[]> {
  for await (const rows of readLong(database, paymentReport(year))) yield rows.map(toReportRow)
}
