import { useEffect, useRef, useState, type TouchEvent } from 'react'
import { useMediaQuery } from '../../../app/layout/use-media-query.ts'
import { IconButton } from '../../../ui/button.tsx'
import { FundPicture, isDrawing } from './fund-picture.tsx'
import styles from './fund-gallery.module.css'

const millisecondsPerPicture = 6000
const swipeDistance = 40

/** Pictures change by themselves only where there is room and nobody asked for reduced motion; never on phones. */
const autoPlayWhere = '(min-width: 61.25em) and (prefers-reduced-motion: no-preference) and (hover: hover)'

function useAutoPlay(count: number, next: () => void) {
  const mayStartByItself = useMediaQuery(autoPlayWhere)
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const playing = chosen ?? (count > 1 && mayStartByItself)
  const [held, setHeld] = useState(false)
  const advance = useRef(next)
  useEffect(() => {
    advance.current = next
  })
  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => advance.current(), millisecondsPerPicture)
    return () => clearInterval(timer)
  }, [playing, held])
  const holdWhileUsed = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { playing, setPlaying, holdWhileUsed }
}

export function FundGallery({ name, urls }: { name: string; urls: readonly string[] }) {
  const [index, setIndex] = useState(0)
  const touchStart = useRef<number | null>(null)
  const count = urls.length
  const show = (target: number) => setIndex((target + count) % count)
  const { playing, setPlaying, holdWhileUsed } = useAutoPlay(count, () => show(index + 1))
  const url = urls[index] ?? ''
  const caption = isDrawing(url) ? 'イメージ図' : '物件の写真'

  const onTouchEnd = (event: TouchEvent) => {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0)
    if (touchStart.current !== null && Math.abs(distance) > swipeDistance) show(distance < 0 ? index + 1 : index - 1)
    touchStart.current = null
  }
  return (
    <section className={styles.gallery} aria-roledescription="カルーセル" aria-label="物件の画像" {...holdWhileUsed}>
      <figure
        className={styles.main}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? null
        }}
        onTouchEnd={onTouchEnd}
      >
        <FundPicture url={url} alt={`${name}（${index + 1}枚目、${caption}）`} priority />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      {count > 1 && (
        <>
          <div className={styles.controls}>
            <p className={styles.counter} aria-live={playing ? 'off' : 'polite'}>
              {index + 1} / {count}
              <span className="visually-hidden">枚目</span>
            </p>
            <IconButton
              icon={playing ? 'pause' : 'play'}
              label={playing ? '自動再生を停止する' : '自動再生を始める'}
              onClick={() => setPlaying(!playing)}
            />
            <IconButton icon="chevron-left" label="前の画像" onClick={() => show(index - 1)} />
            <IconButton icon="chevron-right" label="次の画像" onClick={() => show(index + 1)} />
          </div>
          <ul className={styles.thumbnails}>
            {urls.map((thumbnail, position) => (
              <li key={thumbnail}>
                <button
                  type="button"
                  aria-label={`${position + 1}枚目の画像を見る`}
                  aria-current={position === index || undefined}
                  onClick={() => show(position)}
                >
                  <FundPicture url={thumbnail} sizes="160px" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
