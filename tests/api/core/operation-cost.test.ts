import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/build/build-product.ts'
import { collectDocuments } from '../../../scripts/build/collect-documents.ts'
import { fillLargeCompany } from '../../../scripts/large-company/fill-large-company.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { startSession } from '../../../src/features/people/account/session.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { sha256Hex, sign } from '../../../src/platform/secret.ts'
import { createApi } from '../../../src/server/http.ts'
import { longestDocument, mostTokens, refuseLargeDocument } from '../../../src/server/operations/document-bounds.ts'
import { openOwnDocuments } from '../../../src/server/operations/own-documents.ts'
import { buildSchema as ownSchema } from '../../../src/server/schema.ts'
import { createTestDatabase } from '../../support/database.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { createTestServices } from '../../support/test-services.ts'

// A company with 300 published funds and one drawn lottery of 1,000 entries.

const size = {
  members: 400,
  funds: 330,
  investments: 2_000,
  seed: 5,
  today: japanDate('2026-11-20'),
  bankAccount: '102010001234',
}
const now = new Date('2026-11-20T12:00:00+09:00')

let services: Services
let app: FastifyInstance
let operator: string
let close: () => Promise<void>

beforeAll(async () => {
  const filled = await createTestDatabase()
  await fillLargeCompany(filled.connectionString, size)
  const pool = openPool(filled.connectionString, { max: 4 })
  await pool.query(`begin; set local session_replication_role = replica;
    insert into lottery_entry (fund_id, investment_id, amount, won)
    select (select min(fund_id) from lottery where drawn_at is not null), id, amount, false from investment order by id desc limit 1100 on conflict do nothing; commit`)
  const bankDirectory = { banksByKana: async () => [], branchesByKana: async () => [] }
  const bank = { subscriptionStatus: async () => null } as unknown as Services['bank']
  services = {
    ...createTestServices({
      database: openDatabase(pool),
      bank,
      folder: scratchFolder(),
      url: filled.connectionString,
      now: () => now,
      machineNow: () => now,
    }),
    bankDirectory: bankDirectory as unknown as Services['bankDirectory'],
  }
  operator = (
    await startSession(
      services.database,
      { id: (await pool.query(`select id from member where role = 'admin' limit 1`)).rows[0].id, role: 'admin' },
      'test',
      now,
    )
  ).token
  ;({ app } = await createApi(services))
  close = async () => {
    await app.close()
    await pool.end()
    await filled.drop()
  }
})
afterAll(() => close())

interface Answer {
  status: number
  data: Record<string, unknown> | null
  errors: { message: string; extensions: Record<string, unknown> }[]
}

async function ask(
  body: Record<string, unknown>,
  { session, server = app }: { session?: string; server?: FastifyInstance } = {},
): Promise<Answer> {
  const xsrf = `test.${sign(services.config.SECRET_KEY, 'xsrf', 'test')}`
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      cookie: `XSRF-TOKEN=${xsrf}${session === undefined ? '' : `; session=${session}`}`,
    },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, errors: [], ...response.json<Pick<Answer, 'data'>>() }
}

/** Every field below, once on each way down. */
function everything(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type)
  if (!isObjectType(named) || above.includes(named.name)) return ''
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const below = everything(field.type, [...above, named.name])
    return isObjectType(getNamedType(field.type)) ? (below === '' ? [] : [`${field.name} ${below}`]) : [field.name]
  })
  return parts.length === 0 ? '' : `{ ${parts.join(' ')} }`
}

const values: Record<string, unknown> = {
  ID: '1',
  String: '2026',
  DeliveredKind: 'contract',
  BankSearchInput: { name_kana: 'みずほ' },
  BranchSearchInput: { code: '0001', name_kana: 'ほん' },
  InvestRefInput: { invest_id: '1' },
}

function wholeQuery({ name, args, type }: GraphQLField<unknown, unknown>): {
  query: string
  variables: Record<string, unknown>
} {
  const needed = args.filter((argument) => isNonNullType(argument.type))
  const variables = needed.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(' ')
  const given = needed.map((argument) => `${argument.name}: $${argument.name}`).join(' ')
  return {
    query: `query Everything${variables && `(${variables})`} { ${name}${given && `(${given})`} ${everything(type)} }`,
    variables: Object.fromEntries(needed.map((argument) => [argument.name, values[getNamedType(argument.type).name]])),
  }
}

const published = buildSchema(readFileSync(new URL('contract.graphql', import.meta.url), 'utf8'))

