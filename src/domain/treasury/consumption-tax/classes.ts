/** How consumption tax looks at a part of a line. The database keeps the same words. */
export const TAX_CLASSES = {
  sale: '課税売上',
  sale_reduced: '課税売上（軽減税率）',
  sale_exempt: '非課税売上',
  purchase: '課税仕入（適格請求書あり）',
  purchase_reduced: '課税仕入（軽減税率・適格請求書あり）',
  purchase_without_invoice: '課税仕入（適格請求書なし）',
  purchase_reduced_without_invoice: '課税仕入（軽減税率・適格請求書なし）',
  purchase_exempt: '非課税仕入',
  purchase_dwelling: '居住用賃貸建物の取得（控除の対象外）',
  outside: '不課税（対象外）',
  open: '未確認',
} as const

export type TaxClass = keyof typeof TAX_CLASSES

export const taxClasses = Object.keys(TAX_CLASSES) as TaxClass[]

/** What somebody has said of a part; null where nobody has, and the usual class of its kind counts. */
export interface SaidTax {
  taxClass: TaxClass | null
  /** 適格請求書発行事業者登録番号 of who was paid. */
  invoiceNumber: string | null
  /** Of a sale or purchase: whole yen of it that are the building's price with its tax. */
  buildingAmount: number | null
}

/** A class says nothing of a sum without a rate: these have one by date. */
export type RateKind = 'standard' | 'reduced'

export function rateKindOf(taxClass: TaxClass): RateKind | null {
  if (['sale_reduced', 'purchase_reduced', 'purchase_reduced_without_invoice'].includes(taxClass)) return 'reduced'
  return ['sale', 'purchase', 'purchase_without_invoice', 'purchase_dwelling'].includes(taxClass) ? 'standard' : null
}

export const isPurchase = (taxClass: TaxClass): boolean => taxClass.startsWith('purchase')
export const lacksInvoice = (taxClass: TaxClass): boolean => taxClass.endsWith('without_invoice')

/** Which classes what came in, or what was paid, can be of. */
export const classesOf = (way: 'income' | 'cost' | 'building'): readonly TaxClass[] =>
  taxClasses.filter((taxClass) => {
    if (taxClass === 'outside' || taxClass === 'open') return true
    if (way === 'income') return taxClass.startsWith('sale')
    return isPurchase(taxClass) && (way === 'building' || taxClass !== 'purchase_dwelling')
  })

/**
 * A registration number: T, a check digit and twelve digits, which weigh 1 and 2 in turn from the right; with its check digit their sum comes to nine less its
 * remainder by nine.
 */
export function isInvoiceNumber(text: string): boolean {
  if (!/^T[1-9]\d{12}$/.test(text)) return false
  const [check = 0, ...digits] = Array.from(text.slice(1), Number)
  const sum = digits.toReversed().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0)
  return check === 9 - (sum % 9)
}

/** As typed: full width and hyphens are common on invoices. */
export const tidiedInvoiceNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[-‐−ー\s]/g, '')
    .toUpperCase()

export const INVOICE_NUMBER_WRONG = '登録番号は、Tと13桁の数字です。番号に誤りがないか、請求書を見直してください。'

/** What does not go together in what was said of a cost, by field; null where it does. */
export function costTaxProblems({
  taxClass,
  invoiceNumber,
}: SaidTax): Partial<Record<'tax_class' | 'invoice_number', string>> | null {
  if (taxClass !== null && !classesOf('cost').includes(taxClass))
    return { tax_class: '費用の消費税の区分から選んでください。' }
  if (invoiceNumber === null) return null
  if (!isInvoiceNumber(invoiceNumber)) return { invoice_number: INVOICE_NUMBER_WRONG }
  return taxClass !== null && lacksInvoice(taxClass)
    ? { invoice_number: '「適格請求書なし」の区分には、登録番号を入力できません。' }
    : null
}
