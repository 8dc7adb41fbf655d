import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { contractTermsSection } from './contract-terms.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { printedFundDocument } from './printed-fund-document.ts'

/** 匿名組合契約約款: the terms alone, for reading before an application. */
export function termsDocument(fund: FundFacts, operator: OperatorFacts, createdAt: Date): PrintedDocument {
  return printedFundDocument(fund, operator, createdAt, {
    series: 'T',
    title: '匿名組合契約約款',
    subtitle: `不動産特定共同事業法 第2条第3項第2号の契約の約款　${fund.name}`,
    lead: '申し込みの前に、すべての条文をお読みください。契約が成立したときは、この約款を契約成立時書面に添えて交付します。',
    sections: [contractTermsSection(fund, operator)],
    footer: ['この約款は、契約が成立した後も会員ページで閲覧できます。'],
  })
}
