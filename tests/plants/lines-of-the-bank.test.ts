import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { off, openPlantWorld, stands, type PlantWorld } from '../support/plants.ts'

// What the bank has not shown is in no book, whoever writes it.

let plants: PlantWorld

beforeAll(async () => {
  plants = await openPlantWorld()
  await plants.commit([
    `insert into bank_balance (real_account_id, item_key, balance, read_at) values ('company', null, 0, '2026-10-01')`,
    `insert into bank_balance (real_account_id, item_key, balance, read_at) values ('company', 'shown', -500, '2026-11-09')`,
    `insert into bank_statement_line (bank_balance_id, real_account_id, item_key, amount, transacted_on)
      select max(id), 'company', 'shown', -500, '2026-11-09' from bank_balance`,
  ])
})
afterAll(() => plants.close())

const line = ({ key = 'shown', amount = -500, day = '2026-11-09', account = 'company' } = {}): string =>
  `insert into bank_line (real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
    values ('${account}', '${key}', ${amount}, '${day}', '${day}', '', '2026-11-10')`

const forged: { what: string; act: () => string }[] = [
  { what: 'that the statement does not show', act: () => line({ key: 'forged', amount: 5_000_000 }) },
  { what: 'that is early', act: () => line({ key: 'tomorrow', day: '2026-11-10' }) },
  { what: 'with another sum than the statement shows', act: () => line({ amount: -499 }) },
  { what: 'with the other sign', act: () => line({ amount: 500 }) },
  { what: 'of another day', act: () => line({ day: '2026-11-08' }) },
]

describe('no line of an account is booked', () => {
  it.each(forged)('$what', async ({ act }) => {
    expect(await plants.plant([act()])).toMatch(/the statement of account company does not show it/)
    expect(await plants.plant([act()], [off('was_shown', 'bank_line')])).toBe(stands)
  })

  it('under the name of an imported result', async () => {
    const act = line({ key: 'payout-file:1', amount: 5_000_000 })
    expect(await plants.plant([act])).toMatch(/bank_line_by_the_banks_key/)
    expect(
      await plants.plant(
        [act],
        [off('was_shown', 'bank_line'), 'alter table bank_line drop constraint bank_line_by_the_banks_key'],
      ),
    ).toBe(stands)
  })

  it('but the one that it shows', async () => {
    expect(await plants.plant([line()])).toBe(stands)
  })
})
