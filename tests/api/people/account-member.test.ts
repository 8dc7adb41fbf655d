import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfflineBankDirectory } from '../../../src/adapters/bank/offline-bank-directory.ts'
import { createOperator } from '../../../src/features/people/account/create-operator.ts'
import { forgetExpired } from '../../../src/features/people/account/forget-expired.ts'
import { goodPassword, joinAsMember, logIn, receiveToken, register, someone } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ bankDirectory: createOfflineBankDirectory() })
})
afterAll(() => world.close())

const memberOf = (email: string) =>
  world.database.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a visitor sees nobody and may ask for nothing of a member', async () => {
  const visitor = world.browser()
  expect(await visitor.ask('{ me { id } extraInfo { message } }')).toEqual({ data: { me: null, extraInfo: null } })
  const operations = [
    '{ bank(input: { name_kana: "みず" }) { code } }',
    '{ branch(input: { code: "0001", name_kana: "とう" }) { code } }',
    'mutation { startInvitation { invitation_code } }',
    'mutation { receiveForAllMail(isReceive: false) { ok } }',
    'mutation { updateKana(input: { sei_kana: "ア", mei_kana: "ア" }) { ok } }',
    'mutation { changeAddress(input: { address: "東京都" }) { ok } }',
  ]
  for (const operation of operations) {
    expect((await visitor.ask(operation)).errors?.[0]?.extensions.code, operation).toBe('UNAUTHENTICATED')
  }
})

test('the five questions of the survey, and their answers', async () => {
  const member = await joinAsMember(world)
  const master = (await member.ask('{ surveyMaster { id name values { code value } } }')).data?.surveyMaster
  expect(master.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3, 4])
  const [property, purpose, experience, job, income] = master.map(
    ({ values }: { values: { code: string }[] }) => values.at(-1)?.code,
  )
  const update = 'mutation ($input: SurveyInput!) { updateSurvey(input: $input) { ok } }'
  const answers = { property, purpose, experience, job, income }
  expect(await member.ask(update, { input: answers })).toEqual({ data: { updateSurvey: { ok: true } } })
  const refused = await member.ask(update, { input: { ...answers, income: '', job: 'pilot' } })
  expect(refused.errors?.[0]?.extensions.fields).toEqual({ income: '選択してください', job: '選択してください' })
  const { id } = await memberOf(member.email)
  const stored = await world.database
    .selectFrom('survey_answer')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirst()
  expect(stored).toMatchObject(answers)
})

test('an invitation code, the same however often asked, and whom it brings', async () => {
  const inviter = await joinAsMember(world)
  const start = 'mutation { startInvitation { invitation_code } }'
  const codes = await Promise.all(Array.from({ length: 8 }, () => inviter.ask(start)))
  const code = codes[0]?.data?.startInvitation.invitation_code
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  expect(new Set(codes.map((answer) => answer.data?.startInvitation.invitation_code)).size).toBe(1)
  expect((await inviter.ask('{ me { invitation_code } }')).data?.me).toEqual({ invitation_code: code })

  const join = async (email: string, person: Record<string, unknown>) => {
    const browser = world.browser()
    const confirmation_token = await receiveToken(world, browser, email, code.toLowerCase())
    expect((await browser.ask(register, { input: { ...someone(person), confirmation_token } })).errors).toBeUndefined()
    return (await memberOf(email)).invited_by_code
  }
  expect(await join('friend@example.jp', { tel: '0801111000' })).toBe(code)
  const { tel } = await memberOf(inviter.email)
  expect(await join('myself@example.jp', { tel }), 'the same person again').toBeNull()
})

test('mail setting and kana', async () => {
  const member = await joinAsMember(world)
  await member.ask('mutation { receiveForAllMail(isReceive: false) { ok } }')
  const kana = 'mutation ($input: KanaInput!) { updateKana(input: $input) { ok } }'
  await member.ask(kana, { input: { sei_kana: 'ｳﾞｧﾝ', mei_kana: 'ローラ' } })
  expect((await member.ask('{ me { receive_all_mail sei_kana mei_kana } }')).data?.me).toEqual({
    receive_all_mail: false,
    sei_kana: 'ヴァン',
    mei_kana: 'ローラ',
  })
  const refused = await member.ask(kana, { input: { sei_kana: 'やまだ', mei_kana: '' } })
  expect(refused.errors?.[0]?.extensions.fields).toEqual({ sei_kana: 'カタカナのみ使用できます', mei_kana: '必須です' })
})

