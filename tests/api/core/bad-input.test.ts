import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseDigest } from '../../support/database-digest.ts'
import type { GraphqlAnswer, GraphqlClient } from '../../support/graphql-client.ts'
import { apply, contractValue, post, requestApplication } from '../../support/investor.ts'
import { openWorld, worldPassword, type World, type WorldMember } from '../../support/world.ts'
import type { Id } from '../../../src/domain/id.ts'

// Whatever is sent, the answer is a refusal in Japanese: never status 500, never English, a stack or a table's name.
let world: World
let member: WorldMember
let fundId: Id<'fund'>

/** Of the whole database at rest: a mail of before may still be on its way out. */
const digest = async () => {
  await world.settle()
  return databaseDigest(world.database)
}

beforeAll(async () => {
  world = await openWorld()
  fundId = await world.fund({ maximumAmount: 500_000 })
  member = await world.member()
})
afterAll(async () => {
  await world.expectSound()
  await world.close()
})

/** One refusal of this code, fit to show. */
function expectRefusal({ status, errors }: GraphqlAnswer<unknown>, code: string): void {
  expect(status).toBeLessThan(500)
  expect(errors).toHaveLength(1)
  expect(errors[0]?.extensions?.['code']).toBe(code)
  expect(errors[0]?.message).toMatch(/^[^a-z]*[ぁ-んァ-ヶ一-龠][^a-z]*$/)
}

describe('amounts of an application', () => {
  const multiple = '10万円単位で指定してください。'
  test.each([
    [0, '10万円以上で入力してください。'],
    [-100_000, '10万円以上で入力してください。'],
    [150_000, multiple],
    [100_001, multiple],
    [600_000, '50万円以下で入力してください。'],
    [1_100_000, '50万円以下で入力してください。'],
    [2_147_400_000, '50万円以下で入力してください。'],
  ])('%d yen', async (amount, message) => {
    const answer = await requestApplication(member, { fundId, amount })
    expectRefusal(answer, 'BAD_USER_INPUT')
    expect(answer.errors[0]?.extensions?.['fields']).toEqual({ amount: message })
  })

  test.each([1e21, '100000', 0.5, 2_147_483_648, null, true, [100_000], { yen: 100_000 }])(
    '%j instead of whole yen',
    async (amount) => {
      const query = 'mutation ($id: ID!, $amount: Int!) { createInvest(project_id: $id, amount: $amount) { id } }'
      expectRefusal(await post(member, { query, variables: { id: String(fundId), amount } }), 'BAD_USER_INPUT')
    },
  )

  test.each(['0', '-1', '99999', '１', 'abc', '1 or 1=1', '9223372036854775808', ''])('of fund %j', async (id) => {
    const query = 'mutation ($id: ID!) { createInvest(project_id: $id, amount: 100000) { id } }'
    expectRefusal(await post(member, { query, variables: { id } }), 'NOT_FOUND')
  })

  test('nothing was written by any of them', async () => {
    expect(await world.database.selectFrom('investment').select('id').execute()).toEqual([])
  })
})

