import type { Composition } from './composition.ts'
import { attributeDividend, relatedPart, type DividendSource } from './dividend-source.ts'
import type { FundPeriod } from '../funds/fund-periods.ts'
import { addYen, remainingYen, smallerYen, subtractYen, zeroYen, type Yen } from '../money.ts'
import { allocateLoss, waterfall, type Waterfall } from './waterfall.ts'

/** What a fund's book holds of a period, whole yen. Lines of the bank stand behind every yen of it. */
export type PeriodBooks = {
  /** Rents and other income. */
  readonly income: Yen
  /** Of it, what the operator or a party related to it paid. */
  readonly relatedIncome: Yen
  /** Without what a sale itself cost. */
  readonly costs: Yen
  readonly saleProceeds: Yen
  readonly relatedSale: Yen
  /** What the property had cost, and what its sale cost: the broker, the register. */
  readonly saleCost: Yen
  /** Of it, the costs of the sale itself. */
  readonly saleExpenses: Yen
}

export type CalculatedPeriod = Omit<FundPeriod, 'number'> & {
  readonly books: PeriodBooks
  readonly isLast: boolean
  readonly autoRenewal: boolean
  readonly plannedRateBp: number
  readonly holdings: readonly { readonly investId: string; readonly amount: Yen; readonly leaves: boolean }[]
  /** With what was lost of it in earlier periods: that is in `lossCarried`. */
  readonly composition: Composition
  /** Of the whole fund, in earlier periods, and not made good since. */
  readonly lossCarried: Yen
}

/** What the contract makes of a period's books: nobody types it. */
export type Calculation = Waterfall & {
  /** Of the whole fund, not made good when the period ends. */
  readonly lossLeft: Yen
}

/** What operators entered for the period. */
export type EnteredDividend = {
  /** Without the investors' quarter of a sale's profit. */
  readonly dividend: Yen
  readonly saleQuarter: Yen
  readonly loss: Yen
}

/**
 * The waterfall of a period from its books. A loss that was carried lies where the order puts it: on the operator's money first, on investors only beyond
 * that.
 */
export function calculatePeriod(period: CalculatedPeriod): Calculation {
  const { books, composition, lossCarried } = period
  const whole = { ...composition, reserve: zeroYen }
  const { cushionLoss: lost, losses } = allocateLoss(lossCarried, whole, period.holdings)
  const saleProfit = subtractYen(books.saleProceeds, books.saleCost)
  const senior = addYen(...period.holdings.map(({ amount }) => amount))
  const standing = subtractYen(addYen(senior, whole.subordinated, whole.fillIn, whole.takenOver), lossCarried)
  const loss = subtractYen(books.costs, addYen(books.income, saleProfit))
  const result = waterfall({
    ...period,
    // What is lost beyond the whole fund is the operator's: no contract makes investors pay in.
    income: addYen(books.income, remainingYen(loss, standing)),
    declared: zeroYen,
    costs: books.costs,
    saleProfit,
    holdings: period.holdings.map((one) => ({ ...one, lostEarlier: losses.get(one.investId) ?? zeroYen })),
    cushion: {
      reserve: zeroYen,
      subordinated: subtractYen(whole.subordinated, lost.subordinated),
      fillIn: subtractYen(whole.fillIn, lost.fillIn),
      takenOver: subtractYen(whole.takenOver, lost.takenOver),
    },
    cushionLostEarlier: { subordinated: lost.subordinated, fillIn: lost.fillIn, takenOver: lost.takenOver },
  })
  const { takenOver, fillIn, subordinated } = result.cushionRestored
  const restored = addYen(...result.shares.map((share) => share.restored), takenOver, fillIn, subordinated)
  const lostNow = remainingYen(zeroYen, result.profit)
  return { ...result, lossLeft: addYen(remainingYen(lossCarried, restored), lostNow) }
}

/** How an entry stands to what the books give. */
type Difference = {
  /** Entered beyond what the books give: income without a line of the bank. */
  readonly declared: Yen
  /** What the books give and the entry leaves out. */
  readonly less: Yen
}

export function differenceTo({ priority, saleQuarter }: Calculation, entered: EnteredDividend): Difference {
  const computed = addYen(priority, saleQuarter)
  const total = addYen(entered.dividend, entered.saleQuarter)
  return { declared: remainingYen(total, computed), less: remainingYen(computed, total) }
}

/** What of a source the operator or a related party paid. */
/** What of the books is for investors: by the rule of the cap, and their quarter of a sale. */
export type GivenByBooks = Pick<Calculation, 'priority' | 'saleQuarter'>

type SourcesOfDividend = Readonly<Record<DividendSource, { readonly yen: Yen; readonly related: Yen }>>

/**
 * From what the dividends that are really paid come. What the books give is taken from them by the rule of sources; whatever is paid beyond it is declared,
 * also where the books hold more than the contract gives investors.
 */
export function sourcesOfPaid(
  books: PeriodBooks,
  { priority, saleQuarter }: GivenByBooks,
  paid: Yen,
): SourcesOfDividend {
  const booked = smallerYen(paid, addYen(priority, saleQuarter))
  const { rent, sale, reserve } = attributeDividend(
    { dividend: booked, saleQuarter },
    {
      rent: subtractYen(books.income, books.costs),
      sale: subtractYen(books.saleProceeds, books.saleCost),
      reserve: zeroYen,
      declared: zeroYen,
    },
  )
  const declared = subtractYen(paid, booked)
  return {
    rent: { yen: rent, related: relatedPart(rent, { total: books.income, related: books.relatedIncome }) },
    sale: { yen: sale, related: relatedPart(sale, { total: books.saleProceeds, related: books.relatedSale }) },
    reserve: { yen: reserve, related: zeroYen },
    // Nobody but the operator says that it came in, and it comes out of its own money.
    declared: { yen: declared, related: declared },
  }
}
