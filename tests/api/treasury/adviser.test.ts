import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestContext } from '../../../src/features/core/graphql/context.ts'
import { findAdviser } from '../../../src/features/people/adviser-access/session.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { createCookies } from '../../../src/server/cookies.ts'
import { mountAdviserFiles } from '../../../src/server/routes/adviser.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { askSchema } from '../../support/operator-api.ts'
import { readZip } from '../../support/read-zip.ts'

// A tax adviser is let in by two operators, sees the books and days that they opened and nothing else, and each look is written down.

let world: FundLineWorld
let app: FastifyInstance
let book: string
beforeAll(async () => {
  world = await openFundLineWorld()
  book = `fund:${world.fundId}`
  await world.investor({ amount: 100_000, paysIn: 100_000 })
  await world.classified('rent', 50_000)
  await world.classified('cost', -30_000, { cost_kind: 'repair', paid_by: 'operator' })
  app = fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('not found'))
  mountAdviserFiles(app, world.services, createCookies(world.services.config))
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const password = 'mikan-no-kawa-86x'
let token = ''

/** As the adviser's browser asks. */
async function asAdviser(source: string, variables: Record<string, unknown> = {}) {
  const started: { token: string }[] = []
  const context: RequestContext = {
    services: world.services,
    viewer: null,
    adviser: token === '' ? null : await findAdviser(world.services, token),
    request: { ipAddress: '127.0.0.1', device: 'test', idempotencyKey: undefined },
    session: { start: () => undefined, end: () => undefined, rememberDevice: () => undefined },
    adviserSession: { start: (session) => void started.push(session), end: () => (token = '') },
  }
  const answer = await askSchema(context, source, variables)
  if (started[0]) token = started[0].token
  return answer
}
const file = (name: string, query: Record<string, string>) =>
  app.inject({
    url: `/adviser/files/${name}?${new URLSearchParams(query)}`,
    cookies: {},
    headers: { cookie: `adviser=${token}` },
  })

const wish = (more: Record<string, unknown> = {}) => ({
  name: '税理 太郎',
  office: '税理会計事務所',
  email: 'Zeiri@example.com',
  books: [book],
  from: '2026-04-01',
  until: '2026-04-30',
  ends_on: '2026-06-30',
  reason: '決算のため',
  ...more,
})
const propose = (more: Record<string, unknown> = {}) =>
  world.ask('mutation ($input: AdviserAccessInput!) { proposeAdviserAccess(input: $input) { id } }', {
    input: wish(more),
  })
const invitation = async (): Promise<string> => {
  const { rows } = await sql<{ secrets: unknown }>`
    select to_jsonb(mail) as secrets from mail_outbox mail where template = 'adviser-invitation' order by id desc limit 1`.execute(
    world.database,
  )
  return /\/adviser\/start\/([\w-]+)/.exec(JSON.stringify(rows))?.[1] ?? ''
}
const setPassword = (code: string, typed = password) =>
  asAdviser('mutation ($input: AdviserPasswordInput!) { setAdviserPassword(input: $input) { ok } }', {
    input: { code, password: typed, passwordConfirm: typed },
  })
const logIn = (typed = password, email = 'zeiri@example.com') =>
  asAdviser(
    'mutation ($email: String!, $password: String!) { logInAsAdviser(email: $email, password: $password) { ok } }',
    {
      email,
      password: typed,
    },
  )
const accesses = () => world.ask('{ adminAdviserAccesses { id name books is_open has_password looks ended_by } }')
const looks = () => world.ask('{ adminAdviserLooks { name sight book from until } }')
const trial = (of: string, from = '2026-04-01', until = '2026-04-30') =>
  asAdviser(
    'query ($book: String!, $from: String!, $until: String!) { adviserTrialBalance(book: $book, from: $from, until: $until) { income costs rows { account closing } } }',
    { book: of, from, until },
  )
const journals = (input: Record<string, unknown> = {}) =>
  asAdviser(
    'query ($input: JournalSearchInput!) { adviserJournals(input: $input) { total rows { id text counterparty amount } } }',
    {
      input: { book, from: '2026-04-01', until: '2026-04-30', ...input },
    },
  )

describe('an adviser is let in', () => {
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an address that is none', { email: 'zeiri' }, 'email'],
    ['a book that is none', { books: ['fund:999999'] }, 'books'],
    ['days that end before they begin', { until: '2026-03-31' }, 'until'],
    ['an access that has ended', { ends_on: '2026-03-31' }, 'endsOn'],
    ['an access of more than a year', { ends_on: '2027-12-31' }, 'endsOn'],
  ])('never with %s', async (_what, more, field) => {
    expect(await propose(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } })
  })

  test('by two operators, with a link that is used once and a password of the own', async () => {
    const { id } = await propose()
    expect(await invitation()).toBe('')
    expect(await world.agree(id)).toEqual({ ok: true })
    const code = await invitation()
    expect(code).not.toBe('')
    expect(await accesses()).toMatchObject([{ name: '税理 太郎', is_open: true, has_password: false, looks: 0 }])
    expect(await logIn()).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await setPassword(code, 'password')).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await setPassword('another')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await setPassword(code)).toEqual({ ok: true })
    expect(await setPassword(code)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await logIn('something-else')).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await asAdviser('{ adviser { name } }')).toBeNull()
    expect(await logIn()).toEqual({ ok: true })
    expect(await asAdviser('{ adviser { name from until ends_on books { id } } }')).toEqual({
      name: '税理 太郎',
      from: '2026-04-01',
      until: '2026-04-30',
      ends_on: '2026-06-30',
      books: [{ id: book }],
    })
  })
})

