import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailUndeliverable } from '../../../src/adapters/mail/mail.ts'
import { accountPolicy } from '../../../src/features/people/account/login-delay.ts'
import { takeTurn } from '../../../src/features/people/account/login-throttle.ts'
import { sendMail } from '../../../src/features/communication/outbox/send-mail.ts'
import { attendMail } from '../../../src/features/back-office/dashboard/undelivered-mails.ts'
import { createAuthenticator, type Authenticator } from '../../support/authenticator.ts'
import {
  goodPassword,
  joinAsMember,
  logIn,
  register as registration,
  requestLink,
  someone,
} from '../support/account-people.ts'
import { createWorld, type Answer, type Browser, type World } from '../support/account-world.ts'

// What opens an account, and what keeps others from it: devices, passkeys, mailed codes, links in mails.

let world: World
let start: { machine: Date; business: Date }
let sent: string[]
let bounces = false
const mailSender = {
  send: async ({ text, html }: { text: string; html: string }) => {
    if (bounces) throw new MailUndeliverable('550 no such user', 550)
    sent.push(`${text}\n${html}`)
  },
  close: () => undefined,
}
const bankDirectory = {
  findBank: async () => ({ code: '0001', name: 'みずほ' }),
  findBranch: async () => ({ code: '001', name: '東京営業部' }),
}

const errorCode = (answer: Answer) => answer.errors?.[0]?.extensions.code
const needsOf = (answer: Answer) => (answer.errors?.[0]?.extensions as { needs?: string } | undefined)?.needs
const asked = (answer: Answer) => [errorCode(answer), needsOf(answer)]
const minutes = (count: number) => {
  world.now.machine = new Date(world.now.machine.getTime() + count * 60_000)
}
const days = (count: number) => {
  world.now.business = new Date(world.now.business.getTime() + count * 24 * 60 * 60_000)
}
const ok = (answer: Answer) => expect(answer.errors).toBeUndefined()
const templates = async (email: string) => (await world.mailsTo(email)).map(({ template }) => template)
const lastText = async (email: string, template: string) =>
  (await world.mailsTo(email)).findLast((mail) => mail.template === template)?.text_body ?? ''

const bankAccount = `mutation { userBankAccount(input: { bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`
const begin = 'mutation { beginPasskeyRegistration { json } }'
const askEmail = 'mutation ($email: String!) { requestEmailChange(email: $email) { confirm_limit_at } }'
const turnOff = 'mutation { turnPasswordOff { ok } }'
const forgot = 'mutation ($email: String!) { forgotPassword(email: $email) { ok } }'
const reset =
  'mutation ($password: String!, $code: String!) { resetPassword(password: $password, passwordConfirm: $password, code: $code) { ok } }'
const confirm = 'mutation ($code: String!) { confirmCode(code: $code) { ok } }'
const newPassword = 'yama-no-kaze-93'

async function questionOf(browser: Browser, mutation: string): Promise<string> {
  const answer = await browser.ask(mutation)
  ok(answer)
  return Object.values(answer.data ?? {})[0].json as string
}
async function addKey(browser: Browser): Promise<Authenticator> {
  const key = createAuthenticator('http://ito.test')
  const response = key.create(await questionOf(browser, begin))
  ok(
    await browser.ask('mutation ($input: PasskeyInput!) { addPasskey(input: $input) { ok } }', {
      input: { name: '鍵', response },
    }),
  )
  return key
}
const enter = async (browser: Browser, key: Authenticator) =>
  browser.ask('mutation ($response: String!) { loginWithPasskey(response: $response) { ok } }', {
    response: key.get(await questionOf(browser, 'mutation { beginPasskeyLogin { json } }')),
  })
const keyOf = async (browser: Browser) =>
  ((await browser.ask('{ passkeys { id } }')).data?.passkeys as { id: string }[] | undefined)?.[0]?.id
const enterByPassword = (browser: Browser, email: string, password = goodPassword) =>
  browser.ask(logIn, { identifier: email, password })

async function mailedCode(browser: Browser & { email: string }): Promise<string> {
  ok(await browser.ask('mutation { sendConfirmationCode { ok } }'))
  return /^(?:.*\s)?(\d{6})$/m.exec(await lastText(browser.email, 'one-time-code'))?.[1] ?? ''
}

