import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDepositWorld, type DepositWorld } from '../support/deposit-world.ts'
import { decided, off, openPlanter, stands, type Act, type Planter } from '../support/plants.ts'

// What happened to a fund is on record once; what may happen again, once for each time.

let world: DepositWorld
let plants: Planter
let fund: number
let operators: [number, number]
beforeAll(async () => {
  world = await openDepositWorld()
  fund = Number(await world.addFund())
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const [first, again] = ['2026-11-01', '2026-11-03']
const happens = (event: string, day: string): Act =>
  `insert into fund_event (fund_id, event, actor, reason, at) values (${fund}, '${event}', 'operator:1', '-', '${day}')`
/** The word of two. */
const agreed = (id: number, at: string, { kind = 'fund.winding_up', of = fund } = {}): Act => ({
  byOwner: decided(operators, { id, kind, at, subject: `fund:${of}`, content: { fundId: of } }),
})
/** Something of the fund's book that leaves it as empty as it was. */
const booked = (day: string, out = 1): Act => ({
  byOwner: `
    set local session_replication_role = replica;
    insert into journal_entry (id, kind, idempotency_key, input_hash, effective_at, recorded_at) overriding system value
      values (90001, 'income_line', 'planted', '-', '${day}', '${day}');
    insert into posting (entry_id, book, account_kind, account_ref, amount) values
      (90001, 'fund:${fund}', 'bank', 'company', 1), (90001, 'fund:${fund}', 'bank', 'company', ${-out});
    set local session_replication_role = origin`,
})

it('a fund is not wound up again where nothing was booked since', async () => {
  const twice = (...between: Act[]): Act[] => [
    agreed(901, first),
    agreed(902, again),
    happens('wound_up', first),
    ...between,
    happens('wound_up', again),
  ]
  expect(await plants.plant(twice())).toMatch(/is wound up already: nothing was booked since/)
  expect(await plants.plant(twice(booked('2026-10-31')))).toMatch(/nothing was booked since/)
  expect(await plants.plant(twice(booked('2026-11-04')))).toMatch(/nothing was booked since/)
  expect(await plants.plant(twice(), [off('as_often_as_recorded', 'fund_event')])).toBe(stands)
  expect(await plants.plant(twice(booked('2026-11-02')))).toBe(stands)
})

it('nor on nobody’s word, another fund’s, or the same one again', async () => {
  const over = happens('wound_up', first)
  const word = agreed(901, first)
  const ofAnother = agreed(901, first, { of: fund + 1 })
  for (const acts of [[over], [ofAnother, over], [agreed(901, first, { kind: 'fund.late_result' }), over]])
    expect(await plants.plant(acts)).toMatch(/wound_up stands 1 times for 0 on record/)
  expect(await plants.plant([word, over, booked('2026-11-02'), happens('wound_up', again)])).toMatch(/1 times for 0/)
  expect(await plants.plant([word, over, over])).toMatch(/2 times for 1/)
  expect(await plants.plant([word, booked('2026-10-31', 2), over])).toMatch(/is not wound up: -1 yen on bank/)
})

it.each(['published', 'offering_opened', 'offering_closed', 'failed', 'operation_started', 'operation_ended'])(
  '%s happens once',
  async (event) => {
    expect(await plants.plant([happens(event, '2026-11-01')])).toBe(stands)
    expect(await plants.plant([happens(event, '2026-11-01'), happens(event, '2026-11-02')])).toMatch(/fund_event_once/)
  },
)

it.each<[event: string, of: string, kind: string]>([
  ['operation_corrected', 'operation_days', 'fund.operation_correction'],
  ['distribution_reversed', 'distribution', 'fund.dividend_reversal'],
])('%s has its correction', async (event, of, kind) => {
  const corrected: Act = `insert into performance_correction (fund_id, kind, proposal_id, reason, corrected_at)
    values (${fund}, '${of}', 901, '-', '${first}')`
  expect(await plants.plant([happens(event, first)])).toMatch(/stands 1 times for 0 on record/)
  expect(await plants.plant([happens(event, first)], [off('as_often_as_recorded', 'fund_event')])).toBe(stands)
  const once = [agreed(901, first, { kind }), corrected, happens(event, first)]
  expect(await plants.plant(once)).toBe(stands)
  expect(await plants.plant([...once, happens(event, again)])).toMatch(/1 times for 0/)
  expect(await plants.plant([...once, happens(event, first)])).toMatch(/2 times for 1/)
})
