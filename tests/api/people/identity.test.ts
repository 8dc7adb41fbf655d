import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpIdentityService } from '../../../src/adapters/ekyc/http-identity-service.ts'
import { IdentityServiceUnavailable, type IdentityReport, type IdentityStart } from '../../../src/adapters/ekyc/ekyc.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { askIdentityService } from '../../../src/features/people/identity/ask-identity-service.ts'
import { reconcileIdentities } from '../../../src/features/people/identity/reconcile-identities.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { joinAsMember } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'

const secret = 'secret-of-the-service'

/** The service's own book: what it was asked, and what it would answer. */
const service = { isDown: false, started: [] as IdentityStart[], reports: new Map<string, IdentityReport>() }
const overHttp = createHttpIdentityService({ baseUrl: 'http://identity.test', apiKey: 'key', webhookSecret: secret })

let world: World
beforeAll(async () => {
  world = await createWorld({
    identityService: {
      ...overHttp,
      async start(request) {
        if (service.isDown) throw new IdentityServiceUnavailable('down')
        service.started.push(request)
        const reference = `application_${service.started.length}`
        const expiresAt = new Date(world.now.business.getTime() + 30 * 60_000)
        return { reference, url: `http://identity.test/ekyc/${reference}`, expiresAt }
      },
      async find(reference) {
        if (service.isDown) throw new IdentityServiceUnavailable('down')
        return service.reports.get(reference) ?? null
      },
    },
  })
})
afterAll(() => world.close())

let events = 0
interface Notice {
  status: string
  at?: string
  eventId?: string
  reasons?: string[]
}

/** The service tells us; what our endpoint answers. */
async function tell(reference: string, notice: Notice, signedWith = secret): Promise<number> {
  events += 1
  const body = JSON.stringify({
    event_id: notice.eventId ?? `event_${events}`,
    type: 'application.status_changed',
    application_id: reference,
    applicant_id: 'somebody',
    status: notice.status,
    occurred_at: notice.at ?? '2026-11-21T10:00:00+09:00',
    method: 'ic_chip',
    reject_reasons: notice.reasons ?? [],
  })
  const timestamp = String(world.now.business.getTime() / 1000)
  const signature = createHmac('sha256', signedWith).update(`${timestamp}.${body}`).digest('hex')
  return post(body, { 'x-ekyc-timestamp': timestamp, 'x-ekyc-signature': signature })
}

async function post(body: string, headers: Record<string, string> = {}): Promise<number> {
  const payload = {
    method: 'POST',
    url: '/webhooks/ekyc',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  } as const
  return (await world.app.inject(payload)).statusCode
}

const start = 'mutation { startLiquid { url } }'
async function startCheck(member: Browser): Promise<string> {
  const answer = await member.ask(start)
  return answer.data?.startLiquid.url.split('/').at(-1)
}
const standing = async (member: Browser) =>
  (await member.ask('{ me { is_ekyc_authed ekyc_authed_at ekyc_finish_at } }')).data?.me
const notDone = { is_ekyc_authed: false, ekyc_authed_at: null, ekyc_finish_at: null }
const inReview = { is_ekyc_authed: false, ekyc_authed_at: null, ekyc_finish_at: '2026-11-21T09:10:00+09:00' }
const done = { is_ekyc_authed: true, ekyc_authed_at: '2026-11-21T09:30:00+09:00', ekyc_finish_at: null }
const submitted = { status: 'submitted', at: '2026-11-21T09:10:00+09:00' }
const approved = { status: 'approved', at: '2026-11-21T09:30:00+09:00' }

const templates = async (member: { email: string }) =>
  (await world.mailsTo(member.email)).map(({ template }) => template).slice(2)

