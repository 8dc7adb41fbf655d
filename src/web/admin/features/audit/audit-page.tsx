import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { AdminPage, Panel } from '../../ui/admin-page.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { actionName, actorName } from '../../ui/audit-words.ts'
import { CsvButton } from '../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { FactStrip } from '../../ui/facts.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import styles from './audit.module.css'

const auditDocument = graphql(`
  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {
    adminAudit(filter: $filter, sort: "at", descending: $descending, page: $page) {
      total
      rows { id seq at actor actor_name action object_type object_id detail hash }
    }
  }
`)

const chainDocument = graphql(`
  query AuditChain {
    adminAuditChain { length checked broken_at head }
  }
`)

type Line = ResultOf<typeof auditDocument>['adminAudit']['rows'][number]

const actorChoices = [
  { value: 'operator', label: '運営者' },
  { value: 'member', label: '会員' },
  { value: 'schedule', label: '自動処理' },
  { value: 'bank', label: '銀行' },
  { value: 'identity-service', label: '本人確認サービス' },
]

function Detail({ line }: { line: Line }) {
  const facts = Object.entries(JSON.parse(line.detail) as Record<string, unknown>)
  return <span className={styles.detail}>{facts.map(([name, value]) => `${name}: ${String(value)}`).join('　') || '—'}</span>
}

const columnsAt = (now: number): Column<Line>[] => [
  { name: '連番', cell: ({ seq }) => (seq === null ? '—' : figure(seq)) },
  { name: '日時', sort: 'at', cell: ({ at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: '操作した人', cell: ({ actor, actor_name: name }) => actorName(actor, name) },
  { name: '操作', cell: ({ action }) => <>{actionName(action)}<br /><small className={styles.code}>{action}</small></> },
  { name: '対象', cell: ({ object_type: type, object_id: id }) => <span className={styles.code}>{type}:{id}</span> },
  { name: '内容', cell: (line) => <Detail line={line} /> },
  { name: 'ハッシュ', cell: ({ hash }) => <span className={styles.code} title={hash ?? undefined}>{hash?.slice(0, 8) ?? '—'}</span> },
]

function ChainStrip() {
  const [{ data }] = useQuery({ query: chainDocument, requestPolicy: 'network-only' })
  const chain = data?.adminAuditChain
  if (chain === undefined) return null
  const holds = chain.broken_at === null
  return (
    <FactStrip
      facts={[
        { label: 'ハッシュの連鎖', value: holds ? '一致' : `不一致（行 ${chain.broken_at}）`, note: `直近の${figure(chain.checked)}行を今計算しました。全体は帳簿の検査が確かめます`, tone: holds ? 'good' : 'bad' },
        { label: '記録の数', value: `${figure(chain.length)}行`, note: '追記のみ。変更と削除はできません' },
        { label: '連鎖の末尾', value: <span className={styles.code}>{chain.head.slice(0, 16)}…</span>, note: '「連鎖つきで保存」したファイルは npm run check:audit で照合できます' },
      ]}
    />
  )
}

/** Who saw or did what, when; a chain in which nothing can be changed unseen. */
export function AuditPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = {
    actor: address.filter('actor'),
    action: address.filter('action'),
    object: address.filter('object'),
    from: address.filter('from') || null,
    until: address.filter('until') || null,
  }
  const descending = address.sort === null || address.descending
  const [{ data }] = useQuery({ query: auditDocument, variables: { filter, descending, page: address.page }, requestPolicy: 'cache-and-network' })
  const page = data?.adminAudit
  return (
    <AdminPage title="監査ログ" note={page === undefined ? undefined : `${figure(page.total)}行`} actions={<><LinkButton icon="download" href="/admin/audit-chain.jsonl" download="">連鎖つきで保存</LinkButton><CsvButton name="audit" filter={filter} /></>}>
      <ChainStrip />
      <Panel tight>
        <FilterBar>
          <SelectFilter label="操作した人" name="actor" choices={actorChoices} address={address} />
          <TextFilter label="操作（例：member.）" name="action" address={address} />
          <TextFilter label="対象（例：fund:3）" name="object" address={address} />
          <TextFilter label="から" name="from" type="date" address={address} />
          <TextFilter label="まで" name="until" type="date" address={address} />
        </FilterBar>
        <DataTable caption="監査ログ" columns={columnsAt(now)} rows={page?.rows} rowKey={({ id }) => id} empty="該当する記録はありません" address={address} />
        <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
      </Panel>
    </AdminPage>
  )
}
