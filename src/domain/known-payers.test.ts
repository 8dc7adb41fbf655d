import { describe, expect, it } from 'vitest'
import { isNamed, namesWithin, payerKey, payersText, peopleWithin } from './known-payers.ts'

describe('a remitter is known', () => {
  it.each([
    ['in half width', 'ｻﾄｳ ﾊﾅｺ', 'サトウ ハナコ'],
    ['without a blank', 'サトウハナコ', 'サトウ ハナコ'],
    ['behind the bank’s own word', '振込　サトウ　ハナコ', 'サトウ ハナコ'],
    ['behind it without a blank', 'フリコミサトウハナコ', 'サトウ ハナコ'],
    ['before what the money is for', 'サトウ ハナコ ヤチン 4ガツブン', 'サトウ ハナコ'],
    ['in large kana', 'シヨウノ リヨウコ', 'ショウノ リョウコ'],
    ['in hiragana', 'さとう はなこ', 'サトウ ハナコ'],
    ['with a sound mark of its own', 'ﾜﾀﾅﾍﾞ ｼﾞﾕﾝ', 'ワタナベ ジュン'],
    ['without the mark of a long vowel', 'ｼ-ﾗ ﾕｶ', 'シーラ ユカ'],
    ['with another letter of the same sound', 'ミズノ チズル', 'ミヅノ チヅル'],
    ['with ヲ as transfers write it', 'カオリ オノ', 'カヲリ オノ'],
    ['as a company before its name', 'ｶ)ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ', 'イトファンディング株式会社'],
    ['as a company after its name', 'イトフアンデイング(カ', '株式会社イトファンディング'],
    ['as a company in the midst', 'イトフアンデイング(カ)シブヤシテン', '㈱イトファンディング'],
    ['with its form spelled out', 'カブシキガイシヤ イトフアンデイング', 'イトファンディング'],
    ['as a limited company', 'ﾕ)ﾐﾅﾄｼﾖｳｼﾞ', '有限会社ミナト商事', false],
    ['as a limited company by its reading', 'ﾕ)ﾐﾅﾄｼﾖｳｼﾞ', 'ユ)ミナトショウジ'],
    ['in the writing of its register', '糸ファンディング（株）', '糸ファンディング株式会社'],
    ['in another form of its letters', '糸不動産　渡辺一郎', '渡邊󠄀 一郎'],
    ['as a short name that stands alone', 'オノ ユ', 'オノ ユ'],
    ['not as somebody else', 'サトウ ハナエ', 'サトウ ハナコ', false],
    ['not by the family name alone', 'サトウ', 'サトウ ハナコ', false],
    ['not by two letters in the midst of a name', 'オオノ ユウコ', 'ノ ユ', false],
    ['not by a short name in the midst of another', 'サイトウアイコ', 'イト アイ', false],
    ['not by nothing', '振込', '', false],
    ['not where the remarks say nothing', '', 'サトウ ハナコ', false],
  ] as [string, string, string, boolean?][])('%s', (_what, remarks, name, is = true) => {
    expect(isNamed(namesWithin(remarks), [name])).toBe(is)
  })

  it('by any of the spellings of a name', () => {
    expect(isNamed(namesWithin('ミナトシヨウジ'), ['港商事', null, 'ミナトショウジ'])).toBe(true)
    expect(isNamed(namesWithin('港商事'), ['港商事', 'ミナトショウジ'])).toBe(true)
  })
})

describe('a person’s full name within a longer one', () => {
  it.each([
    ['an office, in letters', '渡邊一郎事務所', '渡辺 一郎', true],
    ['an office, in kana', 'ワタナベイチロウ ジムシヨ', 'ワタナベ イチロウ', true],
    ['a company', '（株）森健太不動産', '森 健太', false],
    ['a company, of four letters', 'カ)モリケンフドウサン', 'モリ ケン', true],
    ['not by the family name alone', 'ワタナベ ジムシヨ', 'ワタナベ イチロウ', false],
    ['not by three letters', '林一事務所', '林 一', false],
    ['not by another first name', 'ワタナベジロウ ジムシヨ', 'ワタナベ イチロウ', false],
  ])('%s', (_what, remarks, name, is) => {
    expect(isNamed(peopleWithin(remarks), [name])).toBe(is)
  })
  it('is said to be like it', () => {
    const payers = [
      { kind: 'member', id: '1', name: '佐藤 花子' },
      { kind: 'related', id: '2', name: '渡辺 一郎', isNear: true },
    ] as const
    expect(payersText(payers, 100)).toBe(
      '会員「佐藤 花子」と一致します。当社の役員・グループ会社「渡辺 一郎」に似た名前です。第三者からの収入かどうかを確かめてください。',
    )
    expect(payersText(payers, -100)).toMatch(/第三者への支払いかどうかを確かめてください。$/)
  })
})

it('a key is the key of itself', () => {
  for (const name of ['カ)イトフアンデイング', 'ｼｰﾗ･ﾕｶ', '糸ファンディング株式会社', 'Room & Co.'])
    expect(payerKey(payerKey(name))).toBe(payerKey(name))
})
