import { describe, expect, it } from 'vitest'
import { apply, tryWithoutDocuments } from '../steps/apply.ts'
import { confirmContract } from '../steps/contract-and-deposit.ts'
import { focused } from '../support/by-keyboard.ts'
import { expectClearByEar, expectInOrder, heard, outline } from '../support/by-ear.ts'
import { newcomer } from '../support/demo-people.ts'
import type { Stage } from '../support/stage.ts'
import { throughLoad, visit } from '../support/visit.ts'

/** The order in which a screen reader goes through the pages on the way to a contract. */
export function byEar(stage: Stage): void {
  describe('somebody who hears the pages', () => {
    it('hears home in its order, and what a fund is before what can be done', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/')
      expectInOrder(await heard(page.locator('body')), [
        'link "本文へ進む"',
        /^banner/,
        'navigation "メインメニュー"',
        /^main/,
        /^contentinfo/,
      ])
      expect((await outline(page.getByRole('main'))).filter(({ level }) => level < 3).map(({ name }) => name)).toEqual([
        '小さな出資を 縒り合わせ、 ひとつの不動産に。',
        'これまでの実績',
        '募集中のファンド',
        'ほかのファンド 5件・横に動かせます',
        'お申し込みから分配金のお受け取りまで',
        'お金の分け方（分別管理）',
        '運営する会社',
        'よくある質問',
      ])
      await expectClearByEar(page)
      await page.getByRole('link', { name: 'ファンドを見る' }).first().click()
      await expect.poll(() => focused(page)).toBe('ファンド一覧')
      await expectClearByEar(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /三軒茶屋レジデンス/ })
        .click()
      await expect.poll(() => focused(page)).toContain('三軒茶屋レジデンス')
      // What stands further down comes on its own.
      for (const later of ['物件の記録', '損失はだれが先に負担するか', 'メッセージ'])
        await page.getByRole('heading', { name: later }).waitFor()
      expectInOrder(await heard(page.getByRole('main')), [
        /img ".*外観（日中）/,
        'heading "第12号',
        '予定分配率',
        '運用期間',
        'heading "元本と分配は保証されません"',
        'heading "スケジュール"',
        'heading "この物件について"',
        'heading "弱いところもお伝えします"',
        'heading "シミュレーション"',
        'heading "申し込み"',
        'heading "ファンドの情報"',
        'heading "物件の記録"',
        'heading "損失はだれが先に負担するか"',
        'heading "メッセージ"',
      ])
      await expectClearByEar(page)
    })

    it('logs in, is told what is missing, applies and confirms, and hears at each step where it goes on', async () => {
      const person = await newcomer(stage, 'by-ear@example.jp')
      const visitor = await stage.visitor()
      const { page } = visitor
      await visit(page, '/projects/12')
      await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click()
      const dialog = page.getByRole('dialog', { name: 'ログイン' })
      await expect.poll(() => focused(page)).toBe('ログイン')
      await dialog.getByLabel('メールアドレス').waitFor()
      expectInOrder(await heard(dialog), [
        'heading "ログイン"',
        'textbox "メールアドレス"',
        'textbox "パスワード"',
        'button "ログイン"',
      ])
      await dialog.getByLabel('メールアドレス').fill(person.email)
      await dialog.getByLabel(/^パスワード(?!（)/).fill('not-what-it-is-1')
      await dialog.getByRole('button', { name: 'ログイン' }).click()
      await page.getByRole('alert').first().waitFor()
      await dialog.getByLabel(/^パスワード(?!（)/).fill(person.password)
      await throughLoad(
        page,
        dialog.getByRole('button', { name: 'ログイン' }).click(),
        page.getByRole('status').getByText('ログインしました').waitFor(),
      )
      const box = page.getByRole('region', { name: '申し込み', exact: true })
      expectInOrder(await heard(box), [
        'heading "申し込み"',
        'combobox "申し込む金額',
        /group ".*書類の確認/,
        'button "申し込み内容を確認する"',
      ])
      await expectClearByEar(page)
      await tryWithoutDocuments(visitor)
      await apply(visitor, '10万円')
      await expect.poll(() => focused(page)).toBe('申し込み')
      await confirmContract(visitor)
      expectInOrder(await heard(page.locator('#apply')), [
        'heading "お振込先"',
        '入金期限',
        '残りの金額',
        '支店',
        '口座番号',
      ])
      await expectClearByEar(page)
      await visit(page, '/mypage/projects')
      await expectClearByEar(page)
    })
  })
}
