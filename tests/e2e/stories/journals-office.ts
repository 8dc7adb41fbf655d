import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** The month's journals, as they go to the accounting program of the office. */
export function journalsOffice(stage: Stage): void {
  describe('an operator', () => {
    it('says what the accounts are called, and hands the journals of the own book over once', async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger', '帳簿')
      await openOffice(visitor, '/itoadmintool/ledger?view=hand-over', '帳簿')
      const { page } = visitor
      await page.getByLabel('開始日').fill('2025-01-01')
      await page.getByText(/^まだ引き渡していない仕訳：[\d,]+件、借方の合計 [\d,]+円$/).waitFor()
      await page.getByText('科目の名前が決まっていません。下の「科目の名前」で登録してください。').waitFor()
      await expectSoundScreen(page, officeWidths)
      await page.getByRole('button', { name: 'ファイルを作成する' }).click()
      await page
        .getByText(/^科目の名前が決まっていません：.*自己資金/)
        .first()
        .waitFor()

      // What is missing is told beside its field, and nothing that was typed is lost.
      const fee = page.getByRole('group', { name: /^支払手数料/ })
      const bank = page.getByRole('group', { name: /^銀行口座/ }).first()
      const ofBank = await bank.getByLabel('勘定科目').inputValue()
      await fee.getByLabel('勘定科目').fill('振込手数料')
      await bank.getByLabel('勘定科目').fill('')
      await page.getByRole('button', { name: '科目の名前を登録する' }).click()
      await bank.getByText('必須です').waitFor()
      await expectSoundScreen(page, officeWidths)
      await bank.getByLabel('勘定科目').fill(ofBank)
      await page.getByRole('button', { name: '科目の名前を登録する' }).click()
      await seeToast(page, '科目の名前を登録しました。')
      expect(await fee.getByLabel('勘定科目').inputValue()).toBe('振込手数料')

      // The lines say the class of a fee; only what the program calls it is the office's.
      await page
        .getByLabel(/^課税仕入（適格請求書なし）/)
        .last()
        .fill('課対仕入込10%経過措置')
      await page.getByRole('button', { name: '税区分の名前を登録する' }).click()
      await seeToast(page, '税区分の名前を登録しました。')
      await page.getByRole('button', { name: 'ファイルを作成する' }).click()
      await seeToast(page, '仕訳ファイルを作成しました。下の一覧から保存できます。')
      await page.getByText('この期間に、まだ引き渡していない仕訳はありません。').waitFor()
      const row = page.getByRole('row').filter({ hasText: '弥生会計' })
      const download = page.waitForEvent('download')
      await row.getByRole('link', { name: /^保存/ }).click()
      const path = await (await download).path()
      const lines = new TextDecoder('shift_jis')
        .decode(await readFile(path))
        .trimEnd()
        .split('\r\n')
      const [handed] = await stage
        .database()
        .selectFrom('journal_hand_over')
        .select(['entries', 'total'])
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      expect(lines.some((line) => line.includes('振込手数料') && line.includes('経過措置'))).toBe(true)
      const columns = lines.map((line) => line.split(','))
      const first = columns.filter(([flag]) => flag === '"2000"' || flag === '"2110"')
      expect(first).toHaveLength(handed?.entries ?? 0)
      const debits = columns.reduce((sum, fields) => sum + Number(fields[8]), 0)
      expect(debits).toBe(handed?.total)
      expect(columns.reduce((sum, fields) => sum + Number(fields[14]), 0)).toBe(debits)

      // The program did not take it: the same entries wait again, and the file stays on record.
      await row.getByRole('button', { name: /^仕訳ファイル\d+の引き渡しを取り消す$/ }).click()
      const dialog = page.getByRole('dialog', { name: /^仕訳ファイル\d+の引き渡しを取り消しますか/ })
      await dialog.getByLabel('理由').fill('取り込みに失敗したため')
      await dialog.getByRole('button', { name: '取り消す' }).click()
      await seeToast(page, '引き渡しを取り消しました。仕訳は次のファイルに入ります。')
      await row.getByText(/取り消し済み.*取り込みに失敗したため/).waitFor()
      await page.getByText(/^まだ引き渡していない仕訳：[\d,]+件、借方の合計 [\d,]+円$/).waitFor()
      await expectSoundScreen(page, officeWidths)
      await page.getByRole('button', { name: 'ファイルを作成する' }).click()
      await page.getByText('この期間に、まだ引き渡していない仕訳はありません。').waitFor()

      await page.getByRole('button', { name: '試算表', exact: true }).click()
      await page.getByLabel('開始日').fill('2025-01-01')
      const table = page.getByRole('table', { name: '試算表' })
      await page
        .getByRole('table', { name: '貸借対照表' })
        .getByRole('row', { name: /^自己資金/ })
        .waitFor()
      await page.getByRole('table', { name: '損益計算書' }).waitFor()
      await table.getByRole('button', { name: '自己資金' }).click()
      await page.getByRole('table', { name: '総勘定元帳：自己資金' }).getByRole('link').first().waitFor()
      await expectSoundScreen(page, officeWidths)
      const ledger = page.waitForEvent('download')
      await page.getByRole('link', { name: '元帳のCSV' }).click()
      const rows = (await readFile(await (await ledger).path(), 'utf8')).trimEnd().split('\r\n')
      expect(rows[0]).toContain('科目,日付,仕訳の番号,相手科目')
      expect(rows.length).toBeGreaterThan(10)
    })
  })
}
