import { useId } from 'react'
import { formatManYen } from '../../../ui/format.ts'
import type { DrawnRow } from './drawn-order.ts'
import styles from './draw-chart.module.css'

const chartHeight = 118
const labelHeight = 30

/** What the picture shows, for those who do not see it; the table holds every value. */
function describe(rows: readonly DrawnRow[], own: DrawnRow | undefined): string {
  const firstLost = rows.find(({ won }) => !won)
  return [
    `${rows.length}件を抽選の順番に並べた図。`,
    own && `あなたは${own.position}番目で${own.won ? '当選' : '落選'}。`,
    firstLost
      ? `${firstLost.position}番目から枠に収まらない申し込みが出ています。`
      : 'すべての申し込みが枠に収まりました。',
    '同じ内容を「順番の一覧」の表に載せています。',
  ]
    .filter(Boolean)
    .join('')
}

/** Lines of a few applications stay thin; many share the width. In percent of the chart. */
const lineWidth = (count: number) => Math.min(62 / count, 1.6)

function OwnLabel({ own, center }: { own: DrawnRow; center: number }) {
  const anchor = center < 20 ? 'start' : center > 80 ? 'end' : 'middle'
  return (
    <text className={styles.ownLabel} x={`${center}%`} y="16" textAnchor={anchor}>
      あなた {own.position}番目
    </text>
  )
}

function Swatch({ look, pattern }: { look: 'won' | 'lost' | 'own'; pattern?: string }) {
  return (
    <svg width="8" height="16" aria-hidden="true" focusable="false">
      <rect width="8" height="16" className={styles[look]} fill={pattern} />
    </svg>
  )
}

/** One line for each application, in the order of the draw; its height is the amount, from zero. */
export function DrawChart({ rows, ownId }: { rows: readonly DrawnRow[]; ownId: string | null }) {
  const patternId = `${useId()}lost`
  const pattern = `url(#${patternId})`
  const largest = Math.max(...rows.map(({ amount }) => amount))
  const width = lineWidth(rows.length)
  const centerOf = (row: DrawnRow) => ((row.position - 0.5) * 100) / rows.length
  const own = rows.find(({ investId }) => investId === ownId)
  const top = own === undefined ? 0 : labelHeight
  const won = rows.filter((row) => row.won).length
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        width="100%"
        height={top + chartHeight + 2}
        role="img"
        aria-label={describe(rows, own)}
      >
        <defs>
          <pattern id={patternId} width="8" height="5" patternUnits="userSpaceOnUse">
            <rect width="8" height="2.5" className={styles.stripe} />
          </pattern>
        </defs>
        {rows.map((row) => {
          const height = (row.amount * chartHeight) / largest
          const look = row === own ? 'own' : row.won ? 'won' : 'lost'
          return (
            <rect
              key={row.position}
              className={styles[look]}
              fill={look === 'lost' ? pattern : undefined}
              x={`${centerOf(row) - width / 2}%`}
              y={top + chartHeight - height}
              width={`${width}%`}
              height={height}
            />
          )
        })}
        <rect className={styles.base} y={top + chartHeight} width="100%" height="2" />
        {own !== undefined && (
          <>
            <rect className={styles.own} x={`${centerOf(own)}%`} y="22" width="1.5" height={top + chartHeight - 22} />
            <OwnLabel own={own} center={centerOf(own)} />
          </>
        )}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>1番目</span>
        <span>{rows.length}番目</span>
      </div>
      <figcaption className={styles.legend}>
        <span>
          <Swatch look="won" />
          当選 {won}件
        </span>
        <span>
          <Swatch look="lost" pattern={pattern} />
          落選 {rows.length - won}件
        </span>
        {own !== undefined && (
          <span>
            <Swatch look="own" />
            あなた
          </span>
        )}
        <span className={styles.how}>1本が1件の申し込み、長さが金額です（最も長い線は{formatManYen(largest)}）。</span>
      </figcaption>
    </figure>
  )
}
