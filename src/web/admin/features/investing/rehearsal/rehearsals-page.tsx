import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { rehearsalTable } from '../../../../../domain/tables/rehearsals.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { rehearsalFundsDocument, rehearsalsDocument, type RehearsalRow } from './rehearsal-queries.ts'
import { amountWords, duration, pressWords, stateWords } from './rehearsal-words.ts'
import { StartForm } from './start-form.tsx'
import styles from './rehearsals.module.css'

const states = Object.keys(stateWords) as RehearsalRow['state'][]
const stateChoices = states.map((value) => ({ value, label: stateWords[value].label }))

const isSound = ({ report }: RehearsalRow): boolean =>
  report !== null && report.checks.every(({ found }) => found === 0)

const columnsAt = (now: number): Column<RehearsalRow>[] =>
  pageColumns(rehearsalTable, now, {
    asked: ({ id, asked_at: at, asked_by: by }) => (
      <span className={styles.lines}>
        <Link to={`/itoadmintool/drills/${id}`}>{shortTime(at, now)}</Link>
        <small>{by}</small>
      </span>
    ),
    terms: ({ people, spread_seconds: seconds, amount }) => (
      <span className={styles.lines}>
        {figure(people)}人・{pressWords(seconds)}
        <small>{amountWords(amount)}</small>
      </span>
    ),
    accepted_shown: ({ report }) => (report === null ? '—' : figure(report.accepted)),
    p99_shown: ({ report }) => (report === null ? '—' : duration(report.p99)),
    sold_out_shown: ({ report }) =>
      report?.sold_out_after === null || report?.sold_out_after === undefined ? '—' : duration(report.sold_out_after),
    result: (rehearsal) =>
      rehearsal.state === 'done' ? (
        <Tag tone={isSound(rehearsal) ? 'done' : 'warning'}>{isSound(rehearsal) ? '問題なし' : '要確認'}</Tag>
      ) : (
        <Tag tone={stateWords[rehearsal.state].tone}>{stateWords[rehearsal.state].label}</Tag>
      ),
  })

/** Rehearses openings, and shows those that were. */
export function RehearsalsPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = filtersOf(rehearsalTable, address)
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }] = useQuery({ query: rehearsalsDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminDrills
  const [{ data: choices }] = useQuery({ query: rehearsalFundsDocument })
  const columns = columnsAt(now)
  const funds = (choices?.adminFunds.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <AdminPage
      title="リハーサル"
      note="募集開始の混雑を、ファンドの複製で試します"
      actions={<CsvButton table={rehearsalTable} filter={filter} />}
    >
      <TwoColumns>
        <Panel title="これまでのリハーサル" tight>
          <FilterBar views={{ table: 'drills', address, columns }}>
            <SelectFilter label="ファンド" name="fund" choices={funds} address={address} />
            <SelectFilter label="状態" name="state" choices={stateChoices} address={address} />
          </FilterBar>
          <DataTable
            caption="リハーサル"
            columns={columns}
            rows={page?.rows}
            rowKey={({ id }) => id}
            empty={
              filter.project_id === null && filter.state === null
                ? 'まだリハーサルはありません'
                : '該当するリハーサルはありません'
            }
            address={address}
          />
          <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
        </Panel>
        <Panel title="リハーサルを行う">
          <StartForm key={`${address.filter('fund')}:${funds.length}`} funds={funds} chosen={address.filter('fund')} />
        </Panel>
      </TwoColumns>
    </AdminPage>
  )
}
