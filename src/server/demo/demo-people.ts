import type { SurveyAnswers } from '../../domain/validation/member-schemas.ts'

/** Invented persons of the demo; all share one password, which is public and opens nothing but a demo. */
export const demoPassword = 'demo-pass-2026'

export interface DemoPerson {
  email: string
  sei: string
  mei: string
  sei_kana: string
  mei_kana: string
  birthday: string
  zipcode: string
  address: string
  tel: string
}

const tokyo = { zipcode: '1540024', address: '東京都世田谷区三軒茶屋一丁目0-0' }
const osaka = { zipcode: '5410053', address: '大阪府大阪市中央区本町二丁目0-0' }

export const demoOperators: readonly DemoPerson[] = [
  {
    email: 'admin@example.jp',
    sei: '一条',
    mei: '糸子',
    sei_kana: 'イチジョウ',
    mei_kana: 'イトコ',
    birthday: '1978-05-10',
    ...tokyo,
    tel: '09000000001',
  },
  {
    email: 'admin2@example.jp',
    sei: '織田',
    mei: '結',
    sei_kana: 'オダ',
    mei_kana: 'ユイ',
    birthday: '1983-11-02',
    ...tokyo,
    tel: '09000000002',
  },
]

export const demoVerified: DemoPerson = {
  email: 'verified@example.jp',
  sei: '糸川',
  mei: '結子',
  sei_kana: 'イトカワ',
  mei_kana: 'ユイコ',
  birthday: '1985-04-12',
  ...tokyo,
  tel: '09000000003',
}
export const demoUnverified: DemoPerson = {
  email: 'member@example.jp',
  sei: '田中',
  mei: '健',
  sei_kana: 'タナカ',
  mei_kana: 'ケン',
  birthday: '1992-09-30',
  ...osaka,
  tel: '09000000004',
}
export const demoInvestor: DemoPerson = {
  email: 'investor@example.jp',
  sei: '佐藤',
  mei: '美咲',
  sei_kana: 'サトウ',
  mei_kana: 'ミサキ',
  birthday: '1979-02-18',
  ...tokyo,
  tel: '09000000005',
}

const families = [
  ['鈴木', 'スズキ'],
  ['高橋', 'タカハシ'],
  ['伊藤', 'イトウ'],
  ['渡辺', 'ワタナベ'],
  ['山本', 'ヤマモト'],
  ['中村', 'ナカムラ'],
  ['小林', 'コバヤシ'],
  ['加藤', 'カトウ'],
] as const
const givens = [
  ['陽介', 'ヨウスケ'],
  ['彩', 'アヤ'],
  ['大輔', 'ダイスケ'],
  ['真由', 'マユ'],
  ['拓也', 'タクヤ'],
  ['恵', 'メグミ'],
] as const

/** Each in a home of his own: many names at one address are something to ask about. */
const homeOf = ({ zipcode, address }: typeof tokyo, number: number) => ({
  zipcode,
  address: address.replace(/0$/, String(number)),
})

/** The other investors of the demo's funds, numbered from 1; none of them is meant to log in. */
export function demoFiller(number: number): DemoPerson {
  const [sei, sei_kana] = families[number % families.length] ?? families[0]
  const [mei, mei_kana] = givens[Math.floor(number / families.length) % givens.length] ?? givens[0]
  const tel = `0801000${String(number).padStart(4, '0')}`
  const birthday = `19${60 + (number % 35)}-0${1 + (number % 9)}-15`
  return {
    email: `filler-${number}@example.jp`,
    sei,
    mei,
    sei_kana,
    mei_kana,
    birthday,
    ...homeOf(number % 2 ? tokyo : osaka, number),
    tel,
  }
}

export const demoSurvey: SurveyAnswers = { property: '03', purpose: '01', experience: '03', job: '01', income: '03' }

/** What the demo's payouts would go to, where a person has one: nobody shares it. @param number of the person among those of the demo. */
export const demoBankAccount = (number: number) => ({
  bank_code: '0001',
  bank_name: 'みずほ',
  branch_code: '001',
  branch_name: '東京営業部',
  account_number: `${1234 + number}567`,
})
