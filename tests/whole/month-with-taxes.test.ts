import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import { listUnexplained } from '../../src/features/treasury/operator-account/list-account-entries.ts'
import { proposePropertyTax } from '../../src/features/treasury/accrual/property-tax.ts'
import { launchBrowser } from '../support/browser.ts'
import { letRoom } from '../support/let-room.ts'
import { must } from '../support/must.ts'
import { consent } from '../support/second-consent.ts'
import { openWorld } from '../support/world.ts'
import { operatorViewer, secondOperator } from '../support/world-operators.ts'
import { seeToast } from '../e2e/support/person.ts'
import { expectSoundScreen, officeWidths } from '../e2e/support/sound-screen.ts'
import { courseLimit } from './support/course-limit.ts'
import { explainWhy, openCountedOffice, type Counted } from './support/counted.ts'
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
  appears,
  asEver,
  enterBoth,
  explainBefore,
  odd,
  oddLines,
  payees,
  paysIn,
  raiseAndEnd,
  readBank,
  rentOf,
  rents,
  taxOfAll,
  tenants,
  type Month,
} from './support/rehearsed-month.ts'

/**
 * The June of the two funds, with all that its April had (month.test.ts), and with what is owed before it is paid: an invoice that is accrued, a tax
 * accountant's fee with its tax withheld, the tax of last month's fee, an instalment of the property tax, and the tax withheld of the month's dividends.
 */
const mostActs = 70
const building = '第22号　世田谷代田アパート'
const invoice = 44_000
const fee = { gross: 110_000, base: 100_000, tax: 10_210 }
const instalment = 25_000

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

/** April and May of the building: at work, its rents come, and fee, its tax and an instalment were classified once. */
async function liveUntilMay(): Promise<Id<'fund'>> {
  const { world, checker } = month
  const buildingId = await world.fund({
    name: building,
    fundTotal: tenants.length * 100_000,
    subordinatedAmount: tenants.length * 100_000 - 100_000,
    offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
    operationStartOn: '2026-04-13',
    operationEndOn: '2027-04-12',
  })
  await paysIn(month, await world.member(), buildingId)
  await world.settle()
  await world.moveTo('2026-04-13T10:00:00+09:00')
  const part = { fundId: buildingId, costKind: null, about: '' }
  const leases = []
  for (const [index, tenant] of tenants.entries())
    leases.push(await letRoom(world.services, { fundId: buildingId, price: 100_000, tenant, rent: rentOf(index) }))
  await enterBoth(month, buildingId, { operationStartOn: '2026-04-13' })
  await world.moveTo('2026-04-27T10:00:00+09:00')
  for (const [index, tenant] of tenants.entries())
    await explainBefore(
      month,
      tenant,
      [{ ...part, kind: 'rent', amount: rentOf(index), about: `${101 + index}号室`, leaseId: leases[index] ?? null }],
      true,
    )
  const cost = { ...part, kind: 'cost' } as const
  await explainBefore(month, 'カンリガイシヤ', [{ ...cost, costKind: 'management', amount: -50_000 }], true)
  await explainBefore(month, 'カサイホケン', [{ ...cost, costKind: 'insurance', amount: -30_000 }])
  const ofFee = [
    { ...cost, costKind: 'expert', amount: -fee.gross },
    { ...part, kind: 'fee_tax', amount: fee.tax, feePayee: 'expert', feeBase: fee.base },
  ] as const
  await explainBefore(month, 'ゼイリシ　ヤマダ', ofFee)
  await world.moveTo('2026-05-08T10:00:00+09:00')
  await explainBefore(month, 'ゼイムシヨ', [{ ...part, kind: 'fee_tax', amount: -fee.tax, month: '2026-04' }])
  const notice = {
    fundId: buildingId,
    year: 2026,
    amount: 4 * instalment,
    instalments: ['2026-05-11', '2026-06-10', '2026-09-30', '2026-12-28'].map((day) => ({
      dueOn: japanDate(day),
      amount: instalment,
    })),
    about: '世田谷都税事務所',
    reason: '納税通知書のとおり',
  }
  const { proposalId } = must(await proposePropertyTax(world.services, operatorViewer(world.operator), notice))
  must(await consent(world.services, operatorViewer(checker), proposalId))
  await world.moveTo('2026-05-11T10:00:00+09:00')
  await explainBefore(month, 'トゼイジムシヨ', [
    { ...part, kind: 'accrued_cost', costKind: 'public_dues', amount: -instalment },
  ])
  await world.moveTo('2026-05-15T10:00:00+09:00')
  await explainBefore(month, 'ゼイリシ　ヤマダ', ofFee)
  return buildingId
}

