import { describe, it } from 'vitest'
import { agree, openOffice, operatorAt } from '../steps/operator.ts'
import { unexplainedLines } from '../steps/unexplained-lines.ts'
import { confirmBecause, seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** Costs that belong to other days than those on which they are paid. */
export function paidAheadOffice(stage: Stage): void {
  describe('the operators', () => {
    it(
      'spread an insurance over its days, enter the notice of a property tax, and end both; together',
      { tags: ['course'] },
      async () => {
        await unexplainedLines(stage, 7_300, ['ミドリホーム', 'カサイホケン'])
        const visitor = await operatorAt(stage, 'first', '/itoadmintool/ledger?view=lines', '帳簿')
        const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
        const { page } = visitor
        await openOffice(visitor, '/itoadmintool/ledger?view=plans&form=accrual', '帳簿')
        const today = await page
          .getByRole('form', { name: '未払費用の計上' })
          .getByLabel('費用が生じた日')
          .evaluate(({ max }: HTMLInputElement) => max)
        const year = Number(today.slice(0, 4))
        const running = await stage
          .database()
          .selectFrom('fund_period as period')
          .innerJoin('fund', 'fund.id', 'period.fund_id')
          .innerJoin('fund_result as result', 'result.fund_id', 'fund.id')
          .select(['fund.name', 'period.end_on'])
          .where('period.end_on', '>', today)
          .where('period.start_on', '<=', today)
          .where('result.operation_start_on', '<=', today)
          .where('fund.auto_renewal', '=', false)
          .where('fund.extension_months', '>', 0)
          .orderBy('period.end_on', 'desc')
          .executeTakeFirstOrThrow()
        const fund = { label: running.name }
        for (const [remarks, content, use] of [
          ['ミドリホーム', '賃料', '収入'],
          ['カサイホケン', '保険料', '支払い'],
        ] as const) {
          await openOffice(visitor, '/itoadmintool/ledger?view=lines', '帳簿')
          await page
            .getByRole('row', { name: new RegExp(remarks) })
            .getByRole('button')
            .click()
          await page.getByRole('combobox', { name: /^内容/ }).selectOption({ label: 'ファンドの収入・支払い' })
          await page.getByRole('combobox', { name: /^ファンド/ }).selectOption(fund)
          await page.getByRole('combobox', { name: /^内訳の内容/ }).selectOption({ label: content })
          await page.getByLabel('理由').fill('保険証券と契約書で確かめた。')
          await page.getByRole('button', { name: '7,300円の内訳を提案する' }).click()
          await seeToast(page, '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。')
          await agree(colleague, new RegExp(`7,300円をファンドの${use}として登録`))
        }

        await openOffice(visitor, '/itoadmintool/ledger?view=plans&form=prepaid', '帳簿')
        const spread = page.getByRole('form', { name: '前払費用の配分' })
        await spread.getByRole('combobox', { name: /^配分する支払い/ }).selectOption({ index: 1 })
        await spread.getByLabel('対象期間の始まり').fill(today)
        await spread.getByLabel('対象期間の終わり').fill(`${year + 9}-12-31`)
        await spread.getByLabel('理由').fill('保険証券のとおり。')
        await spread.getByRole('button', { name: '7,300円の配分を提案する' }).click()
        // Beyond the contract's longest day, or beyond what any insurance is sold for.
        await spread
          .getByText(/^対象期間は、/)
          .first()
          .waitFor()
        await spread.getByLabel('対象期間の終わり').fill(dayAfter(running.end_on))
        await spread.getByText(/^支払った計算期間の費用は/).waitFor()
        await expectSoundScreen(page, officeWidths)
        await spread.getByRole('button', { name: '7,300円の配分を提案する' }).click()
        await seeToast(page, '配分を提案しました。ほかの運営者が承認すると、前払費用になります。')
        await agree(colleague, /保険料7,300円を対象期間に配分/)

        await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
        await page.getByRole('row', { name: /保険料.*カサイホケン.*7,300/ }).waitFor()
        await page.getByRole('button', { name: /^前払費用\d+の配分を打ち切る$/ }).click()
        await confirmBecause(
          page.getByRole('dialog', { name: /^前払費用\d+の打ち切りを提案しますか/ }),
          '保険の契約を途中で終えたため。',
          '打ち切りを提案する',
        )
        await seeToast(page, '打ち切りを提案しました。ほかの運営者が承認すると、残りが費用になります。')
        await agree(colleague, /前払費用の残り7,300円を費用に計上/)

        await openOffice(visitor, '/itoadmintool/ledger?view=plans&form=property-tax', '帳簿')
        const notice = page.getByRole('form', { name: '納税通知の登録' })
        await notice.getByRole('combobox', { name: /^ファンド/ }).selectOption(fund)
        await notice.getByLabel('年度（西暦）').fill(String(year))
        await notice.getByRole('textbox', { name: /^納税通知/ }).fill('渋谷都税事務所')
        await notice.getByLabel('第1期の納期限').fill(`${year}-03-30`)
        await notice.getByLabel('第1期の金額（円）').fill('3,000')
        await notice.getByLabel('第2期の納期限').fill(`${year + 1}-02-28`)
        await notice.getByLabel('第2期の金額（円）').fill('3,000')
        await notice.getByLabel('理由').fill('納税通知書のとおり。')
        await notice.getByRole('button', { name: '年税額6,000円の登録を提案する' }).click()
        await notice.getByText('納期限は、その年の4月から翌年3月までの日を入力してください。').first().waitFor()
        await expectSoundScreen(page, officeWidths)
        await notice.getByLabel('第1期の納期限').fill(`${year}-06-30`)
        await notice.getByRole('button', { name: '年税額6,000円の登録を提案する' }).click()
        await seeToast(page, '納税通知の登録を提案しました。ほかの運営者が承認すると、日割りの計上が始まります。')
        await agree(colleague, /固定資産税・都市計画税6,000円を登録/)

        await openOffice(visitor, '/itoadmintool/ledger?view=plans', '帳簿')
        await page.getByRole('row', { name: /渋谷都税事務所.*第1期/ }).waitFor()
        await expectSoundScreen(page, officeWidths)
        await page.getByRole('button', { name: /年度の納税通知の登録を終了する$/ }).click()
        await confirmBecause(
          page.getByRole('dialog', { name: /年度の納税通知の登録の終了を提案しますか/ }),
          '税額が変わる通知が届いたため。',
          '終了を提案する',
        )
        await seeToast(page, '終了を提案しました。ほかの運営者が承認すると、これからの計上が止まります。')
        await agree(colleague, /年度の納税通知の登録を終了/)
      },
    )
  })
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
