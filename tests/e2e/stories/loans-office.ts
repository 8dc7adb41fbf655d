import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import type { Id } from '../../../src/domain/id.ts'
import { enqueue } from '../../../src/features/core/enqueue.ts'
import { demoPaper } from '../../../src/server/demo/demo-paper.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** A loan from its contract to its first repayment, and one that was entered wrongly. */
export function loansOffice(stage: Stage): void {
  describe('the operators', () => {
    it(
      'record what a fund borrows, draw it, repay of it, and take a wrong one back',
      { tags: ['course'] },
      async () => {
        const fund = await borrowingFund(stage)
        const today = japanDateOf(new Date(await stage.product().desk.now()))
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=loans', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await expectSoundScreen(page, officeWidths)

        const record = async (lender: string) => {
          const form = page.getByRole('form', { name: '借入れの登録' })
          await form.getByRole('combobox', { name: /^ファンド/ }).selectOption({ label: fund })
          await form.getByRole('textbox', { name: /^借入先/ }).fill(lender)
          await form.getByRole('combobox', { name: /^借入先の種類/ }).selectOption({ label: '銀行・信用金庫など' })
          await form.getByLabel('借入額（円）').fill('120000')
          await form.getByLabel('年利（％）').fill('2.5')
          await form.getByLabel('契約日').fill(today)
          await form.getByLabel('最終の返済期日').fill(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`)
          await form.getByRole('button', { name: '返済計画を作成する' }).click()
          await expect.poll(() => form.getByLabel('第1回の元本（円）').inputValue()).toBe('10,000')
          await form
            .getByLabel('契約書のPDF')
            .setInputFiles({ name: '契約書.pdf', mimeType: 'application/pdf', buffer: demoPaper })
          await form.getByRole('textbox', { name: /^理由/ }).fill('給湯設備の更新に充てる。')
          return form
        }
        const wrong = await record('東西銀行（誤り）')
        await wrong.getByLabel('第1回の元本（円）').fill('9999')
        await wrong.getByRole('button', { name: '120,000円の借入れの登録を提案する' }).click()
        await wrong
          .getByText('返済計画の元本の合計（119,999円）が、借入額（120,000円）と一致しません。')
          .first()
          .waitFor()
        await expectSoundScreen(page, officeWidths)
        await wrong.getByLabel('第1回の元本（円）').fill('10000')
        await wrong.getByRole('button', { name: '120,000円の借入れの登録を提案する' }).click()
        await seeToast(page, '借入れの登録を提案しました。ほかの運営者が承認すると、入出金を登録できます。')
        await agree(colleague, /借入れ120,000円を登録/)
        await page.reload()
        await page.getByRole('button', { name: '東西銀行（誤り）' }).click()
        await page.getByRole('button', { name: '登録を取り消す' }).click()
        const asked = page.getByRole('dialog', { name: 'この借入れの登録の取り消しを提案しますか？' })
        await asked.getByLabel('理由').fill('契約書の借入先と違う名称で登録した。')
        await asked.getByRole('button', { name: '取り消しを提案する' }).click()
        await seeToast(page, '取り消しを提案しました。ほかの運営者が承認すると、この借入れは一覧からなくなります。')
        await agree(colleague, /借入れ120,000円の登録を取り消し/)
        await page.reload()

        const form = await record('東西銀行')
        await form.getByRole('button', { name: '120,000円の借入れの登録を提案する' }).click()
        await seeToast(page, '借入れの登録を提案しました。ほかの運営者が承認すると、入出金を登録できます。')
        await agree(colleague, /借入れ120,000円を登録/)

        await linesOf(stage, { 'トウザイギンコウ カシツケ': 120_000, 'トウザイギンコウ ヘンサイ': -10_254 })
        const classify = async (remarks: string, choice: string) => {
          await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
          await page
            .getByRole('row', { name: new RegExp(remarks) })
            .getByRole('button')
            .click()
          await page.getByRole('combobox', { name: /^内容/ }).selectOption({ label: 'ファンドの収入・支払い' })
          await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ label: fund })
          await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: choice })
          await page.getByRole('combobox', { name: /^借入れ/ }).selectOption({ index: 1 })
          await page.getByLabel('理由').fill('返済予定表で確かめた。')
        }
        const propose = async (size: string, use: string) => {
          await page.getByRole('button', { name: `${size}の内訳を提案する` }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await agree(colleague, new RegExp(`${size}をファンドの${use}として登録`))
        }
        await classify('トウザイギンコウ カシツケ', '借入金の受け取り')
        await expectSoundScreen(page, officeWidths)
        await propose('120,000円', '収入')
        await classify('トウザイギンコウ ヘンサイ', '借入金の返済（元本）')
        await page.getByLabel('金額（円）').fill('10000')
        await page.getByRole('button', { name: '内訳を追加' }).click()
        const interest = page.getByRole('group', { name: '内訳2' })
        await interest.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: '支払利息' })
        await interest.getByRole('combobox', { name: /^借入れ/ }).selectOption({ index: 1 })
        await interest.getByLabel('金額（円）').fill('254')
        await propose('10,254円', '支払い')

        await openOffice(visitor, '/itoadmintool/ledger?view=loans', '帳簿')
        await page
          .getByRole('table', { name: '借入れ' })
          .getByRole('row', { name: /東西銀行.*110,000/ })
          .getByRole('button')
          .click()
        await page
          .getByRole('table', { name: '返済計画' })
          .getByRole('row', { name: /10,254/ })
          .first()
          .waitFor()
        await page
          .getByRole('table', { name: '口座の入出金' })
          .getByRole('row', { name: /利息の支払い.*254/ })
          .waitFor()
        await expectSoundScreen(page, officeWidths)
      },
    )
  })
}

/** A fund at work whose contract allows it to borrow. */
async function borrowingFund(stage: Stage): Promise<string> {
  const { rows } = await sql<{ id: Id<'fund'>; name: string; disclosure: object }>`
    select fund.id, fund.name, fund.disclosure from fund join property_stay stay on stay.fund_id = fund.id
    where stay.held_until is null order by fund.id limit 1`.execute(stage.database())
  const [fund] = rows
  if (fund === undefined) throw new Error('no fund holds a property')
  const borrowing = '設備の更新のために、銀行から年利3％以内で借り入れることがあります。'
  await changeFundUnseen(stage.database(), fund.id, {
    disclosure: JSON.stringify({ ...fund.disclosure, borrowing }),
  })
  return fund.name
}

async function linesOf(stage: Stage, lines: Readonly<Record<string, number>>): Promise<void> {
  const { deskUrl } = stage.product()
  for (const [text, amount] of Object.entries(lines))
    await makeBankLine(deskUrl, { direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount), text })
  await enqueue(stage.database(), 'read-account', {}, { key: 'read-account' })
  const read = stage
    .database()
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', 'in', Object.keys(lines))
  await expect.poll(async () => (await read.execute()).length, { timeout: 20_000 }).toBe(Object.keys(lines).length)
}
