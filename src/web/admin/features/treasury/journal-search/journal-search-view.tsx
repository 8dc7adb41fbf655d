import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { journalTable } from '../../../../../domain/tables/journals.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { RecordLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { journalSearchDocument, type Journal } from './journal-queries.ts'
import styles from './journal-search.module.css'

const textsOf = (sides: Journal['sides'], side: 'debit' | 'credit'): string =>
  sides
    .filter((each) => each[side] > 0)
    .map(({ text }) => text)
    .join('、')

const columnsAt = (now: number): Column<Journal>[] =>
  pageColumns(journalTable, now, {
    id: ({ id }) => <EntryLink id={id} />,
    debit: ({ sides }) => textsOf(sides, 'debit'),
    credit: ({ sides }) => textsOf(sides, 'credit'),
    correction: (row) => <Correction row={row} now={now} />,
  })

const EntryLink = ({ id }: { id: string }) => (
  <RecordLink type="journal_entry" id={id}>
    {id}
  </RecordLink>
)

/** What was taken back stands with what takes it back and what stands in its place, who did it and why. */
function Correction({ row, now }: { row: Journal; now: number }) {
  const { reverses, reversed_by: reversedBy, replaced_by: replacedBy, corrected_at: at, corrected_by: by, reason } = row
  if (reverses === null && reversedBy === null) return null
  return (
    <div className={styles.correction}>
      <span>
        {reverses === null ? '取り消し済み' : '取り消しの仕訳'}：番号
        <EntryLink id={reverses ?? reversedBy ?? ''} />
        {replacedBy !== null && (
          <>
            、訂正後 番号
            <EntryLink id={replacedBy} />
          </>
        )}
      </span>
      <small>
        {[at === null ? '' : shortTime(at, now), by ?? '', reason ?? ''].filter((text) => text !== '').join('　')}
      </small>
    </div>
  )
}

/** The entries of a book by day, amount, counterparty and account, alone or together; what was corrected shows both. */
export function JournalSearchView({ address }: { address: TableAddress }) {
  const now = useNow()
  const today = japanDateOf(new Date(now))
  const filter = {
    book: address.filter('book') || 'operator',
    from: address.filter('from') || `${today.slice(0, 4)}-01-01`,
    until: address.filter('until') || today,
    amount_from: address.filter('amount_from'),
    amount_until: address.filter('amount_until'),
    counterparty: address.filter('counterparty'),
    account: address.filter('account'),
    corrected: address.filter('corrected'),
  }
  const [{ data, error }] = useQuery({
    query: journalSearchDocument,
    variables: { input: filter, page: address.page },
    requestPolicy: 'network-only',
  })
  const [problem] = Object.values(error === undefined ? {} : toFailure(error).fields)
  const found = data?.adminJournalSearch
  return (
    <>
      <Panel
        title="仕訳の検索"
        note="電子帳簿保存法施行規則5条5項の検索です。取引年月日・金額・取引先を、範囲や組み合わせで指定できます"
        tight
      >
        <FilterBar after={<CsvButton table={journalTable} filter={filter} label="仕訳帳のCSV" />}>
          <SelectFilter
            label="帳簿"
            name="book"
            address={address}
            all="運営者"
            choices={(data?.adminLedgerBooks ?? [])
              .filter(({ id }) => id !== 'operator')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextFilter label="取引年月日（開始）" name="from" type="date" address={address} />
          <TextFilter label="取引年月日（終了）" name="until" type="date" address={address} />
          <TextFilter label="金額（下限、円）" name="amount_from" address={address} />
          <TextFilter label="金額（上限、円）" name="amount_until" address={address} />
          <TextFilter label="取引先" name="counterparty" address={address} />
          <SelectFilter
            label="訂正"
            name="corrected"
            address={address}
            all="すべて"
            choices={[{ value: 'true', label: '訂正・取り消しのある仕訳' }]}
          />
        </FilterBar>
        {problem !== undefined && <Notice tone="error" title={problem} live />}
        <DataTable
          caption="仕訳の検索"
          columns={columnsAt(now)}
          rows={found?.rows}
          rowKey={({ id }) => id}
          empty="条件に合う仕訳はありません"
        />
        <Pager page={address.page} size={50} total={found?.total ?? 0} isMore={false} onPage={address.setPage} />
      </Panel>
    </>
  )
}
