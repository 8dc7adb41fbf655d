import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  appended,
  approved,
  bank,
  declared,
  of,
  off,
  on,
  openPlantWorld,
  own,
  rentOf,
  stands,
  type Act,
  type PlantWorld,
} from '../support/plants.ts'

// Every rule of an entry looks at it when its transaction ends. So nothing may be added to an entry that stands: each of these would pass all the other rules.

let plants: PlantWorld
beforeAll(async () => {
  plants = await openPlantWorld()
  const { alpha, investor } = plants
  await plants.commit([
    { byOwner: off('line_behind_entry') },
    { ...rentOf(alpha, 20_000), key: 'statement:1' },
    { byOwner: on('line_behind_entry') },
    declared(alpha, 4_000),
    { ...approved(alpha, investor, 4_000), key: 'payout-approved:1' },
  ])
})
afterAll(() => plants.close())

const acts: { what: string; act: (planted: PlantWorld) => Act }[] = [
  {
    what: 'tied capital of another fund, for the operator',
    act: ({ beta }) =>
      appended('property-bought:alpha', [
        of(beta, 'property', '', 480_000),
        bank(beta, -480_000),
        bank('operator', 480_000),
        own(-480_000),
      ]),
  },
  {
    what: 'deposits of somebody who has not paid all, for the operator',
    act: ({ alpha }) =>
      appended('property-bought:alpha', [
        of(alpha, 'property', '', 70_000),
        bank(alpha, -70_000),
        bank('operator', 70_000),
        own(-70_000),
      ]),
  },
  {
    what: 'a rent without a line of the bank',
    act: ({ beta }) => appended('statement:1', rentOf(beta, 35_000).lines),
  },
  {
    what: 'a payment out of tied capital',
    act: ({ beta, waiting }) => appended('payout-approved:1', approved(beta, waiting, 250_000).lines),
  },
  {
    what: 'a deposit that never came',
    act: ({ beta, waiting }) =>
      appended('deposit:waiting', [bank(beta, 1_000_000), of(beta, 'deposit', waiting, -1_000_000)]),
  },
  {
    what: 'one yen more of a dividend',
    act: ({ alpha, investor }) => appended('payout-approved:1', approved(alpha, investor, 1).lines),
  },
]

describe('nothing is added to an entry that stands:', () => {
  it.each(acts)('$what', async ({ act }) => {
    expect(await plants.plant([act(plants)])).toMatch(/journal entry \d+ stands: nothing is added to it/)
    expect(await plants.plant([act(plants)], [off('at_once', 'posting')])).toBe(stands)
  })

  it.each(['txid + 1', 'null'])('nor to one that says %s of when it was written', async (txid) => {
    const { alpha, late } = plants
    const written = [
      `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, txid)
        select 'deposit', 'deposit:later', '-', '2026-04-02', '2026-04-02', ${txid} from journal_entry order by id desc limit 1`,
      appended('deposit:later', [bank(alpha, 1_000), of(alpha, 'deposit', late, -1_000)]),
    ].join('; ')
    const atOnce = off('at_once', 'posting')
    expect(await plants.plant([written], [atOnce])).toMatch(/journal entry \d+: it is not of this transaction/)
    const itsOwn = off('of_its_transaction')
    expect(await plants.plant([written], [itsOwn, atOnce])).toBe(stands)
  })
})
