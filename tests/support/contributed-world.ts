import { expect } from 'vitest'
import { openFundLineWorld, type FundLineWorld } from './fund-line-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from './property-office.ts'

/** Lines of a fund that has all of its money, 300,000 yen of investors and the rest the operator's, and buys two rooms. */
export interface ContributedWorld {
  world: FundLineWorld
  office: PropertyOffice
  rooms: Rooms
  /** A line comes or leaves, and two people classify what it was. @returns its id. */
  classified(amount: number, remarks: string, parts: Record<string, unknown>[]): Promise<string>
  /** The fund's recorded purchase of a room from a stranger. @returns its id. */
  deal(price: number, place?: 0 | 1): Promise<string>
}

const day = 24 * 60 * 60_000

export async function openContributedWorld(): Promise<ContributedWorld> {
  const world = await openFundLineWorld()
  const office = openPropertyOffice(world)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await world.pass(60 * day)
  await world.moveOperatorMoney(20_000_000)
  for (const [part, amount] of Object.entries({ subordinated: 8_400_000, fill_in: 33_300_000 })) {
    const { id } = await office.ask(
      'mutation ($id: ID!, $part: ContributedPart!, $amount: Yen!) { proposeContribution(project_id: $id, part: $part, amount: $amount, reason: "") { id } }',
      { id: String(world.fundId), part, amount },
    )
    expect(await office.approve(id)).toEqual({ ok: true })
  }
  const rooms = await office.registerRooms()
  return {
    world,
    office,
    rooms,
    async classified(amount, remarks, parts) {
      const id = await world.appears(amount, remarks)
      const { proposal_id: proposal } = await world.classify({ id, parts })
      expect(await world.agree(proposal)).toEqual({ ok: true })
      return id
    },
    async deal(price, place = 0) {
      const sides = { part_id: rooms.rooms[place], seller_id: rooms.stranger, buyer_id: rooms.own }
      return (await office.recordDeal({ ...sides, price })).id
    },
  }
}
