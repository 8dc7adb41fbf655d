import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { operators } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

/** What comes up on a day in the back office, done as the operators do it. */
export function officeDay(stage: Stage): void {
  describe('the operators on a day', () => {
    it('see what waits and take a queue; keep a view of the members with the columns they need', async () => {
      const { page } = await arrive(stage, operators.first, '/')
      await open(page, '/itoadmintool', '本日の業務')
      const queue = page.getByRole('row', { name: /お問い合わせ/ })
      await queue.getByRole('button', { name: /担当する$/ }).click()
      await queue.getByText('一条 糸子（あなた）').waitFor()
      await expectSoundScreen(page, officeWidths)
      await queue.getByRole('button', { name: /外れる$/ }).click()
      await queue.getByRole('button', { name: /担当する$/ }).waitFor()

      await open(page, '/itoadmintool/members', '会員')
      await page.getByRole('combobox', { name: '本人確認' }).selectOption({ label: '完了' })
      await page.getByText('列', { exact: true }).click()
      await page.getByRole('checkbox', { name: '電話番号' }).uncheck()
      await page.getByRole('columnheader', { name: '電話番号' }).waitFor({ state: 'detached' })
      await expectSoundScreen(page, officeWidths)
      await page.getByRole('button', { name: 'この表示を保存' }).click()
      await page.getByRole('dialog', { name: '表示を保存' }).getByLabel('名前').fill('確認済みの会員')
      await page.getByRole('button', { name: '保存する' }).click()
      await seeToast(page, '表示を保存しました。')
      await open(page, '/itoadmintool/members', '会員')
      await page.getByRole('columnheader', { name: '電話番号' }).waitFor()
      await page.getByRole('link', { name: '確認済みの会員' }).click()
      await page.getByRole('columnheader', { name: '電話番号' }).waitFor({ state: 'detached' })
      expect(await page.getByRole('combobox', { name: '本人確認' }).inputValue()).toBe('approved')
      await page.getByRole('button', { name: '保存した表示「確認済みの会員」を削除' }).click()
      await seeToast(page, '保存した表示を削除しました。')
    })

    it('look after a member: a masked value shown, a look-up and a note kept, a suspension by both, all of it in the audit log', { timeout: 120_000 }, async () => {
      const { page } = await arrive(stage, operators.first, '/')
      await open(page, '/itoadmintool/members?search=filler-20', '会員')
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByRole('heading', { level: 2, name: '登録情報' }).waitFor()
      expect(await page.getByText('filler-20@example.jp').count()).toBe(0)
      await page.getByRole('button', { name: 'メールアドレスを表示する' }).click()
      await page.getByText('filler-20@example.jp').waitFor()
      await page.getByText('照会の結果を記録する').click()
      await page.getByLabel('照会した日').fill('2026-01-15')
      await page.getByLabel('照会先').fill('新聞記事データベース')
      await page.getByRole('region', { name: '反社チェック' }).getByRole('button', { name: '記録する' }).click()
      await seeToast(page, '反社チェックを記録しました。')
      await page.getByLabel('新しいメモ').fill('電話で住所を確かめた。')
      await page.getByRole('region', { name: 'メモ' }).getByRole('button', { name: '記録する' }).click()
      await page.getByText('電話で住所を確かめた。').waitFor()
      await page.getByText('利用を停止する').click()
      await page.getByLabel('利用停止の理由').fill('本人からの申し出')
      await page.getByRole('region', { name: '利用の状態' }).getByRole('button').last().click()
      await seeToast(page, '提案しました。ほかの運営者の承認を待っています。')

      const second = await arrive(stage, operators.second, '/')
      await open(second.page, '/itoadmintool/approvals', '承認')
      await second.page.getByRole('button', { name: /利用停止/ }).click()
      await second.page.getByText('本人からの申し出').waitFor()
      await expectSoundScreen(second.page, officeWidths)
      await second.page.getByRole('button', { name: '承認して実行する' }).click()
      await seeToast(second.page, '承認しました。')

      await open(page, '/itoadmintool/audit?actor=operator', '監査ログ')
      const line = page.getByRole('row', { name: /会員：利用停止/ }).first()
      await line.getByText('変更：有効 → 利用停止').waitFor()
      await line.getByRole('button').click()
      await page.getByRole('complementary', { name: '会員：利用停止' }).getByText('有効 → 利用停止').waitFor()
      await page.getByRole('row', { name: /会員：伏せた項目の表示/ }).first().getByText('項目：メールアドレス').waitFor()
      await expectSoundScreen(page, officeWidths)
    })

    it('answer what a visitor asks, and file it as a complaint', async () => {
      const visitor = await stage.visitor('phone')
      await visit(visitor.page, '/contact')
      await visitor.page.getByLabel('お名前').fill('山田 花子')
      await visitor.page.getByLabel('メールアドレス').fill('hanako@example.jp')
      await visitor.page.getByLabel('お問い合わせの種類').selectOption({ index: 1 })
      await visitor.page.getByLabel('お問い合わせの内容').fill('分配金の通知が届きません。')
      await visitor.press(visitor.page.getByRole('button', { name: /送信/ }).last())
      await visitor.page.getByText('お問い合わせを受け付けました。').waitFor()

      const { page } = await arrive(stage, operators.first, '/')
      await open(page, '/itoadmintool/enquiries?search=山田 花子', 'お問い合わせ・苦情')
      await page.getByRole('row', { name: /山田 花子/ }).getByRole('button').click()
      await page.getByLabel('回答').fill('ご登録のアドレスへ再送しました。')
      await page.getByRole('link', { name: '会員', exact: true }).click()
      const question = page.getByRole('dialog', { name: '入力した内容を保存していません' })
      await question.getByRole('button', { name: '入力に戻る' }).click()
      expect(await page.getByLabel('回答').inputValue()).toBe('ご登録のアドレスへ再送しました。')
      await page.getByRole('button', { name: '回答をメールで送る' }).click()
      await seeToast(page, '回答をメールで送りました。')
      expect((await stage.product().desk.mailTo('hanako@example.jp', 'お問い合わせへの回答')).text).toContain('再送しました')
      await page.getByRole('checkbox', { name: '苦情として記録する' }).check()
      await page.getByLabel('原因').fill('迷惑メールの設定')
      await page.getByRole('button', { name: '苦情の記録を保存する' }).click()
      await seeToast(page, '苦情の記録を保存しました。')
    })

    it('tell something on a fund’s page, take it back and restore it', async () => {
      const { page } = await arrive(stage, operators.first, '/')
      await open(page, '/itoadmintool/project/messages', 'お知らせ')
      await page.getByRole('button', { name: '新しいお知らせ' }).click()
      const panel = page.getByRole('complementary', { name: '新しいお知らせ' })
      await panel.getByLabel('ファンド').selectOption({ index: 1 })
      await panel.getByLabel('件名').fill('外壁の修繕を終えました')
      await panel.getByLabel('本文').fill('予定どおり完了しました。')
      await panel.getByRole('button', { name: '保存する' }).click()
      await seeToast(page, 'お知らせを保存しました。')
      await page.getByRole('button', { name: '削除する' }).click()
      await page.getByText('削除済みのお知らせです').waitFor()
      await page.getByRole('button', { name: '元に戻す' }).click()
      await page.getByRole('row', { name: /外壁の修繕を終えました.*表示中/ }).waitFor()
    })

    it('pay what is owed: prepared by one, approved by the other with the amount typed again', { timeout: 120_000 }, async () => {
      const { page } = await arrive(stage, operators.first, '/')
      await open(page, '/itoadmintool/payouts', '分配・償還・返金')
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('region', { name: '支払いを準備' }).getByRole('button', { name: /準備/ }).click()
      await seeToast(page, '支払いを準備しました。ほかの運営者が承認すると、送金されます。')
      await page.getByRole('heading', { level: 1, name: /^支払い 番号/ }).waitFor()
      await expectSoundScreen(page, officeWidths)

      const second = await arrive(stage, operators.second, '/')
      await open(second.page, new URL(page.url()).pathname, /^支払い 番号/)
      const total = await second.page.getByText(/^[\d,]+円$/).first().textContent()
      await second.page.getByLabel('振込総額を入力').fill('1')
      await second.page.getByRole('button', { name: '承認する' }).click()
      await second.page.getByLabel('振込総額を入力').fill(total ?? '')
      await second.page.getByRole('button', { name: '承認する' }).click()
      await seeToast(second.page, '承認しました。支払いの手続きが始まりました。')
    })

    it('hand the authority one file with everything', async () => {
      const { page } = await arrive(stage, operators.first, '/')
      await open(page, '/itoadmintool/inspection', '点検資料')
      await page.getByLabel('目的と請求元').fill('東京都の立入検査')
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: '点検資料を作ってダウンロード' }).click()
      expect(readFileSync(await (await file).path()).subarray(0, 2).toString()).toBe('PK')
    })
  })
}

async function open(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
