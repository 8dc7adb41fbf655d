import { describe, expect, it } from 'vitest'
import { IdentityServiceRefused, IdentityServiceUnavailable } from '../../../src/adapters/ekyc/ekyc.ts'
import { MailDelayed } from '../../../src/adapters/mail/mail.ts'
import { isBankFailure } from '../../../src/adapters/bank/bank-failure.ts'
import type { FaultTarget } from '../../../src/desk/faults.ts'
import type { Services } from '../../../src/features/core/services.ts'
import type { FaultWorld } from './fault-world.ts'
import { isReduced, rounds, troubles, type Trouble } from './troubles.ts'

/** A piece of the product's work that needs one call to the outside. */
export interface Business {
  /** What the product does about it whenever it runs: a periodic task, a job, a member who tries again. */
  step(services: Services): Promise<unknown>
  isDone(): Promise<boolean>
  /** What is true at the end, besides the book's being sound. */
  end?(): Promise<void>
}

export interface OutsideCall {
  name: string
  target: FaultTarget
  /** Method and path at the demo desk. */
  call: string
  /** Of several calls with the same work behind them, which this one is: CI shares the troubles out among them; of any other call's it takes every third. */
  sharesTroubles?: { place: number; of: number }
  begin(world: FaultWorld, trouble: Trouble): Promise<Business>
}

const everyTrouble = { place: 0, of: 1 }
const everyThird = { place: 0, of: 3 }
const stepsInTrouble = 2
const stepsAfterwards = 6
const lasting = 1_000

/** One row of the fault table: the call under every trouble, as often as there are rounds. */
export function sufferEveryTrouble(shared: { readonly world: FaultWorld }, outside: OutsideCall): void {
  describe(outside.name, () => {
    const { place, of } = isReduced ? (outside.sharesTroubles ?? everyThird) : everyTrouble
    const cells = troubles
      .filter((_, index) => index % of === place)
      .flatMap(([words, trouble]) => rounds.map((round) => [words, trouble, round] as const))
    it.each(cells)('%s (%s, round %i)', async (_words, trouble, round) => {
      const { world } = shared
      const business = await outside.begin(world, trouble)
      // The first round's trouble lasts; later ones hit once, twice ... and let the product's own repeats through.
      const services = world.suffering(trouble, outside, round === 0 ? lasting : round)
      try {
        for (let run = 0; run < stepsInTrouble; run += 1) await stepInTrouble(business, services)
        await world.expectHonestBook()
      } finally {
        world.relieve()
      }
      await untilDone(world, business)
      await business.end?.()
      await world.expectNoLie()
      await world.expectSoundBook()
    })
  })
}

/** Only the closed failures of the adapters may come out: anything else is a bug that a worker would log as one. */
async function stepInTrouble(business: Business, services: Services): Promise<void> {
  try {
    await business.step(services)
  } catch (error) {
    if (!isOutsideFailure(error)) throw error
  }
}

const isOutsideFailure = (error: unknown): boolean =>
  isBankFailure(error) ||
  error instanceof IdentityServiceUnavailable ||
  error instanceof IdentityServiceRefused ||
  error instanceof MailDelayed

async function untilDone(world: FaultWorld, business: Business): Promise<void> {
  for (let run = 0; run < stepsAfterwards && !(await business.isDone()); run += 1) {
    await world.pass(61_000)
    // A run may still learn of the damage, such as a refresh token that was used up; it has to end well all the same.
    await stepInTrouble(business, world.faultless)
  }
  expect(await business.isDone()).toBe(true)
}
