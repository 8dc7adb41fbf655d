import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MailDelayed, type OutgoingMail } from '../../../src/adapters/mail/mail.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import { beginDueCampaigns, nextCampaignAt } from '../../../src/features/back-office/campaign/begin-due-campaigns.ts'
import { sendCampaign } from '../../../src/features/back-office/campaign/send-campaign.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { sendMail } from '../../../src/features/communication/outbox/send-mail.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { askAs } from '../../support/operator-api.ts'
import { idOf } from '../../../src/domain/id.ts'

// What operators write to many: by the API, with the mail server as the only stand-in.

const evening = '2026-04-02T19:00:00+09:00'
const save = 'mutation ($id: ID, $input: MailInput!) { adminUpdateMail(id: $id, input: $input) { id } }'
const read =
  'query ($id: ID!) { adminMail(id: $id) { title send_at sent to_all to_project mailto state version delivery { recipients delivered undeliverable passed_over } } }'
const preview =
  'query ($input: MailInput!, $member: String) { adminMailPreview(input: $input, member_number: $member) { recipients unsubscribed subject text sample { name email } shown_for { name } } }'

let world: DepositWorld
let operator: Viewer
let sent: OutgoingMail[]

beforeEach(async () => {
  world = await openDepositWorld()
  world.at(openingDay)
  operator = await world.addMember({ role: 'admin' })
  sent = []
  world.services.mailSender = { send: async (mail) => void sent.push(mail), close: () => undefined }
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}) =>
  askAs(world.services, operator, source, variables)
const letter = (changes: Record<string, unknown> = {}) => ({
  title: '新しいファンドのお知らせ',
  body: '{{氏名}} 様へ\n\n募集を始めます。',
  to_all: true,
  ...changes,
})
const numberOf = async (member: Viewer) =>
  (
    await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow()
  ).member_number
const turnOff = (member: Viewer) =>
  world.database.updateTable('member').set({ receive_all_mail: false }).where('id', '=', member.memberId).execute()

/** As the worker does it, whose queue the test reads by itself. */
async function work(id: string): Promise<void> {
  await sendCampaign(world.services, idOf(id))
  const owed = await world.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const mail of owed) await sendMail(world.services, mail.id)
}

