import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { codeWordsIn } from '../../support/code-words.ts'
import { readZip } from '../../support/read-zip.ts'
import { openInTab } from '../steps/apply.ts'
import { openOffice, operatorAt } from '../steps/operator.ts'
import { expectAnswers } from '../support/mock-inspection.ts'
import { seeToast } from '../support/person.ts'
import type { Stage, Visitor } from '../support/stage.ts'

/** Documents, and what is said of a published fund: made, looked at, changed by two. */
export function officeDocuments(stage: Stage): void {
  describe('the operators', () => {
    it('write a report about a fund, look at it, deliver it, and open a contract without delivering it', async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool/documents', '書面・報告書')
      const { page } = visitor
      await page
        .getByRole('table', { name: 'これから交付する報告書' })
        .getByRole('button', { name: /^第10号/ })
        .click()
      const editor = page.getByRole('region', { name: '新しい報告書' })
      const now = await stage.product().desk.now()
      await editor.getByLabel('期間の末日').fill(dayInJapan(new Date(now.getTime() - 86_400_000)))
      await editor.getByLabel('収入1の項目').fill('賃料')
      await editor.getByLabel('収入1の金額').fill('480,000')
      await editor.getByLabel('費用1の金額').fill('30,000')
      await editor.getByText('450,000円').waitFor()
      await editor.getByRole('button', { name: '下書きを保存' }).click()
      await seeToast(page, '下書きを保存しました。')
      await openInTab(page, page.getByRole('button', { name: 'PDFでプレビュー' }).click())
      await page.getByRole('button', { name: /^\d+人に交付する$/ }).click()
      await page.getByRole('dialog').getByText('交付は取り消せません。').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: '交付する', exact: true }).click()
      await seeToast(page, '財産管理報告書を交付しました。')

      await openOffice(visitor, '/itoadmintool/contract', '契約成立時書面の確認')
      await page.getByLabel('ファンドと契約').selectOption({ index: 1 })
      await expectDownload(visitor, 'ダウンロード', '%PDF')
    })

    it('hand the authority one file with everything, in which thirty-one questions of an inspection find their answers', async () => {
      const visitor = await operatorAt(stage, 'first', '/itoadmintool/inspection', '検査対応資料')
      await visitor.page.getByLabel('目的と請求元').fill('東京都の立入検査')
      const files = readZip(await expectDownload(visitor, '検査対応資料を作ってダウンロード', 'PK'))
      // The years of the demo hold nearly every state: the authority reads each as a word.
      for (const [name, bytes] of files) {
        if (!/^\d\d_.*\.json$/.test(name) || name.startsWith('00_')) continue
        const rows = JSON.parse(bytes.toString()) as Record<string, unknown>[]
        expect(
          codeWordsIn(
            Object.keys(rows[0] ?? {}),
            rows.map((row) => Object.values(row)),
          ),
          name,
        ).toEqual([])
      }
      await expectAnswers(files, stage.database())
    })

    it('take every table out as a file in words', async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/members', '会員')
      for (const [name, { header }] of Object.entries(csvTables)) {
        const body = await (await page.request.get(`/admin-csv/${name}.csv`)).text()
        const rows = body
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .filter((line) => !line.includes('"'))
        expect(
          codeWordsIn(
            header,
            rows.map((line) => line.split(',')),
          ),
          name,
        ).toEqual([])
      }
    })

    it('propose a change of a published fund, which a colleague sends back with a reason', async () => {
      const first = await operatorAt(stage, 'first', '/itoadmintool/funds/17', /^第17号/)
      await first.page.getByRole('textbox', { name: /^物件の説明/ }).fill('北野の坂の途中にあります。')
      await first.press(first.page.getByRole('button', { name: '変更の承認を依頼' }))
      const dialog = first.page.getByRole('dialog', { name: '変更の承認を依頼' })
      await dialog.getByRole('cell', { name: '北野の坂の途中にあります。' }).waitFor()
      await dialog.getByRole('textbox', { name: /^変更の理由/ }).fill('場所を書き足しました。')
      await first.press(dialog.getByRole('button', { name: '承認を依頼する' }))
      await seeToast(first.page, '変更の承認を依頼しました。承認されるまで、公開中の内容は変わりません。')

      const second = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      await second.page.getByRole('button', { name: /第17号/ }).click()
      await second.page.getByLabel('差し戻しの理由').fill('現地で測り直してください。')
      await second.page.getByRole('button', { name: '差し戻す' }).click()
      await seeToast(second.page, '差し戻しました。')
      await first.page.reload()
      await first.page.getByRole('region', { name: '履歴' }).getByText('公開中のファンドの変更：差し戻し').waitFor()
    })
  })
}

const dayInJapan = (instant: Date): string => new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

/** @param begins the file's first characters. */
async function expectDownload({ page }: Visitor, button: string, begins: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  const bytes = readFileSync(await file.path())
  expect(bytes.subarray(0, begins.length).toString()).toBe(begins)
  return bytes
}
