import { WITHHOLDING_RATE_TEXT } from '../../../../../domain/treasury/withholding.ts'
import { termsReference } from '../contract-terms.ts'
import type { FundFacts, OperatorFacts } from '../document-facts.ts'
import {
  distributionDueText,
  lossText,
  operationPeriodText,
  plannedRateText,
  segregationText,
} from '../fund-wording.ts'
import type { ItemPart } from '../document-items.ts'
import { written } from './written.ts'

/** What becomes of the money, from the purchase to the end. */
export function operationParts(fund: FundFacts, operator: OperatorFacts): ItemPart[] {
  const terms = (key: string): string => termsReference(key, fund, operator)
  return [
    {
      heading: '運用と分配',
      rows: [
        { items: ['pre-b14ニ', 'pre-b14ホ', 'pre-b22'], label: '運用の期間', value: operationPeriodText(fund) },
        written(fund, 'useOfFunds'),
        written(fund, 'borrowing', 'pre-b14ハ'),
        { label: '予定分配率', value: `${plannedRateText(fund)}（税引前）。予定であり、保証されません。` },
        { items: ['pre-b20'], label: '分配金の支払い', value: distributionDueText(fund) },
        ...(fund.autoRenewal
          ? [{ label: '売却の利益', value: '対象不動産の売却の利益の25％を、出資額の割合で追加して分配します。' }]
          : []),
        {
          label: '税',
          value: `分配金から${WITHHOLDING_RATE_TEXT}を源泉徴収します（1円未満切り捨て）。分配金は原則として雑所得です。`,
        },
        { items: ['pre-b29'], label: '損失の負担', value: lossText(fund) },
        written(fund, 'creditSupport', 'pre-b13ニ'),
        { label: '手数料', value: '出資者が当社へ支払う手数料はありません。' },
        written(fund, 'operatorReward', 'pre-b26'),
        {
          items: ['pre-b21', 'pre-min-3'],
          label: '財産の管理',
          value: `${segregationText(fund)}分別管理は、信託法第34条による信託財産の分別管理とは異なり、出資金の返還を保証するものではありません。`,
        },
        {
          items: ['pre-min-3'],
          label: '修繕費と保険料',
          value: `対象不動産の修繕の費用と損害保険の保険料は、本事業の費用とします（${terms('costs')}）。`,
        },
        { items: ['pre-b33'], label: '余裕金の運用', value: '本事業の余裕金は、銀行預金のほかの方法で運用しません。' },
        { items: ['pre-b35'], label: '事業のほかへの使用', value: '出資金を、本事業のほかに使用しません。' },
        {
          items: ['pre-b34'],
          label: '対象不動産の変更',
          value: `対象不動産の変更や追加は行いません（${terms('business')}）。`,
        },
        written(fund, 'exitPlan', 'pre-b31'),
        {
          items: ['pre-b23'],
          label: '終了のときの清算',
          value: `本事業の財産から債務を支払い、残った額の範囲で、出資の価額を返還します（${terms('redemption')}）。`,
        },
      ],
    },
  ]
}
