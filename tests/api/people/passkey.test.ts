import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAuthenticator, type Authenticator, type Behaviour } from '../../support/authenticator.ts'
import { goodPassword, joinAsMember, logIn } from '../support/account-people.ts'
import { createWorld, type Answer, type Browser, type World } from '../support/account-world.ts'

let world: World
let start: Date
beforeAll(async () => {
  world = await createWorld()
  start = world.now.machine
})
beforeEach(() => {
  world.now.machine = start
})
afterAll(() => world.close())

const site = 'http://ito.test'
const minutes = (count: number) => {
  world.now.machine = new Date(world.now.machine.getTime() + count * 60_000)
}

const beginRegistration = 'mutation { beginPasskeyRegistration { json } }'
const add = 'mutation ($input: PasskeyInput!) { addPasskey(input: $input) { ok } }'
const beginLogin = 'mutation { beginPasskeyLogin { json } }'
const useKey = 'mutation ($response: String!) { loginWithPasskey(response: $response) { ok } }'
const list = '{ passkeys { id name registered_at last_used_at } }'
const remove = 'mutation ($id: ID!) { removePasskey(id: $id) { ok } }'

const errorCode = (answer: Answer) => answer.errors?.[0]?.extensions.code
const meOf = async (browser: Browser) => (await browser.ask('{ me { email } }')).data?.me

async function questionOf(browser: Browser, mutation: string): Promise<string> {
  const answer = await browser.ask(mutation)
  expect(answer.errors).toBeUndefined()
  return Object.values(answer.data ?? {})[0].json as string
}

const keyOf = async (browser: Browser) =>
  ((await browser.ask(list)).data?.passkeys as { id: string }[] | undefined)?.[0]?.id

async function register(browser: Browser, name = 'わたしのiPhone'): Promise<Authenticator> {
  const authenticator = createAuthenticator(site)
  const response = authenticator.create(await questionOf(browser, beginRegistration))
  expect(await browser.ask(add, { input: { name, response } })).toEqual({ data: { addPasskey: { ok: true } } })
  return authenticator
}

async function enter(
  browser: Browser,
  authenticator: Authenticator,
  changes: Partial<Behaviour> = {},
): Promise<Answer> {
  return browser.ask(useKey, { response: authenticator.get(await questionOf(browser, beginLogin), changes) })
}

const refused = {
  data: null,
  errors: [
    { message: 'ログインに失敗しました。', path: ['loginWithPasskey'], extensions: { code: 'UNAUTHENTICATED' } },
  ],
}

test('a member registers a passkey, is mailed, and logs in with it on another device without a name', async () => {
  const member = await joinAsMember(world)
  const authenticator = await register(member)
  expect((await world.mailsTo(member.email)).at(-1)).toMatchObject({
    template: 'passkey-added',
    text_body: expect.stringContaining('わたしのiPhone'),
  })
  const visitor = world.browser()
  expect(await enter(visitor, authenticator)).toEqual({ data: { loginWithPasskey: { ok: true } } })
  expect(await meOf(visitor)).toEqual({ email: member.email })
  expect((await visitor.ask(list)).data?.passkeys).toMatchObject([
    { name: 'わたしのiPhone', last_used_at: '2026-11-21T10:00:00+09:00' },
  ])
})

test('the question that a visitor is asked names no member and no key', async () => {
  const question = JSON.parse(await questionOf(world.browser(), beginLogin)) as Record<string, unknown>
  expect(question).toMatchObject({ rpId: 'ito.test', userVerification: 'required' })
  expect(question['allowCredentials'] ?? []).toEqual([])
})

