import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { printedFundDocument } from './printed-fund-document.ts'

/** 電子交付の承諾事項: what a member agrees to when documents come by the web instead of on paper. */
export function electronicDeliveryDocument(fund: FundFacts, operator: OperatorFacts, createdAt: Date): PrintedDocument {
  return printedFundDocument(fund, operator, createdAt, {
    series: 'E',
    title: '電子交付の承諾事項',
    subtitle: `不動産特定共同事業法にもとづく書面を電磁的方法で受け取ることについて　${fund.name}`,
    lead: '当社は、次の書面を紙に代えて電子ファイルで交付します。内容を確認し、同意いただける場合に申し込みへ進んでください。',
    sections: [
      {
        kind: 'facts',
        heading: '電子交付の内容',
        rows: [
          {
            label: '対象の書面',
            value:
              '契約成立前書面（法第24条）、契約成立時書面（法第25条）、財産管理報告書（法第28条）、これらの訂正と補足の書面',
          },
          {
            label: '交付の方法',
            value: '会員ページに掲載し、ダウンロードできるようにする方法。掲載したことをメールで通知します。',
          },
          { label: 'ファイルの形式', value: 'PDF（長期保存用のPDF/A）。PDFを表示できるソフトウェアが必要です。' },
          { label: '必要な環境', value: 'インターネットに接続した端末と、現在提供されている主なブラウザーの最新版' },
          { label: '閲覧できる期間', value: '交付の日から5年間。期間中は何度でもダウンロードできます。' },
          {
            label: '交付の日',
            value: '会員ページからはじめてダウンロードした日。この日時と、書面の検証に用いる値を記録します。',
          },
          { label: '費用', value: '無料。通信料は会員の負担です。' },
        ],
      },
      {
        kind: 'text',
        heading: '承諾の取り消し',
        paragraphs: [
          '承諾は、いつでも取り消せます。取り消した後に交付する書面は、紙で登録の住所へ郵送します。すでに交付した電子ファイルの効力は変わりません。',
          `取り消しは、お問い合わせの窓口 ${operator.contactUrl} （${operator.contactHours}）で受け付けます。`,
        ],
        items: [],
      },
      {
        kind: 'text',
        heading: '注意していただくこと',
        paragraphs: [],
        items: [
          'クーリング・オフの8日間は、契約成立時書面をはじめてダウンロードした日から数えます。',
          '登録したメールアドレスが変わったときは、会員ページで変更してください。届かないメールがあっても、書面は会員ページに掲載します。',
          '端末の故障などに備え、受け取った電子ファイルを保存してください。',
          '通信の障害などで電子交付ができないときは、当社は書面を紙で交付することがあります。',
        ],
      },
    ],
    footer: ['承諾した日時とこの書面の版を記録します。'],
  })
}