describe('one-time values', () => {
  const resetQuery =
    'mutation ($code: String!, $password: String!) { resetPassword(code: $code, password: $password, passwordConfirm: $password) { ok } }'
  const tokenIn = (text: string, path: string) => new RegExp(`${path}/([\\w-]+)`).exec(text)?.[1] ?? ''

  test('a registration link is good once and for 24 hours', async () => {
    const visitor = world.visitor()
    const ask = (token: string) =>
      post(visitor, {
        query: 'query ($token: String!) { emailConfirm(confirmation_token: $token) { confirm_limit_at } }',
        variables: { token },
      })
    const request = 'mutation ($input: EmailRegistInput!) { emailRegist(input: $input) { confirm_limit_at } }'
    await visitor.query(request, { input: { email: 'late@example.jp' } })
    const token = tokenIn((await world.product.desk.mailTo('late@example.jp', '会員登録')).text, '/regist')
    expect((await ask(token)).errors).toEqual([])
    for (const madeUp of ['', 'made-up', token.slice(1), `${token}x`, token.toUpperCase(), 'あ', "' or ''='"])
      expectRefusal(await ask(madeUp), 'NOT_FOUND')
    await world.moveTo(new Date((await world.product.desk.now()).getTime() + 24 * 3_600_000 + 1_000).toISOString())
    expectRefusal(await ask(token), 'NOT_FOUND')
  })

  test('a reset link is good once, and ends every session', async () => {
    const forgetful = await world.member()
    const visitor = world.visitor()
    await visitor.query('mutation ($email: String!) { forgotPassword(email: $email) { ok } }', {
      email: forgetful.email,
    })
    const code = tokenIn(
      (await world.product.desk.mailTo(forgetful.email, 'パスワードの再設定')).text,
      '/password/reset',
    )
    const variables = { code, password: 'umi-no-iro-77' }
    expectRefusal(
      await post(visitor, { query: resetQuery, variables: { ...variables, password: 'password' } }),
      'BAD_USER_INPUT',
    )
    expect((await post(visitor, { query: resetQuery, variables })).errors).toEqual([])
    expectRefusal(
      await post(visitor, { query: resetQuery, variables: { ...variables, password: 'yama-no-iro-77' } }),
      'NOT_FOUND',
    )
    expect(await forgetful.query('{ me { id } }')).toEqual({ me: null })
  })

  test('a contract’s value opens nothing for another session, a visitor or by a guess', async () => {
    const owner = await world.member()
    const value = await contractValue(owner, await apply(owner, { fundId, amount: 100_000 }))
    const statuses = []
    for (const client of [world.visitor(), member, world.operator])
      statuses.push((await client.fetch(`/contract/${value}`)).status)
    for (const guess of ['x', value.slice(1), '..%2f..%2fetc%2fpasswd', '%00', 'あ'])
      statuses.push((await owner.fetch(`/contract/${guess}`)).status)
    expect(statuses.filter((status) => status !== 404 && status !== 400)).toEqual([])
    expect((await owner.fetch(`/contract/${value}`)).status).toBe(200)
  })

  test('asking for the head of a contract delivers nothing: the value stays good, and no delivery is on record', async () => {
    const owner = await world.member()
    const investId = await apply(owner, { fundId, amount: 100_000 })
    const value = await contractValue(owner, investId)
    const deliveries = async () =>
      (await world.database.selectFrom('audit_log').select('id').where('action', 'like', 'document.%').execute()).length
    const before = await digest()
    const told = await deliveries()
    for (const path of [
      `/contract/${value}`,
      '/report/x',
      '/annual/x',
      '/own-data/x',
      '/admin/inspection.zip',
      '/admin-csv/members.csv',
    ]) {
      const head = await owner.fetch(path, { method: 'HEAD' })
      expect([path, head.status, head.headers.get('allow')]).toEqual([path, 405, 'GET'])
    }
    expect([await digest(), await deliveries()]).toEqual([before, told])
    expect((await owner.fetch(`/contract/${value}`)).status).toBe(200)
  })
})

test('sums and numbers of transfers that nobody can pay are refused before anything is added to them', async () => {
  const ask = (args: string) => post(world.operator, { query: `{ adminDistributionCoverage(${args}) { needed } }` })
  expectRefusal(await ask('amount: 9007199254740991'), 'BAD_USER_INPUT')
  expectRefusal(await ask('amount: 1000000000000, transfers: 2147483647'), 'BAD_USER_INPUT')
  const { data } = await ask('amount: 1000000000000, transfers: 1000000')
  expect(data).toEqual({ adminDistributionCoverage: { needed: expect.any(Number) } })
})

