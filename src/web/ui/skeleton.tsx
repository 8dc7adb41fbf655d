import styles from './skeleton.module.css'

/** Holds the room of what is still loading. The surrounding region says so with aria-busy and LoadingText. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'figure' | 'picture' | 'block' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}

export function LoadingText() {
  return <output className="visually-hidden">読み込んでいます</output>
}
