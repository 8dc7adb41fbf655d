import type { KeyboardEvent, MouseEvent } from 'react'
import { FOCUS_STEP } from '../../../../../domain/funds/fund-picture.ts'
import picture from '../../../../features/funds/fund/fund-picture.module.css'
import type { EditedFund } from './fund-queries.ts'
import styles from './pictures-section.module.css'

const step = FOCUS_STEP
const within = (percent: number): string => String(Math.min(100, Math.max(0, Math.round(percent / step) * step)))

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

interface FocusPointProps {
  name: string
  /** Unknown until the server has told of it. */
  file: EditedFund['uploaded_pictures'][number] | undefined
  /** Percent from the left and from the top, as typed. */
  x: string
  y: string
  onMove: (x: string, y: string) => void
}

/** The whole picture with the point that stays in view wherever a page cuts it: by a click, or by the arrow keys. */
export function FocusPoint({ name, file, x, y, onMove }: FocusPointProps) {
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press on a button is a click too, at no place.
    if (event.detail === 0) return
    const frame = event.currentTarget.getBoundingClientRect()
    onMove(
      within(((event.clientX - frame.left) / frame.width) * 100),
      within(((event.clientY - frame.top) / frame.height) * 100),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = arrows[event.key]
    if (move === undefined) return
    event.preventDefault()
    onMove(within(Number(x) + move[0]), within(Number(y) + move[1]))
  }
  return (
    <div className={styles.focus}>
      <button
        type="button"
        aria-label={`${name}の中心。クリックか矢印キーで動かします`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {file !== undefined && <img src={file.url} alt="" width={file.width} height={file.height} loading="lazy" />}
        <span className={picture.focus} data-focus-x={x} data-focus-y={y} />
      </button>
      <small aria-live="polite">
        中心 左から{x}％・上から{y}％
      </small>
    </div>
  )
}
