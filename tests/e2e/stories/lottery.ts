import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { apply } from '../steps/apply.ts'
import { confirmContract, payAtTheDesk } from '../steps/contract-and-deposit.ts'
import { arrive } from '../steps/log-in.ts'
import { operatorAt } from '../steps/operator.ts'
import { demoMembers, newcomer } from '../support/demo-people.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

const person = demoMembers.newInvestor

export function lottery(stage: Stage): void {
  describe('a lottery', () => {
    it(
      'offers a place that comes free to who stayed as a substitute, who takes it and pays',
      { tags: ['course'] },
      async () => {
        const { desk } = stage.product()
        // Room for one of two; judged five days after the last day of payment.
        await stage
          .database()
          .transaction()
          .execute(async (transaction) => {
            await sql`set local session_replication_role = replica`.execute(transaction)
            await sql`update fund set closing_days = 5, fund_total = subordinated_amount + 100000 where id = 17`.execute(
              transaction,
            )
          })
        const { start, end } = await offeringOf(stage, 17)
        if ((await desk.now()) < start) await desk.moveClock(start.toISOString())
        const people = [
          await newcomer(stage, 'first@example.jp'),
          await newcomer(stage, 'second@example.jp'),
          await newcomer(stage, 'third@example.jp'),
        ]
        const visitors: Visitor[] = []
        for (const [index, one] of people.entries()) {
          const visitor = await arrive(stage, one, '/projects/17', index === 0 ? 'desktop' : 'phone')
          await visitor.press(visitor.page.getByRole('checkbox', { name: '落選したとき、補欠になる' }))
          await expectSoundScreen(visitor.page)
          await apply(visitor, '10万円')
          visitors.push(visitor)
        }
        await desk.moveClock(hoursAfter(end, 2))
        for (const { page } of visitors) await visit(page, '/mypage/projects')
        const placeOf = async ({ page }: Visitor): Promise<string> =>
          (await page
            .getByText(/補欠 [12]番|契約成立時書面の確認待ち/)
            .first()
            .textContent()) ?? ''
        const places = await Promise.all(visitors.map(placeOf))
        const holderOf = (place: string): { visitor: Visitor; member: (typeof people)[number] } => {
          const index = places.findIndex((text) => text.includes(place))
          const [visitor, member] = [visitors[index], people[index]]
          if (!visitor || !member) throw new Error(`nobody is ${place}: ${places.join()}`)
          return { visitor, member }
        }
        const { visitor: substitute, member } = holderOf('補欠 1番')
        const { visitor: next } = holderOf('補欠 2番')
        await next.press(next.page.getByRole('button', { name: '補欠を取りやめる' }))
        await seeToast(next.page, '補欠を取りやめました。')
        const { page, press } = substitute
        await page.getByRole('button', { name: '補欠を取りやめる' }).waitFor()
        await expectSoundScreen(page)
        await visit(page, '/projects/17')
        await page.locator('#apply').getByText('補欠 1番').waitFor()

        // Whoever was drawn lets the days pass.
        await desk.moveClock(hoursAfter(end, 4 * 24 + 1))
        await desk.mailTo(member.email, '補欠のご案内')
        await visit(page, '/mypage/projects')
        await page.getByRole('heading', { name: '補欠の順番がきました' }).waitFor()
        await expectSoundScreen(page)
        await press(page.getByRole('button', { name: '承諾して参加する' }))
        await seeToast(page, '補欠の案内を承諾しました。契約成立時書面をご確認ください。')
        await visit(page, '/projects/17')
        const account = await confirmContract(substitute)
        await payAtTheDesk(stage, account, 100_000)
        await desk.mailTo(member.email, '入金を確認しました（参加確定）')
        const anybody = await stage.visitor('phone')
        await checkTheDraw(anybody, '/projects/17/lottery')
        await anybody.page.getByRole('heading', { name: '補欠の記録' }).waitFor()
        await anybody.page.getByRole('row', { name: /補欠が承諾/ }).waitFor()
      },
    )

    it('is entered, and its draw is waited for', async () => {
      const one = await newcomer(stage, 'waits-for-the-draw@example.jp')
      const visitor = await arrive(stage, one, '/projects/11')
      await apply(visitor, '10万円')
      await visitor.page.locator('#apply').getByText('抽選待ち').waitFor()
      await expectSoundScreen(visitor.page)
      await stage.product().desk.mailTo(one.email, '抽選に申し込みました')
    })

    it('is entered, drawn, and told to whoever won or lost', { tags: ['course'] }, async () => {
      const visitor = await arrive(stage, person, '/projects/11')
      const { page } = visitor
      const { desk } = stage.product()
      await apply(visitor, '10万円')
      await page.locator('#apply').getByText('抽選待ち').waitFor()
      const drawDay = await page.getByText('抽選は募集終了日の翌日').locator('time').getAttribute('datetime')
      await drawnByHand(stage, drawDay ?? '')
      const { subject } = await desk.mailTo(person.email, '抽選結果')
      await reload(page)
      if (subject.includes('当選')) await payAsWinner(visitor, stage)
      else await page.getByText('今回は落選となりました。').waitFor()
      await expectSoundScreen(page)
      await checkTheDraw(await stage.visitor('phone'), '/projects/11/lottery')
    })
  })
}

async function offeringOf(stage: Stage, id: number): Promise<{ start: Date; end: Date }> {
  const { rows } = await sql<{ start: Date; end: Date }>`
    select offering_start_at as start, offering_end_at as end from fund where id = ${id}`.execute(stage.database())
  const [row] = rows
  if (!row) throw new Error(`there is no fund ${id}`)
  return row
}

const hoursAfter = (instant: Date, hours: number): string =>
  new Date(instant.getTime() + hours * 3_600_000).toISOString()

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
async function checkTheDraw({ page, press }: Visitor, address: string): Promise<void> {
  await visit(page, address)
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
