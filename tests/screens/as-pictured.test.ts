import { sql } from 'kysely'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { comparePicture } from './compare-pictures.ts'
import { demoMembers, operators } from '../e2e/support/demo-people.ts'
import type { Screen } from '../support/browser.ts'
import { graphqlClient, type GraphqlClient } from '../support/graphql-client.ts'
import { beLoggedIn, named, sessionOf } from '../e2e/steps/log-in.ts'
import { useStage, type Stage, type Visitor } from '../e2e/support/stage.ts'
import { untilComplete, untilInteractive } from '../e2e/support/visit.ts'

interface KeyScreen {
  name: string
  path: string
  /** Looked at under the site's name, to which its passkeys belong. */
  isNamed?: boolean
  /** What somebody does there before the picture is taken. The server keeps nothing of it. */
  act?: (visitor: Visitor) => Promise<void>
}

const keyScreens: readonly { who: { email: string } | null; screens: readonly KeyScreen[] }[] = [
  {
    who: null,
    screens: [
      { name: 'home', path: '/' },
      { name: 'funds', path: '/projects' },
      { name: 'record', path: '/record' },
      { name: 'fund-first-come', path: '/projects/12' },
      { name: 'fund-before-draw', path: '/projects/11' },
      { name: 'fund-drawn', path: '/projects/6' },
      { name: 'fund-full', path: '/projects/15' },
      { name: 'fund-failed', path: '/projects/4' },
      { name: 'fund-renewing', path: '/projects/8' },
      { name: 'fund-ended', path: '/projects/3' },
      { name: 'draw-proof', path: '/projects/6/lottery' },
      { name: 'order-log', path: '/projects/12/order-log' },
      { name: 'faq', path: '/faq' },
      { name: 'contact', path: '/contact' },
      { name: 'register', path: '/regist' },
      { name: 'login', path: '/faq', act: openLogin },
    ],
  },
  {
    who: demoMembers.pictured,
    screens: [{ name: 'apply', path: '/projects/12', act: chooseAmount }],
  },
  {
    who: demoMembers.oldInvestor,
    screens: [
      { name: 'my-page', path: '/mypage' },
      { name: 'investments', path: '/mypage/projects' },
      { name: 'investment-won', path: '/projects/9' },
      { name: 'deposit-box', path: '/projects/15' },
      { name: 'profile', path: '/mypage/info' },
      { name: 'payout-account', path: '/mypage/info', act: reviewPayoutAccount },
      { name: 'annual-report', path: '/mypage/annual/2025' },
    ],
  },
  {
    who: operators.first,
    screens: [
      { name: 'office-today', path: '/itoadmintool' },
      { name: 'office-proposal', path: '/itoadmintool/approvals', act: openProposal },
      { name: 'office-question', path: '/itoadmintool/approvals', act: askToApprove },
      { name: 'office-funds', path: '/itoadmintool/funds' },
      { name: 'office-fund', path: '/itoadmintool/funds/12' },
      { name: 'office-performance', path: '/itoadmintool/project/performance?fund=16' },
      { name: 'office-deposits', path: '/itoadmintool/deposits' },
      { name: 'office-payouts', path: '/itoadmintool/payouts' },
      { name: 'office-tax', path: '/itoadmintool/tax' },
      { name: 'office-books', path: '/itoadmintool/ledger' },
      { name: 'office-members', path: '/itoadmintool/members' },
      { name: 'office-enquiries', path: '/itoadmintool/enquiries' },
      { name: 'office-audit', path: '/itoadmintool/audit' },
      { name: 'office-passkey', path: '/operator-passkey', isNamed: true },
    ],
  },
]

/** Of CSS pixels. What lies below is longer lists of what is above. */
const highest = { phone: 9000, desktop: 6000 } as const

const stage = useStage('as-pictured', { isAtItsAddress: true })

/** The screens that matter most, compared with pictures of them: what no rule says, a person sees. */
describe('key screens', () => {
  it('look as in their pictures, on a desktop and on a phone', async () => {
    await stage.product().desk.moveClock('2026-10-27T12:10:00+09:00')
    const colleague = await loggedIn(stage, operators.second.email)
    await colleague.query(
      'mutation { adminUpdateProjectPerformance(project_id: "10", input: { unyo_end_at: "2026-10-27", payday: "2026-11-20", dividend: 175000 }) { ok } }',
    )
    await untilNothingIsDue(stage)
    const faults = await Promise.all((['desktop', 'phone'] as const).map((screen) => faultsOn(stage, screen)))
    expect(faults.flat()).toEqual([])
  })
})

/** With the numbers of CI each screen is looked at in one of its widths, in turn. */
const isLookedAt = (screen: Screen) => (_: KeyScreen, index: number) =>
  process.env['PICTURES'] !== 'in-turn' || (index % 2 === 0) === (screen === 'phone')

