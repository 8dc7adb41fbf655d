import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOfflineBankDirectory } from '../../../src/adapters/bank/offline-bank-directory.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { goodPassword, joinAsMember, logIn, requestLink, someone } from '../support/account-people.ts'
import { createWorld, type Answer, type Browser, type World } from '../support/account-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: World
let start: World['now']
beforeAll(async () => {
  world = await createWorld({ bankDirectory: createOfflineBankDirectory() })
  start = { ...world.now }
})
beforeEach(() => {
  Object.assign(world.now, start)
})
afterAll(() => world.close())

const minute = 60_000
const passMinutes = (count: number) => {
  world.now.machine = new Date(world.now.machine.getTime() + count * minute)
  world.now.business = new Date(world.now.business.getTime() + count * minute)
}
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code
const meOf = async (browser: Browser) => (await browser.ask('{ me { email } }')).data?.me
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1'

const sessions = '{ sessions { id device started_at last_seen_at is_current } }'
const endOne = 'mutation ($id: ID!) { endSession(id: $id) { ok } }'

/** The same member on another device. */
async function alsoOn(device: string, email: string, password = goodPassword): Promise<Browser> {
  const browser = Object.assign(world.browser(), { device })
  expect((await browser.ask(logIn, { identifier: email, password })).errors).toBeUndefined()
  return browser
}

const linkIn = (text: string | undefined, path: string) => new RegExp(`/${path}/([\\w-]+)`).exec(text ?? '')?.[1] ?? ''
const lastMail = async (address: string, template: string) =>
  (await world.mailsTo(address)).findLast((mail) => mail.template === template)
const memberOf = (email: string) =>
  world.database.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a member sees where he is logged in and ends a device, which is out at once', async () => {
  const member = await joinAsMember(world)
  const phone = await alsoOn(iphone, member.email)
  passMinutes(3)
  await phone.ask('{ me { email } }')
  const { sessions: seen } = (await member.ask(sessions)).data as { sessions: { id: string }[] }
  expect(seen).toMatchObject([
    { device: 'Test browser', is_current: true },
    {
      device: 'Safari（iPhone）',
      is_current: false,
      started_at: '2026-11-21T10:00:00+09:00',
      last_seen_at: '2026-11-21T10:03:00+09:00',
    },
  ])
  const stranger = await joinAsMember(world)
  expect(codeOf(await stranger.ask(endOne, { id: seen[1]?.id }))).toBe('NOT_FOUND')
  expect(await member.ask(endOne, { id: seen[1]?.id })).toEqual({ data: { endSession: { ok: true } } })
  expect(await meOf(phone)).toBeNull()
  expect(codeOf(await member.ask(endOne, { id: seen[1]?.id }))).toBe('NOT_FOUND')
})

test('all other devices at once; a device that was idle too long is not listed', async () => {
  const member = await joinAsMember(world)
  const idle = await alsoOn('Firefox/140 Linux', member.email)
  passMinutes(59)
  await member.ask('{ me { email } }')
  const phone = await alsoOn(iphone, member.email)
  passMinutes(2)
  expect((await member.ask(sessions)).data?.sessions).toHaveLength(2)
  expect(await meOf(idle)).toBeNull()
  expect(await member.ask('mutation { endOtherSessions { ok } }')).toEqual({ data: { endOtherSessions: { ok: true } } })
  expect(await meOf(phone)).toBeNull()
  expect(await meOf(member)).toEqual({ email: member.email })
})

test('a session tells how long it lasts: an hour from the last request, twelve from the login', async () => {
  const member = await joinAsMember(world)
  const secondsLeft = async () =>
    (await member.ask('{ session { seconds_left } }')).data?.session?.seconds_left as number | undefined
  expect(await world.browser().ask('{ session { seconds_left } }')).toEqual({ data: { session: null } })
  expect(await secondsLeft()).toBe(3600)
  for (let hour = 0; hour < 11; hour += 1) {
    passMinutes(59)
    expect(await secondsLeft()).toBe(3600)
  }
  passMinutes(55)
  expect(await secondsLeft()).toBe(16 * 60)
  passMinutes(17)
  expect(await secondsLeft()).toBeUndefined()
})

