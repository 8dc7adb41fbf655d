import { afterAll, beforeAll, expect, it } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { payEverything } from '../support/operation-world.ts'
import { decided, off, openPlanter, stands, type Act, type Planter } from '../support/plants.ts'
import { startOperation } from '../support/record-purchase.ts'

// Withheld tax leaves as two people agreed: that month, that day, that line, to the yen.

const day = 24 * 60 * 60_000
const withheld = 20_420
let world: FundLineWorld
let plants: Planter
let line: string

beforeAll(async () => {
  world = await openFundLineWorld()
  await world.investor({ amount: 200_000, paysIn: 200_000 })
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-04-01') })
  const fixed = {
    fundId: world.fundId,
    period: 1,
    totalDividend: 100_000,
    redeems: false,
    payday: japanDate('2026-04-02'),
  }
  await fixDistribution(world.services, fixed)
  await payEverything(world)
  await world.pass(41 * day)
  line = await world.appears(-20_520, 'ゼイムシヨ')
  await world.expectInvariants()
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const agreed = (yen: number, { month = '2026-04', from = '' } = {}): Act => ({
  byOwner: decided([world.maker.memberId, world.checker.memberId], {
    id: 901,
    kind: 'tax_payment',
    subject: `tax:${month}`,
    content: { month, paidOn: '2026-05-11', accountEntryId: from === '' ? null : Number(from) },
    yen,
  }),
})

interface Paid {
  yen: number
  month?: string
  on?: string
  listed?: number
  from?: string
  surcharge?: number
}
/** The payment as the product books it: out of the fund's cash, from elsewhere or by a line of the account. */
const pays = ({ yen, month = '2026-04', on = '2026-05-11', listed = yen, from = '', surcharge = 0 }: Paid): Act => {
  const book = `fund:${world.fundId}`
  const account = world.services.config.BANK_ACCOUNT_ID
  const rows =
    from === ''
      ? [`'operator', 'bank', '${account}', ${yen}`, `'operator', 'own_equity', '', ${-yen}`]
      : [
          `'operator', 'surcharge', '', ${surcharge}`,
          `'operator', 'bank', '${account}', ${-surcharge}`,
          `'unassigned', 'bank', '${account}', ${yen + surcharge}`,
          `'unassigned', 'unexplained', '', ${-yen - surcharge}`,
        ]
  return `do $$
    declare entry bigint;
    begin
      insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
        values ('tax_paid', 'tax-payment:901', '-', '${on}T00:00+09:00', now()) returning id into entry;
      insert into posting (entry_id, book, account_kind, account_ref, amount) values (entry, '${book}', 'tax', '', ${yen}), (entry, '${book}', 'bank', '${account}', ${-yen}),
        ${rows.map((row) => `(entry, ${row})`).join(', ')};
      insert into tax_payment (month, amount, paid_on, statement_line_id, proposal_id, journal_entry_id, recorded_by, recorded_at)
        values ('${month}', ${listed}, '${on}', ${from === '' ? 'null' : from}, 901, entry, ${world.checker.memberId}, now());
    end $$`
}
const unasked = [off('tax_as_agreed'), off('booked_as_agreed', 'tax_payment')]

const tries: [what: string, saw: Parameters<typeof agreed>, paid: () => Paid, refused: RegExp][] = [
  ['a yen less than two people saw', [withheld], () => ({ yen: withheld - 1 }), /agreed to 20420 yen/],
  ['what two people saw as a yen', [1], () => ({ yen: withheld }), /agreed to 1 yen/],
  ['listed as more than is booked', [withheld], () => ({ yen: 10_000, listed: withheld }), /agreed to 20420 yen/],
  ['booked as more than is listed', [withheld], () => ({ yen: withheld, listed: 10_000 }), /agreed to 20420 yen/],
  ['of another month', [withheld, { month: '2026-03' }], () => ({ yen: withheld }), /agreed to another payment/],
  ['of another day', [withheld], () => ({ yen: withheld, on: '2026-05-08' }), /agreed to another payment/],
]

it.each(tries)('%s', async (_, saw, paid, refused) => {
  const acts = [agreed(...saw), pays(paid())]
  expect(await plants.plant(acts)).toMatch(refused)
  expect(await plants.plant(acts, [off('tax_as_agreed')])).toMatch(/its entry does not say so/)
  expect(await plants.plant(acts, unasked)).toBe(stands)
})

it('of a line, with charges that the line did not pay', async () => {
  const saw = agreed(withheld, { from: line })
  const paid = { yen: withheld, from: line, on: '2026-05-12' }
  expect(await plants.plant([saw, pays({ ...paid, surcharge: 520 })])).toMatch(
    /the line that pays it is of another amount/,
  )
  expect(await plants.plant([saw, pays({ ...paid, surcharge: 520 })], unasked)).toBe(stands)
  expect(await plants.plant([saw, pays({ ...paid, from: '', surcharge: 0 })])).toMatch(/agreed to another payment/)
  expect(await plants.plant([saw, pays({ ...paid, surcharge: 100 })])).toBe(stands)
})

it('as agreed it stands', async () => {
  expect(await plants.plant([agreed(withheld), pays({ yen: withheld })])).toBe(stands)
})
