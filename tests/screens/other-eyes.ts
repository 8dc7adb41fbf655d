import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { chromiumWithoutJapanese } from '../support/chromium.ts'
import { arrive } from '../e2e/steps/log-in.ts'
import { demoMembers } from '../e2e/support/demo-people.ts'
import { expectWholeOnPaper } from '../e2e/support/other-media.ts'
import { missingCharacters } from '../e2e/support/sound-screen.ts'
import { openVisitor, type Stage } from '../e2e/support/stage.ts'
import { visit } from '../e2e/support/visit.ts'

const screens = [
  '/',
  '/projects',
  '/projects/12',
  '/projects/11/lottery',
  '/contact',
  '/regist',
  '/faq',
  '/list',
  '/terms',
] as const
const bare = await chromiumWithoutJapanese()

/** Pages as others see them: in the colours of their system, without what moves, on paper. */
export function otherEyes(stage: Stage): void {
  describe('other eyes', () => {
    if (bare !== undefined)
      it('see every character on a machine without any Japanese font: the site brings its own', async () => {
        const browser = await launchBrowser({ chromium: bare })
        try {
          const { page } = await openVisitor(browser, stage.product())
          for (const path of ['/', '/projects/12', '/company']) {
            await visit(page, path)
            await expect.poll(() => missingCharacters(page), { message: path }).toEqual([])
          }
        } finally {
          await browser.close()
        }
      })

    it('see what is chosen and how far it has come in the colours of their system', async () => {
      const { page } = await stage.visitor()
      await page.emulateMedia({ forcedColors: 'active' })
      await visit(page, '/projects/12')
      const colours = await page
        .getByRole('tab')
        .evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor))
      expect(new Set(colours).size).toBe(2)
      for (const shape of [
        page.getByRole('img', { name: /達成率/ }),
        page.getByRole('slider', { name: '出資する金額' }),
      ]) {
        expect(await shape.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none')
      }
      expect(
        await page
          .getByRole('link', { name: '申し込み欄へ進む' })
          .evaluate((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth)),
      ).toBeGreaterThan(0)
    })

    it('are not made dizzy: where they ask for stillness, nothing moves', async () => {
      const { page } = await stage.visitor('phone')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of screens) {
        await page.goto(path)
        expect(await moving(page), path).toEqual([])
      }
      await visit(page, '/projects/12')
      await page.getByRole('button', { name: '次の画像' }).tap()
      await page.getByRole('button', { name: 'メニュー' }).tap()
      expect(await moving(page)).toEqual([])
    })

    it('get their annual report on paper, whole and without what surrounds it', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage/annual/2026')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectWholeOnPaper(page)
    })

    it('get a fund on paper without what can only be pressed, and with what is folded away on the screen', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      await page.emulateMedia({ media: 'print' })
      for (const gone of [
        page.getByRole('banner'),
        page.getByRole('button', { name: '次の画像' }),
        page.getByRole('link', { name: '申し込み欄へ進む' }),
        page.getByRole('slider'),
      ]) {
        await gone.waitFor({ state: 'hidden' })
      }
      for (const there of [
        '東京都世田谷区三軒茶屋二丁目',
        '物件概要書',
        '元本と分配は保証されません',
        '小規模不動産特定共同事業者',
      ]) {
        await page.getByText(there).first().waitFor()
      }
    })
  })
}

/** What an eye would see move: anything longer than one frame. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const oneFrame = 17
    return document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return typeof duration === 'number' && duration > oneFrame
        ? [`${duration} ms: ${target?.outerHTML.slice(0, 120) ?? ''}`]
        : []
    })
  })
}
