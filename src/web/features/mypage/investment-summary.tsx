import { useNow } from '../../app/now.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from './investment-card.tsx'
import type { Investment } from './investment-queries.ts'
import { investmentSteps } from './investment-steps.ts'
import { InvestmentTimeline } from './investment-timeline.tsx'
import investmentStyles from './investment.module.css'
import styles from './home.module.css'

/** One investment on the home page: where it stands, and the way to everything else about it. */
export function InvestmentSummary({ invest }: { invest: Investment }) {
  const steps = investmentSteps(invest, useNow())
  return (
    <Card as="article" className={investmentStyles.card}>
      <CardHead invest={invest} />
      <InvestmentTimeline steps={steps} />
      <p className={styles.more}>
        <LinkButton to={`/mypage/projects#invest-${invest.id}`} size="small">書類と手続きを見る<span className="visually-hidden">（{invest.project.name}）</span></LinkButton>
      </p>
    </Card>
  )
}
