import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { linkInMail, seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const email = 'zeiri@example.jp'
const password = 'mikan-no-kawa-86x'

/** The office looks for entries, closes the company's year, and lets its tax adviser look at the books. */
export function adviserOffice(stage: Stage): void {
  describe('the tax adviser', () => {
    it('finds entries by day, amount and counterparty', async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/ledger', '帳簿')
      await openOffice({ page }, '/itoadmintool/ledger?view=search', '帳簿')
      const table = page.getByRole('table', { name: '仕訳の検索' })
      await page.getByLabel('取引年月日（開始）').fill('2025-01-01')
      await table.getByRole('row').nth(1).waitFor()
      await expectSoundScreen(page, officeWidths)
      await page.getByLabel('金額（下限、円）').fill('1億')
      await page.getByText('金額を数字で入力してください').first().waitFor()
      await page.getByLabel('金額（下限、円）').fill('999,999,999,999')
      await page.getByText('条件に合う仕訳はありません').waitFor()
    })

    it('is told what each fund owes; a year is closed when its months are', async () => {
      const { page, press } = await operatorAt(stage, 'first', '/itoadmintool/ledger', '帳簿')
      await openOffice({ page }, '/itoadmintool/ledger?view=year', '帳簿')
      await page.getByText('次に締める年度').waitFor()
      await page.getByRole('table', { name: 'ファンドが会社に負う額' }).waitFor()
      await expectSoundScreen(page, officeWidths)
      await press(page.getByRole('button', { name: '年度の締めを提案する' }))
      await page.getByText(/^先に、月次で\d+年\d+月までを締めてください。$/).waitFor()
      await expectSoundScreen(page, officeWidths)
      const download = page.waitForEvent('download')
      await press(page.getByRole('region', { name: '年次資料' }).getByRole('link').first())
      expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe('PK')
    })

    it('is let in by two, with the books and days that they chose', async () => {
      const { page, press } = await operatorAt(stage, 'first', '/itoadmintool/ledger', '帳簿')
      await openOffice({ page }, '/itoadmintool/ledger?view=adviser', '帳簿')
      const form = page.getByRole('region', { name: '新しい閲覧' })
      await press(form.getByRole('button', { name: '閲覧を提案する' }))
      await form.getByText('帳簿を選択してください').waitFor()
      await form.getByLabel('運営者', { exact: true }).check()
      await press(form.getByRole('button', { name: '閲覧を提案する' }))
      await form.getByText('必須です').first().waitFor()
      await expectSoundScreen(page, officeWidths)
      await form.getByLabel('氏名').fill('税理 太郎')
      await form.getByLabel('事務所').fill('税理会計事務所')
      await form.getByLabel('メールアドレス').fill(email)
      await form.getByLabel('帳簿の開始日').fill('2025-01-01')
      await form.getByLabel('理由').fill('決算のため')
      await press(form.getByRole('button', { name: '閲覧を提案する' }))
      await seeToast(page, '閲覧を提案しました。ほかの運営者が承認すると、招待のメールを送ります。')
      await agree(await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認'), /税理士に帳簿の閲覧を認める/)
      await page.reload()
      await page.getByRole('table', { name: '税理士の閲覧' }).getByText('招待中').waitFor()
      await press(page.getByRole('button', { name: '招待を再送する：税理 太郎' }))
      await press(page.getByRole('button', { name: '再送する', exact: true }))
      await seeToast(page, '招待のメールを送りました。')
    })

    it('sets a password, looks at the book, and takes it along', async () => {
      const { page, press } = await stage.visitor('desktop')
      const link = await newestLink(stage)
      await visit(page, new URL(link).pathname)
      await page.getByLabel(/^パスワード(?!（)/).fill(password)
      await page.getByLabel('パスワード（確認）').fill(password)
      await expectSoundScreen(page)
      await press(page.getByRole('button', { name: 'パスワードを設定する' }))
      await press(page.getByRole('link', { name: 'ログインに進む' }))
      await page.getByLabel('メールアドレス').fill(email)
      await page.getByLabel(/^パスワード(?!（)/).fill('wrong-one-of-mine')
      await press(page.getByRole('button', { name: 'ログイン', exact: true }).last())
      await page.getByText('ログインに失敗しました。').waitFor()
      await expectSoundScreen(page)
      await page.getByLabel(/^パスワード(?!（)/).fill(password)
      await press(page.getByRole('button', { name: 'ログイン', exact: true }).last())
      await page.getByText('税理 太郎 様').waitFor()
      expect(await page.getByLabel('帳簿').locator('option').allTextContents()).toEqual(['運営者'])
      await press(page.getByRole('button', { name: '自己資金' }))
      await page.getByRole('heading', { name: /^総勘定元帳：自己資金/ }).waitFor()
      await expectSoundScreen(page)
      await press(page.getByRole('button', { name: '仕訳', exact: true }))
      await page.getByRole('heading', { name: /^仕訳帳/ }).waitFor()
      await page.getByLabel('取引先').fill('どこにもない名前')
      await press(page.getByRole('button', { name: '検索する' }))
      await page.getByText('条件に合う仕訳はありません').waitFor()
      await expectSoundScreen(page)
      const download = page.waitForEvent('download')
      await press(page.getByRole('link', { name: '試算表のCSV' }))
      expect(await readFile(await (await download).path(), 'utf8')).toContain('自己資金')
      await press(page.getByRole('button', { name: 'ログアウト' }))
      await page.getByText('招待のメールから設定したパスワードで、ログインしてください。').waitFor()
    })

    it('is seen by the office in what was looked at, and is let go', async () => {
      const { page, press } = await operatorAt(stage, 'first', '/itoadmintool/ledger', '帳簿')
      await openOffice({ page }, '/itoadmintool/ledger?view=adviser', '帳簿')
      const looks = page.getByRole('table', { name: '閲覧の記録' })
      for (const sight of ['試算表', '総勘定元帳', '仕訳帳', '試算表（CSV）'])
        await looks.getByRole('cell', { name: sight, exact: true }).first().waitFor()
      // Each look is one line.
      expect(await looks.getByRole('cell', { name: '総勘定元帳', exact: true }).count()).toBe(1)
      expect(await looks.getByRole('cell', { name: '仕訳帳', exact: true }).count()).toBe(2)
      await expectSoundScreen(page, officeWidths)
      await press(page.getByRole('button', { name: '終了する：税理 太郎' }))
      await press(page.getByRole('button', { name: '閲覧を終了する' }))
      await seeToast(page, '閲覧を終了しました。')
      const { page: adviser, press: tap } = await stage.visitor('phone')
      await visit(adviser, '/adviser')
      await adviser.getByLabel('メールアドレス').fill(email)
      await adviser.getByLabel(/^パスワード(?!（)/).fill(password)
      await tap(adviser.getByRole('button', { name: 'ログイン', exact: true }).last())
      await adviser.getByText('ログインに失敗しました。').waitFor()
      await expectSoundScreen(adviser)
    })
  })
}

/** The second invitation is the one that holds, also where it is a while on its way. */
async function newestLink(stage: Stage): Promise<string> {
  return linkInMail(stage.product(), email, '帳簿の閲覧のご案内', '/adviser/start/', 2)
}