const changePassword =
  'mutation ($password: String!) { changePassword(password: $password, passwordConfirm: $password) { ok } }'
const newPassword = 'mori-no-kaze-77'

test('the password is changed in place with a fresh login; other devices are out, this one stays', async () => {
  const member = await joinAsMember(world)
  const phone = await alsoOn(iphone, member.email)
  expect((await member.ask(changePassword, { password: 'password1' })).errors?.[0]?.extensions.fields).toHaveProperty(
    'password',
  )
  expect(
    (await member.ask(changePassword, { password: member.email.split('@')[0] })).errors?.[0]?.extensions.fields,
  ).toHaveProperty('password')
  passMinutes(11)
  expect(codeOf(await member.ask(changePassword, { password: newPassword }))).toBe('REAUTH_REQUIRED')
  await member.ask(logIn, { identifier: member.email, password: goodPassword })
  expect(await member.ask(changePassword, { password: newPassword })).toEqual({
    data: { changePassword: { ok: true } },
  })
  expect(await meOf(member)).toEqual({ email: member.email })
  expect(await meOf(phone)).toBeNull()
  expect(codeOf(await world.browser().ask(logIn, { identifier: member.email, password: goodPassword }))).toBe(
    'UNAUTHENTICATED',
  )
  expect((await lastMail(member.email, 'password-changed'))?.text_body).toContain('/stop/')
})

const askEmail = 'mutation ($email: String!) { requestEmailChange(email: $email) { confirm_limit_at } }'
const confirmEmail = 'mutation ($token: String!) { confirmEmailChange(token: $token) { ok } }'

test('a new mail address counts once its link was used; both addresses are told', async () => {
  const member = await joinAsMember(world)
  const next = `new-${member.email}`
  const asked = await member.ask(askEmail, { email: next.toUpperCase() })
  expect(asked).toEqual({ data: { requestEmailChange: { confirm_limit_at: '2026-11-22T10:00:00+09:00' } } })
  expect((await lastMail(member.email, 'email-change-asked'))?.text_body).toContain('/stop/')
  expect(await meOf(member)).toEqual({ email: member.email })
  const mail = await world.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('template', '=', 'email-change-link')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail.to_address.toLowerCase()).toBe(next)
  const token = linkIn(mail.text_body ?? '', 'email')
  const both = await Promise.all([
    world.browser().ask(confirmEmail, { token }),
    world.browser().ask(confirmEmail, { token }),
  ])
  expect(both.filter((answer) => answer.data?.confirmEmailChange)).toHaveLength(1)
  expect((await meOf(member))?.email.toLowerCase()).toBe(next)
  expect(await lastMail(member.email, 'email-changed')).toBeDefined()
  expect((await world.browser().ask(logIn, { identifier: next, password: goodPassword })).errors).toBeUndefined()
  expect(codeOf(await world.browser().ask(logIn, { identifier: member.email, password: goodPassword }))).toBe(
    'UNAUTHENTICATED',
  )
})

test('another member’s address answers like a free one, tells that member alone, and never changes hands', async () => {
  const member = await joinAsMember(world)
  const other = await joinAsMember(world)
  const [taken, free] = [
    await member.ask(askEmail, { email: other.email }),
    await member.ask(askEmail, { email: 'quite-free@example.jp' }),
  ]
  expect(taken).toEqual(free)
  expect(await lastMail(other.email, 'already-registered')).toBeDefined()
  expect(await lastMail(other.email, 'email-change-link')).toBeUndefined()
  expect(codeOf(await member.ask(askEmail, { email: member.email.toUpperCase() }))).toBe('BAD_USER_INPUT')
  passMinutes(11)
  expect(codeOf(await member.ask(askEmail, { email: 'late@example.jp' }))).toBe('REAUTH_REQUIRED')
})

