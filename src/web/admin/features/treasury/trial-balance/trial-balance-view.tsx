import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import {
  bookStatementsTable,
  generalLedgerTable,
  trialBalanceTable,
} from '../../../../../domain/tables/trial-balance.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { GeneralLedger } from './general-ledger.tsx'
import { Statements } from './statements.tsx'
import { trialBalanceDocument, type TrialRow } from './trial-balance-queries.ts'
import styles from './trial-balance.module.css'

const columnsOf = (rows: readonly TrialRow[], now: number, onOpen: (account: string) => void): Column<TrialRow>[] => {
  const sum = (side: 'debit' | 'credit') => figure(rows.reduce((total, row) => total + row[side], 0))
  return pageColumns(trialBalanceTable, now, {
    text: {
      cell: ({ text, account }) =>
        account === resultBefore ? (
          text
        ) : (
          <button type="button" className={styles.account} onClick={() => onOpen(account)}>
            {text}
          </button>
        ),
      foot: '借方・貸方の合計',
    },
    debit: { cell: ({ debit }) => figure(debit), foot: sum('debit') },
    credit: { cell: ({ credit }) => figure(credit), foot: sum('credit') },
  })
}

/** What a book had before the days as a result: no account of its own. */
const resultBefore = 'result_before'

/** What each account of a book held and moved in any days, the two statements of them, and each account entry by entry: as page, file and paper. */
export function TrialBalanceView({ address }: { address: TableAddress }) {
  const now = useNow()
  const today = japanDateOf(new Date(now))
  const book = address.filter('book') || 'operator'
  const from = address.filter('from') || `${today.slice(0, 4)}-01-01`
  const until = address.filter('until') || today
  const [{ data, error }] = useQuery({
    query: trialBalanceDocument,
    variables: { book, from, until },
    requestPolicy: 'network-only',
  })
  const balance = data?.adminTrialBalance
  const opened = balance?.rows.find(({ account }) => account === address.filter('account'))
  const fields = error === undefined ? {} : toFailure(error).fields
  const [problem] = Object.values(fields)
  const query = new URLSearchParams({ book, from, until }).toString()
  return (
    <>
      <FilterBar
        after={
          <>
            <CsvButton table={bookStatementsTable} filter={{ book, from, until }} label="計算書のCSV" />
            <CsvButton table={trialBalanceTable} filter={{ book, from, until }} label="試算表のCSV" />
            <CsvButton table={generalLedgerTable} filter={{ book, from, until }} label="元帳のCSV" />
            <LinkButton icon="download" href={`/admin/trial-balance.pdf?${query}`} download="">
              計算書・試算表のPDF
            </LinkButton>
            <LinkButton icon="download" href={`/admin/general-ledger.pdf?${query}`} download="">
              元帳のPDF
            </LinkButton>
          </>
        }
      >
        <SelectFilter
          label="帳簿"
          name="book"
          address={address}
          all="運営者"
          choices={(data?.adminLedgerBooks ?? [])
            .filter(({ id }) => id !== 'operator')
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextFilter label="開始日" name="from" type="date" address={address} />
        <TextFilter label="終了日" name="until" type="date" address={address} />
      </FilterBar>
      {problem !== undefined && <Notice tone="error" title={problem} live />}
      {balance !== undefined && (
        <FactStrip
          facts={[
            { label: '資産', value: `${figure(balance.assets)}円` },
            { label: '負債', value: `${figure(balance.debts)}円` },
            { label: '出資・純資産', value: `${figure(balance.equity)}円` },
            { label: '収益', value: `${figure(balance.income)}円` },
            { label: '費用', value: `${figure(balance.costs)}円` },
            { label: '期間の損益', value: `${figure(balance.result)}円` },
          ]}
        />
      )}
      {balance !== undefined && (
        <Statements
          balance={balance}
          days={`${from.replaceAll('-', '/')}〜${until.replaceAll('-', '/')}`}
          until={until}
        />
      )}
      <Panel title="試算表" note="科目を選ぶと、総勘定元帳を表示します" tight>
        <DataTable
          caption="試算表"
          columns={columnsOf(balance?.rows ?? [], now, (account) => address.setFilters({ account }))}
          rows={balance?.rows}
          rowKey={({ account }) => account}
          empty="この期間に残高のある科目はありません"
        />
      </Panel>
      {opened !== undefined && <GeneralLedger days={{ book, from, until }} account={opened} />}
    </>
  )
}
