import { LAW_PLACES, type LawPlace } from '../back-office/law-places.ts'
import { preContractStatute } from '../tables/statutory-items.ts'

/** The laws that screens and papers cite, by their number in e-Gov's database; `short` is how the interface names them. */
export const LAWS = {
  fudosan_act: { id: '406AC0000000077', title: '不動産特定共同事業法', short: '不特法' },
  fudosan_order: { id: '406CO0000000413', title: '不動産特定共同事業法施行令', short: '不特法施行令' },
  fudosan_rule: { id: '407M50004040002', title: '不動産特定共同事業法施行規則', short: '不特法施行規則' },
  income_tax_act: { id: '340AC0000000033', title: '所得税法', short: '所得税法' },
  income_tax_rule: { id: '340M50000040011', title: '所得税法施行規則', short: '所得税法施行規則' },
  recovery_act: {
    id: '423AC0000000117',
    title: '東日本大震災からの復興のための施策を実施するために必要な財源の確保に関する特別措置法',
    short: '復興財源確保法',
  },
  tax_books_rule: {
    id: '410M50000040043',
    title: '電子計算機を使用して作成する国税関係帳簿書類の保存方法等の特例に関する法律施行規則',
    short: '電子帳簿保存法施行規則',
  },
  consumption_tax_act: { id: '363AC0000000108', title: '消費税法', short: '消費税法' },
  national_tax_act: { id: '337AC0000000066', title: '国税通則法', short: '国税通則法' },
  commercial_code: { id: '132AC0000000048', title: '商法', short: '商法' },
  civil_code: { id: '129AC0000000089', title: '民法', short: '民法' },
  companies_act: { id: '417AC0000000086', title: '会社法', short: '会社法' },
  trust_act: { id: '418AC0000000108', title: '信託法', short: '信託法' },
  consumer_contract_act: { id: '412AC0000000061', title: '消費者契約法', short: '消費者契約法' },
  aml_act: { id: '419AC0000000022', title: '犯罪による収益の移転防止に関する法律', short: '犯収法' },
  aml_rule: { id: '420M60000F5A001', title: '犯罪による収益の移転防止に関する法律施行規則', short: '犯収法施行規則' },
  privacy_act: { id: '415AC0000000057', title: '個人情報の保護に関する法律', short: '個人情報保護法' },
  privacy_rule: {
    id: '428M60020000003',
    title: '個人情報の保護に関する法律施行規則',
    short: '個人情報保護法施行規則',
  },
  number_act: {
    id: '425AC0000000027',
    title: '行政手続における特定の個人を識別するための番号の利用等に関する法律',
    short: '番号法',
  },
} as const

export type LawKey = keyof typeof LAWS

export interface CitedArticle {
  readonly law: LawKey
  /** '43', '31の2'. */
  readonly article: string
  /** What the product keeps to by it. */
  readonly about: string
  readonly places: readonly LawPlace[]
}

type Cited = readonly [article: string, about: string, ...places: LawPlace[]]

