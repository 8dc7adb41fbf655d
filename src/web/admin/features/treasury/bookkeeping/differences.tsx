import { Link } from 'react-router'
import { STATEMENT_DIFFERENCES } from '../../../../../domain/treasury/statement-difference-words.ts'
import { statementDifferenceList } from '../../../../../domain/tables/ledger.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import type { Difference } from './ledger-queries.ts'

const columnsFor = (now: number): Column<Difference>[] =>
  pageColumns(statementDifferenceList, now, {
    kind: ({ kind, line_id: id }) => (
      <>
        <Tag tone="warning">{STATEMENT_DIFFERENCES[kind]}</Tag>{' '}
        {id !== null && <Link to={`/itoadmintool/ledger?view=lines&line=${id}`}>入出金 番号{id}</Link>}
      </>
    ),
    listed: ({ listed }) =>
      listed === null
        ? '—'
        : `${shortDay(listed.transacted_on, now)}　${figure(listed.amount)}円　${listed.remarks}（残高 ${figure(listed.balance)}円）`,
  })

/** Lines that the bank's list did not confirm when it was read last: somebody has to find out who wrote them. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  const now = useNow()
  return (
    <Panel
      title="銀行の明細と一致しない記録"
      note="明細を読み取るたびに照合します。一致するまで、支払いを停止します"
      tight
    >
      <DataTable
        caption="銀行の明細と一致しない記録"
        columns={columnsFor(now)}
        rows={rows}
        rowKey={({ id }) => id}
        empty="一致しない記録はありません"
      />
    </Panel>
  )
}
