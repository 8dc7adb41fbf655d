import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A strip of a few figures that say how things stand. */
export function FactStrip({
  facts,
}: {
  facts: readonly { label: string; value: ReactNode; note?: ReactNode; tone?: 'good' | 'bad' | undefined }[]
}) {
  return (
    <dl className={styles.strip}>
      {facts.map((fact) => (
        <div key={fact.label} data-tone={fact.tone}>
          <dt>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
          {fact.note !== undefined && <dd className={styles.note}>{fact.note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Label and value in rows. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface Change {
  label: string
  before: string | null
  after: string
}

/** What an act would change, from what to what. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">処理前</th>
          <th scope="col">処理後</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row">{change.label}</th>
            <td data-name="処理前">{change.before ?? '—'}</td>
            <td data-name="処理後">
              <b>{change.after}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
