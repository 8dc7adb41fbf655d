import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  goodPassword,
  joinAsMember,
  logIn,
  receiveToken,
  register,
  requestLink,
  someone,
} from '../support/account-people.ts'
import { createWorld, type World } from '../support/account-world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const confirm = `query ($token: String!) { emailConfirm(confirmation_token: $token) { confirm_limit_at invitation_code } }`
const unknownLink = {
  message: '登録情報が見つかりません。再度メールアドレス登録をお試しください。',
  extensions: { code: 'NOT_FOUND' },
}

test('a visitor asks for a link, follows it, registers and logs in', async () => {
  const browser = world.browser()
  const token = await receiveToken(world, browser, 'Hanako@Example.jp', 'abcd2345')
  expect(await browser.ask(confirm, { token })).toEqual({
    data: { emailConfirm: { confirm_limit_at: '2026-11-22T10:00:00+09:00', invitation_code: 'ABCD2345' } },
  })
  const registered = await browser.ask(register, { input: { ...someone(), confirmation_token: token } })
  expect(registered.data?.register.uid).toMatch(/^\d{8}$/)
  expect(await browser.ask('{ me { id } }')).toEqual({ data: { me: null } })
  expect(await browser.ask(logIn, { identifier: 'hanako@example.JP', password: goodPassword })).toEqual({
    data: { login: { ok: true } },
  })
  const me = await browser.ask('{ me { id sei mei email role is_ekyc_authed receive_all_mail } }')
  expect(me.data?.me).toEqual({
    id: registered.data?.register.uid,
    sei: '山田',
    mei: '花子',
    email: 'Hanako@Example.jp',
    role: 'member',
    is_ekyc_authed: false,
    receive_all_mail: true,
  })
  const mails = await world.mailsTo('Hanako@Example.jp')
  expect(mails.map(({ template }) => template)).toEqual(['registration-link', 'welcome'])
})

test('the law’s own questions are answered with the registration, or left for later', async () => {
  const browser = world.browser()
  const law = { purpose: 'surplus', occupation: 'student', foreign_official: 'none' }
  const registerWith = async (email: string, tel: string, law_answers: unknown) => {
    const token = await receiveToken(world, browser, email)
    return browser.ask(register, { input: { ...someone({ tel, law_answers }), confirmation_token: token } })
  }
  expect((await registerWith('law1@example.jp', '0311110001', law)).errors).toBeUndefined()
  expect((await registerWith('law2@example.jp', '0311110002', null)).errors).toBeUndefined()
  const refused = await registerWith('law3@example.jp', '0311110003', { ...law, occupation: '' })
  expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: { 'law_answers.occupation': '選択してください' } })
  const kept = await world.database
    .selectFrom('law_answer')
    .innerJoin('member', 'member.id', 'law_answer.member_id')
    .select(['email', 'purpose', 'occupation', 'foreign_official'])
    .execute()
  expect(kept).toEqual([{ email: 'law1@example.jp', ...law }])
})

test('a link opens one registration only', async () => {
  const browser = world.browser()
  const first = await receiveToken(world, browser, 'twice@example.jp')
  const second = await receiveToken(world, browser, 'twice@example.jp')
  const person = someone({ tel: '0311112222' })
  expect((await browser.ask(register, { input: { ...person, confirmation_token: first } })).errors).toBeUndefined()
  for (const token of [first, second, 'made-up', '']) {
    const again = await browser.ask(register, { input: { ...person, confirmation_token: token } })
    expect(again.errors?.[0], token).toMatchObject(unknownLink)
    expect((await browser.ask(confirm, { token })).errors?.[0]).toMatchObject(unknownLink)
  }
})

test('a link holds for 24 hours', async () => {
  const browser = world.browser()
  const token = await receiveToken(world, browser, 'late@example.jp')
  const sent = world.now.business
  world.now.business = new Date(sent.getTime() + 24 * 3_600_000 - 1)
  expect((await browser.ask(confirm, { token })).errors).toBeUndefined()
  for (const milliseconds of [0, 1]) {
    world.now.business = new Date(sent.getTime() + 24 * 3_600_000 + milliseconds)
    expect((await browser.ask(confirm, { token })).errors?.[0]).toMatchObject(unknownLink)
  }
  const answer = await browser.ask(register, { input: { ...someone(), confirmation_token: token } })
  expect(answer.errors?.[0]).toMatchObject(unknownLink)
  world.now.business = sent
})

