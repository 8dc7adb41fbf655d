import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAsMember } from '../support/account-people.ts'
import { createWorld, type World } from '../support/account-world.ts'

const contact = `mutation ($input: ContactInput!) { contact(input: $input) { number } }`

let world: World
let start: Date
beforeAll(async () => {
  world = await createWorld()
  start = world.now.machine
  const operator = await joinAsMember(world)
  await world.database
    .updateTable('member')
    .set({ role: 'admin', email: 'operator@example.jp' })
    .where('email', '=', operator.email)
    .execute()
})
beforeEach(() => {
  world.now.machine = start
})
afterAll(() => world.close())

const letter = (changes: Record<string, string> = {}) => ({
  topic: 'fund',
  name: '山田 花子',
  email: 'hanako@example.jp',
  body: '第12号について教えてください。\r\n抽選の結果はいつ分かりますか？',
  ...changes,
})
const lettersFrom = (email: string) =>
  world.database.selectFrom('enquiry').selectAll().where('email', '=', email).execute()

/** Sends with a key of its own, as a browser's form does. */
async function send(input: Record<string, string>, key: string) {
  const answer = await world.app.inject({ method: 'GET', url: '/graphql' })
  const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const sent = await world.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'idempotency-key': key },
    payload: { query: contact, variables: { input } },
  })
  return sent.json<{ data: { contact: { number: string } } }>()
}

test('a visitor’s letter is kept, confirmed without repeating it, and told to every operator', async () => {
  const answer = await world.browser().ask(contact, { input: letter() })
  expect(answer.errors).toBeUndefined()
  const [kept] = await lettersFrom('hanako@example.jp')
  expect(kept).toMatchObject({
    number: answer.data?.contact.number,
    topic: 'fund',
    member_id: null,
    body: '第12号について教えてください。\n抽選の結果はいつ分かりますか？',
    received_at: world.now.business,
    answered_at: null,
  })
  const [receipt] = await world.mailsTo('hanako@example.jp')
  expect(receipt?.text_body).toContain(kept?.number)
  expect(receipt?.text_body).not.toContain('抽選の結果')
  const [notice] = await world
    .mailsTo('operator@example.jp')
    .then((mails) => mails.filter(({ template }) => template === 'operator-notice'))
  expect(notice?.text_body).toContain('抽選の結果はいつ分かりますか？')
  expect(notice?.text_body).toContain('返信先：hanako@example.jp')
})

test('a member’s letter carries the member', async () => {
  const member = await joinAsMember(world)
  await member.ask(contact, { input: letter({ email: member.email }) })
  const { id } = await world.database
    .selectFrom('member')
    .select('id')
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow()
  expect(await lettersFrom(member.email)).toMatchObject([{ member_id: id }])
})

test('one submit is one letter and one notice, sent twice, at once or by an impatient hand', async () => {
  const input = letter({ email: 'impatient@example.jp' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(input, 'a-key-of-one-submit')))
  answers.push(await send(input, 'a-key-of-one-submit'))
  expect(new Set(answers.map((answer) => answer.data.contact.number)).size).toBe(1)
  expect(await lettersFrom('impatient@example.jp')).toHaveLength(1)
  expect(await world.mailsTo('impatient@example.jp')).toHaveLength(1)
  const notices = (await world.mailsTo('operator@example.jp')).filter(({ text_body }) =>
    text_body.includes('impatient@example.jp'),
  )
  expect(notices).toHaveLength(1)
  await send(input, 'another-key')
  expect(await lettersFrom('impatient@example.jp')).toHaveLength(2)
})

test('the same key of another writer is another letter', async () => {
  const [first, second] = [
    await send(letter({ email: 'one@example.jp' }), 'shared'),
    await send(letter({ email: 'two@example.jp' }), 'shared'),
  ]
  expect(first.data.contact.number).not.toBe(second.data.contact.number)
})

test('five letters an hour from one address; the sixth waits', async () => {
  const visitor = world.browser()
  const write = () => visitor.ask(contact, { input: letter({ email: 'Writer@example.jp' }) })
  for (let count = 1; count <= 5; count += 1) expect((await write()).errors).toBeUndefined()
  const refused = await write()
  expect(refused.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 3600 })
  expect(await lettersFrom('Writer@example.jp')).toHaveLength(5)
  world.now.machine = new Date(start.getTime() + 3_600_000)
  expect((await write()).errors).toBeUndefined()
})

test('twenty letters an hour from one network, under whatever addresses', async () => {
  const robot = world.browser()
  robot.ipAddress = '203.0.113.9'
  const codes = []
  for (let count = 1; count <= 21; count += 1) {
    const answer = await robot.ask(contact, { input: letter({ email: `robot${count}@example.jp` }) })
    codes.push(answer.errors?.[0]?.extensions.code)
  }
  expect(codes).toEqual([...Array<undefined>(20).fill(undefined), 'RATE_LIMITED'])
})

test.each([
  [{ topic: 'nonsense' }, { topic: '選択してください' }],
  [{ name: '　' }, { name: '必須です' }],
  [{ name: 'あ'.repeat(41) }, { name: '40文字以内で入力してください' }],
  [{ email: 'hanako@' }, { email: 'メールアドレス形式で入力してください' }],
  [{ body: ' \n ' }, { body: '必須です' }],
  [{ body: 'あ'.repeat(2001) }, { body: '2000文字以内で入力してください' }],
  [{ body: 'a\u0007b' }, { body: '書式に誤りがあります' }],
  [{ body: 'a\u0000b' }, { body: '使用できない文字が含まれています。' }],
  [{ body: 'a\ud842b' }, { body: '使用できない文字が含まれています。' }],
])('%o is refused and nothing is kept', async (changes, fields) => {
  const before = await world.database.selectFrom('enquiry').select('id').execute()
  const answer = await world.browser().ask(contact, { input: letter(changes) })
  expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
  expect(await world.database.selectFrom('enquiry').select('id').execute()).toHaveLength(before.length)
})
