import type { Metadata, Sharp } from 'sharp'
import { previewWidth, renditionWidths, UnfitPhotograph, type ImageProcessor, type Rendition } from './photograph.ts'

/** More pixels than any camera of a broker's has; a small file can claim far more. */
const mostPixels = 60_000_000
const leastWidth = 960
const leastHeight = 640
const known = new Set(['jpeg', 'png', 'webp'])
const reading = { limitInputPixels: mostPixels, failOn: 'error' } as const

/** Loaded with the first photograph: most processes never get one. */
const loadSharp = async () => (await import('sharp')).default

/** AVIF for browsers that have it, WebP for all others; re-encoded by sharp, turned upright, without metadata. */
export function createSharpImageProcessor(): ImageProcessor {
  return {
    async process(bytes) {
      const sharp = await loadSharp()
      const { width, height } = sizeOf(await readMetadata(sharp(bytes, reading)))
      if (width < leastWidth || height < leastHeight)
        throw new UnfitPhotograph(`写真は${leastWidth}×${leastHeight}ピクセル以上のものを選択してください`)
      const renditions: Rendition[] = []
      const resized = async (target: number): Promise<Sharp> => {
        const { data, info } = await sharp(bytes, reading)
          .autoOrient()
          .resize({ width: target, withoutEnlargement: true })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
          .catch(refuse)
        return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      }
      // One after the other: an upload must not take all of a small machine.
      for (const target of renditionWidths) {
        const shown = await resized(target)
        renditions.push({
          width: target,
          format: 'avif',
          bytes: await shown.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
        })
        renditions.push({
          width: target,
          format: 'webp',
          bytes: await shown.webp({ quality: 78 }).toBuffer(),
        })
      }
      const preview = await (await resized(previewWidth)).avif({ quality: 18, effort: 4 }).toBuffer()
      return { width, height, renditions: [...renditions, { width: previewWidth, format: 'avif', bytes: preview }] }
    },
  }
}

async function readMetadata(photograph: Sharp): Promise<Metadata> {
  const metadata = await photograph.metadata().catch(refuse)
  if (!known.has(metadata.format ?? '')) throw new UnfitPhotograph('JPEG、PNG、WebPの画像を選択してください')
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > mostPixels)
    throw new UnfitPhotograph('画像の画素数が大きすぎます。6,000万画素以下にしてください')
  return metadata
}

/** Cameras note which way they were held: from the fifth way on, width and height change places. */
function sizeOf({ width = 0, height = 0, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function refuse(error: unknown): never {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
  throw new UnfitPhotograph(
    isTooLarge
      ? '画像の画素数が大きすぎます。6,000万画素以下にしてください'
      : '画像を読み込めませんでした。別のファイルを選択してください',
  )
}
