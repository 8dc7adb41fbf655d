import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { createApi } from '../../../src/server/http.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { createTestServices } from '../../support/test-services.ts'

// Two servers of one installation, and those who ask them for pages and files.

let database: TestDatabase
let pool: ReturnType<typeof openPool>
let servers: FastifyInstance[]
let now = new Date('2026-11-23T12:00:00+09:00')

async function startServer(): Promise<FastifyInstance> {
  const bank = { subscriptionStatus: async () => null } as unknown as Services['bank']
  const services = createTestServices({
    database: openDatabase(pool),
    bank,
    folder: scratchFolder(),
    url: database.connectionString,
    now: () => now,
    machineNow: () => now,
  })
  const { app } = await createApi(services)
  app.get('/*', async () => 'a page')
  app.post('/*', async () => 'taken')
  return app
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.connectionString, { max: 2 })
  servers = [await startServer(), await startServer()]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  now = new Date(now.getTime() + 10_000)
})

interface Visit {
  url?: string
  address?: string
  session?: string
  method?: 'GET' | 'POST'
}

/** How many of so many requests are answered, by turns of both servers. */
async function answered(
  times: number,
  { url = '/faq', address = '203.0.113.9', session, method = 'GET' }: Visit,
): Promise<number> {
  let count = 0
  for (let time = 0; time < times; time += 1) {
    const answer = await servers[time % servers.length]!.inject({
      url,
      method,
      remoteAddress: address,
      headers: session === undefined ? {} : { cookie: `session=${session}` },
    })
    expect([200, 429]).toContain(answer.statusCode)
    // What a server tells the others it has told before the next request: how far servers run ahead of each other is no subject here.
    while (pool.idleCount < pool.totalCount) await sleep(1)
    if (answer.statusCode === 200) count += 1
    else expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  return count
}

test('an address sees some 200 pages in ten seconds, whichever server answers, then is told when to come back; another one sees its own', async () => {
  const seen = await answered(400, {})
  expect(seen).toBeGreaterThanOrEqual(200)
  // By what each server lets through before it hears of the other.
  expect(seen).toBeLessThan(240)
  const refused = await servers[0]!.inject({ url: '/faq', remoteAddress: '203.0.113.9' })
  expect([refused.statusCode, refused.headers['content-type'], refused.headers['cache-control']]).toEqual([
    429,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(refused.body).toContain('アクセスが集中しています')
  expect(await answered(20, { address: '203.0.113.10' })).toBe(20)
  now = new Date(now.getTime() + 10_000)
  expect(await answered(20, {})).toBe(20)
})

test('a session sees half of that, from wherever it asks', async () => {
  const session = 's'.repeat(43)
  const seen = (await answered(80, { session })) + (await answered(80, { session, address: '198.51.100.1' }))
  expect(seen).toBeGreaterThanOrEqual(100)
  expect(seen).toBeLessThan(125)
})

test('a new session each time is no way round', async () => {
  let seen = 0
  for (let time = 0; time < 400; time += 1)
    seen += await answered(1, { session: `invented-${time}`, address: '198.51.100.2' })
  expect(seen).toBeLessThan(240)
})

test('files count for more than pages, what all visitors share for less; health, built files and the bank’s messages not at all', async () => {
  expect(await answered(100, { url: '/admin-csv/members.csv', address: '192.0.2.1' })).toBeLessThan(70)
  expect(await answered(500, { url: '/documents/1/x.pdf', address: '192.0.2.2' })).toBeLessThan(360)
  expect(await answered(900, { url: '/projects', address: '192.0.2.3' })).toBe(900)
  for (const url of ['/healthz', '/readyz', '/assets/x.js', '/itoadmintool/files/assets/x.js'])
    expect(await answered(300, { url, address: '192.0.2.4' })).toBe(300)
  expect(await answered(300, { url: '/webhooks/bank', method: 'POST', address: '192.0.2.4' })).toBe(300)
})

test('operations and pages are one allowance', async () => {
  await answered(400, { address: '192.0.2.9' })
  const xsrf = await servers[0]!.inject({ url: '/graphql', remoteAddress: '192.0.2.8' })
  const cookie = String(xsrf.headers['set-cookie']).split(';')[0] ?? ''
  const headers = {
    cookie,
    'x-xsrf-token': decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
    'content-type': 'application/json',
  }
  const ask = (remoteAddress: string) =>
    servers[0]!.inject({ method: 'POST', url: '/graphql', remoteAddress, headers, payload: { query: '{ me { id } }' } })
  expect((await ask('192.0.2.9')).statusCode).toBe(429)
  expect((await ask('192.0.2.8')).statusCode).toBe(200)
})
