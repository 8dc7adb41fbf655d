import type { ReactNode } from 'react'
import { splitFundName } from '../../../../domain/funds/fund-text.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { isOffPlan, progressTag } from './fund-facts.ts'
import type { FundSummary } from './fund-queries.ts'
import styles from './fund-summary.module.css'

/** State, number and name, and below them the numbers of the fund's stage. `beside`: what the state does not say. */
export function SummaryFrame({
  fund,
  beside,
  children,
}: {
  fund: FundSummary
  beside: ReactNode
  children: ReactNode
}) {
  const progress = progressTag(fund)
  const { number, title } = splitFundName(fund.name)
  return (
    <div className={styles.summary}>
      <p className={styles.state}>
        <Tag tone={progress.tone}>{progress.label}</Tag>
        {isOffPlan(fund.course) && <Tag tone="warning">{fund.course.label}</Tag>}
        {number !== null && <span aria-hidden="true">{number}</span>}
        {beside}
      </p>
      <h1 className={styles.name} tabIndex={-1}>
        {number !== null && <span className="visually-hidden">{number}　</span>}
        <Phrases text={title} />
      </h1>
      {children}
    </div>
  )
}
