import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { Panel, TwoColumns } from '../../ui/admin-page.tsx'
import { DataTable, RowOpener, type Column } from '../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../ui/filter-bar.tsx'
import { FactList } from '../../ui/facts.tsx'
import { Journal } from '../../ui/journal.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import type { TableAddress } from '../../ui/table-address.ts'
import { balancesDocument, entriesDocument, entryDocument, type Balance, type Entry } from './ledger-queries.ts'

const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[,円\s]/g, '')
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

function filterOf(address: TableAddress, accounts: readonly Balance[]) {
  const account = accounts.find(({ kind }) => kind === address.filter('account'))?.kind
  const [amount, id] = [digitsOf(address.filter('amount')), digitsOf(address.filter('number'))]
  const [from, until] = [address.filter('from'), address.filter('until')]
  return {
    ...(account !== undefined && { account }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
    ...(/^\d{1,12}$/.test(amount) && { amount: Number(amount) }),
    ...(id !== '' && { id }),
  }
}

const columnsFor = (now: number, onChoose: (id: string) => void): Column<Entry>[] => [
  { name: '番号', sort: 'id', cell: ({ id }) => <RowOpener onOpen={() => onChoose(id)}>{id}</RowOpener> },
  { name: '日時', sort: 'time', cell: ({ at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: '内容', cell: ({ text }) => text },
  { name: '借方', cell: ({ sides }) => accountsOf(sides.filter(({ debit }) => debit > 0)) },
  { name: '貸方', cell: ({ sides }) => accountsOf(sides.filter(({ credit }) => credit > 0)) },
  { name: '金額（円）', align: 'right', cell: ({ sides }) => figure(sides.reduce((sum, { debit }) => sum + debit, 0)) },
]

const accountsOf = (sides: Entry['sides']): string => sides.map(({ account }) => account).join('、')

/** Journal entries, searched by account, day, amount or number; the chosen one beside the table. */
export function Entries({ address }: { address: TableAddress }) {
  const now = useNow()
  const [{ data: books }] = useQuery({ query: balancesDocument })
  const accounts = books?.adminLedgerBalances ?? []
  const variables = { filter: filterOf(address, accounts), sort: address.sort, descending: address.sort === null ? null : address.descending, page: address.page }
  const [{ data }] = useQuery({ query: entriesDocument, variables, requestPolicy: 'network-only' })
  const rows = data?.adminLedgerEntries.rows
  const chosenId = address.filter('entry')
  const [{ data: shown }] = useQuery({ query: entryDocument, variables: { id: chosenId }, pause: chosenId === '' })
  const chosen = chosenId === '' ? undefined : shown?.adminLedgerEntries.rows.find(({ id }) => id === chosenId)
  const columns = columnsFor(now, (id) => address.choose('entry', id))
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'entries', address, columns }}>
        <SelectFilter label="勘定" name="account" address={address} choices={accounts.map(({ kind, account }) => ({ value: kind, label: account }))} />
        <TextFilter label="日付（から）" name="from" type="date" address={address} />
        <TextFilter label="日付（まで）" name="until" type="date" address={address} />
        <TextFilter label="金額（円）" name="amount" address={address} />
        <TextFilter label="仕訳の番号" name="number" address={address} />
      </FilterBar>
      <DataTable caption="仕訳" columns={columns} rows={rows} rowKey={({ id }) => id} address={address} selected={chosenId === '' ? null : chosenId} empty="該当する仕訳はありません" />
      <Pager page={address.page} size={50} total={data?.adminLedgerEntries.total ?? 0} isMore={data?.adminLedgerEntries.is_more ?? false} onPage={address.setPage} />
    </Panel>
  )
  if (chosen === undefined) return table
  return (
    <TwoColumns>
      {table}
      <SidePanel title={`仕訳 番号${chosen.id}`} onClose={() => address.choose('entry', '')}>
        <FactList
          facts={[
            { label: '生じた日時', value: <time dateTime={chosen.at}>{shortTime(chosen.at, now)}</time> },
            { label: '記録した日時', value: <time dateTime={chosen.recorded_at}>{shortTime(chosen.recorded_at, now)}</time> },
            ...(chosen.reverses === null ? [] : [{ label: '取り消す仕訳', value: `番号${chosen.reverses}` }]),
          ]}
        />
        <Journal caption={chosen.text} lines={chosen.lines} />
        <p><Link to={`/itoadmintool/ledger?view=trail&kind=journal_entry&number=${chosen.id}`}>このお金を追跡する</Link></p>
      </SidePanel>
    </TwoColumns>
  )
}
