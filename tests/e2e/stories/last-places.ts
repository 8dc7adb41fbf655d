import { describe, expect, it } from 'vitest'
import { apply, confirmation, prepareApplication } from '../steps/apply.ts'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import type { Stage } from '../support/stage.ts'
import { seeToast } from '../support/person.ts'
import { visit } from '../support/visit.ts'

const accepted = '申し込みを受け付けました。'

/** Fund 15 is full until the unpaid applications of the demo's past run out; then 1,500,000 yen are free again. */
export function lastPlaces(stage: Stage): void {
  describe('the last places', () => {
    it(
      'go to whoever is first; the other is told what is left, takes that, and a double click applies once',
      { tags: ['course'] },
      async () => {
        const { desk } = stage.product()
        await desk.moveClock(new Date((await desk.now()).getTime() + 5 * 86_400_000))
        const investor = await arrive(stage, demoMembers.newInvestor, '/projects/15')
        await prepareApplication(investor, '90万円')
        for (const person of [demoMembers.firstRival, demoMembers.secondRival]) {
          const rival = await arrive(stage, person, '/projects/15')
          await apply(rival, '50万円')
          await rival.close()
        }

        const { page } = investor
        await page.bringToFront()
        await confirmation(investor).getByRole('button', { name: '申し込む', exact: true }).click()
        await seeToast(page, '申し込みはまだ完了していません。')
        await page.getByText('残りの枠が変わりました').waitFor()
        await page.getByRole('button', { name: '50万円に変更して確認する' }).click()
        await confirmation(investor).getByText('50万円で申し込みますか？').waitFor()
        await confirmation(investor).getByRole('button', { name: '申し込む', exact: true }).dblclick()
        await seeToast(page, accepted)
        await visit(page, '/mypage/projects')
        const applications = page.getByRole('article').filter({ hasText: '那覇国際通りホテル' })
        await applications.first().waitFor()
        await expect.poll(() => applications.count()).toBe(1)
        expect(await applications.innerText()).toContain('500,000')

        const late = await stage.visitor()
        await visit(late.page, '/projects/15')
        await late.page.getByText('募集を一時停止しています。').first().waitFor()
      },
    )
  })
}
