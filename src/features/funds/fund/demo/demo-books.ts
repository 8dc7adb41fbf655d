import type { CostKind } from '../../../../domain/treasury/fund-lines.ts'
import { acquisitionPrice } from './demo-disclosure.ts'
import { termDividend, type DemoFund } from './demo-fund.ts'
import { demoPropertyOf } from './demo-properties.ts'

/** A line of the account while an invented fund was at work: rents that a manager remits less his fee, and what the fund paid. */
export interface DemoLine {
  /** From the seed day. */
  readonly day: number
  /** As the statement shows it. */
  readonly text: string
  readonly parts: readonly { readonly costKind: CostKind | null; readonly amount: number; readonly about: string }[]
}

interface DemoBooks {
  /** A month, and what the manager keeps of it. */
  rent: number
  fee: number
  months: number
  /** Beside the rents: from the first day of operation on. */
  costs: readonly { after: number; text: string; costKind: CostKind; amount: number }[]
  /** What the broker of the sale got. */
  brokerage: number
  /** Why its dividend was smaller than planned, as investors read it. */
  whyLess?: string
}

/** The funds whose past is in lines of the bank, by their numbers: one that sold with a profit, and one with a loss. What the others earned was declared. */
const books: Readonly<Record<number, DemoBooks>> = {
  2: {
    rent: 28_000,
    fee: 1_400,
    months: 12,
    costs: [
      { after: 4, text: '青山司法書士事務所', costKind: 'registration', amount: 90_000 },
      { after: 6, text: '東都火災海上', costKind: 'insurance', amount: 12_000 },
      { after: 170, text: '台東都税事務所', costKind: 'public_dues', amount: 30_000 },
    ],
    brokerage: 110_000,
  },
  5: {
    rent: 23_000,
    fee: 1_150,
    months: 9,
    costs: [],
    brokerage: 0,
    whyLess: '空調の交換で修繕の費用が増え、利益が予定に届かなかったためです。',
  },
}

export const hasDemoBooks = ({ id }: Pick<DemoFund, 'id'>): boolean => books[id] !== undefined

export const whyLessOf = ({ id }: Pick<DemoFund, 'id'>): string => books[id]?.whyLess ?? ''

/** What the sale's broker kept. */
export const brokerageOf = ({ id }: Pick<DemoFund, 'id'>): number => books[id]?.brokerage ?? 0

/** The lines of a fund's operation, oldest first; none where its past was declared. */
export function demoLinesOf(fund: DemoFund): DemoLine[] {
  const kept = books[fund.id]
  const begin = fund.operatingSinceDay
  if (kept === undefined || begin === null) return []
  const { rent, fee, months, costs } = kept
  const rents = Array.from({ length: months }, (_, month): DemoLine => ({
    day: begin + 3 + 30 * month,
    text: 'カンリ）ミナミカンリ',
    parts: [
      { costKind: null, amount: rent, about: `${month + 1}か月目の賃料と共益費` },
      { costKind: 'management', amount: -fee, about: `${month + 1}か月目` },
    ],
  }))
  const paid = costs.map(({ after, text, costKind, amount }): DemoLine => ({
    day: begin + after,
    text,
    parts: [{ costKind, amount: -amount, about: '' }],
  }))
  return [...rents, ...paid, ...repairOf(fund, kept)].toSorted((one, other) => one.day - other.day)
}

/** Where a fund paid less than planned because of a repair: what the repair took is what its dividend lacks. */
function repairOf(fund: DemoFund, { rent, fee, months, costs, brokerage }: DemoBooks): DemoLine[] {
  const [term] = fund.paidTerms
  const { sold } = demoPropertyOf(fund.id)
  if (term === undefined || sold === undefined || term.actualRateBp >= fund.plannedRateBp) return []
  const price = acquisitionPrice(fund.fundTotal)
  const sale = Math.floor((price * sold.permille) / 1000) - price - brokerage
  const spent = costs.reduce((sum, { amount }) => sum + amount, 0)
  const repair = (rent - fee) * months + sale - spent - termDividend(fund, term)
  return [
    {
      day: term.startDay + 125,
      text: '横浜エアコン設備',
      parts: [{ costKind: 'repair', amount: -repair, about: '空調の交換' }],
    },
  ]
}