test('who takes over the name and number of another member waits for an operator', async () => {
  const first = await joinAsMember(world, { tel: '0433334444', sei_kana: 'モリ', mei_kana: 'イチロウ' })
  const second = await joinAsMember(world, { tel: '0433335555', sei_kana: 'モリ', mei_kana: 'ジロウ' })
  const own = (await second.ask('{ me { sei mei sei_kana mei_kana birthday zipcode address tel } }')).data?.me
  await second.ask('mutation ($input: UserInfoInput!) { userInfo(input: $input) { ok } }', {
    input: { ...own, tel: '04-3333-4444' },
  })
  expect((await memberOf(second.email)).status).toBe('active')
  await second.ask('mutation { updateKana(input: { sei_kana: "モリ", mei_kana: "イチロウ" }) { ok } }')
  expect((await memberOf(second.email)).status).toBe('held')
  expect((await memberOf(first.email)).status).toBe('active')
})

const account = {
  bank_code: '0001',
  bank_name: 'どこかの銀行',
  branch_code: '001',
  branch_name: 'どこか',
  account_number: '１２３-4567',
}
const setAccount = (browser: Browser, changes = {}) =>
  browser.ask('mutation ($input: BankAccountInput!) { userBankAccount(input: $input) { ok } }', {
    input: { ...account, ...changes },
  })

test('a bank account: found by its reading, registered, replaced, mailed', async () => {
  const member = await joinAsMember(world)
  expect((await member.ask('{ bank(input: { name_kana: "みずほ" }) { code name } }')).data?.bank).toContainEqual({
    code: '0001',
    name: 'みずほ',
  })
  expect((await member.ask('{ bank(input: { name_kana: "み" }) { code } }')).data?.bank).toEqual([])
  expect(
    (await member.ask('{ branch(input: { code: "0001", name_kana: "とうきよう" }) { code name } }')).data?.branch,
  ).toContainEqual({
    code: '001',
    name: '東京営業部',
  })
  const current = async () =>
    (await member.ask('{ me { bank_account { bank_name branch_name account_number } } }')).data?.me.bank_account
  expect(await current()).toBeNull()
  expect(await setAccount(member)).toEqual({ data: { userBankAccount: { ok: true } } })
  expect(await current()).toEqual({ bank_name: 'みずほ', branch_name: '東京営業部', account_number: '1234567' })
  await Promise.all([
    setAccount(member, { account_number: '7654321' }),
    setAccount(member, { account_number: '7654321' }),
  ])
  expect((await current()).account_number).toBe('7654321')
  expect(
    (await world.mailsTo(member.email)).filter(({ template }) => template === 'bank-account-changed'),
  ).toHaveLength(3)
  const doubt = async () =>
    (await member.ask('{ me { bank_account { account_number number_in_doubt } } }')).data?.me.bank_account
  expect(await doubt()).toEqual({ account_number: '7654321', number_in_doubt: false })
  await setAccount(member, { account_number: ' 0012-3456' })
  expect(await doubt()).toEqual({ account_number: '00123456', number_in_doubt: true })
  await setAccount(member, { bank_code: '9900', branch_code: '058', account_number: '12345671' })
  expect(await doubt()).toEqual({ account_number: '1234567', number_in_doubt: false })
})

