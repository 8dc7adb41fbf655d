import type { HistoryMonth } from '../../../domain/asset-history.ts'
import { formatManYen, formatYen } from '../../ui/format.ts'
import { monthName } from './month-name.ts'
import styles from './assets.module.css'

/**
 * Two panels over one axis of months: what works, as steps, and what came, as bars on a scale of their own. Never one
 * rising line: principal that is put in is no gain. Widths are percentages, so letters keep their size on every screen.
 */

const steps = { top: 14, height: 132 }
const bars = { top: 20, height: 64 }
const axisHeight = 24
/** How many months apart two labels of bars have to be. */
const labelEvery = (count: number): number => Math.ceil(count / 5)

/** The next even number of 100,000 yen, so that half of it is a round tick. */
const scaleTop = (largest: number): number => Math.max(200_000, Math.ceil(largest / 200_000) * 200_000)

const share = (index: number, count: number): string => `${(index * 100) / count}%`

function Steps({ months }: { months: readonly HistoryMonth[] }) {
  const top = scaleTop(Math.max(...months.map(({ principal }) => principal)))
  const yOf = (yen: number) => steps.top + steps.height * (1 - yen / top)
  const count = months.length
  const last = months.at(-1)
  return (
    <div className={styles.plot}>
      <svg width="48" height={steps.top + steps.height + 8} className={styles.ticks}>
        {[top, top / 2, 0].map((tick) => <text key={tick} x="42" y={yOf(tick) + 4} textAnchor="end">{tick === 0 ? '0' : formatManYen(tick)}</text>)}
      </svg>
      <svg width="100%" height={steps.top + steps.height + 8}>
        {[top, top / 2, 0].map((tick) => <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className={styles.gridLine} />)}
        {months.map(({ month, principal }, index) => (
          <g key={month}>
            <rect x={share(index, count)} width={share(1, count)} y={yOf(principal)} height={steps.top + steps.height - yOf(principal)} className={styles.area} />
            <line x1={share(index, count)} x2={share(index + 1, count)} y1={yOf(principal)} y2={yOf(principal)} className={styles.stepLine} />
            {index > 0 && <line x1={share(index, count)} x2={share(index, count)} y1={yOf(months[index - 1]?.principal ?? 0)} y2={yOf(principal)} className={styles.stepLine} />}
          </g>
        ))}
        {last !== undefined && last.principal > 0 && <text x="100%" y={yOf(last.principal) - 6} textAnchor="end" className={styles.stepLabel}>{formatManYen(last.principal)}</text>}
      </svg>
    </div>
  )
}

/** Which bars carry their amount: the largest first, and not two of them nearer than letters allow. */
function labelledBars(months: readonly HistoryMonth[]): Set<number> {
  const paying = [...months.keys()].filter((index) => (months[index]?.received ?? 0) > 0)
  const largestFirst = paying.toSorted((one, other) => (months[other]?.received ?? 0) - (months[one]?.received ?? 0))
  return largestFirst.reduce((labelled, index) => {
    const hasRoom = [...labelled].every((other) => Math.abs(other - index) >= labelEvery(months.length))
    return hasRoom ? labelled.add(index) : labelled
  }, new Set<number>())
}

function Bars({ months }: { months: readonly HistoryMonth[] }) {
  const largest = Math.max(1, ...months.map(({ received }) => received))
  const count = months.length
  const axisStep = Math.ceil(count / 4)
  const width = count > 18 ? 6 : 14
  const labelled = labelledBars(months)
  const floor = bars.top + bars.height
  const anchorOf = (index: number) => (index < count / 10 ? 'start' : index > count * 0.85 ? 'end' : 'middle')
  return (
    <div className={styles.plot}>
      <span aria-hidden="true" />
      <svg width="100%" height={floor + axisHeight}>
        <line x1="0" x2="100%" y1={floor} y2={floor} className={styles.floorLine} />
        {months.map(({ month, received }, index) => {
          const height = (bars.height * received) / largest
          return received > 0 && (
            <g key={month}>
              <rect x={share(index + 0.5, count)} width={width} y={floor - height} height={height} transform={`translate(${-width / 2})`} className={styles.bar} />
              {labelled.has(index) && <text x={share(index + 0.5, count)} y={floor - height - 5} textAnchor={anchorOf(index)} className={styles.barLabel}>{formatYen(received).slice(0, -1)}</text>}
            </g>
          )
        })}
        {months.map(({ month }, index) => index % axisStep === 0 && (
          <text key={month} x={share(index, count)} y={floor + 17} className={styles.axisLabel} data-wide={(index / axisStep) % 2 === 1 || undefined}>{monthName(month)}</text>
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

export function HistoryChart({ months }: { months: readonly HistoryMonth[] }) {
  return (
    <>
      <figure className={styles.chart}>
        <figcaption>運用中の元本（月末）</figcaption>
        <div role="img" aria-label={principalSentence(months)}><Steps months={months} /></div>
      </figure>
      <figure className={styles.chart} data-series="received">
        <figcaption>受け取った分配金（税引後・円。目盛りは元本と別）</figcaption>
        <div role="img" aria-label={receivedSentence(months)}><Bars months={months} /></div>
      </figure>
    </>
  )
}
