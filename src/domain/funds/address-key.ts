import { municipalityPrefectures, prefectures } from './municipalities.ts'

/** An address in the one form in which it is compared with others. */
export interface AddressKey {
  /** Prefecture, municipality, town and numbers: '東京都世田谷区代田3-12-5'. */
  key: string
  /** The key up to its numbers, and the numbers. */
  town: string
  figures: readonly string[]
  /** Whether it says where the land is: '代田三丁目' alone is a quarter. */
  namesLot: boolean
  /** What stands after the numbers, without blanks: 'サンハイツ代田'; empty where nothing does. */
  building: string
  /** '302'; empty where the address names no room. */
  room: string
}

const kanjiDigits = '〇一二三四五六七八九'
const kanjiNumber = /[〇零一二三四五六七八九十百千]+/g
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** '二十四' is 24, '二〇三' is 203. */
function digitsOf(kanji: string): string {
  const text = kanji.replaceAll('零', '〇')
  if (![...text].some((letter) => letter in powers))
    return [...text].map((letter) => kanjiDigits.indexOf(letter)).join('')
  let sum = 0
  let digit = 0
  for (const letter of text) {
    const power = powers[letter]
    if (power === undefined) digit = kanjiDigits.indexOf(letter)
    else {
      sum += (digit || 1) * power
      digit = 0
    }
  }
  return String(sum + digit)
}

/** Two figures that only their script kept apart stay apart: '三123' is not 3123. */
const withArabicFigures = (text: string): string =>
  text.replaceAll(kanjiNumber, (kanji, at: number) => {
    const before = /\d/.test(text[at - 1] ?? '') ? '-' : ''
    const after = /\d/.test(text[at + kanji.length] ?? '') ? '-' : ''
    return `${before}${digitsOf(kanji)}${after}`
  })

const hyphens = /[-‐‑‒–—―−﹣]|(?<=[\d丁目番地号])ー(?=\d)/g

/** Letters that people write in two ways in the name of the same place. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/大字|小字|字/g, ''],
  [/[ヶヵガが]/g, 'ケ'],
  [/[ノのﾉ之乃](?!\d)/g, 'の'],
  [/[ツッっ]/g, 'つ'],
]
const oldLetters = '澤濱嶋龍瀧櫻廣國條鹽溪籠藪壺檜邊邉渕舘曾圓榮壽惠'
const newLetters = '沢浜島竜滝桜広国条塩渓篭薮壷桧辺辺淵館曽円栄寿恵'

/** As a place is compared: '霞ヶ関', '霞が関' and '霞ケ関' are one. */
function placeName(text: string): string {
  const modern = [...text].map((letter) => newLetters[oldLetters.indexOf(letter)] ?? letter).join('')
  return variants.reduce((name, [pattern, one]) => name.replaceAll(pattern, one), modern)
}

/** In Kyoto the crossing may stand before the town: '寺町通御池上る上本能寺前町488番地' lies in '上本能寺前町'. */
const kyotoCrossing = /^(京都府京都市.+?区).*(?:上る|上ル|下る|下ル|上がる|下がる|[東西]入[るルり]?)(?:\d+丁目)?/

/** A number that belongs to the address: not the 1 of '1番町', the 6 of '6本木' or the 1 of '北1条'. */
const numberedPart = /\d+(?=丁目|地割|番地|番(?![町丁])|号|-|の\d|\s|,|$|(?![ツケヶノ])[ァ-ヺA-Za-z])/u
/** The numbers with their words; blanks only after a word, so that '1-2-3 302' keeps its room. */
const numbers = /^\d+(?:(?:(?:丁目|地割|番地の?|番(?![町丁])|号)\s*-?|-|の)\d+)*(?:丁目|地割|番地|番(?![町丁])|号)?/u

/** The last number of an address with a quarter (丁目), a block (番) and a house (号) is the house's; a fourth one is a room's. */
const mostNumbers = 3

/**
 * What stays the same however an address is written: widths, kanji numerals, 丁目 番地 番 号 の and hyphens, 大字 and 字, ヶ ケ が,
 * a prefecture left out, the crossings of Kyoto. Building and room are split off.
 */
export function addressKey(address: string): AddressKey {
  const whole = withPrefecture(address.normalize('NFKC').trim())
  const plain = withArabicFigures(whole).replaceAll(hyphens, '-').replaceAll(/\s+/g, ' ')
  const inTown = plain.replace(kyotoCrossing, '$1')
  const begin = inTown.search(numberedPart)
  if (begin === -1) {
    const place = placeName(inTown.replaceAll(' ', ''))
    return { key: place, town: place, figures: [], namesLot: false, building: '', room: '' }
  }
  const town = placeName(inTown.slice(0, begin).replaceAll(' ', '')).replace(/[第-]$/, '')
  const tail = inTown.slice(begin)
  const [numbered = ''] = numbers.exec(tail) ?? []
  const figures = [...numbered.matchAll(/\d+/g)].map(([figure]) => String(Number(figure)))
  const own = figures.slice(0, mostNumbers)
  const { building, room } = splitBuilding(tail.slice(numbered.length))
  return {
    key: `${town}${own.join('-')}`,
    town,
    figures: own,
    namesLot: !/^\d+丁目$/.test(numbered),
    building,
    room: figures.slice(mostNumbers).join('-') || room,
  }
}

/** A ward of Tokyo or a large city that stands without its prefecture gets it: each of these names belongs to one alone. */
function withPrefecture(address: string): string {
  if (prefectures.some((prefecture) => address.startsWith(prefecture))) return address
  const [, prefecture = ''] =
    Object.entries(municipalityPrefectures).find(([municipality]) => address.startsWith(municipality)) ?? []
  return `${prefecture}${address}`
}

function splitBuilding(rest: string): { building: string; room: string } {
  const text = rest.replace(/^[\s,、]+/, '').trim()
  const [whole = '', room = ''] = /(?:^|[\s\-の]|(?<=\D))(\d+)(?:号室?)?$/u.exec(text) ?? []
  const building = text.slice(0, text.length - whole.length).replaceAll(/[\s-]/g, '')
  return { building: building.replaceAll('ヴ', 'ブ'), room: room === '' ? '' : String(Number(room)) }
}

const namesMunicipality = /^[^\d０-９]*[都道府県市区町村]/

/**
 * A lot (地番) as it is compared. With its town it stands for itself; a number alone, with or without the quarter (丁目), lies where the
 * address does.
 */
export function lotKey(lot: string, address: string): string | null {
  const text = lot.trim()
  if (text === '') return null
  const own = addressKey(text)
  if (namesMunicipality.test(text)) return own.key
  const { town, figures } = addressKey(address)
  const quarter = figures.length === mostNumbers || address.includes('丁目') ? figures[0] : undefined
  return quarter === undefined || text.includes('丁目') ? `${town}${own.key}` : `${town}${quarter}-${own.key}`
}

/** An address as the public reads it: to the quarter (丁目), without block, house and room. */
export function publicAddress(address: string): string {
  const text = address.normalize('NFKC').trim()
  const [quarter] = /^.*?[一二三四五六七八九十\d]+丁目/.exec(text) ?? []
  if (quarter !== undefined) return quarter
  const plain = text.search(/(?<![条第])\d/)
  return (plain === -1 ? text : text.slice(0, plain)).trim()
}
