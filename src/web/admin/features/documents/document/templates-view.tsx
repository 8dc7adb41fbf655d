import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter } from '../../../ui/filter-bar.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import {
  documentFundsDocument,
  templatesDocument,
  versionsDocument,
  type DocumentVersion,
  type Template,
} from './document-queries.ts'
import styles from './documents.module.css'

const time = (at: string | null, now: number) => (at === null ? '—' : <time dateTime={at}>{shortTime(at, now)}</time>)

const templateColumns = (now: number): Column<Template>[] => [
  { name: '様式', cell: ({ name }) => name },
  { name: '版', cell: ({ version, is_current: isCurrent }) => `${version}${isCurrent ? '' : '（以前の版）'}` },
  { name: '根拠', cell: ({ law }) => law },
  { name: '作成（件）', align: 'right', cell: ({ issued }) => (issued === null ? '—' : figure(issued)) },
  { name: '最初の作成', cell: ({ first_at: at }) => time(at, now) },
  { name: '最後の作成', cell: ({ last_at: at }) => time(at, now) },
]

const versionColumns = (now: number): Column<DocumentVersion>[] => [
  {
    name: '書面',
    cell: ({ id, name }) => (
      <a href={`/documents/${id}/${encodeURIComponent(name)}.pdf`} target="_blank" rel="noreferrer">
        {name}
      </a>
    ),
  },
  {
    name: '種類',
    cell: ({ is_pre_contract: isPreContract }) => (isPreContract ? '申込前に確認する書面' : 'その他の資料'),
  },
  { name: '版', align: 'right', cell: ({ version }) => `第${version}版` },
  { name: '追加', cell: ({ added_at: at }) => time(at, now) },
  { name: '差し替え', cell: ({ replaced_at: at }) => (at === null ? '現在の版' : time(at, now)) },
  { name: '理由', isProse: true, cell: ({ reason }) => (reason === '' ? '—' : reason) },
  { name: 'この版での申込（件）', align: 'right', cell: ({ applications }) => figure(applications) },
  {
    name: 'SHA-256',
    cell: ({ sha256 }) => (
      <code className={styles.hash} title={sha256}>
        {sha256.slice(0, 12)}…
      </code>
    ),
  },
]

/** The forms of all documents, and every version of a fund's own documents. */
export function TemplatesView({ address }: { address: TableAddress }) {
  const now = useNow()
  const fund = address.filter('fund')
  const [{ data }] = useQuery({ query: templatesDocument, requestPolicy: 'cache-and-network' })
  const [{ data: funds }] = useQuery({ query: documentFundsDocument })
  const [{ data: versions }] = useQuery({
    query: versionsDocument,
    variables: { id: fund },
    pause: fund === '',
    requestPolicy: 'cache-and-network',
  })
  return (
    <>
      <Panel title="様式と版" note="契約した人の書面は、契約したときの版のまま残ります" tight>
        <DataTable
          caption="様式と版"
          columns={templateColumns(now)}
          rows={data?.adminDocumentTemplates}
          rowKey={({ name, version }) => `${name} ${version}`}
          empty="様式はありません"
        />
      </Panel>
      <Panel title="ファンドの書面の版" tight>
        <FilterBar>
          <SelectFilter
            label="ファンド"
            name="fund"
            choices={(funds?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            all="選択してください"
            address={address}
          />
        </FilterBar>
        <DataTable
          caption="ファンドの書面の版"
          columns={versionColumns(now)}
          rows={fund === '' ? [] : versions?.adminDocumentVersions}
          rowKey={({ id }) => id}
          empty={fund === '' ? 'ファンドを選択してください' : '書面はまだありません'}
        />
      </Panel>
    </>
  )
}
