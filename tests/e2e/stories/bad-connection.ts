import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { asksFor } from '../support/act-log.ts'
import { demoMembers } from '../support/demo-people.ts'
import type { Stage } from '../support/stage.ts'
import { reload, untilInteractive } from '../support/visit.ts'

/** On a train: programmes come late, answers get lost, pages are loaded anew. */
export function badConnection(stage: Stage): void {
  describe('on a bad connection', () => {
    it('what is pressed before the page has woken up happens once it has', async () => {
      const { page } = await stage.visitor('phone')
      const wake = await keepAsleep(page)
      await page.goto('/projects/12', { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'ログイン／会員登録して申し込む' }).click()
      await expect.poll(() => page.locator('button[data-waiting]').count()).toBe(1)
      wake()
      await page.getByRole('dialog', { name: 'ログイン' }).waitFor()
      await expect.poll(() => page.locator('button[data-waiting]').count()).toBe(0)
    })

    it('what is typed before the page has woken up, or before a reload, is still there', async () => {
      const { page } = await stage.visitor('phone')
      const wake = await keepAsleep(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await page.getByLabel('お名前').fill('糸川 結子')
      await page.getByLabel('お問い合わせの内容').fill('電車の中から')
      wake()
      await untilInteractive(page)
      await expect.poll(() => page.getByLabel('お名前').inputValue()).toBe('糸川 結子')
      await reload(page)
      await expect.poll(() => page.getByLabel('お問い合わせの内容').inputValue()).toBe('電車の中から')
      expect(page.url()).toMatch(/\/contact$/)
    })

    it('an application whose answer was lost is found when the connection is back, and was made once', async () => {
      const visitor = await arrive(stage, demoMembers.traveller, '/projects/12', 'phone')
      const { page, problems } = visitor
      await prepareApplication(visitor, '10万円')
      await reload(page)
      await expect.poll(() => page.getByLabel('申し込む金額').inputValue()).toBe('100000')
      await expect.poll(() => page.getByRole('checkbox', { checked: false }).count()).toBe(0)

      const keys: (string | undefined)[] = []
      await page.route('**/graphql', async (route) => {
        if (!asksFor(route.request(), 'createInvest')) return route.continue()
        keys.push(route.request().headers()['idempotency-key'])
        await route.fetch()
        return route.abort()
      })
      await visitor.press(page.getByRole('button', { name: '申し込み内容を確認する' }))
      const send = confirmation(visitor).getByRole('button', { name: '申し込む', exact: true })
      await visitor.press(send)
      await page.getByText('申し込みが受け付けられたかどうかは、まだ分かりません。').waitFor()
      await page.context().setOffline(true)
      await page.context().setOffline(false)
      await page.getByText('契約成立時書面の確認待ち').waitFor()
      expect(keys).toHaveLength(1)
      problems.splice(0)
    })
  })
}

/** The page is there to be read, and its programme does not come before it is let through. */
async function keepAsleep(page: Page): Promise<() => void> {
  let wake: () => void = () => undefined
  const hydration = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await hydration
    await route.continue()
  })
  return wake
}
