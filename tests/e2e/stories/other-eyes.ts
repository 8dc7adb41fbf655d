import { describe, expect, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import { openVisitor, type Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const screens = ['/', '/projects', '/projects/12', '/projects/11/lottery', '/contact', '/regist', '/faq', '/list', '/terms'] as const
const twiceAsLarge = 32

/** Pages as others see them: with larger letters, in the colours of their system, on paper. */
export function otherEyes(stage: Stage): void {
  describe('other eyes', () => {
    it('see every page with letters twice as large, and nothing is cut off', { timeout: 180_000 }, async () => {
      const browser = await launchBrowser({ textSize: twiceAsLarge })
      try {
        const { page } = await openVisitor(browser, stage.product())
        for (const path of screens) {
          await visit(page, path)
          expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize))).toBeGreaterThanOrEqual(24)
          await expectSoundScreen(page, [1280])
        }
      } finally {
        await browser.close()
      }
    })

    it('see what is chosen and how far it has come in the colours of their system', async () => {
      const { page } = await stage.visitor()
      await page.emulateMedia({ forcedColors: 'active' })
      await visit(page, '/projects/12')
      const colours = await page.getByRole('tab').evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor))
      expect(new Set(colours).size).toBe(2)
      for (const shape of [page.getByRole('img', { name: /達成率/ }), page.getByRole('slider')]) {
        expect(await shape.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none')
      }
      expect(await page.getByRole('link', { name: '申し込み欄へ進む' }).evaluate((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth))).toBeGreaterThan(0)
    })

    it('get a fund on paper without what can only be pressed, and with what is folded away on the screen', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      await page.emulateMedia({ media: 'print' })
      for (const gone of [page.getByRole('banner'), page.getByRole('button', { name: '次の画像' }), page.getByRole('link', { name: '申し込み欄へ進む' }), page.getByRole('slider')]) {
        await gone.waitFor({ state: 'hidden' })
      }
      for (const there of ['東京都世田谷区三軒茶屋二丁目', '物件概要書', '元本と分配は保証されません', '小規模不動産特定共同事業者']) {
        await page.getByText(there).first().waitFor()
      }
    })
  })
}
