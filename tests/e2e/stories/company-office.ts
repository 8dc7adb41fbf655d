import { describe, it } from 'vitest'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

const address = '/itoadmintool/company'

/** A new officer is recorded by two operators, and everybody who asks who runs the company is told. */
export function companyOffice(stage: Stage): void {
  describe('the operators', () => {
    it('record an officer of the company, correct what was typed, and visitors read it once a colleague agreed', async () => {
      const visitor = await operatorAt(stage, 'first', address, '会社の情報')
      const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      const { page, press } = visitor
      await expectSoundScreen(page, officeWidths)
      await press(page.getByRole('button', { name: '変更または確認する' }))
      await press(page.getByRole('button', { name: '役員を追加' }))
      const officer = page.getByRole('group', { name: '役員3' })
      await officer.getByLabel('役職').fill('監査役')
      await officer.getByLabel('氏名', { exact: false }).first().fill('白石 環')
      await officer.getByLabel('氏名（カナ）').fill('しらいし たまき')
      await officer.getByLabel('他の会社の常務・自営の事業').fill('白石会計事務所（会計事務所）')
      const result = page.getByRole('group', { name: '決算1' }).getByLabel('負債')
      const liabilities = await result.inputValue()
      await result.fill('1')
      await press(page.getByRole('button', { name: '承認を依頼する' }))
      await page.getByRole('link', { name: /^役員3の氏名（カナ）：全角カタカナ/ }).waitFor()
      await page.getByRole('link', { name: /^決算1の純資産：資産の合計/ }).waitFor()
      await officer.getByText('全角カタカナで入力してください。').waitFor()
      await expectSoundScreen(page, officeWidths)

      await officer.getByLabel('氏名（カナ）').fill('シライシ タマキ')
      await result.fill(liabilities)
      await press(page.getByRole('button', { name: '承認を依頼する' }))
      await seeToast(page, '承認を依頼しました。ほかの運営者が承認すると、会社概要と書面に反映します。')
      await page.getByText('ほかの運営者の承認を待っている変更があります').waitFor()
      await agree(colleague, /会社の情報（第/)

      await openOffice(visitor, address, '会社の情報')
      await page.getByRole('cell', { name: '白石 環' }).waitFor()
      await page.getByText(/役職 監査役、氏名 白石 環/).waitFor()
      await expectSoundScreen(page, officeWidths)
      await page.goto('/company')
      await page.getByRole('row', { name: /白石 環.*監査役/ }).waitFor()
      await expectSoundScreen(page)
    })
  })
}
