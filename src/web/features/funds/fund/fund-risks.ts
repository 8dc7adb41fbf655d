import { formatManYen } from '../../../ui/format.ts'
import type { Fund } from './fund-queries.ts'
import { lossLineText } from './loss-line.ts'

/** What may go wrong, each under a few words, with what this fund's own terms say of it. */
export function riskRows({
  sale_plan: plan,
  subordination_amount: subordinated,
  is_auto_continue: renews,
  extension_months: months,
}: Pick<Fund, 'sale_plan' | 'subordination_amount' | 'is_auto_continue' | 'extension_months'>): {
  title: string
  text: string
}[] {
  const bearing = subordinated
    ? `まず運営会社の劣後出資（${formatManYen(subordinated)}）が負担し、それを超えた分を投資家の皆さまが出資額に応じて負担します。`
    : '投資家の皆さまが出資額に応じて負担します。このファンドには、運営会社の劣後出資はありません。'
  return [
    {
      title: '売却価格が下がる',
      text: `${plan === null ? '' : lossLineText(plan.loss_line_permille)}損失が出た場合は、${bearing}`,
    },
    { title: '賃料が下がる、空室になる', text: '収入が減ったり、費用が増えたりすると、分配金が予定より減ります。' },
    {
      title: '売却が遅れる',
      text: renews
        ? '物件が売れるまで、運用の期が続きます。元本のお支払いは、その分だけ遅れます。'
        : `元本と最後の分配のお支払いも遅れます。${
            months === 0
              ? '期間を延ばすには、出資者全員の同意が必要です。'
              : `契約で延ばせるのは、最長${months}か月です。`
          }`,
    },
    {
      title: '運営会社が破綻する',
      text: '出資金は分けて管理していますが、信託ではないため、返還が遅れたり、減ったりすることがあります。',
    },
    { title: '途中でやめられない', text: '運用中の途中解約は、原則としてできません。' },
  ]
}
