import type { Values } from './records/field.ts'
import { longText } from './records/kinds.ts'

const kind = longText(1000)

const item = <const Api extends string>(label: string, api: Api, hint: string) => ({
  label,
  api,
  hint,
  kind,
  unsaid: '',
})

/**
 * What the pre-contract document has to say about a fund beyond its figures (law article 24; rule article 43: use of the money, the
 * property's price and how it was found, dealings with related parties, management, plans for the sale). Each is a text of the operator,
 * in the order of the document.
 */
export const disclosureFields = {
  useOfFunds: item('資金の使いみち', 'use_of_funds', '土地と建物、修繕、諸費用に分けて、金額とともに書きます。'),
  priceBasis: item('価格の根拠', 'price_basis', '鑑定評価書や査定書の名前、作成者、評価の時点を書きます。'),
  relatedParties: item('利害関係人との取引', 'related_parties', '取引がないときは「ありません。」と書きます。'),
  management: item('物件の管理', 'management', '管理を委託する会社と、委託する業務を書きます。'),
  exitPlan: item('売却の方針', 'exit_plan', '売却の時期と方法、売却できない場合の扱いを書きます。'),
  managerReview: item('業務管理者の確認', 'manager_review', '確認した業務管理者の氏名と、確認した日を書きます。'),
}

export type FundDisclosure = Values<typeof disclosureFields>

export type DisclosureKey = keyof FundDisclosure

export interface DisclosureItem {
  key: DisclosureKey
  label: string
  hint: string
}

/** The same as a list. */
export const DISCLOSURE_ITEMS: readonly DisclosureItem[] = (Object.keys(disclosureFields) as DisclosureKey[]).map(
  (key) => ({ key, ...disclosureFields[key] }),
)

export const isDisclosed = (disclosure: Partial<FundDisclosure>, key: DisclosureKey): boolean =>
  (disclosure[key] ?? '').trim() !== ''
