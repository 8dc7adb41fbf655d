/** Foldings of Japanese text. Each is idempotent. */

const HALF_WIDTH_KANA = /[\uFF61-\uFF9F]+/g
const COMBINING_SOUND_MARK = /[\u3041-\u30FF][\u3099\u309A]/g
const DASHES = /[-\u2010-\u2015\u2212\u30FC\uFF0D\uFF70\u301C\uFF5E~]/g
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ'
const LARGE_KANA = 'あいうえおつやゆよわかけアイウエオツヤユヨワカケ'

/** ﾔﾏﾀﾞ becomes ヤマダ, and a sound mark typed after its kana becomes part of it; every other character stays as it is. */
export function halfWidthKanaToFull(text: string): string {
  return text
    .replace(HALF_WIDTH_KANA, (kana) => kana.normalize('NFKC'))
    .replace(COMBINING_SOUND_MARK, (kana) => kana.normalize('NFC'))
}

export function hiraganaToKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

export function katakanaToHiragana(text: string): string {
  return text.replace(/[\u30A1-\u30F6\u30FD\u30FE]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

/** しょうこう becomes しようこう, as bank names are written in the banks' own lists. */
export function smallKanaToLarge(text: string): string {
  return text.replace(/[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ]/g, (kana) =>
    LARGE_KANA.charAt(SMALL_KANA.indexOf(kana)),
  )
}

/**
 * The form in which bank and branch readings are compared, for the query and the list alike: large hiragana, every
 * dash and long mark as －, letters and digits full-width upper-case.
 */
export function bankSearchKey(text: string): string {
  const folded = smallKanaToLarge(katakanaToHiragana(halfWidthKanaToFull(text).normalize('NFKC').toUpperCase()))
  return folded
    .trim()
    .replace(DASHES, '－')
    .replace(/[\x21-\x7E]/g, toFullWidth)
    .replace(/ /g, '　')
}

/** The form in which a remitter's name and a member's are compared: half-width large kana without blanks and marks of punctuation. */
export function foldPersonName(name: string): string {
  const words = name.normalize('NFKC').replace(/[\s().,/・]/g, '')
  return (toZenginText(words) ?? words.toUpperCase()).replace(/-/g, '')
}

/** Kana that a member's name may have and banks' files have not, as banks write them. */
const foreignToBanks: Readonly<Record<string, string>> = {
  ヲ: 'オ',
  ヰ: 'イ',
  ヱ: 'エ',
  ヷ: 'バ',
  ヸ: 'ビ',
  ヹ: 'ベ',
  ヺ: 'ボ',
  '・': ' ',
}

const FOREIGN_TO_BANKS = new RegExp(`[${Object.keys(foreignToBanks).join('')}]`, 'g')

/** Whether banks write it with other letters than its owner: whoever registers an account compares that with the passbook. */
export function isWrittenOtherwiseByBanks(kana: string): boolean {
  return [...kana].some((letter) => letter in foreignToBanks)
}

const ZENGIN_TEXT = /^[ ()\-./0-9A-Zｱ-ﾝﾞﾟ]*$/

/**
 * A name as banks' transfer files write it: half-width, large kana, upper case, - for ー, ｵ for ヲ, a blank for ・, voiced marks as
 * characters of their own. Null where a character has no place there (kanji, symbols); a member's kana always has one.
 */
export function toZenginText(name: string): string | null {
  const katakana = smallKanaToLarge(hiraganaToKatakana(name.normalize('NFKC')))
    .toUpperCase()
    .replace(FOREIGN_TO_BANKS, (kana) => foreignToBanks[kana] ?? kana)
    .replace(DASHES, '-')
  const text = katakana.replace(/[\u30A1-\u30FA]/g, toHalfWidthKana)
  return ZENGIN_TEXT.test(text) ? text : null
}

const FULL_TO_HALF: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0xff9d - 0xff66 + 1 }, (_, index) => String.fromCharCode(0xff66 + index)).map(
    (half) => [half.normalize('NFKC'), half] as const,
  ),
)

function toHalfWidthKana(kana: string): string {
  const [base = kana, mark] = kana.normalize('NFD')
  const half = FULL_TO_HALF.get(base) ?? base
  if (mark === undefined) return half
  return half + (mark === '\u3099' ? 'ﾞ' : 'ﾟ')
}

function toFullWidth(ascii: string): string {
  return String.fromCharCode(ascii.charCodeAt(0) + 0xfee0)
}
