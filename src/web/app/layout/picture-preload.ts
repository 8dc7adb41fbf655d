/**
 * A `link` element that loads the picture which a page is first looked at for, or nothing where it has none. It stands before everything
 * else in the head: the picture itself stands so far down in the document that on a slow connection its tag comes a round trip later.
 * @param body the rendered page; the first picture with `fetchpriority="high"` is the one, in its AVIF sizes
 */
export function picturePreload(body: string): string {
  const [, sizes] =
    /<source type="image\/avif" ([^>]*?)\/?>(?:<source [^>]*>)*<img [^>]*fetchpriority="high"/i.exec(body) ?? []
  if (sizes === undefined) return ''
  // Attributes of a source, renamed as those of a link; browsers without AVIF pass over a link of that type.
  const attributes = sizes
    .trim()
    .replace(/\bsrcset=/i, 'imagesrcset=')
    .replace(/\bsizes=/i, 'imagesizes=')
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${attributes} />`
}
