import { formatDateWithoutWeekday, type JapanDate } from '../calendar.ts'
import { addYen, formatYen, subtractYen, zeroYen, type Yen } from '../money.ts'

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
  /** Of both: what was counted before a line paid it. Whom it went to is not recorded with it. */
  readonly accruedCosts: Yen
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
  const received = within(addYen(income, saleProceeds), [
    ['当社や関係者から', addYen(closing.relatedIncome, closing.relatedSale)],
  ])
  const spent = within(addYen(costs, saleCost), [
    ['当社や関係者へ', closing.relatedCosts],
    ['支払先を記録していない未払費用 ', closing.accruedCosts],
  ])
  return `期間終了後の収支（${formatDateWithoutWeekday(closedOn)}に確定）：収入 ${received}、費用 ${spent}、差引 ${signed(result)}。${givenWords(closing)}`
}

function within(all: Yen, parts: readonly [words: string, amount: Yen][]): string {
  const named = parts.flatMap(([words, amount]) => (amount === zeroYen ? [] : [`${words}${signed(amount)}`]))
  return `${signed(all)}${named.length === 0 ? '' : `（うち、${named.join('、')}）`}`
}

const signed = (amount: Yen): string => (amount < 0 ? `−${formatYen(subtractYen(zeroYen, amount))}` : formatYen(amount))

function givenWords({ result, toInvestors, toOperator }: LateClosing): string {
  if (result === zeroYen) return '投資家と当社が受け取る額はありません。'
  if (result < 0) return `不足した${formatYen(subtractYen(zeroYen, toOperator))}は、当社が負担しました。`
  return `投資家へ${formatYen(toInvestors)}（税引前）、当社の取り分は${formatYen(toOperator)}です。`
}
