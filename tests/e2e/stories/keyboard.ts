import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirmation, openInTab } from '../steps/apply.ts'
import { openEmptyQueues, operatorAt } from '../steps/operator.ts'
import { demoMembers } from '../support/demo-people.ts'
import { focused, seeFocus, tabTo } from '../support/by-keyboard.ts'
import { linkInMail, seeToast } from '../support/person.ts'
import type { Stage } from '../support/stage.ts'
import { throughLoad, visit } from '../support/visit.ts'

const person = demoMembers.withoutMouse
const explained = 'オールオアナッシングの説明を開く'

const newcomer = 'keyboard@example.jp'
const namesAndBirthday = [
  ['姓', '糸川'],
  ['名', '結子'],
  ['セイ', 'いとかわ'],
  ['メイ', 'ゆうこ'],
  ['年', '1985'],
  ['月', '4'],
  ['日', '12'],
] as const

export function keyboardOnly(stage: Stage): void {
  describe('somebody without a mouse', () => {
    it('logs in, simulates, comes back from the question before the application, and applies', async () => {
      const visitor = await stage.visitor()
      const { page } = visitor
      await visit(page, '/projects/12')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('本文へ進む')
      await tabTo(page, 'ログイン')
      await page.keyboard.press('Enter')
      await arriveInLogin(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe('ログイン')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')

      await page.keyboard.press('Enter')
      await arriveInLogin(page)
      await tabTo(page, 'メールアドレス')
      await page.keyboard.type(person.email)
      await tabTo(page, 'パスワード')
      await page.keyboard.type(person.password)
      await throughLoad(page, page.keyboard.press('Enter'), seeToast(page, 'ログインしました'))

      await tabTo(page, '出資する金額（スライダー）')
      await page.keyboard.press('Home')
      await page.getByRole('row', { name: '分配金（税引後） 2,786円' }).waitFor()

      await tabTo(page, '申し込む金額')
      await page.keyboard.press('Home')
      const documents = page.getByRole('group', { name: /書類の確認/ }).getByRole('listitem')
      await documents.first().waitFor()
      for (const document of await documents.all()) {
        await document.getByRole('link').focus()
        await openInTab(page, page.keyboard.press('Enter'))
        await document.getByText('に開きました').waitFor()
        await document.getByRole('checkbox').focus()
        await page.keyboard.press('Space')
        await expect.poll(() => document.getByRole('checkbox').isChecked()).toBe(true)
      }
      await tabTo(page, '申し込み内容を確認する')
      await page.keyboard.press('Enter')
      await confirmation(visitor).waitFor()
      await expect.poll(() => focused(page)).toBe('10万円で申し込みますか？')
      await tabTo(page, '申し込む')
      await page.keyboard.press('Escape')
      await confirmation(visitor).waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe('申し込み内容を確認する')
      await page.keyboard.press('Enter')
      await confirmation(visitor).waitFor()
      await tabTo(page, '申し込む')
      await page.keyboard.press('Enter')
      await seeToast(page, '申し込みを受け付けました。')
      await expect.poll(() => focused(page)).toBe('申し込み')
    })

    it('looks at pictures, has a word explained, and opens the tabs of a fund', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/projects/12')
      await tabTo(page, '次の画像')
      // The row may have moved on by itself before; from now on the focus holds it.
      const counter = page.getByRole('region', { name: '物件の画像' }).getByText(/^\d \/ 5/)
      const shown = async () => Number((await counter.innerText())[0])
      const before = await shown()
      await page.keyboard.press('Enter')
      await expect.poll(shown).toBe((before % 5) + 1)
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

    it('writes a letter, and mends what was wrong with it', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/contact')
      await tabTo(page, '送信する')
      await page.keyboard.press('Enter')
      const summary = page.getByRole('alert').filter({ hasText: '入力内容に不備があります（4件）' })
      await seeFocus(summary)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('お問い合わせの種類')
      await page.keyboard.press('ArrowDown')
      for (const [label, text] of [
        ['お名前', '糸川 結子'],
        ['メールアドレス', 'keyboard@example.jp'],
        ['お問い合わせの内容', 'マウスを使わずに書いています。'],
      ] as const) {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      await tabTo(page, '送信する')
      await page.keyboard.press('Enter')
      await page.getByText('お問い合わせを受け付けました。').waitFor()
    })

    it('registers, from the address to the receipt', { tags: ['course'] }, async () => {
      const { page } = await stage.visitor()
      await visit(page, '/regist')
      await tabTo(page, 'メールアドレス')
      await page.keyboard.type(newcomer)
      await page.keyboard.press('Enter')
      await page.getByText('会員登録のURLをメール送信しました。メールをご確認ください。').waitFor()
      await expect.poll(() => focused(page)).toContain('会員登録のURLをメール送信しました。')

      await visit(page, await linkInMail(stage.product(), newcomer, '会員登録を続けてください', '/regist/'))
      const type = async (label: string, text: string) => {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      for (const [label, text] of namesAndBirthday) await type(label, text)
      await type('郵便番号', '1540024')
      await tabTo(page, '住所を入力')
      await page.keyboard.press('Enter')
      await page.getByText('住所を入力しました。番地と建物名を続けて入力してください。').waitFor()
      await expect.poll(() => focused(page)).toBe('住所')
      await page.keyboard.press('End')
      await page.keyboard.type('1-0-0')
      await type('電話番号', '09012340001')
      for (const label of ['パスワード', 'パスワード（確認）']) await type(label, 'itoito-no-kaze77')
      for (const question of ['金融資産', '投資の目的', '投資の経験', 'ご職業', '年収']) {
        await tabTo(page, question)
        await page.keyboard.press('ArrowDown')
      }
      await tabTo(page, '利用規約（新しいタブ）')
      await page.keyboard.press('Space')
      await tabTo(page, '入力内容を確認する')
      await page.keyboard.press('Enter')
      const review = page.getByRole('dialog', { name: 'この内容で登録しますか？' })
      await review.getByText('東京都世田谷区三軒茶屋1-0-0').waitFor()
      await expect.poll(() => focused(page)).toBe('この内容で登録しますか？')
      await tabTo(page, '登録する')
      await page.keyboard.press('Enter')
      await page.waitForURL('/regist/receipt')
      await expect.poll(() => focused(page)).toBe('ご登録ありがとうございます')
    })
  })
}

/** The back office, where somebody sits all day: nothing of its daily work asks for a mouse. */
export function keyboardOffice(stage: Stage): void {
  describe('an operator without a mouse', () => {
    it(
      'takes a queue, looks a member up from row to row, uncovers what is masked, and leaves a note',
      { tags: ['course'] },
      async () => {
        const searched = await stage
          .database()
          .selectFrom('member')
          .select('id')
          .where('email', 'like', 'filler-1%')
          .execute()
        const { page } = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe('本文へ進む')
        await page.keyboard.press('Enter')
        await openEmptyQueues(page)
        await tabTo(page, '「お問い合わせ」の担当：担当する')
        await page.keyboard.press('Enter')
        await expect.poll(() => focused(page)).toBe('「お問い合わせ」の担当：外れる')
        await page.keyboard.press('Enter')
        await expect.poll(() => focused(page)).toBe('「お問い合わせ」の担当：担当する')

        await tabTo(page, '会員', 'Shift+Tab')
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: '会員' }).waitFor()
        await tabTo(page, '氏名・会員番号・メール・電話')
        await page.keyboard.type('filler-1')
        const openers = page.getByRole('rowheader').getByRole('link')
        await expect.poll(() => openers.count()).toBe(searched.length)
        const [first = '', second = ''] = await openers.allInnerTexts()
        await tabTo(page, first)
        await page.keyboard.press('ArrowDown')
        await expect.poll(() => focused(page)).toBe(second)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 2, name: '登録情報' }).waitFor()
        await tabTo(page, 'メールアドレスを表示する')
        await page.keyboard.press('Enter')
        await page.getByText(/^filler-1\d?@example\.jp$/).waitFor()
        await tabTo(page, '新しいメモ')
        await page.keyboard.type('電話で本人と話した。')
        await tabTo(page, '記録する')
        await page.keyboard.press('Enter')
        await seeToast(page, 'メモを記録しました。')
      },
    )
  })
}

/** The button that opens the login is called like the login itself: the focus has to be inside, and the form there. */
async function arriveInLogin(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('メールアドレス').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('dialog *') === true)).toBe(true)
}
