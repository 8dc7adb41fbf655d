import styles from './twisted-rope.module.css'

const threadCount = 10

/** Ten thin threads come together and go on as one rope: what the service does, in one line drawing. */
export function TwistedRope() {
  return (
    <svg
      className={styles.rope}
      viewBox="0 0 520 260"
      role="img"
      aria-label="たくさんの細い糸が縒り合わさって、一本の綱になる図"
    >
      {Array.from({ length: threadCount }, (_, index) => {
        const start = 16 + index * 25.3
        const end = 122 + (index % 3) * 8
        return (
          <path
            key={index}
            className={styles.thread}
            data-shade={index % 3}
            d={`M0 ${start}C120 ${start} 150 ${end} 268 ${end}`}
          />
        )
      })}
      {Array.from({ length: 12 }, (_, index) => {
        const x = 262 + index * 21.5
        return (
          <path
            key={index}
            className={styles.strand}
            data-shade={index % 3}
            d={`M${x} 140C${x + 6} 152 ${x + 20} 108 ${x + 28} 120`}
          />
        )
      })}
    </svg>
  )
}
