import type { PaperDocument } from '../../../../adapters/pdf/paper-document.ts'
import type { OperatorFacts } from './document-facts.ts'

/** The operator as every document names it. */
export function issuerOf(operator: OperatorFacts): PaperDocument['issuer'] {
  return {
    name: operator.companyName,
    lines: [
      operator.licence,
      `${operator.address}　${operator.representative}`,
      `業務管理者 ${operator.businessManager}`,
    ],
  }
}
