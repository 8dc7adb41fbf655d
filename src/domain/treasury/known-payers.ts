import { alikeKanji } from '../people/alike-kanji.ts'
import { halfWidthKanaToFull, hiraganaToKatakana, smallKanaToLarge } from '../kana.ts'

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
export const payerText = (
  { kind, name }: KnownPayer,
  words: Readonly<Record<KnownPayerKind, string>> = KNOWN_PAYERS,
): string => `${words[kind]}「${name}」`

/** Who stands at the other end of a line, by its direction. */
export const otherEnd = (amount: number): '振込人' | '支払先' => (amount > 0 ? '振込人' : '支払先')

/**
 * What the comparison of who stands at the other end of a line has found, in a sentence. @param amount of the line; negative: it left. @param doubt what two
 * people have to make sure of. @param words how kinds are called where the line is of no fund.
 */
export function payersText(
  payers: readonly KnownPayer[],
  amount: number,
  {
    doubt = amount > 0 ? '第三者からの収入' : '第三者への支払い',
    words = KNOWN_PAYERS,
  }: { doubt?: string; words?: Readonly<Record<KnownPayerKind, string>> } = {},
): string {
  if (payers.length === 0)
    return `会員・関係者・${words === KNOWN_PAYERS ? 'ほかのファンド' : 'ファンド'}の取引先に、一致する名前はありません。`
  const sentence = (isNear: boolean, end: string): string => {
    const some = payers.filter((payer) => (payer.isNear ?? false) === isNear)
    return some.length === 0 ? '' : `${some.map((payer) => payerText(payer, words)).join('、')}${end}`
  }
  return `${sentence(false, 'と一致します。')}${sentence(true, 'に似た名前です。')}${doubt}かどうかを確かめてください。`
}

const COMPANY_FORMS =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|カ[ブフ]シキ[カガ]イシヤ|ユウ[ゲケ]ン[カガ]イシヤ|[ゴコ]ウ[ドト]ウ[カガ]イシヤ/g
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
