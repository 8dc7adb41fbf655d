import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirmation } from '../steps/apply.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import type { Stage } from '../support/stage.ts'
import { untilInteractive, visit } from '../support/visit.ts'

const person = demoMembers.withoutMouse
const explained = 'オールオアナッシングの説明を開く'

export function keyboardOnly(stage: Stage): void {
  describe('somebody without a mouse', () => {
    it('logs in, simulates, and comes back from the question before the application', async () => {
      const visitor = await stage.visitor()
      const { page } = visitor
      await visit(page, '/projects/12')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('本文へ進む')
      await tabTo(page, 'ログイン')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('ログイン')
      await page.keyboard.press('Escape')
      await expect.poll(() => focused(page)).toBe('ログイン')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')

      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByLabel('メールアドレス').waitFor()
      await tabTo(page, 'メールアドレス')
      await page.keyboard.type(person.email)
      await tabTo(page, 'パスワード')
      await page.keyboard.type(person.password)
      const reloaded = page.waitForEvent('load')
      await page.keyboard.press('Enter')
      await reloaded
      await seeToast(page, 'ログインしました')
      await untilInteractive(page)

      await tabTo(page, '出資する金額（スライダー）')
      await page.keyboard.press('Home')
      await page.getByRole('row', { name: '分配金（税引後） 2,786円' }).waitFor()

      await tabTo(page, '申し込む金額')
      await page.keyboard.press('Home')
      const documents = page.getByRole('group', { name: /書類の確認/ }).getByRole('listitem')
      for (const document of await documents.all()) {
        await document.getByRole('link').focus()
        await page.keyboard.press('Enter')
        await document.getByText('に開きました').waitFor()
        await page.bringToFront()
        await document.getByRole('checkbox').focus()
        await page.keyboard.press('Space')
        expect(await document.getByRole('checkbox').isChecked()).toBe(true)
      }
      await tabTo(page, '申し込み内容を確認する')
      await page.keyboard.press('Enter')
      await confirmation(visitor).waitFor()
      await expect.poll(() => focused(page)).toBe('10万円で申し込みますか？')
      await tabTo(page, '申し込む')
      await page.keyboard.press('Escape')
      await confirmation(visitor).waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('申し込み内容を確認する')
    })

    it('looks at pictures, has a word explained, and opens the tabs of a fund', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      await tabTo(page, '次の画像')
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: '物件の画像' }).getByText('2 / 4').waitFor()
      await tabTo(page, explained)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'オールオアナッシング' }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => focused(page)).toBe(explained)
      await tabTo(page, '募集概要')
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tabpanel', { name: 'ファンド概要' }).waitFor()
      await page.keyboard.press('End')
      await page.getByRole('tabpanel', { name: 'その他の書類' }).waitFor()
    })

    it('writes a letter, mends what was wrong with it, and asks for the mail that a registration begins with', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/contact')
      await tabTo(page, '送信する')
      await page.keyboard.press('Enter')
      const summary = page.getByRole('alert').filter({ hasText: '入力内容に不備があります（4件）' })
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('お問い合わせの種類')
      await page.keyboard.press('ArrowDown')
      for (const [label, text] of [['お名前', '糸川 結子'], ['メールアドレス', 'keyboard@example.jp'], ['お問い合わせの内容', 'マウスを使わずに書いています。']] as const) {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      await tabTo(page, '送信する')
      await page.keyboard.press('Enter')
      await page.getByText('お問い合わせを受け付けました。').waitFor()

      await visit(page, '/regist')
      await tabTo(page, 'メールアドレス')
      await page.keyboard.type('keyboard@example.jp')
      await page.keyboard.press('Enter')
      const sent = page.getByText('会員登録のURLをメール送信しました。メールをご確認ください。')
      await sent.waitFor()
      expect(await focused(page)).toContain('会員登録のURLをメール送信しました。')
    })
  })
}

/** The name of what has the focus. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.querySelector('span')?.textContent : null
    return (element.getAttribute('aria-label') ?? label ?? element.innerText).replaceAll(/\s/g, '')
  })
}

/** Forward by the tabulator; a page of which no end comes has a trap. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  throw new Error(`「${name}」is not reached by the tabulator`)
}