describe('what is admitted', () => {
  test.each<[string, () => GraphQLSchema]>([
    ['the published contract', () => published],
    ['the server', ownSchema],
  ])('every query of %s with all its fields once', { tags: ['course'] }, async (_whose, schema) => {
    const refused: unknown[] = []
    // Admission is the question: how long this machine takes for the largest of them is another one.
    services.stopwatch = () => 0
    for (const field of Object.values(schema().getQueryType()?.getFields() ?? {})) {
      const { errors } = await ask(wholeQuery(field), { session: operator })
      const tooMuch = errors.filter(
        ({ message, extensions }) =>
          extensions['reason'] === 'cost' || /多すぎます|超えています|深すぎます|大きすぎます|中止/.test(message),
      )
      if (tooMuch.length > 0) refused.push([field.name, tooMuch])
    }
    delete services.stopwatch
    expect(refused).toEqual([])
  })

  test('every document of the site, by its hash alone', async () => {
    const folder = mkdtempSync(path.join(scratchFolder(), 'documents-'))
    const documents = await collectDocuments(projectRoot, folder)
    expect(Object.keys(documents).length).toBeGreaterThan(200)
    const file = path.join(folder, 'documents.json')
    writeFileSync(file, JSON.stringify(documents))
    const own = await openOwnDocuments(file)
    const schema = ownSchema()
    for (const [hash, text] of Object.entries(documents)) {
      expect(own.find(undefined, { persistedQuery: { version: 1, sha256Hash: hash } })).toBe(text)
      const document = parse(text, { maxTokens: mostTokens })
      expect([text, validate(schema, document)]).toEqual([text, []])
      expect(text.length).toBeLessThan(longestDocument)
      expect(() => refuseLargeDocument(document)).not.toThrow()
    }
  })

  test('all funds with all that is to be said of them, for a visitor', async () => {
    const field = published.getQueryType()?.getFields()['projects']
    if (!field) throw new Error('the contract lost its funds')
    // That it is admitted and whole is the question: how long a busy machine takes for it is another one.
    services.stopwatch = () => 0
    const { data, errors } = await ask(wholeQuery(field))
    delete services.stopwatch
    expect(errors).toEqual([])
    const funds = data?.['projects'] as { lottery_proof: { entries: unknown[] | null } | null }[]
    expect(funds.length).toBeGreaterThanOrEqual(300)
    expect(Math.max(...funds.map(({ lottery_proof: proof }) => proof?.entries?.length ?? 0))).toBeGreaterThanOrEqual(
      1_000,
    )
  })

  test('all funds with all that is to be said of them, given up once the stopwatch says that it takes too long', async () => {
    const field = published.getQueryType()?.getFields()['projects']
    if (!field) throw new Error('the contract lost its funds')
    let reading = 0
    services.stopwatch = () => (reading += 5_000)
    const { data, errors } = await ask(wholeQuery(field))
    delete services.stopwatch
    expect([data, errors.map(({ extensions }) => extensions['code'])]).toEqual([null, ['UNAVAILABLE']])
  })

  test(
    'a large answer is the same whole one when its document is known and would have been compiled',
    { tags: ['course'] },
    async () => {
      const query = `{ projects { id name contracts { url } ${Array.from({ length: 20 }, (_each, place) => `a${place}: images_sub { url }`).join(' ')} } }`
      const answers = []
      for (let time = 0; time < 4; time += 1) answers.push(await ask({ query }))
      const funds = answers[0]?.data?.['projects'] as {
        id: string
        name: string
        contracts: unknown[]
        a0: { url: string }[]
      }[]
      expect(funds.length).toBeGreaterThanOrEqual(300)
      for (const { name, contracts, a0 } of funds)
        expect([typeof name, Array.isArray(contracts), a0.every(({ url }) => typeof url === 'string')]).toEqual([
          'string',
          true,
          true,
        ])
      for (const answer of answers) expect(answer).toEqual(answers[0])
    },
  )

  test('introspection as every tool of the language asks it', async () => {
    const { data, errors } = await ask({
      query: getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }),
    })
    expect(errors).toEqual([])
    expect(data).toHaveProperty('__schema.types')
  })
})

const repeat = (count: number, make: (place: number) => string): string =>
  Array.from({ length: count }, (_each, place) => make(place)).join(' ')

