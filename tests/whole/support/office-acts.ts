import { expect } from 'vitest'
import { addDays, japanDate } from '../../../src/domain/calendar.ts'
import type { Id } from '../../../src/domain/id.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { insertFund } from '../../support/deposit-rows.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { letRoom } from '../../support/let-room.ts'
import { enterDays, liveUntil } from '../../support/operation-world.ts'
import { countDueCosts } from '../../../src/features/treasury/accrual/count-due-costs.ts'
import { earnRents } from '../../../src/features/treasury/fund-lines/earn-rents.ts'
import { composed, FUNDS, leases, type FundName, type OfficeEvent } from './office-table.ts'

/** The office at work: what the table says is done by two operators through the API. */
export interface Office extends FundLineWorld {
  funds: Readonly<Record<FundName, Id<'fund'>>>
  leaseIds: ReadonlyMap<string, string>
}

/** 国税庁's number: its check digit is right. */
const INVOICE = 'T7000012050002'

/** Three funds that are paid in and begin to work on the first of January. */
export async function openOffice(): Promise<Office> {
  const world = await openFundLineWorld()
  const found = async (name: FundName): Promise<Id<'fund'>> => {
    const { investors, own, endsOn } = composed[name]
    const paidIn = investors.reduce((sum, amount) => sum + amount, 0)
    const fundId = await insertFund(world.database, { fundTotal: paidIn + own, subordinatedAmount: own })
    await changeFundUnseen(world.database, fundId, {
      operation_start_on: '2027-01-01',
      operation_end_on: endsOn,
      operation_term_months: endsOn === '2027-10-31' ? 10 : 24,
    })
    for (const amount of investors) await world.investor({ amount, paysIn: amount, fundId })
    return fundId
  }
  const funds = { flats: await found('flats'), offices: await found('offices'), house: await found('house') }
  // What was paid in stands in the bank's statement before the months go by.
  await world.pass(10 * 60_000)
  await readAccount(world.services)
  await liveUntil(world, '2027-01-01T10:00:00+09:00')
  const leaseIds = new Map<string, string>()
  for (const { name, fund, ...lease } of leases)
    leaseIds.set(name, String(await letRoom(world.services, { ...lease, fundId: funds[fund] })))
  for (const name of FUNDS)
    expect(
      await enterDays(world, funds[name], {
        operationStartOn: '2027-01-01',
        operationEndOn: composed[name].endsOn,
      }),
    ).toBe('ok')
  return { ...world, funds, leaseIds }
}

/** Days pass, and with the first of each month what the night counts. */
export async function liveOn(office: Office, day: string): Promise<void> {
  for (;;) {
    const now = office.services.clock.now()
    const first = japanDate(`${addDays(japanDate(new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)), 31).slice(0, 7)}-01`)
    if (first > day) break
    await liveUntil(office, `${first}T02:00:00+09:00`)
    await earnRents(office.services, office.services.clock.now())
    await countDueCosts(office.services, office.services.clock.now())
  }
  if (office.services.clock.now() < new Date(`${day}T10:00:00+09:00`))
    await liveUntil(office, `${day}T10:00:00+09:00`)
}

const taxOf = ({ tax }: OfficeEvent): Record<string, unknown> =>
  tax === 'invoice' ? { invoice_number: INVOICE } : {}

/** What each event is, as the two do it. */
export const acts: Readonly<Record<string, (office: Office, event: OfficeEvent) => Promise<unknown>>> = {
  rent: (office, { yen, of, month }) => office.told('rent', yen, { lease_id: office.leaseIds.get(of), month }),
  cost: (office, event) => office.told('cost', -event.yen, { cost_kind: event.kind, ...taxOf(event) }),
}

export async function happen(office: Office, event: OfficeEvent): Promise<void> {
  await liveOn(office, event.day)
  if (event.fund !== 'company') office.ofFund(office.funds[event.fund])
  const act = acts[event.what]
  if (act === undefined) throw new Error(`nobody knows how to do ${event.what}`)
  await act(office, event)
}