test(
  'a link for a new address ends after a day, with a newer one, and when the address became a member’s meanwhile',
  { tags: ['course'] },
  async () => {
    const member = await joinAsMember(world)
    const tokenFor = async (email: string) => {
      await member.ask(askEmail, { email })
      return linkIn((await lastMail(email, 'email-change-link'))?.text_body, 'email')
    }
    const older = await tokenFor('first-wish@example.jp')
    const newer = await tokenFor('second-wish@example.jp')
    expect(codeOf(await world.browser().ask(confirmEmail, { token: older }))).toBe('NOT_FOUND')
    const rival = await joinAsMember(world)
    await world.database
      .updateTable('member')
      .set({ email: 'second-wish@example.jp' })
      .where('email', '=', rival.email)
      .execute()
    expect(codeOf(await world.browser().ask(confirmEmail, { token: newer }))).toBe('NOT_FOUND')
    const late = await tokenFor('third-wish@example.jp')
    world.now.business = new Date(world.now.business.getTime() + 24 * 60 * minute)
    expect(codeOf(await world.browser().ask(confirmEmail, { token: late }))).toBe('NOT_FOUND')
  },
)

// ---------------------------------------------------------------- stopping what one did not do

const stopNotice = 'query ($token: String!) { stopNotice(token: $token) { what told_at } }'
const stop = 'mutation ($token: String!) { stopAccount(token: $token) { number } }'
const bankAccount = `mutation { userBankAccount(input: {
  bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "7654321" }) { ok } }`

/** A browser that gets notices and a calendar that reads along. */
async function readAlong(memberId: Id<'member'>): Promise<void> {
  const created_at = world.now.business
  await world.database
    .insertInto('push_subscription')
    .values({ member_id: memberId, endpoint: `https://push.example/${memberId}`, p256dh: 'p', auth: 'a', created_at })
    .execute()
  await world.database
    .insertInto('calendar_feed')
    .values({ member_id: memberId, token_hash: Buffer.alloc(32, memberId), created_at })
    .execute()
}
const readersOf = async (memberId: Id<'member'>) => [
  ...(await world.database
    .selectFrom('push_subscription')
    .select('member_id')
    .where('member_id', '=', memberId)
    .execute()),
  ...(await world.database.selectFrom('calendar_feed').select('member_id').where('member_id', '=', memberId).execute()),
]

test('a thief who took everything over is thrown out by the first mail’s link: sessions, password, passkey, address, payouts', async () => {
  const member = await joinAsMember(world)
  const { id } = await memberOf(member.email)
  const thief = await alsoOn('Chrome/140 Windows', member.email)
  const token = linkIn((await lastMail(member.email, 'new-device-login'))?.text_body, 'stop')
  passMinutes(1)
  await thief.ask(bankAccount)
  await readAlong(id)
  const key = createAuthenticator('http://ito.test')
  const question = (await thief.ask('mutation { beginPasskeyRegistration { json } }')).data?.beginPasskeyRegistration
    .json as string
  await thief.ask('mutation ($input: PasskeyInput!) { addPasskey(input: $input) { ok } }', {
    input: { name: 'x', response: key.create(question) },
  })
  await thief.ask(changePassword, { password: newPassword })
  // The account has a passkey now, and its mail address asks for one.
  expect(codeOf(await thief.ask(askEmail, { email: 'thief@example.jp' }))).toBe('REAUTH_REQUIRED')
  const ownQuestion = (await thief.ask('mutation { beginPasskeyLogin { json } }')).data?.beginPasskeyLogin
    .json as string
  await thief.ask('mutation ($response: String!) { loginWithPasskey(response: $response) { ok } }', {
    response: key.get(ownQuestion),
  })
  await thief.ask(askEmail, { email: 'thief@example.jp' })
  await thief.ask(confirmEmail, {
    token: linkIn((await lastMail('thief@example.jp', 'email-change-link'))?.text_body, 'email'),
  })
  expect(await meOf(thief)).toEqual({ email: 'thief@example.jp' })

  const visitor = world.browser()
  expect(await visitor.ask(stopNotice, { token })).toEqual({
    data: { stopNotice: { what: '新しい端末からのログイン', told_at: '2026-11-21T10:00:00+09:00' } },
  })
  const stopped = await visitor.ask(stop, { token })
  expect(stopped.errors).toBeUndefined()
  expect(await meOf(thief)).toBeNull()
  expect(await readersOf(id)).toEqual([])
  for (const password of [goodPassword, newPassword]) {
    for (const identifier of [member.email, 'thief@example.jp'])
      expect(codeOf(await visitor.ask(logIn, { identifier, password }))).toBe('UNAUTHENTICATED')
  }
  expect(await world.database.selectFrom('passkey').select('id').where('member_id', '=', id).execute()).toEqual([])
  expect((await memberOf(member.email)).id).toBe(id)
  const held = await world.database
    .selectFrom('payout_hold')
    .select(['lifted_at'])
    .where('member_id', '=', id)
    .execute()
  expect(held).toEqual([{ lifted_at: null }])
  const kase = await world.database
    .selectFrom('enquiry')
    .selectAll()
    .where('number', '=', stopped.data?.stopAccount.number)
    .executeTakeFirstOrThrow()
  expect(kase).toMatchObject({ topic: 'account_stopped', member_id: id, due_on: '2026-11-22', email: member.email })
  expect(kase.body).toContain('メールアドレスを変更前に復元')
  expect((await lastMail(member.email, 'account-stopped'))?.text_body).toContain(kase.number)
})

