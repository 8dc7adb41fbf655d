import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Stage } from '../support/stage.ts'

/** The browser that tests bring along saves every PDF; only an installed one has the viewer. */
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].filter((file) => existsSync(file))

export function pdfViewer(stage: Stage): void {
  describe('an everyday browser', () => {
    it.each(fullBrowsers.slice(0, 1))('shows a document in its own viewer (%s)', async (executablePath) => {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
      try {
        const page = await browser.newPage({ baseURL: stage.product().baseUrl })
        const problems: string[] = []
        page.on('console', (message) => problems.push(message.text()))
        await page.goto('/projects/12')
        const address = await page.getByRole('link', { name: /のリスクの説明を読む/ }).getAttribute('href')
        await page.goto(address ?? '')
        await page.waitForFunction(() => document.querySelector('embed[type="application/pdf"]') !== null)
        await expect.poll(() => page.frames().length).toBeGreaterThan(1)
        expect(problems.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([])
      } finally {
        await browser.close()
      }
    })
  })
}
