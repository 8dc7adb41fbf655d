import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { deliveryTable, REGISTER_KIND, registerKinds } from '../../../../../domain/tables/deliveries.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { filtersOf, type TableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import {
  deliveriesDocument,
  documentFundsDocument,
  openingsDocument,
  type Delivery,
  type DeliveryFilter,
} from './document-queries.ts'
import styles from './documents.module.css'

const kinds = registerKinds.map((value) => ({ value, label: REGISTER_KIND[value] }))

type Kind = DeliveryFilter['kind']

/** As the audit log names them; what stood before an applicant is a part of the application. */
const records: Record<Kind, string | null> = {
  contract: 'contract_document',
  pre_contract: null,
  management_report: 'management_report_copy',
  annual_report: 'annual_report',
}

const states = [
  { value: 'unread', label: '未閲覧' },
  { value: 'read', label: '閲覧済み' },
  { value: 'unprinted', label: 'PDF未作成' },
]

const columnsFor = (now: number, onChoose: (key: string) => void): Column<Delivery>[] =>
  pageColumns(deliveryTable, now, {
    number: ({ key, number, version, printed_at: printedAt }) => (
      <>
        <RowOpener onOpen={() => onChoose(key)}>{number}</RowOpener>
        {'　'}
        <small>
          {version}
          {printedAt === null && '・PDF未作成'}
        </small>
      </>
    ),
    application_shown: ({ application, project_name: fund }) =>
      application === null ? (
        '—'
      ) : (
        <>
          {application}
          <br />
          <small>{fund}</small>
        </>
      ),
    member_shown: ({ member_number: number, member_name: name }) => (
      <>
        <Link to={`/itoadmintool/members/${number}`}>{name}</Link>
        <br />
        <small>{number}</small>
      </>
    ),
    openings: ({ openings }) => (openings === 0 ? <b>未閲覧</b> : openings),
  })

/** Document by document: who got it, when it was opened first and last. */
export function DeliveriesView({ address }: { address: TableAddress }) {
  const now = useNow()
  const [{ data: funds }] = useQuery({ query: documentFundsDocument })
  const kind: Kind = kinds.find(({ value }) => value === address.filter('kind'))?.value ?? 'contract'
  const filter = { ...filtersOf(deliveryTable, address), kind }
  const [{ data }] = useQuery({
    query: deliveriesDocument,
    variables: { filter, sort: address.sort, descending: address.descending, page: address.page },
    requestPolicy: 'cache-and-network',
  })
  const page = data?.adminDeliveries
  const chosen = page?.rows.find(({ key }) => key === address.filter('key'))
  const choose = (key: string) => address.choose('key', key)
  const columns = columnsFor(now, choose)
  const table = (
    <Panel tight>
      <FilterBar
        views={{ table: 'deliveries', address, columns }}
        after={<CsvButton table={deliveryTable} filter={filter} />}
      >
        <SelectFilter label="書面の種類" name="kind" choices={kinds} all={null} address={address} />
        <SelectFilter
          label="ファンド"
          name="fund"
          choices={(funds?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          address={address}
        />
        <SelectFilter label="状態" name="state" choices={states} address={address} />
        <TextFilter label="会員・申込番号・書面番号" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="書面の交付と閲覧"
        columns={columns}
        rows={page?.rows}
        rowKey={({ key }) => key}
        selected={chosen?.key ?? null}
        empty="該当する書面はありません"
        address={address}
      />
      <Pager
        page={address.page}
        size={50}
        total={page?.total ?? 0}
        isMore={page?.is_more ?? false}
        onPage={address.setPage}
      />
    </Panel>
  )
  return (
    <TableWithDetails
      table={table}
      keys={page?.rows.map(({ key }) => key)}
      chosen={chosen?.key ?? ''}
      onChoose={choose}
    >
      {chosen !== undefined && (
        <OpeningsPanel key={chosen.key} kind={kind} delivery={chosen} onClose={() => choose('')} />
      )}
    </TableWithDetails>
  )
}

function OpeningsPanel({ kind, delivery, onClose }: { kind: Kind; delivery: Delivery; onClose: () => void }) {
  const now = useNow()
  const [{ data }] = useQuery({
    query: openingsDocument,
    variables: { kind, key: delivery.key },
    requestPolicy: 'network-only',
  })
  const openings = data?.adminDocumentOpenings
  return (
    <SidePanel
      title={delivery.number}
      onClose={onClose}
      record={records[kind] === null ? undefined : `${records[kind]}:${delivery.key}`}
    >
      <FactList
        facts={[
          {
            label: '会員',
            value: <Link to={`/itoadmintool/members/${delivery.member_number}`}>{delivery.member_name}</Link>,
          },
          ...(delivery.application === null
            ? []
            : [
                {
                  label: '申込',
                  value: (
                    <Link to={`/itoadmintool/applications?search=${delivery.application}`}>{delivery.application}</Link>
                  ),
                },
              ]),
          ...(delivery.project_name === null ? [] : [{ label: 'ファンド', value: delivery.project_name }]),
          { label: '作成', value: <time dateTime={delivery.issued_at}>{shortTime(delivery.issued_at, now)}</time> },
          { label: '版', value: delivery.version },
          { label: 'SHA-256', value: <code className={styles.hash}>{delivery.sha256 ?? 'PDF未作成'}</code> },
        ]}
      />
      <h3 className={styles.heading}>閲覧の記録</h3>
      {openings === undefined && <LoadingText />}
      {openings?.length === 0 && <p className={styles.text}>まだ開かれていません。</p>}
      <ol className={styles.records}>
        {openings?.map((opening) => (
          <li key={opening.id}>
            <b>
              <time dateTime={opening.at}>{shortTime(opening.at, now)}</time>
            </b>
            <small>
              {opening.ip_address}　{opening.device}
            </small>
            {opening.sha256 !== delivery.sha256 && <small>別の版のファイル（{opening.sha256.slice(0, 16)}…）</small>}
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}
