import { idOf } from '../../../src/domain/id.ts'
import { recordPurchase, recordPurchaseOf } from '../../support/record-purchase.ts'
import type { Fund } from '../rules/model.ts'
import type { World } from '../run/world.ts'

/**
 * What a fund buys with its start was recorded before, and two operators have agreed to it: its rooms, as investors were told. Once for a
 * fund: a start that was taken back finds it there.
 * @param on the first day of operation, on which it is settled at the latest.
 */
export async function buyForStart({ stage: { services } }: World, fund: Fund, on: string): Promise<void> {
  const fundId = idOf<'fund'>(fund.id)
  if (fund.rooms.length === 0) return recordPurchase(services, fundId, { settledOn: on })
  if (fund.isBought) return
  for (const { id, price } of fund.rooms)
    await recordPurchaseOf(services, fundId, { partId: idOf<'property_part'>(Number(id)), price, settledOn: on })
  fund.isBought = true
}
