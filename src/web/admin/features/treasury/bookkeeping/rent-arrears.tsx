import { Link } from 'react-router'
import { useQuery } from 'urql'
import { arrearRuns, type ArrearRun } from '../../../../../domain/funds/arrear-runs.ts'
import { monthsText } from '../../../../../domain/funds/book-month.ts'
import { formatDateWithoutWeekday, japanDate } from '../../../../../domain/calendar.ts'
import { rentArrearList, rentOfNoLeaseList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { rentArrearsDocument, type RentArrear, type RentOfNoLease } from './ledger-queries.ts'

const arrearColumns = (now: number): Column<ArrearRun<RentArrear>>[] =>
  pageColumns(rentArrearList, now, {
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    month: ({ month, lastMonth, months, ended_on: endedOn, end_recorded_on: recordedOn }) => (
      <>
        {monthsText(month, lastMonth)}
        {months > 1 && (
          <small>
            <br />
            {months}か月
          </small>
        )}
        {endedOn !== null && recordedOn !== null && (
          <small>
            <br />
            {formatDateWithoutWeekday(japanDate(endedOn))}終了
            <br />
            {formatDateWithoutWeekday(japanDate(recordedOn))}登録
          </small>
        )}
      </>
    ),
    days: ({ days }) => `${figure(days)}日`,
  })

const lineColumns = (now: number): Column<RentOfNoLease>[] =>
  pageColumns(rentOfNoLeaseList, now, {
    name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    line: ({ entry_id: id }) => (
      <Link to={`/itoadmintool/ledger?view=lines&state=explained&line=${id}`}>入出金 番号{id}</Link>
    ),
  })

/** Leases whose rent is behind, by yen and days; and rents that nobody has classified with a lease, which may be theirs. */
export function RentArrears() {
  const now = useNow()
  const [{ data }] = useQuery({ query: rentArrearsDocument, requestPolicy: 'network-only' })
  const missing = data?.adminRentArrears.reduce((sum, arrear) => sum + arrear.missing, 0) ?? 0
  return (
    <>
      <Panel
        title="支払期限を過ぎた賃料"
        note={missing === 0 ? '賃貸借ごとに、支払期限の翌日から数えます' : `合計${figure(missing)}円`}
        tight
      >
        <DataTable
          caption="支払期限を過ぎた賃料"
          columns={arrearColumns(now)}
          rows={data && arrearRuns(data.adminRentArrears)}
          rowKey={({ lease_id: id, month }) => `${id} ${month}`}
          empty={<Done>支払期限を過ぎた賃料はありません</Done>}
        />
      </Panel>
      <Panel
        title="賃貸借が選ばれていない賃料の入金"
        note="この1年分です。どの賃貸借の賃料かを訂正で選ぶと、上の一覧に反映されます"
        tight
      >
        <DataTable
          caption="賃貸借が選ばれていない賃料の入金"
          columns={lineColumns(now)}
          rows={data?.adminRentsOfNoLease}
          rowKey={({ explanation_id: id, about, amount }) => `${id} ${about} ${amount}`}
          empty={<Done>賃貸借が選ばれていない入金はありません</Done>}
        />
      </Panel>
    </>
  )
}
