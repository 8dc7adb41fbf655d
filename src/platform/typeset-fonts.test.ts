import { expect, it } from 'vitest'
import { lettersThatFontsLack } from './typeset-fonts.ts'

it.each([
  ['山田 太郎', []],
  ['髙﨑　𠮷田', []],
  ['葛\u{E0100}城', []],
  ["O'Brien-ヴァン・ダム", []],
  ['東京都世田谷区三軒茶屋1-2-3　糸ビル１０１号室', []],
  ['𠔥子と𠔥', ['𠔥']],
  ['ᠠ山𛀀', ['ᠠ', '𛀀']],
])('of %s the documents lack %j', (text, lacking) => expect(lettersThatFontsLack(text)).toEqual(lacking))
