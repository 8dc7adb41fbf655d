import type { Page } from 'playwright-core'
import { untilComplete } from '../e2e/support/visit.ts'

// Layout shift as the browser counts it (layout-shift entries without recent input), and what leaves the screen with large letters.

/** Google's limit for a good page is 0.1; what is there before its data leaves room for them. */
const mostShift = 0.02

/** From now on, for each document of the page. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; moved: string }[] = []
    Object.assign(window, { shiftsSeen: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (!entry.hadRecentInput)
          seen.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(' '),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the page has moved since its document came, with what moved; nothing where it stood still. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await untilComplete(page)
  // A shift is told with the frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const seen = await page.evaluate(
    () => (window as unknown as { shiftsSeen: { value: number; moved: string }[] }).shiftsSeen,
  )
  const sum = seen.reduce((total, { value }) => total + value, 0)
  return sum > mostShift ? [`moves by ${sum.toFixed(3)}: ${seen.map(({ moved }) => moved).join(', ')}`] : []
}

/** Where a page moves while it fills itself, on a desk and on a phone. */
export async function movementOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  for (const { width, height } of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    faults.push(...(await shiftsOf(page)).map((fault) => `${path} at ${width} px ${fault}`))
  }
  return faults
}

/** What leaves the screen at a width, with letters of so many percent; the actions of the header among it. */
export async function lostAt(page: Page, { width, letters }: { width: number; letters: number }): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  const lost = await page.evaluate((letters) => {
    document.documentElement.style.fontSize = `${letters}%`
    const limit = document.documentElement.clientWidth
    const actions = [...document.querySelectorAll('header :is(a, button)')].filter(
      (action) => action.getBoundingClientRect().right > limit + 0.5,
    )
    const wide =
      document.documentElement.scrollWidth > limit
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > limit + 0.5,
          )
        : []
    const scrolls =
      document.documentElement.scrollWidth > limit ? [`scrolls to ${document.documentElement.scrollWidth}`] : []
    return [
      ...scrolls,
      ...[...actions, ...wide.slice(-2)].map((element) => `${element.tagName} ${element.textContent.slice(0, 20)}`),
    ]
  }, letters)
  return lost.map((text) => `${width} px, letters of ${letters} %: ${text}`)
}

/**
 * Dates and amounts that break inside at the present width, though their column has room for them on a line of their own: elements whose whole text is
 * one. A sentence breaks where it likes.
 */
export async function brokenInside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole =
      /^(?:\d{4}年\d{1,2}月(?:\d{1,2}日)?(?:（.）)?(?:\s?\d{1,2}:\d{2})?|\d{1,2}月\d{1,2}日(?:（.）)?|[−＋]?[\d,]+(?:\.\d+)?(?:万円|円|％|か月|日間|件|人))$/
    const leaves = [...document.body.querySelectorAll('*')].filter(
      (element) => element.childElementCount === 0 && whole.test(element.textContent.trim()),
    )
    return leaves.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(rects.map(({ bottom }) => Math.round(bottom)))
      if (lines.size < 2) return []
      let column = element
      while (column.parentElement !== null && getComputedStyle(column).display.startsWith('inline'))
        column = column.parentElement
      const style = getComputedStyle(column)
      const room = column.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const needed = rects.reduce((sum, { width }) => sum + width, 0)
      return needed > room ? [] : [`breaks inside: ${element.textContent.trim()}`]
    })
  })
}
