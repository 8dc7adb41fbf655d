import { useEffect, useRef, useState } from 'react'
import { makingWord } from '../../../../domain/fund-picture.ts'
import { useMediaQuery } from '../../../app/layout/use-media-query.ts'
import { IconButton } from '../../../ui/button.tsx'
import { formatYearDay } from '../../../ui/format.ts'
import type { FundImage } from './fund-image.ts'
import { FundPicture } from './fund-picture.tsx'
import styles from './fund-gallery.module.css'

const millisecondsPerPicture = 6000

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

/** A phone shows the beginning of the next picture beside the first. */
const slideSizes = '(min-width: 61.25em) 720px, calc(100vw - 72px)'

/** What it is, when and by whom it was taken or made. */
function Caption({ facts }: Pick<FundImage, 'facts'>) {
  if (facts === null) return null
  const day = facts.made_on === null ? '' : `${formatYearDay(facts.made_on)} `
  const making = makingWord({ isRendering: facts.is_rendering, subject: facts.kind })
  return (
    <figcaption className={styles.caption}>
      <b>{facts.caption}</b>
      {facts.made_by !== '' && (
        <span>
          {day}
          {making} {facts.made_by}
        </span>
      )}
    </figcaption>
  )
}

/** The fund's pictures in a row that a finger or the arrow keys move; the buttons and the small pictures lead to each one. */
export function FundGallery({ images }: { images: readonly FundImage[] }) {
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  // What nobody has come near is not loaded.
  const [reached, setReached] = useState(1)
  const count = images.length
  const near = (position: number) => setReached((before) => Math.max(before, position + 1))
  const show = (position: number) => {
    const target = (position + count) % count
    near(target)
    setIndex(target)
    const slide = row.current?.children[target]
    if (slide instanceof HTMLElement)
      row.current?.scrollTo({ left: slide.offsetLeft - (row.current.firstElementChild as HTMLElement).offsetLeft })
  }
  const { playing, setPlaying, holdWhileUsed } = useAutoPlay(count, () => show(index + 1))
  const onScroll = () => {
    const { current } = row
    const [first, second] = current === null ? [] : ([...current.children] as HTMLElement[])
    if (current === null || first === undefined || second === undefined) return
    const isAtEnd = current.scrollLeft + current.clientWidth >= current.scrollWidth - 2
    const position = isAtEnd ? count - 1 : Math.round(current.scrollLeft / (second.offsetLeft - first.offsetLeft))
    near(position)
    setIndex(position)
  }
  const hasRendering = images.some(({ facts }) => facts?.is_rendering === true)
  return (
    <section className={styles.gallery} aria-roledescription="カルーセル" aria-label="物件の画像" {...holdWhileUsed}>
      <ul
        ref={row}
        className={styles.row}
        data-alone={count === 1 || undefined}
        tabIndex={count > 1 ? 0 : undefined}
        role="list"
        aria-label="物件の画像の一覧"
        onScroll={onScroll}
      >
        {images.map((image, position) => (
          <li key={image.url}>
            <figure>
              <div className={styles.picture}>
                {position <= reached && (
                  <FundPicture
                    image={image}
                    priority={position === 0}
                    isWhole={image.facts?.kind === 'plan'}
                    sizes={slideSizes}
                  />
                )}
              </div>
              <Caption facts={image.facts} />
            </figure>
          </li>
        ))}
      </ul>
      {count > 1 && (
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
      )}
      {hasRendering && (
        <p className={styles.note}>
          CGによる想定図は、実際の建物・室内・周辺とは異なります。家具や植栽は対象不動産に含まれません。
        </p>
      )}
    </section>
  )
}
