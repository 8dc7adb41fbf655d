import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionTitle } from '../../ui/heading.tsx'
import styles from './mypage.module.css'

/** `aside` is a count or an order, small beside the title. */
export function InfoSection({
  title,
  id,
  aside,
  children,
}: {
  title: string
  id?: string
  aside?: string | undefined
  children: ReactNode
}) {
  const generatedId = useId()
  const titleId = id ?? generatedId
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>
        {title}
        {aside !== undefined && <small className={styles.sectionAside}>{aside}</small>}
      </SectionTitle>
      {children}
    </section>
  )
}

interface FactProps {
  term: string
  children: ReactNode
  /** What the change button does; without it the fact is only shown. */
  onChange?: () => void
  /** Why it cannot be changed now. */
  blocked?: ReactNode
}

/** A fact above its value, its change at the right. */
export function Fact({ term, children, onChange, blocked }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {onChange !== undefined && (
        <dd className={styles.factAction}>
          <Button size="small" onClick={onChange} aria-disabled={blocked === undefined ? undefined : true}>
            <span className="visually-hidden">{term}を</span>変更
          </Button>
        </dd>
      )}
      {blocked !== undefined && <dd className={styles.blocked}>{blocked}</dd>}
    </div>
  )
}