describe('a mail to all members', () => {
  it('is written, scheduled and sent once to each who wants mails, with a way out', async () => {
    const [one, two, silent] = [
      await world.addMember(),
      await world.addMember({ familyName: '鈴木' }),
      await world.addMember(),
    ]
    await turnOff(silent)
    const { id } = await ask(save, { input: letter() })
    expect(await ask(read, { id })).toMatchObject({
      sent: false,
      to_all: true,
      to_project: null,
      state: 'draft',
      version: 1,
      delivery: null,
    })
    await ask(save, { id, input: letter({ send_at: evening, version: 1 }) })
    expect(await ask(read, { id })).toMatchObject({ state: 'scheduled', send_at: evening, version: 2 })

    await beginDueCampaigns(world.services, world.services.clock.now())
    expect(await ask(read, { id })).toMatchObject({ state: 'scheduled' })
    expect(await nextCampaignAt(world.services, openingDay)).toEqual(new Date(evening))
    world.at(evening)
    await beginDueCampaigns(world.services, world.services.clock.now())
    await beginDueCampaigns(world.services, world.services.clock.now())
    await work(id)
    await work(id)
    expect(sent.map(({ to }) => to)).toEqual(['member2@example.jp', 'member3@example.jp'])
    expect(sent[1]?.text).toContain('鈴木 美咲 様へ')
    const link = `https://ito.example/unsubscribe/${await numberOf(one)}-`
    expect(sent[0]?.text).toContain(link)
    expect(sent[0]?.headers?.['List-Unsubscribe']).toMatch(new RegExp(`^<${link}[\\w-]{43}>$`))
    expect(sent[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(await ask(read, { id })).toMatchObject({
      sent: true,
      state: 'sent',
      delivery: { recipients: 2, delivered: 2, undeliverable: 0, passed_over: 0 },
    })
    expect(await ask(save, { id, input: letter() })).toMatchObject({
      code: 'CONFLICT',
      message: 'このメールは、送信が終わっているため変更できません。',
    })
    const { rows } = await listAudit(world.database, { action: 'campaign.' }, {})
    expect(rows.map(({ action }) => action)).toEqual([
      'campaign.sent',
      'campaign.begun',
      'campaign.changed',
      'campaign.written',
    ])
    expect(two.memberId).toBeGreaterThan(one.memberId)
    await world.expectSoundBook()
  })

  it('goes on after a crash between the mails, and passes over whoever turned mails off meanwhile', async () => {
    for (let count = 0; count < 250; count += 1) await world.addMember()
    const late = await world.addMember()
    const { id } = await ask(save, { input: letter({ send_at: evening }) })
    world.at(evening)
    await beginDueCampaigns(world.services, world.services.clock.now())
    let calls = 0
    world.services.mailSender.send = async (mail) => {
      calls += 1
      if (calls === 50) throw new MailDelayed('the mail server could not be reached, or its answer was lost', null)
      sent.push(mail)
    }
    await expect(work(id)).rejects.toThrow('could not be reached')
    await turnOff(late)
    await work(id)
    await work(id)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(250)
    expect(sent).toHaveLength(250)
    expect(await ask(read, { id })).toMatchObject({
      state: 'sent',
      delivery: { recipients: 251, delivered: 250, passed_over: 1 },
    })
  })

  it('is called off: a scheduled one is a draft again, of one under way the rest stays unsent', async () => {
    for (let count = 0; count < 201; count += 1) await world.addMember()
    const cancel = 'mutation ($id: ID!, $version: Int) { adminCancelMail(id: $id, version: $version) { version } }'
    const { id } = await ask(save, { input: letter({ send_at: evening }) })
    expect(await ask(cancel, { id, version: 1 })).toEqual({ version: 2 })
    expect(await ask(read, { id })).toMatchObject({ state: 'draft', send_at: null })
    await ask(save, { id, input: letter({ send_at: evening }) })
    world.at(evening)
    await beginDueCampaigns(world.services, world.services.clock.now())
    await work(id)
    expect(await ask(cancel, { id })).toEqual({ version: expect.any(Number) })
    await work(id)
    expect(sent).toHaveLength(200)
    expect(await ask(read, { id })).toMatchObject({
      sent: false,
      state: 'canceled',
      delivery: { recipients: 201, delivered: 200 },
    })
    expect(await ask(cancel, { id })).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a mail to the participants of a fund', () => {
  it('reaches everybody whom it concerns, with what each has in it, and cannot be turned off', async () => {
    const fundId = await world.addFund()
    const [one, canceled] = [await world.addMember(), await world.addMember()]
    await world.addMember()
    await turnOff(one)
    await world.apply(fundId, one, 300_000)
    const gone = await world.apply(fundId, canceled, 100_000)
    await world.database
      .updateTable('investment')
      .set({ status: 'canceled', cancel_reason: 'deadline', status_at: openingDay })
      .where('id', '=', gone)
      .execute()
    const input = {
      title: '{{ファンド名}}',
      body: '{{出資額}}をお預かりしています。',
      to_project: String(fundId),
      send_at: evening,
    }
    expect(await ask(preview, { input })).toMatchObject({
      recipients: 1,
      unsubscribed: 0,
      sample: [{ name: '佐藤 美咲', email: 'me****@example.jp' }],
      subject: '第12号　世田谷区三軒茶屋レジデンス',
    })
    const { id } = await ask(save, { input })
    world.at(evening)
    await beginDueCampaigns(world.services, world.services.clock.now())
    await work(id)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['member2@example.jp', '第12号　世田谷区三軒茶屋レジデンス'],
    ])
    expect(sent[0]?.text).toContain('300,000円をお預かりしています。')
    expect(sent[0]?.text).toContain('配信を停止できません')
    expect(sent[0]?.headers).toEqual({})
  })
})

describe('what is refused', () => {
  it.each([
    [
      'a field that nobody knows',
      { body: '{{名前}} 様' },
      { body: '「{{名前}}」は使えません。使えるのは {{氏名}} です。' },
    ],
    ['an empty title', { title: ' ' }, { title: '必須です' }],
    [
      'a time that has passed',
      { send_at: '2026-04-01T18:59:59+09:00' },
      { send_at: '送信日時は、これからの日時を指定してください。' },
    ],
    [
      'a time without receivers',
      { to_all: false, send_at: evening },
      { to_all: '送信日時を決めるには、宛先を選んでください。' },
    ],
    [
      'a fund that is not there',
      { to_all: false, to_project: '999' },
      { to_project: '公開されているファンドを選んでください。' },
    ],
    ['two audiences', { to_project: '1' }, { to_project: '全会員とファンドの、どちらかを選んでください。' }],
    ['a test address that is none', { mailto: 'nobody' }, { mailto: 'メールアドレス形式で入力してください' }],
  ])('%s', async (_name, changes, fields) => {
    expect(await ask(save, { input: letter(changes) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.objectContaining(fields),
    })
    expect(await world.database.selectFrom('mail_campaign').selectAll().execute()).toEqual([])
  })

  it('the change of somebody who has not seen a colleague’s', async () => {
    const { id } = await ask(save, { input: letter() })
    await ask(save, { id, input: letter({ title: '同僚の件名', version: 1 }) })
    expect(await ask(save, { id, input: letter({ version: 1 }) })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('佐藤 美咲さんが先に変更しました'),
    })
    expect(await ask(read, { id })).toMatchObject({ title: '同僚の件名', version: 2 })
  })

  it('any change of what was sent, by the database itself', async () => {
    const { id } = await ask(save, { input: letter({ send_at: evening }) })
    world.at(evening)
    await beginDueCampaigns(world.services, world.services.clock.now())
    const change = world.database.updateTable('mail_campaign').where('id', '=', idOf<'mail_campaign'>(id))
    await expect(change.set({ body: 'x' }).execute()).rejects.toThrow('is being sent')
    await work(id)
    await expect(change.set({ title: 'x' }).execute()).rejects.toThrow('is over')
  })
})

it('a test goes to the given address alone, marked, without a member’s name', async () => {
  await world.addMember({ familyName: '鈴木' })
  const test = 'mutation ($input: MailInput!) { adminMailTest(input: $input) { ok } }'
  expect(await ask(test, { input: letter() })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { mailto: '必須です' } })
  expect(await ask(test, { input: letter({ mailto: 'check@example.jp' }) })).toEqual({ ok: true })
  const mails = await world.database
    .selectFrom('mail_outbox')
    .select(['to_address', 'subject', 'text_body', 'member_id'])
    .execute()
  expect(mails).toMatchObject([
    { to_address: 'check@example.jp', subject: '【テスト】新しいファンドのお知らせ', member_id: null },
  ])
  expect(mails[0]?.text_body).not.toContain('鈴木')
  expect(await world.database.selectFrom('mail_campaign').selectAll().execute()).toEqual([])
})

it('an operator is told how many get it, and reads it as one of them', async () => {
  const silent = await world.addMember()
  await turnOff(silent)
  const member = await world.addMember({ familyName: '鈴木' })
  const shown = await ask(preview, { input: letter(), member: await numberOf(member) })
  expect(shown).toMatchObject({
    recipients: 1,
    unsubscribed: 1,
    subject: '新しいファンドのお知らせ',
    shown_for: { name: '鈴木 美咲' },
  })
  expect(shown.text).toContain('鈴木 美咲 様へ')
  expect(await ask(preview, { input: letter(), member: await numberOf(silent) })).toMatchObject({
    code: 'NOT_FOUND',
    message: 'この会員には送られません。',
  })
})

describe('the link in a mail', () => {
  const state = 'query ($token: String!) { mailSubscription(token: $token) { email is_receive } }'
  const set = 'mutation ($token: String!, $on: Boolean!) { setMailSubscription(token: $token, is_receive: $on) { ok } }'

  it('turns mails off without a login, and on again; a made-up one is nobody’s', async () => {
    const member = await world.addMember()
    const { id } = await ask(save, { input: letter({ send_at: evening }) })
    world.at(evening)
    await beginDueCampaigns(world.services, world.services.clock.now())
    await work(id)
    const token = /\/unsubscribe\/([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
    expect(await ask(state, { token })).toEqual({ email: 'me****@example.jp', is_receive: true })
    for (let time = 0; time < 2; time += 1) expect(await ask(set, { token, on: false })).toEqual({ ok: true })
    expect(await ask(state, { token })).toMatchObject({ is_receive: false })
    expect(await ask(set, { token, on: true })).toEqual({ ok: true })
    const { rows } = await listAudit(world.database, { action: 'member.mails_' }, {})
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['member.mails_turned_on', `member:${member.memberId}`],
      ['member.mails_turned_off', `member:${member.memberId}`],
    ])
    for (const wrong of ['', 'x', token.slice(0, -1), `${Number(token.slice(0, 8)) + 1}${token.slice(8)}`]) {
      expect(await ask(state, { token: wrong })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await ask(set, { token: wrong, on: false })).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
