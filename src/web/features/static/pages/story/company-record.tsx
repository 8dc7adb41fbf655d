import { exactRate } from '../../../../../domain/funds/fund-text.ts'
import { formatYen } from '../../../../ui/format.ts'
import { Comparison } from '../prose.tsx'
import type { Company } from './company-queries.ts'

const signed = (yen: number): string => (yen < 0 ? `−${formatYen(-yen)}` : formatYen(yen))
const orLoss = (yen: number): string => (yen < 0 ? `${signed(yen)}（損失）` : signed(yen))

/** Who directs the company, and who owns it. */
export function OfficersAndHolders({ officers, holders }: Pick<Company, 'officers' | 'holders'>) {
  return (
    <>
      <Comparison
        caption="役員"
        columns={['氏名', '役職', '他の会社の常務・自営の事業']}
        rows={officers.map(({ title, name, other_posts: posts }) => [name, title, posts])}
      />
      {holders.length === 0 ? (
        <p>議決権などの5％以上を持つ株主・出資者はいません。</p>
      ) : (
        <Comparison
          caption="5％以上の株主・出資者"
          columns={['氏名・名称', '議決権などの割合']}
          figures
          rows={holders.map(({ name, share_bp: share }) => [name, exactRate(share)])}
        />
      )}
    </>
  )
}

/** The last business years, the newest first: what was earned, and what the company has and owes. */
export function Accounts({ accounts }: Pick<Company, 'accounts'>) {
  if (accounts.length === 0) return <p>決算を迎えた事業年度は、まだありません。</p>
  return (
    <>
      <Comparison
        caption="損益の要旨"
        columns={['決算期', '売上高', '営業利益', '当期純利益']}
        figures
        rows={accounts.map(({ term, revenue, operating_profit: operating, profit }) => [
          term,
          formatYen(revenue),
          orLoss(operating),
          orLoss(profit),
        ])}
      />
      <Comparison
        caption="貸借対照表の要旨（期末）"
        columns={['決算期', '流動資産', '固定資産', '資産の合計', '負債', '純資産']}
        figures
        rows={accounts.map(
          ({ term, current_assets: current, fixed_assets: fixed, liabilities, net_assets: netAssets }) => [
            term,
            formatYen(current),
            formatYen(fixed),
            formatYen(current + fixed),
            formatYen(liabilities),
            signed(netAssets),
          ],
        )}
      />
    </>
  )
}
