import type { FreeText } from '../../../../../domain/free-text.ts'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { auditTable } from '../../../../../domain/tables/audit.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { auditFacts } from '../../../ui/audit-facts.ts'
import { actorName, auditObjects, auditSubjects, objectName } from '../../../../../domain/core/audit-words.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { ChoiceFilter, FilterBar, SelectFilter, TextFilter, TypedFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress, type TableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { auditDocument, chainDocument, type AuditLine as Line } from './audit-queries.ts'
import { LinePanel } from './line-panel.tsx'
import styles from './audit.module.css'

const actorChoices = [
  { value: 'operator', label: '運営者' },
  { value: 'member', label: '会員' },
  { value: 'schedule', label: '自動処理' },
  { value: 'bank', label: '銀行' },
  { value: 'identity-service', label: '本人確認サービス' },
]

const objectChoices = Object.entries(auditObjects).map(([value, label]) => ({ value, label }))
const subjectChoices = Object.entries(auditSubjects).map(([subject, label]) => ({ value: `${subject}.`, label }))

const columnsAt = (now: number, onChoose: (id: string) => void): Column<Line>[] =>
  pageColumns(auditTable, now, {
    seq: ({ id, seq }) => <RowOpener onOpen={() => onChoose(id)}>{seq === null ? '記録中' : figure(seq)}</RowOpener>,
    actor_shown: ({ actor, actor_name: name }) => <span className="no-break">{actorName(actor, name)}</span>,
    object_shown: ({ object_type: type, object_id: id, object_name: name }) => (
      <>
        {objectName(type, id)}
        {name !== null && (
          <>
            <br />
            <small>{name}</small>
          </>
        )}
      </>
    ),
    facts_shown: ({ detail }) => <Detail detail={detail} now={now} />,
  })

function Detail({ detail, now }: { detail: string; now: number }) {
  const facts = auditFacts(detail, now)
  if (facts.length === 0) return <>—</>
  return (
    <span className={styles.detail}>
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label}：{value}
        </span>
      ))}
    </span>
  )
}

function ChainStrip() {
  const [{ data }] = useQuery({ query: chainDocument, requestPolicy: 'network-only' })
  const chain = data?.adminAuditChain
  const holds = chain?.broken_at === null || chain === undefined
  return (
    <FactStrip
      facts={[
        {
          label: 'ハッシュの連鎖',
          value: chain === undefined ? '—' : holds ? '一致' : `不一致（行 ${chain.broken_at}）`,
          note: `直近の${chain === undefined ? '—' : figure(chain.checked)}行を今計算しました。全体は帳簿の検査が確かめます`,
          tone: chain === undefined ? undefined : holds ? 'good' : 'bad',
        },
        {
          label: '記録の数',
          value: chain === undefined ? '—' : `${figure(chain.length)}行`,
          note: '追記のみ。変更と削除はできません',
        },
        {
          label: '改ざん検知用の値（末尾）',
          value: <span className={styles.code}>{chain?.head.slice(0, 16) ?? '—'}…</span>,
          note: '「改ざん検知用データ付きで保存」したファイルと照合できます',
        },
      ]}
    />
  )
}

/** A kind of records, and one of them by its number. */
function ObjectFilter({ address }: { address: TableAddress }) {
  const [type = '', number = ''] = address.filter('object').split(':')
  const set = (kind: FreeText, id: string) =>
    address.setFilters({ object: kind === '' || id === '' ? kind : `${kind}:${id}` })
  return (
    <>
      <ChoiceFilter label="対象" choices={objectChoices} value={type} onChange={(kind) => set(kind, number)} />
      {type !== '' && <TypedFilter label="対象の番号" value={number} onChange={(id) => set(type, id)} />}
    </>
  )
}

/** Who saw or did what, when; a chain in which nothing can be changed unseen. */
export function AuditPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = filtersOf(auditTable, address)
  const descending = address.sort === null || address.descending
  const [{ data }] = useQuery({
    query: auditDocument,
    variables: { filter, descending, page: address.page },
    requestPolicy: 'cache-and-network',
  })
  const page = data?.adminAudit
  const choose = (id: string) => address.choose('id', id)
  const chosen = page?.rows.find(({ id }) => id === address.filter('id'))
  const columns = columnsAt(now, choose)
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'audit', address, columns }}>
        <SelectFilter label="操作者" name="actor" choices={actorChoices} address={address} />
        <SelectFilter label="操作" name="action" choices={subjectChoices} address={address} />
        <ObjectFilter address={address} />
        <TextFilter label="期間（開始）" name="from" type="date" address={address} />
        <TextFilter label="期間（終了）" name="until" type="date" address={address} />
        <TextFilter label="リクエストID" name="request" address={address} />
      </FilterBar>
      <DataTable
        caption="監査ログ"
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        selected={chosen?.id ?? null}
        empty="該当する記録はありません"
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage
      title="監査ログ"
      note={page === undefined ? undefined : `${figure(page.total)}行`}
      actions={
        <>
          <LinkButton icon="download" href="/admin/audit-chain.jsonl" download="">
            改ざん検知用データ付きで保存
          </LinkButton>
          <CsvButton table={auditTable} filter={filter} />
        </>
      }
    >
      <ChainStrip />
      <TableWithDetails table={table} keys={page?.rows.map(({ id }) => id)} chosen={chosen?.id ?? ''} onChoose={choose}>
        {chosen !== undefined && <LinePanel key={chosen.id} line={chosen} onClose={() => choose('')} />}
      </TableWithDetails>
    </AdminPage>
  )
}
