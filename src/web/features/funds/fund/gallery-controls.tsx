import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMediaQuery } from '../../../app/layout/use-media-query.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { FundImage } from './fund-image.ts'
import { FundPicture } from './fund-picture.tsx'
import styles from './fund-gallery.module.css'

const millisecondsPerPicture = 6000

/** Pictures change by themselves only where there is room and nobody asked for reduced motion; never on phones. */
const autoPlayWhere = '(min-width: 61.25em) and (prefers-reduced-motion: no-preference) and (hover: hover)'

function useAutoPlay({ isHeld, next }: { isHeld: boolean; next: () => void }) {
  const mayStartByItself = useMediaQuery(autoPlayWhere)
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const playing = chosen ?? mayStartByItself
  const advance = useRef(next)
  useEffect(() => {
    advance.current = next
  })
  useEffect(() => {
    if (!playing || isHeld) return
    const timer = setInterval(() => advance.current(), millisecondsPerPicture)
    return () => clearInterval(timer)
  }, [playing, isHeld])
  return { playing, setPlaying }
}

/** Which picture the row shows, as fingers, keys and buttons move it. */
function usePosition({ images, row, onNear }: GalleryControlsProps) {
  const [index, setIndex] = useState(0)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  // Which picture a button has sent the row to, until it is there.
  const bound = useRef<number | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { current } = row
    if (current === null) return
    const stop = new AbortController()
    const onScroll = () => {
      const isAtEnd = current.scrollLeft + current.clientWidth >= current.scrollWidth - 2
      const position = isAtEnd ? images.length - 1 : Math.round(current.scrollLeft / leftOf(current, 1))
      near.current(position)
      clearTimeout(rest.current)
      // What it passes on its way to a button's picture does not count, however slowly it goes: a second press goes on from that picture.
      if (bound.current !== null) {
        if (position === bound.current) bound.current = null
        return
      }
      // Under a finger, the one where it rests.
      rest.current = setTimeout(() => setIndex(position), 150)
    }
    current.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
    for (const takesOver of ['pointerdown', 'wheel', 'keydown'] as const)
      current.addEventListener(takesOver, () => (bound.current = null), { passive: true, signal: stop.signal })
    return () => {
      clearTimeout(rest.current)
      stop.abort()
    }
  }, [row, images.length])
  const show = (position: number) => {
    const target = (position + images.length) % images.length
    near.current(target)
    setIndex(target)
    bound.current = target
    clearTimeout(rest.current)
    row.current?.scrollTo({ left: leftOf(row.current, target) })
  }
  return { index, show }
}

/** How far the row is scrolled where the picture stands first, in CSS pixels. */
function leftOf({ children }: HTMLElement, position: number): number {
  const [first, slide] = [children[0], children[position]]
  return first instanceof HTMLElement && slide instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0
}

/** Whether somebody points at what the gallery shows, or is in it by the keyboard. */
function useHeld(row: GalleryControlsProps['row']): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const gallery = row.current?.parentElement
    if (!gallery) return
    const stop = new AbortController()
    for (const [event, holds] of [
      ['pointerenter', true],
      ['focusin', true],
      ['pointerleave', false],
      ['focusout', false],
    ] as const)
      gallery.addEventListener(event, () => setHeld(holds), { signal: stop.signal })
    return () => stop.abort()
  }, [row])
  return isHeld
}

interface GalleryControlsProps {
  images: readonly FundImage[]
  /** The list that scrolls. */
  row: RefObject<HTMLUListElement | null>
  /** Somebody is about to see the picture at that place. */
  onNear: (position: number) => void
}

/** Where one is among the pictures, the ways to the others, and the small pictures. */
export function GalleryControls(props: GalleryControlsProps) {
  const { images, row } = props
  const count = images.length
  const { index, show } = usePosition(props)
  const { playing, setPlaying } = useAutoPlay({ isHeld: useHeld(row), next: () => show(index + 1) })
  return (
    <>
      <div className={styles.controls}>
        <p className={styles.counter} aria-live={playing ? 'off' : 'polite'}>
          {index + 1} / {count}
          <span className="visually-hidden">枚目</span>
        </p>
        <span className={styles.play}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? '自動再生を停止する' : '自動再生を始める'}
            onClick={() => setPlaying(!playing)}
          />
        </span>
        <IconButton icon="chevron-left" label="前の画像" onClick={() => show(index - 1)} />
        <IconButton icon="chevron-right" label="次の画像" onClick={() => show(index + 1)} />
      </div>
      <ul className={styles.thumbnails}>
        {images.map((image, position) => (
          <li key={image.url}>
            <button
              type="button"
              aria-label={`${position + 1}枚目の画像を見る`}
              aria-current={position === index || undefined}
              onClick={() => show(position)}
            >
              <FundPicture image={image} isDecorative label="elsewhere" sizes="160px" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
