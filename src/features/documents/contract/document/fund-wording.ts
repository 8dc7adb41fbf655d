import { daysInTerm, formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { dividendDueOn } from '../../../../domain/funds/fund-schedule.ts'
import { formatRate, shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { FundFacts } from './document-facts.ts'

/** The sentences that several documents of a fund share, so that no two of them can disagree. */

export function offeringPeriodText(fund: FundFacts): string {
  return `${formatDateTime(fund.offeringStartAt)}から ${formatDateTime(fund.offeringEndAt)}まで`
}

export function operationPeriodText(fund: FundFacts): string {
  const renewal = fund.autoRenewal ? '。6か月ごとに自動で継続します（約款に定める解約の申し出ができます）' : ''
  const { operationStartOn, operationEndOn } = fund
  if (!operationStartOn || !operationEndOn) {
    return `${fund.operationTermMonths}か月（運用開始日および運用終了日は、募集終了後に会員ページで通知します）${renewal}`
  }
  const days = daysInTerm(japanDate(operationStartOn), japanDate(operationEndOn))
  return `${formatDate(japanDate(operationStartOn))}から ${formatDate(japanDate(operationEndOn))}まで（${days}日）${renewal}`
}

/** Auto-renewing funds pay within a month of each term's end, the others by the end of the month after it. */
export function distributionDueText(fund: FundFacts): string {
  if (fund.autoRenewal) return '各計算期間の終了から1か月以内'
  if (!fund.operationEndOn) return '運用終了月の翌月末まで'
  return `${formatDate(dividendDueOn(japanDate(fund.operationEndOn), false))}まで`
}

export function plannedRateText(fund: FundFacts): string {
  const parts = fund.rateBreakdown.map(({ label, rateBp }) => `${label} ${formatRate(rateBp)}`)
  return `年利${formatRate(fund.plannedRateBp)}${parts.length > 0 ? `（内訳 ${parts.join('、')}）` : ''}`
}

export function seniorAmount(fund: FundFacts): number {
  return fund.fundTotal - fund.subordinatedAmount
}

export function fundTotalText(fund: FundFacts): string {
  return fund.subordinatedAmount > 0
    ? `${formatYen(yen(fund.fundTotal))}（うち当社の劣後出資 ${formatYen(yen(fund.subordinatedAmount))}）`
    : `${formatYen(yen(fund.fundTotal))}（劣後出資はありません）`
}

export function lossText(fund: FundFacts): string {
  return fund.subordinatedAmount > 0
    ? '損失は、まず劣後出資が負担し、これを超える部分を優先出資が出資額の割合で負担します。元本が減ることがあります。'
    : '損失は、出資者が出資額の割合で負担します。劣後出資はありません。元本が減ることがあります。'
}

export function segregationText(fund: FundFacts): string {
  return `ほかの財産と分け、${shortFundName(fund.name)}の財産として帳簿と預金口座で管理します（分別管理）。`
}

export function goalText(fund: FundFacts): string {
  const { closingDays = 0, fillInPercent = 0 } = fund
  if (fund.goal === 'all_or_nothing' && closingDays > 0) return mendedGoalText(fund, closingDays, fillInPercent)
  return fund.goal === 'all_or_nothing'
    ? '募集の終了までに全額の出資が集まる見込みがなくなったときは、成立しません。受け取った出資金は全額を返還します（オールオアナッシング方式）。'
    : '集まった出資の総額が募集総額に満たないときも、集まった額で運用します（オールイン方式）。'
}

/** Printed before the offering: how long a gap may be closed, and how much of it by the operator. */
function mendedGoalText({ offeringMethod }: FundFacts, closingDays: number, fillInPercent: number): string {
  const waysIn =
    offeringMethod === 'lottery' ? '抽選の順に補欠の方へ空いた枠を案内し' : 'キャンセル待ちの方の申し込みを受け付け'
  return `全額の出資が集まったときに成立します（オールオアナッシング方式）。募集の終了後に不足があるときは、入金の最終の期限から${closingDays}日後の23:59までに判定します。それまでは、${waysIn}、また、不足が優先出資の総額の${fillInPercent}％以内であれば、当社が出資して成立させることがあります。それでも全額に達しないときは、成立しません。受け取った出資金は全額を返還します。`
}

export function offeringMethodText(fund: FundFacts): string {
  return fund.offeringMethod === 'lottery'
    ? '抽選方式（募集終了日の翌日に抽選し、結果をメールで通知します）'
    : '先着方式（申し込みの順に受け付けます）'
}

export function depositDeadlineRule(fund: FundFacts): string {
  return fund.offeringMethod === 'lottery' ? '募集終了日から4日後の23:59' : '申し込みの日から3日後の23:59'
}

/**
 * Law article 26; the electronic delivery counts from the first download, by the logged time.
 * `document`: how the text itself calls the 契約成立時書面 (`この書面` on the document itself).
 */
export function coolingOffItems(document: string): string[] {
  return [
    `${document}を受け取った日を含めて8日間は、書面または電磁的方法で契約を解除できます。`,
    '解除の効力は、通知を発したとき（郵便は消印の日）に生じます。',
    '当社は、損害賠償や違約金を請求しません。受け取った出資金は、全額を返還します。',
    '電子交付の場合は、会員ページからはじめてダウンロードした日を、受け取った日とします。',
  ]
}
