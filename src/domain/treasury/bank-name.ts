/**
 * A bank as people call it. The list of all banks leaves 銀行 out of the names of banks (みずほ, ゆうちょ) and keeps the kind in those of
 * other institutions (札幌中央信組); its codes tell which are banks of Japan: 0001-0199 city, net and regional, 0288-0399 trust and others,
 * 0500-0599 second-tier regional, 9900 Japan Post Bank.
 */
export function fullBankName(code: string, name: string): string {
  const isBank = /^(0[01]\d\d|028[89]|029\d|03\d\d|05\d\d|9900)$/.test(code)
  return isBank && !/(銀行|バンク)$/.test(name) ? `${name}銀行` : name
}
