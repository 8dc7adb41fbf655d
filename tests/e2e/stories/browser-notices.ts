import { createECDH, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { payloadOf } from '../../../src/features/communication/push/send-push.ts'
import { launchBrowser } from '../../support/browser.ts'
import { installedChromium } from '../../support/chromium.ts'
import { beLoggedIn } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { pushServiceHost } from '../support/demo-settings.ts'
import { seeToast } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import { openVisitor, type Stage } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

/** The browser that the tests bring along shows no notices; an installed one does. Where none is, this is not told. */
const chromium = installedChromium()

/** In place of the browser maker's push service, which no test reaches: a subscription as it would have given one. */
async function giveSubscription(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1').generateKeys('base64url')
  const subscription = {
    endpoint: `https://${pushServiceHost}/notices`,
    keys: { p256dh: keys, auth: randomBytes(16).toString('base64url') },
  }
  await context.addInitScript((given) => {
    const kept = 'given-subscription'
    const held = () =>
      localStorage.getItem(kept) === null
        ? null
        : {
            endpoint: given.endpoint,
            toJSON: () => given,
            unsubscribe: async () => localStorage.removeItem(kept),
          }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(kept, 'yes')
        return held()
      },
      getSubscription: async () => held(),
    })
  }, subscription)
}

/** Hands a message to the page's own service worker, as the browser does when its push service has one. A worker that is not active yet would not get it. */
async function deliver(page: Page, message: string): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  const browser = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: message,
  })
}

const shownNotices = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    })),
  )

/**
 * Hands it over until it is the only one shown. The browser's tool drops a message without a word while the worker starts, which it does anew after a rest; one
 * that came late would be shown after it was pressed, so each gets five seconds before the next.
 */
async function deliverUntilShown(page: Page, message: { mailId: Id<'mail_outbox'>; subject: string }): Promise<void> {
  const expected = [{ title: '糸funding', body: message.subject, tag: `mail-${message.mailId}` }]
  await expect
    .poll(async () => {
      await deliver(page, payloadOf(message))
      for (let look = 0; look < 50 && !isDeepStrictEqual(await shownNotices(page), expected); look += 1)
        await page.waitForTimeout(100)
      return shownNotices(page)
    })
    .toEqual(expected)
}

/** The finger on the notice that a test has not: from here on everything is the worker's own. Returns the address that it opened, or brought to the front. */
async function pressNotice(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    interface ShownNotice {
      close(): void
    }
    interface WorkerScope extends EventTarget {
      registration: { getNotifications(): Promise<ShownNotice[]> }
      clients: { openWindow: (address: string) => Promise<void> }
      WindowClient: { prototype: { url: string; focus(): Promise<void> } }
      NotificationEvent: new (type: string, options: { notification: ShownNotice | undefined }) => Event
    }
    const scope = globalThis as unknown as WorkerScope
    // A browser lets a worker open and raise pages only after a real press.
    const moved: string[] = []
    scope.clients.openWindow = async (address) => void moved.push(`opened ${address}`)
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      moved.push(`raised ${this.url}`)
    }
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    for (let wait = 0; wait < 800 && moved.length === 0; wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    return moved
  })
}

export function browserNotices(stage: Stage): void {
  if (chromium === undefined) return
  describe('notices in the browser', () => {
    it('come to a browser that wants them, show the subject alone, lead to the message, and stop', async () => {
      const browser = await launchBrowser({ chromium })
      const { baseUrl } = stage.product()
      try {
        const visitor = await openVisitor(browser, stage.product())
        const { page, press, problems } = visitor
        await page.context().grantPermissions(['notifications'], { origin: baseUrl })
        await giveSubscription(page.context())
        await beLoggedIn(visitor, stage, demoMembers.oldInvestor.email)
        await visit(page, '/mypage/notifications')
        await press(page.getByRole('button', { name: 'このブラウザで通知を受け取る' }))
        await seeToast(page, 'このブラウザで通知を受け取ります。')
        await page.getByText('このブラウザは通知を受け取る設定です。').waitFor()
        await expectSoundScreen(page)
        // Nobody is mailed about every fund unasked.
        const lastRoom = page.getByRole('switch', { name: '残りわずかのメール' })
        await expect.poll(() => lastRoom.isChecked()).toBe(false)
        await press(lastRoom)
        await seeToast(page, '更新しました。')
        await reload(page)
        await expect.poll(() => lastRoom.isChecked()).toBe(true)

        await visit(page, '/mypage/inbox')
        const newest = page.getByRole('main').locator('a[href^="/mypage/inbox/"]').first()
        const mailId = idOf<'mail_outbox'>((await newest.getAttribute('href'))?.split('/').at(-1))
        const subject = '第12号の分配金をお支払いしました'
        await deliverUntilShown(page, { mailId, subject })
        // Another one about the same takes the place of the first.
        const corrected = `${subject}（訂正）`
        await deliverUntilShown(page, { mailId, subject: corrected })

        const [worker] = page.context().serviceWorkers()
        if (worker === undefined) return expect.fail('no service worker runs')
        expect(await pressNotice(worker)).toEqual([`opened ${baseUrl}/mypage/inbox/${mailId}`])
        await expect.poll(() => shownNotices(page)).toEqual([])
        await visit(page, `/mypage/inbox/${mailId}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await deliverUntilShown(page, { mailId, subject })
        expect(await pressNotice(worker)).toEqual([`raised ${baseUrl}/mypage/inbox/${mailId}`])

        await visit(page, '/mypage/notifications')
        await press(page.getByRole('button', { name: 'このブラウザの通知を停止する' }))
        await seeToast(page, 'このブラウザの通知を止めました。')
        await page.getByRole('heading', { name: '通知を受け取るブラウザ' }).waitFor({ state: 'detached' })
        expect(problems).toEqual([])
      } finally {
        await browser.close()
      }
    })
  })
}