/** @returns a line for each screen that differs from its picture. */
async function faultsOn(stage: Stage, screen: Screen): Promise<string[]> {
  const faults: string[] = []
  for (const { who, screens } of keyScreens) {
    const visitor = await stage.visitor(screen)
    if (who !== null) await beLoggedIn(visitor, stage, who.email)
    // Who is not counted sends nothing that a later story would have to know of.
    await visitor.page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    )
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
    const answers = awaitAnswers(visitor.page)
    for (const { name, path, isNamed = false, act } of screens.filter(isLookedAt(screen))) {
      await visitor.page.goto(isNamed ? named(stage.product()) + path : path)
      if (act !== undefined) {
        await settle(visitor.page, answers)
        await hideChance(visitor.page)
        await act(visitor)
      }
      await settle(visitor.page, answers)
      await hideChance(visitor.page)
      const fault = await comparePicture(`${name}-${screen}`, await portrait(visitor))
      if (fault !== null) faults.push(fault)
    }
    await visitor.close()
  }
  return faults
}

async function openLogin({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'ログイン', exact: true }).first())
  await page.getByRole('dialog', { name: 'ログイン' }).getByLabel('メールアドレス').waitFor()
}

async function chooseAmount({ page }: Visitor): Promise<void> {
  await page.getByLabel('申し込む金額').selectOption({ label: '10万円' })
  await page
    .getByRole('group', { name: /書類の確認/ })
    .getByRole('listitem')
    .first()
    .waitFor()
}

/** Up to the last look before the account is kept. */
async function reviewPayoutAccount({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: '口座を変更する' }))
  const dialog = page.getByRole('dialog', { name: '受取口座の変更' })
  for (const [field, name] of [
    ['銀行名', 'みずほ'],
    ['支店名', 'とうきよう'],
  ] as const) {
    await dialog.getByRole('combobox', { name: new RegExp(field) }).fill(name)
    await press(dialog.getByRole('option').first())
  }
  await dialog.getByLabel('口座番号').fill('7654321')
  await press(dialog.getByRole('button', { name: '入力内容を確認する' }))
  await dialog.getByRole('button', { name: 'この口座を登録する' }).waitFor()
}

async function openProposal({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: /第10号/ }))
  await page.getByRole('button', { name: '承認して実行する' }).waitFor()
}

/** What the approver has to enter before anything happens. */
async function askToApprove(visitor: Visitor): Promise<void> {
  const { page, press } = visitor
  await openProposal(visitor)
  await press(page.getByRole('button', { name: '承認して実行する' }))
  await page.getByRole('dialog', { name: 'この内容を承認しますか' }).waitFor()
}

/** What was put off until now is done: mails and documents stand in the back office's lists. */
async function untilNothingIsDue(stage: Stage): Promise<void> {
  const {
    rows: [{ now } = { now: '' }],
  } = await sql<{ now: string }>`select now()::text as now`.execute(stage.database())
  await expect
    .poll(
      async () =>
        (
          await sql<{
            due: number
          }>`select count(*)::int as due from graphile_worker.jobs where run_at <= ${now} and attempts < max_attempts`.execute(
            stage.database(),
          )
        ).rows[0]?.due,
    )
    .toBe(0)
}

async function loggedIn(stage: Stage, email: string): Promise<GraphqlClient> {
  const client = graphqlClient(await stage.anyDocuments())
  client.cookies.set('session', await sessionOf(stage, email))
  return client
}

/** @returns what waits until every question of the page to the server has its answer. */
function awaitAnswers(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => request.url().endsWith('/graphql') && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => expect.poll(() => open.size).toBe(0)
}

/** Until nothing comes any more: the data there, every picture and letter drawn. */
async function settle(page: Page, answers: () => Promise<void>): Promise<void> {
  await untilComplete(page)
  await answers()
  await untilComplete(page)
  // The back office is not hydrated before it has drawn anything.
  if (!new URL(page.url()).pathname.startsWith('/itoadmintool')) await untilInteractive(page)
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      }),
    )
    await document.fonts.ready
  })
}

/** What no run shows as another does: the time of day, hashes of what was signed and ports take their room and say nothing; nor is it seen where a finger was. */
async function hideChance(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A sheet of the program's own, which the page's policy lets pass.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '[data-clock] { visibility: hidden } * { caret-color: transparent !important; -webkit-tap-highlight-color: transparent !important }',
    )
    document.adoptedStyleSheets = [sheet]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const said = text.nodeValue ?? ''
      // A number of a member or an account is none; a hash is long, shortened, has a letter, or is written as code in groups.
      const isCode = (text.parentElement?.closest('code') ?? null) !== null
      const expected = said
        .replaceAll(isCode ? /^[0-9a-f]{8}$/g : /(?!)/g, '00000000')
        .replaceAll(/[0-9a-f]{16,}|[0-9a-f]{12}(?=…)|(?=\d*[a-f])[0-9a-f]{8,}/g, (hash) => '0'.repeat(hash.length))
        .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:00000')
      if (expected !== said) text.nodeValue = expected
    }
  })
}

/** The page, or what a dialog leaves of it. */
async function portrait({ page, screen }: Visitor): Promise<Buffer> {
  if ((await page.locator('dialog[open]').count()) > 0) return page.screenshot({ animations: 'disabled' })
  const { width = 0 } = page.viewportSize() ?? {}
  const measure = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight))),
        ),
    )
  // What is drawn when there is time may come while the picture is taken.
  for (let height = await measure(); ;) {
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, highest[screen]) },
      animations: 'disabled',
    })
    const now = await measure()
    if (now === height) return picture
    height = now
  }
}
