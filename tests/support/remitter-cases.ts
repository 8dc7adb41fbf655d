import type { Likeness } from '../../src/domain/treasury/remitter.ts'

/** What the bank writes, and as whom it names somebody of this name. */
export interface RemitterCase {
  how: string
  remarks: string
  name: string | null
  kana: string | null
  isPerson: boolean
  is: Likeness | null
}

type Row = readonly [how: string, remarks: string, kana: string, is: Likeness | null, name?: string]
const cases = (isPerson: boolean, rows: readonly Row[]): RemitterCase[] =>
  rows.map(([how, remarks, kana, is, name]) => ({ how, remarks, kana, name: name ?? null, isPerson, is }))

const people = cases(true, [
  ['in half width', 'ｻﾄｳ ﾊﾅｺ', 'サトウ ハナコ', 'whole'],
  ['without a blank', 'サトウハナコ', 'サトウ ハナコ', 'whole'],
  ['behind the bank’s own word', '振込　サトウ　ハナコ', 'サトウ ハナコ', 'whole'],
  ['behind it without a blank', 'フリコミサトウハナコ', 'サトウ ハナコ', 'whole'],
  ['before what the money is for', 'サトウ ハナコ ヤチン 4ガツブン', 'サトウ ハナコ', 'within'],
  ['in large kana', 'シヨウノ リヨウコ', 'ショウノ リョウコ', 'whole'],
  ['in hiragana', 'さとう はなこ', 'サトウ ハナコ', 'whole'],
  ['with a sound mark of its own', 'ﾜﾀﾅﾍﾞ ｼﾞﾕﾝ', 'ワタナベ ジュン', 'whole'],
  ['without the mark of a long vowel', 'ｼ-ﾗ ﾕｶ', 'シーラ ユカ', 'whole'],
  ['with another letter of the same sound', 'ミズノ チズル', 'ミヅノ チヅル', 'whole'],
  ['with ヲ as transfers write it', 'カオリ オノ', 'カヲリ オノ', 'whole'],
  ['in another form of its letters', '糸不動産　渡辺一郎', 'ワタナベ イチロウ', 'within', '渡邊󠄀 一郎'],
  ['as a short name that stands alone', 'オノ ユ', 'オノ ユ', 'whole'],
  ['as an office, in letters', '渡邊一郎事務所', 'ワタナベ イチロウ', 'within', '渡辺 一郎'],
  ['as an office, in kana', 'ワタナベイチロウ ジムシヨ', 'ワタナベ イチロウ', 'within'],
  ['as a company of four letters', 'カ)モリケンフドウサン', 'モリ ケン', 'within'],
  // The other way round.
  ['the other way round', 'レイ ヒガシヤマ', 'ヒガシヤマ レイ', 'whole'],
  ['the other way round, in half width', 'ﾌﾘｺﾐ ﾚｲ ﾋｶﾞｼﾔﾏ', 'ヒガシヤマ レイ', 'whole'],
  ['the other way round, without a blank', 'レイヒガシヤマ', 'ヒガシヤマレイ', 'whole'],
  ['the other way round, with what it is for', 'レイ ヒガシヤマ ヤチン', 'ヒガシヤマ レイ', 'within'],
  ['the other way round, in letters', '玲　東山', 'ヒガシヤマ レイ', 'whole', '東山 玲'],
  ['the other way round, in letters without a blank', '玲東山', 'ヒガシヤマ レイ', 'whole', '東山 玲'],
  // In Latin letters.
  ['in Latin letters', 'HIGASHIYAMA REI', 'ヒガシヤマ レイ', 'whole'],
  ['in Latin letters, given name first', 'REI HIGASHIYAMA', 'ヒガシヤマ レイ', 'whole'],
  ['in Latin letters of full width', 'ＲＥＩ　ＨＩＧＡＳＨＩＹＡＭＡ', 'ヒガシヤマ レイ', 'whole'],
  ['in kunrei', 'HIGASIYAMA REI', 'ヒガシヤマ レイ', 'whole'],
  ['in Latin letters with a word beside it', 'REI HIGASHIYAMA RENT', 'ヒガシヤマ レイ', 'whole'],
  ['in Latin letters without a blank', 'REIHIGASHIYAMA', 'ヒガシヤマ レイ', 'whole'],
  ['with a long vowel as OH', 'SATOH SHOHEI', 'サトウ ショウヘイ', 'whole'],
  ['with a long vowel as OU', 'SATOU SYOUHEI', 'サトウ ショウヘイ', 'whole'],
  ['with a long vowel as O', 'Shohei Sato', 'サトウ ショウヘイ', 'whole'],
  ['with a macron', 'Satō Shōhei', 'サトウ ショウヘイ', 'whole'],
  ['with a doubled vowel', 'OHNO YUUKI', 'オオノ ユウキ', 'whole'],
  ['with a small tsu', 'HATTORI JUNICHI', 'ハットリ ジュンイチ', 'whole'],
  ['with a small tsu that is large', 'HATTORI JUNICHI', 'ハツトリ ジユンイチ', 'whole'],
  ['with tch', 'HOTCHI CHIZURU', 'ホッチ チヅル', 'whole'],
  ['with m before p', 'NAMBA SHIMPEI', 'ナンバ シンペイ', 'whole'],
  ['with an apostrophe', "KEN'ICHI FUJII", 'フジイ ケンイチ', 'whole'],
  ['not as another in Latin letters', 'HIGASHIYAMA REIKO', 'ヒガシヤマ レイ', null],
  ['not by a family name in Latin letters', 'HIGASHIYAMA', 'ヒガシヤマ レイ', null],
  ['not by four Latin letters', 'O YUI', 'オ ユイ', null],
  // Without marks.
  ['without its marks', 'ﾋｶｼﾔﾏ ﾚｲ', 'ヒガシヤマ レイ', 'whole'],
  ['without its marks, the other way round', 'ﾚｲ ﾋｶｼﾔﾏ', 'ヒガシヤマ レイ', 'whole'],
  ['without its marks, in an office', 'ワタナヘイチロウ シムシヨ', 'ワタナベ イチロウ', 'within'],
  ['without its marks, of letters that sound alike', 'ミツノ チツル', 'ミヅノ チヅル', 'whole'],
  ['without handakuten', 'シンヘイ ナンハ', 'ナンバ シンペイ', 'whole'],
  ['not without one mark of several', 'ワタナヘ ジユン', 'ワタナベ ジュン', null],
  ['not with a mark more', 'サドウ ハナコ', 'サトウ ハナコ', null],
  // Cut off.
  ['cut off within the given name', 'ヒガシヤマ レ', 'ヒガシヤマ レイカ', 'cut'],
  ['cut off, without marks', 'ヒカシヤマ レ', 'ヒガシヤマ レイカ', 'cut'],
  ['as the register cuts it off', 'ヒガシヤマ レイカ', 'ヒガシヤマ レ', 'within'],
  ['not by a whole family name', 'コウノイケヤマ', 'コウノイケヤマ レイカ', null],
  ['not by five letters', 'タナカ ハナ', 'タナカ ハナコ', null],
  // Nobody.
  ['not as somebody else', 'サトウ ハナエ', 'サトウ ハナコ', null],
  ['not by the family name alone', 'サトウ', 'サトウ ハナコ', null],
  ['not by the family name of an office', 'ワタナベ ジムシヨ', 'ワタナベ イチロウ', null],
  ['not by three letters', '林一事務所', 'ハヤシ ハジメ', null, '林 一'],
  ['not by another first name', 'ワタナベジロウ ジムシヨ', 'ワタナベ イチロウ', null],
  ['not by two letters in the midst of a name', 'オオノ ユウコ', 'ノ ユ', null],
  ['not by a company with its letters', '（株）森健太不動産', 'モリ ケン', null, '森 健'],
  ['not by nothing', '振込', '', null],
  ['not where the remarks say nothing', '', 'サトウ ハナコ', null],
])

