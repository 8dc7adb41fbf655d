import type { Page, Response } from 'playwright-core'

/** Opens an address and waits until its buttons work. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilInteractive(page)
  return response
}

/** After a load of the document; nobody is as fast as a program that presses what has not woken up yet. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset)
}
