import {
  addYen,
  multiplyThenFloor,
  remainingYen,
  smallerYen,
  splitYen,
  subtractYen,
  yen,
  zeroYen,
  type Yen,
} from '../money.ts'

/**
 * Where a dividend may come from, in the order in which it is taken. `rent` is rents and other income without costs, `declared` what operators declared
 * without a line of the bank. Capital is none of them: what goes back of it is no dividend.
 */
export const DIVIDEND_SOURCES = ['rent', 'sale', 'reserve', 'declared'] as const
export type DividendSource = (typeof DIVIDEND_SOURCES)[number]
export type BySource = Readonly<Record<DividendSource, Yen>>

/** What came in from one source before costs, and how much of it the operator or a party related to it paid. */
export type Received = { readonly total: Yen; readonly related: Yen }

/** The investors' dividends of a period, before tax, with that part which is a quarter of a sale's profit by contract and comes from nothing else. */
export type AttributedDividend = { readonly dividend: Yen; readonly saleQuarter: Yen }

/**
 * From what a dividend was paid. A source below zero (costs above rents, a sale at a loss) is made good by the others first, in their order.
 * @throws RangeError for a dividend that the sources do not hold: the rest of it would be capital.
 */
export function attributeDividend({ dividend, saleQuarter }: AttributedDividend, net: BySource): BySource {
  const toMakeGood = addYen(...DIVIDEND_SOURCES.map((source) => remainingYen(zeroYen, net[source])))
  const [, available] = takeInOrder(toMakeGood, positive(net))
  const fromSale = smallerYen(saleQuarter, smallerYen(dividend, available.sale))
  const [taken] = takeInOrder(subtractYen(dividend, fromSale), {
    ...available,
    sale: subtractYen(available.sale, fromSale),
  })
  const parts = { ...taken, sale: addYen(taken.sale, fromSale) }
  if (sumOf(parts) < dividend) throw new RangeError('a dividend is never paid from capital')
  return parts
}

/**
 * How much of a source's part in a dividend was paid by the operator or a related party: its share in what came in, rounded up, so that not even a yen of
 * it goes unseen. Where corrections of earlier periods take back more than others paid, all of it is theirs; what they themselves were paid back is none.
 */
export function relatedPart(part: Yen, { total, related }: Received): Yen {
  if (part === 0 || related <= 0) return zeroYen
  return total <= related ? part : roundedUp(part, related, total)
}

/** Of 100 yen paid, how many came from where: by largest remainder, so that they are always 100. Null where nothing was paid. */
export function perHundred(parts: BySource): Readonly<Record<DividendSource, number>> | null {
  if (sumOf(parts) === 0) return null
  const shares = splitYen(
    yen(100),
    DIVIDEND_SOURCES.map((source) => parts[source]),
  )
  return bySource((_, index) => shares[index] ?? zeroYen)
}

/** Of 100 yen paid, how many were paid in by the operator or a related party, rounded up: a dividend that they financed never reads 0. */
export function relatedPerHundred(related: Yen, dividend: Yen): number {
  return dividend === 0 ? 0 : roundedUp(yen(100), related, dividend)
}

function takeInOrder(amount: Yen, vessels: BySource): [taken: BySource, left: BySource] {
  let missing = amount
  const taken = bySource((source) => {
    const part = smallerYen(missing, vessels[source])
    missing = subtractYen(missing, part)
    return part
  })
  return [taken, bySource((source) => subtractYen(vessels[source], taken[source]))]
}

const positive = (net: BySource): BySource => bySource((source) => remainingYen(net[source], zeroYen))

const sumOf = (parts: BySource): Yen => addYen(...DIVIDEND_SOURCES.map((source) => parts[source]))

/** In the order of the sources. */
function bySource(amountOf: (source: DividendSource, index: number) => Yen): BySource {
  const [rent, sale, reserve, declared] = [
    amountOf('rent', 0),
    amountOf('sale', 1),
    amountOf('reserve', 2),
    amountOf('declared', 3),
  ]
  return { rent, sale, reserve, declared }
}

function roundedUp(amount: Yen, own: Yen, all: Yen): Yen {
  return subtractYen(zeroYen, multiplyThenFloor(subtractYen(zeroYen, amount), own, all))
}
