import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import type { DisclosedOperator, FundFacts } from './document-facts.ts'
import { contractTermsVersion } from './contract-terms.ts'
import { printedFundDocument } from './printed-fund-document.ts'
import { companyParts } from './pre-contract/company-parts.ts'
import { offeringParts } from './pre-contract/offering-parts.ts'
import { operationParts } from './pre-contract/operation-parts.ts'
import { propertyParts } from './pre-contract/property-parts.ts'
import { rightsParts } from './pre-contract/rights-parts.ts'
import { printedParts, type ItemPart } from './document-items.ts'

/** 契約成立前書面 (law article 24, rule article 43): what an investor must be able to read before applying. */
export function preContractDocument(fund: FundFacts, operator: DisclosedOperator, createdAt: Date): PrintedDocument {
  return printedFundDocument(fund, operator, createdAt, {
    series: 'P',
    title: '契約成立前書面',
    subtitle: '不動産特定共同事業法 第24条第1項にもとづく書面（匿名組合契約型・小規模不動産特定共同事業）',
    lead: `「${fund.name}」への出資を申し込む前に、この書面と匿名組合契約約款（${contractTermsVersion}）をよくお読みください。元本の返還と利益の分配は保証されません。`,
    sections: printedParts(preContractParts(fund, operator)),
    footer: ['この書面を開いた日時を記録します。', '契約が成立したときは、契約成立時書面を電子交付します。'],
  })
}

/** Every part of the document with the items of the rule that it answers. */
export function preContractParts(fund: FundFacts, operator: DisclosedOperator): ItemPart[] {
  return [
    ...companyParts(operator),
    ...offeringParts(fund, operator),
    ...propertyParts(fund),
    ...operationParts(fund, operator),
    ...rightsParts(fund, operator),
  ]
}
