import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
const amount = (page: Page) => page.getByLabel('申し込む金額')

/** The back button is pressed at every step: out of a dialog, out of a form, after everything was done. */
export function everyStepBack(stage: Stage): void {
  describe('the back button', () => {
    it('leads a visitor through the pages as they were left', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/')
      await page.getByRole('link', { name: /すべて見る/ }).tap()
      const fundCards = page.getByRole('main').getByRole('article')
      await fundCards.first().waitFor()
      const all = await fundCards.count()
      await page.getByLabel('募集方式').selectOption({ label: '抽選方式' })
      await page.waitForURL(/method=lottery/)
      await expect.poll(() => fundCards.count()).toBeLessThan(all)
      const lotteries = await fundCards.count()
      const lastFund = page.getByRole('main').getByRole('link', { name: /谷中の町家/ })
      await lastFund.scrollIntoViewIfNeeded()
      const place = await scrolledTo(page)
      expect(place).toBeGreaterThan(500)
      await lastFund.tap()
      await page.getByRole('heading', { level: 1, name: /谷中の町家/ }).waitFor()
      await expect.poll(() => scrolledTo(page)).toBe(0)
      await page.goBack()
      await page.waitForURL(/method=lottery/)
      await expect.poll(() => fundCards.count()).toBe(lotteries)
      await expect.poll(() => scrolledTo(page)).toBeCloseTo(place, -1)
      await expect.poll(() => page.getByLabel('募集方式').inputValue()).toBe('lottery')
    })

    it('loses nothing of a letter that was begun', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/contact')
      await page.getByLabel('お問い合わせの種類').selectOption({ index: 2 })
      await page.getByLabel('お名前').fill('糸川 結子')
      await page.getByLabel('お問い合わせの内容').fill('書きかけです。')
      await page.getByRole('main').getByRole('link', { name: 'よくある質問' }).click()
      await page.getByRole('heading', { level: 1, name: 'よくある質問' }).waitFor()
      await page.goBack()
      await expect.poll(() => page.getByLabel('お問い合わせの内容').inputValue()).toBe('書きかけです。')
      await expect.poll(() => page.getByLabel('お名前').inputValue()).toBe('糸川 結子')
    })

    it('out of an application keeps what was chosen and ticked; after it nothing is offered twice', async () => {
      const visitor = await arrive(stage, demoMembers.goingBack, '/projects')
      const { page } = visitor
      await page
        .getByRole('main')
        .getByRole('link', { name: /三軒茶屋レジデンス/ })
        .click()
      await prepareApplication(visitor, '20万円')
      await page.goBack()
      await page.waitForURL(/\/projects$/)
      await expect.poll(() => confirmation(visitor).count()).toBe(0)
      await page.goForward()
      await expect.poll(() => amount(page).inputValue()).toBe('200000')
      await expect.poll(() => page.getByRole('checkbox', { checked: false }).count()).toBe(0)
      await page.getByRole('button', { name: '申し込み内容を確認する' }).click()
      await confirmation(visitor).getByRole('button', { name: '申し込む', exact: true }).click()
      await seeToast(page, '申し込みを受け付けました。')
      await page.goBack()
      await page.goForward()
      await page.getByText('契約成立時書面の確認待ち').waitFor()
      await expect.poll(() => amount(page).count()).toBe(0)
    })
  })
}
