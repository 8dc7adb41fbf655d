import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  bank,
  declared,
  idOf,
  of,
  off,
  openPlantWorld,
  own,
  rentOf,
  stands,
  takenBack,
  type Act,
  type Entry,
  type PlantWorld,
} from '../support/plants.ts'

// What two people take back takes nothing that others have a claim on by name.

let plants: PlantWorld
beforeAll(async () => {
  plants = await openPlantWorld()
})
afterAll(() => plants.close())

/** Lines, proposals, and the acts that take something back, have plants of their own. */
const elsewhere = ['line_behind_entry', 'of_proposal', 'declared_is_paid_in', 'reversal_has_its_act'].map((rule) => ({
  byOwner: off(rule),
}))
const paid = (book: string, yen: number): Entry => ({
  kind: 'outgoing_line',
  lines: [
    of(book, 'cost', 'repair', yen),
    bank(book, -yen),
    bank('unassigned', yen),
    of('unassigned', 'unexplained', '', -yen),
  ],
})

const acts: { what: string; acts: () => Act[]; lacks: number }[] = [
  {
    what: 'a rent that has gone to an investor',
    acts: () => [
      { ...rentOf(plants.alpha, 10_000), key: 'statement:1' },
      approved(plants.alpha, plants.investor, 10_000),
      takenBack('statement:1'),
    ],
    lacks: 10_000,
  },
  {
    what: 'a rent of which a part has gone for a repair',
    acts: () => [
      { ...rentOf(plants.beta, 90_000), key: 'statement:2' },
      paid(plants.beta, 35_000),
      takenBack('statement:2'),
    ],
    lacks: 35_000,
  },
  {
    what: 'declared income that has gone to an investor',
    acts: () => [
      { ...declared(plants.alpha, 8_000), key: 'declared-income:1' },
      approved(plants.alpha, plants.investor, 8_000),
      takenBack('declared-income:1'),
    ],
    lacks: 8_000,
  },
  {
    what: 'a contribution that is spent',
    acts: () => [
      { byOwner: off('capital_is_kept') },
      {
        kind: 'contribution',
        key: 'contribution:1',
        lines: [
          of('operator', 'fund_interest', idOf(plants.beta), 50_000),
          bank('operator', -50_000),
          bank(plants.beta, 50_000),
          of(plants.beta, 'subordinated', '', -50_000),
        ],
      },
      paid(plants.beta, 12_000),
      takenBack('contribution:1'),
    ],
    lacks: 12_000,
  },
  {
    what: 'the price of a property that has gone to an investor',
    acts: () => [
      { byOwner: off('taken_as_paid') },
      {
        kind: 'property_sold',
        key: 'property-sold:1',
        lines: [
          bank(plants.alpha, 9_000),
          of(plants.alpha, 'property', '', -9_000),
          own(9_000),
          bank('operator', -9_000),
        ],
      },
      approved(plants.alpha, plants.investor, 9_000),
      takenBack('property-sold:1'),
    ],
    lacks: 9_000,
  },
]

describe('nobody takes back', () => {
  it.each(acts)('$what', async ({ acts, lacks }) => {
    expect(await plants.plant([...elsewhere, ...acts()])).toMatch(new RegExp(`book fund:\\d+ lacks ${lacks} yen`))
    expect(await plants.plant([...elsewhere, ...acts()], [off('wall_of_reversals')])).toBe(stands)
  })

  it('but what still lies there is taken back, and a fact is booked whatever it leaves', async () => {
    const rent = [{ ...rentOf(plants.beta, 90_000), key: 'statement:3' }, takenBack('statement:3')]
    expect(await plants.plant([...elsewhere, ...rent])).toBe(stands)
    const coolingOff: Entry = {
      kind: 'operation_undone',
      lines: [
        of(plants.alpha, 'deployed', plants.investor, 300_000),
        of(plants.alpha, 'capital', plants.investor, -300_000),
      ],
    }
    expect(await plants.plant([coolingOff])).toBe(stands)
  })
})
