import { rateKindOf, isPurchase, lacksInvoice, type RateKind, type TaxClass } from './classes.ts'

// What counts on which day. Each row with where it comes from, and whether that was read or is only known.

interface DatedShare {
  /** YYYY-MM-DD, in Japan; until the next row. */
  from: string
  /** Percent. */
  percent: number
  source: string
  /** read: in the words of the authority. known: not read; an adviser is to be asked. */
  ground: 'read' | 'known'
}

/** National and local tax together. */
const RATES: Readonly<Record<RateKind, readonly DatedShare[]>> = {
  standard: [
    { from: '1989-04-01', percent: 3, source: '消費税法（昭和63年法律108号）', ground: 'known' },
    { from: '1997-04-01', percent: 5, source: '消費税法・地方税法（平成6年改正）', ground: 'known' },
    { from: '2014-04-01', percent: 8, source: '消費税法・地方税法（平成24年改正）', ground: 'known' },
    { from: '2019-10-01', percent: 10, source: '消費税法29条、地方税法（地方消費税）', ground: 'known' },
  ],
  reduced: [{ from: '2019-10-01', percent: 8, source: '消費税法29条・別表第一（飲食料品、新聞）', ground: 'known' }],
}

/** How much of the tax in a purchase without a qualified invoice may be deducted. Before October 2023 no such invoice was needed. */
const SHARES_WITHOUT_INVOICE: readonly DatedShare[] = [
  { from: '1989-04-01', percent: 100, source: '適格請求書等保存方式の前', ground: 'known' },
  { from: '2023-10-01', percent: 80, source: '消費税法附則（平成28年改正）52条', ground: 'known' },
  { from: '2026-10-01', percent: 70, source: '令和8年度税制改正', ground: 'known' },
  { from: '2028-10-01', percent: 50, source: '令和8年度税制改正', ground: 'known' },
  { from: '2030-10-01', percent: 30, source: '令和8年度税制改正', ground: 'known' },
  { from: '2031-10-01', percent: 0, source: '令和8年度税制改正', ground: 'known' },
]

const percentOn = (rows: readonly DatedShare[], day: string): number =>
  rows.findLast(({ from }) => from <= day)?.percent ?? 0

/** Percent; 0 where the class has none. */
export function rateOn(taxClass: TaxClass, day: string): number {
  const kind = rateKindOf(taxClass)
  return kind === null ? 0 : percentOn(RATES[kind], day)
}

/** How much of its tax may be deducted, percent; null of what is no taxable purchase. */
export function deductibleShareOn(taxClass: TaxClass, day: string): number | null {
  if (!isPurchase(taxClass) || rateKindOf(taxClass) === null) return null
  if (taxClass === 'purchase_dwelling') return 0
  return lacksInvoice(taxClass) ? percentOn(SHARES_WITHOUT_INVOICE, day) : 100
}

/** The tax inside a sum that includes it, whole yen towards zero: what is below a yen is never tax. */
export const taxWithin = (gross: number, percent: number): number => Math.trunc((gross * percent) / (100 + percent)) + 0

/** A part of a sum, whole yen towards zero. */
export const shareOf = (amount: number, percent: number): number => Math.trunc((amount * percent) / 100) + 0
