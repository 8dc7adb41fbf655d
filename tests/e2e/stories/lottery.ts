import { describe, expect, it } from 'vitest'
import { apply } from '../steps/apply.ts'
import { confirmContract, payAtTheDesk, reload } from '../steps/contract-and-deposit.ts'
import { logIn } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const person = demoMembers.newInvestor

export function lottery(stage: Stage): void {
  describe('a lottery', () => {
    it('is entered, drawn, and told to whoever won or lost', { timeout: 120_000 }, async () => {
      const visitor = await stage.visitor()
      const { page } = visitor
      const { desk } = stage.product()
      await visit(page, '/projects/11')
      await logIn(visitor, person)
      await apply(visitor, '10万円')
      await page.getByText('抽選待ち').waitFor()
      await expectSoundScreen(page)
      await desk.mailTo(person.email, '抽選に申し込みました')

      const drawDay = await page.getByText('抽選は募集が終わった翌日').locator('time').getAttribute('datetime')
      await desk.moveClock(`${drawDay}T12:00:00+09:00`)
      const { subject } = await desk.mailTo(person.email, '抽選結果')
      await reload(visitor)
      if (subject.includes('当選')) await payAsWinner(visitor, stage)
      else await page.getByText('今回は落選となりました。').waitFor()
      await expectSoundScreen(page)
      await checkTheDraw(await stage.visitor('phone'))
    })
  })
}

/** Anybody can compute it again on their own device. */
async function checkTheDraw({ page, press }: Visitor): Promise<void> {
  await visit(page, '/projects/11/lottery')
  await press(page.getByRole('button', { name: 'この端末で計算し直す' }))
  const verdict = page.getByRole('status').filter({ hasText: '計算し直しました。' })
  await verdict.waitFor()
  expect(await verdict.innerText()).toMatch(/一致/)
  await expectSoundScreen(page)
}

async function payAsWinner(visitor: Visitor, stage: Stage): Promise<void> {
  await visitor.page.getByText('契約成立時書面の確認待ち').waitFor()
  const account = await confirmContract(visitor)
  await payAtTheDesk(stage, account, 100_000)
  await stage.product().desk.mailTo(person.email, '入金を確認しました（参加確定）')
  await reload(visitor)
  await visitor.page.getByText('参加確定').waitFor()
}
