import { idOf } from '../../../src/domain/id.ts'
import { recordPurchase, recordPurchaseOf } from '../../support/record-purchase.ts'
import { sum, type Fund } from '../rules/model.ts'
import { floorShare } from '../rules/waterfall.ts'
import type { World } from '../run/world.ts'

/**
 * What a fund buys with its start was recorded before, and two operators have agreed to it: its rooms for all of its money, each for its part of it. Once for a
 * fund: a start that was taken back finds it there.
 * @param on the first day of operation, on which it is settled at the latest.
 */
export async function buyForStart({ stage: { services } }: World, fund: Fund, on: string): Promise<void> {
  const fundId = idOf<'fund'>(fund.id)
  if (fund.rooms.length === 0) return recordPurchase(services, fundId, { settledOn: on })
  if (fund.isBought) return
  const worth = sum(fund.rooms, ({ price }) => price)
  let left = fund.total
  for (const [index, room] of fund.rooms.entries()) {
    room.price = index === fund.rooms.length - 1 ? left : floorShare(fund.total, room.price, worth)
    left -= room.price
    const part = { partId: idOf<'property_part'>(Number(room.id)), price: room.price, settledOn: on }
    await recordPurchaseOf(services, fundId, part)
  }
  fund.isBought = true
}
