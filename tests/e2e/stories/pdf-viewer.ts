import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { installedChromium } from '../../support/chromium.ts'
import { beLoggedIn } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { openVisitor, type Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** The browser that the tests bring along saves every PDF; only an installed one has the viewer. Where none is, this is not told. */
const chromium = installedChromium()

export function pdfViewer(stage: Stage): void {
  if (chromium === undefined) return
  describe('an everyday browser', () => {
    it('shows documents and contracts in its own viewer', async () => {
      const browser = await launchBrowser({ chromium })
      try {
        const visitor = await openVisitor(browser, stage.product())
        const { page, problems } = visitor
        await visit(page, '/projects/12')
        const address = await page.getByRole('link', { name: /のリスクの説明を読む/ }).getAttribute('href')
        await page.goto(address ?? '')
        await expectViewer(page)

        await beLoggedIn(visitor, stage, demoMembers.oldInvestor.email)
        await visit(page, '/mypage/projects')
        await page.getByRole('link', { name: '契約成立時書面' }).first().click()
        await page.waitForURL('/mypage/contract/*')
        await expectViewer(page)
        expect(problems.filter((problem) => /Content.Security.Policy/i.test(problem))).toEqual([])
      } finally {
        await browser.close()
      }
    })
  })
}

/** Chromium's viewer is an extension in a frame of its own. */
async function expectViewer(page: Page): Promise<void> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://'))).toBe(true)
}
