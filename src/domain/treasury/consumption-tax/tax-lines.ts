import type { CostKind, FundLineKind } from '../fund-lines.ts'
import { taxClassOfKeeping, type KeepingGround } from '../../funds/tenant-deposit.ts'
import type { SaidTax, TaxClass } from './classes.ts'
import { deductibleShareOn, rateOn, shareOf, taxWithin } from './rates.ts'
import { usualClass, usualClassOfCost, type LetFor } from './usual-class.ts'

/** What an explained part of a line says of the sum that it moved. */
export interface PartGround {
  kind: FundLineKind
  costKind: CostKind | null
  /** Whole yen; positive: the fund received, negative: it paid. */
  amount: number
  letFor: LetFor | null
  said: SaidTax
  /** Of a sale with its deal: the whole price, and the building's part of it, both with tax; null where nobody has said that. */
  price: number | null
  building: number | null
}

/** A cost that was booked before its payment. */
export interface AccrualGround {
  costKind: CostKind
  said: SaidTax
}

/** What was kept of a tenant's deposit. */
export interface KeptGround {
  ground: KeepingGround
  letFor: LetFor | null
}

/** A property that came into the book by its deal. */
export interface PurchaseGround {
  price: number
  building: number | null
  said: SaidTax
  /** From the operator or another fund: one person buys nothing from itself. */
  isInside: boolean
}

/** What one entry moved on one account of income, cost or property, and where its class comes from. */
export interface TaxedMovement {
  /** Whole yen that it debits and credits. */
  debit: number
  credit: number
  day: string
  /** The account's kind, as posting_account names it: 'cost:repair'. */
  account: string
  /** Closes a period, opens the books, or moves the operator's own property: nothing is sold or bought. */
  isInside: boolean
  isReversal: boolean
  parts: readonly PartGround[]
  accrual: AccrualGround | null
  kept?: KeptGround | null
  purchase: PurchaseGround | null
  /** What was said of the operator's own fee. */
  fee: SaidTax | null
}

/** A sum of one class. */
export interface TaxPiece {
  /** Whole yen with the tax in it; above zero: credited, as income is; below: debited. */
  amount: number
  taxClass: TaxClass
  /** Somebody has said the class; else it is the usual one. */
  isSaid: boolean
  invoiceNumber: string | null
}

/** The sums of a movement by class. Together they are what it debits and what it credits; what nothing speaks for has the usual class of its account. */
export function piecesOf(movement: TaxedMovement): TaxPiece[] {
  const { debit, credit, isInside, isReversal } = movement
  const sign = isReversal ? -1 : 1
  const known = isInside ? [] : knownPieces(movement).map((piece) => ({ ...piece, amount: sign * piece.amount + 0 }))
  const sum = (way: 1 | -1): number =>
    known.filter(({ amount }) => Math.sign(amount) === way).reduce((total, { amount }) => total + way * amount, 0)
  const rest = usualOf(movement)
  // A ground that says more than was moved says nothing of it.
  if (sum(1) > credit || sum(-1) > debit) return bothSides(rest, credit, debit)
  return [...known.filter(({ amount }) => amount !== 0), ...bothSides(rest, credit - sum(1), debit - sum(-1))]
}

function bothSides(piece: Omit<TaxPiece, 'amount'>, credit: number, debit: number): TaxPiece[] {
  return [credit, -debit].filter((amount) => amount !== 0).map((amount) => ({ ...piece, amount }))
}

function usualOf({ account, isInside, fee }: TaxedMovement): Omit<TaxPiece, 'amount'> {
  const usual = (taxClass: TaxClass) => ({ taxClass, isSaid: false, invoiceNumber: null })
  if (isInside) return usual('outside')
  const [kind, reference] = account.split(':')
  if (kind === 'cost') return usual(usualClassOfCost((reference ?? 'other') as CostKind, null))
  if (kind === 'fee') return fee === null ? usual('purchase_without_invoice') : chosen(fee, 'purchase_without_invoice')
  // What left the books of a property, or came in without a deal, is no turnover.
  return usual(kind === 'property' ? 'outside' : 'open')
}

