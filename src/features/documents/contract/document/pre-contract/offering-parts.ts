import { AMOUNT_UNIT, MEMBER_CAP } from '../../../../../domain/investing/allowance.ts'
import { formatYen, yen } from '../../../../../domain/money.ts'
import type { DisclosedOperator, FundFacts } from '../document-facts.ts'
import {
  depositDeadlineRule,
  fundTotalText,
  goalText,
  offeringMethodText,
  offeringPeriodText,
  seniorAmount,
} from '../fund-wording.ts'
import type { ItemPart } from '../document-items.ts'
import { written } from './written.ts'

/** What kind of contract is offered, and how one joins. */
export function offeringParts(fund: FundFacts, operator: DisclosedOperator): ItemPart[] {
  return [
    {
      heading: '契約の種類と仕組み',
      rows: [
        {
          items: ['pre-b9'],
          label: '契約の種類',
          value: '法第2条第3項第2号の匿名組合契約。当社が自らの名で事業を行い、出資者は事業の業務を行いません。',
        },
        {
          items: ['pre-b9'],
          label: '事業の仕組み',
          value:
            '当社は、出資金で対象不動産を取得して賃貸し、最後に売却します。賃料と売却の利益から費用を引いた額を、出資者に分配します。',
        },
        {
          items: ['pre-b12'],
          label: '契約に係る法令',
          value:
            '不動産特定共同事業法は、事業者の登録、書面の交付、分別管理、報告、クーリング・オフを定めます。匿名組合には、商法第535条から第542条までが適用されます。',
        },
        written(fund, 'management', 'pre-b10'),
        written(fund, 'relatedParties', 'pre-b11', 'pre-min-1'),
      ],
    },
    {
      heading: '募集と申し込み',
      rows: [
        { items: ['pre-b18イ'], label: '持分の名称', value: `${fund.name} 優先出資持分` },
        { items: ['pre-b18ロ'], label: '出資の総額', value: fundTotalText(fund) },
        {
          items: ['pre-b18ロ'],
          label: '募集する優先出資',
          value: `${formatYen(yen(seniorAmount(fund)))}（${Math.floor(seniorAmount(fund) / AMOUNT_UNIT)}口）`,
        },
        { items: ['pre-b18ハ'], label: '1口の額', value: formatYen(AMOUNT_UNIT) },
        { label: '一人の出資額', value: amountText(fund) },
        { items: ['pre-b18ニ'], label: '募集の期間', value: offeringPeriodText(fund) },
        { items: ['pre-b18ニ'], label: '募集の方式', value: offeringMethodText(fund) },
        {
          items: ['pre-b18ホ'],
          label: '申し込みの場所',
          value: `当社のウェブサイトで受け付けます（${new URL(operator.contactUrl).host}）。`,
        },
        {
          items: ['pre-b18ヘ'],
          label: '入金の期限と方法',
          value: `${depositDeadlineRule(fund)}までに、契約成立時書面を確認した後に表示する専用口座へ振込み。振込手数料は出資者の負担です。`,
        },
        { label: '成立の条件', value: goalText(fund) },
        {
          items: ['pre-b36', 'pre-b37', 'pre-b38', 'pre-b39'],
          label: '追加の募集',
          value: '該当しません。運用を始めた後に、出資を追加して募集することはありません。',
        },
      ],
    },
  ]
}

function amountText(fund: FundFacts): string {
  const upper = Math.min(fund.maximumAmount ?? MEMBER_CAP, MEMBER_CAP)
  return `${formatYen(yen(fund.minimumAmount))}から${formatYen(yen(upper))}まで、10万円単位。当社のすべてのファンドをあわせて100万円まで。`
}