test('a stop link works once, for a week, and takes the other links of that mailbox with it', async () => {
  const member = await joinAsMember(world)
  await alsoOn(iphone, member.email)
  await alsoOn('Firefox/140 Linux', member.email)
  const tokens = (await world.mailsTo(member.email))
    .filter(({ template }) => template === 'new-device-login')
    .map(({ text_body }) => linkIn(text_body, 'stop'))
  expect(tokens).toHaveLength(2)
  expect(codeOf(await world.browser().ask(stop, { token: 'made-up' }))).toBe('NOT_FOUND')
  const all = await Promise.all([stop, stop].map((mutation) => world.browser().ask(mutation, { token: tokens[0] })))
  expect(all.filter((answer) => answer.data?.stopAccount)).toHaveLength(1)
  for (const token of tokens) expect(codeOf(await world.browser().ask(stopNotice, { token }))).toBe('NOT_FOUND')
  const other = await joinAsMember(world)
  await alsoOn(iphone, other.email)
  const late = linkIn((await lastMail(other.email, 'new-device-login'))?.text_body, 'stop')
  world.now.business = new Date(world.now.business.getTime() + 7 * 24 * 60 * minute)
  expect(codeOf(await world.browser().ask(stop, { token: late }))).toBe('NOT_FOUND')
})

test(
  'an address that waits for the identity check is dropped; the member comes back by his mailbox',
  { tags: ['course'] },
  async () => {
    const member = await joinAsMember(world)
    await world.database
      .updateTable('member')
      .set({ identity_approved_at: world.now.business })
      .where('email', '=', member.email)
      .execute()
    await member.ask('mutation { changeAddress(input: { address: "大阪府大阪市中央区本町二丁目0-0" }) { ok } }')
    const mail = await lastMail(member.email, 'address-changed')
    expect(mail?.text_body).not.toContain('大阪')
    await world.browser().ask(stop, { token: linkIn(mail?.text_body, 'stop') })
    expect(await memberOf(member.email)).toMatchObject({
      pending_address: null,
      address: '東京都渋谷区渋谷1-2-3',
      identity_approved_at: null,
    })
    await world
      .browser()
      .ask('mutation ($email: String!) { forgotPassword(email: $email) { ok } }', { email: member.email })
    const code = linkIn((await lastMail(member.email, 'password-reset'))?.text_body, 'password/reset')
    const reset =
      'mutation ($code: String!, $password: String!) { resetPassword(code: $code, password: $password, passwordConfirm: $password) { ok } }'
    expect((await world.browser().ask(reset, { code, password: newPassword })).errors).toBeUndefined()
    await alsoOn(iphone, member.email, newPassword)
  },
)

