import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpIdentityService } from '../../../src/adapters/ekyc/http-identity-service.ts'
import type { IdentityService } from '../../../src/adapters/ekyc/ekyc.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { reconcileIdentities } from '../../../src/features/people/identity/reconcile-identities.ts'
import { joinAsMember } from '../support/account-people.ts'
import type { Browser } from '../support/account-world.ts'
import { card, finishApp, openAppWorld, startApp, type AppWorld } from '../support/app-world.ts'

// The night on which photographs of a document end as a method: 31 March to 1 April 2027. What was begun is not broken, and nothing is begun in vain.

let world: AppWorld
/** The identity service of the demo desk, once that is open. */
let service: IdentityService
beforeAll(async () => {
  const late: IdentityService = {
    start: (request) => service.start(request),
    find: (reference) => service.find(reference),
    verifyNotification: (...message) => service.verifyNotification(...message),
  }
  world = await openAppWorld({}, { identityService: late })
  service = createHttpIdentityService({
    baseUrl: `${world.desk.url}/identity`,
    apiKey: demoCredentials.identityApiKey,
    webhookSecret: demoCredentials.identityWebhookSecret,
  })
})
afterAll(() => world.close())

async function begin(member: Browser): Promise<string> {
  const answer = await member.ask('mutation { startLiquid { url } }')
  return answer.data?.['startLiquid'].url
}

async function decide(url: string, decision: 'submit' | 'approve'): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision }),
  })
  expect(answer.status).toBe(200)
}

const checkOf = (url: string) =>
  world.database
    .selectFrom('identity_check')
    .select(['method', 'status', 'reject_reasons'])
    .where('url', '=', url)
    .executeTakeFirstOrThrow()
const isVerified = async (member: Browser) =>
  (await member.ask('{ me { is_ekyc_authed } }')).data?.['me'].is_ekyc_authed
const optionsOf = async (member: Browser) =>
  (await member.ask('{ identityOptions { service app renews } }')).data?.['identityOptions']

test('members before, around and after midnight', async () => {
  world.moveTo('2027-03-31T23:20:00+09:00')
  const [early, slow, waiting] = [await joinAsMember(world), await joinAsMember(world), await joinAsMember(world)]
  const [earlys, slows, waitings] = [await begin(early), await begin(slow), await begin(waiting)]
  expect(await checkOf(earlys)).toMatchObject({ method: 'image', status: 'created' })
  await decide(earlys, 'submit')
  await decide(earlys, 'approve')
  await decide(waitings, 'submit')
  await reconcileIdentities(world.services)
  expect(await isVerified(early)).toBe(true)

  // Half an hour before midnight a link would end after it: the successor is asked for already.
  world.moveTo('2027-03-31T23:40:00+09:00')
  const last = await joinAsMember(world)
  expect(await checkOf(await begin(last))).toMatchObject({ method: 'ic_chip' })

  world.moveTo('2027-04-01T09:30:00+09:00')
  // Submitted before, reviewed in the morning: it counts.
  await decide(waitings, 'approve')
  await reconcileIdentities(world.services)
  expect(await isVerified(waiting)).toBe(true)
  expect(await checkOf(waitings)).toEqual({ method: 'image', status: 'approved', reject_reasons: [] })
  // Not even submitted: the link has ended, and the next one is by the chip.
  expect((await checkOf(slows)).status).toBe('expired')
  const again = await begin(slow)
  expect(await checkOf(again)).toMatchObject({ method: 'ic_chip', status: 'created' })
  await decide(again, 'submit')
  await decide(again, 'approve')
  await reconcileIdentities(world.services)
  expect(await isVerified(slow)).toBe(true)
})

test('an approval of photographs whose submission nobody has heard of is refused, with the reason and the way on', async () => {
  const member = await joinAsMember(world)
  const url = await begin(member)
  const { id } = await world.database
    .selectFrom('identity_check')
    .select('id')
    .where('url', '=', url)
    .executeTakeFirstOrThrow()
  // As a service that was asked for the chip and photographed all the same.
  const report = { ...(await service.find(await referenceOf(url))), status: 'approved', method: 'image' }
  const honest = service.find
  service = { ...service, find: async () => report as Awaited<ReturnType<IdentityService['find']>> }
  await reconcileIdentities(world.services)
  service = { ...service, find: honest }
  const check = await world.database
    .selectFrom('identity_check')
    .select(['status', 'reject_reasons'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(check).toEqual({ status: 'rejected', reject_reasons: ['method_ended'] })
  expect(await isVerified(member)).toBe(false)
  expect((await world.mailsTo(member.email)).at(-1)?.text_body).toContain('この方法での本人確認は終了しました。')
  // The database says so to whoever forgets it.
  await expect(
    world.database
      .insertInto('identity_check')
      .columns(['member_id', 'reference', 'url', 'status', 'status_at', 'started_at', 'expires_at', 'method'])
      .expression((from) =>
        from
          .selectFrom('identity_check')
          .select(({ val }) => [
            'member_id',
            val('by-hand').as('reference'),
            'url',
            val('approved' as const).as('status'),
            'status_at',
            val(new Date('2027-03-31T12:00:00+09:00')).as('started_at'),
            'expires_at',
            val('image' as const).as('method'),
          ])
          .where('id', '=', id),
      )
      .execute(),
  ).rejects.toThrow('image was not valid any more')
})

const referenceOf = async (url: string): Promise<string> =>
  (
    await world.database
      .selectFrom('identity_check')
      .select('reference')
      .where('url', '=', url)
      .executeTakeFirstOrThrow()
  ).reference

test('who was identified by photographs stays so, and may renew it with the card or the chip', async () => {
  world.moveTo('2027-01-15T10:00:00+09:00')
  const member = await joinAsMember(world, { mei: '更新' })
  const now = new Date('2026-12-01T10:00:00+09:00')
  const { id: memberId } = await world.database
    .updateTable('member')
    .set({ identity_approved_at: now })
    .where('email', '=', member.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const times = { status_at: now, started_at: now, expires_at: now }
  await world.database
    .insertInto('identity_check')
    .values({ member_id: memberId, reference: 'of-before', url: '', status: 'approved', ...times })
    .execute()
  expect(await optionsOf(member)).toEqual({ service: 'ic_chip', app: 'jpki', renews: true })
  // Nobody begins it by mistake.
  expect((await member.ask('mutation { startLiquid { url } }')).errors?.[0]?.extensions.code).toBe('CONFLICT')
  const own = { ...card, name: '山田　更新' }

  const refused = await world.useApp((await startApp(member, true)).url, { ...own, address: '大阪府大阪市北区梅田1-1' })
  expect((await finishApp(member, refused)).data?.['finishIdentityApp'].status).toBe('rejected')
  expect(await isVerified(member)).toBe(true)
  const taken = await world.useApp((await startApp(member, true)).url, own)
  expect((await finishApp(member, taken)).data?.['finishIdentityApp'].status).toBe('approved')
  expect(await isVerified(member)).toBe(true)
  expect((await world.mailsTo(member.email)).map(({ template }) => template).slice(2)).toEqual([
    'identity-rejected',
    'identity-renewed',
  ])
  expect(await optionsOf(member)).toEqual({ service: null, app: null, renews: false })
})
