import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { ACCOUNT_ENTRY_KINDS, type AccountEntryKind } from '../../../../../domain/treasury/account-entry-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { STATEMENT_DIFFERENCES } from '../../../../../domain/treasury/statement-difference-words.ts'
import { Tag } from '../../../../ui/tag.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { accountEntryTable } from '../../../../../domain/tables/account-entries.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, type TableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { ExplainPanel } from './explain-panel.tsx'
import { accountEntriesDocument, accountEntryDocument, type AccountEntryRow } from './ledger-queries.ts'

const kinds = Object.keys(ACCOUNT_ENTRY_KINDS) as AccountEntryKind[]
const kindChoices = kinds.map((value) => ({ value, label: ACCOUNT_ENTRY_KINDS[value] }))
const directions = [
  { value: 'in', label: '入金' },
  { value: 'out', label: '出金' },
] as const

function filterOf(address: TableAddress) {
  const asked = filtersOf(accountEntryTable, address)
  const isExplained = address.filter('state') === 'explained'
  return { ...asked, is_explained: isExplained, kind: isExplained ? asked.kind : null }
}

type Filter = ReturnType<typeof filterOf>

const isWhole = ({ direction, kind, from, until, search }: Filter): boolean =>
  direction === null && kind === null && from === null && until === null && search === null

function emptyText(filter: Filter) {
  if (!isWhole(filter)) return '該当する入出金はありません'
  return filter.is_explained ? '登録した入出金はありません' : <Done>内容の分からない入出金はありません</Done>
}

const columnsFor = (now: number, onChoose: (id: string) => void): Column<AccountEntryRow>[] =>
  pageColumns(accountEntryTable, now, {
    id: ({ id }) => <RowOpener onOpen={() => onChoose(id)}>{id}</RowOpener>,
    account: ({ account }) => <span className="no-break">{account}</span>,
    in: ({ amount }) => (amount > 0 ? figure(amount) : ''),
    out: ({ amount }) => (amount < 0 ? figure(-amount) : ''),
    content: (row) => (
      <>
        {contentOf(row)} {row.difference !== null && <Tag tone="warning">{STATEMENT_DIFFERENCES[row.difference]}</Tag>}
      </>
    ),
  })

const contentOf = (row: AccountEntryRow): string =>
  row.explanation !== null
    ? ACCOUNT_ENTRY_KINDS[row.explanation.kind]
    : row.proposal_id !== null
      ? '承認待ち'
      : row.may_be_batch_id !== null
        ? `支払い番号${row.may_be_batch_id}の結果待ち`
        : '未登録'

/** After those that were classified, or else from the top; empty where none is left. */
function nextWaiting(rows: readonly AccountEntryRow[], classified: readonly string[]): string {
  const waits = ({ id, explanation, proposal_id: proposalId, may_be_batch_id: batchId }: AccountEntryRow): boolean =>
    explanation === null && proposalId === null && batchId === null && !classified.includes(id)
  const at = rows.findIndex(({ id }) => id === classified[0])
  return (rows.slice(at + 1).find(waits) ?? rows.find(waits))?.id ?? ''
}

/** Lines of the company's account that no rule explains: after a day without an explanation they stop the payments. */
export function AccountEntries({ address }: { address: TableAddress }) {
  const now = useNow()
  const filter = filterOf(address)
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }, refetch] = useQuery({ query: accountEntriesDocument, variables, requestPolicy: 'network-only' })
  const page = data?.adminAccountEntries
  const id = address.filter('line')
  const [{ data: shown }, refetchShown] = useQuery({
    query: accountEntryDocument,
    variables: { id },
    pause: id === '',
    requestPolicy: 'network-only',
  })
  const chosen = id === '' ? undefined : shown?.adminAccountEntries.rows.find((entry) => entry.id === id)
  const choose = (next: string) => address.choose('line', next)
  const columns = columnsFor(now, choose)
  const table = (
    <Panel title="運営者が内容を登録する入出金" note="登録しないまま1日が過ぎると、支払いを止めます" tight>
      <ViewTabs
        name="state"
        views={[
          { value: '', label: '未登録' },
          { value: 'explained', label: '登録済み' },
        ]}
        address={address}
      />
      <FilterBar
        views={{ table: 'account-entries', address, columns }}
        after={<CsvButton table={accountEntryTable} filter={filter} />}
      >
        <SelectFilter label="入出金" name="direction" choices={directions} address={address} />
        {filter.is_explained && <SelectFilter label="内容" name="kind" choices={kindChoices} address={address} />}
        <TextFilter label="日付（開始）" name="from" type="date" address={address} />
        <TextFilter label="日付（終了）" name="until" type="date" address={address} />
        <TextFilter label={filter.is_explained ? '摘要・理由' : '摘要'} name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="口座の入出金"
        columns={columns}
        rows={page?.rows}
        rowKey={(row) => row.id}
        selected={chosen?.id ?? null}
        empty={emptyText(filter)}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  // Whoever looks through a stack of lines has one ground for many of them: it stands in the next line's form, to be read and written anew.
  const [lastReason, setLastReason] = useState('')
  const open = useRef(id)
  useEffect(() => {
    open.current = id
  }, [id])
  /** The next line that waits opens by itself, but not over one that the operator has opened meanwhile. @param ids of the lines that were classified. */
  const done = (ids: readonly string[]) => {
    const [classified] = ids
    if (classified === undefined) choose('')
    else if (open.current === classified) choose(nextWaiting(page?.rows ?? [], ids))
    refetch({ requestPolicy: 'network-only' })
    refetchShown({ requestPolicy: 'network-only' })
  }
  return (
    <TableWithDetails table={table} keys={page?.rows.map((row) => row.id)} chosen={chosen?.id ?? ''} onChoose={choose}>
      {chosen !== undefined && (
        <ExplainPanel
          key={chosen.id}
          entry={chosen}
          suspense={shown?.adminSuspense ?? []}
          funds={shown?.adminFunds.rows ?? []}
          units={shown?.adminRentedUnits ?? []}
          owed={shown?.adminOwedSums ?? []}
          plans={shown?.adminOutgoingPlans ?? []}
          hasRule={shown?.adminLineRules.some((rule) => rule.explanation_id === chosen.explanation?.id) ?? false}
          lastReason={lastReason}
          onReason={setLastReason}
          onClose={() => choose('')}
          onDone={done}
        />
      )}
    </TableWithDetails>
  )
}
