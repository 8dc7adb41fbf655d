import { japanYearOf } from '../../../domain/calendar.ts'
import { REPORT_FREE_UP_TO } from '../../../domain/documents/form-320.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { closeTaxYearAbove } from '../../treasury/tax-year/closing.ts'

/** The first file of a year's reports after its end closes the year for everybody on whom a report is due; the running year stays open. */
export async function closeReportedYear(
  transaction: Transaction,
  { year, actor, now }: { year: number; actor: string; now: Date },
): Promise<void> {
  if (year < japanYearOf(now))
    await closeTaxYearAbove(transaction, { year, above: REPORT_FREE_UP_TO, paper: 'payment_report', actor, now })
}
