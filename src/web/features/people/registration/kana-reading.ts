import { hiraganaToKatakana } from '../../../../domain/kana.ts'

const allKana = /^[ぁ-ゖァ-ヺー]+$/
const unfinishedRomaji = /[a-zａ-ｚ]+$/i

/**
 * The reading of a name, from what the input method showed while it was typed: い, いt, いと, … いとかわ, 糸川.
 * It is the last text made of kana alone. Null where the reading never showed (paste, handwriting).
 */
export function readingOf(shown: readonly string[]): string | null {
  const kana = shown.map((text) => text.replace(unfinishedRomaji, '')).filter((text) => allKana.test(text))
  const reading = kana.at(-1)
  return reading === undefined ? null : hiraganaToKatakana(reading)
}
