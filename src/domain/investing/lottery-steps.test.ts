import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  replaySteps,
  stepText,
  substitutesText,
  type ListedOutcome,
  type LotteryStep,
  type LotteryStepKind,
} from './lottery-steps.ts'
import { yen } from '../money.ts'

const hashes = { sha256Hex: (message: Uint8Array) => createHash('sha256').update(message).digest('hex') }
const sha256 = (text: string) => hashes.sha256Hex(new TextEncoder().encode(text))
const listHash = 'ab'.repeat(32)

/** In the order of the draw: 700,000 of 800,000 yen drawn; 13 would take no later place. */
const outcomes: ListedOutcome[] = (
  [
    ['10', 400_000, true, false],
    ['11', 500_000, false, true],
    ['12', 300_000, true, true],
    ['13', 300_000, false, false],
    ['14', 200_000, false, true],
    ['15', 300_000, false, true],
  ] as const
).map(([investId, amount, won, asSubstitute]) => ({ investId, amount: yen(amount), won, asSubstitute, rankHex: '' }))

type Move = [kind: LotteryStepKind, investId: string, freeAfter: number]

/** As an honest site publishes them. */
function publish(moves: readonly Move[]): LotteryStep[] {
  const steps: LotteryStep[] = []
  for (const [index, [kind, investId, freeAfter]] of moves.entries()) {
    const before = steps.at(-1)
    steps.push({
      seq: index + 1,
      at: `2026-04-20T00:00:${10 + index}+09:00`,
      kind,
      investId,
      amount: outcomes.find((one) => one.investId === investId)?.amount ?? yen(0),
      freeAfter: yen(freeAfter),
      previousHash: before ? sha256(stepText(before)) : listHash,
    })
  }
  return steps
}

const problemsOf = async (steps: readonly LotteryStep[]) =>
  (await replaySteps({ listHash, capacity: yen(800_000), outcomes, steps }, hashes)).map(
    ({ seq, problem }) => `${seq} ${problem}`,
  )

describe('what is published', () => {
  it('is a line of text for each step, and for each who would take a later place', () => {
    expect(publish([['lapsed', '12', 400_000]]).map(stepText)).toEqual([
      `1,2026-04-20T00:00:10+09:00,lapsed,12,300000,400000,${listHash}\n`,
    ])
    expect(substitutesText(['12', '9', '101'])).toBe('9\n12\n101\n')
  })
})

describe('steps that were taken as promised', () => {
  it.each<[string, Move[]]>([
    ['nothing', []],
    [
      'the first whose whole amount fits',
      [
        ['lapsed', '12', 400_000],
        ['offered', '14', 200_000],
        ['accepted', '14', 200_000],
      ],
    ],
    [
      'the next after one who lets it pass, and one who says no',
      [
        ['lapsed', '12', 400_000],
        ['offered', '14', 200_000],
        ['expired', '14', 400_000],
        ['offered', '15', 100_000],
        ['declined', '15', 400_000],
      ],
    ],
    [
      'not one who has left the line',
      [
        ['declined', '14', 100_000],
        ['lapsed', '12', 400_000],
        ['offered', '15', 100_000],
      ],
    ],
    [
      'not one who may not apply now, but as soon as room comes free again',
      [
        ['lapsed', '12', 400_000],
        ['passed', '14', 400_000],
        ['offered', '15', 100_000],
        ['expired', '15', 400_000],
        ['offered', '14', 200_000],
      ],
    ],
    [
      'a place that was paid in time after all, and one that lapses again',
      [
        ['lapsed', '12', 400_000],
        ['reinstated', '12', 100_000],
        ['lapsed', '10', 500_000],
        ['offered', '11', 0],
        ['accepted', '11', 0],
        ['lapsed', '11', 500_000],
        ['offered', '14', 300_000],
        ['offered', '15', 0],
      ],
    ],
  ])('%s', async (_, moves) => expect(await problemsOf(publish(moves))).toEqual([]))
})

describe('what was tampered with is named by its step', () => {
  it.each<[string, Move[], string[]]>([
    [
      'somebody further down',
      [
        ['lapsed', '12', 400_000],
        ['offered', '15', 100_000],
      ],
      ['2 turn'],
    ],
    [
      'more than there is room for',
      [
        ['lapsed', '12', 400_000],
        ['offered', '11', -100_000],
      ],
      ['2 turn', '2 room'],
    ],
    [
      'somebody who never asked for it',
      [
        ['lapsed', '12', 400_000],
        ['offered', '13', 100_000],
      ],
      ['2 move'],
    ],
    ['a winner', [['offered', '10', -300_000]], ['1 move']],
    ['nobody', [['offered', '99', 100_000]], ['1 move']],
    [
      'the same twice',
      [
        ['lapsed', '12', 400_000],
        ['offered', '14', 200_000],
        ['offered', '14', 0],
      ],
      ['3 move'],
    ],
    ['taken without an offer', [['accepted', '14', 100_000]], ['1 move']],
    ['a wrong sum', [['lapsed', '12', 300_000]], ['1 room']],
    [
      'somebody passed over for good',
      [
        ['lapsed', '12', 400_000],
        ['passed', '14', 400_000],
        ['lapsed', '10', 800_000],
        ['offered', '15', 500_000],
      ],
      ['4 turn'],
    ],
  ])('%s', async (_, moves, expected) => expect(await problemsOf(publish(moves))).toEqual(expected))

  it.each<[string, (steps: LotteryStep[]) => LotteryStep[], string[]]>([
    ['a step left out', ([first, , ...rest]) => (first ? [first, ...rest] : []), ['3 chain', '3 move']],
    [
      'another time',
      ([first, ...rest]) => (first ? [{ ...first, at: '2026-04-19T00:00:00+09:00' }, ...rest] : []),
      ['2 chain'],
    ],
    [
      'another list',
      ([first, ...rest]) => (first ? [{ ...first, previousHash: 'cd'.repeat(32) }, ...rest] : []),
      ['1 chain', '2 chain'],
    ],
    [
      'back in time',
      ([first, second, third]) =>
        first && second && third ? [first, { ...second, at: first.at.replace('2026', '2025') }, third] : [],
      ['2 chain', '3 chain'],
    ],
    [
      'another amount',
      ([first, ...rest]) => (first ? [{ ...first, amount: yen(200_000) }, ...rest] : []),
      ['1 move', '2 chain', '2 turn', '2 room', '3 room'],
    ],
  ])('%s', async (_, tamper, expected) => {
    const steps = publish([
      ['lapsed', '12', 400_000],
      ['offered', '14', 200_000],
      ['accepted', '14', 200_000],
    ])
    expect(await problemsOf(tamper(steps))).toEqual(expected)
  })
})