/** An invoice that came and is not paid yet. */
async function accrue(operator: Counted): Promise<void> {
  await operator.openView('支払予定・未払費用')
  const kinds = operator.page.getByRole('group', { name: '登録するもの' })
  await operator.press(kinds.getByRole('button', { name: '未払費用' }))
  const form = operator.page.getByRole('form', { name: '未払費用の計上' })
  await operator.choose(/^ファンド/, building, form)
  await operator.choose(/^費用の種類/, '修繕費', form)
  await operator.type(form.getByLabel('金額（円）'), String(invoice))
  await operator.type(form.getByLabel('費用が生じた日'), '2026-06-10')
  await operator.type(form.getByRole('textbox', { name: /^理由/ }), '請求書で確かめた。')
  await operator.press(form.getByRole('button', { name: '44,000円の計上を提案する' }))
  await seeToast(operator.page, '未払費用の計上を提案しました。')
}

test(
  'the same month with an accrual and four taxes takes at most seventy acts',
  async () => {
    const { world, checker } = month
    const buildingId = await liveUntilMay()
    await raiseAndEnd(month, {
      offeredUntil: '2026-05-22',
      worksFrom: '2026-05-25',
      worksUntil: '2026-05-29',
      entered: '2026-06-01',
      payday: '2026-06-12',
    })
    await world.moveTo('2026-06-10T10:00:00+09:00')
    await asEver(month)
    expect(await listUnexplained(world.database)).toEqual([])
    await oddLines(month)
    await appears(month, -(fee.gross - fee.tax), 'ゼイリシ　ヤマダ')
    await appears(month, -fee.tax, 'ゼイムシヨ')
    await appears(month, -instalment, 'トゼイジムシヨ')
    await readBank(month)
    expect(await listUnexplained(world.database)).toHaveLength(15)

    const office = openCountedOffice(world, browser)
    const first = await office.sitDown(world.operator)
    const second = await office.sitDown(checker)
    await first.begin(/^内容不明の入出金：/, '帳簿')
    await explainOddLines(first, building)
    await explainWhy(first, '99,790円の内訳を提案する')
    await explainWhy(first, '10,210円の内訳を提案する')
    await explainWhy(first, '25,000円の内訳を提案する')
    await accrue(first)
    await preparePayout(first)
    await second.begin(/4件、合計370,000円.*：内容を確認$/, /^受信箱/)
    await agreeToAll(
      second,
      [
        ...oddProposals,
        /99,790円をファンドの支払い/,
        /10,210円をファンドの支払い/,
        /25,000円をファンドの支払い/,
        /修繕費44,000円を未払費用に計上/,
      ],
      { isOpen: true },
    )
    await approvePayout(second)
    await Promise.all([first.visitor.close(), second.visitor.close()])
    expect(await listUnexplained(world.database)).toEqual([])
    await world.expectSound()

    await world.settle()
    await world.moveTo('2026-06-12T15:41:00+09:00')
    await world.moveTo('2026-07-01T10:00:00+09:00')
    await appears(month, -taxOfAll, 'ゼイムシヨ　ニ')
    await readBank(month)
    const closing = await office.sitDown(world.operator)
    const closingToo = await office.sitDown(checker)
    await closing.begin(/^源泉所得税.*：納付する$/, '税務')
    await closing.page.getByRole('complementary').getByRole('heading', { name: '2026年6月分の源泉所得税' }).waitFor()
    await expect
      .poll(() => closing.page.getByLabel('納付した出金').locator('option:checked').innerText())
      .toContain('8,160円')
    await expectSoundScreen(closing.page, officeWidths)
    await closing.press(closing.button('8,160円の納付を提案する'))
    await closing.page.getByRole('link', { name: '承認待ちの提案を見る' }).waitFor()
    await proposeClosing(closing, '2026年6月')
    await closingToo.page.reload()
    await closingToo.begin(/2026年6月分の源泉所得税の納付.*：内容を確認$/, /^受信箱/)
    await agreeToAll(closingToo, [/源泉所得税の納付を記録/, /2026年6月の帳簿を締める/], { isOpen: true })
    await closing.page.reload()
    await closing.page.getByText('2026年6月は締めました。').waitFor()
    const problems = [first, second, closing, closingToo].flatMap(({ visitor }) => visitor.problems)
    await Promise.all([closing.visitor.close(), closingToo.visitor.close()])
    expect(problems).toEqual([])

    console.log(`a month of ${payees} payouts, 12 odd lines, an accrual and four taxes: ${office.acts()} acts`)
    expect(office.acts()).toBeLessThanOrEqual(mostActs)
    await expectClosed(world, {
      month: '2026-06',
      buildingId,
      income: rents + odd.income,
      cost: 50_000 + odd.cost + fee.gross + invoice + instalment,
      by_rule: 13,
      by_hand: odd.classified + 3,
    })
    await world.expectSound()
  },
  courseLimit,
)
