import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { entryTable } from '../../../../../domain/tables/entries.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { Journal } from '../../../ui/journal.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { filtersOf, type TableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import {
  balancesDocument,
  booksDocument,
  entriesDocument,
  entryDocument,
  type Balance,
  type Entry,
  type EntryDetail,
} from './ledger-queries.ts'

const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[,円\s]/g, '')
function filterOf(address: TableAddress, accounts: readonly Balance[]) {
  const asked = filtersOf(entryTable, address)
  return {
    ...asked,
    account: accounts.find(({ kind }) => kind === asked.account)?.kind ?? null,
    id: digitsOf(address.filter('entry_number')) || null,
  }
}

const columnsFor = (now: number, onChoose: (id: string) => void): Column<Entry>[] =>
  pageColumns(entryTable, now, {
    id: ({ id }) => <RowOpener onOpen={() => onChoose(id)}>{id}</RowOpener>,
    debit: ({ sides }) => accountsOf(sides.filter(({ debit }) => debit > 0)),
    credit: ({ sides }) => accountsOf(sides.filter(({ credit }) => credit > 0)),
    total: ({ sides }) => figure(sides.reduce((sum, { debit }) => sum + debit, 0)),
  })

const accountsOf = (sides: Entry['sides']): string => sides.map(({ account }) => account).join('、')

/** Journal entries, searched by account, day, amount or number; the chosen one beside the table. */
export function Entries({ address }: { address: TableAddress }) {
  const now = useNow()
  const [{ data: balances }] = useQuery({ query: balancesDocument })
  const [{ data: books }] = useQuery({ query: booksDocument })
  const accounts = balances?.adminLedgerBalances ?? []
  const filter = filterOf(address, accounts)
  const variables = {
    filter,
    sort: address.sort,
    descending: address.sort === null ? null : address.descending,
    page: address.page,
  }
  const [{ data }] = useQuery({ query: entriesDocument, variables, requestPolicy: 'network-only' })
  const rows = data?.adminLedgerEntries.rows
  const chosenId = address.filter('entry')
  const [{ data: shown }] = useQuery({ query: entryDocument, variables: { id: chosenId }, pause: chosenId === '' })
  const chosen = chosenId === '' ? undefined : shown?.adminLedgerEntries.rows.find(({ id }) => id === chosenId)
  const choose = (id: string) => address.choose('entry', id)
  const columns = columnsFor(now, choose)
  const table = (
    <Panel tight>
      <FilterBar
        views={{ table: 'entries', address, columns }}
        after={<CsvButton table={entryTable} filter={filter} />}
      >
        <SelectFilter
          label="勘定"
          name="account"
          address={address}
          choices={accounts.map(({ kind, account }) => ({ value: kind, label: account }))}
        />
        <SelectFilter
          label="帳簿"
          name="book"
          address={address}
          choices={(books?.adminLedgerBooks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextFilter label="日付（開始）" name="from" type="date" address={address} />
        <TextFilter label="日付（終了）" name="until" type="date" address={address} />
        <TextFilter label="金額（円）" name="amount" address={address} />
        <TextFilter label="仕訳の番号" name="entry_number" address={address} />
      </FilterBar>
      <DataTable
        caption="仕訳"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        address={address}
        selected={chosenId === '' ? null : chosenId}
        empty="該当する仕訳はありません"
      />
      <Pager
        page={address.page}
        size={50}
        total={data?.adminLedgerEntries.total ?? 0}
        isMore={data?.adminLedgerEntries.is_more ?? false}
        onPage={address.setPage}
      />
    </Panel>
  )
  return (
    <TableWithDetails table={table} keys={rows?.map(({ id }) => id)} chosen={chosenId} onChoose={choose}>
      {chosen !== undefined && <EntryPanel entry={chosen} onClose={() => choose('')} />}
    </TableWithDetails>
  )
}

function EntryPanel({ entry, onClose }: { entry: EntryDetail; onClose: () => void }) {
  const now = useNow()
  return (
    <SidePanel title={`仕訳 番号${entry.id}`} onClose={onClose} record={`journal_entry:${entry.id}`}>
      <FactList
        facts={[
          { label: '生じた日時', value: <time dateTime={entry.at}>{shortTime(entry.at, now)}</time> },
          {
            label: '記録した日時',
            value: <time dateTime={entry.recorded_at}>{shortTime(entry.recorded_at, now)}</time>,
          },
          ...(entry.reverses === null
            ? []
            : [
                {
                  label: '取り消す仕訳',
                  value: (
                    <Link
                      to={`/itoadmintool/ledger?view=entries&entry_number=${entry.reverses}&entry=${entry.reverses}`}
                    >
                      番号{entry.reverses}
                    </Link>
                  ),
                },
              ]),
        ]}
      />
      <Journal caption={entry.text} lines={entry.lines} />
      <p>
        <Link to={`/itoadmintool/ledger?view=trail&kind=journal_entry&number=${entry.id}`}>このお金を追跡する</Link>
      </p>
    </SidePanel>
  )
}