describe('what operators take out', () => {
  /** An hour's number is used up but for one. */
  const nearlyUsed = (kind: string, requests: number) =>
    sql`insert into request_count (key, window_started_at, requests) select ${`operator-${kind}:`} || id, now() - interval '1 minute', ${requests} from member where role = 'admin'
      on conflict (key) do update set window_started_at = excluded.window_started_at, requests = excluded.requests`.execute(
      world.database,
    )
  const lines = async (action: string) =>
    (await world.database.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length

  test('is 120 files an hour, of every kind together; the next one is told when to come back, and is on no record', async () => {
    await nearlyUsed('export', 119)
    const first = await world.operator.fetch('/admin-csv/members.csv')
    expect([first.status, (await first.text()).length > 0]).toEqual([200, true])
    await world.settle()
    const exported = await lines('table.exported')
    for (const path of ['/admin-csv/members.csv', '/admin/export/annual-figures/2025.csv']) {
      const refused = await world.operator.fetch(path)
      expect([path, refused.status]).toEqual([path, 429])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
      expect(await refused.text()).not.toContain('@')
    }
    expect(await lines('table.exported')).toBe(exported)
  })

  test('is 240 values an hour that are masked otherwise; the next one stays masked', async () => {
    await nearlyUsed('unmasked', 239)
    const { member_number: number } = await world.database
      .selectFrom('member')
      .select('member_number')
      .where('role', '=', 'member')
      .limit(1)
      .executeTakeFirstOrThrow()
    const show = {
      query: 'mutation ($number: String!) { adminShowMemberField(input: { number: $number, field: email }) { value } }',
      variables: { number },
    }
    expect((await post(world.operator, show)).errors).toEqual([])
    const shown = await lines('member.data_shown')
    const answer = await post(world.operator, show)
    expectRefusal(answer, 'RATE_LIMITED')
    expect(answer.data).toBeNull()
    expect(await lines('member.data_shown')).toBe(shown)
  })
})

describe('requests that no page of ours sends', () => {
  const meQuery = { query: '{ me { id } }' }

  test.each([
    ['no token', {}],
    ['an empty token', { 'x-xsrf-token': '' }],
    ['somebody else’s token', { 'x-xsrf-token': 'other.token' }],
  ])('%s', async (_what, headers) => {
    await (await member.fetch('/graphql')).arrayBuffer()
    const response = await member.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: 'mutation { startInvitation { invitation_code } }' }),
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  test('a token that the visitor signed himself', async () => {
    const forger = world.visitor()
    forger.cookies.set('XSRF-TOKEN', 'mine.mine')
    const answer = await post(forger, meQuery, { 'x-xsrf-token': 'mine.mine' })
    expect(answer.status).toBe(403)
    expectRefusal(answer, 'FORBIDDEN')
  })

  test.each([
    ['half a JSON', '{"query": "{ me'],
    ['a list of operations', JSON.stringify([meQuery, meQuery])],
    ['no operation', '{}'],
    ['a number', '7'],
    ['null', 'null'],
    ['text', '"{ me { id } }"'],
    ['nothing', ''],
    ['an unknown field', JSON.stringify({ query: '{ passwords }' })],
    ['broken GraphQL', JSON.stringify({ query: '{ me { ' })],
    ['an empty document', JSON.stringify({ query: '' })],
    ['two operations', JSON.stringify({ query: 'query a { me { id } } query b { me { id } }' })],
    [
      'many fields',
      JSON.stringify({ query: `{ ${Array.from({ length: 30 }, (_, index) => `f${index}: me { id }`).join(' ')} }` }),
    ],
    ['a deep question', JSON.stringify({ query: `{ ${'projects { '.repeat(12)} id ${'} '.repeat(12)} }` })],
    ['a strange operation name', JSON.stringify({ ...meQuery, operationName: 'nothing' })],
    ['a document of 110 KB', JSON.stringify({ query: `{ me { id } } #${'x'.repeat(110 * 1024)}` })],
    ['variables of 110 KB', JSON.stringify({ ...meQuery, variables: { text: 'x'.repeat(110 * 1024) } })],
    [
      'variables that are no object',
      JSON.stringify({ query: 'query ($id: ID!) { project(id: $id) { id } }', variables: 'id' }),
    ],
    [
      'a prototype as variables',
      '{"query":"query ($id: ID!) { project(id: $id) { id } }","variables":{"__proto__":{"id":"1"}}}',
    ],
  ])('%s', async (_what, body) => {
    const answer = await post(member, body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect([answer.errors[0]?.message, answer.errors[0]?.extensions]).toEqual([
      expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/),
      expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    ])
  })

  test('other media types than JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/graphql',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await post(member, 'query=%7Bme%7Bid%7D%7D', { 'content-type': type })
      expect(answer.status, type).toBeGreaterThanOrEqual(400)
      expectRefusal(answer, 'BAD_USER_INPUT')
    }
  })

  test.each(['login', 'createInvest'])('%s multiplied by aliases', async (field) => {
    const call: Record<string, string> = {
      login: `login(identifier: "${member.email}", password: "${worldPassword}") { ok }`,
      createInvest: `createInvest(project_id: "${fundId}", amount: 100000) { id }`,
    }
    const before = await digest()
    for (const query of [
      `mutation { a: ${call[field]} b: ${call[field]} }`,
      `mutation { ...twice } fragment twice on Mutation { a: ${call[field]} b: ${call[field]} }`,
      `mutation { ... on Mutation { a: ${call[field]} b: ${call[field]} } }`,
    ]) {
      expectRefusal(await post(member, { query }), 'BAD_USER_INPUT')
    }
    expect(await digest()).toEqual(before)
  })

  test('text that no person would enter', async () => {
    const query = 'mutation ($input: UserInfoInput!) { userInfo(input: $input) { ok } }'
    const input = {
      sei: '糸川',
      mei: '結子',
      sei_kana: 'イトカワ',
      mei_kana: 'ユイコ',
      birthday: '1985-04-12',
      zipcode: '1540024',
      address: '東京都世田谷区三軒茶屋一丁目0-0',
      tel: '08000000001',
    }
    for (const change of [
      { sei: '糸\u0000川' },
      { mei: '😀'.repeat(200) },
      { address: '\n'.repeat(300) },
      { birthday: '2026-02-30' },
      { birthday: '0000-00-00' },
      { tel: '０'.repeat(40) },
    ]) {
      // Compiled after its first use, an operation must refuse as before.
      for (let time = 0; time < 4; time += 1) {
        expectRefusal(await post(member, { query, variables: { input: { ...input, ...change } } }), 'BAD_USER_INPUT')
      }
    }
    const literal = 'mutation { userInfo(input: { birthday: "2026-02-30", sei: 7 }) { ok } }'
    const { errors } = await post(member, { query: literal })
    expect(errors[0]?.message).not.toMatch(/[a-z]{3}/)
  })
})

