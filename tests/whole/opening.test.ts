import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, type Screen } from '../support/browser.ts'
import { post } from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import { confirmation, prepareApplication } from '../e2e/steps/apply.ts'
import { seeToast } from '../e2e/support/person.ts'
import { expectSoundScreen } from '../e2e/support/sound-screen.ts'
import { openVisitor, type Visitor } from '../e2e/support/stage.ts'
import { visit } from '../e2e/support/visit.ts'
import type { Id } from '../../src/domain/id.ts'

/** Thirty members and twenty places. Three of them sit at a browser: somebody on a phone, somebody who is too late, and an onlooker. */
const places = 20
const amount = 100_000
const aheadMilliseconds = 20_000

let world: World
let browser: Browser
beforeAll(async () => {
  world = await openWorld()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

/** At a browser, where the member is logged in already. */
async function sitDown({ cookies }: WorldMember, screen: Screen): Promise<Visitor> {
  const visitor = await openVisitor(browser, world.product, screen)
  await visitor.page
    .context()
    .addCookies([{ name: 'session', value: cookies.get('session') ?? '', url: world.product.baseUrl }])
  await visitor.page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = []
    Object.assign(globalThis, { seen })
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const nameOf = (node: Node | null): string =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? ''
    // What moves without anybody having pressed something, as the web vitals count it.
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) seen.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return visitor
}

async function expectNoMovement({ page }: Visitor): Promise<void> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { seen: { value: number; moved: string[] }[] }).seen,
  )
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.1)
}

/** The document is still the one that was opened before the start. */
const mark = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { openedBefore: true }))
const isStillTheSame = ({ page }: Visitor): Promise<boolean> => page.evaluate(() => 'openedBefore' in globalThis)

/** From another tab, to the page as it was left: it asks the server, and is told the time. @returns what it counts down. */
async function comeBack(page: Page): Promise<string> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  return page.getByRole('timer').first().innerText()
}

const mutation =
  'mutation ($id: ID!, $amount: Int!) { createInvest(project_id: $id, amount: $amount) { receipt_number } }'

/** Without a browser: the receipt number, or what was said instead. */
async function press(member: WorldMember, fundId: Id<'fund'>): Promise<number | string> {
  const { data, errors } = await post<{ createInvest: { receipt_number: number } | null }>(
    member,
    { query: mutation, variables: { id: String(fundId), amount } },
    { 'idempotency-key': `opening-${member.memberId}` },
  )
  return data?.createInvest?.receipt_number ?? errors[0]?.message ?? ''
}

async function receiptIn({ page }: Visitor): Promise<number> {
  await page
    .getByText(/受付番号\s*\d+番/)
    .first()
    .waitFor()
  return Number(
    /受付番号\s*(\d+)番/.exec(
      await page
        .getByText(/受付番号/)
        .first()
        .innerText(),
    )?.[1],
  )
}

describe('an opening', () => {
  it('counts down, opens without a reload, gives everybody a number or a place in the line, and moves calmly', async () => {
    const members = await world.members(30)
    for (const member of members) await (await member.fetch('/graphql')).arrayBuffer()
    const start = new Date((await world.product.desk.now()).getTime() + 30 * 60_000)
    const fundId = await world.fund({ fundTotal: places * amount, subordinatedAmount: 0, offeringStartAt: start })
    const [first, late, onlooker, ...others] = members as [WorldMember, WorldMember, WorldMember, ...WorldMember[]]
    const quick = await sitDown(first, 'phone')
    const slow = await sitDown(late, 'desktop')
    const watching = await sitDown(onlooker, 'desktop')
    const all = [quick, slow, watching]

    await Promise.all(all.map(({ page }) => visit(page, `/projects/${fundId}`)))
    await Promise.all(all.map(mark))
    await quick.page.getByText('開始までにできること').waitFor()
    // Loaded at leisure, however slow the machine is: what is left to see in time is the countdown.
    await world.moveTo(new Date(start.getTime() - aheadMilliseconds).toISOString())
    await Promise.all(
      all.map(({ page }) => expect.poll(() => comeBack(page), { interval: 1_000 }).toMatch(/あと\s*0分\s*\d+秒/)),
    )
    await Promise.all([quick.screenshot('opening-1-countdown'), watching.screenshot('opening-1-countdown')])

    // Nobody reloads: the form is there when the time has come.
    await Promise.all(all.map(({ page }) => page.getByLabel('申し込む金額').waitFor()))
    expect(await Promise.all(all.map(isStillTheSame))).toEqual([true, true, true])
    // Whoever presses something sees the answer move the page, sooner or later: up to here nobody has.
    for (const visitor of all) await expectNoMovement(visitor)
    for (const visitor of [quick, slow]) await prepareApplication(visitor, '10万円')

    await quick.page.bringToFront()
    const [receipts] = await Promise.all([
      Promise.all(others.slice(0, places - 2).map((member) => press(member, fundId))),
      quick.press(confirmation(quick).getByRole('button', { name: '申し込む', exact: true })),
    ])
    await seeToast(quick.page, '申し込みを受け付けました。')
    await quick.page.getByText('契約成立時書面の確認待ち').waitFor()
    const own = await receiptIn(quick)
    expect([...receipts, own].map(Number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: places - 1 }, (_, index) => index + 1),
    )
    await quick.screenshot('opening-2-receipt')
    await expectSoundScreen(quick.page)

    // One place is left, and nine press for it; the tenth has decided, and finds it gone.
    const last = await Promise.all(others.slice(places - 2).map((member) => press(member, fundId)))
    expect(last.filter((answer) => typeof answer === 'number')).toEqual([places])
    await slow.page.bringToFront()
    await slow.press(confirmation(slow).getByRole('button', { name: '申し込む', exact: true }))
    await seeToast(slow.page, '申し込みはまだ完了していません。')
    await slow.page.getByText('募集を一時停止しています。').first().waitFor()
    await slow.screenshot('opening-3-sold-out')

    await slow.press(slow.page.getByRole('button', { name: 'キャンセル待ちに登録する' }))
    await slow.page.getByText('1番目').waitFor()
    // The line takes up what was wished for in vain.
    await slow.page.getByText('希望した金額').locator('..').getByText('10万円').waitFor()
    await slow.screenshot('opening-4-waitlist')

    // Whoever only looked on has seen it fill without touching anything.
    await watching.page.bringToFront()
    await watching.page.getByText('募集を一時停止しています。').first().waitFor()
    await watching.screenshot('opening-5-onlooker')
    expect(await Promise.all(all.map(isStillTheSame))).toEqual([true, true, true])
    await expectNoMovement(watching)
    await expectSoundScreen(slow.page)
    expect(all.flatMap(({ problems }) => problems)).toEqual([])
    await world.expectSound()
    await Promise.all(all.map((visitor) => visitor.close()))
  })
})
