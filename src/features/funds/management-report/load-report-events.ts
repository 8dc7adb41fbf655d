import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { ReportEvent } from '../../documents/contract/document/report-events.ts'
import { loadEvents } from '../operation-event/load-events.ts'

/**
 * What happened to a fund in the days of a report, as investors were told it last, the earliest first. What nobody was told of yet is not told by a report: an
 * important event takes two people.
 */
export async function loadReportEvents(
  database: Queryable,
  { fundId, periodStartOn, periodEndOn }: { fundId: Id<'fund'>; periodStartOn: string; periodEndOn: string },
): Promise<ReportEvent[]> {
  return (await loadEvents(database, { fundId })).toReversed().flatMap(({ kind, title, happenedOn, entries }) => {
    const last = entries.at(-1)
    if (last === undefined || happenedOn > periodEndOn) return []
    if (last.endedOn !== null && last.endedOn < periodStartOn) return []
    const { endedOn, cost, budget, happening, effect } = last
    return [{ kind, title, happenedOn, endedOn, cost, budget, happening, effect }]
  })
}
