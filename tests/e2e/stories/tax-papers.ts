import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { insertDividend } from '../../support/insert-dividend.ts'

/** The tax office's own papers on distributions, as the operators make and correct them. */
export function taxPapers(stage: Stage): void {
  describe('the operators', () => {
    it(
      "take the year's file for the tax office, note whose individual number is kept, and correct a report that told an old address",
      { tags: ['course'] },
      async () => {
        const name = await largeDividend(stage)
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
        expect([record[0], record[9], record[10]]).toEqual(['320', '0', '07'])
        expect(blocksOf(record)).toContainEqual(['60000', '12252'])
        await expectSoundScreen(page, officeWidths)

        await part.getByRole('link', { name: '個人番号の受け取りを見る' }).click()
        await page.getByRole('heading', { level: 1, name: '個人番号の受け取り' }).waitFor()
        await page.getByRole('button', { name }).click()
        await page.getByLabel('保管先の整理番号').fill('1234 5678 9018')
        await page.getByRole('button', { name: '受け取りを記録する' }).click()
        await page
          .getByRole('complementary')
          .getByText(/個人番号そのものではなく、保管先の整理番号を入力してください/)
          .waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByLabel('保管先の整理番号').fill('金庫A-12')
        await page.getByRole('button', { name: '受け取りを記録する' }).click()
        await seeToast(page, '個人番号の受け取りを記録しました。')
        await page.getByText('支払調書に足りない個人番号はありません').waitFor()
        await page.getByRole('button', { name: '支払調書が要るすべての会員' }).click()
        await page.getByRole('button', { name }).click()
        await page.getByRole('button', { name: '受け取りの記録を取り消す' }).click()
        await seeToast(page, '受け取りの記録を取り消しました。')

        await move(stage)
        await openOffice(visitor, '/itoadmintool/tax/corrections?year=2025', '確定した年の訂正')
        await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
        await page.getByLabel('訂正の理由').fill('住所の記載に誤りがあったため。')
        await page.getByRole('button', { name: '1人の訂正を提案する' }).click()
        await seeToast(page, '提案しました。ほかの運営者が承認すると、訂正した書類が作られます。')
        await agree(colleague, /2025年分の年間取引報告書・支払調書の訂正/)
        await page.reload()
        const corrected = page.getByRole('row', { name: /住所の記載に誤りがあったため。/ })
        const lines = await recordsOf(page, corrected.getByRole('link', { name: '1人分の提出ファイル' }))
        // The one that was filed is taken back, and issued anew with the same payments.
        expect(lines.map((line) => line[9])).toEqual(['1', '0'])
        expect(lines[0]?.with(9, '0')).toEqual(record)
        expect(lines[1]?.with(11, record[11] ?? '')).toEqual(record)
        expect(lines[1]?.[11]).toBe('東京都千代田区架空町　３－２－１')
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

/** Gross and tax of each payment of a record, in yen. */
const blocksOf = (record: readonly string[]): (string | undefined)[][] =>
  [20, 28, 36, 44, 52].map((place) => record.slice(place, place + 2))

/** A dividend of a fund that a member is in, fixed when last year was half over; nobody has been paid it yet. @returns whose it is. */
async function largeDividend(stage: Stage): Promise<string> {
  const database = stage.database()
  const investment = await database
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select(['investment.id', 'investment.fund_id', 'family_name', 'given_name'])
    .where('member.email', '=', demoMembers.taxed.email)
    .where('investment.status', '=', 'participating')
    .orderBy('investment.id')
    .executeTakeFirstOrThrow()
  await insertDividend(database, {
    fundId: investment.fund_id,
    fixedAt: '2025-06-30T10:00:00+09:00',
    investment_id: investment.id,
    gross: 60_000,
    withholding: 12_252,
  })
  return `${investment.family_name} ${investment.given_name}`
}

/** After the file was made, an operator finds that he lives elsewhere. */
const move = (stage: Stage) =>
  stage
    .database()
    .updateTable('member')
    .set({ address: '東京都千代田区架空町 3-2-1' })
    .where('email', '=', demoMembers.taxed.email)
    .execute()
