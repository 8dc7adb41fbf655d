import { describe, expect, it } from 'vitest'
import { openEmptyQueues, openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** What comes up on a day in the back office, done as the operators do it. */
export function officeDay(stage: Stage): void {
  describe('the operators on a day', () => {
    it('see what waits and take a queue; keep a view of the members with the columns they need', async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
      const { page } = visitor
      await openEmptyQueues(page)
      const queue = page.getByRole('listitem', { name: 'お問い合わせ', exact: true })
      await queue.getByRole('button', { name: /担当する$/ }).click()
      await queue.getByText('一条 糸子（あなた）').waitFor()
      await expectSoundScreen(page, officeWidths)
      await queue.getByRole('button', { name: /外れる$/ }).click()
      await queue.getByRole('button', { name: /担当する$/ }).waitFor()

      await openOffice(visitor, '/itoadmintool/members', '会員')
      await page.getByRole('combobox', { name: '本人確認' }).selectOption({ label: '完了' })
      await page.getByText('列', { exact: true }).click()
      await page.getByRole('checkbox', { name: '電話番号' }).uncheck()
      await page.getByRole('columnheader', { name: '電話番号' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'この表示を保存' }).click()
      await page.getByRole('dialog', { name: '表示を保存' }).getByLabel('名前').fill('確認済みの会員')
      await page.getByRole('button', { name: '保存する' }).click()
      await seeToast(page, '表示を保存しました。')
      await openOffice(visitor, '/itoadmintool/members', '会員')
      await page.getByRole('columnheader', { name: '電話番号' }).waitFor()
      await page.getByRole('link', { name: '確認済みの会員' }).click()
      await page.getByRole('columnheader', { name: '電話番号' }).waitFor({ state: 'detached' })
      expect(await page.getByRole('combobox', { name: '本人確認' }).inputValue()).toBe('approved')
      await page.getByRole('button', { name: '保存した表示「確認済みの会員」を削除' }).click()
      await seeToast(page, '保存した表示を削除しました。')
    })

    it('look at who has applied to a fund, and at one of the applications', { tags: ['course'] }, async () => {
      const { page, press } = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
      await press(page.getByRole('navigation').getByRole('link', { name: /^申込/ }))
      await page.getByRole('heading', { level: 1, name: '申込' }).waitFor()
      const table = page.getByRole('table', { name: '申込' })
      await page.getByRole('combobox', { name: 'ファンド' }).selectOption('12')
      await expect.poll(() => table.getByRole('row').filter({ hasNotText: '第12号' }).count()).toBe(1)
      const application = table
        .getByRole('row', { name: /第12号/ })
        .getByRole('button')
        .first()
      const number = await application.innerText()
      await press(application)
      await page.getByRole('heading', { level: 2, name: new RegExp(number) }).waitFor()
      await expectSoundScreen(page, officeWidths)
    })

    it('answer what a visitor asks, and file it as a complaint', { tags: ['course'] }, async () => {
      const visitor = await stage.visitor('phone')
      await visit(visitor.page, '/contact')
      await visitor.page.getByLabel('お名前').fill('山田 花子')
      await visitor.page.getByLabel('メールアドレス').fill('hanako@example.jp')
      await visitor.page.getByLabel('お問い合わせの種類').selectOption({ index: 1 })
      await visitor.page.getByLabel('お問い合わせの内容').fill('分配金の通知が届きません。')
      await visitor.press(visitor.page.getByRole('button', { name: /送信/ }).last())
      await visitor.page.getByText('お問い合わせを受け付けました。').waitFor()

      const { page } = await operatorAt(
        stage,
        'first',
        '/itoadmintool/enquiries?search=山田 花子',
        'お問い合わせ・苦情',
      )
      await page
        .getByRole('row', { name: /山田 花子/ })
        .getByRole('button')
        .click()
      await page.getByLabel('回答').fill('ご登録のアドレスへ再送しました。')
      // Beside it stands how many wait, where anybody does.
      await page.getByRole('link', { name: /^会員/ }).click()
      const question = page.getByRole('dialog', { name: '入力した内容を保存していません' })
      await question.getByRole('button', { name: '入力に戻る' }).click()
      expect(await page.getByLabel('回答').inputValue()).toBe('ご登録のアドレスへ再送しました。')
      await page.getByRole('button', { name: '回答をメールで送る' }).click()
      await seeToast(page, '回答をメールで送りました。')
      expect((await stage.product().desk.mailTo('hanako@example.jp', 'お問い合わせへの回答')).text).toContain(
        '再送しました',
      )
      await page.getByRole('checkbox', { name: '苦情に区分する' }).check()
      await page.getByLabel('原因').fill('迷惑メールの設定')
      await page.getByRole('button', { name: '保存する' }).click()
      await seeToast(page, '苦情の記録を保存しました。')
    })

    it('tell something on a fund’s page, take it back and restore it', async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/project/messages', 'お知らせ')
      await page.getByRole('button', { name: '新しいお知らせ' }).click()
      const panel = page.getByRole('complementary', { name: '新しいお知らせ' })
      await panel.getByLabel('ファンド').selectOption({ index: 1 })
      await panel.getByText(/^会員[\d,]+人と、ログインしていない人$/).waitFor()
      await panel.getByLabel('件名').fill('外壁の修繕を終えました')
      await panel.getByLabel('本文').fill('予定どおり完了しました。')
      await panel.getByRole('button', { name: '保存する' }).click()
      await seeToast(page, 'お知らせを保存しました。')
      await page.getByRole('button', { name: '削除する' }).click()
      await page.getByText('削除済みのお知らせです').waitFor()
      await page.getByRole('button', { name: '元に戻す' }).click()
      await page.getByRole('row', { name: /外壁の修繕を終えました.*表示中/ }).waitFor()
    })
  })
}