describe('what is refused before it runs', () => {
  test.each([
    ['one list under many names', `{ projects { ${repeat(2_300, (n) => `a${n}:contracts{url}`)} } }`],
    [
      'a list under as many names as a document may have',
      `{ projects { ${repeat(250, (n) => `a${n}: contracts { url }`)} } }`,
    ],
    [
      'ten times all funds with their draws through one fragment',
      `{ ${repeat(10, (n) => `p${n}: projects { ...all }`)} } fragment all on Project { ${repeat(30, (n) => `l${n}: lottery_proof { entries { invest_id amount } }`)} }`,
    ],
    [
      'fragments that double each other',
      `{ ...f0 } ${repeat(25, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f25 on Query { me { id } }`,
    ],
    ['fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    ['one name again and again', `{ projects { ${repeat(500, () => 'id')} } }`],
    ['a deep one', `{ project(id: "1") ${'{ lottery_proof '.repeat(9)} { seed } ${'}'.repeat(9)} }`],
    ['more text than any page has', `{ me { id } } # ${'x'.repeat(16_000)}`],
    [
      'the schema many times',
      `{ ${repeat(12, (n) => `s${n}: __schema { types { fields { name args { name } type { name } } } }`)} }`,
    ],
    ['nothing', '{}'],
    ['a syntax tree in place of a text', '{"kind":"Document","definitions":[]}'],
  ])('%s', async (_what, query) => {
    const { status, data, errors } = await ask({ query })
    expect([status, data, errors[0]?.extensions['code']]).toEqual([400, null, 'BAD_USER_INPUT'])
    expect(errors[0]?.message).toMatch(/[ぁ-ん]/)
  })

  test.each([
    [
      'a document whose lists turn out to be too much',
      `{ projects { ${repeat(120, (n) => `a${n}: milestones { key }`)} } }`,
    ],
    [
      'the same through a fragment',
      `{ projects { ...all } } fragment all on Project { ${repeat(120, (n) => `a${n}: milestones { key }`)} }`,
    ],
  ])('%s, before any element of them is answered', async (_what, query) => {
    const { status, data, errors } = await ask({ query })
    expect([status, data, errors[0]?.extensions]).toMatchObject([400, null, { code: 'BAD_USER_INPUT', reason: 'cost' }])
    // The same of one fund is little.
    expect((await ask({ query: query.replace('{ projects {', '{ project(id: "1") {') })).errors).toEqual([])
  })
})

describe('where only the site’s own documents are taken', () => {
  let strict: FastifyInstance
  beforeAll(async () => {
    ;({ app: strict } = await createApi({ ...services, config: { ...services.config, OWN_DOCUMENTS_ONLY: 'on' } }))
  })
  afterAll(() => strict.close())

  test('a stranger’s is refused, whatever it asks', async () => {
    for (const body of [
      { query: '{ me { id } }' },
      { extensions: { persistedQuery: { version: 1, sha256Hash: sha256Hex('{ me { id } }') } } },
      { query: '{ me { id } }', extensions: { persistedQuery: { sha256Hash: '__proto__' } } },
    ]) {
      const { status, errors } = await ask(body, { server: strict })
      expect([status, errors[0]?.extensions]).toEqual([400, { code: 'BAD_USER_INPUT', reason: 'document' }])
    }
  })
})

describe('an address that asks operations', () => {
  test('is told to post them', async () => {
    for (const url of ['/graphql?query=mutation%20%7B%20logout%20%7D', '/graphql?query=%7Bme%7Bid%7D%7D'])
      expect((await app.inject(url)).statusCode).toBe(405)
    const plain = await app.inject('/graphql')
    expect([plain.statusCode, plain.headers['set-cookie']]).toEqual([200, expect.stringContaining('XSRF-TOKEN=')])
  })
})

describe('the address of a visitor', () => {
  test.each<[string, string[] | number | undefined, string]>([
    ['is that of the connection where no proxy is named', undefined, '127.0.0.1'],
    ['is what a named proxy tells', ['127.0.0.0/8'], '203.0.113.9'],
    ['is not what anybody else tells', ['10.0.0.1'], '127.0.0.1'],
    ['is what the one proxy in front tells, and not what came to it', 1, '203.0.113.9'],
    ['is believed through two of them', 2, '198.51.100.1'],
  ])('%s', async (_what, proxies, address) => {
    const { app: server } = await createApi({ ...services, config: { ...services.config, TRUSTED_PROXIES: proxies } })
    server.get('/own-address', async (request) => ({ address: request.ip }))
    const answer = await server.inject({
      url: '/own-address',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    })
    expect(answer.json()).toEqual({ address })
    await server.close()
  })
})
