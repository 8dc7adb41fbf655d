import { useQuery } from 'urql'
import { shortFundName } from '../../../../../domain/funds/fund-text.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { drawTable, DRAW_STATE } from '../../../../../domain/tables/draws.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { DrawPanel } from './draw-panel.tsx'
import styles from './lotteries.module.css'
import { drawDocument, drawsDocument, type Draw } from './lottery-queries.ts'

const columnsFor = (now: number, onChoose: (id: string) => void): Column<Draw>[] =>
  pageColumns(drawTable, now, {
    project_name: ({ project_id: id, project_name: name }) => (
      <RowOpener onOpen={() => onChoose(id)}>{shortFundName(name)}</RowOpener>
    ),
    state: ({ state }) => <span className={styles.state}>{DRAW_STATE[state]}</span>,
    draw: ({ draw_at: due, drawn_at: done }) => (
      <time dateTime={done ?? due}>
        {shortTime(done ?? due, now)}
        {done === null && '（予定）'}
      </time>
    ),
  })

const stateChoices = Object.entries(DRAW_STATE).map(([value, label]) => ({ value, label }))

/** Every lottery: what was promised, where it stands, and whether it comes out the same when it is computed again. */
export function LotteriesPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = filtersOf(drawTable, address)
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }, execute] = useQuery({ query: drawsDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminDraws
  const fund = address.filter('id')
  const [{ data: shown }, refetch] = useQuery({
    query: drawDocument,
    variables: { fund },
    pause: fund === '',
    requestPolicy: 'cache-and-network',
  })
  const chosen = fund === '' ? null : (shown?.adminDraw ?? null)
  const choose = (id: string) => address.choose('id', id)
  const reload = () => {
    execute({ requestPolicy: 'network-only' })
    refetch({ requestPolicy: 'network-only' })
  }
  const columns = columnsFor(now, choose)
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'lotteries', address, columns }}>
        <SelectFilter label="状態" name="state" choices={stateChoices} address={address} />
        <TextFilter label="ファンド名" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="抽選"
        columns={columns}
        rows={page?.rows}
        rowKey={({ project_id: id }) => id}
        selected={chosen?.project_id ?? null}
        empty={
          filter.state === null && filter.search === null
            ? '抽選方式のファンドは、まだありません'
            : '該当する抽選はありません'
        }
        tone={({ state }) => (state === 'late' ? 'refused' : undefined)}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage
      title="抽選"
      note="募集終了の翌日1:00に、自動で行います"
      actions={<CsvButton table={drawTable} filter={filter} />}
    >
      <TableWithDetails
        table={table}
        keys={page?.rows.map(({ project_id: id }) => id)}
        chosen={chosen?.project_id ?? ''}
        onChoose={choose}
      >
        {chosen !== null && (
          <DrawPanel key={chosen.project_id} draw={chosen} onClose={() => choose('')} onChange={reload} />
        )}
      </TableWithDetails>
    </AdminPage>
  )
}
