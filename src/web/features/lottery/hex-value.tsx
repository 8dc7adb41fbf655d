import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import styles from './hex-value.module.css'

/** A long hexadecimal number in groups of eight, to compare by eye, and to copy without the gaps. */
export function Hex({ value }: { value: string }) {
  return <code className={styles.hex}>{value.match(/.{1,8}/g)?.map((group, index) => <span key={index}>{group}</span>)}</code>
}

/** The zone of one published value: what it is, in words and by its technical name, and the value or when it will come. */
export function ValueBox({ name, technical, value, pending }: { name: string; technical?: string; value: string | null; pending?: ReactNode }) {
  return (
    <div className={styles.box} data-pending={value === null || undefined}>
      <div>
        <p className={styles.name}>{name}{technical !== undefined && `（${technical}）`}</p>
        {value === null ? <p className={styles.pending}>{pending}</p> : <Hex value={value} />}
      </div>
      {value !== null && <CopyButton value={value} name={name} />}
    </div>
  )
}
