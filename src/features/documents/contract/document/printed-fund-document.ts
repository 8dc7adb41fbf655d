import type { PrintedDocument, PrintedSection } from '../../../../adapters/pdf/printed-document.ts'
import { formatDateTime } from '../../../../domain/calendar.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { formSince } from './form-since.ts'
import { issuerOf } from './issuer.ts'

type FundDocumentTexts = {
  readonly title: string
  readonly subtitle: string
  /** Before the fund's number in the document number: `P` makes `P-12`. */
  readonly series: string
  readonly lead: string
  readonly sections: readonly PrintedSection[]
  readonly footer: readonly string[]
}

export const fundDocumentFormVersion = '第3版'

/** The day from which it is in use: documents of before it are to be issued anew. */
export const fundDocumentFormSince = formSince<typeof fundDocumentFormVersion>('第3版', '2026-11-28')

/** A document about a fund, addressed to nobody in particular. */
export function printedFundDocument(
  fund: FundFacts,
  operator: OperatorFacts,
  createdAt: Date,
  paper: FundDocumentTexts,
): PrintedDocument {
  const { series, ...texts } = paper
  return {
    ...texts,
    brand: operator.brand,
    documentNumber: `${series}-${fund.id}`,
    formVersion: fundDocumentFormVersion,
    createdAt: createdAt.toISOString(),
    createdAtText: formatDateTime(createdAt),
    addressee: null,
    issuer: issuerOf(operator),
  }
}
