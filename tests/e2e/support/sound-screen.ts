import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const siteWidths = [320, 360, 1280] as const
/** The back office is for desks and tablets. */
export const officeWidths = [820, 1280] as const

/** What every screen owes everybody: operable by assistive technology, nothing wider than the screen, every character there. */
export async function expectSoundScreen(page: Page, widths: readonly number[] = siteWidths): Promise<void> {
  await expectSound(page, widths, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
}

/** What a sheet of paper owes: names and structure are the screen's, which was looked at; its colours and its width are its own. */
export async function expectSoundSheet(page: Page, width: number): Promise<void> {
  await expectSound(page, [width], { type: 'rule', values: ['color-contrast'] })
}

async function expectSound(page: Page, widths: readonly number[], rules: RunOnly): Promise<void> {
  const where = new URL(page.url()).pathname
  expect(await accessibilityFaults(page, rules), where).toEqual([])
  expect(await tooWide(page, widths), where).toEqual([])
  expect(await smallLetters(page, Math.max(360, Math.min(...widths))), where).toEqual([])
  expect(await unstruckInside(page), where).toEqual([])
  // Where no face of the machine has them they come from the site, in slices, after the page.
  await expect.poll(() => missingCharacters(page), { message: where }).toEqual([])
  expect(await headingsInAnotherFace(page), where).toEqual([])
}

/** WCAG 2.2 AA, as far as a program can judge it. Pictures that move in are waited for: half-shown text has too little contrast. */
async function accessibilityFaults(page: Page, runOnly: RunOnly): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const checker = (window as unknown as { axe: typeof axe }).axe
    // Without fetching the style sheets and the recordings once more, which none of these rules needs: there are no recordings.
    const { violations } = await checker.run(document, { runOnly, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, runOnly)
}

/** Old values that should be struck through and are not: a line through a text does not reach the blocks inside it. */
function unstruckInside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('del *')].flatMap((element) => {
      const { display, textDecorationLine, position } = getComputedStyle(element)
      const isReached = display === 'inline' || position === 'absolute' || textDecorationLine.includes('line-through')
      return isReached ? [] : [element.textContent]
    }),
  )
}

/** Texts of drawings that are smaller than 12 px on the narrowest screen: a drawing shrinks with its frame, and its letters with it. */
async function smallLetters(page: Page, width: number): Promise<string[]> {
  if ((await page.locator('svg text').count()) === 0) return []
  const before = page.viewportSize()
  if (before !== null) await page.setViewportSize({ ...before, width })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
      const size = parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1)
      return text.getClientRects().length > 0 && size < 12 ? [`${text.textContent}: ${size.toFixed(1)} px`] : []
    }),
  )
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** At each width the elements that stick out, where the page can be scrolled sideways. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  // The width that it has already comes first: each change lays the page out anew.
  for (const width of widths.toSorted(
    (one, other) => Number(other === before?.width) - Number(one === before?.width),
  )) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 800 })
    const culprits = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= limit) return []
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > limit + 0.5,
      )
      return [
        `scrolls to ${document.documentElement.scrollWidth}: ${wide
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 120))
          .join(' ')}`,
      ]
    })
    found.push(...culprits.map((text) => `${width} px: ${text}`))
  }
  if (before !== null && before.width !== page.viewportSize()?.width) await page.setViewportSize(before)
  return found
}

/** By browser and font: what was found to be drawn, on whatever page. A font draws a character everywhere or nowhere. */
const drawn = new WeakMap<object, Map<string, Set<string>>>()

function drawnBy(page: Page, font: string): Set<string> {
  const browser = page.context().browser() ?? page.context()
  const fonts = drawn.get(browser) ?? new Map<string, Set<string>>()
  drawn.set(browser, fonts)
  const known = fonts.get(font) ?? new Set()
  fonts.set(font, known)
  return known
}

/** Characters of the page that the browser can only draw as the box for a missing one. */
export async function missingCharacters(page: Page): Promise<string[]> {
  const { family, characters } = await page.evaluate(() => ({
    family: getComputedStyle(document.body).fontFamily,
    characters: [
      ...new Set(
        [...document.body.innerText].filter((character) =>
          /\p{Letter}|\p{Number}|\p{Punctuation}|\p{Symbol}/u.test(character),
        ),
      ),
    ],
  }))
  const known = drawnBy(page, family)
  const unknown = characters.filter((character) => !known.has(character))
  if (unknown.length === 0) return []
  const missing = await page.evaluate(
    async ({ family, unknown }) => {
      await document.fonts.load(`24px ${family}`, unknown.join(''))
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (context === null) return ['no canvas']
      const draw = (character: string): string => {
        context.canvas.width = context.canvas.height = 32
        context.font = `24px ${family}`
        context.fillText(character, 2, 26)
        return context.getImageData(0, 0, 32, 32).data.join()
      }
      // No font has these: the first is a noncharacter, the second a code point that is not assigned.
      const boxes = new Set(['\uFFFF', '\u{2FFFE}', '\u{38000}'].map(draw))
      return unknown.filter((character) => boxes.has(draw(character)))
    },
    { family, unknown },
  )
  for (const character of unknown) if (!missing.includes(character)) known.add(character)
  return missing
}

const brush = 'Shippori Mincho Headings'

/** Characters of headings in the brush face that its cut lacks: they would stand out in the reader's own Mincho. */
async function headingsInAnotherFace(page: Page): Promise<string[]> {
  const characters = await page.evaluate((brush) => {
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2')].filter((heading) =>
      getComputedStyle(heading).fontFamily.includes(brush),
    )
    const texts = headings.map((heading) =>
      [...heading.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join(''),
    )
    return [...new Set(texts.join('').replace(/\s/g, ''))]
  }, brush)
  const known = drawnBy(page, brush)
  const unknown = characters.filter((character) => !known.has(character))
  if (unknown.length === 0) return []
  const missing = await page.evaluate(
    async ({ brush, unknown }) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (context === null) return ['no canvas']
      const draw = (character: string, family: string): string => {
        context.canvas.width = context.canvas.height = 40
        context.font = `600 30px ${family}`
        context.fillText(character, 2, 32)
        return context.getImageData(0, 0, 40, 40).data.join()
      }
      await document.fonts.load(`600 30px "${brush}"`, unknown.join(''))
      return unknown.filter((character) => draw(character, `"${brush}", monospace`) === draw(character, 'monospace'))
    },
    { brush, unknown },
  )
  for (const character of unknown) if (!missing.includes(character)) known.add(character)
  return missing
}
