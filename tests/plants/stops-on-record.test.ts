import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkMoney } from '../../src/ledger/check-money.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { off, openPlantWorld, stands, type PlantWorld } from '../support/plants.ts'

// What stops payments is not wiped away: neither the stop, nor what a check said, nor the record of both.

let plants: PlantWorld
let operator: string

beforeAll(async () => {
  plants = await openPlantWorld()
  operator = String((await plants.world.addMember({ role: 'admin' })).memberId)
  await plants.commit([
    ran({ M05: 0, M13: 1, M30: 0 }, '2026-11-10 10:00+09'),
    `insert into payment_stop (since, checks) values ('2026-11-10 10:00+09', '{M13}')`,
  ])
})
afterAll(() => plants.close())

/** A run of the checks, as it is written down. */
function ran(violations: Record<string, number>, at: string): string {
  const rows = Object.entries(violations).map(
    ([id, count]) => `('${id}', '${at}', ${count}, 1, ${count > 0 ? `'${at}'` : 'null'}::timestamptz)`,
  )
  return `insert into money_check (id, checked_at, violations, milliseconds, broken_since) values ${rows.join(', ')}
    on conflict (id) do update set checked_at = excluded.checked_at, violations = excluded.violations, broken_since = excluded.broken_since`
}
const lift = (): string =>
  `update payment_stop set lifted_at = '2026-11-10 11:00+09', lifted_by = ${operator} where lifted_at is null`
const audited = (): string =>
  `insert into audit_log (at, actor, action, object_type, object_id)
    select '2026-11-10 11:00+09', 'operator:${operator}', 'payment_stop.lifted', 'payment_stop', id::text from payment_stop`
const wiped = (of: string): string =>
  `update money_check set violations = 0, broken_since = null, checked_at = '2026-11-10 10:59+09' where id = '${of}'`
const grant = (rights: string, table: string): string => `grant ${rights} on ${table} to ${runtimeRole}`

const acts: { what: string; act: () => string; refusal: RegExp; without: string[] }[] = [
  {
    what: 'lifts a stop over a broken check',
    act: lift,
    refusal: /what it stopped for is still broken/,
    without: [off('lifted_when_clean', 'payment_stop')],
  },
  {
    what: 'takes a check away',
    act: () => `delete from money_check where id = 'M13'`,
    refusal: /permission denied for table money_check/,
    without: [grant('delete', 'money_check'), off('no_delete', 'money_check')],
  },
  {
    what: 'takes the record away',
    act: () => `delete from payment_stop_event`,
    refusal: /permission denied for table payment_stop_event/,
    without: [grant('delete', 'payment_stop_event'), off('append_only', 'payment_stop_event')],
  },
  {
    what: 'changes the record',
    act: () => `update payment_stop_event set event = 'holds' where event = 'broken'`,
    refusal: /permission denied for table payment_stop_event/,
    without: [grant('update', 'payment_stop_event'), off('append_only', 'payment_stop_event')],
  },
  {
    what: 'adds to the record',
    act: () => `insert into payment_stop_event (check_id, event) values ('M13', 'holds')`,
    refusal: /permission denied for table payment_stop_event/,
    without: [grant('insert', 'payment_stop_event')],
  },
]

describe('nobody', () => {
  it.each(acts)('$what', async ({ act, refusal, without }) => {
    expect(await plants.plant([act()])).toMatch(refusal)
    expect(await plants.plant([act()], without)).toBe(stands)
  })

  const found = async (id: string): Promise<unknown[]> =>
    (await checkMoney(plants.world.database)).find((check) => check.id === id)?.rows ?? []

  it('wipes a check, lifts the stop and makes it right with a line of the audit log', async () => {
    expect(await found('M81')).toEqual([])
    await plants.commit([wiped('M13'), lift()])
    await plants.commit([audited()])
    expect(await found('M81')).toEqual([{ problem: 'said by hand', reference: 'M13' }])
    expect(await found('M24')).toMatchObject([{ what: 'lifted stop' }])
  })

  it('is found where it was a run that said so, and an operator on the record of that moment', async () => {
    await plants.commit([
      ran({ M05: 1, M13: 0, M30: 0 }, '2026-11-11 10:00+09'),
      `insert into payment_stop (since, checks) values ('2026-11-11 10:00+09', '{M05}')`,
    ])
    const before = [await found('M24'), await found('M81')]
    await plants.commit([
      ran({ M05: 0, M13: 0, M30: 0 }, '2026-11-11 11:00+09'),
      lift(),
      audited().replace('from payment_stop', `from payment_stop where checks = '{M05}'`),
    ])
    expect([await found('M24'), await found('M81')]).toEqual(before)
  })
})
