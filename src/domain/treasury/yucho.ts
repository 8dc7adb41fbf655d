/** Japan Post Bank: the numbers that transfers from other banks need, from the symbol and number in a passbook. */
export const YUCHO_BANK_CODE = '9900'

export type YuchoAccount = {
  readonly bankCode: typeof YUCHO_BANK_CODE
  readonly branchCode: string
  readonly accountType: 'ordinary' | 'current'
  /** Seven digits. */
  readonly accountNumber: string
}

/** What is wrong with a symbol and a number from a passbook, as it is said beside the field; empty where both are in order. */
export type YuchoProblems = { readonly symbol?: string; readonly number?: string }

const symbolOf = (text: string): string => text.normalize('NFKC').trim().split('-')[0] ?? ''
const numberOf = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

/** Distributions go to ordinary accounts alone, and those have a symbol that begins with 1. */
export function yuchoProblems(symbol: string, number: string): YuchoProblems {
  const kigo = symbolOf(symbol)
  if (/^0\d{4}$/.test(kigo))
    return { symbol: '振替口座（0で始まる記号）は登録できません。1で始まる通帳の記号を入力してください' }
  const isNumber = /^\d{2,8}$/.test(numberOf(number)) && numberOf(number).endsWith('1')
  return {
    ...(!/^1\d{4}$/.test(kigo) && { symbol: '1で始まる5桁の数字で入力してください' }),
    ...(!isNumber && { number: '最後が1の、8桁までの数字で入力してください' }),
  }
}

const digitReadings = ['ぜろ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'] as const

/** The bank's branches are called by their three digits: 058 is 〇五八, read ぜろごはち. */
export const yuchoBranchReading = (branchCode: string): string =>
  [...branchCode].map((digit) => digitReadings[Number(digit)] ?? '').join('')

/**
 * By the bank's published rule: a symbol that begins with 1 gives branch "digits 2-3, 8" and the number without its
 * last digit, which is always 1; one that begins with 0 gives "digits 2-3, 9" and the number itself.
 * Both parts take digits in any width and with hyphens ("10530-2"); null where they are no such pair.
 */
export function yuchoAccount(symbol: string, number: string): YuchoAccount | null {
  const kigo = symbolOf(symbol)
  const bango = numberOf(number)
  if (!/^[01]\d{4}$/.test(kigo) || !/^\d{1,8}$/.test(bango)) return null
  const middle = kigo.slice(1, 3)
  if (kigo.startsWith('0')) {
    if (bango.length > 7) return null
    return {
      bankCode: YUCHO_BANK_CODE,
      branchCode: `${middle}9`,
      accountType: 'current',
      accountNumber: bango.padStart(7, '0'),
    }
  }
  if (bango.length < 2 || !bango.endsWith('1')) return null
  return {
    bankCode: YUCHO_BANK_CODE,
    branchCode: `${middle}8`,
    accountType: 'ordinary',
    accountNumber: bango.slice(0, -1).padStart(7, '0'),
  }
}
