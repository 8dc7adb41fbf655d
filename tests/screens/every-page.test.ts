import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive, named } from '../e2e/steps/log-in.ts'
import { operatorAt } from '../e2e/steps/operator.ts'
import { demoMembers, operators } from '../e2e/support/demo-people.ts'
import { expectEdgesInSystemColours, expectWholeOnPaper } from '../e2e/support/other-media.ts'
import { linkInMail } from '../e2e/support/person.ts'
import { expectSoundScreen } from '../e2e/support/sound-screen.ts'
import { useStage } from '../e2e/support/stage.ts'
import { visit } from '../e2e/support/visit.ts'
import { brokenInside, countShifts, lostAt, movementOf, shiftsOf } from './steady.ts'

/** Pages that all see alike, each kind once; then a member's. */
const publicPages = [
  '/',
  '/invite/7KM2XW4B',
  '/projects',
  '/projects/1',
  '/projects/6',
  '/projects/8',
  '/projects/11',
  '/projects/12',
  '/projects/13',
  '/projects/15',
  '/projects/11/lottery',
  '/projects/3/lottery',
  '/projects/12/order-log',
  '/record',
  '/faq',
  '/flow',
  '/about',
  '/contact',
  '/privacy',
  '/company',
  '/antisocial',
  '/accessibility',
  '/list',
  '/terms',
  '/electric',
  '/mnginfo',
  '/solicitation',
  '/coolingoff',
  '/verify',
  '/information_security',
  '/procedures',
  '/procedures/inheritance',
  '/regist',
  '/regist/receipt',
  '/regist/made-up',
  '/password/forgot',
  '/password/reset/made-up',
  '/stop/made-up',
  '/email/made-up',
  '/unsubscribe/made-up',
  '/nowhere',
  '/mypage',
] as const
/** Of them where there is something to press, whose ground another system's colours could take away. */
const pressedPages: ReadonlySet<string> = new Set([
  '/',
  '/projects',
  '/projects/1',
  '/projects/11',
  '/projects/11/lottery',
  '/projects/12',
  '/projects/13',
  '/projects/15',
  '/regist',
])
/** Of them what somebody prints and keeps. */
const keptPages: ReadonlySet<string> = new Set([
  '/terms',
  '/privacy',
  '/solicitation',
  '/coolingoff',
  '/electric',
  '/mnginfo',
  '/information_security',
  '/antisocial',
  '/accessibility',
  '/list',
  '/company',
])

const memberPages = [
  '/',
  '/projects/7',
  '/projects/11',
  '/projects/12',
  '/projects/13',
  '/projects/14',
  '/projects/15',
  '/mypage',
  '/mypage/inbox',
  '/mypage/notifications',
  '/mypage/info',
  '/mypage/security',
  '/mypage/projects',
  '/mypage/update',
  '/mypage/documents',
  '/mypage/invitation',
  '/mypage/annual/2025',
  '/mypage/annual/2026',
  '/extra/survey',
  '/procedures/name',
  '/procedures/disclosure',
  '/procedures/leave',
] as const

/** Beside those in the navigation of the back office. */
const officePages = [
  '/itoadmintool/funds/12',
  '/itoadmintool/funds/nothing',
  '/itoadmintool/project/performance?fund=10',
  '/itoadmintool/members/id/3',
  '/itoadmintool/mails/new',
  '/itoadmintool/deposits?view=unresolved',
  '/itoadmintool/ledger?view=balances',
  '/itoadmintool/ledger?view=lines',
  '/itoadmintool/bank/redirect',
  '/itoadmintool/nowhere',
  '/operator-passkey',
] as const

/** Looked at with the size of letters that the browser was told. */
const scaledPages = [
  '/',
  '/projects',
  '/projects/12',
  '/projects/11/lottery',
  '/contact',
  '/regist',
  '/faq',
  '/list',
  '/terms',
] as const
const twiceAsLarge = 32
const newcomer = 'large-letters@example.jp'

const stage = useStage('every-page', { isAtItsAddress: false })

