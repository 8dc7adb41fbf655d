import { smallKanaToLarge } from '../kana.ts'

/**
 * The bank's remarks as rules compare them: a remitter is the same in half and full width, with and without blanks, with small and large kana, and behind the
 * bank's own word for a transfer. The function remarks_key of the database does the same.
 */
export function remarksKey(remarks: string): string {
  const folded = smallKanaToLarge(remarks.normalize('NFKC')).replaceAll(/\s/g, '').toUpperCase()
  return folded.replace(/^(?:振込|フリコミ)/, '') || folded
}

/** For which lines of the account a rule speaks. */
export interface LinePattern {
  /** As `remarksKey` has it: all of the remarks. */
  remitter: string
  /** Signed whole yen, both included. */
  amountFrom: number
  amountUntil: number
}

export const matches = (
  { remitter, amountFrom, amountUntil }: LinePattern,
  { amount, remarks }: { amount: number; remarks: string },
): boolean => amount >= amountFrom && amount <= amountUntil && remarksKey(remarks) === remitter

/** By how much of its own line's amount a rule may speak for others. */
const MOST_APART = 10

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
  const most = Math.floor(Math.abs(made.amount) / MOST_APART)
  if (Math.abs(amountFrom - made.amount) > most)
    return { amount_from: `元の明細の金額から${most.toLocaleString('ja-JP')}円以内で入力してください。` }
  if (Math.abs(amountUntil - made.amount) > most)
    return { amount_until: `元の明細の金額から${most.toLocaleString('ja-JP')}円以内で入力してください。` }
  return matches(pattern, made) ? null : { remitter: '元の明細の摘要の全体と、その金額を含む範囲を入力してください。' }
}