const chosen = ({ taxClass, invoiceNumber }: SaidTax, usual: TaxClass): Omit<TaxPiece, 'amount'> => ({
  taxClass: taxClass ?? (usual === 'purchase_without_invoice' && invoiceNumber !== null ? 'purchase' : usual),
  isSaid: taxClass !== null,
  invoiceNumber,
})

function knownPieces({ account, parts, accrual, kept = null, purchase, debit, credit }: TaxedMovement): TaxPiece[] {
  if (accrual !== null) {
    const { costKind, said } = accrual
    return [{ ...chosen(said, usualClassOfCost(costKind, said.invoiceNumber)), amount: -Math.max(debit, credit) }]
  }
  if (kept !== null)
    return [
      {
        taxClass: taxClassOfKeeping(kept.ground, kept.letFor),
        isSaid: false,
        invoiceNumber: null,
        amount: Math.max(debit, credit),
      },
    ]
  if (purchase !== null && account === 'property') return purchasePieces(purchase, Math.max(debit, credit))
  return parts.flatMap(partPieces)
}

function partPieces(part: PartGround): TaxPiece[] {
  const { kind, amount, said } = part
  const usual = usualClass({ ...part, invoiceNumber: said.invoiceNumber })
  if (usual === null) return []
  const building = kind === 'sale' && said.taxClass === null ? buildingOf(part) : null
  if (building === null) return [{ ...chosen(said, usual), amount }]
  const isSaid = said.buildingAmount !== null
  return [
    { amount: building, taxClass: 'sale', isSaid, invoiceNumber: null },
    { amount: amount - building, taxClass: 'sale_exempt', isSaid, invoiceNumber: null },
  ]
}

/** How much of a sum is the building's: as said, or as its deal divides the whole price. Null where neither says so. */
function buildingOf({ amount, price, building, said: { buildingAmount } }: PartGround): number | null {
  if (buildingAmount !== null) return buildingAmount
  return price === null || building === null || price === 0 ? null : share(amount, building, price)
}

const share = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** Land is exempt; of the building somebody has to say whether it lets homes, and whether there is an invoice. */
function purchasePieces({ price, building, said, isInside }: PurchaseGround, paid: number): TaxPiece[] {
  const none = { isSaid: false, invoiceNumber: null }
  if (isInside) return [{ ...none, amount: -paid, taxClass: 'outside' }]
  const own = said.buildingAmount === null ? null : Math.min(said.buildingAmount, paid)
  const built = own ?? (building === null || price === 0 ? null : share(paid, building, price))
  const { taxClass, invoiceNumber } = said
  if (built === null) return [{ amount: -paid, taxClass: taxClass ?? 'open', isSaid: taxClass !== null, invoiceNumber }]
  return [
    { amount: -built, taxClass: taxClass ?? 'open', isSaid: taxClass !== null, invoiceNumber },
    { ...none, amount: built - paid, taxClass: 'purchase_exempt' },
  ]
}

/** A piece with its rate and tax of the day. Whole yen, each piece by itself: a year's tax is the sum of its pieces. */
export interface TaxedPiece extends TaxPiece {
  /** Percent; 0 where the class has none. */
  rate: number
  tax: number
  /** Of purchases: percent of the tax that may be deducted. */
  share: number | null
  deductible: number
}

export function taxed(piece: TaxPiece, day: string): TaxedPiece {
  const rate = rateOn(piece.taxClass, day)
  const tax = taxWithin(piece.amount, rate)
  const part = deductibleShareOn(piece.taxClass, day)
  return { ...piece, rate, tax, share: part, deductible: part === null ? 0 : shareOf(tax, part) }
}

/** 'purchase_without_invoice:10:70': the class as an accounting program asks for it, with rate and deducted share where it has them. */
export const taxKey = ({ taxClass, rate, share: part }: Pick<TaxedPiece, 'taxClass' | 'rate' | 'share'>): string =>
  [
    taxClass,
    ...(rate === 0 ? [] : [rate]),
    ...(part === null || !taxClass.endsWith('without_invoice') ? [] : [part]),
  ].join(':')
