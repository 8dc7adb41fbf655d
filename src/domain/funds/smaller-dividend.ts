import type { FreeText } from '../free-text.ts'
import { formatYen, subtractYen, zeroYen, type Yen } from '../money.ts'

/** A dividend smaller than planned, or than what the books of its period give: two people decided it, and investors read why. */
export type SmallerDividend = {
  /** At the planned rate for the period's days, which is also the contract's most, with the investors' quarter of a sale. */
  readonly planned: Yen
  /** What the books gave within that; null where nothing of the period was booked. */
  readonly computed: Yen | null
  /** What was distributed instead. */
  readonly distributed: Yen
  readonly words: FreeText
}

/** Whether the fund held back what its books gave: then it is not for want of profit that less was distributed. */
export const isBelowBooks = ({ computed, distributed }: SmallerDividend): boolean =>
  computed !== null && computed > distributed

/** The same sentence for page, mail and report. */
function reasonSentence({ planned, computed, distributed, words }: SmallerDividend): string {
  const expected = [
    { of: '予定分配率で計算した', than: '予定', sum: planned },
    { of: '帳簿から計算した', than: '計算', sum: computed ?? zeroYen },
  ].filter(({ sum }) => sum > distributed)
  const sums = expected.map(({ of, sum }) => `${of}分配金の総額は${formatYen(sum)}`).join('、')
  const less = expected.map(({ than, sum }) => `${than}より${formatYen(subtractYen(sum, distributed))}`).join('、')
  return `${sums}でしたが、${formatYen(distributed)}を分配しました（${less}少ない額です）。理由：${words}`
}

/** For lists of notes, which have no room for what is not. */
export const smallerNotes = (smaller: SmallerDividend | null): string[] =>
  smaller === null ? [] : [reasonSentence(smaller)]
