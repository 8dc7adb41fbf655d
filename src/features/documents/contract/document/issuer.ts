import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import type { OperatorFacts } from './document-facts.ts'

/** The operator as every document names it. */
export function issuerOf(operator: OperatorFacts): PrintedDocument['issuer'] {
  return {
    name: operator.companyName,
    lines: [
      operator.licence,
      `${operator.address}　${operator.representative}`,
      `業務管理者 ${operator.businessManager}`,
    ],
  }
}
