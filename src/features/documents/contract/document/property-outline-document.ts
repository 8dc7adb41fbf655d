import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { propertyFacts, propertyRemarks } from '../../../../domain/funds/fund-overview.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { printedFundDocument } from './printed-fund-document.ts'
import { fundTotalText, operationPeriodText, plannedRateText } from './fund-wording.ts'

/** 物件概要書: the property on one page. */
export function propertyOutlineDocument(fund: FundFacts, operator: OperatorFacts, createdAt: Date): PrintedDocument {
  const remarks = propertyRemarks(fund.detail)
  return printedFundDocument(fund, operator, createdAt, {
    series: 'O',
    title: '物件概要書',
    subtitle: fund.name,
    lead: 'この書面は、対象不動産の概要をまとめた参考資料です。契約の内容は、契約成立前書面と匿名組合契約約款で確認してください。',
    sections: [
      { kind: 'facts', heading: '対象不動産', rows: propertyFacts(fund.detail) },
      ...(remarks.length > 0
        ? [{ kind: 'text' as const, heading: '物件について', paragraphs: remarks, items: [] }]
        : []),
      {
        kind: 'facts',
        heading: 'ファンドの条件',
        rows: [
          { label: '出資の総額', value: fundTotalText(fund) },
          { label: '予定分配率', value: `${plannedRateText(fund)}（税引前）。保証されません。` },
          { label: '運用の期間', value: operationPeriodText(fund) },
        ],
      },
    ],
    footer: ['記載の内容は作成の日のものです。状況が変わったときは、会員ページで通知します。'],
  })
}
