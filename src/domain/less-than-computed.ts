import type { FreeText } from './free-text.ts'
import { formatYen, subtractYen, type Yen } from './money.ts'

/** A dividend smaller than what the books of its period give: two people decided it, and investors read their words. */
export type LessThanComputed = {
  /** What the books gave within the contract's most, with the investors' quarter of a sale. */
  readonly computed: Yen
  /** What was distributed instead. */
  readonly distributed: Yen
  readonly words: FreeText
}

/** The same sentence for page, mail and report. */
const lessSentence = ({ computed, distributed, words }: LessThanComputed): string =>
  `帳簿から計算した分配金の総額は${formatYen(computed)}でしたが、${formatYen(subtractYen(computed, distributed))}少ない${formatYen(distributed)}を分配しました。理由：${words}`

/** For lists of notes, which have no room for what is not. */
export const lessNotes = (less: LessThanComputed | null): string[] => (less === null ? [] : [lessSentence(less)])
