import { classNames } from '../../ui/class-names.ts'
import styles from './fund-picture.module.css'

/** Generated drawings are vector files; photographs are not. Drawings are marked as such wherever they are shown large. */
export function isDrawing(url: string): boolean {
  return /\.svg(\?|$)/.test(url)
}

export function FundPicture({ url, alt = '', priority = false, className }: { url: string; alt?: string; priority?: boolean; className?: string | undefined }) {
  return (
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
}
