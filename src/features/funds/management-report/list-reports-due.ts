import { addDays, japanDateOf } from '../../../domain/calendar.ts'
import type { Services } from '../../core/services.ts'
import { loadNextReports, type ReportDue } from '../fund/load-next-reports.ts'

/** A period that runs is shown when it ends within so many days. */
const inSightDays = 60

/** Every fund in operation whose next report is due or soon will be; the most urgent first. */
export async function listReportsDue({ database, clock }: Services): Promise<ReportDue[]> {
  const today = japanDateOf(clock.now())
  return (await loadNextReports(database, today))
    .filter(({ period_end_on: periodEndOn }) => periodEndOn <= addDays(today, inSightDays))
    .toSorted((one, other) => (one.due_on < other.due_on ? -1 : Number(one.due_on > other.due_on)))
}
