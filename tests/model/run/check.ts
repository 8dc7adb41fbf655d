import { differences, expectedFacts } from '../rules/expectation.ts'
import { at } from '../rules/model.ts'
import { fail, follow } from '../rules/payouts.ts'
import { reportViolations } from '../stage/invariants.ts'
import type { Facts } from '../stage/facts.ts'
import { Deviation, expectThat, hit, type World } from './world.ts'

/** So many checks for one that asks every question, whatever was written. */
const allOneIn = 50

/**
 * After every step: the product's tables are the model's, no invariant is broken, and the product has met no bug of its own.
 */
export async function checkWorld(world: World): Promise<void> {
  const [objection] = world.worker.takeObjections()
  if (objection !== undefined) throw objection
  world.checks += 1
  const { facts, told, broken } =
    world.checks % allOneIn === 0 ? await world.lookout.lookAtAll() : await world.lookout.look()
  followPayouts(world, facts)
  const errors = world.stage.log.takeErrors()
  expectThat(errors.length === 0, () => `the product logged an error: ${errors.join('\n')}`)
  const different = differences(expectedFacts(world.model), facts)
  expectThat(different.length === 0, () => different.join('\n'))
  world.trace.write(told)
  if (broken.length > 0)
    throw new Deviation(`invariants are broken:\n${(await reportViolations(world.client, broken)).join('\n')}`)
}

/** Only lets the model follow what the bank has made of payouts: in the middle of a step, when what is owed is asked for. */
export async function followBank(world: World): Promise<void> {
  followPayouts(world, (await world.lookout.look()).facts)
}

/** What becomes of a payout is the bank's affair: the model follows it, and knows which ways there are. */
function followPayouts(world: World, { payouts }: Facts): void {
  const { model } = world
  for (const [place, [id, status, paidAt, isFailed]] of payouts.entries()) {
    const payout = at(model.payouts, place)
    if (payout.id !== id) throw new Deviation(`payout ${id} stands where ${payout.id} should`)
    const from = payout.status
    if (from === status && payout.isFailed === isFailed) continue
    expectThat(
      from !== 'in_flight' || payout.isSettled !== false,
      () => `payout ${id} of a file is ${status}, and no line of the bank says so`,
    )
    try {
      if (isFailed && !payout.isFailed) {
        fail(model, payout)
        hit(world, 'payout: left and failed')
      }
      if (from === status) continue
      follow(model, payout, status as typeof payout.status, paidAt)
    } catch (error) {
      throw new Deviation((error as Error).message)
    }
    hit(world, `payout: ${from} -> ${status}`)
  }
}
