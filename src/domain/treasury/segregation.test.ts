import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { productFolder } from '../../platform/product-folder.ts'
import { coverageOf, transferFeeAtMost, type OutgoingAct, type SegregationPosition } from './segregation.ts'

const position = (facts: Partial<SegregationPosition>): SegregationPosition => ({
  available: 0,
  owedDistributions: 0,
  transfers: 0,
  ...facts,
})

describe('what must be paid in before money leaves', () => {
  const pays = (facts: { fixed?: number; planned?: number; transfers?: number }): OutgoingAct => ({
    kind: 'distribution',
    fixed: 0,
    planned: 0,
    transfers: 1,
    ...facts,
  })
  const cases: [
    situation: string,
    SegregationPosition,
    OutgoingAct,
    needed: number,
    missing: number,
    besides?: number,
  ][] = [
    [
      'a dividend that is owed, nothing paid in',
      position({ owedDistributions: 840_000 }),
      pays({ fixed: 840_000 }),
      841_000,
      841_000,
    ],
    ['to the yen', position({ available: 841_000, owedDistributions: 840_000 }), pays({ fixed: 840_000 }), 841_000, 0],
    [
      'one yen short',
      position({ available: 840_999, owedDistributions: 840_000 }),
      pays({ fixed: 840_000 }),
      841_000,
      1,
    ],
    [
      'another fund’s dividend, that nobody has paid in for, holds it back by nothing',
      position({ available: 841_000, owedDistributions: 5_840_000 }),
      pays({ fixed: 840_000 }),
      841_000,
      0,
      5_000_000,
    ],
    [
      'nor does it give it any money',
      position({ available: 40_000, owedDistributions: 5_040_000 }),
      pays({ fixed: 5_000_000 }),
      5_001_000,
      4_961_000,
      40_000,
    ],
    [
      'a dividend that is not fixed yet',
      position({ available: 50_000, owedDistributions: 40_000 }),
      pays({ planned: 30_000, transfers: 2 }),
      32_000,
      0,
      40_000,
    ],
    [
      'an approved one leaves: what it takes is kept for it',
      position({ available: 1_000, owedDistributions: 40_000, transfers: 1 }),
      pays({ transfers: 0 }),
      1_000,
      0,
      40_000,
    ],
    [
      'and stays where a fact has left a hole',
      position({ available: -5_000, transfers: 1 }),
      pays({ transfers: 0 }),
      1_000,
      6_000,
    ],
    [
      'fees of what is on its way are kept',
      position({ available: 3_000, transfers: 3 }),
      { kind: 'refund', transfers: 1 },
      4_000,
      1_000,
    ],
    [
      'a refund does not wait for dividends',
      position({ available: 1_000, owedDistributions: 840_000 }),
      { kind: 'refund', transfers: 1 },
      1_000,
      0,
    ],
    [
      'a refund where members’ money is missing',
      position({ available: -5_000 }),
      { kind: 'refund', transfers: 1 },
      1_000,
      6_000,
    ],
    ['tax was set aside', position({ owedDistributions: 840_000 }), { kind: 'tax', surcharge: 0 }, 0, 0],
    [
      'what the tax office takes beyond it was not',
      position({ available: 50 }),
      { kind: 'tax', surcharge: 100 },
      100,
      50,
    ],
    [
      'the operator takes out what is free',
      position({ available: 100_000, owedDistributions: 40_000 }),
      { kind: 'own_money', amount: 60_000 },
      100_000,
      0,
    ],
    [
      'and not a yen of what is owed',
      position({ available: 100_000, owedDistributions: 40_000 }),
      { kind: 'own_money', amount: 60_001 },
      100_001,
      1,
    ],
  ]
  it.each(cases)('%s', (_situation, stands, act, needed, missing, besides = 0) => {
    expect(coverageOf(stands, act)).toEqual({ available: stands.available, needed, missing, besides })
  })

  it('keeps for a fee what the database keeps', () => {
    const migration = readFileSync(path.join(productFolder, 'db/migrations/0511_covered_by_approval.sql'), 'utf8')
    expect(migration).toContain(`free := stands.available - ${transferFeeAtMost} * stands.transfers`)
  })
})
