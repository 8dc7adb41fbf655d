import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { apply } from '../steps/apply.ts'
import { confirmContract, payAtTheDesk } from '../steps/contract-and-deposit.ts'
import { arrive } from '../steps/log-in.ts'
import { seeFocus } from '../support/by-keyboard.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

const accepted = 'クーリング・オフを受け付けました。'
const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: '三軒茶屋' })
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'この契約を解除しますか？' })
const askToRescind = (page: Page) => cardOf(page).getByRole('button', { name: '解除を申し出る' })

/** Within the eight days, for whoever paid and for whoever did not. */
export function secondThoughts(stage: Stage): void {
  describe('second thoughts', () => {
    it('end a paid contract by the keyboard, after a look at what that means, and the money is on its way back', async () => {
      const visitor = await arrive(stage, demoMembers.regretful, '/projects/12')
      const { page } = visitor
      await apply(visitor, '30万円')
      await payAtTheDesk(stage, await confirmContract(visitor), 300_000)
      await stage.product().desk.mailTo(demoMembers.regretful.email, '入金を確認しました（参加確定）')
      await visit(page, '/mypage/projects')

      await askToRescind(page).focus()
      await page.keyboard.press('Enter')
      await question(page).waitFor()
      await expect.poll(() => question(page).innerText()).toMatch(/返金額\s*300,000円/)
      await expectSoundScreen(page)
      await page.keyboard.press('Escape')
      await question(page).waitFor({ state: 'hidden' })
      await seeFocus(askToRescind(page))

      await page.keyboard.press('Enter')
      await question(page).getByRole('button', { name: '契約を解除する' }).focus()
      await page.keyboard.press('Enter')
      await seeToast(page, accepted)
      await cardOf(page).getByText('クーリング・オフ済み').waitFor()
      await seeFocus(cardOf(page))
      await seeRescinded(visitor, '300,000円')
      const { text } = await stage
        .product()
        .desk.mailTo(demoMembers.regretful.email, 'クーリング・オフを受け付けました')
      expect(text).toContain('300,000円')
    })

    it('end a contract on a phone before anything was read or paid', { tags: ['course'] }, async () => {
      const visitor = await arrive(stage, demoMembers.hasty, '/projects/12', 'phone')
      const { page } = visitor
      await apply(visitor, '10万円')
      await visit(page, '/mypage/projects')
      await visitor.press(askToRescind(page))
      await visitor.press(question(page).getByRole('button', { name: '契約を解除する' }))
      await seeToast(page, accepted)
      await seeRescinded(visitor, '入金がなかったため、返金はありません')
    })
  })
}

async function seeRescinded(visitor: Visitor, refund: string): Promise<void> {
  const { page } = visitor
  await reload(page)
  await cardOf(page).getByText('クーリング・オフ済み').waitFor()
  await expect.poll(() => cardOf(page).innerText()).toContain(refund)
  await expect.poll(() => askToRescind(page).count()).toBe(0)
  await expectSoundScreen(page)
}
