import { halfWidthKanaToFull, hiraganaToKatakana } from '../kana.ts'

/** What the product does to typed text before it judges it. Each is idempotent, and used by form and server alike. */

/** Radicals that Unicode's own folding leaves as they are, and the kanji at the same place that they look like. */
const RADICALS = [...'⺠⺩⻁⻄⻆⻑⻘⻝⻤⻨⻩⻫⻭⻯⻲']
const THEIR_KANJI = [...'民王虎西角長青食鬼麦黄斉歯竜亀']

/**
 * Outer blanks of any width go; half-width kana become full-width, and radicals, which come along when a name is copied out of a PDF, the kanji that
 * they look like (⽥中 is 田中). Kanji keep their exact form: a name is its owner's.
 */
export function normaliseText(text: string): string {
  const letters = text.replace(/[\u2E80-\u2FDF]/g, letterOf)
  return halfWidthKanaToFull(letters).trim()
}

const letterOf = (radical: string): string => THEIR_KANJI[RADICALS.indexOf(radical)] ?? radical.normalize('NFKC')

/** After NFKC: blanks, the marks that turn the direction of text (address books add them when copying), and every kind of hyphen. */
const NUMBER_SEPARATORS = /[\s\p{Cf}\-\u2010-\u2015\u2212\u30FC]/gu

/** Half width, without blanks and hyphens. What is neither stays: a letter in a number is to be refused, not dropped. */
export function normaliseNumber(text: string): string {
  return text.normalize('NFKC').replace(NUMBER_SEPARATORS, '')
}

/** 〒１５０－０００２ becomes 1500002. */
export function normaliseZipcode(text: string): string {
  return normaliseNumber(text).replace(/^〒/, '')
}

/** (03) 1234-5678, 03.1234.5678 and +81 3 1234 5678 become 0312345678. */
export function normaliseTel(text: string): string {
  const dialled = normaliseNumber(text).replace(/[().]/g, '')
  // From abroad, with or without the sign or the prefix before the country's code: no number at home begins without 0.
  return dialled.replace(/^(?:\+|00|010)?810?(?=[1-9]\d{8,9}$)/, '0')
}

/** Every digit in half width, everything else dropped: what the form does to an account number before it counts its digits. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '')
}

/** What the server does to kana: width alone. Hiragana stay, and are refused. */
export function normaliseKana(text: string): string {
  return normaliseText(text).replace(/[－‐–—−-]/g, 'ー')
}

/** What the form does on blur, in addition: typed hiragana become katakana. */
export function normaliseTypedKana(text: string): string {
  return hiraganaToKatakana(normaliseKana(text))
}

/** Full-width letters become half-width, outer blanks go. The case of the local part stays as typed. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim()
}

/** The form in which addresses are compared: without regard to case. */
export function emailKey(email: string): string {
  return normaliseEmail(email).toLowerCase()
}

/** Y-M-D in any width, with dashes, slashes, dots or 年月日, to YYYY-MM-DD; other text comes back trimmed. */
export function normaliseDate(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const match = /^(\d{4})[-/.年ー－−](\d{1,2})[-/.月ー－−](\d{1,2})日?$/.exec(plain)
  if (!match) return plain
  const [, year = '', month = '', day = ''] = match
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Characters as a reader counts code points: 𠮷 is one. */
export function countCharacters(text: string): number {
  return [...text].length
}

const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFF]/u
const PICTOGRAPH = /\p{Emoji_Presentation}|\uFE0F|\u20E3|[\u{1F000}-\u{1FAFF}]/u

/** Control characters, lone surrogates, private-use letters, and those that hide or turn the direction of text. */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text)
}

/** Emoji: no contract document could print them in a name or an address. */
export function hasPictograph(text: string): boolean {
  return PICTOGRAPH.test(text)
}
