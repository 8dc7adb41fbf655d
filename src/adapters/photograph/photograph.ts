/** A photograph in one of the sizes in which pages show it. */
export interface Rendition {
  /** Nominal, in pixels: a smaller original is not blown up. */
  width: number
  format: 'avif' | 'webp'
  bytes: Uint8Array
}

export interface ProcessedPhotograph {
  /** Of the original as a person sees it, in pixels. */
  width: number
  height: number
  renditions: Rendition[]
}

export const renditionWidths = [480, 960, 1440] as const

/**
 * Of the preview, an AVIF of about 2 KB that stands in the page itself until the picture is there: as wide as the phones that wait longest, and
 * none of `renditionWidths`.
 */
export const previewWidth = 440

/** Turns an uploaded photograph into files of our own making: nothing of the original file, its place and camera included, is passed on. */
export interface ImageProcessor {
  /** Rejects with UnfitPhotograph, whose message is Japanese and fit to show. */
  process(bytes: Uint8Array): Promise<ProcessedPhotograph>
}

export class UnfitPhotograph extends Error {
  override readonly name = 'UnfitPhotograph'
}
