import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailUndeliverable } from '../../../src/adapters/mail/mail.ts'
import { PushDelayed, PushRefused, type PushIdentity, type PushTarget } from '../../../src/adapters/push/push-sender.ts'
import { listInbox, readInboxState } from '../../../src/features/communication/inbox/list-inbox.ts'
import { markRead, readInboxMail } from '../../../src/features/communication/inbox/open-inbox-mail.ts'
import { enqueueMail } from '../../../src/features/communication/outbox/enqueue-mail.ts'
import { notificationJobs } from '../../../src/features/communication/outbox/send-mail.ts'
import {
  addBrowser,
  choosePush,
  isPushService,
  listBrowsers,
  removeBrowser,
} from '../../../src/features/communication/push/push-subscriptions.ts'
import { enqueuePushes } from '../../../src/features/communication/push/enqueue-pushes.ts'
import { sendPush } from '../../../src/features/communication/push/send-push.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { openDepositWorld, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let services: Services
let miki: Viewer
let ken: Viewer
/** What left the house, and what the outside answers. */
const outside = {
  mailRefused: false,
  push: (): 'sent' | 'gone' => 'sent',
  pushed: [] as { target: PushTarget; payload: string; identity: PushIdentity }[],
}

beforeAll(async () => {
  world = await openDepositWorld()
  services = {
    ...world.services,
    mailSender: {
      close: () => undefined,
      send: async () => {
        if (outside.mailRefused) throw new MailUndeliverable('550 no such mailbox', 550)
      },
    },
    pushSender: {
      makeKeys: () => ({ publicKey: 'public', privateKey: 'private' }),
      send: async (target, payload, identity) => {
        const answer = outside.push()
        outside.pushed.push({ target, payload, identity })
        return answer
      },
    },
  }
  miki = await world.addMember({ familyName: '佐藤' })
  ken = await world.addMember({ familyName: '田中' })
})
afterAll(() => world.close())

let serial = 0
async function owe(to: Viewer, template: string, subject: string, text = '本文'): Promise<Id<'mail_outbox'>> {
  serial += 1
  const key = `${template}:test-${serial}`
  const { email } = await world.database
    .selectFrom('member')
    .select('email')
    .where('id', '=', to.memberId)
    .executeTakeFirstOrThrow()
  await world.database
    .transaction()
    .execute((transaction) =>
      enqueueMail(
        transaction,
        services,
        { key, memberId: to.memberId, to: email, template, content: { subject, text, html: '' } },
        services.clock.now(),
      ),
    )
  const { id } = await world.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  await enqueuePushes(services, id)
  await enqueuePushes(services, id)
  return id
}
const runSendMail = (id: Id<'mail_outbox'>) => notificationJobs['send-mail']?.(services, { id })
const openPushes = async () =>
  (
    await world.database.selectFrom('push_message').select('id').where('sent_at', 'is', null).orderBy('id').execute()
  ).map(({ id }) => id)