const cited: Readonly<Record<LawKey, readonly Cited[]>> = {
  fudosan_act: [
    ['2', '契約の種別と事業の種類', 'pre_contract', 'registration_list'],
    ['17', '業務管理者と名簿', 'deadlines', 'company_record', 'company_page', 'registration_list', 'inspection'],
    ['23', '約款に基づく契約の締結', 'paper_templates', 'terms'],
    [
      '24',
      '契約成立前書面の交付と電子交付',
      'pre_contract',
      'electronic_delivery',
      'terms',
      'paper_templates',
      'inspection',
      'deadlines',
    ],
    [
      '25',
      '契約成立時書面の交付と電子交付',
      'contract',
      'electronic_delivery',
      'terms',
      'paper_templates',
      'inspection',
    ],
    [
      '26',
      'クーリング・オフ（書面を受け取った日から8日）',
      'contract',
      'terms',
      'cooling_off',
      'paper_templates',
      'inspection',
    ],
    ['27', '財産の分別管理', 'terms', 'segregation', 'inspection'],
    [
      '28',
      '財産管理報告書の交付（1年に1回以上）',
      'management_report',
      'pre_contract',
      'electronic_delivery',
      'terms',
      'paper_templates',
      'inspection',
      'deadlines',
    ],
    ['29', '業務と財産の状況の書類の備置きと閲覧', 'pre_contract', 'terms', 'company_page', 'deadlines', 'inspection'],
    ['30', '事業参加者名簿', 'pre_contract', 'terms', 'inspection'],
    ['31の2', '電子取引業務', 'registration_list', 'electronic_policy'],
    ['32', '帳簿書類', 'inspection'],
    ['33', '事業報告書', 'deadlines', 'inspection'],
    ['41', '小規模不動産特定共同事業の登録と更新', 'deadlines', 'registration_list'],
  ],
  fudosan_order: [['6', '出資の上限（1人100万円・総額1億円）', 'fund_limits', 'pre_contract', 'registration_list']],
  fudosan_rule: [
    ['50', '財産管理報告書の記載事項（8項目）', 'management_report', 'inspection'],
    ['54', '電子取引業務の体制', 'electronic_policy', 'registration_list', 'cooling_off', 'inspection'],
  ],
  income_tax_act: [
    ['204', '司法書士・税理士などの報酬の源泉徴収と納付', 'deadlines'],
    ['205', '報酬から源泉徴収する額', 'deadlines'],
    ['210', '匿名組合の利益の分配の源泉徴収義務', 'withholding', 'dividend', 'terms', 'inspection', 'deadlines'],
    ['211', '源泉徴収の税率（20％）', 'withholding', 'dividend', 'terms', 'inspection', 'deadlines'],
    ['225', '支払調書の提出と提出の期限', 'payment_report', 'deadlines'],
    ['228の4', '支払調書の電子提出の義務', 'payment_report'],
  ],
  income_tax_rule: [['85', '支払調書の記載事項と提出が不要な金額', 'payment_report']],
  recovery_act: [['28', '復興特別所得税の税率（2.1％。所得税と合わせて20.42％）', 'withholding', 'dividend']],
  tax_books_rule: [
    ['2', '帳簿の備付けと、税務職員の求めに応じる検索', 'journal_search'],
    ['5', '優良な電子帳簿（訂正・削除の履歴、帳簿の相互関連、検索）', 'journal_search'],
  ],
  national_tax_act: [['10', '期限が休日のときの翌日への延長', 'withholding', 'payment_report', 'deadlines']],
  commercial_code: [
    ['535', '匿名組合契約', 'pre_contract', 'terms', 'about_page'],
    ['536', '匿名組合員の出資と権利義務', 'pre_contract', 'terms'],
    ['538', '損失が填補されるまでの利益の配当の制限', 'dividend', 'terms'],
    ['539', '匿名組合員の閲覧と検査', 'terms'],
    ['540', '匿名組合契約の解除', 'terms'],
    ['541', '匿名組合契約の終了事由', 'terms'],
    ['542', '終了に伴う出資の価額の返還', 'terms'],
  ],
  civil_code: [
    ['166', '債権の消滅時効', 'unclaimed'],
    ['548の2', '定型約款の合意', 'membership_terms'],
    ['548の4', '定型約款の変更', 'membership_terms'],
  ],
  companies_act: [['432', '会計帳簿の保存（10年）', 'inspection', 'retention']],
  trust_act: [['34', '信託財産の分別管理', 'pre_contract']],
  consumer_contract_act: [
    ['8', '免責条項の制限', 'membership_terms'],
    ['9', '損害賠償額の予定の制限', 'membership_terms'],
    ['10', '消費者の利益を一方的に害する条項の無効', 'membership_terms'],
  ],
  aml_act: [
    ['4', '取引の目的・職業などの確認', 'member_risk'],
    ['6', '確認記録の作成と保存（7年）', 'inspection', 'retention'],
    ['7', '取引記録の作成と保存（7年）', 'inspection', 'retention'],
    ['8', '疑わしい取引の届出', 'dealing_watch', 'payout_hold'],
    ['11', 'リスクに応じた措置（体制の整備）', 'member_risk'],
  ],
  aml_rule: [
    ['6', '本人確認の方法', 'identity', 'deadlines'],
    ['32', '特定事業者作成書面等', 'member_risk', 'risk_paper'],
  ],
  privacy_act: [
    ['21', '利用目的の通知と公表', 'privacy_page'],
    ['22', 'データの正確性と消去', 'inspection'],
    ['25', '委託先の監督', 'vendors', 'inspection', 'deadlines'],
    ['26', '漏えい等の報告と本人への通知', 'incidents', 'inspection', 'deadlines'],
    ['27', '第三者提供の制限', 'privacy_page'],
    ['32', '保有個人データの公表', 'privacy_page', 'disclosure'],
    ['33', '開示の請求', 'disclosure'],
    ['34', '訂正の請求', 'disclosure'],
    ['35', '利用停止の請求', 'disclosure'],
  ],
  privacy_rule: [
    ['7', '報告が必要な漏えい等', 'incidents'],
    ['8', '漏えい等の報告の期限と内容', 'incidents', 'deadlines'],
    ['10', '本人への通知の内容', 'incidents', 'deadlines'],
  ],
  consumption_tax_act: [
    ['6', '土地と住宅の貸付けなどの非課税', 'consumption_tax'],
    ['29', '税率', 'consumption_tax'],
  ],
  number_act: [['20', '個人番号の収集と保管の制限', 'payment_report']],
}