describe('addresses', () => {
  const get = async (client: GraphqlClient, path: string, method = 'GET') => {
    const response = await client.fetch(path, { method })
    return { status: response.status, text: await response.text() }
  }

  test.each([
    '/nothing',
    '/projects/999999',
    '/projects/abc',
    '/mypage/nothing',
    '/.env',
    '/wp-login.php',
    '/documents/999/x.pdf',
    '/documents/x/x',
    '/pictures/999/photo/1-960.webp',
    '/api/nothing',
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/',
    '/assets/nothing.js',
    '/assets/%00',
    '/itoadmintool/files/assets/nothing.js',
    '/%E0%A4%A',
    '/%00',
  ])('GET %s is a page that says so', async (path) => {
    const { status, text } = await get(world.visitor(), path)
    expect([400, 403, 404]).toContain(status)
    expect(text).toMatch(/[ぁ-んァ-ヶ一-龠]/)
    expect(text).not.toMatch(/node_modules|\bat .+\.js:\d+|ENOENT|select .+ from/)
  })

  test.each([
    ['DELETE', '/graphql'],
    ['PUT', '/'],
    ['PATCH', '/graphql'],
    ['POST', '/projects'],
    ['POST', '/contract/x'],
  ])('%s %s', async (method, path) => {
    const { status, text } = await get(world.visitor(), path, method)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/node_modules|Error:/)
  })

  test.each(['1540024', '0000000', 'abc', '15', '１５４００２４', '%00', "'"])('postal code %s', async (zipcode) => {
    const { status, text } = await get(world.visitor(), `/api/zip/${zipcode}`)
    expect(status).toBeLessThan(500)
    expect(() => JSON.parse(text) as unknown).not.toThrow()
  })

  test.each(['/webhooks/bank', '/webhooks/ekyc'])(
    'POST %s without a signature is refused and writes nothing',
    async (path) => {
      const before = await digest()
      for (const body of ['', '{}', 'x', '{"messageId":"1"}']) {
        const response = await world
          .visitor()
          .fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        expect([400, 401]).toContain(response.status)
      }
      expect(await digest()).toEqual(before)
    },
  )
})

test('none of this was an accident to the server', () => {
  const accidents = world.product.output('server').filter((line) => /"level":(50|60)/.test(line))
  expect(accidents).toEqual([])
})
