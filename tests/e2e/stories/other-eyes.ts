import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { linkInMail } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import { openVisitor, type Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const screens = ['/', '/projects', '/projects/12', '/projects/11/lottery', '/contact', '/regist', '/faq', '/list', '/terms'] as const
const legalPages = ['/terms', '/privacy', '/solicitation', '/coolingoff', '/electric', '/mnginfo', '/information_security', '/antisocial', '/list', '/company'] as const
const twiceAsLarge = 32
const newcomer = 'large-letters@example.jp'

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
        await page.goto('/regist')
        await page.getByLabel('メールアドレス').fill(newcomer)
        await page.getByRole('button', { name: '確認メールを送る' }).click()
        await page.getByText('会員登録のURLをメール送信しました。').waitFor()
        await visit(page, await linkInMail(stage.product(), newcomer, '会員登録を続けてください', '/regist/'))
        await page.getByRole('textbox', { name: '姓', exact: true }).waitFor()
        await expectSoundScreen(page, [320, 1280])
        await page.getByRole('button', { name: '入力内容を確認する' }).click()
        await page.getByRole('alert').filter({ hasText: '入力内容に不備があります' }).waitFor()
        await expectSoundScreen(page, [320, 1280])
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

    it('see the edge of everything that can be pressed or filled in, whatever the page, in the colours of their system', { timeout: 120_000 }, async () => {
      const { page } = await stage.visitor()
      let seen = 0
      for (const path of [...screens, '/projects/13', '/projects/15', '/projects/1', '/company', '/verify'] as const) {
        await page.emulateMedia({ forcedColors: 'none' })
        await visit(page, path)
        const ground = await markThoseOnAGround(page)
        await page.emulateMedia({ forcedColors: 'active' })
        expect(await withoutEdge(page), path).toEqual([])
        seen += ground
      }
      expect(seen).toBeGreaterThan(20)
    })

    it('are not made dizzy: where they ask for stillness, nothing moves', { timeout: 120_000 }, async () => {
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

    it('get the legal pages and their annual report on paper, whole and without what surrounds them', { timeout: 120_000 }, async () => {
      const visitor = await arrive(stage, demoMembers.oldInvestor, '/mypage/annual/2026')
      const { page } = visitor
      await page.emulateMedia({ media: 'print' })
      for (const path of ['/mypage/annual/2026', ...legalPages]) {
        await visit(page, path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        for (const gone of [page.getByRole('banner'), page.getByRole('navigation')]) expect(await gone.filter({ visible: true }).count(), path).toBe(0)
        const paper = await page.getByRole('main').innerText()
        const screen = await page.emulateMedia({ media: 'screen' }).then(() => whatIsRead(page))
        await page.emulateMedia({ media: 'print' })
        for (const paragraph of screen) for (const line of paragraph.split('\n')) expect(paper, path).toContain(line)
        // An A4 sheet with the browser's own margins.
        await expectSoundScreen(page, [718])
      }
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

/** The paragraphs of a page, but for those that are there for their buttons or are nothing but a link. */
async function whatIsRead(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('paragraph').evaluateAll((all) => {
    const saysSomething = (paragraph: Element) => {
      const copy = paragraph.cloneNode(true) as Element
      for (const link of copy.querySelectorAll('a')) link.remove()
      return paragraph.querySelector('button') === null && copy.textContent?.trim() !== ''
    }
    return all.filter(saysSomething).map((paragraph) => (paragraph as HTMLElement).innerText)
  })
}

/** Remembers what stands out from the page by its ground alone or by a line. @returns how many there are. */
async function markThoseOnAGround(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main button, main a, main input, main select, main textarea')]
    const onGround = controls.filter((control) => {
      const { backgroundColor, display } = getComputedStyle(control)
      return !['checkbox', 'radio', 'range'].includes(control.getAttribute('type') ?? '') && display !== 'inline' && control.checkVisibility() && !/transparent|, 0\)$/.test(backgroundColor)
    })
    for (const control of onGround) control.dataset['onGround'] = ''
    return onGround.length
  })
}

/** Of those, the ones that have lost their shape: system colours take every ground away and leave the lines. */
async function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasLine = (element: Element) => {
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element)
      return (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || outlineStyle !== 'none'
    }
    const shapeless = [...document.querySelectorAll('[data-on-ground]')].filter((control) => !hasLine(control) && control.querySelector('img, svg') === null)
    return shapeless.map((control) => control.outerHTML.slice(0, 120))
  })
}

/** What an eye would see move: anything longer than one frame. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const oneFrame = 17
    return document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return typeof duration === 'number' && duration > oneFrame ? [`${duration} ms: ${target?.outerHTML.slice(0, 120) ?? ''}`] : []
    })
  })
}
