import { Link } from 'react-router'
import { useQuery } from 'urql'
import { feePayeeTable, feeTaxMonthList } from '../../../../../domain/tables/tax.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { monthText } from './month-text.ts'
import { feeTaxDocument, type FeeTaxMonth } from './tax-queries.ts'
import styles from './tax.module.css'

function stateOf({ open, is_overdue: isOverdue }: FeeTaxMonth): string {
  if (open < 0) return '納め過ぎ'
  if (open === 0) return '納付済み'
  return isOverdue ? '期限を過ぎています' : '未納'
}

const columnsAt = (now: number): Column<FeeTaxMonth>[] =>
  pageColumns(feeTaxMonthList, now, {
    month: ({ month }) => monthText(month),
    open: ({ open }) => <b>{figure(open)}</b>,
    state: stateOf,
  })

/** Tax withheld of the fees of scriveners, tax accountants and others, by month and fund; and who was paid what in a year. */
export function FeeTax() {
  const now = useNow()
  const [{ data }] = useQuery({ query: feeTaxDocument, requestPolicy: 'network-only' })
  return (
    <>
      <Panel title="報酬の源泉所得税" note="翌月10日まで。土日・祝日のときは次の営業日" tight>
        <DataTable
          caption="月・ファンドごとの報酬の源泉所得税"
          columns={columnsAt(now)}
          rows={data?.adminFeeTaxMonths}
          rowKey={({ project_id: fund, month }) => `${fund} ${month}`}
          empty="報酬からの源泉徴収はまだありません"
          tone={(row) => (row.is_overdue ? 'refused' : undefined)}
        />
        <p className={styles.note}>
          納付書は「給与所得・退職所得等の所得税徴収高計算書」です。納付した出金は、
          <Link to="/itoadmintool/ledger?view=lines">口座の入出金</Link>
          で「預かった源泉所得税（報酬）の納付」として、ファンドと月ごとに登録します。
        </p>
      </Panel>
      <Panel title="報酬の支払先" note="支払調書のもとになる年ごとの集計です" tight>
        <DataTable
          caption="年・支払先ごとの報酬"
          columns={pageColumns(feePayeeTable, now, {})}
          rows={data?.adminFeePayees}
          rowKey={({ year, remarks, payee }) => `${year} ${remarks} ${payee}`}
          empty="源泉徴収した報酬の支払いはまだありません"
        />
        <p className={styles.note}>
          <CsvButton table={feePayeeTable} filter={{}} />
        </p>
      </Panel>
    </>
  )
}
