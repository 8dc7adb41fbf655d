import { japanDateOf } from '../../../domain/calendar.ts'
import { sharedReading } from '../../core/shared-reading.ts'
import { loadNextReports } from '../fund/load-next-reports.ts'

/** By fund, for whoever looks at it; a fund without one is not among them. */
export const sharedNextReports = sharedReading(async (database, { clock }) => {
  const next = await loadNextReports(database, japanDateOf(clock.now()))
  return new Map(next.map((report) => [report.fund_id, report]))
})
