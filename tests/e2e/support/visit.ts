import type { Page, Response } from 'playwright-core'

/** Opens an address and waits until its buttons work. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilInteractive(page)
  return response
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilInteractive(page)
}

/** An act after which the document is loaded anew; what is `seen` then may go away by itself, and is looked out for from the beginning. */
export async function throughLoad(page: Page, act: Promise<void>, seen: Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), seen, act])
  await untilInteractive(page)
}

/** Until everything that the page asked for is there, and drawn. */
export async function untilComplete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => {
    // Some of the back office's skeletons stand without a busy region around them; a phone lays out its second screen after the first paint.
    if (document.querySelector('[aria-busy="true"], [data-shape][aria-hidden="true"], [data-first-screen]') !== null)
      return false
    return [...document.querySelectorAll('output')].every(({ textContent }) => textContent !== '読み込んでいます')
  })
}

/** After a load of the document; nobody is as fast as a program that presses what has not woken up yet. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset)
}
