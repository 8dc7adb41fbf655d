import type { FreeText } from '../../domain/free-text.ts'
/** What a link preview shows of a fund, or of the site itself. */
export interface PreviewPicture {
  /** Its lower part is covered by the words; null where there is none. */
  picture: { bytes: Uint8Array; isRendering: boolean } | null
  brand: string
  /** In one or two lines. */
  title: string
  /** One short word: '募集中'; null leaves it out. */
  state: FreeText | null
  /** One line below the title. */
  note: string
}

/** Draws the 1200 x 630 pictures that chat programs and social networks show beside a link: they take no SVG. */
export interface PreviewPictures {
  /** A PNG. The same content gives the same picture. */
  draw(content: PreviewPicture): Promise<Uint8Array>
}
