import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useQueues } from '../../../shell/queues.ts'
import { shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { managementReportList, reportDueList } from '../../../../../domain/tables/documents.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, SelectFilter } from '../../../ui/filter-bar.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import {
  documentFundsDocument,
  reportsDocument,
  reportsDueDocument,
  type Report,
  type ReportDue,
} from './document-queries.ts'
import { ReportEditor } from './report-editor.tsx'

const newReport = 'new'
const period = (start: string, end: string, now: number): string => `${shortDay(start, now)}〜${shortDay(end, now)}`

const dueColumns = (now: number, onChoose: (due: ReportDue) => void): Column<ReportDue>[] =>
  pageColumns(reportDueList, now, {
    project_name: (row) => <RowOpener onOpen={() => onChoose(row)}>{row.project_name}</RowOpener>,
    period: (row) => period(row.period_start, row.period_end, now),
    state: (row) =>
      row.is_overdue ? '期限を過ぎています' : row.has_draft ? '下書きあり' : row.is_over ? '未作成' : '期間中',
  })

const reportColumns = (now: number, onChoose: (id: string) => void): Column<Report>[] =>
  pageColumns(managementReportList, now, {
    period: (row) => (
      <RowOpener onOpen={() => onChoose(row.id)}>{period(row.period_start, row.period_end, now)}</RowOpener>
    ),
    version: ({ version }) => `第${version}版`,
    state: ({ published_at: at }) => (at === null ? '下書き' : '交付済み'),
  })

/** Which reports the law asks for next, and a fund's reports: written, looked at, delivered. */
export function ReportsView({ address }: { address: TableAddress }) {
  const now = useNow()
  const { refetch: recount } = useQueues()
  const fund = address.filter('fund')
  const [{ data: funds }] = useQuery({ query: documentFundsDocument })
  const [{ data: due }, refetchDue] = useQuery({ query: reportsDueDocument, requestPolicy: 'cache-and-network' })
  const [{ data }, refetch] = useQuery({
    query: reportsDocument,
    variables: { id: fund },
    pause: fund === '',
    requestPolicy: 'network-only',
  })
  const reports = data?.managementReports
  const chosenId = address.filter('report')
  const chosen = reports?.find(({ id }) => id === chosenId)
  const next = due?.adminReportsDue.find(({ project_id: id }) => id === fund)
  const onChange = (id: string) => {
    address.choose('report', id)
    refetch({ requestPolicy: 'network-only' })
    refetchDue({ requestPolicy: 'network-only' })
    recount()
  }
  const openDue = (row: ReportDue) =>
    address.setFilters({ fund: row.project_id, report: row.has_draft ? '' : newReport })
  return (
    <>
      <Panel title="これから交付する報告書" note="不特法28条：少なくとも1年ごと" tight>
        <DataTable
          caption="これから交付する報告書"
          columns={dueColumns(now, openDue)}
          rows={due?.adminReportsDue}
          rowKey={(row) => `${row.project_id} ${row.period_start}`}
          empty={<Done>交付を待つ報告書はありません</Done>}
          tone={({ is_overdue: isOverdue }) => (isOverdue ? 'refused' : undefined)}
        />
      </Panel>
      <Panel title="ファンドの報告書" tight>
        <FilterBar
          after={
            fund === '' ? undefined : (
              <Button size="small" onClick={() => address.choose('report', newReport)}>
                新しい報告書
              </Button>
            )
          }
        >
          <SelectFilter
            label="ファンド"
            name="fund"
            choices={(funds?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            all="選択してください"
            address={address}
          />
        </FilterBar>
        <DataTable
          caption="ファンドの報告書"
          columns={reportColumns(now, (id) => address.choose('report', id))}
          rows={fund === '' ? [] : reports}
          rowKey={({ id }) => id}
          selected={chosen?.id ?? null}
          empty={fund === '' ? 'ファンドを選択してください' : '報告書はまだありません'}
        />
      </Panel>
      {fund !== '' && (chosen !== undefined || chosenId === newReport) && (
        <ReportEditor
          key={chosen === undefined ? `${fund} ${newReport}` : `${chosen.id} ${chosen.revision} ${chosen.published_at}`}
          fundId={fund}
          report={chosen ?? null}
          next={next ?? null}
          onClose={() => address.choose('report', '')}
          onChange={onChange}
        />
      )}
    </>
  )
}