describe.each([
  ['offered', {}],
  ['required', { STRONG_LOGIN: 'required' }],
] as const)('where a strong login is %s', (setting, settings) => {
  beforeAll(async () => {
    world = await createWorld({ mailSender: mailSender as never, bankDirectory: bankDirectory as never }, settings)
    start = { ...world.now }
  })
  beforeEach(() => {
    Object.assign(world.now, start)
    sent = []
    bounces = false
  })
  afterAll(async () => {
    expect(world.logged).toEqual([])
    await world.close()
  })

  test('the payout account asks for the passkey where there is one; a password, and a code, do not do then', async () => {
    const member = await joinAsMember(world)
    if (setting === 'required') {
      expect(asked(await member.ask(begin)), 'the first key needs the mailbox').toEqual([
        'REAUTH_REQUIRED',
        'mailed_code',
      ])
      ok(await member.ask(confirm, { code: await mailedCode(member) }))
    }
    const key = await addKey(member)
    expect(asked(await member.ask(bankAccount))).toEqual(['REAUTH_REQUIRED', 'passkey'])
    ok(await enterByPassword(member, member.email))
    ok(await member.ask(confirm, { code: await mailedCode(member) }))
    expect(asked(await member.ask(bankAccount))).toEqual(['REAUTH_REQUIRED', 'passkey'])
    ok(await enter(member, key))
    ok(await member.ask(bankAccount))
    minutes(11)
    expect(asked(await member.ask(bankAccount))).toEqual(['REAUTH_REQUIRED', 'passkey'])
  })

  test('without a passkey: a fresh login, and the mailed code where a strong login is required', async () => {
    const member = await joinAsMember(world)
    const first = await member.ask(bankAccount)
    if (setting === 'offered') return ok(first)
    expect(asked(first)).toEqual(['REAUTH_REQUIRED', 'mailed_code'])
    const code = await mailedCode(member)
    expect(errorCode(await member.ask(confirm, { code: code === '000000' ? '000001' : '000000' }))).toBe(
      'BAD_USER_INPUT',
    )
    ok(
      await member.ask(confirm, {
        code: [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
      }),
    )
    expect(errorCode(await member.ask(confirm, { code })), 'once').toBe('BAD_USER_INPUT')
    ok(await member.ask(bankAccount))
    expect(
      asked(
        await (async () => {
          const elsewhere = world.browser()
          ok(await enterByPassword(elsewhere, member.email))
          return elsewhere.ask(bankAccount)
        })(),
      ),
      'in the session that asked for it alone',
    ).toEqual(['REAUTH_REQUIRED', 'mailed_code'])
    minutes(11)
    expect(asked(await member.ask(bankAccount))).toEqual(['REAUTH_REQUIRED', 'login'])
  })

  test('a code holds for ten minutes and five guesses, and is mailed five times an hour', async () => {
    const member = await joinAsMember(world)
    const late = await mailedCode(member)
    minutes(10)
    expect(errorCode(await member.ask(confirm, { code: late }))).toBe('BAD_USER_INPUT')
    const code = await mailedCode(member)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1) await member.ask(confirm, { code: wrong })
    expect(errorCode(await member.ask(confirm, { code }))).toBe('BAD_USER_INPUT')
    for (let more = 0; more < 3; more += 1) await mailedCode(member)
    expect(errorCode(await member.ask('mutation { sendConfirmationCode { ok } }'))).toBe('RATE_LIMITED')
  })
})

