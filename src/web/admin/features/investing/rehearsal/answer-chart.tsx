import { figure } from '../../../ui/admin-format.ts'
import type { ShownReport } from './rehearsal-queries.ts'
import { duration } from './rehearsal-words.ts'
import styles from './rehearsals.module.css'

const height = 120
const barWidth = 12
const gap = 3

/** Answers in each step of time: accepted from the ground up, refused on top of them. The figures are in its description too. */
export function AnswerChart({ report }: { report: ShownReport }) {
  const steps = report.accepted_by_step.map((accepted, index) => ({
    accepted,
    refused: report.refused_by_step[index] ?? 0,
  }))
  const most = Math.max(1, ...steps.map(({ accepted, refused }) => accepted + refused))
  const width = steps.length * (barWidth + gap)
  const scaled = (count: number) => (count * height) / most
  const busiest = steps.findIndex(({ accepted, refused }) => accepted + refused === most)
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`最も多かったのは、${duration(Math.max(0, busiest) * report.step)}からの${duration(report.step)}間の${figure(most)}件`}
      >
        {steps.map(({ accepted, refused }, index) => (
          <g key={index} transform={`translate(${index * (barWidth + gap)} 0)`}>
            <rect
              className={styles.accepted}
              y={height - scaled(accepted)}
              width={barWidth}
              height={scaled(accepted)}
            />
            <rect
              className={styles.refused}
              y={height - scaled(accepted + refused)}
              width={barWidth}
              height={scaled(refused)}
            />
          </g>
        ))}
      </svg>
      <div className={styles.axis}>
        <span>募集開始</span>
        <span>{duration(steps.length * report.step)}</span>
      </div>
      <figcaption className={styles.legend}>
        <span data-kind="accepted">受付</span>
        <span data-kind="refused">お断り</span>
        <span>最多 {figure(most)}件</span>
      </figcaption>
    </figure>
  )
}
