import { RENDERING_LABEL } from '../../../../domain/funds/fund-picture.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { FundImage } from './fund-image.ts'
import styles from './fund-picture.module.css'

const photographWidths = [480, 960, 1440] as const

/** Every size of an uploaded photograph in a format, by the address of its usual one. */
const sizesOf = (url: string, format: 'avif' | 'webp'): string =>
  photographWidths.map((width) => `${url.replace(/-960\.webp$/, `-${width}.${format}`)} ${width}w`).join(', ')

interface FundPictureProps {
  image: FundImage
  /** Beside words that say the same: readers need not hear it twice. */
  isDecorative?: boolean
  /** The first thing on the page that is looked at: the server lets the head load it, or has its preview stand in the page (app/layout/first-picture.ts). */
  priority?: boolean
  /** Whole, on a quiet ground, rather than cut to its frame: a plan means nothing without its edges. */
  isWhole?: boolean
  /** Where the label of a rendering stands: upon the picture, below one that is too small for it, or beside it in the page's own words. */
  label?: 'upon' | 'below' | 'elsewhere'
  /** How wide it is shown, for the choice among its sizes. */
  sizes?: string
}

/** A picture of a fund in its frame of 3:2 or another; the placeholder where the fund has none. */
export function FundPicture({
  image: { url, facts },
  isDecorative = false,
  priority = false,
  isWhole = false,
  label = 'upon',
  sizes = '(min-width: 980px) 720px, 100vw',
}: FundPictureProps) {
  if (facts === null)
    return (
      <span className={styles.frame} data-label={label}>
        <img className={styles.picture} src={url} alt="" width={1200} height={800} />
        {label === 'upon' && <span className={styles.none}>写真は準備中です</span>}
      </span>
    )
  const image = (
    <img
      className={classNames(styles.picture, isWhole && styles.whole)}
      src={url}
      alt={isDecorative ? '' : facts.alt}
      width={1200}
      height={800}
      loading="lazy"
      decoding={priority ? 'sync' : 'async'}
    />
  )
  return (
    <span
      className={classNames(styles.frame, styles.focus)}
      data-label={label}
      data-focus-x={facts.focus_x}
      data-focus-y={facts.focus_y}
      data-first-picture={priority && !isWhole ? url : undefined}
    >
      <picture className={styles.sources}>
        <source type="image/avif" srcSet={sizesOf(url, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sizesOf(url, 'webp')} sizes={sizes} />
        {image}
      </picture>
      {facts.is_rendering && label !== 'elsewhere' && <span className={styles.label}>{RENDERING_LABEL}</span>}
    </span>
  )
}
