import styles from './feature-drawing.module.css'

export type FeatureDrawingName = 'threads' | 'layers' | 'ledger'

/** Ten threads of which some are taken up: the unit and the personal limit. */
function Threads() {
  return Array.from({ length: 10 }, (_, index) => (
    <path
      key={index}
      d={`M${10 + index * 10.6} ${index < 5 ? 22 : 30}V66`}
      className={index < 5 ? styles.strong : styles.faint}
    />
  ))
}

/** The operator's hatched layer lies below the investors': it gives way first. */
function Layers() {
  return (
    <>
      <path d="M14 22h92v22H14z" className={styles.body} />
      <path d="M14 48h92v18H14z" className={styles.hatched} />
      {Array.from({ length: 11 }, (_, index) => (
        <path key={index} d={`M${20 + index * 8.4} 64l-4 -14`} className={styles.hatchLine} />
      ))}
    </>
  )
}

/** Planned and actual, side by side. */
function Ledger() {
  return (
    <>
      <path d="M14 22h92M14 36h92M14 50h92M14 64h92" className={styles.faint} />
      <path d="M24 64V40M44 64V34M64 64V28M84 64V24" className={styles.wide} />
      <path d="M32 64V42M52 64V36M72 64V30M92 64V24" className={styles.wideHollow} />
    </>
  )
}

const drawings = { threads: Threads, layers: Layers, ledger: Ledger }

export function FeatureDrawing({ name }: { name: FeatureDrawingName }) {
  const Drawing = drawings[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  )
}
