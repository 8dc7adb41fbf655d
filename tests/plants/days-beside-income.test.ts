import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { decided, off, on, openPlanter, stands, type Act, type Planter } from '../support/plants.ts'

// The cap of a dividend counts by days: also who writes past all use cases does not leave the rents outside them.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
let waiting: Id<'fund'>
let people: [number, number] = [0, 0]
const now = '2026-07-03T10:00:00+09:00'

/** At work since May, with a recorded end and rents of May and June. */
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId })
  people = [world.maker.memberId, world.checker.memberId]
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, now)
  await world.classified('rent', 20_000, { month: '2026-05' })
  await world.classified('rent', 20_000, { month: '2026-06' })
  waiting = await smallFund(world)
  plants = await openPlanter(world.services.config.DATABASE_URL)
})
afterAll(async () => {
  await plants.close()
  await world.close()
})

/** Two people said it; the day itself is what they may not. */
const corrected = (column: string, day: string): Act[] => [
  {
    byOwner: decided(people, {
      id: 902,
      kind: 'fund.operation_correction',
      subject: `fund:${fundId}`,
      content: { fundId },
    }),
  },
  `insert into performance_correction (fund_id, kind, proposal_id, reason, corrected_at)
      select ${fundId}, 'operation_days', id, '記録の誤り', decided_at from proposal where id = 902;
    update fund_result set ${column} = '${day}' where fund_id = ${fundId}`,
]
const without = [off('days_beside_income', 'fund_result')]

it('an operation does not end before the month of its last rent', async () => {
  const end = (day: string) => corrected('operation_end_on', day)
  expect(await plants.plant(end('2026-05-31'))).toMatch(
    /does not end on 2026-05-31 before its income \(rent\) of 2026-06-01/,
  )
  expect(await plants.plant(end('2026-05-31'), without)).toBe(stands)
  expect(await plants.plant(end('2026-06-01'))).toBe(stands)
})

it('nor does it start after the month of its first', async () => {
  const start = (day: string) => corrected('operation_start_on', day)
  expect(await plants.plant(start('2026-06-01'))).toMatch(
    /does not start on 2026-06-01 after its income \(rent\) of 2026-05-01/,
  )
  expect(await plants.plant(start('2026-06-01'), without)).not.toMatch(/after its income/)
})

it('a changed day leaves both days behind, and none is made up', async () => {
  const moved = corrected('operation_end_on', '2026-09-30')
  const made = `insert into operation_day_change (fund_id, point, previous_on, changed_to, correction_id)
    select fund_id, 'end', '2027-10-31', '2026-10-31', id from performance_correction`
  const rest = (sentence: string): Act[] => [...moved, sentence]
  expect(await plants.plant(rest(made))).toMatch(/a changed day is written by its change/)
  expect(await plants.plant(rest(made), [off('written_by_its_change', 'operation_day_change')])).toBe(stands)
  expect(await plants.plant(rest(`delete from operation_day_change`))).not.toBe(stands)
  expect(
    await plants.plant(
      rest(
        `do $$ begin assert (select (previous_on, changed_to) = ('2026-10-31', '2026-09-30') from operation_day_change); end $$`,
      ),
    ),
  ).toBe(stands)
})

it('an end before its plan has the words that stand beside it', async () => {
  const early = `insert into early_end (fund_id, planned_on, ended_on, words, recorded_at)
    values (${fundId}, '2026-10-31', '2026-10-30', '売却のため', '${now}')`
  expect(await plants.plant([early])).toMatch(/it does not end on 2026-10-30 before 2026-10-31/)
  expect(await plants.plant([early], [off('as_it_ends', 'early_end')])).toBe(stands)
  // The day of another fund, which has none yet.
  const end = `insert into fund_result (fund_id, operation_start_on, operation_end_on) values (${waiting}, '2026-05-01', '2026-06-30')`
  expect(await plants.plant([end])).toMatch(/nobody says why it ends on 2026-06-30, before its plan/)
  expect(await plants.plant([end], [off('early_end_has_words', 'fund_result')])).toBe(stands)
})

it('a rent that came long after the end says its month, whoever writes it', async () => {
  const classified = (cameOn: string, month: string | null): Act[] => [
    {
      byOwner: `insert into bank_statement_line (id, bank_balance_id, real_account_id, item_key, amount, transacted_on) overriding system value
          select 9001, max(id), 'company', 'late', 5000, '${cameOn}' from bank_balance;
        insert into bank_line (id, real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at) overriding system value
          values (9001, 'company', 'late', 5000, '${cameOn}', '${cameOn}', '', '${cameOn}')`,
    },
    `insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id) overriding system value
        values (9001, 9001, 'fund', '-', ${people[0]}, '${cameOn}', 9001);
      insert into fund_line (explanation_id, counterparty, paid_by) values (9001, 'third_party', 'fund');
      insert into fund_line_part (explanation_id, fund_id, kind, amount, month) values (9001, ${fundId}, 'rent', 5000, ${month === null ? 'null' : `'${month}'`})`,
  ]
  // What else these rows need has plants of its own.
  const alone = [
    ...['bank_line', 'bank_statement_line', 'statement_explanation', 'fund_line', 'fund_line_part'].map((table) =>
      off('user', table),
    ),
    on('late_rent_has_month', 'fund_line_part'),
  ]
  expect(await plants.plant(classified('2026-12-01', null), alone)).toMatch(/nobody says of which month the rent is/)
  expect(
    await plants.plant(classified('2026-12-01', null), [...alone, off('late_rent_has_month', 'fund_line_part')]),
  ).toBe(stands)
  expect(await plants.plant(classified('2026-12-01', '2026-09'), alone)).toBe(stands)
  expect(await plants.plant(classified('2026-11-30', null), alone)).toBe(stands)
})
