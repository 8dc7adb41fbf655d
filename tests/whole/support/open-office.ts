import { expect } from 'vitest'
import type { Id } from '../../../src/domain/id.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { countDueCosts } from '../../../src/features/treasury/accrual/count-due-costs.ts'
import { earnRents } from '../../../src/features/treasury/fund-lines/earn-rents.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import { insertFund } from '../../support/deposit-rows.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { letRoom } from '../../support/let-room.ts'
import { enterDays, liveUntil } from '../../support/operation-world.ts'
import { composed, FUNDS, leases, type FundName } from './office-table.ts'

/** The office at work: what the table says is done by two operators through the API. */
export interface Office extends FundLineWorld {
  funds: Readonly<Record<FundName, Id<'fund'>>>
  leaseIds: ReadonlyMap<string, string>
}

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

/** Days pass, and each night counts what has become due. */
export async function liveOn(office: Office, day: string): Promise<void> {
  if (office.services.clock.now() >= new Date(`${day}T10:00:00+09:00`)) return
  await liveUntil(office, `${day}T10:00:00+09:00`)
  await earnRents(office.services, office.services.clock.now())
  await countDueCosts(office.services, office.services.clock.now())
}