test('of many submits at once one becomes a member', async () => {
  const browser = world.browser()
  const tokens = [
    await receiveToken(world, browser, 'race@example.jp'),
    await receiveToken(world, browser, 'race@example.jp'),
  ]
  const answers = await Promise.all(
    [...tokens, ...tokens, ...tokens].map((confirmation_token) =>
      browser.ask(register, { input: { ...someone({ tel: '0322223333' }), confirmation_token } }),
    ),
  )
  expect(answers.filter((answer) => answer.data?.register)).toHaveLength(1)
  expect(answers.filter((answer) => answer.errors?.[0]?.extensions.code === 'NOT_FOUND')).toHaveLength(5)
})

test('nobody learns from the answer whether an address is registered; its owner learns it by mail', async () => {
  const member = await joinAsMember(world)
  const visitor = world.browser()
  const forMember = await visitor.ask(requestLink, { input: { email: member.email.toUpperCase() } })
  const forStranger = await visitor.ask(requestLink, { input: { email: 'stranger@example.jp' } })
  expect(forMember).toEqual(forStranger)
  expect((await world.mailsTo(member.email)).at(-1)?.template).toBe('already-registered')
})

test('an address gets three mails an hour', async () => {
  const browser = world.browser()
  const ask = () => browser.ask(requestLink, { input: { email: 'flooded@example.jp' } })
  for (const _ of [1, 2, 3]) expect((await ask()).errors).toBeUndefined()
  expect((await ask()).errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 3_600 })
  expect(await world.mailsTo('flooded@example.jp')).toHaveLength(3)
  const before = world.now.machine
  world.now.machine = new Date(before.getTime() + 3_600_000)
  expect((await ask()).errors).toBeUndefined()
  world.now.machine = before
})

test(
  'a network address asks ten times an hour, programs on the same machine in the demo as often as they like',
  { tags: ['course'] },
  async () => {
    const askFrom = async (ipAddress: string, count: number) => {
      const browser = Object.assign(world.browser(), { ipAddress })
      const codes = []
      for (let index = 0; index < count; index += 1) {
        const answer = await browser.ask(requestLink, {
          input: { email: `${ipAddress.replaceAll(':', '-')}-${index}@example.jp` },
        })
        codes.push(answer.errors?.[0]?.extensions.code ?? 'ok')
      }
      return codes
    }
    expect(await askFrom('203.0.113.9', 12)).toEqual([...Array<string>(10).fill('ok'), 'RATE_LIMITED', 'RATE_LIMITED'])
    expect(await askFrom('127.0.0.1', 12)).toEqual(Array<string>(12).fill('ok'))
  },
)

