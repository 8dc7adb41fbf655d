import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteIdentityRenewal } from '../../../src/features/back-office/member-care/invite-identity-renewal.ts'
import { readIdentityCampaign } from '../../../src/features/back-office/member-care/identity-campaign.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import type { IdentityMethod } from '../../../src/domain/people/people-words.ts'
import { joinAsMember } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'

// The way to 1 April 2027: what remains is counted from the records, members are asked once and by day, and the day's work says it from January on.

let world: World
beforeAll(async () => {
  // By the chip already: whoever is asked has something to renew by.
  world = await createWorld({}, { EKYC_METHOD: 'ic_chip' })
})
afterAll(() => world.close())

let operator: Viewer
const people: Record<string, Browser & { email: string }> = {}

async function identified(name: string, checks: [method: IdentityMethod, at: string][]): Promise<void> {
  const member = await joinAsMember(world, { mei: name })
  people[name] = member
  for (const [method, at] of checks) {
    const time = new Date(at)
    const { id } = await world.database
      .updateTable('member')
      .set({ identity_approved_at: time })
      .where('email', '=', member.email)
      .returning('id')
      .executeTakeFirstOrThrow()
    const times = { status_at: time, started_at: time, expires_at: time }
    await world.database
      .insertInto('identity_check')
      .values({ member_id: id, reference: `${id}-${method}-${at}`, url: '', status: 'approved', method, ...times })
      .execute()
  }
}

const mailsTo = async (name: string) =>
  (await world.mailsTo(people[name]?.email ?? ''))
    .map(({ template }) => template)
    .filter((each) => each === 'identity-renewal')
const invite = (segment: 'all' | 'investors') => inviteIdentityRenewal(world.services, operator, { segment })

test('what remains is counted from the records', async () => {
  const boss = await joinAsMember(world, { mei: '運営' })
  const { id } = await world.database
    .updateTable('member')
    .set({ role: 'admin' })
    .where('email', '=', boss.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  operator = {
    memberId: id,
    role: 'admin',
    status: 'active',
    isVerified: true,
    sessionHash: Buffer.alloc(32),
    authenticatedAt: world.now.business,
  }
  await identified('写真', [['image', '2026-10-05T10:00:00+09:00']])
  await identified('更新', [
    ['image', '2026-09-05T10:00:00+09:00'],
    ['jpki', '2026-11-05T10:00:00+09:00'],
  ])
  await identified('半導体', [['ic_chip', '2026-11-06T10:00:00+09:00']])
  await identified('未済', [])
  expect(await readIdentityCampaign(world.services)).toMatchObject({
    ends_on: '2027-03-31',
    days_left: 131,
    wished: 'ic_chip',
    is_app_offered: false,
    members: [
      { method: 'ic_chip', members: 1 },
      { method: 'image', members: 1 },
      { method: 'jpki', members: 1 },
    ],
    open: 0,
    to_invite: 1,
    to_invite_investors: 0,
    invited: 0,
    months: [
      { month: '2026-09', ending: 1, lasting: 0, renewed: 0 },
      { month: '2026-10', ending: 1, lasting: 0, renewed: 0 },
      { month: '2026-11', ending: 0, lasting: 2, renewed: 0 },
    ],
  })
})

test('members are asked once, by day, and only where they could renew', async () => {
  const day = world.now.business
  for (const night of ['2026-11-21T08:59:59+09:00', '2026-11-21T18:00:00+09:00']) {
    world.now.business = new Date(night)
    expect(await invite('all')).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('9時から18時') })
  }
  world.now.business = day
  expect(await invite('investors')).toMatchObject({ code: 'CONFLICT' })
  expect(await invite('all')).toMatchObject({ ok: true, value: { people: 1 } })
  expect(await invite('all')).toMatchObject({ code: 'CONFLICT', message: '案内を送る会員はいません。' })
  expect([await mailsTo('写真'), await mailsTo('更新'), await mailsTo('未済')]).toEqual([['identity-renewal'], [], []])
  expect(await readIdentityCampaign(world.services)).toMatchObject({ to_invite: 0, invited: 1 })
  await identified('あと', [['image', '2026-11-07T10:00:00+09:00']])
  const photographsAlone = { ...world.services, config: { ...world.services.config, EKYC_METHOD: 'image' as const } }
  expect(await inviteIdentityRenewal(photographsAlone, operator, { segment: 'all' })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('先に設定を変更してください'),
  })
  const member = { ...operator, role: 'member' as const }
  expect(await inviteIdentityRenewal(world.services, member, { segment: 'all' })).toMatchObject({ code: 'FORBIDDEN' })
})

test("from January on the day's work says what still hangs on photographs", async () => {
  const before = world.now.business
  const queue = async (method: 'image' | 'ic_chip', at: string) => {
    world.now.business = new Date(at)
    const services = { ...world.services, config: { ...world.services.config, EKYC_METHOD: method } }
    return (await listQueues(services)).find(({ name }) => name === 'identity_method')
  }
  expect(await queue('image', '2026-12-31T23:59:59+09:00')).toMatchObject({ count: 0 })
  expect(await queue('image', '2027-01-01T00:00:00+09:00')).toMatchObject({
    count: 1,
    detail: '設定が画像のままです',
    dueAt: new Date('2027-03-31T23:59:59+09:00'),
  })
  expect(await queue('ic_chip', '2027-01-01T00:00:00+09:00')).toMatchObject({ count: 0 })
  const started = new Date('2027-03-31T10:00:00+09:00')
  const times = { status_at: started, started_at: started, expires_at: started }
  await world.database
    .insertInto('identity_check')
    .values({
      member_id: operator.memberId,
      reference: 'open',
      url: '',
      status: 'submitted',
      method: 'image',
      ...times,
    })
    .execute()
  expect(await queue('image', '2027-03-31T12:00:00+09:00')).toMatchObject({
    count: 2,
    detail: '設定が画像のままです・画像で手続き中 1人',
  })
  // The setting does no harm any more; the review that is still under way does.
  expect(await queue('image', '2027-04-01T00:00:00+09:00')).toMatchObject({ count: 1, detail: '画像で手続き中 1人' })
  world.now.business = before
})
