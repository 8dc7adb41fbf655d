import { formatDateWithoutWeekday, type JapanDate } from './calendar.ts'
import { addYen, formatYen, subtractYen, zeroYen, type Yen } from './money.ts'

/** What came in after a fund's last period, and who got it, as two people closed it. */
export interface LateClosing {
  /** 1 is the first after the last period. */
  readonly number: number
  readonly closedOn: JapanDate
  /** Rents and other income. */
  readonly income: Yen
  readonly relatedIncome: Yen
  readonly costs: Yen
  /** Of costs and of what the sale itself cost: what the operator or a related party got. */
  readonly relatedCosts: Yen
  readonly saleProceeds: Yen
  readonly relatedSale: Yen
  /** With what the sale itself cost, which is not in costs. */
  readonly saleCost: Yen
  readonly result: Yen
  /** Dividends before tax, and lost principal that was restored. */
  readonly toInvestors: Yen
  /** Less than nothing where he bore what it cost more than it brought. */
  readonly toOperator: Yen
}

/** What came in, what it cost, how much of both was between the fund and the operator or his related parties, and who got the rest. */
export function lateClosingSentence(closing: LateClosing): string {
  const { closedOn, income, costs, saleProceeds, saleCost, result } = closing
  const received = withRelated(addYen(income, saleProceeds), addYen(closing.relatedIncome, closing.relatedSale), 'から')
  const spent = withRelated(addYen(costs, saleCost), closing.relatedCosts, 'へ')
  return `期間終了後の収支（${formatDateWithoutWeekday(closedOn)}に確定）：収入 ${received}、費用 ${spent}、差引 ${signed(result)}。${givenWords(closing)}`
}

const withRelated = (all: Yen, related: Yen, particle: string): string =>
  `${signed(all)}${related === zeroYen ? '' : `（うち、当社や関係者${particle}${signed(related)}）`}`

const signed = (amount: Yen): string => (amount < 0 ? `−${formatYen(subtractYen(zeroYen, amount))}` : formatYen(amount))

function givenWords({ result, toInvestors, toOperator }: LateClosing): string {
  if (result === zeroYen) return '投資家と当社が受け取る額はありません。'
  if (result < 0) return `不足した${formatYen(subtractYen(zeroYen, toOperator))}は、当社が負担しました。`
  return `投資家へ${formatYen(toInvestors)}（税引前）、当社の取り分は${formatYen(toOperator)}です。`
}
