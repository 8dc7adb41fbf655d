import { useNow } from '../../../app/time/now.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardHead } from './investment-card.tsx'
import { InvestmentFoot } from './investment-foot.tsx'
import type { Investment } from './investment-queries.ts'
import { investmentSteps } from './investment-steps.ts'
import { InvestmentTimeline } from './investment-timeline.tsx'
import investmentStyles from './investment.module.css'

/** One investment on the home page: where it stands, and the way to everything else about it. */
export function InvestmentSummary({ invest }: { invest: Investment }) {
  const steps = investmentSteps(invest, useNow())
  return (
    <Card as="article" className={investmentStyles.card}>
      <CardHead invest={invest} />
      <InvestmentTimeline steps={steps} />
      <InvestmentFoot invest={invest} />
    </Card>
  )
}
