import { exactRate } from '../../../../domain/funds/fund-text.ts'
import { formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import type { FundDisclosure } from '../../../../domain/funds/fund-disclosure.ts'
import { addYen, formatYen, multiplyThenFloor, subtractYen, yen, type Yen } from '../../../../domain/money.ts'
import type { DemoFund } from './demo-fund.ts'
import { demoPropertyOf, type DemoProperty } from './demo-properties.ts'
import { demoStatements } from './demo-statements.ts'

const repairsOf = (fundTotal: number): Yen => multiplyThenFloor(yen(fundTotal), 6, 100)
const costsOf = (fundTotal: number): Yen => multiplyThenFloor(yen(fundTotal), 4, 100)

/** Kept for what an operation brings, and paid back as far as it is left. */
export const reserveOf = (fundTotal: number): Yen => multiplyThenFloor(yen(fundTotal), 3, 100)

/** What an invented fund expects a sale to cost, in basis points of its price. */
export const DEMO_SALE_COST_BP = 350

/** What an invented fund pays for its property: what its total leaves beside repairs, costs and reserve. */
export const acquisitionPrice = (fundTotal: number): Yen =>
  subtractYen(yen(fundTotal), addYen(repairsOf(fundTotal), costsOf(fundTotal), reserveOf(fundTotal)))

function relatedPartiesOf(from: DemoProperty['from']): string {
  if ('fund' in from)
    return `対象不動産の売主は当社です。当社は、第${from.fund}号ファンドの運用の終了にあたり、この物件を取得しました。取得価格は「物件の記録」に掲載しています。`
  if (from.isDirect) return 'ありません。'
  return `対象不動産の売主は当社です。当社は、${from.seller}から取得した物件を、第三者の不動産鑑定士による評価額と同じ価格で、このファンドに売却します。取得価格は「物件の記録」に掲載しています。`
}

/** What an invented fund's pre-contract document says beyond its figures. @param appraisedOn the day of its invented appraisal. */
export function demoDisclosure(
  { id, fundTotal, autoRenewal, detail }: Pick<DemoFund, 'id' | 'fundTotal' | 'autoRenewal' | 'detail'>,
  appraisedOn: JapanDate,
): FundDisclosure {
  const { from } = demoPropertyOf(id)
  const isLand = detail.includes('土地面積：')
  return {
    ...demoStatements({ id, autoRenewal, detail }),
    useOfFunds: `${isLand ? '土地' : '土地と建物'}の取得に${formatYen(acquisitionPrice(fundTotal))}、${isLand ? '測量と造成' : '修繕'}に${formatYen(repairsOf(fundTotal))}、諸費用に${formatYen(costsOf(fundTotal))}を使い、${formatYen(reserveOf(fundTotal))}を予備費とします。予備費は、残った分を出資の返還に充てます。借入れは行いません。`,
    priceBasis: `不動産鑑定士による鑑定評価書（${formatDate(appraisedOn)}時点）にもとづきます。`,
    relatedParties: relatedPartiesOf(from),
    management: isLand
      ? '土地の管理を、近隣の管理会社に委託します。'
      : '建物の管理と賃料の収受を、近隣の管理会社に委託します。',
    exitPlan: `${
      autoRenewal
        ? '5年から10年のうちに、第三者へ売却します。市場の状況により、売却の時期は前後することがあります。'
        : '運用期間の終わりまでに、第三者へ売却します。売却できない場合は、当社が鑑定評価額で取得することを検討します。'
    }仲介手数料などの売却の費用は、売却価格の${exactRate(DEMO_SALE_COST_BP)}を見込んでいます。`,
    managerReview: '織田 結が、公開の前に内容を確認しました。',
  }
}