/** The items of the pre-contract document cite the rule one by one; an article of them is watched as a whole. */
function citedByItems(): CitedArticle[] {
  const items = Object.values(preContractStatute)
  const articles = [...new Set(items.map(({ article }) => /^[0-9]+(?:の[0-9]+)*/.exec(article)?.[0] ?? ''))]
  return articles.map((article) => ({
    law: 'fudosan_rule',
    article,
    about: `契約成立前書面の記載事項（${items.filter((item) => item.article.startsWith(`${article}条`)).length}項目）`,
    places: ['pre_contract', 'fund_form', 'company_record', 'deadlines'],
  }))
}

/** Every article that a screen or a paper rests on, in the order of the laws above. */
export const citedArticles: readonly CitedArticle[] = (Object.keys(LAWS) as LawKey[]).flatMap((law) => [
  ...(law === 'fudosan_rule' ? citedByItems() : []),
  ...cited[law].map(([article, about, ...places]): CitedArticle => ({ law, article, about, places })),
])

/** Stands for a law itself: its title, and whether it is in force. */
export const WHOLE_LAW = '題名'

export const lawOfId = (id: string): LawKey | undefined =>
  (Object.keys(LAWS) as LawKey[]).find((law) => LAWS[law].id === id)

export const articlesOf = (law: LawKey): string[] =>
  citedArticles.filter((each) => each.law === law).map(({ article }) => article)

/** '不特法26条', '不特法の題名'. */
export const citationText = (law: LawKey, article: string): string =>
  article === WHOLE_LAW ? `${LAWS[law].short}の題名` : `${LAWS[law].short}${articleText(article)}`

/** '26条', '31条の2'. */
const articleText = (article: string): string => article.replace(/^[0-9]+/, (number) => `${number}条`)

/** The screens and papers that an article touches; those of all its articles for a law itself. */
export function placesOf(law: LawKey, article: string): { name: string; to: string | null }[] {
  const touched = citedArticles.filter(
    (each) => each.law === law && (article === WHOLE_LAW || each.article === article),
  )
  return [...new Set(touched.flatMap(({ places }) => places))].map((place) => LAW_PLACES[place])
}

/** What the product keeps to by an article; of a law itself, that it is called so and in force. */
export const aboutOf = (law: LawKey, article: string): string =>
  article === WHOLE_LAW
    ? '法令の題名と効力'
    : (citedArticles.find((each) => each.law === law && each.article === article)?.about ?? '')
