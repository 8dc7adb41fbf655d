import { statementLineList } from '../../../../../domain/tables/trial-balance.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import type { TrialBalance } from './trial-balance-queries.ts'
import styles from './trial-balance.module.css'

/** The statement of income of the days and the balance sheet of the last one, side by side: both end with the same result. */
export function Statements({ balance, days, until }: { balance: TrialBalance; days: string; until: string }) {
  const lines = balance.rows.filter(({ closing }) => closing !== 0)
  return (
    <div className={styles.statements}>
      <Statement
        title="損益計算書"
        note={days}
        lines={lines.filter(({ is_of_income: isOfIncome }) => isOfIncome)}
        result={balance.result}
        empty="この期間の収益と費用はありません"
      />
      <Statement
        title="貸借対照表"
        note={`${until.replaceAll('-', '/')}現在`}
        lines={lines.filter(({ is_of_income: isOfIncome }) => !isOfIncome)}
        result={balance.result}
        empty="残高のある科目はありません"
      />
    </div>
  )
}

function Statement({
  title,
  note,
  lines,
  result,
  empty,
}: {
  title: string
  note: string
  lines: TrialBalance['rows']
  result: number
  empty: string
}) {
  const now = useNow()
  return (
    <Panel title={title} note={note} tight>
      <DataTable
        caption={title}
        columns={pageColumns(statementLineList, now, {
          text: { cell: ({ text }) => text, foot: '期間の損益' },
          closing: { cell: ({ closing }) => figure(closing ?? 0), foot: figure(result) },
        })}
        rows={lines}
        rowKey={({ account }) => account}
        empty={empty}
      />
    </Panel>
  )
}
