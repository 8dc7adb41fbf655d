/**
 * What the pre-contract document has to say about a fund beyond its figures (law article 24; rule article 43: use of the money, the
 * property's price and how it was found, dealings with related parties, management, plans for the sale). Each is a text of the operator.
 */
export interface FundDisclosure {
  useOfFunds: string
  priceBasis: string
  relatedParties: string
  management: string
  exitPlan: string
  managerReview: string
}

export type DisclosureKey = keyof FundDisclosure

export interface DisclosureItem {
  key: DisclosureKey
  label: string
  hint: string
}

/** In the order of the document. */
export const DISCLOSURE_ITEMS: readonly DisclosureItem[] = [
  { key: 'useOfFunds', label: '資金の使いみち', hint: '土地と建物、修繕、諸費用に分けて、金額とともに書きます。' },
  { key: 'priceBasis', label: '価格の根拠', hint: '鑑定評価書や査定書の名前、作成者、評価の時点を書きます。' },
  { key: 'relatedParties', label: '利害関係人との取引', hint: '取引がないときは「ありません。」と書きます。' },
  { key: 'management', label: '物件の管理', hint: '管理を委託する会社と、委託する業務を書きます。' },
  { key: 'exitPlan', label: '売却の方針', hint: '売却の時期と方法、売却できない場合の扱いを書きます。' },
  { key: 'managerReview', label: '業務管理者の確認', hint: '確認した業務管理者の氏名と、確認した日を書きます。' },
]

export const LONGEST_DISCLOSURE = 1000

export const isDisclosed = (disclosure: Partial<FundDisclosure>, key: DisclosureKey): boolean =>
  (disclosure[key] ?? '').trim() !== ''
