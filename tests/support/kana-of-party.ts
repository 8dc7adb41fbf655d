/** The words of the invented parties' names, as banks write them; the longest first. A company's form is left out. */
const readings: readonly (readonly [word: string, kana: string])[] = [
  ['株式会社', ''],
  ['有限会社', ''],
  ['ハウジング', 'ハウジング'],
  ['デザイン', 'デザイン'],
  ['由比ガ浜', 'ユイガハマ'],
  ['三軒茶屋', 'サンゲンヂヤヤ'],
  ['菓子舗', 'カシホ'],
  ['不動産', 'フドウサン'],
  ['入居者', 'ニユウキヨシヤ'],
  ['三丁目', 'サンチヨウメ'],
  ['世田谷', 'セタガヤ'],
  ['商事', 'シヨウジ'],
  ['地所', 'ジシヨ'],
  ['白壁', 'シラカベ'],
  ['代田', 'ダイタ'],
  ['小町', 'コマチ'],
  ['鎌倉', 'カマクラ'],
  ['東海', 'トウカイ'],
  ['佐藤', 'サトウ'],
  ['青木', 'アオキ'],
  ['矢野', 'ヤノ'],
  ['花子', 'ハナコ'],
  ['悠', 'ユウ'],
]

/** @throws Error for a name of which a word has no reading here: a party whose kana are guessed might be somebody else's. */
export function kanaOfParty(name: string): string {
  const kana = readings.reduce((text, [word, reading]) => text.replaceAll(word, reading), name)
  if (/^[ァ-ヶー・ 0-9]+$/.test(kana)) return kana
  throw new Error(`the kana of the party ${name} are missing in tests/support/kana-of-party.ts`)
}
