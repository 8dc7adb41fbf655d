import { useQuery } from 'urql'
import { generalLedgerTable } from '../../../../../domain/tables/trial-balance.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { RecordLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { generalLedgerDocument, type TrialRow } from './trial-balance-queries.ts'

const columnsOf = (now: number) =>
  pageColumns(generalLedgerTable, now, {
    entry: ({ entry }) => (
      <RecordLink type="journal_entry" id={String(entry)}>
        {entry}
      </RecordLink>
    ),
    debit: ({ debit }) => (debit ? figure(debit) : ''),
    credit: ({ credit }) => (credit ? figure(credit) : ''),
  })

/** One account over the days: each entry that moved it, and what it held after it. */
export function GeneralLedger({
  days,
  account: { account, text, opening },
}: {
  days: { book: string; from: string; until: string }
  account: TrialRow
}) {
  const now = useNow()
  const [{ data }] = useQuery({ query: generalLedgerDocument, variables: { ...days, account } })
  const lines = data?.adminGeneralLedger.map((line, place) => ({ ...line, place }))
  return (
    <Panel title={`総勘定元帳：${text}`} note={`前日の残高 ${figure(opening)}円`} tight>
      <DataTable
        caption={`総勘定元帳：${text}`}
        columns={columnsOf(now)}
        rows={lines}
        rowKey={({ place }) => String(place)}
        empty="この期間に動きはありません"
      />
    </Panel>
  )
}
