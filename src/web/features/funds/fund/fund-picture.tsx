import { classNames } from '../../../ui/class-names.ts'
import styles from './fund-picture.module.css'

/** Generated drawings are vector files; photographs are not. Drawings are marked as such wherever they are shown large. */
export function isDrawing(url: string): boolean {
  return /\.svg(\?|$)/.test(url)
}

const photographWidths = [480, 960, 1440] as const

/** Every size of an uploaded photograph in a format, by the address of its usual one; null for a drawing. */
function sizesOf(url: string, format: 'avif' | 'webp'): string | null {
  const [, photograph] = /^(.+\/photo\/\d+)-960\.webp$/.exec(url) ?? []
  return photograph === undefined
    ? null
    : photographWidths.map((width) => `${photograph}-${width}.${format} ${width}w`).join(', ')
}

interface FundPictureProps {
  url: string
  alt?: string
  priority?: boolean
  className?: string | undefined
  /** How wide it is shown, for the choice among a photograph's sizes. */
  sizes?: string
}

export function FundPicture({
  url,
  alt = '',
  priority = false,
  className,
  sizes = '(min-width: 980px) 720px, 100vw',
}: FundPictureProps) {
  const image = (
    <img
      className={classNames(styles.picture, className)}
      src={url}
      alt={alt}
      width={1200}
      height={800}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  )
  const [avif, webp] = [sizesOf(url, 'avif'), sizesOf(url, 'webp')]
  if (avif === null || webp === null) return image
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {image}
    </picture>
  )
}
