import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { createLog } from '../../../src/platform/log.ts'
import { allowances, RequestBudget } from '../../../src/server/operations/request-budget.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.connectionString, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

let now = new Date('2026-11-22T12:00:00Z')
const processOf = () =>
  new RequestBudget({
    database: openDatabase(pool),
    key: Buffer.alloc(32, 1),
    now: () => now,
    log: Object.assign(createLog('test'), { level: 'silent' }),
  })
const visitor = [{ kind: 'address', name: '203.0.113.9' }] as const

test('an address has one allowance in ten seconds, whichever process it asks', async () => {
  const [one, other] = [processOf(), processOf()]
  const part = allowances.address / 10
  for (let time = 0; time < 9; time += 1) {
    one.spend(visitor, part)
    await one.close()
  }
  // The other process hears of it with the first statement of its own.
  other.spend(visitor, part)
  await other.close()
  expect(other.spend(visitor, part)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 10 })
  expect(other.spend([{ kind: 'address', name: '203.0.113.10' }], part)).toBeNull()
  expect(other.spend([{ kind: 'member', name: '203.0.113.9' }], part)).toBeNull()
  now = new Date(now.getTime() + 10_000)
  expect(other.spend(visitor, part)).toBeNull()
  await other.close()
})

test('who asks as people do costs no statement, and no address is written down', async () => {
  const process = processOf()
  await pool.query('truncate request_spending')
  for (let time = 0; time < 200; time += 1)
    process.spend(
      [
        { kind: 'address', name: '198.51.100.1' },
        { kind: 'member', name: '7' },
      ],
      200,
    )
  await process.close()
  expect((await pool.query('select * from request_spending')).rows).toEqual([])
  process.spend([{ kind: 'address', name: '198.51.100.1' }], allowances.address)
  await process.close()
  const { rows } = await pool.query('select spender, spent from request_spending')
  expect(rows).toEqual([{ spender: expect.not.stringContaining('198.51'), spent: allowances.address + 40_000 }])
})
