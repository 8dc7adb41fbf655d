import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityMethods } from '../../../src/domain/people/identity-method.ts'
import { reconcileIdentities } from '../../../src/features/people/identity/reconcile-identities.ts'
import type { FaultKind, FaultTarget } from '../../../src/desk/faults.ts'
import { joinAsMember } from '../support/account-people.ts'
import type { Browser } from '../support/account-world.ts'
import { card, finishApp, openAppWorld, startApp, type AppWorld } from '../support/app-world.ts'

let world: AppWorld
beforeAll(async () => {
  world = await openAppWorld({ timeoutMs: 1_000 })
})
afterAll(() => world.close())
beforeEach(() => {
  world.desk.parts.faults.forget()
  world.moveTo()
})

// One card is one member's: each comes with a name of his own.
let names = 0
async function newcomer() {
  names += 1
  const mei = `花${'一二三四五六七八九十'[names % 10]}${'春夏秋冬東西南北'[Math.floor(names / 10)]}`
  const member = await joinAsMember(world, { mei })
  return { ...member, card: { ...card, name: `山田　${mei}` } }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

async function verify(member: Newcomer, changes: Record<string, string> = {}) {
  const { url } = await startApp(member)
  const back = await world.useApp(url, { ...member.card, ...changes })
  return { url, back, answer: await finishApp(member, back) }
}

const resultOf = ({ data, errors }: Awaited<ReturnType<typeof finishApp>>) =>
  data?.['finishIdentityApp'] ?? errors?.[0]?.extensions.code
const isVerified = async (member: Browser) =>
  (await member.ask('{ me { is_ekyc_authed } }')).data?.['me'].is_ekyc_authed
const optionsOf = async (member: Browser) =>
  (await member.ask('{ identityOptions { service app renews } }')).data?.['identityOptions']
const templatesTo = async ({ email }: { email: string }) =>
  (await world.mailsTo(email)).map(({ template }) => template).slice(2)
const checksOf = ({ email }: { email: string }) =>
  world.database
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'identity_check.member_id')
    .select([
      'identity_check.id',
      'identity_check.status',
      'method',
      'provider',
      'purpose',
      'subject',
      'certificate_serial',
      'certificate_checked_at',
      'reject_reasons',
    ])
    .where('email', '=', email)
    .orderBy('identity_check.id')
    .execute()

/** An address in another town: the identity has to be checked again. */
async function moveHouse(member: Newcomer) {
  const answer = await member.ask(
    'mutation { changeAddress(input: { address: "大阪府大阪市北区梅田1-1", zipcode: "5300001" }) { ok } }',
  )
  expect(answer.errors).toBeUndefined()
  return { ...member, card: { ...member.card, address: '大阪府大阪市北区梅田１丁目１番' } }
}

