/** Which large kana each small one counts as: readings of banks have large ones only. */
const largeKana: Record<string, string> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
}

/**
 * Brings a reading, however it was typed, into the one form that readings are compared in: hiragana with large kana,
 * full-width letters, and the full-width hyphen for every dash and long vowel.
 */
export function toReadingKey(reading: string): string {
  return reading
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[ぁ-ゖ]/g, (kana) => largeKana[kana] ?? kana)
    .replace(/[-‐‑‒–—―−ー─]/g, '－')
    .replace(/ /g, '　')
    .replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
}
