import { describe, expect, it } from 'vitest'
import { firstPicture, picturePreload, previewRules, type FirstPicture } from './first-picture.ts'

const frame = (mark = '') =>
  `<span class="frame"${mark}><picture class="sources">` +
  '<source type="image/avif" srcset="/a-480.avif 480w, /a-960.avif 960w" sizes="100vw"/>' +
  '<source type="image/webp" srcset="/a-480.webp 480w" sizes="100vw"/>' +
  '<img class="x" src="/a-960.webp" alt=""/></picture></span>'

const picture: FirstPicture = {
  address: '/a-960.webp',
  sizes: 'srcset="/a-480.avif 480w, /a-960.avif 960w" sizes="100vw"',
}

describe('the picture that a page is first looked at for', () => {
  it('is the one whose frame says so, in its AVIF sizes', () => {
    expect(firstPicture(`<main>${frame()}${frame(' data-first-picture="/a-960.webp"')}</main>`)).toEqual(picture)
  })

  it('is not there where no picture comes first', () => {
    expect(firstPicture(`<main>${frame()}</main>`)).toBeUndefined()
    expect(
      firstPicture('<main><span data-first-picture="/none.svg"><img src="/none.svg"/></span></main>'),
    ).toBeUndefined()
  })

  it('is loaded from the head, as its source names it', () => {
    expect(picturePreload(picture)).toBe(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" ' +
        'imagesrcset="/a-480.avif 480w, /a-960.avif 960w" imagesizes="100vw" />',
    )
  })

  it('or is asked for after the first paint, where its preview stands in its own frame and in no other', () => {
    expect(previewRules(picture, 'AAAA')).toBe(
      '[data-first-picture="/a-960.webp"]{background:url(data:image/avif;base64,AAAA) var(--focus-x,50%) var(--focus-y,50%)/cover}' +
        '[data-first-picture="/a-960.webp"] img{background:none}' +
        '[data-unpainted] [data-first-picture="/a-960.webp"] img{display:none}',
    )
  })
})
