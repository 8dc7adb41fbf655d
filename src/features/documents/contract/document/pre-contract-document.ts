import type { PrintedDocument, PrintedFact, TextSection } from '../../../../adapters/pdf/printed-document.ts'
import { DISCLOSURE_ITEMS, isDisclosed } from '../../../../domain/fund-disclosure.ts'
import { propertyFacts } from '../../../../domain/fund-overview.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { WITHHOLDING_RATE_TEXT } from '../../../../domain/withholding.ts'
import { contractTermsVersion, termsReference } from './contract-terms.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { printedFundDocument } from './printed-fund-document.ts'
import {
  coolingOffItems,
  depositDeadlineRule,
  distributionDueText,
  fundTotalText,
  goalText,
  lossText,
  offeringMethodText,
  offeringPeriodText,
  operationPeriodText,
  plannedRateText,
  segregationText,
  seniorAmount,
} from './fund-wording.ts'

/** 契約成立前書面 (law article 24, rule article 43): what an investor must be able to read before applying. */
export function preContractDocument(fund: FundFacts, operator: OperatorFacts, createdAt: Date): PrintedDocument {
  return printedFundDocument(fund, operator, createdAt, {
    series: 'P',
    title: '契約成立前書面',
    subtitle: '不動産特定共同事業法 第24条第1項にもとづく書面（匿名組合契約型・小規模不動産特定共同事業）',
    lead: `「${fund.name}」への出資を申し込む前に、この書面と匿名組合契約約款（${contractTermsVersion}）をよくお読みください。元本の返還と利益の分配は保証されません。`,
    sections: [
      { kind: 'facts', heading: '不動産特定共同事業者', rows: operatorRows(operator) },
      { kind: 'facts', heading: '契約の種類と募集', rows: offeringRows(fund) },
      { kind: 'facts', heading: '対象不動産', rows: propertyFacts(fund.detail) },
      { kind: 'facts', heading: '運用と分配', rows: operationRows(fund, operator) },
      risks(fund),
      { kind: 'legal_frame', heading: 'クーリング・オフについて', items: coolingOffItems('契約成立時書面') },
      protections(operator),
    ],
    footer: ['この書面を開いた日時を記録します。', '契約が成立したときは、契約成立時書面を電子交付します。'],
  })
}

function operatorRows(operator: OperatorFacts): PrintedFact[] {
  return [
    { label: '商号', value: operator.companyName },
    { label: '登録', value: operator.licence },
    { label: '所在地', value: operator.address },
    { label: '代表者', value: operator.representative },
    { label: '業務管理者', value: operator.businessManager },
    { label: '資本金', value: formatYen(yen(operator.capital)) },
    { label: '問い合わせと苦情の窓口', value: `${operator.contactUrl} （${operator.contactHours}）` },
  ]
}

function offeringRows(fund: FundFacts): PrintedFact[] {
  const upper = Math.min(fund.maximumAmount ?? 1_000_000, 1_000_000)
  return [
    {
      label: '契約の種類',
      value: '法第2条第3項第2号の匿名組合契約。当社が自らの名で事業を行い、出資者は事業の業務を行いません。',
    },
    { label: '募集の期間', value: offeringPeriodText(fund) },
    { label: '募集の方式', value: offeringMethodText(fund) },
    { label: '出資の総額', value: fundTotalText(fund) },
    { label: '募集する優先出資', value: formatYen(yen(seniorAmount(fund))) },
    {
      label: '一人の出資額',
      value: `${formatYen(yen(fund.minimumAmount))}から${formatYen(yen(upper))}まで、10万円単位。当社のすべてのファンドをあわせて100万円まで。`,
    },
    {
      label: '入金の期限と方法',
      value: `${depositDeadlineRule(fund)}までに、契約成立時書面を確認した後に表示する専用口座へ振込み。振込手数料は出資者の負担です。`,
    },
    { label: '成立の条件', value: goalText(fund) },
  ]
}

function operationRows(fund: FundFacts, operator: OperatorFacts): PrintedFact[] {
  return [
    { label: '運用の期間', value: operationPeriodText(fund) },
    { label: '資金の使いみち', value: useOfFundsText(fund) },
    ...writtenRows(fund),
    { label: '予定分配率', value: `${plannedRateText(fund)}（税引前）。予定であり、保証されません。` },
    { label: '分配金の支払い', value: distributionDueText(fund) },
    ...(fund.autoRenewal
      ? [{ label: '売却の利益', value: '対象不動産の売却の利益の25％を、出資額の割合で追加して分配します。' }]
      : []),
    {
      label: '税',
      value: `分配金から${WITHHOLDING_RATE_TEXT}を源泉徴収します（1円未満切り捨て）。分配金は原則として雑所得です。`,
    },
    { label: '損失の負担', value: lossText(fund) },
    { label: '財産の管理', value: `${segregationText(fund)}分別管理は、出資金の返還を保証するものではありません。` },
    { label: '手数料', value: '出資者が当社へ支払う手数料はありません。' },
    {
      label: '途中の解約と譲渡',
      value: `クーリング・オフと${termsReference('unavoidable-termination', fund, operator)}によるほか、途中で解約できません。譲渡には当社の承諾が必要です（${termsReference('transfer', fund, operator)}）。`,
    },
    { label: '報告', value: '計算期間ごとに、財産管理報告書を会員ページで交付します（法第28条）。' },
  ]
}

function useOfFundsText({ fundTotal, disclosure }: FundFacts): string {
  const written = disclosure?.useOfFunds?.trim() ?? ''
  return written === ''
    ? `対象不動産の取得費と取得に伴う費用（${formatYen(yen(fundTotal))}）。借入れは行いません。`
    : written
}

/** What the operator wrote about this fund alone, as far as it is written. */
function writtenRows({ disclosure = {} }: FundFacts): PrintedFact[] {
  return DISCLOSURE_ITEMS.filter(({ key }) => key !== 'useOfFunds' && isDisclosed(disclosure, key)).map(
    ({ key, label }) => ({
      label,
      value: (disclosure[key] ?? '').trim(),
    }),
  )
}

function risks(fund: FundFacts): TextSection {
  return {
    kind: 'text',
    heading: '元本と分配に影響すること',
    paragraphs: [],
    items: [
      '価格：対象不動産の価格が下がり、売却の代金が取得費を下回ることがあります。',
      '賃料：空室、賃料の引き下げ、賃借人の支払いの遅れにより、分配金が予定を下回ることがあります。',
      '流動性：予定した時期に売却できず、運用の期間が延び、元本の返還が遅れることがあります。',
      '災害と建物：地震、火災、水害、建物の欠陥により、修繕の費用や損害が生じることがあります。',
      '信用：当社の財産の状況が悪くなったときは、分別管理をしていても、出資金の全部または一部が返還されないことがあります。',
      '制度：税制、法令、金利の変化により、手取り額が変わることがあります。',
      ...(fund.subordinatedAmount > 0
        ? [`劣後出資：当社の劣後出資 ${formatYen(yen(fund.subordinatedAmount))}を超える損失は、出資者が負担します。`]
        : []),
    ],
  }
}

function protections(operator: OperatorFacts): TextSection {
  return {
    kind: 'text',
    heading: '書類の閲覧と相談',
    paragraphs: [
      '出資者は、当社の業務と財産の状況を記載した書類（法第29条）と事業参加者名簿（法第30条）を、当社の事務所で閲覧できます。',
      `苦情と相談は、 ${operator.contactUrl} （${operator.contactHours}）で受け付けます。第一審の合意管轄裁判所は${operator.court}です。`,
    ],
    items: [],
  }
}
