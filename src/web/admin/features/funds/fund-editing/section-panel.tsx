import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { FundSection } from '../../../../../domain/funds/fund-gate.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { missingIn, useFundEditor } from './fund-editor.ts'
import styles from './fund-edit.module.css'

interface SectionPanelProps {
  id: string
  title: string
  /** Whose missing facts are counted in the head. */
  section?: FundSection
  note?: ReactNode
  children: ReactNode
}

/** One part of the form: its number and name, and on the right whether anything is missing for publishing. */
export function SectionPanel({ id, title, section, note, children }: SectionPanelProps) {
  const { gate, fund } = useFundEditor()
  const { hash } = useLocation()
  const frame = useRef<HTMLElement>(null)
  // A task leads to its section, which stands here only after the fund has been read.
  useEffect(() => {
    if (hash === `#${id}`) frame.current?.scrollIntoView()
  }, [hash, id])
  const missing = section === undefined || fund.is_published ? 0 : missingIn(gate, section)
  return (
    <section ref={frame} className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note !== undefined && <span>{note}</span>}
        {section !== undefined && missing > 0 && (
          <b data-missing="">
            <Icon name="error" size={16} />
            未入力 {missing}
          </b>
        )}
        {section !== undefined && missing === 0 && (
          <b>
            <Icon name="check" size={16} />
            入力済み
          </b>
        )}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  )
}
