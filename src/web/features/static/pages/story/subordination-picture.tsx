import styles from './subordination-picture.module.css'

/** Ten thousands of yen: what was paid for the property, what investors put in before the operator, and what the sale may lose. */
const total = 5_000
const senior = 4_000
const losses = [0, 500, 1_000, 1_200, 2_000] as const

const top = 30
const bottom = 214
const heightOf = (value: number): number => ((bottom - top) * value) / total
const yOf = (value: number): number => bottom - heightOf(value)

/** What is left to whom when the sale loses: the operator's part goes first. Its letters stay readable at 320 px. */
export function SubordinationPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 400 262"
      role="img"
      aria-label="優先劣後の図。総額5,000万円のうち1,000万円が劣後出資のとき、売却の損失が1,000万円までは劣後出資だけが減り、1,200万円では優先出資が200万円、2,000万円では1,000万円減ります。"
    >
      {losses.map((loss, index) => {
        const left = 14 + 78 * index
        const rest = total - loss
        const ofSenior = Math.min(senior, rest)
        return (
          <g key={loss}>
            <rect className={styles.lost} x={left} y={yOf(total)} width="54" height={heightOf(loss)} />
            {rest > senior && (
              <rect className={styles.junior} x={left} y={yOf(rest)} width="54" height={heightOf(rest - senior)} />
            )}
            <rect className={styles.senior} x={left} y={yOf(ofSenior)} width="54" height={heightOf(ofSenior)} />
            <text x={left + 27} y="236" textAnchor="middle">
              {loss === 0 ? 'なし' : loss.toLocaleString('ja-JP')}
            </text>
          </g>
        )
      })}
      <path className={styles.line} d={`M6 ${yOf(senior)}H394`} />
      <text x="6" y="18" className={styles.strong}>
        総額5,000万円
      </text>
      <text x="200" y="257" textAnchor="middle">
        売却の損失（万円）
      </text>
    </svg>
  )
}

export function SubordinationLegend() {
  return (
    <ul className={styles.legend}>
      <li data-part="senior">優先出資（出資者）</li>
      <li data-part="junior">劣後出資（当社）</li>
      <li data-part="lost">損失</li>
    </ul>
  )
}
