import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUnexplained } from '../../src/features/treasury/operator-account/list-account-entries.ts'
import { launchBrowser } from '../support/browser.ts'
import { letRoom } from '../support/let-room.ts'
import { openWorld } from '../support/world.ts'
import { secondOperator } from '../support/world-operators.ts'
import { courseLimit } from './support/course-limit.ts'
import { openCountedOffice } from './support/counted.ts'
import {
  agreeToAll,
  approvePayout,
  expectClosed,
  oddProposals,
  preparePayout,
  proposeClosing,
  explainOddLines,
} from './support/month-acts.ts'
import {
  asEver,
  explainBefore,
  odd,
  oddLines,
  payees,
  raiseAndEnd,
  readBank,
  rentOf,
  rents,
  tenants,
  type Month,
} from './support/rehearsed-month.ts'

/**
 * The April of two funds: a building whose rents come each month, and a fund that pays forty people back. Thirteen lines of the bank are as ever and
 * explain themselves; twelve are odd. Two operators classify them, pay, and close the month at their screens, in so many acts: whatever is pressed, typed
 * or chosen after the login counts.
 */
const mostActs = 60
const building = '第22号　世田谷代田アパート'

let month: Month
let browser: Browser
beforeAll(async () => {
  const world = await openWorld()
  month = { world, checker: await secondOperator(world) }
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await month?.world.close()
})

test(
  'a month of forty payouts and twelve odd lines is closed in at most sixty acts, and bank, books and register agree',
  async () => {
    const { world, checker } = month
    const buildingId = await world.fund({ name: building, offeringEndAt: new Date('2026-06-30T23:59:59+09:00') })
    const part = { fundId: buildingId, costKind: null, about: '' }
    for (const [index, tenant] of tenants.entries()) {
      const rent = rentOf(index)
      const leaseId = await letRoom(world.services, { fundId: buildingId, price: 100_000, tenant, rent })
      const classified = { ...part, kind: 'rent', amount: rent, about: `${101 + index}号室`, leaseId } as const
      await explainBefore(month, tenant, [classified], true)
    }
    const cost = { ...part, kind: 'cost' } as const
    await explainBefore(month, 'カンリガイシヤ', [{ ...cost, costKind: 'management', amount: -50_000 }], true)
    await explainBefore(month, 'カサイホケン', [{ ...cost, costKind: 'insurance', amount: -30_000 }])
    await raiseAndEnd(month, {
      offeredUntil: '2026-04-10',
      worksFrom: '2026-04-13',
      worksUntil: '2026-04-17',
      entered: '2026-04-20',
      payday: '2026-04-28',
    })

    await world.moveTo('2026-04-27T10:00:00+09:00')
    await asEver(month)
    expect(await listUnexplained(world.database)).toEqual([])
    await oddLines(month)
    await readBank(month)
    expect(await listUnexplained(world.database)).toHaveLength(12)

    const office = openCountedOffice(world, browser)
    const first = await office.sitDown(world.operator)
    const second = await office.sitDown(checker)
    await first.go('帳簿', '帳簿')
    await first.openView('口座の入出金')
    await explainOddLines(first, building)
    await preparePayout(first)
    await second.go('受信箱', /^受信箱/)
    await agreeToAll(second, oddProposals)
    await approvePayout(second)
    await Promise.all([first.visitor.close(), second.visitor.close()])
    expect(await listUnexplained(world.database)).toEqual([])
    await world.expectSound()

    await world.settle()
    await world.moveTo('2026-04-28T15:41:00+09:00')
    await world.moveTo('2026-05-01T10:00:00+09:00')
    await readBank(month)
    const closing = await office.sitDown(world.operator)
    const closingToo = await office.sitDown(checker)
    await proposeClosing(closing, '2026年4月')
    await closingToo.go('受信箱', /^受信箱/)
    await agreeToAll(closingToo, [/2026年4月の帳簿を締める/])
    await closing.page.reload()
    await closing.page.getByText('2026年4月は締めました。').waitFor()
    const problems = [first, second, closing, closingToo].flatMap(({ visitor }) => visitor.problems)
    await Promise.all([closing.visitor.close(), closingToo.visitor.close()])
    expect(problems).toEqual([])

    console.log(`a month of ${payees} payouts and 12 odd lines: ${office.acts()} acts`)
    expect(office.acts()).toBeLessThanOrEqual(mostActs)
    await expectClosed(world, {
      month: '2026-04',
      buildingId,
      income: 2 * rents + odd.income,
      cost: 2 * 50_000 + 30_000 + odd.cost,
      by_rule: 13,
      by_hand: 14 + odd.classified,
    })
    await world.expectSound()
  },
  courseLimit,
)
