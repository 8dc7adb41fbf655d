import { useRef, useState } from 'react'
import { makingWord } from '../../../../domain/funds/fund-picture.ts'
import { createPart } from '../../../app/routing/part.tsx'
import { formatYearDay } from '../../../ui/format.ts'
import type { FundImage } from './fund-image.ts'
import { FundPicture } from './fund-picture.tsx'
import styles from './fund-gallery.module.css'

/** A finger moves the row before they are there. */
export const galleryControls = createPart(
  () => import('./gallery-controls.tsx').then((module) => module.GalleryControls),
  null,
)

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
  // What nobody has come near is not loaded.
  const [reached, setReached] = useState(1)
  const count = images.length
  const hasRendering = images.some(({ facts }) => facts?.is_rendering === true)
  return (
    <section className={styles.gallery} aria-roledescription="カルーセル" aria-label="物件の画像">
      <ul
        ref={row}
        className={styles.row}
        data-alone={count === 1 || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={count > 1 ? 0 : undefined}
        role="list"
        aria-label="物件の画像の一覧"
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
        <galleryControls.Component
          images={images}
          row={row}
          onNear={(position) => setReached((before) => Math.max(before, position + 1))}
        />
      )}
      {hasRendering && (
        <p className={styles.note}>
          CGによる想定図は、実際の建物・室内・周辺とは異なります。家具や植栽は対象不動産に含まれません。
        </p>
      )}
    </section>
  )
}
