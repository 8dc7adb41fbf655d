/** Japan Post Bank: the numbers that transfers from other banks need, from the symbol and number in a passbook. */
export const YUCHO_BANK_CODE = '9900'

export type YuchoAccount = {
  readonly bankCode: typeof YUCHO_BANK_CODE
  readonly branchCode: string
  readonly accountType: 'ordinary' | 'current'
  /** Seven digits. */
  readonly accountNumber: string
}

/**
 * By the bank's published rule: a symbol that begins with 1 gives branch "digits 2-3, 8" and the number without its
 * last digit, which is always 1; one that begins with 0 gives "digits 2-3, 9" and the number itself.
 * Both parts take digits in any width and with hyphens ("10530-2"); null where they are no such pair.
 */
export function yuchoAccount(symbol: string, number: string): YuchoAccount | null {
  const kigo = symbol.normalize('NFKC').trim().split('-')[0] ?? ''
  const bango = number.normalize('NFKC').replace(/[\s-]/g, '')
  if (!/^[01]\d{4}$/.test(kigo) || !/^\d{1,8}$/.test(bango)) return null
  const middle = kigo.slice(1, 3)
  if (kigo.startsWith('0')) {
    if (bango.length > 7) return null
    return { bankCode: YUCHO_BANK_CODE, branchCode: `${middle}9`, accountType: 'current', accountNumber: bango.padStart(7, '0') }
  }
  if (bango.length < 2 || !bango.endsWith('1')) return null
  return {
    bankCode: YUCHO_BANK_CODE,
    branchCode: `${middle}8`,
    accountType: 'ordinary',
    accountNumber: bango.slice(0, -1).padStart(7, '0'),
  }
}
