import { addDays, japanDate, startOfDay } from '../../../domain/calendar.ts'
import { correctionNotes } from '../../../domain/funds/fund-corrections.ts'
import { sourcesNotes, sourcesSentence } from '../../../domain/funds/fund-proof.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadProvedPeriods, type ProvedPeriod } from '../fund/load-fund-proof.ts'
import type { Report } from './load-report-facts.ts'

const notesOf = ({ corrected }: ProvedPeriod): string[] =>
  correctionNotes(corrected?.corrections ?? [], corrected?.anew ?? null)

/** With what was corrected since, in the reports that are written after it. */
export const sourcesInWords = (period: ProvedPeriod): string[] => [
  sourcesSentence(period.sources),
  ...sourcesNotes(period.sources),
  ...notesOf(period),
]

/** What was corrected in the days of a report, or by the day on which it is written, of periods that earlier reports told of. */
export async function loadEarlierCorrections(
  database: Queryable,
  { fundId, periodStartOn, periodEndOn }: Pick<Report, 'fundId' | 'periodStartOn' | 'periodEndOn'>,
): Promise<string[]> {
  const since = startOfDay(japanDate(periodStartOn))
  const periods = await loadProvedPeriods(database, { fundId, today: addDays(japanDate(periodEndOn), 1) })
  return periods
    .filter(({ endOn }) => endOn < periodStartOn)
    .filter(({ corrected }) => corrected?.corrections.some(({ recordedAt }) => recordedAt >= since))
    .flatMap((period) => notesOf(period).map((note) => `第${period.number}期　${note}`))
}