describe('an account', () => {
  beforeAll(async () => {
    world = await createWorld({ mailSender: mailSender as never, bankDirectory: bankDirectory as never })
    start = { ...world.now }
  })
  beforeEach(() => {
    Object.assign(world.now, start)
    sent = []
    bounces = false
  })
  afterAll(async () => {
    expect(world.logged).toEqual([])
    await world.close()
  })

  test('a password takes no passkey away, and moves no mail address of who has one, without the mailed code', async () => {
    const member = await joinAsMember(world)
    await addKey(member)
    const thief = world.browser()
    ok(await enterByPassword(thief, member.email))
    const id = await keyOf(thief)
    const remove = 'mutation ($id: ID!) { removePasskey(id: $id) { ok } }'
    for (const act of [thief.ask(begin), thief.ask(remove, { id }), thief.ask(askEmail, { email: 'thief@example.jp' })])
      expect(asked(await act)).toEqual(['REAUTH_REQUIRED', 'mailed_code'])
    ok(await member.ask(confirm, { code: await mailedCode(member) }))
    ok(await member.ask(remove, { id }))
  })

  test('by passkeys alone: no password opens it, nor a reset by mail, until three days have passed without the passkey', async () => {
    const member = await joinAsMember(world)
    expect(errorCode(await member.ask(turnOff))).toBe('CONFLICT')
    const key = await addKey(member)
    expect(asked(await member.ask(turnOff))).toEqual(['REAUTH_REQUIRED', 'passkey'])
    ok(await enter(member, key))
    ok(await member.ask(turnOff))
    expect(await templates(member.email)).toContain('password-off')
    expect((await member.ask('{ me { password_off } }')).data?.me.password_off).toBe(true)
    const visitor = world.browser()
    expect(errorCode(await enterByPassword(visitor, member.email))).toBe('UNAUTHENTICATED')
    const id = await keyOf(member)
    expect(
      errorCode(await member.ask('mutation ($id: ID!) { removePasskey(id: $id) { ok } }', { id })),
      'the last one stays',
    ).toBe('CONFLICT')

    const recovery = async () => {
      ok(await visitor.ask(forgot, { email: member.email }))
      return /\/password\/reset\/([\w-]+)/.exec(await lastText(member.email, 'password-recovery'))?.[1] ?? ''
    }
    const ended = await recovery()
    expect(errorCode(await visitor.ask(reset, { code: ended, password: newPassword }))).toBe('CONFLICT')
    ok(await enter(world.browser(), key))
    days(3)
    expect(
      errorCode(await visitor.ask(reset, { code: ended, password: newPassword })),
      'whoever has the passkey ends it',
    ).toBe('NOT_FOUND')
    const code = await recovery()
    expect(await recovery(), 'asking again does not begin anew').toBe(code)
    days(3)
    ok(await visitor.ask(reset, { code, password: newPassword }))
    ok(await enterByPassword(visitor, member.email, newPassword))
  })

  test('a device is known by a secret of its own, whatever it says of itself', async () => {
    const member = await joinAsMember(world)
    const before = (await templates(member.email)).length
    for (const device of ['Test browser', 'another name']) {
      member.device = device
      ok(await enterByPassword(member, member.email))
    }
    expect(await templates(member.email), 'the same device').toHaveLength(before)
    const copy = world.browser()
    ok(await enterByPassword(copy, member.email))
    expect((await templates(member.email)).slice(before), 'another one that calls itself the same').toEqual([
      'new-device-login',
    ])
    ok(await copy.ask('mutation { logout { ok } }'))
    ok(await enterByPassword(copy, member.email))
    expect((await templates(member.email)).slice(before)).toHaveLength(1)
    const [known] = await world.database.selectFrom('known_device').selectAll().execute()
    expect(known?.device_hash).toHaveLength(32)
  })

  test('a member without cookies is mailed about once a day, and about another browser or from another network at once', async () => {
    const member = await joinAsMember(world)
    const before = (await templates(member.email)).length
    const told = async () => (await templates(member.email)).slice(before)
    const enterWithout = async (device: string, address?: string) => {
      const program = world.browser()
      program.device = device
      if (address !== undefined) program.ipAddress = address
      ok(await enterByPassword(program, member.email))
    }
    for (let login = 0; login < 5; login += 1) await enterWithout('a program/1.0')
    expect(await told()).toEqual(['new-device-login'])
    await enterWithout('another program/2.0')
    await enterWithout('a program/1.0', '203.0.113.77')
    expect(await told()).toHaveLength(3)
    minutes(24 * 60 - 1)
    await enterWithout('a program/1.0')
    expect(await told()).toHaveLength(3)
    minutes(1)
    await enterWithout('a program/1.0')
    expect(await told()).toHaveLength(4)
  })

  test('who guesses from elsewhere keeps nobody out of a device that he has used, nor lets a guesser on it go on', async () => {
    const member = await joinAsMember(world)
    const guesser = world.browser()
    for (let guess = 0; guess < 8; guess += 1) await enterByPassword(guesser, member.email, 'wrong-password-1')
    expect(errorCode(await enterByPassword(guesser, member.email))).toBe('RATE_LIMITED')
    ok(await enterByPassword(member, member.email))
    for (let guess = 0; guess < 5; guess += 1) await enterByPassword(member, member.email, 'wrong-password-1')
    expect(errorCode(await enterByPassword(member, member.email))).toBe('RATE_LIMITED')
  })

  test('guesses sent to many processes at once get five turns between them, then each has to wait', async () => {
    const key = { key: 'account:many-processes', policy: accountPolicy }
    const waits = await Promise.all(Array.from({ length: 30 }, () => takeTurn(world.database, key, world.now.machine)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(waits.filter((wait) => wait === 5)).toHaveLength(25)
    expect(await takeTurn(world.database, key, new Date(world.now.machine.getTime() + 5_000))).toBe(0)
    expect(await takeTurn(world.database, key, new Date(world.now.machine.getTime() + 6_000))).toBe(9)
  })

  test('name, address and their readings are changed soon after a login alone; a telephone number at any time', async () => {
    const member = await joinAsMember(world)
    const info = 'mutation ($input: UserInfoInput!) { userInfo(input: $input) { ok } }'
    const {
      password: _password,
      survey: _survey,
      ...person
    } = someone({
      tel: (
        await world.database
          .selectFrom('member')
          .select('tel')
          .where('email', '=', member.email)
          .executeTakeFirstOrThrow()
      ).tel,
    })
    minutes(11)
    ok(await member.ask(info, { input: { ...person, tel: '08099990000' } }))
    for (const change of [
      { sei: '別人' },
      { sei_kana: 'ベツジン' },
      { birthday: '1985-04-13' },
      { address: '大阪府大阪市北区1' },
    ]) {
      expect(asked(await member.ask(info, { input: { ...person, ...change } }))).toEqual(['REAUTH_REQUIRED', 'login'])
    }
    expect(
      errorCode(
        await member.ask('mutation { updateKana(input: { sei_kana: "ベツジン", mei_kana: "ハナコ" }) { ok } }'),
      ),
    ).toBe('REAUTH_REQUIRED')
    ok(await enterByPassword(member, member.email))
    ok(await member.ask(info, { input: { ...person, address: '大阪府大阪市北区1' } }))
  })

  test('a link that works is nowhere in the database once its mail is sent', async () => {
    const email = 'links@example.jp'
    const browser = world.browser()
    ok(await browser.ask(requestLink, { input: { email } }))
    const token = /\/regist\/([\w-]+)/.exec(await lastText(email, 'registration-link'))?.[1] ?? ''
    await sendAll()
    expect(sent.join('\n')).toContain(token)
    expect(await everythingWritten()).not.toContain(token)
    ok(await browser.ask(registration, { input: { ...someone({ tel: '08077770000' }), confirmation_token: token } }))
    ok(await enterByPassword(browser, email))
    ok(await browser.ask(askEmail, { email: 'links-new@example.jp' }))
    ok(await world.browser().ask(forgot, { email }))
    ok(await browser.ask('mutation { sendConfirmationCode { ok } }'))
    sent = []
    await sendAll()
    const secrets = [...sent.join('\n').matchAll(/\/(?:stop|email|password\/reset)\/([\w-]{20,})/g)].map(
      ([, secret = '']) => secret,
    )
    expect(new Set(secrets).size).toBe(3)
    const written = await everythingWritten()
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
    const kept = await world.database
      .selectFrom('mail_outbox')
      .select(['template', 'text_body', 'secrets'])
      .where('to_address', '=', email)
      .execute()
    expect(kept.every((mail) => mail.secrets === null)).toBe(true)
    expect(kept.find(({ template }) => template === 'one-time-code')?.text_body).not.toMatch(/\b\d{6}\b/)
  })

  test('one that was refused and is sent again has a link of its own, to where it was meant for', async () => {
    const member = await joinAsMember(world)
    ok(await member.ask(askEmail, { email: 'refused@example.jp' }))
    const first = /\/email\/([\w-]+)/.exec(await lastText('refused@example.jp', 'email-change-link'))?.[1] ?? ''
    bounces = true
    await sendAll()
    expect(await everythingWritten()).not.toContain(first)
    const { id } = await world.database
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'email-change-link')
      .where('to_address', '=', 'refused@example.jp')
      .executeTakeFirstOrThrow()
    const { id: operatorId } = await world.database
      .updateTable('member')
      .set({ role: 'admin' })
      .where('email', '=', (await joinAsMember(world)).email)
      .returning('id')
      .executeTakeFirstOrThrow()
    const operator = {
      memberId: operatorId,
      role: 'admin',
      status: 'active',
      isVerified: true,
      sessionHash: Buffer.alloc(32),
      authenticatedAt: world.now.machine,
    } as const
    expect(await attendMail(world.services, operator, { mailId: id, resend: true })).toMatchObject({ ok: true })
    bounces = false
    sent = []
    await sendAll()
    const again = /\/email\/([\w-]+)/.exec(sent.join('\n'))?.[1] ?? ''
    expect(again).not.toBe(first)
    const confirmEmail = 'mutation ($token: String!) { confirmEmailChange(token: $token) { ok } }'
    expect(errorCode(await world.browser().ask(confirmEmail, { token: first }))).toBe('NOT_FOUND')
    ok(await world.browser().ask(confirmEmail, { token: again }))
  })
})

/** What the worker would send. */
async function sendAll(): Promise<void> {
  const owed = await world.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('undeliverable_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of owed) await sendMail(world.services, id)
}

/** Every table that a mail or its job may stand in, as text. */
async function everythingWritten(): Promise<string> {
  const [mails, audit] = await Promise.all([
    world.database.selectFrom('mail_outbox').selectAll().execute(),
    world.database.selectFrom('audit_log').selectAll().execute(),
  ])
  return JSON.stringify([mails, audit])
}
