import { useNow } from '../../../../app/now.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { useFundEditor } from './fund-editor.ts'
import type { EditedFund } from './fund-queries.ts'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

type Version = EditedFund['versions'][number]

/** From what to what: struck out in red, set in green, said in words for those who see neither. */
export function Differences({ changes }: { changes: Version['changes'] }) {
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">変更前</th>
          <th scope="col">変更後</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={`${field}/${label}`}>
            <th scope="row">{label}</th>
            <td>{before === null ? '（なし）' : <del>{before}</del>}</td>
            <td>
              <ins>{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function VersionEntry({ version, isLatest }: { version: Version; isLatest: boolean }) {
  const now = useNow()
  return (
    <details className={styles.version} open={isLatest}>
      <summary>
        <b>第{version.number}版</b>　<time dateTime={version.saved_at}>{shortTime(version.saved_at, now)}</time>
        {'　'}
        {version.saved_by}
        {version.is_agreed && '　承認済み'}
        {'　'}
        <small>
          {version.number === 1 && version.changes.length === 0 ? '作成' : `変更${version.changes.length}件`}
        </small>
      </summary>
      {version.reason !== '' && <p>理由：{version.reason}</p>}
      {version.changes.length > 0 && <Differences changes={version.changes} />}
    </details>
  )
}

/** What the fund said in each version, and who changed it. */
export function VersionsSection() {
  const { fund } = useFundEditor()
  return (
    <SectionPanel id="versions" title="7　版と変更の履歴" note={`第${fund.version}版`}>
      {fund.versions.map((version, index) => (
        <VersionEntry key={version.number} version={version} isLatest={index === 0} />
      ))}
    </SectionPanel>
  )
}
