import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodPassword, joinAsMember, logIn } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'

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

const passSeconds = (seconds: number) => {
  world.now.machine = new Date(world.now.machine.getTime() + seconds * 1000)
}
const attempt = (browser: Browser, identifier: string, password: string) => browser.ask(logIn, { identifier, password })
const sessionOf = (browser: Browser) => browser.ask('{ me { email } }')

test('every failed login gets the same answer: unknown, wrong, suspended', async () => {
  const member = await joinAsMember(world)
  const suspended = await joinAsMember(world)
  await world.database.updateTable('member').set({ status: 'suspended' }).where('email', '=', suspended.email).execute()
  const visitor = world.browser()
  const answers = [
    await attempt(visitor, 'nobody@example.jp', goodPassword),
    await attempt(visitor, 'not an address', goodPassword),
    await attempt(visitor, `${member.email}' or '1'='1`, goodPassword),
    await attempt(visitor, member.email, 'wrong-password-1'),
    await attempt(visitor, suspended.email, goodPassword),
  ]
  for (const answer of answers) {
    expect(answer.errors).toEqual([
      { message: 'ログインに失敗しました。', path: ['login'], extensions: { code: 'UNAUTHENTICATED' } },
    ])
  }
  expect((await sessionOf(visitor)).data?.me).toBeNull()
})

test('what cannot be kept as text is refused beside its field before anybody is looked up', async () => {
  const { email } = await joinAsMember(world)
  const visitor = world.browser()
  const message = '使用できない文字が含まれています。'
  for (const unstorable of ['\u0000', '\ud842']) {
    for (const identifier of [`nobody${unstorable}@example.jp`, `${email}${unstorable}`]) {
      const { errors } = await attempt(visitor, identifier, goodPassword)
      expect(errors).toEqual([{ message, extensions: { code: 'BAD_USER_INPUT', fields: { identifier: message } } }])
    }
    const { errors } = await attempt(visitor, email, `${goodPassword}${unstorable}`)
    expect(errors).toEqual([{ message, extensions: { code: 'BAD_USER_INPUT', fields: { password: message } } }])
  }
  expect((await sessionOf(visitor)).data?.me).toBeNull()
})

test('five wrong passwords are free; then each one doubles the wait, to a quarter of an hour at most', async () => {
  const { email } = await joinAsMember(world)
  const visitor = world.browser()
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    expect((await attempt(visitor, email, `wrong-password-${wrong}`)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  }
  const waits = []
  for (let round = 0; round < 10; round += 1) {
    const refused = await attempt(visitor, email, goodPassword)
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    const wait = refused.errors?.[0]?.extensions.retryAfter ?? 0
    waits.push(wait)
    passSeconds(wait)
    await attempt(visitor, email, 'wrong-password-again')
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  passSeconds(900)
  expect((await attempt(visitor, email, goodPassword)).errors).toBeUndefined()
  expect((await attempt(world.browser(), email, 'wrong-password-1')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  )
})

test('guesses sent all at once meet the wait too, and right passwords sent at once all get in', async () => {
  const { email } = await joinAsMember(world)
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => attempt(world.browser(), email, `guess-number-${index}`)),
  )
  expect(guesses.filter((answer) => answer.errors?.[0]?.extensions.code === 'UNAUTHENTICATED')).toHaveLength(5)
  passSeconds(86_400)
  const right = await Promise.all(Array.from({ length: 30 }, () => attempt(world.browser(), email, goodPassword)))
  expect(right.filter((answer) => answer.data?.login.ok)).toHaveLength(30)
})

test('an unknown account is slowed down like a known one', async () => {
  const visitor = world.browser()
  const codes = []
  for (let wrong = 0; wrong < 7; wrong += 1) {
    codes.push((await attempt(visitor, 'ghost@example.jp', 'wrong-password')).errors?.[0]?.extensions.code)
  }
  expect(codes).toEqual([...Array<string>(5).fill('UNAUTHENTICATED'), 'RATE_LIMITED', 'RATE_LIMITED'])
})

test('a network address that tries many accounts is slowed down, the machine itself in the demo is not', async () => {
  const tryAccounts = async (ipAddress: string) => {
    const browser = Object.assign(world.browser(), { ipAddress })
    const codes = new Set<string | undefined>()
    for (let account = 0; account < 22; account += 1) {
      codes.add(
        (await attempt(browser, `spray-${ipAddress}-${account}@example.jp`, 'wrong-password')).errors?.[0]?.extensions
          .code,
      )
    }
    return [...codes]
  }
  expect(await tryAccounts('198.51.100.7')).toEqual(['UNAUTHENTICATED', 'RATE_LIMITED'])
  expect(await tryAccounts('127.0.0.1')).toEqual(['UNAUTHENTICATED'])
  expect(await tryAccounts('::1')).toEqual(['UNAUTHENTICATED'])
})

test('each login starts a new session and ends the one before it; logging out ends it on the server', async () => {
  const member = await joinAsMember(world)
  const sessions = () =>
    world.database
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'member_id')
      .select('token_hash')
      .where('email', '=', member.email)
      .execute()
  const [first] = await sessions()
  await attempt(member, member.email, goodPassword)
  const [second, ...others] = await sessions()
  expect(others).toEqual([])
  expect(second?.token_hash).not.toEqual(first?.token_hash)
  expect(await member.ask('mutation { logout { ok } }')).toEqual({ data: { logout: { ok: true } } })
  expect(await sessions()).toEqual([])
  expect((await sessionOf(member)).data?.me).toBeNull()
  expect(await member.ask('mutation { logout { ok } }')).toEqual({ data: { logout: { ok: true } } })
})