test('a newcomer signs with the card, and is identified with what the verifier found', async () => {
  const member = await newcomer()
  expect(await optionsOf(member)).toEqual({ service: 'image', app: 'jpki', renews: false })
  const { url, back, answer } = await verify(member)
  const asked = new URL(url).searchParams
  expect(asked.get('scope')).toBe('openid sign')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(resultOf(answer)).toEqual({ status: 'approved', reason: null })
  expect(await isVerified(member)).toBe(true)
  expect(await templatesTo(member)).toEqual(['identity-approved'])
  expect(await checksOf(member)).toMatchObject([
    {
      status: 'approved',
      method: 'jpki',
      provider: 'digital_auth',
      purpose: 'first',
      subject: expect.stringMatching(/^[0-9a-f]{36}$/),
      certificate_serial: expect.stringMatching(/^[0-9A-F]{16}$/),
      certificate_checked_at: expect.any(Date),
    },
  ])
  // The same return again, and a new start, change nothing.
  expect(resultOf(await finishApp(member, back))).toEqual({ status: 'approved', reason: null })
  expect((await startApp(member)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  expect(await templatesTo(member)).toEqual(['identity-approved'])
  expect(await optionsOf(member)).toEqual({ service: null, app: null, renews: false })
})

test('of ten returns at once one is read', async () => {
  const member = await newcomer()
  const back = await world.useApp((await startApp(member)).url, member.card)
  await Promise.all(Array.from({ length: 10 }, () => finishApp(member, back)))
  expect(await isVerified(member)).toBe(true)
  expect(await templatesTo(member)).toEqual(['identity-approved'])
})

describe('the user certificate alone', () => {
  test('knows a member again who moved house', async () => {
    const member = await newcomer()
    await verify(member)
    const moved = await moveHouse(member)
    expect(await optionsOf(moved)).toMatchObject({ app: 'auth' })
    const { url, answer } = await verify(moved)
    expect(new URL(url).searchParams.get('scope')).toBe('openid name address birthdate')
    expect(resultOf(answer)).toEqual({ status: 'approved', reason: null })
    expect((await member.ask('{ me { address is_ekyc_authed } }')).data?.['me']).toEqual({
      address: '大阪府大阪市北区梅田1-1',
      is_ekyc_authed: true,
    })
    expect((await checksOf(member)).at(-1)).toMatchObject({ method: 'auth', purpose: 'recheck', status: 'approved' })
  })

  test('of somebody else is refused, and after that only a signature is taken', async () => {
    const member = await newcomer()
    await verify(member)
    const moved = await moveHouse(member)
    // The app itself takes no certificate that does not hold.
    expect(resultOf((await verify(moved, { certificate: 'revoked' })).answer)).toMatchObject({ status: 'cancelled' })
    const { answer } = await verify(moved, { name: '織田信長' })
    expect(resultOf(answer)).toEqual({
      status: 'rejected',
      reason: '前回の本人確認とは別のカードです。書類の氏名と登録の氏名が異なります。',
    })
    expect(await isVerified(moved)).toBe(false)
    expect(await optionsOf(moved)).toMatchObject({ app: 'jpki' })
    expect(resultOf((await verify(moved)).answer)).toMatchObject({ status: 'approved' })
  })

  test('never identifies a newcomer, whoever writes it into the database', async () => {
    const member = await newcomer()
    const { id: memberId } = await world.database
      .selectFrom('member')
      .select('id')
      .where('email', '=', member.email)
      .executeTakeFirstOrThrow()
    const at = world.now.business
    const check = (facts: object) =>
      world.database
        .insertInto('identity_check')
        .values({
          member_id: memberId,
          reference: `by-hand-${JSON.stringify(facts)}`,
          url: '',
          status: 'cancelled',
          status_at: at,
          started_at: at,
          expires_at: at,
          ...facts,
        })
        .execute()
    await expect(check({ method: 'auth', provider: 'digital_auth', purpose: 'recheck' })).rejects.toThrow(
      'knows nobody for the first time',
    )
    await expect(check({ method: 'image', started_at: new Date('2027-04-01T00:00:00+09:00') })).rejects.toThrow(
      'no check by image begins on 2027-04-01',
    )
    await check({ method: 'image', started_at: new Date('2027-03-31T23:59:59+09:00') })
  })
})

describe('what speaks against a card', () => {
  test.each([
    ['a signature that does not hold', { signature: 'invalid' }, '電子署名を確認できませんでした。'],
    ['a revoked certificate', { certificate: 'revoked' }, '電子証明書が失効しています。'],
    ['an outdated certificate', { certificate: 'expired' }, '有効期限が切れています。'],
    ['another name', { name: '織田信長' }, '書類の氏名と登録の氏名が異なります。'],
    ['another birthday', { birthdate: '1985-04-13' }, '書類の生年月日と登録の生年月日が異なります。'],
    ['another address', { address: '大阪府大阪市北区梅田1-1' }, '書類の住所と登録の住所が異なります。'],
  ])('%s', async (_what, changes, reason) => {
    const member = await newcomer()
    const { answer } = await verify(member, changes)
    expect(resultOf(answer)).toEqual({ status: 'rejected', reason: expect.stringContaining(reason) })
    expect(await isVerified(member)).toBe(false)
    expect(await templatesTo(member)).toEqual(['identity-rejected'])
    expect((await world.mailsTo(member.email)).at(-1)?.text_body).toContain(reason)
    // Mended, it is taken.
    if (!('name' in changes)) expect(resultOf((await verify(member)).answer)).toMatchObject({ status: 'approved' })
  })

  test('a card by which another member was identified', async () => {
    const first = await newcomer()
    await verify(first)
    const second = { ...(await joinAsMember(world)), card: first.card }
    const { answer } = await verify(second)
    expect(resultOf(answer)).toMatchObject({ status: 'rejected' })
    expect((await checksOf(second)).at(-1)?.reject_reasons).toContain('card_of_another_member')
  })
})

describe('a return that is none', () => {
  test('the member gave up, and begins again', async () => {
    const member = await newcomer()
    const { answer } = await verify(member, { decision: 'refuse' })
    expect(resultOf(answer)).toEqual({ status: 'cancelled', reason: null })
    expect(resultOf((await verify(member)).answer)).toMatchObject({ status: 'approved' })
  })

  test("a state that is nobody's, or another member's", async () => {
    const [member, other] = [await newcomer(), await newcomer()]
    const back = await world.useApp((await startApp(member)).url, member.card)
    expect(resultOf(await finishApp(member, { ...back, state: 'made-up' }))).toBe('NOT_FOUND')
    expect(resultOf(await finishApp(other, back))).toBe('NOT_FOUND')
    expect((await world.browser().ask('mutation { startIdentityApp { url } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    expect(await isVerified(other)).toBe(false)
    expect(resultOf(await finishApp(member, back))).toMatchObject({ status: 'approved' })
  })

  test('a made-up code, or the code of another start', async () => {
    const member = await newcomer()
    const first = await world.useApp((await startApp(member)).url, member.card)
    const second = await world.useApp((await startApp(member)).url, member.card)
    expect(resultOf(await finishApp(member, first))).toEqual({ status: 'cancelled', reason: null })
    expect(resultOf(await finishApp(member, { ...first, state: second.state }))).toEqual({
      status: 'cancelled',
      reason: null,
    })
    expect(await isVerified(member)).toBe(false)
  })

  test('a code that comes too late, and a start that came back after its time', async () => {
    const [late, later] = [await newcomer(), await newcomer()]
    const [one, other] = [
      await world.useApp((await startApp(late)).url, late.card),
      await world.useApp((await startApp(later)).url, later.card),
    ]
    const minutesOn = (minutes: number) => new Date(world.now.business.getTime() + minutes * 60_000).toISOString()
    world.moveTo(minutesOn(2))
    expect(resultOf(await finishApp(late, one))).toEqual({ status: 'cancelled', reason: null })
    world.moveTo(minutesOn(20))
    expect(resultOf(await finishApp(later, other))).toEqual({ status: 'expired', reason: null })
    // Who never comes back is given up by the clock.
    const gone = await newcomer()
    await startApp(gone)
    world.moveTo(minutesOn(21))
    await reconcileIdentities(world.services)
    expect((await checksOf(gone)).at(-1)?.status).toBe('expired')
  })
})

describe('while somebody outside does not answer', () => {
  const fault = (target: FaultTarget, kind: FaultKind, call: string, count = 1) =>
    world.desk.parts.faults.order({ target, kind, count, call })

  test.each<[string, FaultTarget, FaultKind, string]>([
    ['the app says nothing', 'digital_auth', 'timeout', 'POST /digital-auth/realms/main/protocol/openid-connect/token'],
    ['the app is broken', 'digital_auth', 'server_error', '/token'],
  ])('%s: the same return is read at the next attempt', async (_what, target, kind, call) => {
    const member = await newcomer()
    const back = await world.useApp((await startApp(member)).url, member.card)
    fault(target, kind, call)
    expect(resultOf(await finishApp(member, back))).toBe('UNAVAILABLE')
    expect(resultOf(await finishApp(member, back))).toMatchObject({ status: 'approved' })
  })

  test.each<[string, FaultTarget, FaultKind, string]>([
    ['the token is lost on its way', 'digital_auth', 'lost_answer', '/token'],
    ['the token cannot be read', 'digital_auth', 'bad_json', '/token'],
    ['the keys do not come', 'digital_auth', 'server_error', '/certs'],
  ])('%s: the code is used, and the member begins again', async (_what, target, kind, call) => {
    const member = await newcomer()
    const back = await world.useApp((await startApp(member)).url, member.card)
    fault(target, kind, call)
    expect(resultOf(await finishApp(member, back))).toBe('UNAVAILABLE')
    expect(resultOf(await finishApp(member, back))).toEqual({ status: 'cancelled', reason: null })
    expect(resultOf((await verify(member)).answer)).toMatchObject({ status: 'approved' })
  })

  test('the verifier opens no signature: nothing has begun', async () => {
    const member = await newcomer()
    fault('verifier', 'unavailable', 'POST')
    expect((await startApp(member)).errors?.[0]?.extensions).toEqual({ code: 'UNAVAILABLE', retryAfter: 60 })
    expect(await checksOf(member)).toEqual([])
  })

  test('the verifier is silent after the signature: it is kept, and asked about again', async () => {
    const member = await newcomer()
    fault('verifier', 'error', 'GET', 2)
    const { back, answer } = await verify(member)
    expect(resultOf(answer)).toEqual({ status: 'submitted', reason: null })
    expect((await startApp(member)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await reconcileIdentities(world.services)
    expect(await isVerified(member)).toBe(false)
    await reconcileIdentities(world.services)
    expect(await isVerified(member)).toBe(true)
    expect(resultOf(await finishApp(member, back))).toEqual({ status: 'approved', reason: null })
  })
})

test('nothing of it was a bug, and the methods are the database’s', async () => {
  expect(world.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  const rows = await world.database.selectFrom('identity_method').selectAll().execute()
  const bySpelling = (one: { method: string }, other: { method: string }) => (one.method < other.method ? -1 : 1)
  expect(rows.toSorted(bySpelling)).toEqual(
    identityMethods
      .map(({ method, validFrom, validUntil, forFirst, isCertain }) => ({
        method,
        valid_from: validFrom,
        valid_until: validUntil,
        for_first: forFirst,
        is_certain: isCertain,
      }))
      .toSorted(bySpelling),
  )
})
