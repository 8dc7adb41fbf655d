import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const siteWidths = [320, 360, 1280] as const
/** The back office is for desks and tablets. */
export const officeWidths = [820, 1280] as const

/** What every screen owes everybody: operable by assistive technology, nothing wider than the screen, every character there. */
export async function expectSoundScreen(page: Page, widths: readonly number[] = siteWidths): Promise<void> {
  const where = new URL(page.url()).pathname
  expect(await accessibilityFaults(page), where).toEqual([])
  expect(await tooWide(page, widths), where).toEqual([])
  expect(await missingCharacters(page), where).toEqual([])
  expect(await headingsInAnotherFace(page), where).toEqual([])
}

/** WCAG 2.2 AA, as far as a program can judge it. Pictures that move in are waited for: half-shown text has too little contrast. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const checker = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await checker.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
  })
}

/** At each width the elements that stick out, where the page can be scrolled sideways. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const culprits = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= limit) return []
      const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > limit + 0.5)
      return [`scrolls to ${document.documentElement.scrollWidth}: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)).join(' ')}`]
    })
    found.push(...culprits.map((text) => `${width} px: ${text}`))
  }
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** Characters of the page that the browser can only draw as the box for a missing one. */
async function missingCharacters(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) return ['no canvas']
    const family = getComputedStyle(document.body).fontFamily
    const draw = (character: string): string => {
      context.canvas.width = context.canvas.height = 32
      context.font = `24px ${family}`
      context.fillText(character, 2, 26)
      return context.getImageData(0, 0, 32, 32).data.join()
    }
    // No font has these: the first is a noncharacter, the second a code point that is not assigned.
    const boxes = new Set(['\uFFFF', '\u{2FFFE}', '\u{38000}'].map(draw))
    const characters = new Set([...document.body.innerText].filter((character) => /\p{Letter}|\p{Number}|\p{Punctuation}|\p{Symbol}/u.test(character)))
    return [...characters].filter((character) => boxes.has(draw(character)))
  })
}

/** Characters of headings in the brush face that its cut lacks: they would stand out in the reader's own Mincho. */
async function headingsInAnotherFace(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const brush = 'Shippori Mincho Headings'
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) return ['no canvas']
    const draw = (character: string, family: string): string => {
      context.canvas.width = context.canvas.height = 40
      context.font = `600 30px ${family}`
      context.fillText(character, 2, 32)
      return context.getImageData(0, 0, 40, 40).data.join()
    }
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2')].filter((heading) => getComputedStyle(heading).fontFamily.includes(brush))
    const texts = headings.map((heading) => [...heading.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join(''))
    await document.fonts.load(`600 30px "${brush}"`, texts.join(''))
    const characters = new Set(texts.join('').replace(/\s/g, ''))
    return [...characters].filter((character) => draw(character, `"${brush}", monospace`) === draw(character, 'monospace'))
  })
}
