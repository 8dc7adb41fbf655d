import { describe, expect, it } from 'vitest'
import { agree, operatorAt } from '../steps/operator.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen, officeWidths } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

/** After a newcomer has paid, and before the clock goes on: two weeks after its deadline the account of a paid application takes no money any more. */
export function anotherName(stage: Stage): void {
  describe('money beyond a paid application that came under another name', () => {
    it('two operators decide together to whom it goes back', { tags: ['course'] }, async () => {
      const refundId = await surplusUnderAnotherName(stage, 12_300)
      const visitor = await operatorAt(stage, 'first', `/itoadmintool/payouts/refunds/${refundId}`, '返金先の決定')
      const colleague = await operatorAt(stage, 'second', '/itoadmintool/approvals', '承認')
      const { page } = visitor
      await page.getByText('ベツメイ', { exact: false }).first().waitFor()
      await page.getByRole('radio', { name: /^会員の登録口座/ }).check()
      await page.getByRole('button', { name: '12,300円の返金先を提案する' }).click()
      // Whose money it is has to be said.
      await page.getByLabel('根拠').and(page.locator('[aria-invalid=true]')).waitFor()
      await page.getByLabel('根拠').fill('本人に電話で確かめた。')
      await page.getByRole('button', { name: '12,300円の返金先を提案する' }).click()
      await seeToast(page, '提案しました。ほかの運営者が承認すると、支払えるようになります。')
      await agree(colleague, /名義の違う入金の返金先/)
      await page.reload()
      await page.getByText('会員の登録口座', { exact: true }).waitFor()
      await expectSoundScreen(page, officeWidths)
    })
  })
}

/** Money beyond an application that is paid, from an account of another name. @returns the number of the refund. */
async function surplusUnderAnotherName(stage: Stage, amount: number): Promise<number> {
  const account = await stage
    .database()
    .selectFrom('virtual_account as account')
    .innerJoin('virtual_account_assignment as assignment', 'assignment.virtual_account_id', 'account.id')
    .innerJoin('investment', 'investment.id', 'assignment.investment_id')
    .select(['account.branch_code', 'account.account_number'])
    .where('investment.status', '=', 'participating')
    .where('account.bank_status', '=', 'usable')
    .orderBy('assignment.id', 'desc')
    .executeTakeFirstOrThrow()
  await stage.product().desk.deposit({
    branch_cd: account.branch_code,
    account_number: account.account_number,
    amount,
    remitter_name: 'ベツメイ タロウ',
  })
  const refund = () =>
    stage.database().selectFrom('refund').select('id').where('amount', '=', amount).executeTakeFirst()
  await expect.poll(refund).toBeDefined()
  return (await refund())?.id ?? 0
}
