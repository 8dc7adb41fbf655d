import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { taxMonthList } from '../../../../../domain/tables/tax.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { FeeTax } from './fee-tax.tsx'
import { ReportPanel } from './report-panel.tsx'
import { TaxPaymentPanel } from './tax-payment-panel.tsx'
import { monthText } from './month-text.ts'
import { taxMonthsDocument, type TaxMonth } from './tax-queries.ts'

function stateOf({ open, is_overdue: isOverdue }: TaxMonth): string {
  if (open === 0) return '納付済み'
  return isOverdue ? '期限を過ぎています' : '未納'
}

const columnsFor = (now: number, onChoose: (month: string) => void): Column<TaxMonth>[] =>
  pageColumns(taxMonthList, now, {
    month: (row) => <RowOpener onOpen={() => onChoose(row.month)}>{monthText(row.month)}</RowOpener>,
    open: ({ open }) => <b>{figure(open)}</b>,
    state: stateOf,
  })

/** The tax withheld from distributions, month by month, and the year's statutory reports. */
export function TaxPage() {
  const address = useTableAddress()
  const now = useNow()
  const [{ data }] = useQuery({ query: taxMonthsDocument, requestPolicy: 'network-only' })
  const months = data?.adminTaxMonths
  const open = months?.filter(({ open: left }) => left > 0) ?? []
  const next = open.at(-1)
  const overdue = open.filter(({ is_overdue: isOverdue }) => isOverdue).length
  const chosen = months?.find(({ month }) => month === address.filter('month'))
  const choose = (month: string) => address.choose('month', month)
  const table = (
    <Panel title="分配金の源泉所得税" note="翌月10日まで。土日・祝日のときは次の営業日" tight>
      <DataTable
        caption="月ごとの源泉所得税"
        columns={columnsFor(now, choose)}
        rows={months}
        rowKey={({ month }) => month}
        selected={chosen?.month ?? null}
        empty="源泉徴収はまだありません"
        tone={(row) => (row.is_overdue ? 'refused' : undefined)}
      />
    </Panel>
  )
  return (
    <AdminPage title="税務" note="分配金と報酬から源泉徴収した所得税の納付と、支払調書">
      <FactStrip
        facts={[
          {
            label: '未納の源泉所得税',
            value: months === undefined ? '—' : `${figure(open.reduce((sum, { open: left }) => sum + left, 0))}円`,
            note: `${open.length}か月分`,
          },
          {
            label: '次の納付期限',
            value: next === undefined ? '—' : shortDay(next.due_on, now),
            ...(next !== undefined && { note: `${monthText(next.month)}分　${figure(next.open)}円` }),
          },
          {
            label: '期限を過ぎた月',
            value: months === undefined ? '—' : `${overdue}か月`,
            tone: overdue > 0 ? 'bad' : undefined,
          },
        ]}
      />
      <TableWithDetails
        table={table}
        keys={months?.map(({ month }) => month)}
        chosen={chosen?.month ?? ''}
        onChoose={choose}
      >
        {chosen !== undefined && <TaxPaymentPanel key={chosen.month} month={chosen} onClose={() => choose('')} />}
      </TableWithDetails>
      <FeeTax />
      <ReportPanel />
    </AdminPage>
  )
}
