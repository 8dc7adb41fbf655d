import styles from './steps-thread.module.css'

const knots = [
  { x: 40, y: 66, name: '登録', by: '約5分' },
  { x: 120, y: 114, name: '本人確認', by: '約5分' },
  { x: 200, y: 66, name: '申し込み', by: '募集期間中' },
  { x: 280, y: 114, name: '契約と入金', by: '3日以内' },
  { x: 360, y: 66, name: '分配', by: '翌月末まで' },
]

/** One thread through the five steps. Its letters stay readable at 320 px. */
export function StepsThread() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 400 184"
      role="img"
      aria-label="登録（約5分）、本人確認（約5分）、申し込み（募集期間中）、契約と入金（3日以内）、分配（運用終了の翌月末まで）の順に進みます。"
    >
      <path d="M6 84C20 70 28 66 40 66C76 66 84 114 120 114C156 114 164 66 200 66C236 66 244 114 280 114C316 114 324 66 360 66C374 66 384 72 396 84" />
      {knots.map(({ x, y, name, by }, index) => (
        <g key={name}>
          <circle cx={x} cy={y} r="17" />
          <text x={x} y={y + 5.5} textAnchor="middle" className={styles.figure}>
            {index + 1}
          </text>
          <text x={x} y={index % 2 === 0 ? y - 40 : y + 40} textAnchor="middle" className={styles.name}>
            {name}
          </text>
          <text x={x} y={index % 2 === 0 ? y - 24 : y + 57} textAnchor="middle">
            {by}
          </text>
        </g>
      ))}
    </svg>
  )
}
