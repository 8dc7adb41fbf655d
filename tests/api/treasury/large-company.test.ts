import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillLargeCompany, type CompanySize } from '../../../scripts/large-company/fill-large-company.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import {
  applicationViews,
  countApplicationViews,
} from '../../../src/features/investing/investment/list-applications.ts'
import { depositViews } from '../../../src/domain/tables/deposits.ts'
import { fundStates } from '../../../src/domain/tables/funds.ts'
import { countDepositViews } from '../../../src/features/investing/deposit/list-deposits.ts'
import { countFundStates } from '../../../src/features/funds/fund-editing/list-funds.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { DELAY_CHECKS } from '../../../src/ledger/read-checks.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

// The company on which the back office is measured: made in SQL past all use cases, so the invariants have to say that it could be.

const size: CompanySize = {
  members: 240,
  funds: 24,
  investments: 800,
  seed: 3,
  today: japanDate('2026-11-20'),
  bankAccount: '102010001234',
}
const morning = new Date('2026-11-20T09:00:00+09:00')

let filled: TestDatabase
let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  filled = await createTestDatabase()
  await fillLargeCompany(filled.connectionString, size)
  const pool = openPool(filled.connectionString, { max: 3 })
  database = openDatabase(pool)
  close = async () => {
    await pool.end()
    await filled.drop()
  }
})
afterAll(() => close())

async function digestOf(where: Database): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(i::text, '|' order by id)) from investment i) as investments,
      (select md5(string_agg(p::text, '|' order by id)) from posting p) as postings,
      (select md5(string_agg(email || birthday || registered_at, '|' order by id)) from member) as members`.execute(
    where,
  )
  return rows[0]
}

describe('a large company', () => {
  it('keeps every invariant of the books', async () => {
    const broken = (await checkMoney(database)).filter(({ id, rows }) => rows.length > 0 && !DELAY_CHECKS.includes(id))
    expect(broken.map(({ id, rows }) => ({ id, row: rows[0] }))).toEqual([])
  })

  it('has as many of everything as it was asked for', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from member where role = 'member') as members, (select count(*) from fund) as funds, (select count(*) from investment) as investments`.execute(
      database,
    )
    expect(rows[0]).toEqual({ members: size.members, funds: size.funds, investments: size.investments })
  })

  it('stands in every state in which a table can be filtered', async () => {
    const applications = await countApplicationViews(database, null)
    // None of its lotteries has closing days, in which alone somebody is a substitute.
    expect(applications.filter(({ count }) => count === 0)).toEqual([{ view: 'substitute', count: 0 }])
    expect(applications).toHaveLength(applicationViews.length)
    expect((await countDepositViews(database)).filter(({ count }) => count > 0)).toHaveLength(depositViews.length)
    expect((await countFundStates(database, morning)).filter(({ count }) => count > 0)).toHaveLength(fundStates.length)
    const { rows } = await sql<{ batches: string[]; members: string[]; payouts: string[]; refunds: string[] }>`
      select array(select distinct status from payout_batch order by 1) as batches, array(select distinct status from member order by 1) as members,
        array(select distinct status from payout order by 1) as payouts, array(select distinct status from refund order by 1) as refunds`.execute(
      database,
    )
    expect(rows[0]).toEqual({
      batches: ['draft', 'sent', 'settled'],
      members: ['active', 'held', 'left', 'suspended'],
      payouts: ['in_flight', 'paid', 'planned', 'refused'],
      refunds: expect.arrayContaining(['open', 'paid']),
    })
  })

  it('is the same again from the same seed, and another from another', { tags: ['course'] }, async () => {
    const first = await digestOf(database)
    for (const [seed, isSame] of [
      [3, true],
      [4, false],
    ] as const) {
      const again = await createTestDatabase()
      const pool = openPool(again.connectionString, { max: 1 })
      try {
        await fillLargeCompany(again.connectionString, { ...size, seed })
        expect(JSON.stringify(await digestOf(openDatabase(pool))) === JSON.stringify(first)).toBe(isSame)
      } finally {
        await pool.end()
        await again.drop()
      }
    }
  })

  it('is made in an empty database alone, and in a size that there can be', async () => {
    await expect(fillLargeCompany(filled.connectionString, size)).rejects.toThrow('not empty')
    await expect(fillLargeCompany(filled.connectionString, { ...size, investments: 20_000 })).rejects.toThrow(
      RangeError,
    )
  })
})
