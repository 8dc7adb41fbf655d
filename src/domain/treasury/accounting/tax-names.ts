import { TAX_CLASSES, type TaxClass } from '../consumption-tax/classes.ts'
import type { JournalProgram } from './journal-layouts.ts'

// What the programs' own lists call the classes, tax included (known; 課対仕入込10%区分70% and 70%控除 were seen in exported files). Operators keep what their list says.

/** A key as taxKey writes it: class, rate, and the share that may be deducted. */
interface KeyParts {
  taxClass: TaxClass
  rate: string
  share: string
}

function keyParts(key: string): KeyParts {
  const [taxClass = 'open', rate = '', share = ''] = key.split(':')
  return { taxClass: taxClass as TaxClass, rate, share }
}

type Names = Readonly<Record<Exclude<TaxClass, 'open'>, (parts: KeyParts) => string>>

const yayoi: Names = {
  sale: ({ rate }) => `課税売上込${rate}%`,
  sale_reduced: ({ rate }) => `課税売上込軽減${rate}%`,
  sale_exempt: () => '非課税売上',
  purchase: ({ rate }) => `課対仕入込${rate}%`,
  purchase_reduced: ({ rate }) => `課対仕入込軽減${rate}%`,
  purchase_without_invoice: ({ rate, share }) => `課対仕入込${rate}%区分${share}%`,
  purchase_reduced_without_invoice: ({ rate, share }) => `課対仕入込軽減${rate}%区分${share}%`,
  purchase_exempt: () => '非課税仕入',
  purchase_dwelling: () => '対象外',
  outside: () => '対象外',
}

const freee: Names = {
  sale: ({ rate }) => `課税売上${rate}%`,
  sale_reduced: ({ rate }) => `課税売上${rate}%（軽）`,
  sale_exempt: () => '非課売上',
  purchase: ({ rate }) => `課対仕入${rate}%`,
  purchase_reduced: ({ rate }) => `課対仕入${rate}%（軽）`,
  purchase_without_invoice: ({ rate, share }) => `課対仕入（控${share}）${rate}%`,
  purchase_reduced_without_invoice: ({ rate, share }) => `課対仕入（控${share}）${rate}%（軽）`,
  purchase_exempt: () => '非課仕入',
  purchase_dwelling: () => '対象外',
  outside: () => '対象外',
}

/** The share stands in its column インボイス. */
const moneyForward: Names = {
  sale: ({ rate }) => `課税売上 ${rate}%`,
  sale_reduced: ({ rate }) => `課税売上 (軽)${rate}%`,
  sale_exempt: () => '非課税売上',
  purchase: ({ rate }) => `課税仕入 ${rate}%`,
  purchase_reduced: ({ rate }) => `課税仕入 (軽)${rate}%`,
  purchase_without_invoice: ({ rate }) => `課税仕入 ${rate}%`,
  purchase_reduced_without_invoice: ({ rate }) => `課税仕入 (軽)${rate}%`,
  purchase_exempt: () => '非課税仕入',
  purchase_dwelling: () => '対象外',
  outside: () => '対象外',
}

const NAMES: Readonly<Record<JournalProgram, Names>> = { yayoi, freee, money_forward: moneyForward }

/** As the program ships it; empty of what is open, which has no name but the account's own. */
export function shippedTaxName(program: JournalProgram, key: string): string {
  const parts = keyParts(key)
  return parts.taxClass === 'open' ? '' : NAMES[program][parts.taxClass](parts)
}

/** マネーフォワード asks beside the class whether there was an invoice; the others have it in the class. */
export function invoiceColumnOf(key: string): string {
  const { taxClass, share } = keyParts(key)
  if (taxClass === 'purchase' || taxClass === 'purchase_reduced') return '適格'
  return share === '' ? '' : `${share}%控除`
}

/** '課税仕入（適格請求書なし） 10％・控除70％' */
export function taxKeyText(key: string): string {
  const { taxClass, rate, share } = keyParts(key)
  return [
    TAX_CLASSES[taxClass],
    ...(rate === '' ? [] : [` ${rate}％`]),
    ...(share === '' ? [] : [`・控除${share}％`]),
  ].join('')
}
