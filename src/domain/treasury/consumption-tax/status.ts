import { formatDate, parseJapanDate, type JapanDate } from '../../calendar.ts'
import { INVOICE_NUMBER_WRONG, isInvoiceNumber } from './classes.ts'

/** How the company reckons what it may deduct from the tax in its sales. */
export const TAX_METHODS = {
  exempt: '免税事業者',
  by_use: '一般課税（個別対応方式）',
  by_ratio: '一般課税（一括比例配分方式）',
  simplified: '簡易課税',
  two_tenths: '2割特例',
} as const
export type TaxMethod = keyof typeof TAX_METHODS
export const taxMethods = Object.keys(TAX_METHODS) as TaxMethod[]

/** Of the simplified method: how much of the tax in sales counts as paid, percent (order of the consumption tax act; known). Real estate is of the sixth class. */
export const BUSINESS_CLASSES = [
  { number: 1, text: '第1種（卸売業）', percent: 90 },
  { number: 2, text: '第2種（小売業など）', percent: 80 },
  { number: 3, text: '第3種（製造業など）', percent: 70 },
  { number: 4, text: '第4種（そのほか）', percent: 60 },
  { number: 5, text: '第5種（サービス業など）', percent: 50 },
  { number: 6, text: '第6種（不動産業）', percent: 40 },
] as const

/** What two operators say of the company from a day on. */
export type TaxStatus = {
  /** 'YYYY-MM-DD' */
  validFrom: string
  method: TaxMethod
  /** Of the simplified method alone. */
  businessClass: number | null
  /** The company's own; null where it is not registered. */
  registrationNumber: string | null
}

/** By field; null where two operators may agree to it. The day may lie ahead: a method begins with a business year. */
export function taxStatusProblems(status: TaxStatus): Record<string, string> | null {
  const { validFrom, method, businessClass, registrationNumber } = status
  if (parseJapanDate(validFrom) === null) return { valid_from: '日付を入力してください。' }
  if (method === 'simplified' && !BUSINESS_CLASSES.some(({ number }) => number === businessClass))
    return { business_class: '簡易課税の事業区分を選んでください。' }
  if (method !== 'simplified' && businessClass !== null)
    return { business_class: '事業区分は、簡易課税だけで選びます。' }
  if (registrationNumber !== null && !isInvoiceNumber(registrationNumber))
    return { registration_number: INVOICE_NUMBER_WRONG }
  if (method === 'exempt' && registrationNumber !== null)
    return { registration_number: '登録を受けた事業者は、免税事業者になりません。' }
  return method === 'two_tenths' && registrationNumber === null
    ? { registration_number: '2割特例は、登録を受けた事業者だけが使えます。登録番号を入力してください。' }
    : null
}

/** The method, its business class and the company's own number. */
export function taxStatusText({ method, businessClass, registrationNumber }: Omit<TaxStatus, 'validFrom'>): string {
  const ofClass = BUSINESS_CLASSES.find(({ number }) => number === businessClass)
  return [
    TAX_METHODS[method],
    ...(ofClass === undefined ? [] : [`${ofClass.text.replace('）', '')}、みなし仕入率${ofClass.percent}％）`]),
    ...(registrationNumber === null ? ['登録番号なし'] : [`登録番号 ${registrationNumber}`]),
  ].join('　')
}

export const taxStatusDay = (status: Pick<TaxStatus, 'validFrom'>): string => formatDate(status.validFrom as JapanDate)
