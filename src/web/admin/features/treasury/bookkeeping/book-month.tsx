import { useQuery } from 'urql'
import { monthText } from '../../../../../domain/book-month.ts'
import { fundMonthList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { FilterBar, TextFilter } from '../../../ui/filter-bar.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { bookMonthDocument, proposeBookMonthDocument, type BookMonth, type FundMonth } from './ledger-queries.ts'
import styles from './ledger.module.css'

const sumOf = (funds: readonly FundMonth[], of: (fund: FundMonth) => number): string =>
  figure(funds.reduce((sum, fund) => sum + of(fund), 0))

const columnsFor = (funds: readonly FundMonth[], now: number): Column<FundMonth>[] =>
  pageColumns(fundMonthList, now, {
    name: { cell: ({ project_name: name }) => name, foot: '計' },
    by_rule: { cell: ({ by_rule: lines }) => figure(lines), foot: sumOf(funds, (fund) => fund.by_rule) },
    by_hand: { cell: ({ by_hand: lines }) => figure(lines), foot: sumOf(funds, (fund) => fund.by_hand) },
    income: { cell: ({ income }) => figure(income), foot: sumOf(funds, ({ income }) => income) },
    cost: { cell: ({ cost }) => figure(cost), foot: sumOf(funds, ({ cost }) => cost) },
    cash: { cell: ({ cash }) => figure(cash), foot: sumOf(funds, ({ cash }) => cash) },
    invested: { cell: ({ invested }) => figure(invested), foot: sumOf(funds, ({ invested }) => invested) },
    registered: { cell: ({ registered }) => figure(registered), foot: sumOf(funds, ({ registered }) => registered) },
    closed: ({ closed_at: closedAt, closed_by: closedBy, invested, registered }) =>
      closedAt !== null
        ? `締め済み ${shortDay(closedAt.slice(0, 10), now)} ${closedBy ?? ''}`
        : invested === registered
          ? '未'
          : `名簿との差 ${figure(Math.abs(invested - registered))}円`,
  })

/** What still stands between the month and its closing; null where nothing does. */
function obstacleOf({ month, is_over: isOver, open, difference, funds }: BookMonth): string | null {
  if (!isOver) return `${monthText(month)}が終わり、その後の銀行の明細を取得すると締められます。`
  if (open > 0) return `内容が未登録の入出金が${open}件あります。`
  if (difference !== 0) return `銀行と帳簿に${figure(difference)}円の差があります。`
  return funds.every(({ closed_at: closedAt }) => closedAt !== null) ? `${monthText(month)}は、締めてあります。` : null
}

/** A month of all funds: its lines, bank, books and register side by side, and its closing by two people. */
export function BookMonthView({ address }: { address: TableAddress }) {
  const now = useNow()
  const asked = address.filter('month')
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : null
  const [{ data }, refetch] = useQuery({
    query: bookMonthDocument,
    variables: { month },
    requestPolicy: 'network-only',
  })
  const shown = data?.adminBookMonth
  const obstacle = shown === undefined ? null : obstacleOf(shown)
  return (
    <>
      <Panel title={shown === undefined ? '月次' : `${monthText(shown.month)}の月次`}>
        {shown !== undefined && (
          <>
            <FactList
              facts={[
                { label: '銀行の残高', value: `${figure(shown.bank)}円` },
                { label: '帳簿の残高', value: `${figure(shown.books)}円` },
                { label: 'どちらかにだけある明細', value: `${figure(shown.waiting)}円` },
                { label: '差', value: `${figure(shown.difference)}円` },
                { label: '内容が未登録の入出金', value: `${figure(shown.open)}件` },
              ]}
            />
            {obstacle !== null ? (
              <p className={styles.text}>{obstacle}</p>
            ) : (
              <AskedAct
                document={proposeBookMonthDocument}
                variables={{ month: shown.month }}
                words={{
                  name: '月次の締め',
                  done: '締めを提案しました。ほかの運営者が承認すると、この月の帳簿は変えられなくなります。',
                  onDone: () => refetch({ requestPolicy: 'network-only' }),
                }}
                variant="filled"
                button={`${monthText(shown.month)}を締める`}
                question={`${monthText(shown.month)}の帳簿を締めますか？`}
                facts={[
                  { label: 'ファンド', value: `${figure(shown.funds.length)}件` },
                  { label: '収入', value: `${sumOf(shown.funds, ({ income }) => income)}円` },
                  { label: '費用', value: `${sumOf(shown.funds, ({ cost }) => cost)}円` },
                ]}
                confirm="締めを提案する"
              >
                <p>締めた後の誤りは、翌月以降の取り消しと登録で直します。</p>
              </AskedAct>
            )}
          </>
        )}
      </Panel>
      <Panel title="ファンドごとの月次" tight>
        <FilterBar>
          <TextFilter label="月（例：2026-04）" name="month" address={address} />
        </FilterBar>
        <DataTable
          caption="ファンドごとの月次"
          columns={columnsFor(shown?.funds ?? [], now)}
          rows={shown?.funds}
          rowKey={({ project_id: id }) => id}
          empty="帳簿のあるファンドはありません"
        />
      </Panel>
    </>
  )
}
