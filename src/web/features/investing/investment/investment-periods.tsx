import { useState } from 'react'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { formatDate } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { fundPeriodsDocument, type FundPeriods } from './investment-queries.ts'
import styles from './investment.module.css'

/** How the fund did, period by period: asked for when somebody opens it, as most look at their own figures only. */
export function InvestmentPeriods({ fundId }: { fundId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, failed } = useMemberQuery({ query: fundPeriodsDocument, variables: { id: fundId }, pause: !isOpen })
  return (
    <details className={styles.periods} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>期間ごとの収支と稼働率</summary>
      {failed && <p>読み込めませんでした。時間をおいて、もう一度お試しください。</p>}
      {isOpen && !failed && data === undefined && <Skeleton shape="block" />}
      {data?.project?.dividend_sources.toReversed().map((period) => (
        <Period key={period.number} period={period} />
      ))}
    </details>
  )
}

function Period({ period }: { period: FundPeriods[number] }) {
  return (
    <section>
      <h4>
        第{period.number}計算期間　{formatDate(period.start_at)}〜{formatDate(period.end_at)}
      </h4>
      <dl>
        {period.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
