import { sql } from 'kysely'
import { describe, it } from 'vitest'
import { approveShown, openOffice, operatorAt } from '../steps/operator.ts'
import { demoMembers, operators } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import type { Stage } from '../support/stage.ts'

/** An hour and a little: the demo desk's clock is read in whole seconds. */
const overAnHour = 61 * 60_000

/** While the colleague is away there is nobody to say yes: time and the password stand in for him. */
export function soleOperator(stage: Stage): void {
  describe('an operator who is alone', () => {
    it(
      'sleeps on what she has proposed, and shows her password again before it happens',
      { tags: ['course'] },
      async () => {
        await sql`update member set status = 'suspended' where email = ${operators.second.email}`.execute(
          stage.database(),
        )
        try {
          const visitor = await operatorAt(
            stage,
            'first',
            `/itoadmintool/members/${await numberOf(stage, demoMembers.robbed.email)}`,
            / 様$/,
          )
          const { page, press } = visitor
          await press(page.getByText('利用を停止する'))
          await page.getByLabel('利用停止の理由').fill('本人からの申し出')
          await press(page.getByRole('button', { name: '利用停止を提案する' }))
          await seeToast(page, '提案しました。')
          await openOffice(visitor, '/itoadmintool/approvals', '承認')
          await press(page.getByRole('button', { name: /利用停止/ }))
          await approveShown(visitor)
          await page
            .getByRole('dialog', { name: 'この内容を承認しますか' })
            .getByText('運営者が一人の場合は、提案から1時間が過ぎると承認できます。')
            .waitFor()
          await press(page.getByRole('button', { name: 'やめる' }))

          const { desk } = stage.product()
          await desk.moveClock(new Date((await desk.now()).getTime() + overAnHour))
          await sql`update session set authenticated_at = authenticated_at - interval '11 minutes'`.execute(
            stage.database(),
          )
          await approveShown(visitor)
          const dialog = page.getByRole('dialog', { name: '本人確認' })
          await dialog.locator('input[type=password]').fill(operators.first.password)
          await press(dialog.getByRole('button', { name: '続ける' }))
          await seeToast(page, '承認しました。')
        } finally {
          await sql`update member set status = 'active' where email = ${operators.second.email}`.execute(
            stage.database(),
          )
        }
      },
    )
  })
}

async function numberOf(stage: Stage, email: string): Promise<string> {
  return (
    await stage
      .database()
      .selectFrom('member')
      .select('member_number')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).member_number
}
