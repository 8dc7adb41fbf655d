import { describe, expect, it } from 'vitest'
import { apply } from '../steps/apply.ts'
import { confirmContract, payAtTheDesk } from '../steps/contract-and-deposit.ts'
import { arrive } from '../steps/log-in.ts'
import { operatorAt } from '../steps/operator.ts'
import { demoMembers } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

const person = demoMembers.newInvestor

export function lottery(stage: Stage): void {
  describe('a lottery', () => {
    it('is entered, drawn, and told to whoever won or lost', async () => {
      const visitor = await arrive(stage, person, '/projects/11')
      const { page } = visitor
      const { desk } = stage.product()
      await apply(visitor, '10万円')
      await page.locator('#apply').getByText('抽選待ち').waitFor()
      await expectSoundScreen(page)
      await desk.mailTo(person.email, '抽選に申し込みました')

      const drawDay = await page.getByText('抽選は募集終了日の翌日').locator('time').getAttribute('datetime')
      await drawnByHand(stage, drawDay ?? '')
      const { subject } = await desk.mailTo(person.email, '抽選結果')
      await reload(visitor.page)
      if (subject.includes('当選')) await payAsWinner(visitor, stage)
      else await page.getByText('今回は落選となりました。').waitFor()
      await expectSoundScreen(page)
      await checkTheDraw(await stage.visitor('phone'))
    })
  })
}

/** At its time nobody is there to draw; an operator finds it late and has it tried at once. */
async function drawnByHand(stage: Stage, drawDay: string): Promise<void> {
  const { desk, kill, start } = stage.product()
  await desk.moveClock(`${drawDay}T00:30:00+09:00`)
  await kill('worker')
  await desk.moveClock(`${drawDay}T12:00:00+09:00`)
  const { page } = await operatorAt(stage, 'first', '/itoadmintool/lotteries', '抽選')
  await page
    .getByRole('row', { name: /第11号.*抽選が遅れています/ })
    .getByRole('button')
    .click()
  await page.getByRole('complementary').getByText('抽選が遅れています').waitFor()
  await page.getByRole('button', { name: 'いま抽選を試みる' }).click()
  await page.getByRole('dialog', { name: '抽選を行いますか' }).getByRole('button', { name: '抽選を行う' }).click()
  await seeToast(page, '抽選を始めました。結果は、まもなく表示されます。')
  await start('worker')
}

/** Anybody can compute it again on their own device. */
async function checkTheDraw({ page, press }: Visitor): Promise<void> {
  await visit(page, '/projects/11/lottery')
  await press(page.getByRole('button', { name: 'この端末で検算する' }))
  const verdict = page.getByRole('status').filter({ hasText: '検算しました。' })
  await verdict.waitFor()
  await expect.poll(() => verdict.innerText()).toMatch(/一致/)
  await expectSoundScreen(page)
}

async function payAsWinner(visitor: Visitor, stage: Stage): Promise<void> {
  await visitor.page.getByText('契約成立時書面の確認待ち').waitFor()
  const account = await confirmContract(visitor)
  await payAtTheDesk(stage, account, 100_000)
  await stage.product().desk.mailTo(person.email, '入金を確認しました（参加確定）')
  await reload(visitor.page)
  await visitor.page.locator('#apply').getByText('参加確定').waitFor()
}
