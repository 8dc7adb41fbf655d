import type { CostKind, FundLineKind } from '../fund-lines.ts'
import type { TaxClass } from './classes.ts'

/** What a tenant uses it for. Decides whether the rent is taxed: homes and land are not (消費税法6条、別表第二). */
export const LET_FOR = { dwelling: '住居', business: '事業用（店舗・事務所・駐車場など）', land: '土地' } as const
export type LetFor = keyof typeof LET_FOR

/** A cost of its kind, before anybody has said anything: with a registration number the invoice is a qualified one. */
const COSTS: Readonly<Record<CostKind, 'taxed' | TaxClass>> = {
  management: 'taxed',
  utilities: 'taxed',
  repair: 'taxed',
  insurance: 'purchase_exempt',
  public_dues: 'outside',
  brokerage: 'taxed',
  interest: 'purchase_exempt',
  // 登録免許税 is outside, the fee of the 司法書士 is taxed.
  registration: 'open',
  expert: 'taxed',
  appraisal: 'taxed',
  other: 'open',
}

export function usualClassOfCost(costKind: CostKind, invoiceNumber: string | null): TaxClass {
  const usual = COSTS[costKind]
  if (usual !== 'taxed') return invoiceNumber === null ? usual : 'purchase'
  return invoiceNumber === null ? 'purchase_without_invoice' : 'purchase'
}

function usualClassOfRent(letFor: LetFor | null): TaxClass {
  if (letFor === null) return 'open'
  return letFor === 'business' ? 'sale' : 'sale_exempt'
}

/** The class of a part where nobody has said another one; null where the kind has nothing to do with consumption tax. A sale is divided by its building. */
export function usualClass({
  kind,
  costKind,
  letFor,
  invoiceNumber,
}: {
  kind: FundLineKind
  costKind: CostKind | null
  letFor: LetFor | null
  invoiceNumber: string | null
}): TaxClass | null {
  if (kind === 'cost' && costKind !== null) return usualClassOfCost(costKind, invoiceNumber)
  if (kind === 'rent' || kind === 'advance_rent') return usualClassOfRent(letFor)
  return kind === 'other_income' || kind === 'sale' ? 'open' : null
}
