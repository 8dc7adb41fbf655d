import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../platform/project-folder.ts'
import { coverageOf, transferFeeAtMost, type OutgoingAct, type SegregationPosition } from './segregation.ts'

const position = (facts: Partial<SegregationPosition>): SegregationPosition => ({ available: 0, owedDistributions: 0, transfers: 0, ...facts })

describe('what must be paid in before money leaves', () => {
  const cases: [situation: string, SegregationPosition, OutgoingAct, needed: number, missing: number][] = [
    ['a dividend that is owed, nothing paid in', position({ owedDistributions: 840_000 }), { kind: 'distribution', amount: 0, transfers: 1 }, 841_000, 841_000],
    ['to the yen', position({ available: 841_000, owedDistributions: 840_000 }), { kind: 'distribution', amount: 0, transfers: 1 }, 841_000, 0],
    ['one yen short', position({ available: 840_999, owedDistributions: 840_000 }), { kind: 'distribution', amount: 0, transfers: 1 }, 841_000, 1],
    ['a dividend that is not fixed yet comes on top', position({ available: 50_000, owedDistributions: 40_000 }), { kind: 'distribution', amount: 30_000, transfers: 2 }, 72_000, 22_000],
    ['fees of what is on its way are kept', position({ available: 3_000, transfers: 3 }), { kind: 'refund', transfers: 1 }, 4_000, 1_000],
    ['a refund does not wait for dividends', position({ available: 1_000, owedDistributions: 840_000 }), { kind: 'refund', transfers: 1 }, 1_000, 0],
    ['a refund where members’ money is missing', position({ available: -5_000 }), { kind: 'refund', transfers: 1 }, 1_000, 6_000],
    ['tax was set aside', position({ owedDistributions: 840_000 }), { kind: 'tax', surcharge: 0 }, 0, 0],
    ['what the tax office takes beyond it was not', position({ available: 50 }), { kind: 'tax', surcharge: 100 }, 100, 50],
    ['the operator takes out what is free', position({ available: 100_000, owedDistributions: 40_000 }), { kind: 'own_money', amount: 60_000 }, 100_000, 0],
    ['and not a yen of what is owed', position({ available: 100_000, owedDistributions: 40_000 }), { kind: 'own_money', amount: 60_001 }, 100_001, 1],
  ]
  it.each(cases)('%s', (_situation, stands, act, needed, missing) => {
    expect(coverageOf(stands, act)).toEqual({ available: stands.available, needed, missing })
  })

  it('keeps for a fee what the database keeps', () => {
    const migration = readFileSync(path.join(projectFolder, 'db/migrations/0420_segregation_wall.sql'), 'utf8')
    expect(migration).toContain(`free := stands.available - ${transferFeeAtMost} * stands.transfers`)
  })
})
