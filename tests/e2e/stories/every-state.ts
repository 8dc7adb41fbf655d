import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoMembers } from '../support/demo-people.ts'
import { arrive } from '../steps/log-in.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const longName = '糸'.repeat(40)

/** Screens that are seldom looked at: nothing there, still loading, gone wrong, too much of it. */
export function everyState(stage: Stage): void {
  describe('a screen in an unusual state', () => {
    it('an empty list says why, and where to go on', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects?status=01&method=firstCome&term=short')
      await page.getByText('条件に合うファンドはありません').waitFor()
      await expectSoundScreen(page)
    })

    it('a list that has not come yet holds its place and says that it is loading; one that never comes offers another try', async () => {
      const { page, problems } = await stage.visitor()
      await visit(page, '/faq')
      let answer: () => void = () => undefined
      const waiting = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/graphql', async (route) => {
        await waiting
        await route.abort()
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'ファンド一覧' }).click()
      await page.locator('main [aria-busy="true"]').first().waitFor()
      await expectSoundScreen(page)
      answer()
      await page.getByText('ファンドを読み込めませんでした。').waitFor()
      await expectSoundScreen(page)
      await page.unroute('**/graphql')
      await page.getByRole('button', { name: 'もう一度読み込む' }).click()
      await page.getByRole('main').getByRole('article').first().waitFor()
      problems.splice(0)
    })

    it('the foot of a page leads to who runs the service', { tags: ['course'] }, async () => {
      const { page, press } = await stage.visitor('phone')
      await visit(page, '/faq')
      await press(page.getByRole('contentinfo').getByRole('link', { name: '会社概要' }))
      await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor()
      await page.getByText('親会社の連帯保証契約').waitFor()
    })

    it.each(['/contact', '/regist', '/password/forgot'])(
      '%s says what is wrong beside the field, takes the focus there, and is quiet again once it is mended',
      async (path) => {
        const { page } = await stage.visitor()
        await visit(page, path)
        await page.getByRole('main').locator('form button[type="submit"]').click()
        await expect.poll(() => invalidFields(page)).toBeGreaterThan(0)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.matches('[role="alert"], [aria-invalid="true"]')))
          .toBe(true)
        await expectSoundScreen(page)
        const before = await invalidFields(page)
        await page.getByRole('main').getByLabel('メールアドレス').fill('yuiko@example.jp')
        await expect.poll(() => invalidFields(page)).toBe(before - 1)
      },
    )

    it('long names and letters break no line', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/contact')
      await page.getByLabel('お名前').fill(longName)
      await page.getByLabel('メールアドレス').fill(`${'a'.repeat(60)}@${'b'.repeat(60)}.example.jp`)
      await page.getByLabel('お問い合わせの内容').fill('長い文章です。'.repeat(100))
      await page.getByLabel('お問い合わせの種類').selectOption({ index: 1 })
      await page.getByRole('button', { name: '送信する' }).click()
      await page.getByText('お問い合わせを受け付けました。').waitFor()
      await expectSoundScreen(page)
    })

    it('whoever waits for a full fund is told by mail, or takes the wish back', { tags: ['course'] }, async () => {
      const { page } = await arrive(stage, demoMembers.newInvestor, '/projects/15')
      await page.getByRole('button', { name: '再開をメールで受け取る' }).click()
      await page.getByText('募集を再開したときに、メールでお知らせします。').waitFor()
      await expectSoundScreen(page)
      await page.getByRole('button', { name: 'お知らせを取り消す' }).click()
      await page.getByRole('button', { name: '再開をメールで受け取る' }).waitFor()
    })
  })
}

const invalidFields = (page: Page): Promise<number> => page.getByRole('main').locator('[aria-invalid="true"]').count()