describe('what the adviser sees', () => {
  test('the books and days of the access, and no other', async () => {
    expect(await trial(book)).toMatchObject({ income: 50_000, costs: 30_000 })
    expect(await trial('operator')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await trial(book, '2026-03-31')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await trial(book, '2026-04-01', '2026-05-01')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await trial('fund:x')).toMatchObject({ code: 'BAD_USER_INPUT' })
    const ledger = await asAdviser(
      `{ adviserLedger(book: "${book}", from: "2026-04-01", until: "2026-04-30", account: "rent_income") { counter credit balance } }`,
    )
    expect(ledger).toMatchObject([{ credit: 50_000, balance: 50_000 }])
  })

  test('no investor by name, also in the search', async () => {
    const names = await sql<{ name: string }>`
      select family_name as name from member where role = 'member' union select remitter_name_kana from bank_line where remitter_name_kana <> ''`.execute(
      world.database,
    )
    const all = await journals()
    expect(all.rows.map(({ counterparty }: { counterparty: string }) => counterparty)).toContain('（出資者）')
    const csv = (await file('journals.csv', { book, from: '2026-04-01', until: '2026-04-30' })).body
    expect(csv).toContain('（出資者）')
    for (const { name } of names.rows) {
      expect(JSON.stringify(all), name).not.toContain(name)
      expect(csv, name).not.toContain(name)
      expect(await journals({ counterparty: name }), name).toMatchObject({ total: 0 })
    }
    expect(await journals({ counterparty: '出資者' })).toMatchObject({ total: 0 })
    expect(await journals({ counterparty: 'rent' })).toMatchObject({ total: 1 })
  })

  test('nothing of members and operators', async () => {
    for (const source of [
      '{ myInvests { id } }',
      '{ adminTrialBalance(book: "operator", from: "2026-04-01", until: "2026-04-30") { income } }',
      '{ adminMembers { total } }',
    ])
      expect(await asAdviser(source), source).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await asAdviser('{ me { id } }')).toBeNull()
    const { length } = await asAdviser('{ __schema { queryType { fields { name } } } }').then(
      ({ queryType }: { queryType: { fields: unknown[] } }) => queryType.fields,
    )
    expect(length).toBeGreaterThan(100)
  })

  test('files of the access, and the year in one', async () => {
    const days = { from: '2026-04-01', until: '2026-04-30' }
    expect((await file('trial-balance.csv', { book, ...days })).body).toContain('賃料収入')
    expect((await file('general-ledger.csv', { book, ...days })).statusCode).toBe(200)
    expect((await file('statements.pdf', { book, ...days })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const [name, query] of [
      ['trial-balance.csv', { book: 'operator', ...days }],
      ['members.csv', { book, ...days }],
      ['package.zip', { ...days, until: '2026-12-31' }],
    ] as const)
      expect((await file(name, query)).statusCode, name).toBe(404)
    const packed = await file('package.zip', days)
    const entries = readZip(packed.rawPayload)
    const list = JSON.parse(String(entries.get('00_ファイルの一覧.json'))) as {
      files: { name: string; sha256: string }[]
    }
    expect(list.files.map(({ name }) => name.split('/').at(-1))).toEqual([
      '試算表.csv',
      '総勘定元帳.csv',
      '仕訳帳.csv',
      '消費税の集計.csv',
      '消費税の明細.csv',
      '損益計算書・貸借対照表.pdf',
      '90_ファンドが会社に負う額.csv',
      '91_未払費用.csv',
      '93_前払費用.csv',
      '94_固定資産税の納期.csv',
      '95_敷金・保証金.csv',
      '96_報酬の源泉所得税.csv',
      '97_借入金.csv',
    ])
    for (const { name, sha256 } of list.files)
      expect(
        createHash('sha256')
          .update(entries.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sha256)
    expect(String(entries.get('90_ファンドが会社に負う額.csv'))).toContain('30000')
  })

  test('each look is in the audit log, and what was refused is not', async () => {
    const seen = await looks()
    expect(seen.map(({ sight }: { sight: string }) => sight)).toEqual(
      expect.arrayContaining(['試算表', '総勘定元帳', '仕訳帳', '計算書（PDF）', '年次資料（ZIP）', '試算表（CSV）']),
    )
    expect(seen.filter(({ book: of }: { book: string }) => of === '運営者')).toEqual([])
    const before = seen.length
    await trial(book)
    expect(await looks()).toHaveLength(before + 1)
    const { rows } = await sql<{ actor: string; detail: unknown }>`
      select actor, object_id, detail from audit_log where action = 'adviser_access.viewed' order by id desc limit 1`.execute(
      world.database,
    )
    expect(rows).toEqual([
      expect.objectContaining({
        actor: expect.stringMatching(/^adviser:\d+$/),
        object_id: book,
        detail: { sight: '試算表', first_day: '2026-04-01', last_day: '2026-04-30' },
      }),
    ])
  })
})

describe('the access ends', () => {
  test('at once by one operator, and a new link brings nothing back', async () => {
    const [{ id }] = await accesses()
    expect(await world.ask('mutation ($id: ID!) { inviteAdviserAgain(id: $id) { ok } }', { id })).toEqual({ ok: true })
    const code = await invitation()
    expect(await world.ask('mutation ($id: ID!) { endAdviserAccess(id: $id) { ok } }', { id })).toEqual({ ok: true })
    expect(await trial(book)).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await logIn()).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await setPassword(code)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await world.ask('mutation ($id: ID!) { endAdviserAccess(id: $id) { ok } }', { id })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await world.ask('mutation ($id: ID!) { inviteAdviserAgain(id: $id) { ok } }', { id })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('by itself after its last day', async () => {
    const { id } = await propose({ books: [], ends_on: '2026-04-30' })
    expect(await world.agree(id)).toEqual({ ok: true })
    expect(await setPassword(await invitation())).toEqual({ ok: true })
    expect(await logIn()).toEqual({ ok: true })
    expect(await trial('operator')).toMatchObject({ income: 0 })
    await world.pass(31 * 24 * 60 * 60_000)
    await readAccount(world.services)
    expect(await trial('operator')).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await logIn()).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await file('trial-balance.csv', { book, from: '2026-04-01', until: '2026-04-30' })).statusCode).toBe(404)
    await world.expectInvariants()
  })

  test('past all use cases nothing of an access changes, and nobody is let in alone', async () => {
    const run = (statement: string) => sql.raw(statement).execute(world.database)
    await expect(run(`update adviser_access set until_on = '2030-01-01'`)).rejects.toThrow('is fixed')
    await expect(run('delete from adviser_access')).rejects.toThrow()
    await expect(
      run(
        `insert into adviser_session select '\\x01', id, now(), now(), now() from adviser_access where ended_at is not null`,
      ),
    ).rejects.toThrow('has ended')
    await expect(
      run(`insert into adviser_access (name, office, email, books, from_on, until_on, ends_on, granted_by, granted_at, proposal_id)
        select 'x', 'x', 'x@example.com', '{}', from_on, until_on, ends_on, granted_by, granted_at, (select max(id) from proposal where kind = 'fund_line') from adviser_access limit 1`),
    ).rejects.toThrow('two people have not agreed')
  })
})
