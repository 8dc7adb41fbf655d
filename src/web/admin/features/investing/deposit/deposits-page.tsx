import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { depositTable } from '../../../../../domain/tables/deposits.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { ApplicationLink, MemberLink } from '../../../ui/record-links.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { depositsDocument, fundNamesDocument, readAccountDocument, type DepositRow } from './deposit-queries.ts'
import { DEPOSIT_JUDGEMENT } from '../../../../../domain/back-office/state-words.ts'
import { fullWidth } from './deposit-words.ts'
import styles from './deposits.module.css'
import { JudgementTag } from './judgement-tag.tsx'

const views = [
  { value: 'unresolved', label: '申込なし（未解決）' },
  { value: 'refund_waiting', label: '返金待ち' },
  { value: 'name_differs', label: '名義確認' },
  { value: 'short', label: '不足' },
] as const

const signed = (amount: number): string => (amount > 0 ? `+${figure(amount)}` : figure(amount))

const columnsFor = ({
  now,
  rows,
  onChoose,
}: {
  now: number
  rows: readonly DepositRow[] | undefined
  onChoose: (id: string) => void
}): Column<DepositRow>[] =>
  pageColumns(depositTable, now, {
    at: {
      cell: (row) => (
        <RowOpener onOpen={() => onChoose(row.id)}>
          <time dateTime={row.at}>{shortTime(row.at, now)}</time>
        </RowOpener>
      ),
      foot: `表示中の${figure(rows?.length ?? 0)}件の合計`,
    },
    judgement: (row) => <JudgementTag judgement={row.judgement} />,
    amount: {
      cell: (row) => <b>{figure(row.amount)}</b>,
      foot: figure((rows ?? []).reduce((sum, { amount }) => sum + amount, 0)),
    },
    difference: (row) =>
      row.difference === null ? (
        '—'
      ) : (
        <span className={styles.difference} data-off={row.difference !== 0 || undefined}>
          {signed(row.difference)}
        </span>
      ),
    remitter_name: (row) => fullWidth(row.remitter_name),
    claim: (row) =>
      row.application_number === null ? (
        <span className={styles.quiet}>なし{row.is_resolved ? '（入金者判明）' : ''}</span>
      ) : (
        <>
          {row.invest_id === null ? (
            row.application_number
          ) : (
            <ApplicationLink number={row.application_number} id={row.invest_id} />
          )}
          {'　'}
          {row.member_id === null ? row.member_name : <MemberLink id={row.member_id}>{row.member_name}</MemberLink>}
        </>
      ),
  })

/** What came in at the bank, as it was judged, and the trail of each deposit beside it. */
export function DepositsPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = filtersOf(depositTable, address)
  const variables = {
    filter,
    sort: address.sort,
    descending: address.sort === null ? null : address.descending,
    page: address.page,
  }
  const [{ data }, refetch] = useQuery({ query: depositsDocument, variables, requestPolicy: 'network-only' })
  const [{ data: funds }] = useQuery({ query: fundNamesDocument })
  const reading = useAct(readAccountDocument, {
    name: '銀行の明細の取得',
    done: '銀行の明細を取得しています。新しい入金は、まもなく一覧に出ます。',
    onDone: () => setTimeout(look, 3000),
  })
  const look = () => refetch({ requestPolicy: 'network-only' })
  const rows = data?.adminDeposits.rows
  const chosen = address.filter('id')
  const choose = (id: string) => address.choose('id', id)
  const columns = columnsFor({ now, rows, onChoose: choose })
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'deposits', address, columns }}>
        <TextFilter label="入金日（開始）" name="from" type="date" address={address} />
        <TextFilter label="入金日（終了）" name="until" type="date" address={address} />
        <SelectFilter
          label="ファンド"
          name="fund"
          address={address}
          choices={(funds?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectFilter
          label="判定"
          name="judgement"
          address={address}
          choices={Object.entries(DEPOSIT_JUDGEMENT).map(([value, label]) => ({ value, label }))}
        />
        <TextFilter label="依頼人・会員・申込番号" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="入金"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        address={address}
        selected={chosen || null}
        empty={/^view=\w+$/.test(address.query) ? <Done>該当する入金はありません</Done> : '該当する入金はありません'}
      />
      <Pager page={address.page} size={50} total={data?.adminDeposits.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage
      title="入金照合"
      note="口座番号で申込と照合し、名義は確認のために比べます"
      actions={
        <>
          <CsvButton table={depositTable} filter={filter} />
          <Button loading={reading.busy} onClick={() => void reading.run({})}>
            銀行の明細を取得
          </Button>
        </>
      }
    >
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: 'すべて' },
          ...views.map((view) => ({
            ...view,
            count: data?.adminDepositViews.find((each) => each.view === view.value)?.count,
          })),
        ]}
      />
      <TableWithDetails table={table} keys={rows?.map(({ id }) => id)} chosen={chosen} onChoose={choose}>
        {chosen !== '' && <DepositPanel key={chosen} id={chosen} onClose={() => choose('')} onChange={look} />}
      </TableWithDetails>
      {reading.dialog}
    </AdminPage>
  )
}
