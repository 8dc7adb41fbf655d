import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { paperVersionList, templateList } from '../../../../../domain/tables/documents.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
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

const templateColumns = (now: number): Column<Template>[] =>
  pageColumns(templateList, now, {
    version: ({ version, is_current: isCurrent }) => `${version}${isCurrent ? '' : '（以前の版）'}`,
  })

const versionColumns = (now: number): Column<DocumentVersion>[] =>
  pageColumns(paperVersionList, now, {
    name: ({ id, name }) => (
      <a href={`/documents/${id}/${encodeURIComponent(name)}.pdf`} target="_blank" rel="noreferrer">
        {name}
      </a>
    ),
    version: ({ version }) => `第${version}版`,
    replaced_at: ({ replaced_at: at }) => (at === null ? '現在の版' : <time dateTime={at}>{shortTime(at, now)}</time>),
    sha256: ({ sha256 }) => (
      <code className={styles.hash} title={sha256}>
        {sha256.slice(0, 12)}…
      </code>
    ),
  })

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
