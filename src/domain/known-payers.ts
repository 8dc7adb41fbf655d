import { alikeKanji } from './alike-kanji.ts'
import { halfWidthKanaToFull, hiraganaToKatakana, smallKanaToLarge } from './kana.ts'

/** Who a remitter can be beside a third party that has nothing to do with us. */
export const KNOWN_PAYERS = {
  company: '当社',
  related: '当社の役員・グループ会社',
  member: '会員',
  tenant: 'ほかのファンドの賃借人',
  seller: '物件の売主',
  buyer: '物件の買主',
} as const

export type KnownPayerKind = keyof typeof KNOWN_PAYERS

export interface KnownPayer {
  kind: KnownPayerKind
  /** Who he is among those of his kind: a member's or a party's number; empty for the company. */
  id: string
  name: string
  /** Where his name stands within a longer one: 渡辺一郎事務所. It may be somebody else. */
  isNear?: true
}

/** By which two people's word remembers whom they saw: 'member:12'. */
export const payerMark = ({ kind, id }: KnownPayer): string => (id === '' ? kind : `${kind}:${id}`)

/** '会員「サトウ ハナコ」' */
export const payerText = ({ kind, name }: KnownPayer): string => `${KNOWN_PAYERS[kind]}「${name}」`

/** Who stands at the other end of a line, by its direction. */
export const otherEnd = (amount: number): '振込人' | '支払先' => (amount > 0 ? '振込人' : '支払先')

/** What the comparison of who stands at the other end of a line has found, in a sentence. @param amount of the line; negative: it left. */
export function payersText(payers: readonly KnownPayer[], amount: number): string {
  if (payers.length === 0) return '会員・関係者・ほかのファンドの取引先に、一致する名前はありません。'
  const sentence = (isNear: boolean, end: string): string => {
    const some = payers.filter((payer) => (payer.isNear ?? false) === isNear)
    return some.length === 0 ? '' : `${some.map(payerText).join('、')}${end}`
  }
  return `${sentence(false, 'と一致します。')}${sentence(true, 'に似た名前です。')}${amount > 0 ? '第三者からの収入' : '第三者への支払い'}かどうかを確かめてください。`
}

const COMPANY_FORMS =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|カブシキ[カガ]イシヤ|ユウゲン[カガ]イシヤ|ゴウドウ[カガ]イシヤ/g
/** As transfers write them: before the name カ), within it (カ), after it (カ. */
const SHORT_FORMS =
  /[(](?:株|有|同|資|名|カ|ユ|ド|シ|メ|シヤ|ザイ)(?:[)]|$|(?=\s))|(?:^|(?<=\s))(?:株|有|同|カ|ユ|ド|シ|メ|シヤ|ザイ)[)]/g
export const PUNCTUATION = /[\s()[\]「」.,/・･'’"&＆:;*+_]/g
const MARKS = /[-\u2010-\u2015\u2212\u30FC\u301C~]/g
const ALIKE: Readonly<Record<string, string>> = { ヲ: 'オ', ヰ: 'イ', ヱ: 'エ', ヂ: 'ジ', ヅ: 'ズ', ヴ: 'ブ' }

/**
 * Words apart, the company's form left out, each as it sounds, in letters that look alike; long vowels without their mark. The function payer_words of the
 * database does the same. @param form what stands in the place of the company's form.
 */
export function wordsOf(text: string, form = ' '): string {
  const full = alikeKanji(halfWidthKanaToFull(text).normalize('NFKC')).toUpperCase()
  const large = smallKanaToLarge(hiraganaToKatakana(full))
  return large
    .replaceAll(COMPANY_FORMS, form)
    .replaceAll(SHORT_FORMS, form)
    .replaceAll(/[ヲヰヱヂヅヴ]/g, (kana) => ALIKE[kana] ?? kana)
    .replaceAll(MARKS, '')
}

/** A name or the bank's remarks as one remitter is compared with another: half and full width, small and large kana, blanks and カ) make no difference. */
export const payerKey = (text: string): string => wordsOf(text).replaceAll(PUNCTUATION, '')

/** From how many letters on a name is believed to stand within a longer word. */
const leastWithin = (text: string): number => (/\p{Script=Han}/u.test(text) ? 4 : 6)
/** A remark is short; what is longer is no list of names. */
const mostWords = 12
const mostLetters = 60

/**
 * Every whole name that the bank's remarks may say: each run of its words, and long pieces of what is written without blanks. A family name alone, or two
 * letters in the midst of another name, is nobody's.
 */
export function namesWithin(remarks: string): ReadonlySet<string> {
  const words = wordsOf(remarks)
    .split(PUNCTUATION)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const whole = words.join('').slice(0, mostLetters)
  const names = new Set<string>()
  for (let from = 0; from < words.length; from += 1)
    for (let until = from + 1; until <= words.length; until += 1) {
      const name = words.slice(from, until).join('')
      if (name.length >= 2) names.add(name)
    }
  for (let from = 0; from < whole.length; from += 1)
    for (let until = from + 4; until <= whole.length; until += 1) {
      const piece = whole.slice(from, until)
      if (piece.length >= leastWithin(piece)) names.add(piece)
    }
  return names
}

/** From how many letters on a person's full name is looked for within a longer one: a family name alone has fewer. */
const leastOfPerson = 4

/** Every piece of the remarks that may be a person's full name. The function pieces_of_key of the database does the same. */
export function peopleWithin(remarks: string): ReadonlySet<string> {
  const whole = payerKey(remarks).slice(0, mostLetters)
  const pieces = new Set<string>()
  for (let from = 0; from < whole.length; from += 1)
    for (let until = from + leastOfPerson; until <= whole.length; until += 1) pieces.add(whole.slice(from, until))
  return pieces
}

/** Whether one of these spellings of a name stands in the remarks. */
export const isNamed = (within: ReadonlySet<string>, spellings: readonly (string | null | undefined)[]): boolean =>
  spellings.some((spelling) => spelling !== null && spelling !== undefined && within.has(payerKey(spelling)))
