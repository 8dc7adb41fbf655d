import type { ReactNode } from 'react'
import summaryStyles from '../fund-summary.module.css'

/** One of the two figures that the head card begins with. */
export function Figure({
  name,
  counted,
  figure,
  unit,
  children,
}: {
  name: string
  /** Below the name: how it is counted. */
  counted?: string
  figure: ReactNode
  unit: string
  children: ReactNode
}) {
  return (
    <div>
      <dt>
        {name}
        {counted !== undefined && (
          <>
            <br />
            {counted}
          </>
        )}
      </dt>
      <dd>
        <span className={summaryStyles.figure}>{figure}</span>
        <span className={summaryStyles.unit}>{unit}</span>
        {children}
      </dd>
    </div>
  )
}

export function Row({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}
