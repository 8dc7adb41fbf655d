import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bank,
  idOf,
  of,
  off,
  openPlantWorld,
  own,
  stands,
  type Act,
  type Entry,
  type PlantWorld,
  newestPeriod,
  periodOf,
} from '../support/plants.ts'

// What the operator pays for a property, or takes over of it, with a payment is what that payment pays to people of that fund: no more, and for no other fund.

let plants: PlantWorld

beforeAll(async () => {
  plants = await openPlantWorld()
  const { world } = plants
  const [first, second] = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  const {
    rows: [row],
  } = await sql<{ id: number }>`select member_id as id from investment where id = ${plants.investor}`.execute(
    world.database,
  )
  const member = row?.id ?? 0
  await sql`
    insert into bank_account (member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
      values (${member}, '0001', 'ミズホ', '001', 'ホンテン', '1234567', '2026-04-01')`.execute(world.database)
  await plants.commit([
    payment({ id: 9_001, redeems: false, principal: 40_000, member, first, second }),
    payment({ id: 9_002, redeems: true, principal: 260_000, member, first, second }),
    payment({ id: 9_003, redeems: false, principal: 7_000, member, first }),
  ])
})
afterAll(() => plants.close())

/** To Alpha's investor; a draft where nobody has approved it. */
const payment = ({
  id,
  redeems,
  principal,
  member,
  first,
  second,
}: {
  id: number
  redeems: boolean
  principal: number
  member: number
  first: number
  second?: number
}): Act => ({
  byOwner: `
    set local session_replication_role = replica;
    ${periodOf(idOf(plants.alpha))};
    insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
      values (${id}, ${idOf(plants.alpha)}, ${newestPeriod(idOf(plants.alpha))}, 0, ${redeems}, date '2026-10-01' + ${id - 9_000}, '2026-06-20');
    insert into fixed_distribution_share (id, distribution_id, investment_id, gross, withholding, principal, loss) overriding system value
      values (${id}, ${id}, ${plants.investor}, 0, 0, ${principal}, 0);
    insert into payout_batch (id, method, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, status, approved_by, approved_at) overriding system value
      values (${id}, 'transfer', '2026-11-10', ${principal}, 1, repeat('0', 64), ${first}, '2026-11-10 09:00+09', ${
        second === undefined ? `'draft', null, null` : `'approved', ${second}, '2026-11-10 12:00+09'`
      });
    insert into payout (batch_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name, status)
      select ${id}, ${id}, ${member}, ${principal}, account.id, account.bank_code, account.branch_code, 'ordinary', account.account_number, 'ｻﾄｳ', ${
        second === undefined ? `'planned'` : `'in_flight'`
      }
      from bank_account account where account.member_id = ${member};
    set local session_replication_role = origin`,
})

interface Cover {
  batch?: number
  fund?: string
  /** Whose book it is in; that of the fund that it names where nothing is said. */
  to?: string
  part?: string
  key?: string
}
const taken = (
  yen: number,
  { batch = 9_001, fund = plants.alpha, to = fund, part = 'taken_over' }: Cover = {},
): Entry => ({
  kind: 'contribution',
  key: `taken-over:${batch}:${idOf(fund)}`,
  lines: [
    of('operator', 'fund_interest', idOf(to), yen),
    bank('operator', -yen),
    bank(to, yen),
    of(to, part, '', -yen),
  ],
})
const sold = (
  yen: number,
  { batch = 9_002, fund = plants.alpha, key = `property-sold:${batch}:${idOf(fund)}` }: Cover = {},
): Entry => ({
  kind: 'property_sold',
  key,
  lines: [bank(fund, yen), of(fund, 'property', '', -yen), own(yen), bank('operator', -yen)],
})
const lost = (yen: number, batch = 9_001): Entry => ({
  kind: 'loss_allocated',
  key: `loss-taken-over:${batch}:${idOf(plants.alpha)}`,
  lines: [
    of(plants.alpha, 'taken_over', '', yen),
    of(plants.alpha, 'undistributed', '', -yen),
    of('operator', 'fund_result', '', yen),
    of('operator', 'fund_interest', idOf(plants.alpha), -yen),
  ],
})
/** Rules that have plants of their own. */
const elsewhere = ['of_proposal', 'suffered_as_fixed', 'property_is_there', 'property_as_dealt'].map((rule) => ({
  byOwner: off(rule),
}))
/** The payment is on its way already: what it pays was covered then. */
const onItsWay = (yen: number): Act => ({
  byOwner: `
    set local session_replication_role = replica;
    insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
      values ('payout_approved', 'payout-approved:9001', '-', '2026-11-10', '2026-11-10');
    insert into posting (entry_id, book, account_kind, account_ref, amount)
      select entry.id, '${plants.alpha}', line.kind, line.reference, line.yen
      from journal_entry entry, (values ('payable', '${plants.investor}', ${yen}), ('in_flight', (select id::text from payout where batch_id = 9001), -${yen})) line (kind, reference, yen)
      where entry.idempotency_key = 'payout-approved:9001';
    set local session_replication_role = origin`,
})