test('a second account of the same person waits for an operator', async () => {
  await joinAsMember(world, { tel: '0355556666', sei_kana: 'サトウ', mei_kana: 'ジロウ' })
  const second = await joinAsMember(world, { tel: '03-5555-6666', sei_kana: 'ｻﾄｳ', mei_kana: 'ジ ロウ' })
  const other = await joinAsMember(world, { tel: '0355556666', sei_kana: 'サトウ', mei_kana: 'サブロウ' })
  const status = async (email: string) =>
    await world.database
      .selectFrom('member')
      .select(['id', 'status'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  expect((await status(other.email)).status).toBe('active')
  const held = await status(second.email)
  expect(held.status).toBe('held')
  const audited = await world.database
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', String(held.id))
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual(['member.registered', 'member.held'])
})

test('two accounts of one person made at the same moment do not pass each other', async () => {
  const browser = world.browser()
  const emails = ['twin-a@example.jp', 'twin-b@example.jp', 'twin-c@example.jp']
  const tokens = await Promise.all(emails.map((email) => receiveToken(world, browser, email)))
  await Promise.all(
    tokens.map((confirmation_token) =>
      browser.ask(register, { input: { ...someone({ tel: '0366667777' }), confirmation_token } }),
    ),
  )
  const rows = await world.database.selectFrom('member').select('status').where('email', 'in', emails).execute()
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['active', 'held', 'held'])
})

test('what is typed is normalised before it is judged and kept', async () => {
  const member = await joinAsMember(world, {
    sei: ' 髙橋　',
    sei_kana: 'ﾀｶﾊｼ',
    mei_kana: 'ローラ',
    zipcode: '１５０−０００２',
    tel: '０９０ー７７７７ー８８８８',
  })
  const me = await member.ask('{ me { sei sei_kana mei_kana zipcode tel } }')
  expect(me.data?.me).toEqual({
    sei: '髙橋',
    sei_kana: 'タカハシ',
    mei_kana: 'ローラ',
    zipcode: '1500002',
    tel: '09077778888',
  })
})

const bidi = '\u202e'
const badInputs: [what: string, change: Record<string, unknown>, field: string, message: string][] = [
  ['no family name', { sei: '' }, 'sei', '必須です'],
  ['blanks for a name', { mei: '　 ' }, 'mei', '必須です'],
  ['a name of 21 characters', { sei: 'あ'.repeat(21) }, 'sei', '20文字以内で入力してください'],
  [
    'a letter that no contract can print',
    { mei: '𠔥子' },
    'mei',
    '書面に印刷できない文字（𠔥）があります。よく似た文字で入力してください',
  ],
  ['a name of 10,000 characters', { sei: 'あ'.repeat(10_000) }, 'sei', '20文字以内で入力してください'],
  ['emoji in a name', { mei: '花子😀' }, 'mei', '書式に誤りがあります'],
  ['a name that turns the direction of text', { sei: `山${bidi}田` }, 'sei', '書式に誤りがあります'],
  ['a control character in an address', { address: '東京都\u0007渋谷区' }, 'address', '書式に誤りがあります'],
  ['a line feed in an address', { address: '東京都\nBcc: a@b.example' }, 'address', '書式に誤りがあります'],
  ['an address of 201 characters', { address: '渋'.repeat(201) }, 'address', '200文字以内で入力してください'],
  ['hiragana for kana', { sei_kana: 'やまだ' }, 'sei_kana', 'カタカナのみ使用できます'],
  ['kana of 41 characters', { mei_kana: 'ア'.repeat(41) }, 'mei_kana', '40文字以内で入力してください'],
  ['a postal code of six digits', { zipcode: '150000' }, 'zipcode', '数字で7桁です'],
  ['a postal code in words', { zipcode: 'しぶや' }, 'zipcode', '数字で7桁です'],
  ['a telephone number of nine digits', { tel: '031234567' }, 'tel', '数字で10〜11桁です'],
  ['a telephone number of twelve digits', { tel: '090-1234-56789' }, 'tel', '数字で10〜11桁です'],
  ['letters in a postal code', { zipcode: '100-00x01' }, 'zipcode', '数字で7桁です'],
  ['letters in a telephone number', { tel: '09a11112222' }, 'tel', '数字で10〜11桁です'],
  ['someone of 17', { birthday: '2008-11-22' }, 'birthday', 'ご登録いただけるのは、18歳以上80歳未満の方です'],
  ['someone of 80', { birthday: '1946-11-21' }, 'birthday', 'ご登録いただけるのは、18歳以上80歳未満の方です'],
  [
    'a short password',
    { password: 'k9-f2' },
    'password',
    '推測されやすいパスワードです。別のパスワードを入力してください。',
  ],
  [
    'a much used password',
    { password: 'password1234' },
    'password',
    '推測されやすいパスワードです。別のパスワードを入力してください。',
  ],
  [
    'the address as password',
    { password: 'picky-person-1' },
    'password',
    '推測されやすいパスワードです。別のパスワードを入力してください。',
  ],
  ['a password of 21 characters', { password: 'kawa-no-nagare-881234' }, 'password', '20文字以内で入力してください'],
  ['an answer that is none', { survey: { ...someone().survey, job: '99' } }, 'survey.job', '選択してください'],
]

test('wrong input is told field by field, in Japanese, and leaves the link as it was', async () => {
  const browser = world.browser()
  const confirmation_token = await receiveToken(world, browser, 'picky-person@example.jp')
  for (const [what, change, field, message] of badInputs) {
    const answer = await browser.ask(register, { input: { ...someone(change), confirmation_token } })
    expect(answer.errors?.[0], what).toEqual({
      message,
      path: ['register'],
      extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
    })
  }
  for (const birthday of ['2001-02-30', '', '12 April 1985']) {
    const { errors } = await browser.ask(register, { input: { ...someone({ birthday }), confirmation_token } })
    const message = '日付の書式になっていません'
    expect(errors?.[0], birthday).toEqual({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { birthday: message } },
    })
  }
  // No database keeps these as text: the operation is not begun.
  for (const address of ['東京都\u0000渋谷区', '東京都\ud842渋谷区']) {
    const { errors } = await browser.ask(register, { input: { ...someone({ address }), confirmation_token } })
    const message = '使用できない文字が含まれています。'
    expect(errors, JSON.stringify(address)).toEqual([
      { message, extensions: { code: 'BAD_USER_INPUT', fields: { address: message } } },
    ])
  }
  const good = await browser.ask(register, { input: { ...someone({ tel: '0344445555' }), confirmation_token } })
  expect(good.errors).toBeUndefined()
})

test('none of this was a bug', () => {
  expect(world.logged).toEqual([])
})
