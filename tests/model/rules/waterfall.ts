import { sum, type PeriodBooks, type Source } from './model.ts'

/** The operator's money in a fund. It bears a loss in the order of these names, and gets it back the other way round. */
export interface Cushion {
  subordinated: number
  fillIn: number
  takenOver: number
}

export interface Period {
  books: PeriodBooks
  /** What each investor has in the fund. */
  amounts: readonly number[]
  cushion: Cushion
  /** Of the whole fund, from earlier periods. */
  lossCarried: number
  rateBp: number
  days: number
  autoRenewal: boolean
}

export interface Result {
  cap: number
  priority: number
  saleQuarter: number
  /** Of the whole fund, not made good when the period ends. */
  lossLeft: number
  /** What nobody's loss takes, before any dividend. */
  spare: number
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))
export const floorShare = (total: number, part: number, whole: number): number =>
  Number((BigInt(total) * BigInt(part)) / BigInt(whole))
const ceilShare = (total: number, part: number, whole: number): number =>
  Number((BigInt(total) * BigInt(part) + BigInt(whole) - 1n) / BigInt(whole))

/** Amounts times rate times days of 365, both ends counted. */
export const capOf = (invested: number, rateBp: number, days: number): number =>
  Number((BigInt(invested) * BigInt(rateBp) * BigInt(days)) / 3_650_000n)

/**
 * The contract's calculation. A period's profit lies in layers, and each takes of it what lies between its ends: what investors had lost, their dividend up
 * to the cap, what the operator had lost, and the rest. The profit of a sale in a fund that renews itself lies beside them, as far as neither a
 * running loss nor the investors' earlier ones need it.
 */
export function resultOf({ books, amounts, cushion, lossCarried, rateBp, days, autoRenewal }: Period): Result {
  const invested = sum(amounts, (amount) => amount)
  const own = cushion.subordinated + cushion.fillIn + cushion.takenOver
  const lostByOperator = clamp(lossCarried, own)
  const lostByInvestors = sum(amounts, (amount) =>
    lossCarried > own ? floorShare(lossCarried - own, amount, invested) : 0,
  )
  const cap = capOf(invested, rateBp, days)
  const ofSale = books.sale - books.saleCost
  // Nobody can lose more than there is.
  const profit = Math.max(books.income - books.costs + ofSale, lossCarried - invested - own)
  if (profit < 0) return { cap, priority: 0, saleQuarter: 0, lossLeft: lossCarried - profit, spare: 0 }
  const apart = autoRenewal ? clamp(Math.min(ofSale, profit), profit) : 0
  const running = profit - apart
  const priority = clamp(running - lostByInvestors, cap)
  const saleQuarter = Math.floor((apart - clamp(lostByInvestors - running, apart)) / 4)
  const restored = clamp(profit, lostByInvestors)
  // Each dividend is floored for itself, and what that leaves makes good with the rest.
  const paid = sum(amounts, (amount) => (invested === 0 ? 0 : floorShare(priority + saleQuarter, amount, invested)))
  const restoredToOperator = clamp(profit - restored - paid, lostByOperator)
  return {
    cap,
    priority,
    saleQuarter,
    lossLeft: Math.max(0, lossCarried - restored - restoredToOperator),
    spare: profit - restored - restoredToOperator,
  }
}

/** Where a dividend comes from: a source below zero is made good by the other; the quarter of a sale comes from the sale alone, all else from rents first. */
export function sourcesOf(
  books: PeriodBooks | null,
  { priority, saleQuarter }: Pick<Result, 'priority' | 'saleQuarter'>,
  paid: number,
): Record<'rent' | 'sale' | 'declared', Source> {
  const booked = Math.min(paid, priority + saleQuarter)
  const declared = { yen: paid - booked, related: paid - booked }
  const none = { yen: 0, related: 0 }
  if (books === null) return { rent: none, sale: none, declared }
  const rents = books.income - books.costs
  const sales = books.sale - books.saleCost
  const ofRents = Math.max(0, rents + Math.min(0, sales))
  const ofSales = Math.max(0, sales + Math.min(0, rents))
  const quarter = Math.min(saleQuarter, booked, ofSales)
  const rent = Math.min(booked - quarter, ofRents)
  const related = (yen: number, part: number, whole: number): Source => ({
    yen,
    // What corrections took back of others' income leaves all of it theirs.
    related: yen === 0 || part <= 0 ? 0 : part >= whole ? yen : ceilShare(yen, part, whole),
  })
  return {
    rent: related(rent, books.relatedIncome, books.income),
    sale: related(booked - rent, books.relatedSale, books.sale),
    declared,
  }
}