test('a member verifies: link, submitted, approved, mailed', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  expect(service.started.at(-1)).toMatchObject({
    callbackUrl: 'http://ito.test/ekyc/complete',
    errorUrl: 'http://ito.test/ekyc/error',
  })
  expect(await standing(member)).toEqual(notDone)
  expect(await tell(reference, submitted)).toBe(200)
  expect(await standing(member)).toEqual(inReview)
  expect(await tell(reference, approved)).toBe(200)
  expect(await standing(member)).toEqual(done)
  expect(await templates(member)).toEqual(['identity-approved'])
  expect((await member.ask(start)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  const check = await world.database
    .selectFrom('identity_check')
    .select(['method', 'status'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  expect(check).toEqual({ method: 'ic_chip', status: 'approved' })
})

test('who a member is stays with us: the applicant id is opaque, the same each time, another for another member', async () => {
  const before = service.started.length
  const [one, other] = [await joinAsMember(world), await joinAsMember(world)]
  await tell(await startCheck(one), { status: 'cancelled' })
  await startCheck(one)
  await startCheck(other)
  const [first, again, others] = service.started.slice(before).map(({ applicantId }) => applicantId)
  expect(first).toMatch(/^[\w-]{32}$/)
  expect(again).toBe(first)
  expect(others).not.toBe(first)
})

test('an unopened link is given again until it ends', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  expect(await startCheck(member)).toBe(reference)
  const before = world.now.business
  world.now.business = new Date(before.getTime() + 30 * 60_000)
  expect(await startCheck(member)).not.toBe(reference)
  world.now.business = before
})

test('while the service is down the member is asked to come back', async () => {
  const member = await joinAsMember(world)
  service.isDown = true
  expect((await member.ask(start)).errors?.[0]).toEqual({
    message: '本人確認サービスに接続できませんでした。時間をおいてもう一度お試しください。',
    path: ['startLiquid'],
    extensions: { code: 'UNAVAILABLE', retryAfter: 60 },
  })
  service.isDown = false
  expect(await startCheck(member)).toBeTruthy()
})

test('visitors cannot start', async () => {
  expect((await world.browser().ask(start)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('the same notification many times counts once', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  const same = { ...approved, eventId: 'told-many-times' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(reference, same)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await standing(member)).toEqual(done)
  expect(await templates(member)).toEqual(['identity-approved'])
})

test.each([
  ['submitted after approved', [approved, submitted], done],
  ['rejected after approved', [approved, { status: 'rejected' }], done],
  ['approved after rejected', [submitted, { status: 'rejected' }, approved], notDone],
  ['expired after submitted and approved', [submitted, approved, { status: 'expired' }], done],
  ['capturing after submitted', [submitted, { status: 'capturing' }], inReview],
  ['approved at once', [approved], done],
])('out of order: %s', async (_, notices, expected) => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  for (const notice of notices) expect(await tell(reference, notice)).toBe(200)
  expect(await standing(member)).toEqual(expected)
})

test('a rejected member is told why and starts again', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  await tell(reference, submitted)
  expect((await member.ask(start)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  await tell(reference, { status: 'rejected', reasons: ['address_mismatch'] })
  expect(await standing(member)).toEqual(notDone)
  expect(await templates(member)).toEqual(['identity-rejected'])
  expect((await world.mailsTo(member.email)).at(-1)?.text_body).toContain('書類の住所と登録の住所が異なります。')
  expect(await startCheck(member)).not.toBe(reference)
})

test('a forged or garbled notification changes nothing', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  expect(await tell(reference, approved, 'another secret')).toBe(401)
  expect(await post('{}')).toBe(401)
  expect(await tell(reference, { ...approved, status: 'approved by me' })).toBe(400)
  expect(await tell('application_of_nobody', approved)).toBe(200)
  expect(await standing(member)).toEqual(notDone)
  // All of it was written down as a warning, nothing as a bug.
  expect(world.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('a notification that was lost is found by asking', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  service.reports.set(reference, {
    reference,
    applicantId: 'somebody',
    status: 'approved',
    method: 'jpki',
    rejectReasons: [],
    occurredAt: new Date('2026-11-21T09:30:00+09:00'),
  })
  service.isDown = true
  await reconcileIdentities(world.services)
  expect(await standing(member)).toEqual(notDone)
  service.isDown = false
  await reconcileIdentities(world.services)
  await reconcileIdentities(world.services)
  expect(await standing(member)).toEqual(done)
  expect(await templates(member)).toEqual(['identity-approved'])
})

const change =
  'mutation ($address: String!, $zipcode: String) { changeAddress(input: { address: $address, zipcode: $zipcode }) { ok } }'
const addresses = async (member: Browser) =>
  (await member.ask('{ me { address zipcode changeAddress { address changing_at } is_ekyc_authed } }')).data?.me

test("a review that hangs becomes the operators' work after three business days; they ask the service, and what it says is recorded", async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  await tell(reference, { ...submitted, at: '2026-11-17T09:10:00+09:00' })
  const check = await world.database
    .selectFrom('identity_check')
    .select(['id', 'member_id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await world.database
    .updateTable('identity_check')
    .set({ status_at: new Date('2026-11-17T09:10:00+09:00') })
    .where('id', '=', check.id)
    .execute()
  const stuck = async () => (await listQueues(world.services)).find(({ name }) => name === 'identity_stuck')
  const operator: Viewer = {
    memberId: check.member_id,
    role: 'admin',
    status: 'active',
    isVerified: true,
    sessionHash: Buffer.alloc(32),
    authenticatedAt: world.now.business,
  }
  const ask = () => askIdentityService(world.services, operator, { checkId: check.id })
  const before = world.now.business
  // Tuesday, 17 November: Friday the 20th is the last day of the three.
  world.now.business = new Date('2026-11-20T18:00:00+09:00')
  expect(await stuck()).toMatchObject({ count: 0 })
  world.now.business = new Date('2026-11-21T00:00:00+09:00')
  expect(await stuck()).toMatchObject({ count: 1, dueAt: new Date('2026-11-20T23:59:59+09:00') })
  service.isDown = true
  expect(await ask()).toMatchObject({ code: 'UNAVAILABLE' })
  service.isDown = false
  expect(await ask()).toMatchObject({ value: { status: 'submitted' } })
  service.reports.set(reference, {
    reference,
    applicantId: 'somebody',
    status: 'approved',
    method: 'ic_chip',
    rejectReasons: [],
    occurredAt: world.now.business,
  })
  expect(await ask()).toMatchObject({ value: { status: 'approved' } })
  expect(await stuck()).toMatchObject({ count: 0 })
  expect(await ask()).toMatchObject({ code: 'CONFLICT' })
  world.now.business = before
})

test('a new address waits until the member is verified again', async () => {
  const member = await joinAsMember(world)
  expect((await member.ask(change, { address: '大阪府大阪市北区梅田1-1' })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
  await tell(await startCheck(member), approved)
  expect((await member.ask(change, { address: ' ' })).errors?.[0]?.extensions.fields).toEqual({ address: '必須です' })
  expect(await member.ask(change, { address: '大阪府大阪市北区梅田1-1' })).toEqual({
    data: { changeAddress: { ok: true } },
  })
  expect(await addresses(member)).toEqual({
    address: '東京都渋谷区渋谷1-2-3',
    zipcode: '1500002',
    changeAddress: { address: '大阪府大阪市北区梅田1-1', changing_at: '2026-11-21T10:00:00+09:00' },
    is_ekyc_authed: false,
  })
  const second = await startCheck(member)
  await tell(second, { status: 'rejected' })
  expect((await addresses(member)).changeAddress).not.toBeNull()
  await tell(await startCheck(member), approved)
  expect(await addresses(member)).toEqual({
    address: '大阪府大阪市北区梅田1-1',
    zipcode: '1500002',
    changeAddress: null,
    is_ekyc_authed: true,
  })
  expect(
    (await member.ask(change, { address: '京都府京都市北区紫野1-1', zipcode: '603-82a1' })).errors?.[0]?.extensions
      .fields,
  ).toEqual({ zipcode: '数字で7桁です' })
  await member.ask(change, { address: '京都府京都市北区紫野1-1', zipcode: '603-8211' })
  await tell(await startCheck(member), approved)
  expect(await addresses(member)).toMatchObject({ address: '京都府京都市北区紫野1-1', zipcode: '6038211' })
})

const update = 'mutation ($input: UserInfoInput!) { userInfo(input: $input) { ok } }'
const ownData = '{ me { sei mei sei_kana mei_kana birthday zipcode address tel } }'
const updateWith = async (member: Browser, changes: Record<string, string>) => {
  const me = (await member.ask(ownData)).data?.me
  return member.ask(update, { input: { ...me, ...changes } })
}

test.each([
  ['nothing', {}, true],
  ['the telephone number', { tel: '07011112222' }, true],
  ['the reading of the name', { mei_kana: 'ハナヨ' }, true],
  ['the family name', { sei: '佐藤' }, false],
  ['the birthday', { birthday: '1985-04-13' }, false],
  ['the postal code', { zipcode: '5300001' }, false],
  ['the address', { address: '大阪府大阪市北区梅田1-1' }, false],
])('a verified member who changes %s', async (_, changes, staysVerified) => {
  const member = await joinAsMember(world)
  await tell(await startCheck(member), approved)
  expect(await updateWith(member, changes)).toEqual({ data: { userInfo: { ok: true } } })
  const me = await addresses(member)
  expect(me.is_ekyc_authed).toBe(staysVerified)
  expect(me.address).toBe('東京都渋谷区渋谷1-2-3')
  const waits = 'address' in changes || 'zipcode' in changes
  expect(me.changeAddress !== null).toBe(waits)
  if (staysVerified) return
  await tell(await startCheck(member), approved)
  const after = (await member.ask(ownData)).data?.me
  expect(after).toMatchObject(changes)
  expect((await addresses(member)).is_ekyc_authed).toBe(true)
})

test('a second new address replaces the one that waits', async () => {
  const member = await joinAsMember(world)
  await tell(await startCheck(member), approved)
  await updateWith(member, { address: '大阪府大阪市北区梅田1-1', zipcode: '5300001' })
  await updateWith(member, { tel: '07033334444' })
  expect((await addresses(member)).changeAddress.address).toBe('大阪府大阪市北区梅田1-1')
  await updateWith(member, { address: '京都府京都市中京区1-1', zipcode: '6040001' })
  expect(await addresses(member)).toMatchObject({
    address: '東京都渋谷区渋谷1-2-3',
    zipcode: '1500002',
    changeAddress: { address: '京都府京都市中京区1-1' },
  })
  await tell(await startCheck(member), approved)
  expect(await addresses(member)).toMatchObject({
    address: '京都府京都市中京区1-1',
    zipcode: '6040001',
    changeAddress: null,
  })
})

test('a held member does not start', async () => {
  const member = await joinAsMember(world)
  await world.database.updateTable('member').set({ status: 'held' }).where('email', '=', member.email).execute()
  expect((await member.ask(start)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('who was never verified changes an address at once, and a check under way no longer counts', async () => {
  const member = await joinAsMember(world)
  const reference = await startCheck(member)
  await tell(reference, submitted)
  await updateWith(member, { address: '大阪府大阪市北区梅田1-1' })
  expect(await addresses(member)).toMatchObject({ address: '大阪府大阪市北区梅田1-1', changeAddress: null })
  await tell(reference, approved)
  expect(await standing(member)).toEqual(notDone)
})
