/** The picture that a page is first looked at for: in its body the one in the frame with `data-first-picture`. */
export interface FirstPicture {
  /** Of its usual size, as the frame names it: it stands in a selector. */
  address: string
  /** `srcset` and `sizes` of its AVIF source, as attributes. */
  sizes: string
}

export function firstPicture(body: string): FirstPicture | undefined {
  const [, address, sizes] =
    /<span [^>]*data-first-picture="([\w/.-]+)"[^>]*><picture[^>]*><source type="image\/avif" ([^>]*?)\/?>/i.exec(
      body,
    ) ?? []
  return address === undefined || sizes === undefined ? undefined : { address, sizes: sizes.trim() }
}

/**
 * A `link` element that loads the picture. It stands before everything else in the head: the picture itself stands so far down in the
 * document that on a slow connection its tag comes a round trip later. Browsers without AVIF pass over it.
 */
export function picturePreload({ sizes }: FirstPicture): string {
  // Attributes of a source, renamed as those of a link.
  const attributes = sizes.replace(/\bsrcset=/i, 'imagesrcset=').replace(/\bsizes=/i, 'imagesizes=')
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${attributes} />`
}

/**
 * Rules that show the preview in the frame of this picture, whatever pages are opened after this one: the picture itself is asked for once
 * the page has been painted, and then lies upon it.
 * @param preview AVIF, as base64
 */
export function previewRules({ address }: FirstPicture, preview: string): string {
  const frame = `[data-first-picture="${address}"]`
  const place = 'var(--focus-x,50%) var(--focus-y,50%)/cover'
  return (
    `${frame}{background:url(data:image/avif;base64,${preview}) ${place}}` +
    `${frame} img{background:none}[data-unpainted] ${frame} img{display:none}`
  )
}