describe('the inbox', () => {
  it('holds what was sent, newest first, and nobody else’s', async () => {
    const first = await owe(
      miki,
      'deposit-short',
      '【残り20万円】第12号の入金が不足しています',
      '見出し\n\n■ 入金の内容\n不足額：200,000円\n\n▼ 振込先を見る\nhttps://ito.example/mypage/projects',
    )
    const second = await owe(miki, 'distribution-paid', '第12号の分配金をお支払いしました')
    const page = await listInbox(world.database, miki.memberId, null)
    expect(page).toMatchObject({
      unread: 2,
      has_more: false,
      mails: [
        { id: second, kind: 'distribution', state: 'waiting' },
        { id: first, kind: 'deposit' },
      ],
    })
    expect((await listInbox(world.database, ken.memberId, null)).mails).toEqual([])
    expect(await readInboxMail(services, ken, first)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(must(await readInboxMail(services, miki, first)).blocks).toEqual([
      { heading: null, lines: ['見出し'], path: null },
      { heading: '入金の内容', lines: ['不足額：200,000円'], path: null },
      { heading: null, lines: ['振込先を見る'], path: '/mypage/projects' },
    ])
  })

  it('knows what was read, once, and lets nobody read for another', async () => {
    const { mails } = await listInbox(world.database, miki.memberId, null)
    const id = mails[0]?.id ?? NO_ROW
    await markRead(services, ken, id)
    expect((await listInbox(world.database, miki.memberId, null)).unread).toBe(2)
    await markRead(services, miki, id)
    await markRead(services, miki, id)
    expect((await listInbox(world.database, miki.memberId, null)).unread).toBe(1)
    await markRead(services, miki, null)
    expect((await listInbox(world.database, miki.memberId, null)).unread).toBe(0)
  })

  it('comes in pages', async () => {
    for (let count = 0; count < 31; count += 1) await owe(ken, 'operator-notice', `お知らせ ${count}`)
    const newest = await listInbox(world.database, ken.memberId, null)
    expect([newest.mails.length, newest.has_more]).toEqual([30, true])
    const oldest = await listInbox(world.database, ken.memberId, newest.mails.at(-1)?.id ?? NO_ROW)
    expect(oldest).toMatchObject({ has_more: false, mails: [{ subject: 'お知らせ 0' }] })
  })

  it('says when mails bounce, until one arrives again', async () => {
    outside.mailRefused = true
    const bounced = await owe(miki, 'deposit-reminder', '入金のお願い')
    await runSendMail(bounced)
    expect((await listInbox(world.database, miki.memberId, null)).mails[0]).toMatchObject({
      id: bounced,
      state: 'undelivered',
    })
    expect((await readInboxState(world.database, miki.memberId)).bounced_at).toEqual(services.clock.now())
    outside.mailRefused = false
    world.at(new Date(services.clock.now().getTime() + 60_000))
    await runSendMail(await owe(miki, 'deposit-completed', '入金を確認しました'))
    expect((await readInboxState(world.database, miki.memberId)).bounced_at).toBeNull()
  })
})

describe('notices in the browser', () => {
  const phone = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', p256dh: 'BPhone', auth: 'secret' }
  const laptop = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/def',
    p256dh: 'BLaptop',
    auth: 'secret',
  }

  it('go to push services that browsers have, and nowhere else', async () => {
    const hosts = services.config.PUSH_SERVICE_HOSTS
    expect(isPushService('https://web.push.apple.com/Q', hosts)).toBe(true)
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://evilpush.apple.com/x',
      'nonsense',
    ]) {
      expect(isPushService(endpoint, hosts), endpoint).toBe(false)
      expect(await addBrowser(services, miki, { ...phone, endpoint }, 'Safari')).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
      })
    }
  })

  it('follow a mail to each browser, with its subject alone, and a second run sends nothing', async () => {
    must(await addBrowser(services, miki, phone, 'Chrome（Android）'))
    must(await addBrowser(services, miki, laptop, 'Firefox（Windows）'))
    const mail = await owe(miki, 'lottery-won', '【当選・要入金 4/14まで】第11号', '口座番号 1234567')
    const owed = await openPushes()
    expect(owed).toHaveLength(2)
    for (const id of [...owed, ...owed]) await sendPush(services, id)
    expect(outside.pushed.map(({ target }) => target.endpoint)).toEqual([phone.endpoint, laptop.endpoint])
    expect(JSON.parse(outside.pushed[0]?.payload ?? '')).toEqual({
      title: '糸funding',
      body: '【当選・要入金 4/14まで】第11号',
      path: `/mypage/inbox/${mail}`,
      tag: `mail-${mail}`,
    })
    expect(outside.pushed[0]?.identity).toMatchObject({
      publicKey: 'public',
      privateKey: 'private',
      subject: 'https://ito.example',
    })
    expect(JSON.stringify(await world.database.selectFrom('push_key').selectAll().execute())).not.toContain('"private"')
  })

  it('leave out the kinds that the member does not want', async () => {
    must(await choosePush(services, miki, { kind: 'news', wanted: false }))
    must(await choosePush(services, miki, { kind: 'news', wanted: false }))
    await owe(miki, 'operator-notice', '年末年始の営業について')
    expect(await openPushes()).toEqual([])
    must(await choosePush(services, miki, { kind: 'news', wanted: true }))
    await owe(miki, 'operator-notice', '年始の営業について')
    for (const id of await openPushes()) await sendPush(services, id)
  })

  it('are tried again while the push service is down, and say so where it refuses', async () => {
    await owe(miki, 'deposit-short', '入金が不足しています')
    const [first = NO_ROW, second = NO_ROW] = await openPushes()
    outside.push = () => {
      throw new PushDelayed('the push service answered 503')
    }
    await expect(sendPush(services, first)).rejects.toThrow('503')
    outside.push = () => {
      throw new PushRefused('the push service answered 403')
    }
    await sendPush(services, first)
    outside.push = () => 'sent'
    await sendPush(services, second)
    expect(
      (await listBrowsers(world.database, miki.memberId)).map(({ failed_at: failedAt }) => failedAt !== null),
    ).toEqual([true, false])
    await sendPush(services, first)
    expect(
      (await listBrowsers(world.database, miki.memberId)).every(({ failed_at: failedAt }) => failedAt === null),
    ).toBe(true)
  })

  it('end with the browser: a subscription that is gone is forgotten', async () => {
    await owe(miki, 'deposit-short', '入金が不足しています')
    const [first = NO_ROW, second = NO_ROW] = await openPushes()
    outside.push = () => 'gone'
    await sendPush(services, first)
    outside.push = () => 'sent'
    await sendPush(services, second)
    expect((await listBrowsers(world.database, miki.memberId)).map(({ device }) => device)).toEqual([
      'Firefox（Windows）',
    ])
  })

  it('belong to whoever asked last in a browser, and are taken away by nobody else', async () => {
    must(await addBrowser(services, ken, laptop, 'Firefox（Windows）'))
    expect(await listBrowsers(world.database, miki.memberId)).toEqual([])
    const [browser] = await listBrowsers(world.database, ken.memberId)
    expect(await removeBrowser(services, miki, { id: browser?.id ?? NO_ROW, endpoint: null })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
    const listed = await world.database
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('id', '=', browser?.id ?? NO_ROW)
      .executeTakeFirstOrThrow()
    expect(await removeBrowser(services, miki, { id: null, endpoint: listed.endpoint })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
    must(await removeBrowser(services, ken, { id: null, endpoint: listed.endpoint }))
    expect(await listBrowsers(world.database, ken.memberId)).toEqual([])
  })

  it('do not come when they are a day old', async () => {
    must(await addBrowser(services, ken, phone, 'Chrome（Android）'))
    await owe(ken, 'deposit-short', '入金が不足しています')
    const [late = NO_ROW] = await openPushes()
    const before = outside.pushed.length
    world.at(new Date(services.clock.now().getTime() + 25 * 60 * 60_000))
    await sendPush(services, late)
    expect(outside.pushed.length).toBe(before)
  })
})
