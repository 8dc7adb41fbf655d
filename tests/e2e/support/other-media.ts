import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectSoundSheet } from './sound-screen.ts'

// What becomes of a page in the colours of somebody's system, and on paper. Afterwards it is as it was.

/** Everything that can be pressed or filled in and stands out by its ground has an edge in the colours of the system. @returns how many there are. */
export async function expectEdgesInSystemColours(page: Page): Promise<number> {
  const seen = await markThoseOnAGround(page)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await withoutEdge(page), page.url()).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  return seen
}

/** An A4 sheet with the browser's own margins. */
const sheetWidth = 718

/** Whole on paper, and without what surrounds it on the screen. */
export async function expectWholeOnPaper(page: Page): Promise<void> {
  const where = page.url()
  const screen = await whatIsRead(page)
  await page.emulateMedia({ media: 'print' })
  for (const gone of [page.getByRole('banner'), page.getByRole('navigation')])
    expect(await gone.filter({ visible: true }).count(), where).toBe(0)
  const paper = await page.getByRole('main').innerText()
  for (const paragraph of screen) for (const line of paragraph.split('\n')) expect(paper, where).toContain(line)
  await expectSoundSheet(page, sheetWidth)
  await page.emulateMedia({ media: 'screen' })
}

/** The paragraphs of a page, but for those that are there for their buttons or are nothing but a link. */
async function whatIsRead(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('paragraph')
    .evaluateAll((all) => {
      const saysSomething = (paragraph: Element) => {
        const copy = paragraph.cloneNode(true) as Element
        for (const link of copy.querySelectorAll('a')) link.remove()
        return paragraph.querySelector('button') === null && copy.textContent?.trim() !== ''
      }
      return all.filter(saysSomething).map((paragraph) => (paragraph as HTMLElement).innerText)
    })
}

/** Remembers what stands out from the page by its ground alone or by a line. @returns how many there are. */
async function markThoseOnAGround(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main button, main a, main input, main select, main textarea'),
    ]
    const onGround = controls.filter((control) => {
      const { backgroundColor, display } = getComputedStyle(control)
      return (
        !['checkbox', 'radio', 'range'].includes(control.getAttribute('type') ?? '') &&
        display !== 'inline' &&
        control.checkVisibility() &&
        !/transparent|, 0\)$/.test(backgroundColor)
      )
    })
    for (const control of onGround) control.dataset['onGround'] = ''
    return onGround.length
  })
}

/** Of those, the ones that have lost their shape: system colours take every ground away and leave the lines. */
async function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasLine = (element: Element) => {
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element)
      return (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || outlineStyle !== 'none'
    }
    const shapeless = [...document.querySelectorAll('[data-on-ground]')].filter(
      (control) => !hasLine(control) && control.querySelector('img, svg') === null,
    )
    return shapeless.map((control) => control.outerHTML.slice(0, 120))
  })
}
