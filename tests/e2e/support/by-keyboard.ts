import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The name of what has the focus. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const label =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : null
    return (
      element.getAttribute('aria-label') ??
      (label?.querySelector('span') ?? label)?.textContent ??
      element.innerText
    ).replaceAll(/\s/g, '')
  })
}

/** Waits until this very element has the focus: the page, which holds its text too, is no answer. */
export async function seeFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)
}

/** More than the longest page has: the day's work with every queue open has some 130. */
const MOST_STOPS = 250

/** By the tabulator, forward or back; a page of which no end comes has a trap. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`「${name}」is not reached by the tabulator`)
}
