import { useState } from 'react'
import type { HistoryMonth } from '../../../../domain/funds/asset-history.ts'
import { formatManYen, formatYen } from '../../../ui/format.ts'
import { axisMarks, barLabels } from './chart-marks.ts'
import { monthName } from './month-name.ts'
import styles from './assets.module.css'

/**
 * Two panels over one axis of months: what works, as steps, and what came, as bars on a scale of their own. Never one
 * rising line: principal that is put in is no gain. Widths are percentages, so letters keep their size on every screen.
 */

const steps = { top: 14, height: 132 }
const bars = { top: 34, height: 64 }
const axisHeight = 24
/** Of a chart as narrow as on a phone, "12,187" and the space beside it. */
const labelWidth = 0.2

/** The next even number of 100,000 yen, so that half of it is a round tick. */
const scaleTop = (largest: number): number => Math.max(200_000, Math.ceil(largest / 200_000) * 200_000)

const share = (index: number, count: number): string => `${(index * 100) / count}%`

function Steps({ months, chosen }: { months: readonly HistoryMonth[]; chosen: number }) {
  const top = scaleTop(Math.max(...months.map(({ principal }) => principal)))
  const yOf = (yen: number) => steps.top + steps.height * (1 - yen / top)
  const count = months.length
  return (
    <div className={styles.plot}>
      <svg width="48" height={steps.top + steps.height + 8} className={styles.ticks}>
        {[top, top / 2, 0].map((tick) => (
          <text key={tick} x="42" y={yOf(tick) + 4} textAnchor="end">
            {tick === 0 ? '0' : formatManYen(tick)}
          </text>
        ))}
      </svg>
      <svg width="100%" height={steps.top + steps.height + 8}>
        <rect
          x={share(chosen, count)}
          width={share(1, count)}
          y={steps.top}
          height={steps.height}
          className={styles.chosen}
        />
        {[top, top / 2, 0].map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className={styles.gridLine} />
        ))}
        {months.map(({ month, principal }, index) => (
          <g key={month}>
            <rect
              x={share(index, count)}
              width={share(1, count)}
              y={yOf(principal)}
              height={steps.top + steps.height - yOf(principal)}
              className={styles.area}
            />
            <line
              x1={share(index, count)}
              x2={share(index + 1, count)}
              y1={yOf(principal)}
              y2={yOf(principal)}
              className={styles.stepLine}
            />
            {index > 0 && (
              <line
                x1={share(index, count)}
                x2={share(index, count)}
                y1={yOf(months[index - 1]?.principal ?? 0)}
                y2={yOf(principal)}
                className={styles.stepLine}
              />
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}

function Bars({ months, chosen }: { months: readonly HistoryMonth[]; chosen: number }) {
  const largest = Math.max(1, ...months.map(({ received }) => received))
  const count = months.length
  const width = count > 18 ? 6 : 14
  const rowOf = new Map(
    barLabels(
      months.map(({ received }) => received / largest),
      labelWidth,
    ).map(({ index, row }) => [index, row]),
  )
  const floor = bars.top + bars.height
  const anchorOf = (index: number) => (index < count / 10 ? 'start' : index > count * 0.85 ? 'end' : 'middle')
  return (
    <div className={styles.plot}>
      <span aria-hidden="true" />
      <svg width="100%" height={floor + axisHeight}>
        <rect x={share(chosen, count)} width={share(1, count)} y="0" height={floor} className={styles.chosen} />
        <line x1="0" x2="100%" y1={floor} y2={floor} className={styles.floorLine} />
        {months.map(({ month, received }, index) => {
          const height = (bars.height * received) / largest
          const row = rowOf.get(index)
          return (
            received > 0 && (
              <g key={month}>
                <rect
                  x={share(index + 0.5, count)}
                  width={width}
                  y={floor - height}
                  height={height}
                  transform={`translate(${-width / 2})`}
                  className={styles.bar}
                />
                {/* The second row stands above every bar, and a line leads down to its own. */}
                {row === 1 && (
                  <line
                    x1={share(index + 0.5, count)}
                    x2={share(index + 0.5, count)}
                    y1={bars.top - 17}
                    y2={floor - height}
                    className={styles.leader}
                  />
                )}
                {row !== undefined && (
                  <text
                    x={share(index + 0.5, count)}
                    y={row === 0 ? floor - height - 5 : bars.top - 21}
                    textAnchor={anchorOf(index)}
                    className={styles.barLabel}
                  >
                    {formatYen(received).slice(0, -1)}
                  </text>
                )}
              </g>
            )
          )
        })}
        {axisMarks(count).map(({ index, anchor, isExtra }) => (
          <text
            key={index}
            x={anchor === 'middle' ? share(index + 0.5, count) : anchor === 'start' ? '0' : '100%'}
            y={floor + 17}
            textAnchor={anchor}
            className={styles.axisLabel}
            data-wide={isExtra || undefined}
          >
            {monthName(months[index]?.month ?? '')}
          </text>
        ))}
      </svg>
    </div>
  )
}

function principalSentence(months: readonly HistoryMonth[]): string {
  const peak = months.reduce((largest, month) => (month.principal > largest.principal ? month : largest))
  return `${monthName(months[0]?.month ?? '')}から${monthName(months.at(-1)?.month ?? '')}までの月末の運用中元本。最も多いのは${monthName(peak.month)}の${formatYen(peak.principal)}、いまは${formatYen(months.at(-1)?.principal ?? 0)}です。`
}

function receivedSentence(months: readonly HistoryMonth[]): string {
  const paying = months.filter(({ received }) => received > 0)
  if (paying.length === 0) return 'この期間に受け取った分配金はありません。'
  return `この期間に受け取った分配金（税引後）は、${paying.length}か月で合計${formatYen(paying.reduce((sum, { received }) => sum + received, 0))}です。`
}

const monthSentence = ({ month, principal, received }: HistoryMonth): string =>
  `${monthName(month)}：運用中の元本 ${formatYen(principal)}、受け取った分配金 ${formatYen(received)}`

/** One month's figures, chosen by finger, mouse or arrow keys: on a phone not every bar has room for its amount. */
function MonthReading({
  months,
  chosen,
  onChoose,
}: {
  months: readonly HistoryMonth[]
  chosen: number
  onChoose: (index: number) => void
}) {
  const month = months[chosen]
  if (month === undefined) return null
  return (
    <div className={styles.reading}>
      <input
        type="range"
        min={0}
        max={months.length - 1}
        value={chosen}
        aria-label="金額を見る月"
        aria-valuetext={monthSentence(month)}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
      <p aria-hidden="true">
        <b>{monthName(month.month)}</b>
        <span className="no-break">運用中の元本 {formatYen(month.principal)}</span>
        <span className="no-break">分配金 {formatYen(month.received)}</span>
      </p>
    </div>
  )
}

export function HistoryChart({ months }: { months: readonly HistoryMonth[] }) {
  const [wished, setWished] = useState<number | null>(null)
  const chosen = Math.min(wished ?? months.length - 1, months.length - 1)
  return (
    <>
      <figure className={styles.chart}>
        <figcaption>運用中の元本（月末）</figcaption>
        <div role="img" aria-label={principalSentence(months)}>
          <Steps months={months} chosen={chosen} />
        </div>
      </figure>
      <figure className={styles.chart} data-series="received">
        <figcaption>受け取った分配金（税引後・円。目盛りは元本と別）</figcaption>
        <div role="img" aria-label={receivedSentence(months)}>
          <Bars months={months} chosen={chosen} />
        </div>
      </figure>
      <MonthReading months={months} chosen={chosen} onChoose={setWished} />
    </>
  )
}