const tries: { what: string; acts: () => Act[]; refusal: RegExp }[] = [
  {
    what: 'the part of somebody who leaves, in a fund that the payment does not pay',
    acts: () => [taken(40_000, { fund: plants.beta })],
    refusal: /the payment pays nobody of the fund/,
  },
  {
    what: 'the same, by the name of the fund that it pays',
    acts: () => [taken(40_000, { to: plants.beta })],
    refusal: /it is of another fund than it names/,
  },
  {
    what: 'a yen more of a part than who leaves is paid',
    acts: () => [taken(40_001)],
    refusal: /1 yen more than the payment pays of principal/,
  },
  {
    what: 'a part with the payment of a fund’s end',
    acts: () => [taken(1, { batch: 9_002 })],
    refusal: /1 yen more than the payment pays of principal/,
  },
  {
    what: 'another rank than the one who leaves had',
    acts: () => [taken(40_000, { part: 'subordinated' })],
    refusal: /what is taken over is no other part/,
  },
  {
    what: 'a part with a payment that one person prepared',
    acts: () => [taken(7_000, { batch: 9_003 })],
    refusal: /two people have not approved the payment/,
  },
  {
    what: 'a part again, of which the payment is on its way',
    acts: () => [onItsWay(40_000), taken(40_000)],
    refusal: /the payment pays nobody of the fund/,
  },
  {
    what: 'a loss of more than the payment takes over',
    acts: () => [taken(40_000), lost(40_001)],
    refusal: /it loses 1 yen more than the payment takes over/,
  },
  {
    what: 'the property with a payment to people of another fund',
    acts: () => [sold(260_000, { fund: plants.beta })],
    refusal: /the payment pays nobody of the fund/,
  },
  {
    what: 'a yen more of the property than its investors are paid',
    acts: () => [sold(260_001)],
    refusal: /1 yen more than the payment pays of principal/,
  },
  {
    what: 'the property with the payment of somebody who leaves',
    acts: () => [sold(40_000, { batch: 9_001 })],
    refusal: /40000 yen more than the payment pays of principal/,
  },
  {
    what: 'the property by a name of no payment',
    acts: () => [sold(260_000, { key: 'planted:sale' })],
    refusal: /it names no payment and no proposal/,
  },
  {
    what: 'the property by the name of a payment, without its fund',
    acts: () => [sold(260_000, { key: 'property-sold:9002' })],
    refusal: /it names no payment and no proposal/,
  },
]

describe('the operator takes over or pays', () => {
  it.each(tries)('never $what', async ({ acts, refusal }) => {
    expect(await plants.plant([...elsewhere, ...acts()])).toMatch(refusal)
    expect(await plants.plant([...elsewhere, ...acts()], [off('taken_as_paid')])).toBe(stands)
  })

  it('and what the payment pays stands, once', async () => {
    expect(await plants.plant([taken(40_000)])).toBe(stands)
    expect(await plants.plant([taken(39_999)])).toBe(stands)
    expect(await plants.plant([...elsewhere, taken(40_000), lost(40_000)])).toBe(stands)
    expect(await plants.plant([sold(260_000)])).toBe(stands)
    // What is left at the end belongs to its proposal, which has a rule of its own (property-at-the-end.test.ts).
    const left = sold(9_000, { key: 'property-sold:return:902' })
    expect(await plants.plant([...elsewhere, left], [off('taken_at_its_worth')])).toBe(stands)
  })
})
