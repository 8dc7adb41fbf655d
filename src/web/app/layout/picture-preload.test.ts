import { describe, expect, it } from 'vitest'
import { picturePreload } from './picture-preload.ts'

const picture = (priority: string) =>
  `<picture><source type="image/avif" srcset="/a-480.avif 480w, /a-960.avif 960w" sizes="100vw"/>` +
  `<source type="image/webp" srcset="/a-480.webp 480w" sizes="100vw"/>` +
  `<img class="x" src="/a-960.webp" alt="" fetchpriority="${priority}"/></picture>`

describe('the picture that a page is first looked at for is loaded from the head', () => {
  it('in its AVIF sizes, as its source names them', () => {
    expect(picturePreload(`<main>${picture('auto')}${picture('high')}</main>`)).toBe(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" ' +
        'imagesrcset="/a-480.avif 480w, /a-960.avif 960w" imagesizes="100vw" />',
    )
  })

  it('not at all where no picture comes first', () => {
    expect(picturePreload(`<main>${picture('auto')}</main>`)).toBe('')
    expect(picturePreload('<main><img src="/plan.svg" fetchpriority="high"/></main>')).toBe('')
  })
})
