import type { Page } from 'playwright-core'

/** In every answer of the API the one text instead of the other: what the demo's funds never were. */
export async function putInto(page: Page, replaced: readonly (readonly [from: RegExp, to: string])[]): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = replaced.reduce((text, [from, to]) => text.replace(from, to), await response.text())
    return route.fulfill({ response, body })
  })
}
