import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { operatorAt } from '../steps/operator.ts'
import { demoMembers } from '../support/demo-people.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const publicScreens = [
  '/projects',
  '/projects/11',
  '/projects/11/lottery',
  '/projects/12/order-log',
  '/verify',
  '/contact',
  '/regist',
  '/password/forgot',
  '/list',
]

const memberScreens = [
  '/mypage/inbox',
  '/mypage/notifications',
  '/mypage/info',
  '/mypage/security',
  '/mypage/update',
  '/mypage/projects',
  '/mypage/documents',
  '/mypage/annual/2026',
  '/mypage/invitation',
  '/extra/survey',
  '/procedures/name',
  '/procedures/disclosure',
  '/procedures/leave',
  '/projects/11/lottery',
  '/projects/15',
  '/mypage',
]

const officeScreens = [
  '',
  '/approvals',
  '/approvals?view=approved',
  '/applications',
  '/lotteries',
  '/funds',
  '/funds/12',
  '/drills',
  '/cooling-off',
  '/bank',
  '/deposits',
  '/ledger',
  '/ledger?view=balances',
  '/ledger?view=lines',
  '/ledger?view=entries',
  '/ledger?view=entries&entry_number=1&entry=1',
  '/ledger?view=trail&number=1',
  '/payouts?kind=distribution',
  '/payouts?view=batches',
  '/tax',
  '/members',
  '/members/id/3',
  '/identity',
  '/enquiries',
  '/project/performance',
  '/project/messages',
  '/contract',
  '/documents',
  '/documents?view=deliveries',
  '/documents?view=openings',
  '/documents?view=templates',
  '/inspection',
  '/mails',
  '/mails/new',
  '/undelivered',
  '/audit',
]

/** Goes on as by a link: the page asks for what the next one shows. A first visit is filled by the server, which needs no document of the browser. */
function walker(page: Page): (path: string) => Promise<void> {
  let open = 0
  let last = performance.now()
  // How funds fill is told by a stream that stays open as long as the page.
  const isAnswered = (request: Request): boolean => !new URL(request.url()).pathname.startsWith('/live/')
  const end = (request: Request): void => {
    if (!isAnswered(request)) return
    open -= 1
    last = performance.now()
  }
  page.on('request', (request) => (open += isAnswered(request) ? 1 : 0))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async (path) => {
    last = performance.now()
    await page.evaluate((address) => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect.poll(() => open <= 0 && performance.now() - last > 300).toBe(true)
    await page.waitForFunction(
      () => document.querySelector('main h1') !== null && document.querySelector('main [aria-busy="true"]') === null,
    )
  }
}

/** The product takes the site's own documents alone, by their hash: a refused one would be an error on the page, which fails the story. */
export function ownDocuments(stage: Stage): void {
  describe('where the server takes the documents of its own pages alone, whoever goes from page to page finds each of them filled:', () => {
    it('a visitor', async () => {
      const { page } = await stage.visitor()
      await visit(page, '/')
      const goOn = walker(page)
      for (const path of publicScreens) await goOn(path)
    })

    it('a member', { tags: ['course'] }, async () => {
      const { page } = await arrive(stage, demoMembers.oldInvestor, '/faq')
      const goOn = walker(page)
      for (const path of memberScreens) await goOn(path)
    })

    it('an operator', { tags: ['course'] }, async () => {
      const { page } = await operatorAt(stage, 'first', '/itoadmintool', /./)
      const goOn = walker(page)
      for (const path of officeScreens) await goOn(`/itoadmintool${path}`)
    })
  })
}
