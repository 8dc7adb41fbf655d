import styles from './idea-picture.module.css'

const investors = Array.from({ length: 9 }, (_, index) => index)
const colours = ['indigo', 'teal', 'gold'] as const
const windows = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

const yOf = (index: number) => 44 + 20 * index

/** The idea in one picture: many contributions become one property, and what it earns comes back. Its letters stay readable at 320 px. */
export function IdeaPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 400 284"
      role="img"
      aria-label="しくみの図。多くの投資家の10万円からの出資が糸のように集まってひとつの不動産になり、賃料と売却の代金が、分配金と元本として投資家に戻ります。"
    >
      {investors.map((index) => {
        const colour = styles[colours[index % colours.length] ?? 'indigo']
        return (
          <g key={index} className={colour}>
            <path d={`M36 ${yOf(index)}C120 ${yOf(index)} 130 ${116 + 2 * index} 206 ${117 + 1.8 * index}`} />
            <circle cx="28" cy={yOf(index)} r="8" />
          </g>
        )
      })}
      <path className={styles.thread} d="M204 124.5c18 0.5 24 0.5 36 0.5" />
      <g className={styles.building}>
        <rect x="246" y="52" width="108" height="148" />
        <path d="M238 52h124" className={styles.roof} />
        <path d="M206 200h186" />
        {windows.map(({ row, column }) => (
          <rect
            key={`${row} ${column}`}
            x={257 + 31 * column}
            y={66 + 30 * row}
            width="22"
            height="17"
            className={(row + column) % 3 === 2 ? styles.lit : styles.window}
          />
        ))}
        <rect x="289" y="182" width="22" height="18" className={styles.door} />
      </g>
      <g className={styles.back}>
        <path d="M300 214v32q0 14-14 14H132" strokeDasharray="2 7" />
        <path d="M140 249l-15 11 15 11" />
      </g>
      <text x="8" y="22">
        お一人10万円から
      </text>
      <text x="300" y="36" textAnchor="middle" className={styles.strong}>
        ひとつの不動産
      </text>
      <text x="8" y="266" className={styles.strong}>
        分配金・元本
      </text>
      <text x="312" y="240">
        賃料と
      </text>
      <text x="312" y="260">
        売却の代金
      </text>
    </svg>
  )
}
