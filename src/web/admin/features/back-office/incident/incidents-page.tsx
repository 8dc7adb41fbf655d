import { Link, useNavigate } from 'react-router'
import { useQuery } from 'urql'
import { incidentList } from '../../../../../domain/tables/incidents.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { IncidentForm } from './incident-form.tsx'
import { incidentsDocument, recordIncidentDocument, type IncidentRow } from './incident-queries.ts'

const columnsAt = (now: number): Column<IncidentRow>[] =>
  pageColumns(incidentList, now, {
    title: ({ id, title }) => <Link to={`/itoadmintool/incidents/${id}`}>{title}</Link>,
    duties: ({ duties }) =>
      duties.length === 0
        ? '—'
        : duties.map(({ kind, title, due_on: day }) => (
            <div key={kind}>
              {title} <time dateTime={day}>{shortDay(day, now)}</time>
            </div>
          )),
    state: ({ is_closed: isClosed }) => (isClosed ? <Tag tone="ended">終了</Tag> : <Tag tone="warning">対応中</Tag>),
  })

/** The register of incidents, and where a new one is written down at once. */
export function IncidentsPage() {
  const now = useNow()
  const navigate = useNavigate()
  const [{ data }] = useQuery({ query: incidentsDocument, requestPolicy: 'network-only' })
  return (
    <AdminPage title="インシデント" note="個人データの漏えい等、障害、書面や入出金の誤り">
      <Panel title="一覧" tight>
        <DataTable
          caption="インシデント"
          columns={columnsAt(now)}
          rows={data?.adminIncidents}
          rowKey={({ id }) => id}
          empty="記録されたインシデントはありません"
        />
      </Panel>
      <Panel title="インシデントを記録する" note="分かっている範囲で、すぐに記録します。後から書き足せます">
        <IncidentForm
          document={recordIncidentDocument}
          words={{
            name: 'インシデントの記録',
            done: 'インシデントを記録し、ほかの運営者にメールで知らせました。',
            failed: '入力内容をご確認ください。',
            onDone: ({ recordIncident: { id } }) => void navigate(`/itoadmintool/incidents/${id}`),
          }}
          variables={(input) => ({ input })}
          button="記録する"
        />
      </Panel>
    </AdminPage>
  )
}
