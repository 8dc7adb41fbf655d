import { describe, it } from 'vitest'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { unexplainedLines } from '../steps/unexplained-lines.ts'

/** Consumption tax, from the line that is explained to what the adviser gets. */
export function taxClassOffice(stage: Stage): void {
  describe('the operators', () => {
    it(
      'say of which class a rent and a cost are, put one right, and read the sums of the year',
      { tags: ['course'] },
      async () => {
        await unexplainedLines(stage, 6_600, ['カドノミセ', 'ヤネコウジ'])
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        const open = async (remarks: string, address = '/itoadmintool/ledger?view=lines') => {
          await openOffice(visitor, address, '帳簿')
          await page
            .getByRole('row', { name: new RegExp(remarks) })
            .getByRole('button')
            .click()
        }
        const classify = async (content: string) => {
          await page.getByRole('combobox', { name: /^内容/ }).selectOption({ label: 'ファンドの収入・支払い' })
          await page.getByRole('combobox', { name: /^ファンド/ }).selectOption({ index: 1 })
          await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: content })
          await page.getByLabel('理由').fill('契約書と請求書で確かめた。')
        }
        const propose = async (use: string) => {
          await page.getByRole('button', { name: '6,600円の内訳を提案する' }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await agree(colleague, new RegExp(`6,600円をファンドの${use}として登録`))
        }
        const taxClass = page.getByRole('combobox', { name: /^消費税の区分/ })
        await open('カドノミセ')
        await classify('賃料')
        // Nobody has said of which lease it is.
        await taxClass.selectOption({ label: '通常の区分（未確認）' })
        await expectSoundScreen(page, officeWidths)
        await propose('収入')

        await open('ヤネコウジ')
        await classify('修繕費')
        await page
          .getByRole('option', { name: '通常の区分（課税仕入（適格請求書なし））' })
          .waitFor({ state: 'attached' })
        const number = page.getByLabel('請求書の登録番号')
        await number.fill('T7000012050003')
        await page.getByText(/^登録番号は、Tと13桁の数字です。/).waitFor()
        await expectSoundScreen(page, officeWidths)
        await number.fill('Ｔ７０００-０１２０-５０００２')
        await page
          .getByRole('option', { name: '通常の区分（課税仕入（適格請求書あり））' })
          .waitFor({ state: 'attached' })
        await propose('支払い')

        await open('ヤネコウジ', '/itoadmintool/ledger?view=lines&state=explained')
        await page.getByText(/消費税：課税仕入（適格請求書あり）（通常）　T7000012050002/).waitFor()
        await page.getByText('消費税の区分を直す', { exact: true }).first().click()
        const form = page.getByRole('form', { name: '消費税の区分の訂正' })
        await form
          .getByRole('combobox', { name: /^消費税の区分/ })
          .selectOption({ label: '課税仕入（適格請求書なし）' })
        await form.getByRole('button', { name: '消費税の区分を直す' }).click()
        await form.getByText('必須です').waitFor()
        await form.getByLabel('区分を直す理由').fill('請求書は、登録をやめた業者のものでした。')
        await form.getByRole('button', { name: '消費税の区分を直す' }).click()
        await form.getByText('「適格請求書なし」の区分には、登録番号を入力できません。').waitFor()
        await expectSoundScreen(page, officeWidths)
        await form.getByLabel('請求書の登録番号').fill('')
        await form.getByRole('button', { name: '消費税の区分を直す' }).click()
        await seeToast(page, '消費税の区分を直しました。')
        await open('ヤネコウジ', '/itoadmintool/ledger?view=lines&state=explained')
        await page.getByText(/消費税：課税仕入（適格請求書なし）/).waitFor()

        await openOffice(visitor, '/itoadmintool/ledger?view=tax', '帳簿')
        const unsaid = page.getByRole('listitem').filter({ hasText: 'カドノミセ' })
        await unsaid.getByText(/賃料収入.*6,600円.*未確認/).click()
        await unsaid.getByRole('combobox', { name: /^消費税の区分/ }).selectOption({ label: '課税売上' })
        await unsaid.getByLabel('区分を直す理由').fill('店舗の賃貸借契約書で確かめた。')
        await expectSoundScreen(page, officeWidths)
        await unsaid.getByRole('button', { name: '消費税の区分を直す' }).click()
        await seeToast(page, '消費税の区分を直しました。')
        await unsaid.waitFor({ state: 'detached' })
        const table = page.getByRole('table', { name: '消費税の集計' })
        await table
          .getByRole('row', { name: /収入：課税売上.*10％.*6,600.*6,000.*600/ })
          .first()
          .waitFor()
        await table
          .getByRole('row', { name: /支出：課税仕入（適格請求書なし）.*10％/ })
          .first()
          .waitFor()
        await expectSoundScreen(page, officeWidths)
      },
    )

    it('record from which day and how the company owes the tax', async () => {
      const address = '/itoadmintool/company'
      const visitor = await operatorAt(stage, 'first', address, '会社の情報')
      const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      const { page } = visitor
      await page.getByRole('button', { name: '消費税の内容を登録する' }).click()
      const form = page.getByRole('form', { name: '消費税の納税義務と計算方法' })
      await form.getByLabel('消費税の内容の適用日').fill('2026-04-01')
      await form.getByLabel('納税義務と計算方法').selectOption({ label: '2割特例' })
      await form.getByRole('button', { name: '消費税の内容の承認を依頼する' }).click()
      await form.getByText(/^2割特例は、登録を受けた事業者だけが使えます。/).waitFor()
      await form.getByLabel('納税義務と計算方法').selectOption({ label: '簡易課税' })
      await form.getByLabel('当社の登録番号').fill('T7000012050002')
      await expectSoundScreen(page, officeWidths)
      await form.getByRole('button', { name: '消費税の内容の承認を依頼する' }).click()
      await seeToast(page, '承認を依頼しました。ほかの運営者が承認すると記録されます。')
      await agree(colleague, /消費税の納税義務と計算方法（2026年4月1日.*から）/)
      await openOffice(visitor, address, '会社の情報')
      await page.getByText(/簡易課税　第6種（不動産業、みなし仕入率40％）　登録番号 T7000012050002/).waitFor()
      await expectSoundScreen(page, officeWidths)
    })
  })
}
