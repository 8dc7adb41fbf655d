import type { PaperDocument, PaperSection } from '../../../../adapters/pdf/paper-document.ts'
import { formatDateTime } from '../../../../domain/calendar.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { issuerOf } from './issuer.ts'

type FundPaper = {
  readonly title: string
  readonly subtitle: string
  /** Before the fund's number in the document number: `P` makes `P-12`. */
  readonly series: string
  readonly lead: string
  readonly sections: readonly PaperSection[]
  readonly footer: readonly string[]
}

export const fundPaperFormVersion = '第2版'

/** A paper about a fund, addressed to nobody in particular. */
export function fundPaper(fund: FundFacts, operator: OperatorFacts, createdAt: Date, paper: FundPaper): PaperDocument {
  const { series, ...texts } = paper
  return {
    ...texts,
    brand: operator.brand,
    documentNumber: `${series}-${fund.id}`,
    formVersion: fundPaperFormVersion,
    createdAt: createdAt.toISOString(),
    createdAtText: formatDateTime(createdAt),
    addressee: null,
    issuer: issuerOf(operator),
  }
}
