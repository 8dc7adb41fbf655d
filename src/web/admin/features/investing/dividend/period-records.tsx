import { useNow } from '../../../../app/time/now.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import type { Plan } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

type Period = NonNullable<Plan>['dividend_sources'][number]

/** Plan and record of every period as investors read them: yield, how much was let, rents, income and costs by kind. */
export function PeriodRecords({ periods }: { periods: readonly Period[] }) {
  const now = useNow()
  if (periods.length === 0) return null
  return (
    <Panel title="期間ごとの実績" note="投資家のページと同じ内容">
      {periods.toReversed().map((period) => (
        <section key={period.number} className={styles.record}>
          <h3>
            第{period.number}計算期間　{shortDay(period.start_at, now)}〜{shortDay(period.end_at, now)}
          </h3>
          <p>{[period.text, ...period.notes].join('　')}</p>
          <FactList facts={period.figures} />
        </section>
      ))}
    </Panel>
  )
}
