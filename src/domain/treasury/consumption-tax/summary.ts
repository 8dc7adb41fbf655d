import type { TaxClass } from './classes.ts'
import type { TaxedPiece } from './tax-lines.ts'

/** Sums of one book, class, rate and deducted share. Whole yen; what comes back lowers them. */
export interface TaxSum {
  book: string
  taxClass: TaxClass
  rate: number
  share: number | null
  /** Of income; else of costs and property. What is open or outside can be of either. */
  isIncome: boolean
  count: number
  /** How many of them have the usual class, because nobody has said another one. */
  usual: number
  /** With the tax in it; of incomes what came in, of costs what was paid. */
  gross: number
  base: number
  tax: number
  deductible: number
}

/** What a piece stands for in a summary: incomes as they are, costs above zero. An open or outside one keeps the way of its account. */
export const facing = (piece: TaxedPiece, isIncome: boolean): Pick<TaxSum, 'gross' | 'base' | 'tax' | 'deductible'> => {
  const sign = isIncome ? 1 : -1
  return {
    gross: sign * piece.amount + 0,
    base: sign * (piece.amount - piece.tax) + 0,
    tax: sign * piece.tax + 0,
    deductible: sign * piece.deductible + 0,
  }
}

const none = { count: 0, usual: 0, gross: 0, base: 0, tax: 0, deductible: 0 }

export function summaryOf(pieces: readonly (TaxedPiece & { book: string; isIncome: boolean })[]): TaxSum[] {
  const sums = new Map<string, TaxSum>()
  for (const piece of pieces) {
    const { book, taxClass, rate, share, isIncome, isSaid } = piece
    const key = [book, taxClass, rate, share, isIncome].join()
    const own = facing(piece, isIncome)
    const before = sums.get(key) ?? { book, taxClass, rate, share, isIncome, ...none }
    sums.set(key, {
      ...before,
      count: before.count + 1,
      usual: before.usual + (isSaid ? 0 : 1),
      gross: before.gross + own.gross,
      base: before.base + own.base,
      tax: before.tax + own.tax,
      deductible: before.deductible + own.deductible,
    })
  }
  return [...sums.values()]
}
