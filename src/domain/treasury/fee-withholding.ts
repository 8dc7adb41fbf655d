import type { JapanDate } from '../calendar.ts'
import type { FundLinePart } from './fund-lines.ts'
import { combinedRate, withholdingRateOn } from './withholding.ts'

/** Whose fees are taxed at the source: income tax act, article 204, paragraph 1, item 2. A corporation's (司法書士法人, 税理士法人) are not. */
export const FEE_PAYEES = {
  scrivener: '司法書士・土地家屋調査士（個人）',
  expert: '税理士・弁護士・公認会計士・不動産鑑定士など（個人）',
} as const
export type FeePayee = keyof typeof FEE_PAYEES

/** Off each payment to a scrivener (article 205, item 2); above which payment the higher rate begins for the others (item 1). */
const [SCRIVENERS_PART, HIGHER_FROM] = [10_000, 1_000_000]
const RATE_DENOMINATOR = 100_000

/**
 * What is withheld of one payment, whole yen, fractions dropped.
 * @param base the payment, without consumption tax where the invoice shows it apart.
 */
export function feeTax(payee: FeePayee, base: number, paidOn: JapanDate): number {
  // The table says the parts of 20 %; half of it is the usual rate of a fee.
  const higher = combinedRate(withholdingRateOn(paidOn))
  const taxed = payee === 'scrivener' ? Math.max(0, base - SCRIVENERS_PART) : base
  const beyond = payee === 'scrivener' ? 0 : Math.max(0, taxed - HIGHER_FROM)
  return Number(
    (BigInt(taxed - beyond) * BigInt(higher / 2) + BigInt(beyond) * BigInt(higher)) / BigInt(RATE_DENOMINATOR),
  )
}

/** Kept of a fee that is paid, or paid to the tax office. */
export const isFeeTax = ({ kind }: Pick<FundLinePart, 'kind'>): boolean => kind === 'fee_tax'

/** What is wrong with withheld tax on fees in a line, as fields of the form; null where it can be booked. */
export function feeTaxProblems(parts: readonly FundLinePart[], paidOn: JapanDate): Record<string, string> | null {
  const kept = parts.filter((part) => isFeeTax(part) && part.amount > 0)
  for (const [index, part] of parts.entries()) {
    const { fundId, kind, amount, month = null, feePayee = null, feeBase = null } = part
    const field = `parts.${index}`
    if (kind !== 'fee_tax' || amount < 0) {
      if (feePayee !== null || feeBase !== null)
        return { [`${field}.fee_payee`]: '支払先の区分と対象額は、報酬から預かる源泉所得税だけに入力できます。' }
      if (kind === 'fee_tax' && (month === null || month >= paidOn.slice(0, 7)))
        return { [`${field}.month`]: '報酬を支払った月（納付した月より前）を選んでください。' }
      continue
    }
    if (month !== null) return { [`${field}.month`]: '対象月は、源泉所得税の納付だけに入力できます。' }
    if (feePayee === null) return { [`${field}.fee_payee`]: '支払先の区分を選んでください。' }
    if (kept.length > 1)
      return { [`${field}.amount`]: '源泉所得税は、1件の支払いごとに計算します。支払いごとに明細を分けてください。' }
    const gross = parts
      .filter((other) => other.fundId === fundId && (other.kind === 'cost' || other.kind === 'accrued_cost'))
      .reduce((sum, other) => sum - other.amount, 0)
    if (feeBase === null || !Number.isSafeInteger(feeBase) || feeBase < 1 || feeBase > gross)
      return {
        [`${field}.fee_base`]: `対象の報酬は、1円から、この明細の費用${gross.toLocaleString('ja-JP')}円までの額を入力してください。費用には、源泉所得税を引く前の額を入力します。`,
      }
    const tax = feeTax(feePayee, feeBase, paidOn)
    if (amount !== tax) return { [`${field}.amount`]: `この報酬の源泉所得税は${tax.toLocaleString('ja-JP')}円です。` }
  }
  return null
}
