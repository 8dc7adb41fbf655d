import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, daysInTerm, japanDate } from '../../../src/domain/calendar.ts'
import { yearlyPeriods } from '../../../src/domain/funds/fund-periods.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { openDepositWorld, type DepositWorld } from '../../support/deposit-world.ts'
import { off } from '../../support/plants.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let fundId: Id<'fund'>

beforeEach(async () => {
  world = await openDepositWorld()
  fundId = await world.addFund()
  // Why an end comes before its plan says nothing of the periods.
  await sql.raw(off('early_end_has_words', 'fund_result')).execute(world.services.database)
})
afterEach(() => world.close())

/** As a new version of the fund would. */
async function plan(endOn: string): Promise<void> {
  await changeFundUnseen(world.services.database, fundId, { operation_end_on: endOn })
  await sql`select keep_fund_periods(${fundId})`.execute(world.services.database)
}

const record = (days: { operation_start_on: string; operation_end_on?: string }) =>
  world.services.database
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...days })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(days))
    .execute()

/** A day that two people corrected. */
async function correctStart(startOn: string): Promise<void> {
  await world.services.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update fund_result set operation_start_on = ${startOn} where fund_id = ${fundId}`.execute(transaction)
  })
  await sql`select keep_fund_periods(${fundId})`.execute(world.services.database)
}

/** "1: 2026-05-01 to 2027-04-30", with "last" behind the one in which the fund's recorded end lies. */
async function periods(): Promise<string[]> {
  const rows = await world.services.database
    .selectFrom('fund_period')
    .select(['number', 'start_on', 'end_on', 'is_last'])
    .where('fund_id', '=', fundId)
    .orderBy('number')
    .execute()
  return rows.map((row) => `${row.number}: ${row.start_on} to ${row.end_on}${row.is_last ? ' last' : ''}`)
}

describe('the calculation periods of a fund', () => {
  it('are none before a start is recorded', async () => expect(await periods()).toEqual([]))

  it('are one for a fund of a year or less', async () => {
    await plan('2027-04-30')
    await record({ operation_start_on: '2026-05-01' })
    expect(await periods()).toEqual(['1: 2026-05-01 to 2027-04-30'])
  })

  it('are a year each for a longer one, and what remains, a day if need be', async () => {
    await plan('2028-05-01')
    await record({ operation_start_on: '2026-05-01' })
    expect(await periods()).toEqual([
      '1: 2026-05-01 to 2027-04-30',
      '2: 2027-05-01 to 2028-04-30',
      '3: 2028-05-01 to 2028-05-01',
    ])
  })

  it('leave no day out where the fund began on a leap day', async () => {
    await plan('2030-06-30')
    await record({ operation_start_on: '2028-02-29' })
    expect(await periods()).toEqual([
      '1: 2028-02-29 to 2029-02-27',
      '2: 2029-02-28 to 2030-02-27',
      '3: 2030-02-28 to 2030-06-30',
    ])
  })

  it('grow with an extension, and end with an early sale', async () => {
    await plan('2027-04-30')
    await record({ operation_start_on: '2026-05-01' })
    await plan('2027-10-31')
    expect(await periods()).toEqual(['1: 2026-05-01 to 2027-04-30', '2: 2027-05-01 to 2027-10-31'])
    await record({ operation_start_on: '2026-05-01', operation_end_on: '2027-02-10' })
    expect(await periods()).toEqual(['1: 2026-05-01 to 2027-02-10 last'])
  })

  it('move with a corrected start', async () => {
    await plan('2027-04-30')
    await record({ operation_start_on: '2026-05-01' })
    await correctStart('2026-06-01')
    expect(await periods()).toEqual(['1: 2026-06-01 to 2027-04-30'])
  })

  it('keep their days once they are closed, whoever asks', async () => {
    const { database } = world.services
    await plan('2027-10-31')
    await record({ operation_start_on: '2026-05-01' })
    await sql`update fund_period set closed_on = '2027-05-20' where fund_id = ${fundId} and number = 1`.execute(
      database,
    )
    await expect(correctStart('2026-06-01')).rejects.toThrow('keeps its days')
    await correctStart('2026-05-01')
    await expect(
      sql`update fund_period set closed_on = null where fund_id = ${fundId} and number = 1`.execute(database),
    ).rejects.toThrow('is closed')
    await expect(
      sql`delete from fund_period where fund_id = ${fundId} and number = 1`.execute(database),
    ).rejects.toThrow('is closed')
    // The period that is open may still end earlier.
    await record({ operation_start_on: '2026-05-01', operation_end_on: '2027-08-31' })
    expect(await periods()).toEqual(['1: 2026-05-01 to 2027-04-30', '2: 2027-05-01 to 2027-08-31 last'])
  })

  it('are those that the domain computes, whatever the days are', async () => {
    for (const [begin, days] of [
      ['2026-05-01', 1],
      ['2027-02-28', 366],
      ['2028-02-29', 731],
      ['2028-02-29', 1462],
      ['2026-08-31', 2000],
    ] as const) {
      const startOn = japanDate(begin)
      const endOn = addDays(startOn, days - 1)
      expect(daysInTerm(startOn, endOn)).toBe(days)
      fundId = await world.addFund()
      await record({ operation_start_on: startOn, operation_end_on: endOn })
      expect(await periods()).toEqual(
        yearlyPeriods(startOn, endOn).map(
          (one) => `${one.number}: ${one.startOn} to ${one.endOn}${one.endOn === endOn ? ' last' : ''}`,
        ),
      )
    }
  })
})