/** On a slow line, on any screen, by assistive technology, in any colours, with letters twice as large. @returns what moved or left the screen. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, path)
  const faults = await shiftsOf(page)
  await expectSoundScreen(page)
  const edges = await expectEdgesInSystemColours(page)
  if (pressedPages.has(path)) expect(edges, path).toBeGreaterThan(0)
  if (keptPages.has(path)) await expectWholeOnPaper(page)
  for (const at of [
    { width: 320, letters: 100 },
    { width: 360, letters: 200 },
    { width: 1280, letters: 200 },
  ])
    faults.push(...(await lostAt(page, at)), ...(await brokenInside(page)))
  return faults.map((fault) => `${path} ${fault}`)
}

describe('every page', () => {
  it('of the site stands still while it fills itself, is readable for everybody in any colours, and whole with letters twice as large', async () => {
    const { page, problems } = await stage.visitor()
    await countShifts(page)
    const faults: string[] = []
    for (const path of publicPages) faults.push(...(await faultsOf(page, path)))
    expect(faults).toEqual([])
    // The browser itself reports the documents that answered 404.
    problems.splice(0)
  })

  it('of a member of some years likewise', async () => {
    const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage')
    await countShifts(page)
    const faults: string[] = []
    for (const path of memberPages) faults.push(...(await faultsOf(page, path)))
    expect(faults).toEqual([])
  })

  it('of the back office stands still while it fills itself', async () => {
    const { page, problems } = await operatorAt(stage, 'first', '/itoadmintool', '本日の業務')
    await countShifts(page)
    const ofNavigation = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const faults: string[] = []
    for (const path of new Set([...ofNavigation, ...officePages, `${named(stage.product())}/operator-passkey`]))
      faults.push(...(await movementOf(page, path)))
    expect(faults).toEqual([])
    // An address that the office does not know.
    problems.splice(0)
  })

  it('to which somebody is sent on stands still', async () => {
    const faults: string[] = []
    const visitor = await stage.visitor()
    await countShifts(visitor.page)
    for (const path of ['/itoadmintool', '/itoadmintool/payouts', '/invite/7KM2XW4B', '/mypage/projects'])
      faults.push(...(await movementOf(visitor.page, path)))
    const member = await arrive(stage, demoMembers.oldInvestor, '/faq')
    await countShifts(member.page)
    for (const path of ['/itoadmintool', '/ekyc/complete', '/mypage/annual/nothing'])
      faults.push(...(await movementOf(member.page, path)))
    // The year that there is not answers 404.
    member.problems.splice(0)
    // The login loads the page anew.
    for (const [path, person] of [
      ['/mypage', demoMembers.oldInvestor],
      ['/projects/12', demoMembers.oldInvestor],
      ['/', operators.first],
    ] as const) {
      const { page, press } = await stage.visitor()
      await countShifts(page)
      await visit(page, path)
      await press(page.getByRole('button', { name: 'ログイン', exact: true }).first())
      const dialog = page.getByRole('dialog', { name: 'ログイン' })
      await dialog.getByLabel('メールアドレス').fill(person.email)
      await dialog.getByLabel('パスワード', { exact: true }).fill(person.password)
      await Promise.all([
        page.waitForEvent('load'),
        press(dialog.getByRole('button', { name: 'ログイン', exact: true })),
      ])
      faults.push(...(await shiftsOf(page)).map((fault) => `${path} after the login ${fault}`))
    }
    expect(faults).toEqual([])
  })

  it('of those that are read most takes the size of letters of the browser, and nothing is cut off', async () => {
    const { page } = await stage.visitor()
    const settings = await page.context().newCDPSession(page)
    await settings.send('Page.setFontSizes', { fontSizes: { standard: twiceAsLarge } })
    for (const path of scaledPages) {
      await visit(page, path)
      expect(
        await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize),
        ),
      ).toBeGreaterThanOrEqual(24)
      await expectSoundScreen(page, [1280])
    }
    await visit(page, '/regist')
    await page.getByLabel('メールアドレス').fill(newcomer)
    await page.getByRole('button', { name: '確認メールを送る' }).click()
    await page.getByText('会員登録のURLをメール送信しました。').waitFor()
    await visit(page, await linkInMail(stage.product(), newcomer, '会員登録を続けてください', '/regist/'))
    await page.getByRole('textbox', { name: '姓', exact: true }).waitFor()
    await expectSoundScreen(page, [320, 1280])
    await page.getByRole('button', { name: '入力内容を確認する' }).click()
    await page.getByRole('alert').filter({ hasText: '入力内容に不備があります' }).waitFor()
    await expectSoundScreen(page, [320, 1280])
  })
})
