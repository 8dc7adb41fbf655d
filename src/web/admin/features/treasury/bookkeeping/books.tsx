import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { bookAccountList, bookList } from '../../../../../domain/tables/ledger.ts'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import styles from './ledger.module.css'
import { booksDocument, type LedgerBook } from './ledger-queries.ts'

type BookAccount = LedgerBook['balances'][number]

const sumOf = <Row,>(rows: readonly Row[], value: (row: Row) => number): string =>
  figure(rows.reduce((sum, row) => sum + value(row), 0))

const columnsFor = (books: readonly LedgerBook[], now: number, onChoose: (id: string) => void): Column<LedgerBook>[] =>
  pageColumns(bookList, now, {
    name: { cell: ({ id, name }) => <RowOpener onOpen={() => onChoose(id)}>{name}</RowOpener>, foot: '計' },
    cash: { cell: ({ cash }) => figure(cash), foot: sumOf(books, ({ cash }) => cash) },
    tied: { cell: ({ tied }) => figure(tied), foot: sumOf(books, ({ tied }) => tied) },
    free: { cell: ({ free }) => figure(free), foot: sumOf(books, ({ free }) => free) },
    short: {
      cell: ({ short }) => (short === 0 ? '—' : figure(short)),
      foot: sumOf(books, ({ short }) => short),
    },
  })

const debitOf = ({ is_debit: isDebit, balance }: BookAccount): number => (isDebit ? balance : 0)
const creditOf = ({ is_debit: isDebit, balance }: BookAccount): number => (isDebit ? 0 : balance)

const accountColumns = (accounts: readonly BookAccount[], now: number): Column<BookAccount>[] =>
  pageColumns(bookAccountList, now, {
    account: { cell: ({ account }) => account, foot: '計' },
    debit: {
      cell: (account) => (account.is_debit ? figure(account.balance) : ''),
      foot: sumOf(accounts, debitOf),
    },
    credit: {
      cell: (account) => (account.is_debit ? '' : figure(account.balance)),
      foot: sumOf(accounts, creditOf),
    },
  })

/** Whose money the account holds: each fund's own book, what in it is owed to somebody by name, and what may be spent. */
export function Books({ address }: { address: TableAddress }) {
  const now = useNow()
  const [{ data }] = useQuery({ query: booksDocument, requestPolicy: 'network-only' })
  const books = data?.adminLedgerBooks
  const chosenId = address.filter('chosen_book')
  const choose = (id: string) => address.choose('chosen_book', id)
  const chosen = books?.find(({ id }) => id === chosenId)
  const table = (
    <Panel tight>
      <DataTable
        caption="ファンドごとの帳簿"
        columns={columnsFor(books ?? [], now, choose)}
        rows={books}
        rowKey={({ id }) => id}
        selected={chosenId === '' ? null : chosenId}
        empty="帳簿には、まだ何も記録されていません"
      />
      <p className={styles.hint}>
        使えない分は、申込金・返金・支払い手続き中のお金など、渡す相手が決まっているお金です。ほかの支払いには使えません。
      </p>
    </Panel>
  )
  return (
    <TableWithDetails table={table} keys={books?.map(({ id }) => id)} chosen={chosenId} onChoose={choose}>
      {chosen !== undefined && <BookPanel book={chosen} onClose={() => choose('')} />}
    </TableWithDetails>
  )
}

function BookPanel({ book, onClose }: { book: LedgerBook; onClose: () => void }) {
  const now = useNow()
  return (
    <SidePanel title={book.name} onClose={onClose}>
      <FactList
        facts={[
          { label: '現金', value: `${figure(book.cash)}円` },
          { label: '使えない分', value: `${figure(book.tied)}円` },
          { label: '使える分', value: `${figure(book.free)}円` },
          ...(book.short === 0 ? [] : [{ label: '不足額', value: `${figure(book.short)}円を先に入金してください` }]),
        ]}
      />
      <DataTable
        caption="勘定の残高"
        columns={accountColumns(book.balances, now)}
        rows={book.balances}
        rowKey={({ account }) => account}
        empty="残高はありません"
      />
      <p>
        <Link to={`/itoadmintool/ledger?view=entries&book=${encodeURIComponent(book.id)}`}>この帳簿の仕訳</Link>
      </p>
      {book.fund_id !== null && (
        <p>
          <Link to={`/itoadmintool/funds/${book.fund_id}`}>ファンドのページ</Link>
        </p>
      )}
    </SidePanel>
  )
}