test('while it is stopped nothing is paid out; two operators lift it, with a reason', async () => {
  const member = await joinAsMember(world)
  const operator = await joinAsMember(world)
  const colleague = await joinAsMember(world)
  await world.database
    .updateTable('member')
    .set({ role: 'admin' })
    .where('email', 'in', [operator.email, colleague.email])
    .execute()
  await member.ask(bankAccount)
  const mail = await lastMail(member.email, 'bank-account-changed')
  const { id } = await memberOf(member.email)
  await owe(id)
  passMinutes(25 * 60)
  const holdOf = async () =>
    (await listPayable(world.services)).find(({ member_id: memberId }) => memberId === id)?.hold
  expect(await holdOf()).toBeNull()
  await world.browser().ask(stop, { token: linkIn(mail?.text_body, 'stop') })
  expect(await holdOf()).toBe('stopped_by_member')
  const { id: hold } = await world.database
    .selectFrom('payout_hold')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  const lift = 'mutation ($input: PayoutHoldLiftingInput!) { proposePayoutHoldLifting(input: $input) { id } }'
  const asked = (reason: string) => ({ input: { id: String(hold), reason } })
  expect(codeOf(await member.ask(lift, asked('x')))).toBe('UNAUTHENTICATED')
  const desk = await alsoOn('Test browser', operator.email)
  expect((await desk.ask(lift, asked(' '))).errors?.[0]?.extensions.fields).toHaveProperty('reason')
  const proposed = await desk.ask(lift, asked('登録の電話番号で確かめました。'))
  const approve = 'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }'
  const proposal = await world.database.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  const decision = {
    input: { id: proposed.data?.proposePayoutHoldLifting.id, effect_hash: proposal.effect_hash },
  }
  expect(codeOf(await desk.ask(approve, decision))).toBe('FORBIDDEN')
  expect(await holdOf()).toBe('stopped_by_member')
  const second = await alsoOn('Test browser', colleague.email)
  expect((await second.ask(approve, decision)).errors).toBeUndefined()
  expect(await holdOf()).toBeNull()
  expect(codeOf(await desk.ask(lift, asked('もう一度')))).toBe('CONFLICT')
})

