import { useState } from 'react'
import type { HistoryMonth } from '../../../../domain/funds/asset-history.ts'
import { Card } from '../../../ui/card.tsx'
import { Money } from '../../../ui/money.tsx'
import { HistoryChart } from './history-chart.tsx'
import { monthName } from './month-name.ts'
import styles from './assets.module.css'

const yearOfMonths = 12

function HistoryTable({ months }: { months: readonly HistoryMonth[] }) {
  return (
    <details className={styles.asTable}>
      <summary>表で見る</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">月ごとの運用中の元本と受け取った分配金</caption>
        <thead>
          <tr>
            <th scope="col">月</th>
            <th scope="col">運用中の元本</th>
            <th scope="col">分配金（税引後）</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, principal, received }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>
                <Money yen={principal} />
              </td>
              <td>{received === 0 ? '—' : <Money yen={received} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What worked and what came, month by month. */
export function AssetHistory({ months }: { months: readonly HistoryMonth[] }) {
  const [span, setSpan] = useState<'year' | 'all'>('all')
  if (months.length === 0)
    return (
      <Card>
        <p>運用が始まると、元本の推移と受け取った分配金をここに表示します。</p>
      </Card>
    )
  const shown = span === 'year' ? months.slice(-yearOfMonths) : months
  return (
    <Card className={styles.history}>
      {months.length > yearOfMonths && (
        <div className={styles.spans} role="group" aria-label="表示する期間">
          <button type="button" aria-pressed={span === 'year'} onClick={() => setSpan('year')}>
            1年
          </button>
          <button type="button" aria-pressed={span === 'all'} onClick={() => setSpan('all')}>
            すべて
          </button>
        </div>
      )}
      <HistoryChart months={shown} />
      <HistoryTable months={shown} />
    </Card>
  )
}
