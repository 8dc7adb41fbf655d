import { AMOUNT_UNIT, MEMBER_CAP } from './allowance.ts'
import { rehearsalLifecycle, type RehearsalStatus } from '../lifecycles/rehearsal.ts'

// A rehearsal of a first-come fund's opening (リハーサル): simulated investors press on a copy of the fund that nobody else can see.

/** How the simulated investors behave. */
export interface RehearsalPlan {
  people: number
  /** Seconds over which they press evenly, from the opening on; 0 is all at once. */
  spreadSeconds: number
  /** What each asks for, whole yen; null is a mixture, as people ask. */
  amount: number | null
}

const FEWEST_PEOPLE = 10
/** More than a fund of 100,000,000 yen has places, and no more than one machine can play beside the product. */
const MOST_PEOPLE = 2_000
const LONGEST_SPREAD_SECONDS = 60

/** What is wrong with a plan, by field, in Japanese; empty where nothing is. */
export function rehearsalPlanProblems({ people, spreadSeconds, amount }: RehearsalPlan): Record<string, string> {
  const isWithin = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  return {
    ...(!isWithin(people, FEWEST_PEOPLE, MOST_PEOPLE) && {
      people: `${FEWEST_PEOPLE}〜${MOST_PEOPLE.toLocaleString('ja-JP')}人で指定してください。`,
    }),
    ...(!isWithin(spreadSeconds, 0, LONGEST_SPREAD_SECONDS) && {
      spread_seconds: `0〜${LONGEST_SPREAD_SECONDS}秒で指定してください。`,
    }),
    ...(amount !== null &&
      !(isWithin(amount, AMOUNT_UNIT, MEMBER_CAP) && amount % AMOUNT_UNIT === 0) && {
        amount: '10万円単位、100万円以下で指定してください。',
      }),
  }
}

/** Units of 100,000 yen, as a mixture asks for them: half of all for the least, a few for everything. */
const mixture = [1, 3, 1, 5, 1, 2, 10, 1, 2, 1] as const

/** Each tenth clicks twice in the same moment, as impatient people do. */
const doublePressEvery = 10

export interface SimulatedClick {
  /** From 0. */
  person: number
  /** Milliseconds after the opening. */
  at: number
  /** Whole yen. */
  amount: number
  /** The second click on the same button: it must find the first. */
  isRepeat: boolean
}

/** Everybody's clicks, in their order. `minimum` is the least that the fund takes. */
export function clicksOf({ people, spreadSeconds, amount }: RehearsalPlan, minimum: number): SimulatedClick[] {
  return Array.from({ length: people }, (_, person) => {
    const units = mixture[person % mixture.length] ?? 1
    const click = {
      person,
      at: Math.floor((person * spreadSeconds * 1000) / people),
      amount: amount ?? Math.max(minimum, units * AMOUNT_UNIT),
    }
    const isDouble = person % doublePressEvery === doublePressEvery - 1
    return isDouble
      ? [
          { ...click, isRepeat: false },
          { ...click, isRepeat: true },
        ]
      : [{ ...click, isRepeat: false }]
  }).flat()
}

const quietBeforeMilliseconds = 15 * 60 * 1000
const quietAfterMilliseconds = 10 * 60 * 1000

/** The opening that a rehearsal at this moment would slow down: one within the next 15 minutes, or in its first ten. Undefined where none is near. */
export function openingNearby<Opening extends { offeringStartAt: Date }>(
  openings: readonly Opening[],
  now: Date,
): Opening | undefined {
  return openings.find(({ offeringStartAt }) => {
    const until = offeringStartAt.getTime() - now.getTime()
    return until <= quietBeforeMilliseconds && until > -quietAfterMilliseconds
  })
}

/** How far a rehearsal is, as an operator reads it. */
export const REHEARSAL_STATES = rehearsalLifecycle.states

export type RehearsalState = RehearsalStatus
