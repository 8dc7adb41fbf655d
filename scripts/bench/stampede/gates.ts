import { median } from '../median.ts'
import { microsecondsWhereGoalsWereSet } from './measure-machine.ts'
import { nothing, oneFunction, oneProcess, rowLock10, rowLock32, twoProcesses, type Contestant } from './plan.ts'
import type { Measures } from './run-contestant.ts'

/** One turn of all contestants, one after the other: only what was measured in the same turn is compared. */
export type Round = ReadonlyMap<Contestant, Measures>

export interface Gate {
  name: string
  unit: string
  /** Of one round; null where it cannot be told. */
  read(round: Round): number | null
  goal: number
  isGood(value: number, goal: number): boolean
}

const atLeast = (value: number, goal: number): boolean => value >= goal
const atMost = (value: number, goal: number): boolean => value <= goal

function ratio(read: (measures: Measures) => number, one: Contestant, other: Contestant) {
  return (round: Round): number | null => {
    const [above, below] = [round.get(one), round.get(other)]
    const quotient = above && below ? read(above) / read(below) : Number.NaN
    // On a machine that had no time for it a design may answer nobody: that is no measurement of ours.
    return Number.isFinite(quotient) ? quotient : null
  }
}

const rate = ({ perSecond }: Measures): number => perSecond
/** Of a press at once, where everybody waits for the answer: the row lock answers so few in a burst that most leave it unanswered and its p99 says nothing. */
const slowest = ({ atOnce }: Measures): number => atOnce?.p99 ?? Number.NaN
/** The better of one and two processes: an installation runs as many as its processors serve. */
const best =
  (read: (round: Round, ours: Contestant) => number | null, choose: (...values: number[]) => number) =>
  (round: Round) => {
    const values = [oneProcess, twoProcesses].map((ours) => read(round, ours)).filter((value) => value !== null)
    return values.length === 0 ? null : choose(...values)
  }

/** The goals of the design. */
export const fullGates: readonly Gate[] = [
  {
    name: 'batches / row lock, pool 10',
    unit: 'x',
    read: ratio(rate, oneProcess, rowLock10),
    goal: 8,
    isGood: atLeast,
  },
  {
    name: 'batches / row lock, pool 32',
    unit: 'x',
    read: ratio(rate, oneProcess, rowLock32),
    goal: 12,
    isGood: atLeast,
  },
  { name: 'batches / one function', unit: 'x', read: ratio(rate, oneProcess, oneFunction), goal: 3, isGood: atLeast },
  { name: 'batches / does nothing', unit: '', read: ratio(rate, oneProcess, nothing), goal: 0.45, isGood: atLeast },
  {
    name: 'at once, p99 batches / row lock, pool 10',
    unit: '',
    read: ratio(slowest, oneProcess, rowLock10),
    goal: 0.2,
    isGood: atMost,
  },
  {
    name: 'p99',
    unit: 'ms',
    read: best((round, ours) => round.get(ours)?.p99 ?? null, Math.min),
    goal: 200,
    isGood: atMost,
  },
  {
    name: '2,000 at once, last answer',
    unit: 'ms',
    read: best((round, ours) => round.get(ours)?.atOnce?.lastAnswer ?? null, Math.min),
    goal: 250,
    isGood: atMost,
  },
]

/** With every flush to the disk a millisecond longer. */
export const slowDiskGates: readonly Gate[] = [
  {
    name: 'slow disk, batches / row lock, pool 10',
    unit: 'x',
    read: ratio(rate, oneProcess, rowLock10),
    goal: 30,
    isGood: atLeast,
  },
]

/** Ratios alone, which hold on a busy machine too: lower, since single rounds vary. */
export const smallGates: readonly Gate[] = [
  {
    name: 'batches / row lock, pool 10',
    unit: 'x',
    read: ratio(rate, oneProcess, rowLock10),
    goal: 6,
    isGood: atLeast,
  },
  { name: 'batches / one function', unit: 'x', read: ratio(rate, oneProcess, oneFunction), goal: 2, isGood: atLeast },
]

/**
 * @param machine microseconds of a bare request here: a goal in milliseconds is as near or far as the machine is fast.
 * @returns of each gate whether the median of the rounds passes it.
 */
export function judge(gates: readonly Gate[], rounds: readonly Round[], machine: number): boolean[] {
  return gates.map((gate) => {
    const values = rounds.map((round) => gate.read(round)).filter((value) => value !== null)
    const middle = median(values)
    const isGood = values.length > 0 && gate.isGood(middle, gate.goal)
    const shown = values.map((value) => figure(value)).join(' ')
    const measure =
      gate.unit === 'ms'
        ? `; a bare request takes ${machine.toFixed(0)} us here, ${microsecondsWhereGoalsWereSet} where the goal was set`
        : ''
    console.log(
      `${isGood ? 'ok  ' : 'MISS'} ${gate.name.padEnd(42)} ${figure(middle).padStart(8)} ${gate.unit.padEnd(2)} (goal ${gate.goal}; rounds ${shown}${measure})`,
    )
    return isGood
  })
}

const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
