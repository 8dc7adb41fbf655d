import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import styles from './hex-value.module.css'

/** A long hexadecimal number in groups of eight, to compare by eye; `shown` cuts it after so many digits. */
export function Hex({ value, shown = value.length }: { value: string; shown?: number }) {
  const groups = value.slice(0, shown).match(/.{1,8}/g) ?? []
  return (
    <code className={styles.hex}>
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
      {shown < value.length && <span aria-hidden="true">…</span>}
    </code>
  )
}

/** One published value: what it is, in words and by its technical name; the value to copy, or when it will come. */
export function ValueBox({
  name,
  technical,
  value,
  pending,
}: {
  name: string
  technical?: string
  value: string | null
  pending?: ReactNode
}) {
  return (
    <div className={styles.box} data-pending={value === null || undefined}>
      <div>
        <p className={styles.name}>
          {name}
          {technical !== undefined && `（${technical}）`}
        </p>
        {value === null ? <p className={styles.pending}>{pending}</p> : <Hex value={value} />}
      </div>
      {value !== null && <CopyButton value={value} name={name} />}
    </div>
  )
}
