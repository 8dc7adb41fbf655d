import type { Values } from '../records/field.ts'
import { longText } from '../records/kinds.ts'

const kind = longText(1000)

interface Hints {
  /** What to write. */
  hint: string
  /** What is written where the item does not apply; missing where something has to be said of every fund. */
  none?: string
}

const item = <const Api extends string>(label: string, api: Api, hints: Hints) => ({
  label,
  api,
  ...hints,
  kind,
  unsaid: '',
})

/**
 * What the pre-contract document has to say about a fund beyond its figures (law article 24; rule article 43). Each is a text of the
 * operator. Which item of the rule each answers stands in `preContractItems`.
 */
export const disclosureFields = {
  useOfFunds: item('資金の使いみち', 'use_of_funds', {
    hint: '土地と建物、修繕、諸費用に分けて、金額とともに書きます。',
  }),
  priceBasis: item('価格の根拠', 'price_basis', { hint: '鑑定評価書や査定書の名前、作成者、評価の時点を書きます。' }),
  borrowing: item('借入れ', 'borrowing', {
    hint: '借入先の種類、金額、期限、利率、返済の方法、担保、目的を書きます。',
    none: '借入れは行いません。',
  }),
  operatorReward: item('当社の報酬', 'operator_reward', {
    hint: '計算の方法、額、受け取りの方法と時期を書きます。',
  }),
  creditSupport: item('分配と返還の保証', 'credit_support', {
    hint: '分配や出資の返還を保証する者がいるときは、その名称、代表者、所在地、内容を書きます。',
    none: 'ありません。',
  }),
  audit: item('公認会計士などの監査', 'audit', {
    hint: '財産管理報告書の監査の有無と範囲を書きます。',
    none: '監査は受けません。',
  }),
  registration: item('登記の表示', 'registration', {
    hint: '地番、家屋番号、地目または種類、地積または床面積を、登記のとおりに書きます。',
  }),
  registeredRights: item('登記された権利', 'registered_rights', {
    hint: '登記の名義人と、所有権以外の権利を書きます。',
  }),
  legalRestrictions: item('法令による制限', 'legal_restrictions', {
    hint: '用途地域、建ぺい率、容積率、防火地域など、法令による制限を書きます。',
  }),
  privateRoad: item('私道の負担', 'private_road', {
    hint: '私道の負担の面積と内容を書きます。',
    none: 'ありません。',
  }),
  utilities: item('水道・電気・ガス・排水', 'utilities', {
    hint: '飲用水、電気、ガス、排水の施設を書きます。整っていないときは、見通しと負担も書きます。',
  }),
  unfinished: item('未完成の物件', 'unfinished', {
    hint: '未完成のときは、完成したときの形状と構造を書きます。',
    none: '該当しません。工事を終えた物件です。',
  }),
  condominium: item('区分所有建物の事項', 'condominium', {
    hint: '敷地の権利、規約、専用使用権、修繕積立金と滞納、管理費、管理の委託先、修繕の記録を書きます。',
    none: '該当しません。区分所有建物ではありません。',
  }),
  defectMeasures: item('契約不適合責任の保証', 'defect_measures', {
    hint: '売主の責任の履行を確保する保証保険などの有無と内容を書きます。',
    none: '措置はありません。',
  }),
  buildingSafety: item('災害区域・石綿・耐震診断', 'building_safety', {
    hint: '造成宅地防災区域、土砂災害警戒区域、津波災害警戒区域、水害の地図での位置、石綿の調査、耐震診断を書きます。',
  }),
  survey: item('第三者による調査', 'survey', {
    hint: '建物の調査の有無、調査した者、結果の概要を書きます。',
    none: '第三者による調査は行っていません。',
  }),
  occupancyHistory: item('賃借人と稼働率', 'occupancy_history', {
    hint: '賃借人の数、賃料の総額、賃貸中の面積、賃貸できる面積、過去5年の稼働率（毎年同じ日）を書きます。',
    none: '該当しません。賃貸していません。',
  }),
  mainBuildings: item('主な建物', 'main_buildings', {
    hint: '賃料の10％以上を占める建物ごとに、賃借人の数、賃料、面積、稼働率を書きます。',
    none: '該当しません。対象不動産は1件です。',
  }),
  mainTenants: item('主な賃借人', 'main_tenants', {
    hint: '面積の10％以上を借りる賃借人ごとに、名称、業種、年間の賃料、面積、期間の満了日、更新の方法、敷金を書きます。',
    none: '該当しません。主な賃借人はいません。',
  }),
  arrears: item('賃料の滞納', 'arrears', {
    hint: '滞納している賃借人と賃料の割合を書きます。',
    none: '滞納はありません。',
  }),
  incomeHistory: item('収入と費用の推移', 'income_history', {
    hint: '過去5年の賃料収入と賃貸の費用を書きます。分からないときは、その旨を書きます。',
    none: '該当しません。賃貸していません。',
  }),
  relatedParties: item('利害関係人との取引', 'related_parties', {
    hint: '売主、賃借人、委託先との関係、名称、金額、内容を書きます。',
    none: 'ありません。',
  }),
  management: item('物件の管理', 'management', { hint: '管理を委託する会社の名称と所在地、委託する業務を書きます。' }),
  exitPlan: item('売却の方針', 'exit_plan', { hint: '売却の時期と方法、売却できない場合の扱いを書きます。' }),
  managerReview: item('業務管理者の確認', 'manager_review', {
    hint: '確認した業務管理者の氏名と、確認した日を書きます。',
  }),
}

export type FundDisclosure = Values<typeof disclosureFields>

export type DisclosureKey = keyof FundDisclosure

export interface DisclosureItem extends Hints {
  key: DisclosureKey
  label: string
}

/** The same as a list. */
export const DISCLOSURE_ITEMS: readonly DisclosureItem[] = (Object.keys(disclosureFields) as DisclosureKey[]).map(
  (key) => ({ key, ...disclosureFields[key] }),
)

/** The parts of the form in which the items are typed. */
export const DISCLOSURE_GROUPS: readonly { title: string; keys: readonly DisclosureKey[] }[] = [
  { title: '資金と報酬', keys: ['useOfFunds', 'priceBasis', 'borrowing', 'operatorReward', 'creditSupport', 'audit'] },
  {
    title: '権利と法令',
    keys: [
      'registration',
      'registeredRights',
      'legalRestrictions',
      'privateRoad',
      'utilities',
      'unfinished',
      'condominium',
      'defectMeasures',
      'buildingSafety',
      'survey',
    ],
  },
  { title: '賃貸', keys: ['occupancyHistory', 'mainBuildings', 'mainTenants', 'arrears', 'incomeHistory'] },
  {
    title: '関係者、管理、売却',
    keys: ['relatedParties', 'management', 'exitPlan', 'managerReview'],
  },
]

export const isDisclosed = (disclosure: Partial<FundDisclosure>, key: DisclosureKey): boolean =>
  (disclosure[key] ?? '').trim() !== ''
