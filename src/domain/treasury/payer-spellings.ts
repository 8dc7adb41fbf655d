import { payerKey } from './known-payers.ts'

// How banks write one name otherwise than its owner: without its marks, or in Latin letters.

const MARKED = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ'
const UNMARKED = 'カキクケコサシスセソタチツテトハヒフヘホハヒフヘホウ'

const translate = (text: string, from: string, to: string): string =>
  [...text].map((letter) => (from.includes(letter) ? [...to][[...from].indexOf(letter)] : letter)).join('')

/** Whether no letter bears a mark, as of a bank that drops them all. */
export const isUnmarked = (key: string): boolean => ![...key].some((letter) => MARKED.includes(letter))

/** A name as payerKey compares it, without dakuten and handakuten. The function payer_bare of the database does the same. */
export function bareKey(name: string): string {
  // Before the key takes them for another letter: チヅル is チツル without marks, not チスル.
  const text = translate(name.normalize('NFKC'), 'ヂヅヴぢづゔ', 'チツウちつう')
  return translate(payerKey(text), MARKED, UNMARKED)
}

const KANA =
  'アイウエオカキクケコガギグゲゴサシスセソザジズゼゾタチツテトダデドナニヌネノハヒフヘホバビブベボパピプペポマミムメモヤユヨラリルレロワン'
const LATIN =
  'A I U E O KAKIKUKEKOGAGIGUGEGOSASISUSESOZAZIZUZEZOTATITUTETODADEDONANINUNENOHAHIHUHEHOBABIBUBEBOPAPIPUPEPOMAMIMUMEMOYAYUYORARIRUREROWAN '

/** Hepburn as kunrei, one letter for each that is written in two ways, long vowels and doubled consonants as short ones; in this order. */
const REDUCTIONS: readonly (readonly [RegExp, string])[] = [
  [/L/g, 'R'],
  [/V/g, 'B'],
  [/F/g, 'H'],
  [/CH/g, 'TY'],
  [/SH/g, 'SY'],
  [/TS/g, 'T'],
  [/DZ/g, 'Z'],
  [/D(?=[IUY])/g, 'Z'],
  [/JY?/g, 'ZY'],
  [/([TSZ])YI/g, '$1I'],
  [/WO/g, 'O'],
  [/HU(?=[AIEO])/g, 'H'],
  [/M(?=[BPM])/g, 'N'],
  [/([KGSZTDNHBPMR])IY(?=[AUO])/g, '$1Y'],
  [/TU(?=[KSTP])/g, ''],
  [/([KSTPGZDBHR])\1+/g, '$1'],
  [/([AIUEO])\1+/g, '$1'],
  [/OU/g, 'O'],
  [/([AIUEO])\1+/g, '$1'],
]

/** Ō as O. */
export const withoutMacrons = (text: string): string => translate(text, 'ĀĪŪĒŌÂÎÛÊÔ', 'AIUEOAIUEO')

/**
 * A name by its sound in Latin letters, the same of 'ヒガシヤマ レイ', 'HIGASHIYAMA REI' and 'Higasiyama Rei', of 'オオノ', 'ŌNO', 'OHNO' and 'ONO'. Short and
 * long vowels are one. The function payer_latin of the database does the same.
 */
export function latinKey(name: string): string {
  const text = withoutMacrons(name.normalize('NFKC').toUpperCase()).replaceAll(/([OU])H(?![AIUEOY])/g, '$1')
  const kana = [...KANA]
  const latin = [...payerKey(text)]
    .map((letter) => {
      const place = kana.indexOf(letter)
      return place === -1 ? letter : LATIN.slice(place * 2, place * 2 + 2).trim()
    })
    .join('')
  return REDUCTIONS.reduce((key, [pattern, by]) => key.replaceAll(pattern, by), latin)
}