/** A refund of 10,000 yen, as the books leave it after a deposit that was too much. */
async function owe(memberId: Id<'member'>): Promise<void> {
  const at = world.now.business
  const { id: fundId } = await world.database
    .insertInto('fund')
    .values({
      name: '第1号',
      detail: '',
      offering_start_at: at,
      offering_end_at: new Date(at.getTime() + minute),
      offering_method: 'first_come',
      goal: 'all_in',
      fund_total: 1_000_000,
      minimum_amount: 100_000,
      planned_rate_bp: 500,
      operation_term_months: 6,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: investmentId } = await world.database
    .insertInto('investment')
    .values({
      fund_id: fundId,
      member_id: memberId,
      amount: 100_000,
      status: 'awaiting_deposit',
      applied_at: at,
      status_at: at,
      deposit_deadline_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('refund')
    .values({
      key: `test:${memberId}`,
      member_id: memberId,
      investment_id: investmentId,
      amount: 10_000,
      reason: 'excess',
      owed_since: at,
    })
    .execute()
}

// ---------------------------------------------------------------- leaving, and requests

const leave = 'mutation ($input: LeaveInput!) { leaveService(input: $input) { number } }'

test('who has money or contracts open is told why he cannot leave yet; nothing changes', async () => {
  const member = await joinAsMember(world)
  await owe((await memberOf(member.email)).id)
  const reasons = [
    '申し込み中または運用中の出資が1件（100,000円）あります。終了と支払いが済むまで、退会できません。',
    'お返しするお金が1件（10,000円）あります。受取口座への支払いが済むまで、退会できません。',
  ]
  expect((await member.ask('{ leavingObstacles }')).data).toEqual({ leavingObstacles: reasons })
  const refused = await member.ask(leave, { input: { password: goodPassword, note: '' } })
  expect(refused.errors?.[0]).toMatchObject({ message: reasons.join('\n'), extensions: { code: 'CONFLICT' } })
  expect(await memberOf(member.email)).toMatchObject({ status: 'active' })
})

test('leaving: confirmed by the password, at once, on every device; what the law wants stays, and the address may register anew', async () => {
  const member = await joinAsMember(world)
  const { id } = await memberOf(member.email)
  const phone = await alsoOn(iphone, member.email)
  await readAlong(id)
  await member.ask('mutation { startInvitation { invitation_code } }')
  expect(
    (await member.ask(leave, { input: { password: 'wrong-password-1', note: '' } })).errors?.[0]?.extensions,
  ).toEqual({ code: 'BAD_USER_INPUT', fields: { password: 'パスワードが違います' } })
  const left = await member.ask(leave, { input: { password: goodPassword, note: '使わなくなったため' } })
  expect(left.errors).toBeUndefined()
  for (const browser of [member, phone]) expect(await meOf(browser)).toBeNull()
  expect(await readersOf(id)).toEqual([])
  const unknown = await world.browser().ask(logIn, { identifier: 'nobody@example.jp', password: goodPassword })
  expect(await world.browser().ask(logIn, { identifier: member.email, password: goodPassword })).toEqual(unknown)
  expect(await memberOf(member.email)).toMatchObject({
    status: 'left',
    invitation_code: null,
    family_name: '山田',
    address: '東京都渋谷区渋谷1-2-3',
  })
  const kase = await world.database
    .selectFrom('enquiry')
    .selectAll()
    .where('number', '=', left.data?.leaveService.number)
    .executeTakeFirstOrThrow()
  expect(kase).toMatchObject({
    topic: 'leaving',
    due_on: '2026-12-05',
    body: expect.stringContaining('使わなくなったため'),
  })
  expect((await lastMail(member.email, 'member-left'))?.text_body).toContain('7年間')
  const links = (await world.mailsTo(member.email)).filter(({ text_body }) => text_body.includes('/stop/'))
  for (const { text_body } of links)
    expect(codeOf(await world.browser().ask(stop, { token: linkIn(text_body, 'stop') }))).toBe('NOT_FOUND')
  const again = world.browser()
  await again.ask(requestLink, { input: { email: member.email } })
  const confirmation_token = linkIn((await lastMail(member.email, 'registration-link'))?.text_body, 'regist')
  const registered = await again.ask('mutation ($input: RegisterInput!) { register(input: $input) { uid } }', {
    input: { ...someone({ tel: '07011112222' }), confirmation_token },
  })
  expect(registered.errors).toBeUndefined()
})

test(
  'who guesses at the password of an open session is slowed down like anybody who logs in',
  { tags: ['course'] },
  async () => {
    const member = await joinAsMember(world)
    const codes = []
    for (let round = 0; round < 6; round += 1)
      codes.push(codeOf(await member.ask(leave, { input: { password: `guess-number-${round}`, note: '' } })))
    expect(codes).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED'])
  },
)

const disclosure = 'mutation ($input: DisclosureInput!) { askDisclosure(input: $input) { number } }'

test('a request for one’s own data becomes a case with a due day, a fee and steps, told to both sides', async () => {
  const member = await joinAsMember(world)
  const input = { kinds: ['data', 'provision', 'correction'], form: 'electronic', note: '取引の記録' }
  const asked = await member.ask(disclosure, { input })
  expect(asked.errors).toBeUndefined()
  const number = asked.data?.askDisclosure.number as string
  const kase = await world.database
    .selectFrom('enquiry')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  expect(kase).toMatchObject({ topic: 'disclosure', name: '山田 花子', due_on: '2026-12-05' })
  expect(kase.body).toBe(
    '請求の内容：個人データの開示、第三者に提供した記録の開示、訂正・追加・削除\n回答の方法：電子データ\n手数料：2,400円\n範囲と理由：取引の記録',
  )
  expect((await lastMail(member.email, 'enquiry-received'))?.text_body).toContain(number)
  expect((await member.ask(disclosure, { input: { ...input, kinds: [] } })).errors?.[0]?.extensions.fields).toEqual({
    kinds: '選択してください',
  })
  passMinutes(11)
  expect(codeOf(await member.ask(disclosure, { input }))).toBe('REAUTH_REQUIRED')
})

test('a new name and an heir’s report reach the operators; the heir learns nothing about who is a member', async () => {
  const member = await joinAsMember(world)
  const named = await member.ask('mutation ($input: NameChangeInput!) { askNameChange(input: $input) { number } }', {
    input: {
      sei: '佐藤',
      mei: '花子',
      sei_kana: 'ｻﾄｳ',
      mei_kana: 'ハナコ',
      reason: 'marriage',
      changed_on: '2026-11-01',
      note: '',
    },
  })
  expect(named.errors).toBeUndefined()
  const report = 'mutation ($input: InheritanceInput!) { reportInheritance(input: $input) { number } }'
  const heir = {
    name: '山田 一郎',
    email: 'heir@example.jp',
    tel: '０９０-1111-2222',
    relation: 'child',
    deceased_name: '山田 花子',
    deceased_kana: 'ヤマダ ハナコ',
    died_on: '2026-10-01',
    note: '',
  }
  const known = await world.browser().ask(report, { input: heir })
  const unknown = await world.browser().ask(report, { input: { ...heir, deceased_name: '誰でもない' } })
  expect(Object.keys(known.data?.reportInheritance)).toEqual(Object.keys(unknown.data?.reportInheritance))
  expect(
    (await world.browser().ask(report, { input: { ...heir, died_on: '2026-12-01' } })).errors?.[0]?.extensions.fields,
  ).toEqual({ died_on: '今日までの日付を入力してください' })
  const topics = await world.database
    .selectFrom('enquiry')
    .select(['topic', 'body'])
    .where('topic', 'in', ['name_change', 'inheritance'])
    .orderBy('id')
    .execute()
  expect(topics.map(({ topic }) => topic)).toEqual(['name_change', 'inheritance', 'inheritance'])
  expect(topics[0]?.body).toContain('新しい氏名：佐藤 花子（サトウ ハナコ）')
  expect(topics[1]?.body).toContain('電話番号：09011112222')
})

test('operators tick the steps of a case off; who saw an older state is refused', { tags: ['course'] }, async () => {
  const operator = await joinAsMember(world)
  await world.database.updateTable('member').set({ role: 'admin' }).where('email', '=', operator.email).execute()
  const member = await joinAsMember(world)
  const { askDisclosure: asked } = (
    await member.ask(disclosure, { input: { kinds: ['purpose'], form: 'paper', note: '' } })
  ).data as { askDisclosure: { number: string } }
  const tick = (changes: object) =>
    operator.ask('mutation ($input: TickEnquiryStepInput!) { adminTickEnquiryStep(input: $input) { version } }', {
      input: { number: asked.number, version: 1, step: 'identity_confirmed', is_done: true, ...changes },
    })
  const read = async () =>
    (
      await operator.ask(
        'query ($number: String!) { adminEnquiry(number: $number) { topic due_on version steps { key is_done } } }',
        { number: asked.number },
      )
    ).data?.adminEnquiry
  expect(await tick({})).toEqual({ data: { adminTickEnquiryStep: { version: 2 } } })
  expect(codeOf(await tick({}))).toBe('CONFLICT')
  expect(codeOf(await tick({ version: 2, step: 'made-up' }))).toBe('NOT_FOUND')
  expect(await read()).toMatchObject({
    topic: '個人データの開示など',
    due_on: '2026-12-05',
    version: 2,
    steps: [{ key: 'identity_confirmed', is_done: true }, { is_done: false }, {}, {}, {}],
  })
  await tick({ version: 2, is_done: false })
  expect((await read()).steps.filter((step: { is_done: boolean }) => step.is_done)).toEqual([])
})

test('none of this was a bug', () => {
  expect(world.logged).toEqual([])
})
