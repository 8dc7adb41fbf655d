import { differences, expectedSnapshot } from '../rules/expectation.ts'
import { at } from '../rules/model.ts'
import { follow } from '../rules/payouts.ts'
import { brokenInvariants } from '../stage/invariants.ts'
import { takeSnapshot, type Snapshot } from '../stage/snapshot.ts'
import { Deviation, expectThat, hit, type World } from './world.ts'

/**
 * After every step: the product's tables are the model's, no invariant is broken, and the product has met no bug of its own. What held
 * still holds where nothing was written since.
 */
export async function checkWorld(world: World): Promise<void> {
  const [objection] = world.worker.takeObjections()
  if (objection !== undefined) throw objection
  const snapshot = await takeSnapshot(world.client)
  followPayouts(world, snapshot)
  const errors = world.stage.log.takeErrors()
  expectThat(errors.length === 0, () => `the product logged an error: ${errors.join('\n')}`)
  const different = differences(expectedSnapshot(world.model), snapshot)
  expectThat(different.length === 0, () => different.join('\n'))
  const { next, ...facts } = snapshot
  world.trace.tell(JSON.stringify(facts))
  if (next === world.lastChecked) return
  const broken = await brokenInvariants(world.client, { late: false })
  expectThat(broken.length === 0, () => `invariants are broken:\n${broken.join('\n')}`)
  world.lastChecked = next
}

/** Only lets the model follow what the bank has made of payouts: in the middle of a step, when what is owed is asked for. */
export async function followBank(world: World): Promise<void> {
  followPayouts(world, await takeSnapshot(world.client))
}

/** What becomes of a payout is the bank's affair: the model follows it, and knows which ways there are. */
function followPayouts(world: World, { payouts }: Snapshot): void {
  const { model } = world
  for (const [place, [id, status, paidAt]] of payouts.entries()) {
    const payout = at(model.payouts, place)
    if (payout.id !== id) throw new Deviation(`payout ${id} stands where ${payout.id} should`)
    if (payout.status === status) continue
    const from = payout.status
    try {
      follow(model, payout, status as typeof payout.status, paidAt)
    } catch (error) {
      throw new Deviation((error as Error).message)
    }
    hit(world, `payout: ${from} -> ${status}`)
  }
}