test.each([
  ['no number', { account_number: '' }, { account_number: '口座番号を入力してください' }],
  ['one digit', { account_number: '1' }, { account_number: '口座番号を入力してください。数字で7桁または8桁です' }],
  [
    'letters among the digits',
    { account_number: '12ab3-4567' },
    { account_number: '口座番号を入力してください。数字で7桁または8桁です' },
  ],
  [
    "a number that is no passbook's",
    { bank_code: '9900', branch_code: '058', account_number: '12345678' },
    { account_number: expect.stringContaining('最後が1の8桁') },
  ],
  ['nine digits', { account_number: '123456789' }, { account_number: '8文字以内で入力してください' }],
  ['no bank', { bank_code: '' }, { bank_code: '銀行を選択してください' }],
  ['a bank that does not exist', { bank_code: '9999' }, { bank_code: '銀行を選択してください' }],
  ['a branch of no bank', { branch_code: '000' }, { branch_code: '支店を選択してください' }],
])('a bank account with %s is refused', async (_, changes, fields) => {
  const member = await joinAsMember(world)
  expect((await setAccount(member, changes)).errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
})

test('ten minutes after the login the bank account asks for the password again', async () => {
  const member = await joinAsMember(world)
  const before = world.now.machine
  world.now.machine = new Date(before.getTime() + 600_000)
  expect((await setAccount(member)).errors).toBeUndefined()
  world.now.machine = new Date(before.getTime() + 600_001)
  expect((await setAccount(member)).errors?.[0]?.extensions.code).toBe('REAUTH_REQUIRED')
  await member.ask(logIn, { identifier: member.email, password: goodPassword })
  expect((await setAccount(member)).errors).toBeUndefined()
  world.now.machine = before
})

test('a suspended member whose session still runs reads and changes nothing', async () => {
  const member = await joinAsMember(world)
  await world.database.updateTable('member').set({ status: 'suspended' }).where('email', '=', member.email).execute()
  expect((await member.ask('{ me { sei } }')).data?.me).toEqual({ sei: '山田' })
  const mutations = [
    'receiveForAllMail(isReceive: false) { ok }',
    'startInvitation { invitation_code }',
    'startLiquid { url }',
    'startIdentityApp { url }',
    'finishIdentityApp(input: { state: "made-up" }) { status }',
  ]
  for (const mutation of mutations) {
    expect((await member.ask(`mutation { ${mutation} }`)).errors?.[0]?.extensions.code, mutation).toBe('FORBIDDEN')
  }
})

test('the banner names the first thing that waits', async () => {
  const member = await joinAsMember(world)
  const { id } = await memberOf(member.email)
  const banner = async () => (await member.ask('{ extraInfo { message path } }')).data?.extraInfo
  expect(await banner()).toEqual({ message: 'オンラインでの本人確認をお願いします。', path: '/mypage/info' })
  await world.database.deleteFrom('survey_answer').where('member_id', '=', id).execute()
  expect((await banner()).path).toBe('/extra/survey')
  await member.ask(
    'mutation { updateSurvey(input: { property: "01", purpose: "01", experience: "01", job: "01", income: "01" }) { ok } }',
  )
  await world.database
    .updateTable('member')
    .set({ identity_approved_at: world.now.business })
    .where('id', '=', id)
    .execute()
  expect(await banner()).toBeNull()
  await waitingInvestment(id)
  expect(await banner()).toEqual({
    message: '契約成立時書面の確認をお待ちしているファンドがあります。',
    path: '/mypage/projects',
  })
  await world.database
    .updateTable('investment')
    .set({ contract_confirmed_at: world.now.business })
    .where('member_id', '=', id)
    .execute()
  expect(await banner()).toEqual({ message: 'ご入金をお待ちしているファンドがあります。', path: '/mypage/projects' })
  await world.database.updateTable('investment').set({ status: 'participating' }).where('member_id', '=', id).execute()
  expect(await banner()).toBeNull()
})

async function waitingInvestment(memberId: Id<'member'>): Promise<void> {
  const now = world.now.business
  const later = new Date(now.getTime() + 86_400_000)
  const fund = await world.database
    .insertInto('fund')
    .values({
      name: '第1号',
      detail: '',
      offering_start_at: now,
      offering_end_at: later,
      offering_method: 'first_come',
      goal: 'all_in',
      fund_total: 10_000_000,
      minimum_amount: 100_000,
      planned_rate_bp: 500,
      operation_term_months: 6,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('investment')
    .values({
      fund_id: fund.id,
      member_id: memberId,
      amount: 100_000,
      status: 'awaiting_deposit',
      applied_at: now,
      status_at: now,
      deposit_deadline_at: later,
    })
    .execute()
}

test('an operator is made by command, logs in, and that is written down', async () => {
  const { survey: _survey, password: _password, ...person } = someone()
  const operator = { email: 'operator@example.jp', password: goodPassword, person: person as Record<string, string> }
  const made = await createOperator(world.services, operator)
  expect(made.ok).toBe(true)
  expect(await createOperator(world.services, { ...operator, email: 'OPERATOR@example.jp' })).toMatchObject({
    ok: false,
    code: 'CONFLICT',
  })
  expect(
    await createOperator(world.services, { ...operator, email: 'other@example.jp', password: 'short' }),
  ).toMatchObject({ code: 'BAD_USER_INPUT' })
  const browser = world.browser()
  await browser.ask(logIn, { identifier: operator.email, password: goodPassword })
  expect((await browser.ask('{ me { role } extraInfo { message } }')).data).toEqual({
    me: { role: 'admin' },
    extraInfo: null,
  })
  const logins = await world.database
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'operator.logged_in')
    .execute()
  expect(logins).toEqual([{ actor: `operator:${made.ok ? made.value.memberId : ''}` }])
})

test('what has ended is forgotten in time', async () => {
  const member = await joinAsMember(world)
  const before = world.now.machine
  await forgetExpired(world.services)
  expect((await member.ask('{ me { sei } }')).data?.me).not.toBeNull()
  world.now.machine = new Date(before.getTime() + 25 * 3_600_000)
  await forgetExpired(world.services)
  expect(await world.database.selectFrom('session').select('member_id').execute()).toEqual([])
  expect(await world.database.selectFrom('request_count').select('key').execute()).toEqual([])
  world.now.machine = before
})

test('none of this was a bug', () => {
  expect(world.logged).toEqual([])
})
