import type { TableSection } from '../../../../../adapters/pdf/printed-document.ts'
import { formatYen, yen } from '../../../../../domain/money.ts'
import { exactRate } from '../../../../../domain/funds/fund-text.ts'
import { totalAssets, type CompanyFacts, type CompanyTerm } from '../../../../../domain/records/company.ts'
import type { DisclosedOperator } from '../document-facts.ts'
import type { ItemPart } from '../document-items.ts'

/** Who runs the fund (rule article 43(1) items 1 to 8). */
export function companyParts(operator: DisclosedOperator): ItemPart[] {
  const { company } = operator
  return [
    {
      heading: '不動産特定共同事業者',
      rows: [
        { items: ['pre-01'], label: '商号', value: operator.companyName },
        { items: ['pre-02'], label: '登録', value: operator.licence },
        { items: ['pre-01'], label: '所在地', value: operator.address },
        { items: ['pre-01'], label: '代表者', value: operator.representative },
        { label: '業務管理者', value: operator.businessManager },
        { items: ['pre-07'], label: '役員', value: officersText(company) },
        { items: ['pre-03'], label: '資本金', value: formatYen(yen(operator.capital)) },
        { items: ['pre-03'], label: '議決権の5％以上を持つ者', value: holdersText(company) },
        { items: ['pre-04'], label: '親会社の連帯保証契約', value: company?.parentGuarantee ?? '' },
        { items: ['pre-05'], label: 'ほかに行っている事業', value: company?.otherBusinesses ?? '' },
        {
          items: ['pre-08'],
          label: '特例事業者',
          value: '該当しません。特例事業者から委託を受ける事業は行っていません。',
        },
        { label: '問い合わせと苦情の窓口', value: `${operator.contactUrl} （${operator.contactHours}）` },
      ],
    },
    { items: ['pre-06'], section: accountsTable(company) },
  ]
}

function officersText(company: CompanyFacts | null): string {
  const officers = company?.officers ?? []
  return officers.map(({ title, name, otherPosts }) => `${title} ${name}（兼務と自営の事業：${otherPosts}）`).join('\n')
}

/** Nobody may hold as much: that is said as well. */
function holdersText(company: CompanyFacts | null): string {
  if (company === null) return ''
  const lines = company.holders.map(({ name, share }) => `${name}　${exactRate(share)}`)
  return lines.length === 0 ? '該当なし' : lines.join('\n')
}

const accountRows: readonly (readonly [label: string, figure: (term: CompanyTerm) => number])[] = [
  ['流動資産', ({ currentAssets }) => currentAssets],
  ['固定資産', ({ fixedAssets }) => fixedAssets],
  ['資産の合計', totalAssets],
  ['負債', ({ liabilities }) => liabilities],
  ['純資産', ({ netAssets }) => netAssets],
  ['売上高', ({ revenue }) => revenue],
  ['営業利益', ({ operatingProfit }) => operatingProfit],
  ['当期純利益', ({ profit }) => profit],
]

/** The newest business year on the left; a company that is younger than three has fewer. */
function accountsTable(company: CompanyFacts | null): TableSection | null {
  const terms = company?.accounts ?? []
  if (terms.length === 0) return null
  return {
    kind: 'table',
    heading: '直前の事業年度の貸借対照表と損益計算書の要旨',
    columns: [{ label: '科目', align: 'left' }, ...terms.map(({ term }) => ({ label: term, align: 'right' as const }))],
    rows: accountRows.map(([label, figure]) => [label, ...terms.map((term) => formatYen(yen(figure(term))))]),
    total: null,
  }
}
