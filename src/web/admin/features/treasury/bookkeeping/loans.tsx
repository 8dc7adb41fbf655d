import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { COUNTERPARTIES } from '../../../../../domain/treasury/fund-lines.ts'
import { LENDER_KINDS, LOAN_STATES, type LenderKind } from '../../../../../domain/funds/loan.ts'
import { loanTable } from '../../../../../domain/tables/loans.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { LoanForm } from './loan-form.tsx'
import { LoanPanel } from './loan-panel.tsx'
import { loansDocument, type Loan } from './loan-queries.ts'

const loanColumns = (now: number, onChoose: (id: string) => void): Column<Loan>[] =>
  pageColumns(loanTable, now, {
    lender: ({ id, lender, lender_kind: kind, counterparty }) => (
      <>
        <RowOpener onOpen={() => onChoose(id)}>{lender}</RowOpener>
        <small>
          <br />
          {kind === null ? '' : LENDER_KINDS[kind as LenderKind]}
          {counterparty === 'related_party' && `　${COUNTERPARTIES.related_party}`}
        </small>
      </>
    ),
    project_name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    lender_kind: null,
    counterparty: null,
    state: ({ state, overdue }) =>
      (overdue ?? 0) > 0 ? (
        <Tag tone="warning">期日超過</Tag>
      ) : (
        LOAN_STATES[(state ?? 'undrawn') as keyof typeof LOAN_STATES]
      ),
    owed: ({ owed }) => <b>{figure(owed ?? 0)}</b>,
    next_due_on: ({ next_due_on: day, next_due: sum }) =>
      day === null ? (
        '—'
      ) : (
        <>
          {shortDay(day, now)}
          <small>
            <br />
            {figure(sum ?? 0)}円
          </small>
        </>
      ),
    next_due: null,
    overdue: ({ overdue }) => ((overdue ?? 0) === 0 ? '—' : figure(overdue ?? 0)),
    amount: null,
    drawn: null,
    repaid: null,
    interest: null,
    contracted_on: null,
    matures_on: null,
  })

/** What funds have borrowed: of each fund what is owed is the account of its book. */
export function Loans({ address }: { address: TableAddress }) {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: loansDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const loans = data?.adminLoans
  const chosen = address.filter('loan')
  const choose = (id: string) => address.choose('loan', id)
  const open = loans?.find(({ id }) => id === chosen)
  const owed = loans?.reduce((sum, loan) => sum + (loan.owed ?? 0), 0) ?? 0
  return (
    <>
      <FilterBar after={<CsvButton table={loanTable} filter={{}} />}>{null}</FilterBar>
      <TableWithDetails
        keys={loans?.map(({ id }) => id)}
        chosen={chosen}
        onChoose={choose}
        table={
          <Panel title="借入れ" note={`残高の合計${figure(owed)}円（帳簿の「借入金」と同額）`} tight>
            <DataTable
              caption="借入れ"
              columns={loanColumns(now, choose)}
              rows={loans}
              rowKey={({ id }) => id}
              selected={chosen}
              tone={({ overdue }) => ((overdue ?? 0) > 0 ? 'held' : undefined)}
              empty="借入れはありません"
            />
          </Panel>
        }
      >
        {open !== undefined && <LoanPanel loan={open} onClose={() => choose('')} onDone={again} />}
      </TableWithDetails>
      <LoanForm funds={data?.adminBorrowingFunds} today={japanDateOf(new Date(now))} onDone={again} />
    </>
  )
}
