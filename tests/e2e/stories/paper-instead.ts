import { describe, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'

export function paperInstead(stage: Stage): void {
  describe('an investor who holds a fund', () => {
    it('takes the documents on paper from now on, and by the site again', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage/documents', 'phone')
      const way = page.getByRole('region', { name: '書面のお受け取り方法' })
      await way.getByText('現在のお受け取り方法：電子交付').waitFor()

      await way.getByRole('button', { name: '電子交付の承諾を取り消す' }).click()
      await expectSoundScreen(page)
      await page.getByRole('dialog').getByRole('button', { name: '承諾を取り消す', exact: true }).click()
      await way.getByText('現在のお受け取り方法：郵送').waitFor()
      await expectSoundScreen(page)

      await way.getByRole('button', { name: '電子交付をあらためて承諾する' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '承諾する', exact: true }).click()
      await way.getByText('現在のお受け取り方法：電子交付').waitFor()
    })

    it('opens how the fund did, period by period', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage/projects', 'phone')
      const periods = page.getByRole('group').filter({ hasText: '期間ごとの収支と稼働率' }).first()
      await periods.getByText('期間ごとの収支と稼働率').click()
      await periods
        .getByRole('heading', { name: /^第\d+計算期間/ })
        .first()
        .waitFor()
      await expectSoundScreen(page)
    })
  })
}
