import { daysBetween, formatDate, formatMonthDay, type JapanDate } from '../calendar.ts'
import { addYen, formatYen, subtractYen, type Yen } from '../money.ts'

/** So far from the plan one operator records a first or last day of operation alone (decision 0047). */
const ALONE_WITHIN_DAYS = 7
const MOST_NAMES = 10

/** A contract that its investor may still rescind. */
export type OpenRight = {
  readonly name: string
  readonly amount: Yen
  /** Null before the delivery of the contract document: the days have not begun. */
  readonly lastDay: JapanDate | null
}

/**
 * off_plan: more than seven days away. no_plan: none was published. open_rights: money of contracts that may still be rescinded is put to work.
 * buys_from_operator: with the start the fund pays the operator for what it has acquired.
 */
export type DayConcernCode = 'off_plan' | 'no_plan' | 'before_offering_end' | 'open_rights' | 'buys_from_operator'
export type DayConcern = { readonly code: DayConcernCode; readonly expected: string; readonly entered: string }

/** Whether a right was open on the day itself, or still is. */
export function isRightOpen({ lastDay }: Pick<OpenRight, 'lastDay'>, day: JapanDate, today: JapanDate): boolean {
  return lastDay === null || lastDay >= (day > today ? day : today)
}

/** What takes a second operator before this is recorded as the first day of operation; nothing where one may do it alone. */
export function startConcerns(start: {
  day: JapanDate
  planned: JapanDate | null
  offeringEndOn: JapanDate
  rights: readonly OpenRight[]
}): DayConcern[] {
  const { day, planned, offeringEndOn, rights } = start
  const early: DayConcern[] =
    day < offeringEndOn
      ? [
          {
            code: 'before_offering_end',
            expected: `募集終了 ${formatDate(offeringEndOn)}`,
            entered: `運用開始 ${formatDate(day)}（募集終了より${daysBetween(day, offeringEndOn)}日前）`,
          },
        ]
      : []
  return [...planConcern('運用開始', day, planned), ...early, ...rightsConcern(rights)]
}

/** The same for the last day. `planned` is null where none was published, and in a fund that renews itself. */
export function endConcerns({
  day,
  planned,
  rights,
}: {
  day: JapanDate
  planned: JapanDate | null
  rights: readonly OpenRight[]
}): DayConcern[] {
  return [...planConcern('運用終了', day, planned), ...rightsConcern(rights)]
}

/** Money of a fund that passes to the operator takes two, who see what is bought and what stays cash. */
export function purchaseConcern(
  purchases: readonly { readonly partName: string; readonly price: Yen }[],
  { investors, operator }: { investors: Yen; operator: Yen },
): DayConcern[] {
  if (purchases.length === 0) return []
  const total = addYen(...purchases.map(({ price }) => price))
  const composed = addYen(investors, operator)
  const rest = subtractYen(composed, total)
  const named = purchases.map(({ partName, price }) => `${partName} ${formatYen(price)}`).join('、')
  return [
    {
      code: 'buys_from_operator',
      expected: `出資の総額 ${formatYen(composed)}（投資家 ${formatYen(investors)}、当社 ${formatYen(operator)}）`,
      entered: `${purchases.length}件、${formatYen(total)}：${named}。${rest > 0 ? `残りの${formatYen(rest)}は現金のまま運用を始めます` : '出資のすべてを使います'}`,
    },
  ]
}

function planConcern(what: string, day: JapanDate, planned: JapanDate | null): DayConcern[] {
  if (planned === null)
    return [{ code: 'no_plan', expected: `${what}の予定日なし`, entered: `${what} ${formatDate(day)}` }]
  const days = daysBetween(planned, day)
  if (Math.abs(days) <= ALONE_WITHIN_DAYS) return []
  return [
    {
      code: 'off_plan',
      expected: `予定 ${formatDate(planned)}`,
      entered: `${what} ${formatDate(day)}（予定より${Math.abs(days)}日${days < 0 ? '早い' : '遅い'}）`,
    },
  ]
}

function rightsConcern(rights: readonly OpenRight[]): DayConcern[] {
  if (rights.length === 0) return []
  const named = rights
    .slice(0, MOST_NAMES)
    .map(
      ({ name, amount, lastDay }) =>
        `${name} 様 ${formatYen(amount)}（${lastDay === null ? '書面の交付前' : `${formatMonthDay(lastDay)}まで`}）`,
    )
  const rest = rights.length > MOST_NAMES ? `、ほか${rights.length - MOST_NAMES}人` : ''
  return [
    {
      code: 'open_rights',
      expected: 'クーリング・オフの期間が終わった契約',
      entered: `期間内の契約 ${rights.length}件、${formatYen(addYen(...rights.map(({ amount }) => amount)))}：${named.join('、')}${rest}。この後に解除された契約の出資金は、当社の資金から返金します`,
    },
  ]
}

export const DAY_CONCERN_NAMES: Readonly<Record<DayConcernCode, string>> = {
  off_plan: '予定から離れた日',
  no_plan: '予定のない日',
  before_offering_end: '募集終了の前',
  open_rights: 'クーリング・オフの期間内',
  buys_from_operator: '当社からの取得',
}