const companies = cases(false, [
  ['before its name', 'ｶ)ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ', 'イトファンディング株式会社', 'whole'],
  ['after its name', 'イトフアンデイング(カ', '株式会社イトファンディング', 'whole'],
  ['in the midst', 'イトフアンデイング(カ)シブヤシテン', '㈱イトファンディング', 'within'],
  ['behind the bank’s word', 'フリコミカ)ヤマ', 'ヤマ', 'whole'],
  ['with its form spelled out', 'カブシキガイシヤ イトフアンデイング', 'イトファンディング', 'whole'],
  ['with its form spelled out without marks', 'カフシキカイシヤ イトフアンテインク', 'イトファンディング', 'whole'],
  ['as a limited company', 'ﾕ)ﾐﾅﾄｼﾖｳｼﾞ', 'ユ)ミナトショウジ', 'whole'],
  ['as a limited company in kanji', 'ﾕ)ﾐﾅﾄｼﾖｳｼﾞ', 'ミナト', null, '有限会社ミナト商事'],
  [
    'in the writing of its register',
    '糸ファンディング（株）',
    'イトファンディング',
    'whole',
    '糸ファンディング株式会社',
  ],
  ['by its branch, without a blank', 'カ)イトキシンジユクシテン', 'イトキ', null],
  ['by its branch, of four letters', 'カ)イトカンシンジユクシテン', 'イトカン', 'within'],
  ['in five letters within a longer word', 'ヤチンイトカンリヨリ', 'イトカンリ', 'within'],
  ['not in four letters within a longer word', 'ヤチンイトカンヨリ', 'イトカン', null],
  ['in Latin letters', 'MINATO SHOJI', 'ミナトショウジ', 'whole'],
  ['cut off', 'カ)トウキヨウフドウサ', 'トウキヨウフドウサンカンリ', 'cut'],
  ['not before its half', 'トウキヨウ ト', 'トウキヨウトフドウサンカンリセンター', null],
  ['in five letters within another name', 'サイトウアイコ', 'イトウアイ', 'within'],
])

export const remitterCases: readonly RemitterCase[] = [...people, ...companies]
