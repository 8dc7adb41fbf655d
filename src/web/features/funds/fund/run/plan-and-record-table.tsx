import { COMPARED_ITEMS, COMPARED_STATES } from '../../../../../domain/funds/plan-and-record.ts'
import { formatYearDay, formatYen } from '../../../../ui/format.ts'
import { signedYen, type ComparedPeriod } from './run-facts.ts'
import styles from './plan-and-record.module.css'

/** The same numbers for whoever reads rather than looks, and where programs find them. */
export function PlanAndRecordTable({ id, periods }: { id: string; periods: readonly ComparedPeriod[] }) {
  return (
    <details className={styles.details}>
      <summary>表で見る</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">期間ごとの予定と実績（円）</caption>
        <thead>
          <tr>
            <th scope="col">期間</th>
            <th scope="col">項目</th>
            <th scope="col">予定</th>
            <th scope="col">実績</th>
            <th scope="col">差</th>
          </tr>
        </thead>
        {periods.map(({ number, start_at: start, end_at: end, state, rows }) => (
          <tbody key={number}>
            {rows.map(({ item, planned, recorded, difference }, place) => (
              <tr key={item}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length}>
                    <span>{`第${number}期（${COMPARED_STATES[state]}）`}</span>
                    <small>{`${formatYearDay(start)}〜${formatYearDay(end)}`}</small>
                  </th>
                )}
                <th scope="row">{COMPARED_ITEMS[item]}</th>
                <td data-label="予定">{planned === null ? '—' : formatYen(planned)}</td>
                <td data-label="実績">{recorded === null ? '—' : formatYen(recorded)}</td>
                <td data-label="差">{difference === null ? '—' : signedYen(difference)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.files}>
        <a className="tap-link" href={`/open/funds/${id}.csv`}>
          同じ数字を表（CSV）で受け取る
        </a>
        <a className="tap-link" href={`/open/funds/${id}.json`}>
          ファンドの記録（JSON）を受け取る
        </a>
      </p>
    </details>
  )
}
