import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive, named } from '../steps/log-in.ts'
import { operatorAt } from '../steps/operator.ts'
import { demoMembers, operators } from '../support/demo-people.ts'
import type { Stage } from '../support/stage.ts'
import { untilComplete, visit } from '../support/visit.ts'

/** Pages that all see alike, each kind once; then a member's. */
const publicPages = [
  '/',
  '/invite/7KM2XW4B',
  '/projects',
  '/projects/6',
  '/projects/8',
  '/projects/11',
  '/projects/13',
  '/projects/15',
  '/projects/11/lottery',
  '/projects/3/lottery',
  '/projects/12/order-log',
  '/faq',
  '/flow',
  '/about',
  '/contact',
  '/privacy',
  '/company',
  '/antisocial',
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
const memberPages = [
  '/',
  '/projects/12',
  '/projects/7',
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

/** Google's limit for a good page is 0.1; what is there before its data leaves room for them. */
const mostShift = 0.02

/** Layout shift since the document came, as the browser counts it (layout-shift entries without recent input), with what moved. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; moved: string }[] = []
    Object.assign(window, { shiftsSeen: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (!entry.hadRecentInput)
          seen.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(' '),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftsOf(page: Page): Promise<string[]> {
  await untilComplete(page)
  // A shift is told with the frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const seen = await page.evaluate(
    () => (window as unknown as { shiftsSeen: { value: number; moved: string }[] }).shiftsSeen,
  )
  const sum = seen.reduce((total, { value }) => total + value, 0)
  return sum > mostShift ? [`moves by ${sum.toFixed(3)}: ${seen.map(({ moved }) => moved).join(', ')}`] : []
}

/** Where a page moves while it fills itself, on a desk and on a phone. */
async function movementOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  for (const { width, height } of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    faults.push(...(await shiftsOf(page)).map((fault) => `${path} at ${width} px ${fault}`))
  }
  return faults
}

/** What leaves the screen at a width, with letters of so many percent; the actions of the header among it. */
async function lostAt(page: Page, { width, letters }: { width: number; letters: number }): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  const lost = await page.evaluate((letters) => {
    document.documentElement.style.fontSize = `${letters}%`
    const limit = document.documentElement.clientWidth
    const actions = [...document.querySelectorAll('header :is(a, button)')].filter(
      (action) => action.getBoundingClientRect().right > limit + 0.5,
    )
    const wide =
      document.documentElement.scrollWidth > limit
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > limit + 0.5,
          )
        : []
    const scrolls =
      document.documentElement.scrollWidth > limit ? [`scrolls to ${document.documentElement.scrollWidth}`] : []
    return [
      ...scrolls,
      ...[...actions, ...wide.slice(-2)].map((element) => `${element.tagName} ${element.textContent.slice(0, 20)}`),
    ]
  }, letters)
  return lost.map((text) => `${width} px, letters of ${letters} %: ${text}`)
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, path)
  const faults = await shiftsOf(page)
  for (const at of [
    { width: 320, letters: 100 },
    { width: 360, letters: 200 },
    { width: 1280, letters: 200 },
  ])
    faults.push(...(await lostAt(page, at)))
  return faults.map((fault) => `${path} ${fault}`)
}

/** Who needs large letters, or sits at a line on which the page comes in pieces. */
export function largeLetters(stage: Stage): void {
  describe('large letters and slow lines', () => {
    it('a visitor finds every page whole with letters twice as large, and standing still while it fills itself', async () => {
      const { page, problems } = await stage.visitor()
      await countShifts(page)
      const faults: string[] = []
      for (const path of publicPages) faults.push(...(await faultsOf(page, path)))
      expect(faults).toEqual([])
      // The browser itself reports the documents that answered 404.
      problems.splice(0)
    })

    it('so does a member', async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/mypage')
      await countShifts(page)
      const faults: string[] = []
      for (const path of memberPages) faults.push(...(await faultsOf(page, path)))
      expect(faults).toEqual([])
    })

    it('an operator finds each page of the back office standing still while it fills itself', async () => {
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

    it('whoever is sent on finds the page that it leads to standing still', async () => {
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

    it('what a finger presses on its own is as high as a fingertip', async () => {
      const { page } = await stage.visitor('phone')
      await visit(page, '/projects/12')
      const targets = [
        page.getByRole('link', { name: '申込受付の記録を見る' }),
        page
          .getByRole('main')
          .getByRole('button', { name: /優先劣後/ })
          .first(),
      ]
      for (const target of targets) {
        const box = await target.boundingBox()
        const ring = await target.evaluate(
          (element) => Number.parseFloat(getComputedStyle(element, '::after').top) || 0,
        )
        expect((box?.height ?? 0) - 2 * ring - (ring === 0 ? 0 : 2)).toBeGreaterThanOrEqual(44)
      }
    })
  })

  describe('what a link brings along', () => {
    it('an invitation is kept for a visitor who goes on before the program is there, by each of its addresses', async () => {
      for (const [address, code] of [
        ['/?inv=7KM2XW4B', '7KM2XW4B'],
        ['/invite/7KM2XW4C', '7KM2XW4C'],
      ] as const) {
        const { page, problems } = await stage.visitor('phone')
        await page.route('**/assets/*.js', (route) => route.abort())
        await page.goto(address)
        await page
          .getByRole('link', { name: /会員登録/ })
          .first()
          .waitFor()
        expect(await page.evaluate(() => sessionStorage.getItem('invitation_code'))).toBe(code)
        await page.unroute('**/assets/*.js')
        await visit(page, '/regist')
        await expect.poll(() => page.locator('input[name=invitation_code]').inputValue()).toBe(code)
        problems.splice(0)
      }
    })

    it('a priority code is judged when the page is opened: the right one opens the form, another one says so and is forgotten', async () => {
      const database = stage.database()
      const fund = await database
        .selectFrom('fund')
        .select(['id', 'early_access_code'])
        .where('early_access_code', 'is not', null)
        .where('offering_start_at', '>', await stage.product().desk.now())
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const { page } = await arrive(stage, demoMembers.careful, `/projects/${fund.id}?special=ANY`)
      await page.getByText('優先受付のコードが正しくありません').waitFor()
      await page.getByText('から申し込めます。').first().waitFor()
      expect(await page.getByLabel('申し込む金額').count()).toBe(0)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ANY')
      await visit(page, `/projects/${fund.id}?special=${fund.early_access_code}`)
      await page.getByLabel('申し込む金額').waitFor()
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(fund.early_access_code)
      await visit(page, `/projects/${fund.id}`)
      await page.getByLabel('申し込む金額').waitFor()
      await visit(page, '/projects/13?special=ANY')
      await page.getByText('優先受付のコードが正しくありません').waitFor()
    })
  })
}
