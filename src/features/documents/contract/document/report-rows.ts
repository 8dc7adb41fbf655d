import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { raisedAmount, type Composition } from '../../../../domain/investing/composition.ts'
import { formatRate } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { OwnPayout, PropertyManagementReportInput } from './property-management-report.ts'

const notFixed = 'まだ確定していません。'

export const raisedText = (composition: Composition): string =>
  `${formatYen(raisedAmount(composition))}（優先出資 ${formatYen(composition.senior)}、劣後出資 ${formatYen(composition.subordinated)}）`

/** The operator's other money in the fund, where there is any: it is behind the investors', and they should know of it. */
export function ownMoneyRows({ fillIn, takenOver }: Composition): Row[] {
  return [
    ...(fillIn > 0
      ? [
          {
            label: '募集に満たなかった額',
            value: `${formatYen(fillIn)}を当社が負担しています。損失は、優先出資より先に負担します。`,
          },
        ]
      : []),
    ...(takenOver > 0
      ? [
          {
            label: '解約された方の持分',
            value: `${formatYen(takenOver)}を当社が引き受けています。損失は、優先出資より先に負担します。`,
          },
        ]
      : []),
  ]
}

/** A line of a table of facts. */
export interface Row {
  label: string
  value: string
}

/** '' for a fund without terms, whose report needs no number. */
const termText = (term: number | null): string => (term === null ? '' : `第${term}期の`)

/** The actual sum beside what the contract gives at most. */
const totalText = ({ total, cap }: { total: number; cap: number | null }): string =>
  `${formatYen(yen(total))}（税引前）${cap === null ? '' : `　予定の利回りで計算した上限 ${formatYen(yen(cap))}`}`

/** What the law's report told before stays, and what was wrong in it stands in the next one. */
export const correctedRows = ({ earlierCorrections = [] }: PropertyManagementReportInput): Row[] =>
  earlierCorrections.length === 0 ? [] : [{ label: '前の計算期間の訂正', value: earlierCorrections.join('\n') }]

export function dividendRows({ dividends, fund }: PropertyManagementReportInput): Row[] {
  const planned = `予定 年利${formatRate(fund.plannedRateBp)}`
  if (dividends.length === 0)
    return [
      { label: '分配金', value: `対象の期間に終わる計算期間はないため、分配はありません。（${planned}・税引前）` },
    ]
  return dividends.flatMap(({ term, fixed }) => [
    { label: `${termText(term)}分配金の総額`, value: fixed ? totalText(fixed) : notFixed },
    ...(fixed === null || fixed.sources.length === 0
      ? []
      : [{ label: `${termText(term)}分配金の原資`, value: fixed.sources.join('\n') }]),
    {
      label: `${termText(term)}予定と実績`,
      value: `${planned}${fixed && fixed.actualRateBp !== null ? `　実績 年利${formatRate(fixed.actualRateBp)}` : ''}${fixed && fixed.afterLossRateBp !== null ? `　元本の損失を含む実績 年利${formatRate(fixed.afterLossRateBp)}` : ''}（税引前）`,
    },
    ...(fixed === null || fixed.less.length === 0
      ? []
      : [{ label: `${termText(term)}予定より少ない分配`, value: fixed.less.join('\n') }]),
  ])
}

export function payoutRows({ dividends, ownPayouts }: PropertyManagementReportInput): Row[] {
  const rows = ownPayouts.flatMap((payout) => ownRows(payout))
  if (dividends.some(({ fixed }) => fixed === null))
    return [...rows, { label: 'お支払い', value: `${notFixed}確定した後にお知らせします。` }]
  if (dividends.length > 0 && rows.length === 0)
    return [{ label: 'お支払い', value: 'この分配の対象となる出資はありません。' }]
  return rows
}

function ownRows(payout: OwnPayout): Row[] {
  const label = (text: string): string => `${termText(payout.term)}${text}`
  const when = payout.paidOn === null ? '' : `${formatDate(japanDate(payout.paidOn))}に`
  return [
    { label: 'あなたの出資額', value: formatYen(yen(payout.investedAmount)) },
    {
      label: label('あなたの分配金'),
      value: `${formatYen(yen(payout.dividend))}（源泉徴収 ${formatYen(yen(payout.withholding))}）`,
    },
    { label: '元本の返還', value: formatYen(yen(payout.redeemedPrincipal)) },
    { label: '損失', value: formatYen(yen(payout.loss)) },
    {
      label: label('お支払い'),
      value:
        payout.payAmount === 0
          ? 'ありません。'
          : `${formatYen(yen(payout.payAmount))}を ${when}登録口座へ${payout.isPaid ? '' : '（予定）'}`,
    },
  ]
}
