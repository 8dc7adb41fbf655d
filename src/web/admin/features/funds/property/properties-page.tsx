import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { PROPERTY_KIND, type PropertyKind } from '../../../../../domain/funds/property.ts'
import { partyList, unrecordedFundList } from '../../../../../domain/tables/property-page.ts'
import { propertyTable } from '../../../../../domain/tables/properties.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { filtersOf, useTableAddress, type TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { lacksKana, PartyDialog } from './party-select.tsx'
import {
  partiesDocument,
  propertiesDocument,
  unrecordedFundsDocument,
  type Party,
  type PropertyRow,
  type UnrecordedFund,
} from './property-queries.ts'

const kinds: readonly PropertyKind[] = codesOf(PROPERTY_KIND)

const propertyColumns = (now: number): Column<PropertyRow>[] =>
  pageColumns(propertyTable, now, {
    address: ({ id, address }) => <Link to={`/itoadmintool/properties/${id}`}>{address}</Link>,
  })

function PropertyTable({ address }: { address: TableAddress }) {
  const now = useNow()
  const filter = filtersOf(propertyTable, address)
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }] = useQuery({ query: propertiesDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminProperties
  const columns = propertyColumns(now)
  return (
    <Panel tight>
      <FilterBar
        views={{ table: 'properties', address, columns }}
        after={<CsvButton table={propertyTable} filter={filter} />}
      >
        <TextFilter label="所在地・建物・地番" name="search" address={address} />
        <SelectFilter
          label="種類"
          name="kind"
          choices={kinds.map((value) => ({ value, label: PROPERTY_KIND[value] }))}
          address={address}
        />
      </FilterBar>
      <DataTable
        caption="物件"
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        empty="該当する物件はありません"
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
}

const unrecordedColumns = (now: number): Column<UnrecordedFund>[] =>
  pageColumns(unrecordedFundList, now, {
    name: ({ id, name }) => <FundLink id={id}>{name}</FundLink>,
    act: ({ id, name }) => (
      <LinkButton size="small" href={`/itoadmintool/properties/new?fund=${id}`}>
        物件を登録<span className="visually-hidden">：{name}</span>
      </LinkButton>
    ),
  })

function UnrecordedFunds() {
  const now = useNow()
  const [{ data }] = useQuery({ query: unrecordedFundsDocument, requestPolicy: 'cache-and-network' })
  return (
    <Panel title="物件の記録がないファンド" note="登録済みの物件なら、物件のページから結び付けます" tight>
      <DataTable
        caption="物件の記録がないファンド"
        columns={unrecordedColumns(now)}
        rows={data?.adminFundsWithoutProperty}
        rowKey={({ id }) => id}
        empty={<Done>公開中のどのファンドにも、物件の記録があります</Done>}
      />
    </Panel>
  )
}

const partyColumns = (now: number, onName: (party: Party) => void): Column<Party>[] =>
  pageColumns(partyList, now, {
    act: (party) =>
      lacksKana(party) && (
        <Button size="small" onClick={() => onName(party)}>
          振込名義を登録<span className="visually-hidden">：{party.name}</span>
        </Button>
      ),
  })

const isTask = (party: Party): boolean => lacksKana(party) || party.ours_since !== null

function Parties() {
  const now = useNow()
  const [isAdding, setAdding] = useState(false)
  const [naming, setNaming] = useState<Party | null>(null)
  const [{ data }, execute] = useQuery({ query: partiesDocument, requestPolicy: 'cache-and-network' })
  // Tasks lead here for these.
  const parties = data?.adminParties
    .filter(({ relation }) => relation !== 'fund')
    .toSorted((one, other) => Number(isTask(other)) - Number(isTask(one)))
  return (
    <Panel
      title="取引先"
      note={
        <Button size="small" icon="plus" onClick={() => setAdding(true)}>
          取引先を登録
        </Button>
      }
      tight
    >
      <DataTable
        caption="取引先"
        columns={partyColumns(now, setNaming)}
        rows={parties}
        rowKey={({ id }) => id}
        empty="取引先はありません"
      />
      {naming !== null && (
        <PartyDialog
          key={naming.id}
          known={naming}
          open
          onClose={() => setNaming(null)}
          onAdded={() => execute({ requestPolicy: 'network-only' })}
        />
      )}
      <PartyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => execute({ requestPolicy: 'network-only' })}
      />
    </Panel>
  )
}

/** Every property over all funds, the funds without one, and whom the operator deals with. */
export function PropertiesPage() {
  const address = useTableAddress()
  const view = address.filter('view')
  const [{ data }] = useQuery({ query: unrecordedFundsDocument })
  const missing = data?.adminFundsWithoutProperty.length
  return (
    <AdminPage
      title="物件"
      note={missing === undefined || missing === 0 ? '' : `記録のないファンド ${figure(missing)}件`}
      actions={
        <LinkButton variant="filled" icon="plus" href="/itoadmintool/properties/new">
          物件を登録
        </LinkButton>
      }
    >
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: '物件' },
          { value: 'missing', label: '記録のないファンド', count: missing },
          { value: 'parties', label: '取引先' },
        ]}
      />
      {view === 'missing' ? (
        <UnrecordedFunds />
      ) : view === 'parties' ? (
        <Parties />
      ) : (
        <PropertyTable address={address} />
      )}
    </AdminPage>
  )
}
