import { fundLifecycle } from '../../../../../domain/lifecycles/fund.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { exactRate, splitFundName } from '../../../../../domain/funds/fund-text.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { formatTime } from '../../../../ui/format.ts'
import { fundTable, fundStates } from '../../../../../domain/tables/funds.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { AppliedFigures } from './applied-figures.tsx'
import { CreateFundDialog } from './create-fund-dialog.tsx'
import { fundsDocument, type FundRow, type FundState } from './fund-queries.ts'
import { methodWords } from './fund-words.ts'
import styles from './funds.module.css'

const methodChoices = [
  { value: 'first_come', label: '先着' },
  { value: 'lottery', label: '抽選' },
]

/** Whether the public has seen it: what never was has no figures. */
const isShown = (state: FundState): boolean => state !== 'draft' && state !== 'discarded'

function FundName({ fund: { id, name, has_proposal: waits } }: { fund: FundRow }) {
  const { number, title } = splitFundName(name)
  return (
    <span className={styles.name}>
      <Link to={`/itoadmintool/funds/${id}`}>
        {number === null ? (
          title
        ) : (
          <>
            {number}
            <br />
            {title}
          </>
        )}
      </Link>
      {waits && <small className={styles.waits}>承認待ち</small>}
    </span>
  )
}

const columnsAt = (now: number): Column<FundRow>[] =>
  pageColumns(fundTable, now, {
    name: (fund) => <FundName fund={fund} />,
    state_shown: ({ state, progress, recruit_type: method }) => (
      <span className={styles.name}>
        {progress?.slice(3) ?? fundLifecycle.states[state]}
        <br />
        <small>{methodWords[method === 'lottery' ? 'lottery' : 'firstCome']}</small>
      </span>
    ),
    start_at: ({ start_at: at }) => (
      <span className={styles.name}>
        {shortDay(at.slice(0, 10), now)}
        <br />
        <small>{formatTime(at)}</small>
      </span>
    ),
    end_at: ({ end_at: at }) => (
      <span className={styles.name}>
        {shortDay(at.slice(0, 10), now)}
        <br />
        <small>{formatTime(at)}</small>
      </span>
    ),
    rate_shown: ({ rate_bp: rate }) => exactRate(rate),
    applied: ({ applied, senior, state }) =>
      !isShown(state) ? '—' : <AppliedFigures applied={applied} senior={senior} />,
    paid: ({ paid, state }) => (!isShown(state) ? '—' : figure(paid)),
    applications: ({ id, applications, state }) =>
      !isShown(state) ? (
        '—'
      ) : (
        <Link to={`/itoadmintool/applications?fund=${id}`}>
          {figure(applications)}
          <span className="visually-hidden">件の申込</span>
        </Link>
      ),
    saved: ({ version, saved_at: at, saved_by: by }) => (
      <span className={styles.name}>
        第{version}版　{by ?? ''}
        <br />
        <small>{shortDay(at.slice(0, 10), now)}</small>
      </span>
    ),
  })

/** Every fund, from the draft to the last payment. */
export function FundsPage() {
  const address = useTableAddress()
  const now = useNow()
  const [creating, setCreating] = useState(false)
  const filter = filtersOf(fundTable, address)
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }] = useQuery({ query: fundsDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminFunds
  const counts = new Map(data?.adminFundStates.map((each) => [each.state, each.count]))
  const views = [
    { value: '', label: 'すべて' },
    ...fundStates.map((value) => ({ value, label: fundLifecycle.states[value], count: counts.get(value) })),
  ]
  const columns = columnsAt(now)
  return (
    <AdminPage
      title="ファンド"
      note={page === undefined ? undefined : `${figure(page.total)}件`}
      actions={
        <>
          <CsvButton table={fundTable} filter={filter} />
          <Button variant="filled" icon="plus" onClick={() => setCreating(true)}>
            ファンドを作る
          </Button>
        </>
      }
    >
      <ViewTabs name="state" views={views} address={address} />
      <Panel tight>
        <FilterBar views={{ table: 'funds', address, columns }}>
          <TextFilter label="ファンド名" name="search" address={address} />
          <SelectFilter label="募集方式" name="method" choices={methodChoices} address={address} />
        </FilterBar>
        <DataTable
          caption="ファンド"
          columns={columns}
          rows={page?.rows}
          rowKey={({ id }) => id}
          empty="該当するファンドはありません"
          address={address}
        />
        <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
      </Panel>
      <CreateFundDialog open={creating} onClose={() => setCreating(false)} />
    </AdminPage>
  )
}
