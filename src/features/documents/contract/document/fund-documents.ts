import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { electronicDeliveryDocument } from './electronic-delivery-document.ts'
import type { DisclosedOperator, FundFacts } from './document-facts.ts'
import { preContractDocument } from './pre-contract-document.ts'
import { propertyOutlineDocument } from './property-outline-document.ts'
import { termsDocument } from './terms-document.ts'

/** One of the documents that belong to a fund; everybody gets the same bytes. */
export type FundDocument = {
  /** Part of the file's address, the same for every fund. */
  readonly slug: 'pre-contract' | 'terms' | 'electronic-delivery' | 'property-outline'
  /** As the visitor reads it: the checkbox's name, the list's line. */
  readonly name: string
  /** Read and ticked before applying; the others are for reference. */
  readonly beforeApplying: boolean
  readonly paper: PrintedDocument
}

/** The documents of a fund in the order in which an applicant opens them. `createdAt`: when the fund was published. */
export function fundDocuments(fund: FundFacts, operator: DisclosedOperator, createdAt: Date): FundDocument[] {
  const papers = [
    { slug: 'pre-contract', beforeApplying: true, paper: preContractDocument(fund, operator, createdAt) },
    { slug: 'terms', beforeApplying: true, paper: termsDocument(fund, operator, createdAt) },
    { slug: 'electronic-delivery', beforeApplying: true, paper: electronicDeliveryDocument(fund, operator, createdAt) },
    { slug: 'property-outline', beforeApplying: false, paper: propertyOutlineDocument(fund, operator, createdAt) },
  ] as const
  return papers.map((document) => ({ ...document, name: document.paper.title }))
}