test('a login from a device never seen before is mailed, once', async () => {
  const member = await joinAsMember(world)
  const phone = Object.assign(world.browser(), {
    device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1',
  })
  await attempt(phone, member.email, goodPassword)
  await attempt(phone, member.email, goodPassword)
  await attempt(member, member.email, goodPassword)
  const mails = await world.mailsTo(member.email)
  expect(mails.map(({ template }) => template)).toEqual(['registration-link', 'welcome', 'new-device-login'])
  expect(mails.at(-1)?.text_body).toContain('Safari（iPhone）')
})

const forgot = 'mutation ($email: String!) { forgotPassword(email: $email) { ok } }'
const reset = `mutation ($code: String!, $password: String!, $passwordConfirm: String!) {
  resetPassword(code: $code, password: $password, passwordConfirm: $passwordConfirm) { ok }
}`
const newPassword = 'mori-no-kaze-77'

async function receiveCode(email: string): Promise<string> {
  expect(await world.browser().ask(forgot, { email })).toEqual({ data: { forgotPassword: { ok: true } } })
  return /\/password\/reset\/([\w-]+)/.exec((await world.mailsTo(email)).at(-1)?.text_body ?? '')?.[1] ?? ''
}
const resetWith = (code: string, password = newPassword, passwordConfirm = password) =>
  world.browser().ask(reset, { code, password, passwordConfirm })
const resetFailed = [
  {
    message: 'パスワード変更に失敗しました。内容をご確認ください。',
    path: ['resetPassword'],
    extensions: { code: 'NOT_FOUND' },
  },
]

test('a forgotten password: mailed link, new password, every session ended', async () => {
  const member = await joinAsMember(world)
  const code = await receiveCode(member.email)
  expect((await resetWith(code, newPassword, 'another')).errors?.[0]?.extensions.fields).toEqual({
    passwordConfirm: '異なるパスワードが入力されています',
  })
  expect((await resetWith(code, 'password1')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect((await resetWith(code, member.email.split('@')[0])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(await resetWith(code)).toEqual({ data: { resetPassword: { ok: true } } })
  expect((await sessionOf(member)).data?.me).toBeNull()
  expect((await attempt(member, member.email, goodPassword)).errors?.[0]?.message).toBe('ログインに失敗しました。')
  expect((await attempt(member, member.email, newPassword)).errors).toBeUndefined()
  expect((await world.mailsTo(member.email)).at(-1)?.template).toBe('password-changed')
  expect((await resetWith(code)).errors, 'used').toEqual(resetFailed)
})

test('a reset link holds for an hour, until a newer one, and once even for two at a time', async () => {
  const { email } = await joinAsMember(world)
  expect((await resetWith('made-up')).errors).toEqual(resetFailed)
  const older = await receiveCode(email)
  const newer = await receiveCode(email)
  expect((await resetWith(older)).errors, 'older').toEqual(resetFailed)
  const sent = world.now.business
  world.now.business = new Date(sent.getTime() + 3_600_000)
  expect((await resetWith(newer)).errors, 'late').toEqual(resetFailed)
  world.now.business = new Date(sent.getTime() + 3_599_999)
  const both = await Promise.all([resetWith(newer), resetWith(newer)])
  expect(both.filter((answer) => answer.data?.resetPassword)).toHaveLength(1)
  world.now.business = sent
})

test('a stranger who forgot a password gets the same answer and no mail', async () => {
  expect(await world.browser().ask(forgot, { email: 'stranger@example.jp' })).toEqual({
    data: { forgotPassword: { ok: true } },
  })
  expect(await world.mailsTo('stranger@example.jp')).toEqual([])
  for (const _ of [1, 2]) await world.browser().ask(forgot, { email: 'stranger@example.jp' })
  expect((await world.browser().ask(forgot, { email: 'STRANGER@example.jp' })).errors?.[0]?.extensions.code).toBe(
    'RATE_LIMITED',
  )
})

test('none of this was a bug', () => {
  expect(world.logged).toEqual([])
})
