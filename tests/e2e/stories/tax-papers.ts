import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** The tax office's own papers on distributions, as the operators make and correct them. */
export function taxPapers(stage: Stage): void {
  describe('the operators', () => {
    it(
      "take the year's file for the tax office, note whose individual number is kept, and correct a report that told too much",
      { tags: ['course'] },
      async () => {
        const name = await toldTooMuch(stage)
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/tax', '税務')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await page.getByLabel('年', { exact: true }).selectOption('2025')
        const part = page.getByRole('region', { name: '税務署へ提出するファイル' })
        await part.getByText('2025年分は、書面でも提出できます。').waitFor()
        await part.getByText(/2023年分の支払調書は0枚でした（100枚以上で義務/).waitFor()
        await part.getByText('個人番号の受け取りの記録がない会員が1人います。').waitFor()
        const [record = []] = await recordsOf(page, part.getByRole('link', { name: '提出ファイル（1人分）を保存' }))
        expect(record).toHaveLength(57)
        expect([record[0], record[9], record[10], record[20], record[21]]).toEqual(['320', '0', '07', '60000', '12252'])
        await expectSoundScreen(page, officeWidths)

        await part.getByRole('link', { name: '個人番号の受け取りを見る' }).click()
        await page.getByRole('heading', { level: 1, name: '個人番号の受け取り' }).waitFor()
        await page.getByRole('button', { name }).click()
        await page.getByLabel('保管先の整理番号').fill('1234 5678 9018')
        await page.getByRole('button', { name: '受け取りを記録する' }).click()
        await page.getByText(/個人番号そのものではなく、保管先の整理番号を入力してください/).waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByLabel('保管先の整理番号').fill('金庫A-12')
        await page.getByRole('button', { name: '受け取りを記録する' }).click()
        await seeToast(page, '個人番号の受け取りを記録しました。')
        await page.getByText('支払調書が要る会員の個人番号は、すべて受け取りの記録があります').waitFor()
        await page.getByRole('link', { name: '支払調書が要るすべての会員' }).click()
        await page.getByRole('button', { name }).click()
        await page.getByRole('button', { name: '受け取りの記録を取り消す' }).click()
        await seeToast(page, '受け取りの記録を取り消しました。')

        await openOffice(visitor, '/itoadmintool/tax/corrections?year=2025', '確定した年の訂正')
        await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
        await page.getByLabel('訂正の理由').fill('分配金の記載に誤りがあったため。')
        await page.getByRole('button', { name: '1人の訂正を提案する' }).click()
        await seeToast(page, '提案しました。ほかの運営者が承認すると、訂正した書類が作られます。')
        await agree(colleague, /2025年分の年間取引報告書・支払調書の訂正/)
        await page.reload()
        const corrected = page.getByRole('row', { name: /分配金の記載に誤りがあったため。/ })
        const lines = await recordsOf(page, corrected.getByRole('link', { name: '1人分の提出ファイル' }))
        // Taken back; what was really paid asks for no report.
        expect(lines.map((line) => [line[9], line[20]])).toEqual([['1', '60000']])
        await openOffice(visitor, '/itoadmintool/tax', '税務')
        await page.getByLabel('年', { exact: true }).selectOption('2025')
        await part.getByText('提出が要る会員はいないため、ファイルはありません。').waitFor()
      },
    )
  })
}

/** The file that a link brings, as the tax office's programs read it. */
async function recordsOf(page: Page, link: Locator): Promise<string[][]> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe('320dat01.txt')
  const text = new TextDecoder('shift_jis', { fatal: true }).decode(await readFile(await file.path()))
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','))
}

/** A report on 2025 that told a dividend which the books do not have. @returns whose. */
async function toldTooMuch(stage: Stage): Promise<string> {
  const database = stage.database()
  const member = await database
    .selectFrom('member')
    .select(['id', 'family_name', 'given_name', 'zipcode', 'address'])
    .where('email', '=', demoMembers.newInvestor.email)
    .executeTakeFirstOrThrow()
  const payment = {
    fixedOn: '2025-06-10',
    contribution: 1_000_000,
    contributions: 30_000_000,
    dividend: 60_000,
    tax: 12_252,
  }
  const name = `${member.family_name} ${member.given_name}`
  await database
    .insertInto('tax_year_closing')
    .values({
      member_id: member.id,
      year: 2025,
      paper: 'payment_report',
      number: 0,
      actor: 'schedule',
      closed_at: new Date('2026-01-08T10:00:00+09:00'),
      payee_name: name,
      payee_zipcode: member.zipcode,
      payee_address: member.address,
      dividend: payment.dividend,
      tax: payment.tax,
      pay_amount: payment.dividend - payment.tax,
      loss: 0,
      unpaid_dividend: 0,
      uncollected_tax: 0,
      contribution: payment.contribution,
      basis: '',
      fixed_days: '2025-06-10',
      payments: JSON.stringify([payment]),
    })
    .execute()
  return name
}
