import { describe, it } from 'vitest'
import { addDays, japanDate } from '../../../src/domain/calendar.ts'
import { arrive } from '../steps/log-in.ts'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { putInto } from '../support/put-into.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** How funds stand against their plan, and what operators do about it. */
export function courseOffice(stage: Stage): void {
  describe('the operators', () => {
    it('see how the funds at work stand against their plan', async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool/delays', '予定と遅延')
      await page.getByRole('table', { name: '運用中のファンドの予定' }).getByText('予定どおり').first().waitFor()
      await expectSoundScreen(page, officeWidths)
    })

    it(
      'ask the investors of a fund for a long extension, record an answer, and explain the delay',
      { tags: ['course', 'sample'] },
      async () => {
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/delays', '予定と遅延')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        // One that keeps to its plan may be extended.
        const onPlan = page.getByRole('row').filter({ hasText: '予定どおり' })
        await onPlan
          .getByRole('button', { name: /^対応する/ })
          .first()
          .click()
        await page.getByLabel('決定').selectOption('in_talks')
        await page.getByLabel(/^新しい終了予定日/).fill('2035-12-31')
        await page.getByLabel(/^次のお知らせの期限/).fill('2027-03-31')
        await page.getByRole('textbox', { name: /^理由/ }).fill('売却に時間がかかっています。')
        await page.getByRole('textbox', { name: /^対応/ }).fill('買主を広く募っています。')
        await page.getByLabel(/^行うこと（1）/).fill('仲介会社を2社に追加')
        await page.getByLabel(/^期日（1）/).fill('2030-03-31')
        await page.getByRole('button', { name: '計画を追加' }).click()
        await page.getByLabel(/^行うこと（2）/).fill('決済・引き渡し')
        await page.getByLabel(/^期日（2）/).fill('2036-03-31')
        await page.getByRole('textbox', { name: /^分配と元本への影響/ }).fill('予定分配率は変わりません。')
        await page.getByRole('button', { name: '延長を提案する' }).click()
        await page
          .getByText(/^新しい終了予定日（2035年12月31日.*までの日付を入力してください$/)
          .first()
          .waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByLabel(/^期日（2）/).fill('2035-12-31')
        await page.getByRole('button', { name: '延長を提案する' }).click()
        await seeToast(page, '提案しました。ほかの運営者が承認すると、参加者へお知らせします。')
        await agree(colleague, /同意を求める/)

        await openOffice(visitor, '/itoadmintool/delays', '予定と遅延')
        const row = page.getByRole('row').filter({ hasText: '協議中' })
        await row.getByRole('button', { name: /^対応する/ }).click()
        await page
          .getByRole('button', { name: /^回答を記録/ })
          .first()
          .click()
        await page.getByLabel(/^回答の方法/).fill('書面')
        await page.getByRole('button', { name: '回答を記録する' }).click()
        await seeToast(page, '回答を記録しました。')
        await page.getByRole('button', { name: /^完了を記録.*仲介会社を2社に追加$/ }).click()
        await page.getByLabel(/^結果/).fill('内覧4件')
        await page.getByRole('button', { name: '完了を記録する' }).click()
        await seeToast(page, '完了を記録しました。')
        await page.getByLabel(/^物件の売り出し価格/).fill('20,200,000')
        await page.getByRole('textbox', { name: /^状況の説明/ }).fill('3社から購入の申し出がありました。')
        await page.getByRole('button', { name: '説明を登録する' }).click()
        await seeToast(page, '説明を登録しました。')
        await expectSoundScreen(page, officeWidths)

        // An investor reads it on the fund's page, with what it means for the own money.
        const fund = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1)
        const investor = await arrive(stage, demoMembers.oldInvestor, '/mypage/projects')
        // Had they agreed, days would stand beside the ones before.
        await putInto(investor.page, [[/"first_planned":null/g, '"first_planned":"2026-01-31"']])
        await investor.page.locator(`a[href="/projects/${fund}"]`).first().click()
        const own = investor.page.getByRole('region', { name: 'お客さまのお受け取り' })
        await own.getByText('ご出資額').waitFor()
        await own.getByText('元本の償還（予定）').waitFor()
        await investor.page.getByText('20,200,000円').waitFor()
        await own.getByText('変更前：').waitFor({ state: 'attached' })
        await expectSoundScreen(investor.page)
      },
    )

    it(
      'record what happens to a fund at work, announce by two what matters, and take back a slip',
      { tags: ['course', 'sample'] },
      async () => {
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/events', '運用中の出来事')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        const record = async (title: string, kind: string): Promise<string> => {
          await page.getByRole('button', { name: '出来事を記録する' }).click()
          const fund = page.getByRole('combobox', { name: /^ファンド/ })
          await fund.selectOption((await fund.getByRole('option', { name: /^第8号/ }).getAttribute('value')) ?? '')
          await page.getByRole('combobox', { name: /^種類/ }).selectOption(kind)
          await page.getByLabel(/^件名/).fill(title)
          const today = await page.getByLabel(/^当社が知った日/).inputValue()
          await page.getByLabel(/^発生・開始の日/).fill(today)
          await page.getByRole('button', { name: '記録する', exact: true }).click()
          await seeToast(page, '出来事を記録しました。続けて、お知らせの文面を作成してください。')
          return today
        }
        const today = await record('2階の水漏れ', 'damage')
        await page.getByRole('textbox', { name: /^内容/ }).fill('2階の給水管から水漏れがありました。')
        await page.getByRole('button', { name: '承認を依頼する' }).click()
        await seeToast(page, '登録できませんでした。入力内容を確認してください。')
        await page.getByText('必須です', { exact: true }).first().waitFor()
        // What was typed stays.
        await page.getByText('2階の給水管から水漏れがありました。').waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('textbox', { name: /^対応/ }).fill('給水を止め、修理の日を決めました。')
        await page.getByRole('textbox', { name: /^分配と元本への影響/ }).fill('影響はない見込みです。')
        await page.getByLabel(/^次のお知らせの期限/).fill(addDays(japanDate(today), 14))
        await page.getByRole('button', { name: '承認を依頼する' }).click()
        await seeToast(page, '登録しました。重要な出来事は、ほかの運営者が承認すると公表し、投資家へお知らせします。')
        await agree(colleague, /2階の水漏れのお知らせ/)

        await record('別のファンドの退去', 'vacancy')
        await openOffice(colleague, '/itoadmintool/events', '運用中の出来事')
        const slip = colleague.page.getByRole('row').filter({ hasText: '別のファンドの退去' })
        await colleague.press(slip.getByRole('button', { name: /^対応する/ }))
        await colleague.page.getByLabel(/^取り消す理由/).fill('別のファンドの出来事でした。')
        await colleague.press(colleague.page.getByRole('button', { name: '記録を取り消す' }))
        await seeToast(colleague.page, '出来事の記録を取り消しました。')

        await page.goto('/projects/8')
        await page.getByRole('heading', { name: '2階の水漏れ' }).waitFor()
      },
    )
  })
}
