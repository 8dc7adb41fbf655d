import { useQuery } from 'urql'
import { japanDateOf, yearOf } from '../../../../../domain/calendar.ts'
import { individualNumberList } from '../../../../../domain/tables/tax.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { ChoiceFilter, FilterBar, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useTableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { NumberPanel } from './number-panel.tsx'
import { firstReportYear, neededNumbersDocument, type NeededNumber } from './tax-queries.ts'
import styles from './tax.module.css'

const pageSize = 50

const columnsFor = (now: number, onChoose: (id: string) => void): Column<NeededNumber>[] =>
  pageColumns(individualNumberList, now, {
    member: (row) => (
      <>
        <RowOpener onOpen={() => onChoose(row.member_id)}>{row.name}</RowOpener>
        <small className={styles.line}>{row.member_number}</small>
      </>
    ),
  })

/** Members on whom a report is due for a year: whose individual number is kept outside, and whose is missing. */
export function IndividualNumbersPage() {
  const address = useTableAddress()
  const now = useNow()
  const thisYear = yearOf(japanDateOf(new Date(now)))
  const years = Array.from({ length: thisYear - firstReportYear + 1 }, (_, index) => String(thisYear - index))
  const year = years.find((each) => each === address.filter('year')) ?? String(thisYear)
  const isAll = address.filter('view') === 'all'
  const search = address.filter('search')
  const filter = { ...(!isAll && { is_missing: true }), ...(search !== '' && { search }) }
  const [{ data }, ask] = useQuery({
    query: neededNumbersDocument,
    variables: { year, filter, page: address.page, size: pageSize },
    requestPolicy: 'network-only',
  })
  const rows = data?.adminIndividualNumbers.rows
  const chosen = rows?.find(({ member_id: id }) => id === address.filter('id'))
  const choose = (id: string) => address.choose('id', id)
  const table = (
    <Panel tight>
      <FilterBar>
        <ChoiceFilter
          label="年"
          all={`${thisYear}年分`}
          value={year === String(thisYear) ? '' : year}
          choices={years.slice(1).map((each) => ({ value: each, label: `${each}年分` }))}
          onChange={(value) => address.setFilters({ year: value })}
        />
        <TextFilter label="会員（氏名・番号）" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption={`${year}年分の支払調書に個人番号が要る会員`}
        columns={columnsFor(now, choose)}
        rows={rows}
        rowKey={({ member_id: id }) => id}
        selected={chosen?.member_id ?? null}
        empty={isAll || search !== '' ? '該当する会員はいません' : <Done>支払調書に足りない個人番号はありません</Done>}
      />
      <Pager
        page={address.page}
        size={pageSize}
        total={data?.adminIndividualNumbers.total ?? 0}
        onPage={address.setPage}
      />
    </Panel>
  )
  return (
    <AdminPage
      title="個人番号の受け取り"
      parent={{ to: '/itoadmintool/tax', name: '税務' }}
      note="番号そのものは、この画面に入力しません。外部で保管している番号の整理番号だけを記録します"
    >
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: '受け取りの記録がない会員' },
          { value: 'all', label: '支払調書が要るすべての会員' },
        ]}
      />
      <TableWithDetails
        table={table}
        keys={rows?.map(({ member_id: id }) => id)}
        chosen={chosen?.member_id ?? ''}
        onChoose={choose}
      >
        {chosen !== undefined && (
          <NumberPanel
            key={`${chosen.member_id} ${chosen.received_on ?? ''}`}
            row={chosen}
            onClose={() => choose('')}
            onDone={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </TableWithDetails>
    </AdminPage>
  )
}
