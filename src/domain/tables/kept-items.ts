import type { StatutoryItem } from './statutory-items.ts'

/** Books, lists and duties by which act and rule ask for something kept or shown, beside the papers of `statutory-items.ts`. */
export const KEPT_PAPERS = {
  managers: '業務管理者名簿',
  participants: '事業参加者名簿',
  book: '帳簿書類',
  viewing: '業務と財産の状況の書類の備置き',
  business_report: '事業報告書',
  segregation: '分別管理',
  cooling_off: 'クーリング・オフ',
  electronic: '電子取引業務',
} as const

interface KeptStatute extends StatutoryItem {
  readonly paper: keyof typeof KEPT_PAPERS
}

type Facts = Pick<StatutoryItem, 'article' | 'title'> & Partial<Pick<StatutoryItem, 'law' | 'reading'>>

const kept = (paper: keyof typeof KEPT_PAPERS, facts: Facts): KeptStatute => ({
  law: 'act',
  reading: 'number_unsure',
  ...facts,
  paper,
})

const ofManagers = (title: string): KeptStatute => kept('managers', { article: '17条2項', title })
const ofBook = (title: string): KeptStatute => kept('book', { article: '32条', title })
const ofViewing = (title: string): KeptStatute => kept('viewing', { article: '29条', title })

/** Item by item; what the rule says of an article of the act stands under that article. Where each is kept or shown says `keptPlaces`. */
export const keptStatute = {
  'mgr-name': ofManagers('事務所ごとの業務管理者の氏名'),
  'mgr-person': ofManagers('業務管理者の住所と生年月日'),
  'mgr-broker': ofManagers('宅地建物取引士の登録番号と登録年月日'),
  'mgr-ground': ofManagers('業務管理者の資格の根拠'),
  'mgr-days': ofManagers('業務管理者になった日とやめた日'),
  'mgr-kept': ofManagers('やめた後10年の保存'),
  'part-names': kept('participants', { article: '30条', title: '事業参加者の氏名と住所（契約ごと）' }),
  'part-kept': kept('participants', { article: '30条', title: '契約の終了後5年の保存' }),
  'part-shown': kept('participants', { article: '30条', title: '事業参加者の閲覧' }),
  'book-1': ofBook('事業参加者の氏名と住所'),
  'book-2': ofBook('契約成立前書面の写し'),
  'book-3': ofBook('契約成立時書面の写し'),
  'book-4': ofBook('契約の解除の書面'),
  'book-5': ofBook('財産管理報告書の写し'),
  'book-6': ofBook('収益と利益の明細'),
  'book-7': ofBook('対象不動産の明細'),
  'book-8': ofBook('出資された財産の明細'),
  'view-9': ofViewing('業務の状況の書面と比較貸借対照表'),
  'view-10': ofViewing('比較損益計算書、純資産の変動の書面、大口出資者の名簿'),
  bizrep: kept('business_report', { article: '33条', title: '事業報告書の提出（事業年度の終了後3か月以内）' }),
  'seg-books': kept('segregation', { article: '27条', title: '同じ不動産の契約ごとに分けた帳簿' }),
  'seg-account': kept('segregation', { article: '27条', title: '目的が名義で分かる口座での金銭の管理' }),
  cool: kept('cooling_off', {
    article: '26条',
    reading: 'of_2013',
    title: '書面を受け取った日から8日の解除（発信の時に効力、違約金なし）',
  }),
  'dig-1': kept('electronic', {
    law: 'rule',
    article: '54条1号',
    reading: 'of_guides',
    title: '電子情報処理組織の管理',
  }),
  'dig-2': kept('electronic', {
    law: 'rule',
    article: '54条2号',
    reading: 'of_guides',
    title: 'ファンドと当社の審査と、その結果の公表',
  }),
  'dig-3': kept('electronic', {
    law: 'rule',
    article: '54条3号',
    reading: 'of_guides',
    title: 'クーリング・オフの申し出の方法',
  }),
} as const satisfies Readonly<Record<string, KeptStatute>>

export type KeptItem = keyof typeof keptStatute
