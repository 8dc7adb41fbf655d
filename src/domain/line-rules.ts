import { smallKanaToLarge } from './kana.ts'

/** The bank's remarks as rules compare them: a remitter is the same in half and full width, with and without blanks, with small and large kana. */
export const remarksKey = (remarks: string): string =>
  smallKanaToLarge(remarks.normalize('NFKC')).replaceAll(/\s/g, '').toUpperCase()

/** For which lines of the account a rule speaks. */
export interface LinePattern {
  /** As `remarksKey` has it; anywhere in the remarks. */
  remitter: string
  /** Signed whole yen, both included. */
  amountFrom: number
  amountUntil: number
}

export const matches = (
  { remitter, amountFrom, amountUntil }: LinePattern,
  { amount, remarks }: { amount: number; remarks: string },
): boolean => amount >= amountFrom && amount <= amountUntil && remarksKey(remarks).includes(remitter)

/** What is wrong with a rule made from a line of so many parts, as fields of the form; null where it can be kept. */
export function linePatternProblems(
  pattern: LinePattern,
  made: { amount: number; remarks: string; parts: number },
): Record<string, string> | null {
  const { remitter, amountFrom, amountUntil } = pattern
  if (remitter.length < 2) return { remitter: '銀行の摘要の2文字以上を入力してください。' }
  if (remitter.length > 100) return { remitter: '100文字以内で入力してください。' }
  if (!Number.isSafeInteger(amountFrom) || !Number.isSafeInteger(amountUntil) || amountFrom > amountUntil)
    return { amount_until: '金額の範囲を確認してください。' }
  if (Math.sign(amountFrom) !== Math.sign(made.amount) || Math.sign(amountUntil) !== Math.sign(made.amount))
    return { amount_from: '入金と出金の向きが、元の明細と合いません。' }
  if (made.parts > 1 && amountFrom !== amountUntil)
    return { amount_until: '内訳が2件以上ある明細の規則は、同じ金額のときだけに使えます。' }
  return matches(pattern, made) ? null : { remitter: '元の明細が、この規則に当てはまりません。' }
}
