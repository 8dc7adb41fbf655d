import type { FundLineKind, FundLinePart } from '../fund-lines.ts'
import { classesOf, costTaxProblems, type SaidTax } from './classes.ts'

/** How the class of such a part is chosen; null where consumption tax has no part in it. A payment of an accrued cost was taxed with its cost. */
export function taxWayOf(kind: FundLineKind): 'income' | 'cost' | null {
  if (kind === 'cost') return 'cost'
  return kind === 'rent' || kind === 'advance_rent' || kind === 'other_income' || kind === 'sale' ? 'income' : null
}

export const saidTaxOf = ({
  taxClass = null,
  invoiceNumber = null,
  buildingAmount = null,
}: Pick<FundLinePart, 'taxClass' | 'invoiceNumber' | 'buildingAmount'>): SaidTax => ({
  taxClass,
  invoiceNumber,
  buildingAmount,
})

type Problems = Partial<Record<'tax_class' | 'invoice_number' | 'building_amount', string>>

/** What does not go together in what was said of a part, by field; null where it does. */
export function partTaxProblems(
  part: Pick<FundLinePart, 'kind' | 'amount' | 'taxClass' | 'invoiceNumber' | 'buildingAmount'>,
): Problems | null {
  const { kind, amount } = part
  const said = saidTaxOf(part)
  const { taxClass, invoiceNumber, buildingAmount } = said
  const way = taxWayOf(kind)
  if (way === null && taxClass !== null) return { tax_class: 'この内訳には、消費税の区分はありません。' }
  if (way !== 'cost' && invoiceNumber !== null) return { invoice_number: '登録番号は、費用だけに入力できます。' }
  if (buildingAmount !== null) {
    if (kind !== 'sale') return { building_amount: '建物の価格は、売却代金だけに入力できます。' }
    if (taxClass !== null)
      return { building_amount: '建物の価格を入力するときは、区分を「通常の区分」にしてください。' }
    if (!Number.isSafeInteger(buildingAmount) || buildingAmount < 0 || buildingAmount > amount)
      return { building_amount: '売却代金までの金額を入力してください。' }
  }
  if (way === 'cost') return costTaxProblems(said)
  return way === 'income' && taxClass !== null && !classesOf('income').includes(taxClass)
    ? { tax_class: '収入の消費税の区分から選んでください。' }
    : null
}
