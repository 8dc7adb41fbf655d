import {
  checkedAnew,
  PUBLISHED_CAUSES,
  kindInWords,
  perHundredAnew,
  totalAnew,
  type CorrectedPart,
  type FundCorrection,
} from '../../../domain/funds/fund-corrections.ts'
import { relatedPerHundred } from '../../../domain/investing/dividend-source.ts'
import { toRfc3339 } from '../../../domain/calendar.ts'
import type { PeriodCorrections } from '../fund/load-corrections.ts'
import type { ProvedPeriod } from '../fund/load-fund-proof.ts'
import type { LateClosingRecord } from '../fund/load-late-closings.ts'
import type { SupplementRecord } from '../fund/load-supplements.ts'

/** What was put right of what was closed, in the order in which it was: what was told stays beside it. No person is in it. */
export const correctionsInData = (
  periods: readonly ProvedPeriod[],
  lateClosings: readonly LateClosingRecord[],
): object[] =>
  [
    ...periods.flatMap(({ corrected }) => corrected?.corrections ?? []),
    ...lateClosings.flatMap(({ corrections }) => corrections),
  ]
    .toSorted((one, other) => one.recordedAt.getTime() - other.recordedAt.getTime())
    .map(correctionInData)

const correctionInData = ({
  recordedAt,
  number,
  lateNumber,
  day,
  what,
  cause,
  before,
  after,
}: FundCorrection): object => ({
  recorded_at: toRfc3339(recordedAt),
  period: number,
  late_closing: lateNumber,
  on: day,
  what,
  cause,
  cause_text: PUBLISHED_CAUSES[cause],
  before: before.map(partInData),
  after: after.map(partInData),
})

const partInData = ({ kind, yen, related, ofSale, broughtOn, seller, buyer }: CorrectedPart): object => ({
  kind,
  name: kindInWords({ kind, ...(seller && { seller }) }),
  yen,
  payer: related === undefined ? null : related ? 'related_party' : 'third_party',
  of_sale: ofSale ?? false,
  brought_on: broughtOn ?? null,
  seller: seller ?? null,
  buyer: buyer ?? null,
})

/** From what a period's dividend came by the lines as they are classified now; null where nothing was corrected, or nothing distributed. */
export const correctedInData = ({ corrected, distribution }: ProvedPeriod): object | null =>
  distribution === null ? null : anewInData(corrected)

/** The same of a supplementary distribution; null also where it is no dividend, or was taken back. */
export const correctedSupplementInData = ({ corrected }: SupplementRecord): object | null => anewInData(corrected)

function anewInData(corrected: PeriodCorrections | null): object | null {
  const anew = corrected?.anew ?? null
  if (anew === null) return null
  const { books, sources, related } = anew
  const parts = perHundredAnew(sources)
  return {
    books: {
      income: books.income,
      related_income: books.relatedIncome,
      costs: books.costs,
      related_costs: books.relatedCosts,
      sale_proceeds: books.saleProceeds,
      related_sale: books.relatedSale,
      sale_cost: books.saleCost,
    },
    sources,
    related_sources: related,
    of_100_yen: parts && { ...parts, principal: 0 },
    related_of_100_yen: relatedPerHundred(totalAnew(related), totalAnew(sources)),
    checked_by_bank_percent: checkedAnew(sources),
  }
}