test('registering asks for a key that needs no name and always a person', async () => {
  const member = await joinAsMember(world)
  const question = JSON.parse(await questionOf(member, beginRegistration)) as {
    authenticatorSelection: unknown
    user: { id: string; name: string }
    attestation: string
  }
  expect(question.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
  expect(question.attestation).toBe('none')
  expect(Buffer.from(question.user.id, 'base64url')).toHaveLength(32)
})

const forged: [string, Partial<Behaviour>][] = [
  ['made on another site', { origin: 'https://ito.test.evil.example' }],
  ['without finger, face or code', { userVerified: false }],
  ['by a copied key that counts behind', { signCount: 1 }],
  ['for another member', { userHandle: Buffer.alloc(32, 9).toString('base64url') }],
  ['without saying for whom', { userHandle: undefined }],
]

test.each(forged)('a use %s is told in the words of a wrong password', async (_, changes) => {
  const member = await joinAsMember(world)
  const authenticator = await register(member)
  for (let used = 1; used <= 2; used += 1) expect((await enter(world.browser(), authenticator)).errors).toBeUndefined()
  const visitor = world.browser()
  expect(await enter(visitor, authenticator, changes)).toEqual(refused)
  expect(await meOf(visitor)).toBeNull()
})

test('so is everything else that fits nothing: noise, an unknown key, a changed signature, somebody who left', async () => {
  const member = await joinAsMember(world)
  const authenticator = await register(member)
  const visitor = world.browser()
  expect(await visitor.ask(useKey, { response: '{"id":1}' })).toEqual(refused)
  expect(await visitor.ask(useKey, { response: 'x'.repeat(30_000) })).toEqual(refused)
  expect(await enter(visitor, createAuthenticator(site))).toEqual(refused)
  const answer = JSON.parse(authenticator.get(await questionOf(visitor, beginLogin))) as {
    response: { signature: string }
  }
  answer.response.signature = `${answer.response.signature.slice(0, -4)}AAAA`
  expect(await visitor.ask(useKey, { response: JSON.stringify(answer) })).toEqual(refused)
  await world.database.updateTable('member').set({ status: 'suspended' }).where('email', '=', member.email).execute()
  expect(await enter(visitor, authenticator)).toEqual(refused)
})

test('a question is answered once, within five minutes, and only if we asked it', async () => {
  const member = await joinAsMember(world)
  const authenticator = await register(member)
  const response = authenticator.get(await questionOf(world.browser(), beginLogin))
  const both = await Promise.all([world.browser().ask(useKey, { response }), world.browser().ask(useKey, { response })])
  expect(both.filter((answer) => answer.data?.loginWithPasskey)).toHaveLength(1)
  const late = authenticator.get(await questionOf(world.browser(), beginLogin))
  minutes(5)
  expect(await world.browser().ask(useKey, { response: late })).toEqual(refused)
  const invented = JSON.stringify({ challenge: Buffer.alloc(32).toString('base64url'), rpId: 'ito.test' })
  expect(await world.browser().ask(useKey, { response: authenticator.get(invented) })).toEqual(refused)
})

test('an answer to a question of registering opens nothing, and another member cannot register it', async () => {
  const member = await joinAsMember(world)
  const other = await joinAsMember(world)
  const authenticator = createAuthenticator(site)
  const response = authenticator.create(await questionOf(member, beginRegistration))
  expect(errorCode(await other.ask(add, { input: { name: '横取り', response } }))).toBe('CONFLICT')
  expect(errorCode(await member.ask(add, { input: { name: 'used up', response } }))).toBe('CONFLICT')
  const { challenge } = JSON.parse(await questionOf(member, beginRegistration)) as { challenge: string }
  expect(
    await member.ask(useKey, { response: authenticator.get(JSON.stringify({ challenge, rpId: 'ito.test' })) }),
  ).toEqual(refused)
})

test('five forged uses of a key are free, then each waits; the password is not kept waiting, nor the other way round', async () => {
  const member = await joinAsMember(world)
  const authenticator = await register(member)
  const codes = []
  for (let round = 0; round < 6; round += 1)
    codes.push(errorCode(await enter(world.browser(), authenticator, { userVerified: false })))
  expect(codes).toEqual([...Array<string>(5).fill('UNAUTHENTICATED'), 'RATE_LIMITED'])
  expect(
    (await world.browser().ask(logIn, { identifier: member.email, password: goodPassword })).errors,
  ).toBeUndefined()
  world.now.machine = new Date(world.now.machine.getTime() + 5_000)
  expect((await enter(world.browser(), authenticator)).errors).toBeUndefined()
  for (let round = 0; round < 6; round += 1)
    await world.browser().ask(logIn, { identifier: member.email, password: 'wrong-password-1' })
  expect((await enter(world.browser(), authenticator)).errors).toBeUndefined()
})

test('adding and removing need a fresh login; the passkey itself freshens it, of the same member alone', async () => {
  const member = await joinAsMember(world)
  const authenticator = await register(member)
  const stranger = await register(await joinAsMember(world))
  const id = await keyOf(member)
  minutes(11)
  expect(errorCode(await member.ask(beginRegistration))).toBe('REAUTH_REQUIRED')
  expect(errorCode(await member.ask(remove, { id }))).toBe('REAUTH_REQUIRED')
  expect(errorCode(await enter(member, stranger))).toBe('UNAUTHENTICATED')
  expect(await meOf(member)).toEqual({ email: member.email })
  const question = JSON.parse(await questionOf(member, beginLogin)) as { allowCredentials: unknown[] }
  expect(question.allowCredentials).toHaveLength(1)
  expect((await enter(member, authenticator, { userHandle: undefined })).errors).toBeUndefined()
  expect(await member.ask(remove, { id })).toEqual({ data: { removePasskey: { ok: true } } })
  expect((await world.mailsTo(member.email)).at(-1)?.template).toBe('passkey-removed')
  expect(await enter(world.browser(), authenticator)).toEqual(refused)
  expect(errorCode(await member.ask(remove, { id }))).toBe('NOT_FOUND')
})

test('nobody removes another member’s passkey', async () => {
  const member = await joinAsMember(world)
  await register(member)
  const id = await keyOf(member)
  const other = await joinAsMember(world)
  expect(errorCode(await other.ask(remove, { id }))).toBe('NOT_FOUND')
  expect((await member.ask(list)).data?.passkeys).toHaveLength(1)
})

test('none of this was a bug', () => {
  expect(world.logged).toEqual([])
})
