import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { missingFor } from '../rules/payouts.ts'
import type { Model } from '../rules/model.ts'
import { followBank } from '../run/check.ts'
import { payInOperatorMoney } from '../run/operator-money.ts'
import { hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

/** For every draft that waits for its approval. */
function missingNow(model: Model): number {
  const planned = model.payouts.filter(({ status }) => status === 'planned')
  return missingFor(model, { shares: planned.flatMap(({ share }) => share ?? []), transfers: planned.length })
}

/** Whether a reading of the account will succeed: what two people say of a line, they say of one that was read. */
const canBeRead = ({ desk }: World): boolean =>
  desk.parts.grants.current() !== undefined && desk.parts.faults.list().every(({ target }) => target !== 'bank')

/** All that drafts wait for, to the yen, or less: then they wait on. */
export const payInOwnMoney = stepKind<{ amount: number }>({
  name: 'the operator pays in own money',
  weight: 3,
  choose(world) {
    const { random, model } = world
    const missing = missingNow(model)
    if (missing === 0 || !canBeRead(world)) return null
    return { amount: random.oneIn(3) ? random.whole(1, missing) : missing }
  },
  async run(world, { amount }) {
    if (!canBeRead(world) || !(await world.stage.services.bank.isLinked())) return 'the account cannot be read'
    // What the bank has paid meanwhile is told as that before somebody is asked what the newest line was.
    await world.worker.runPeriodicTask('follow-payouts', followPayouts)
    await followBank(world)
    const missing = missingNow(world.model)
    await payInOperatorMoney(world, amount)
    await world.worker.drain()
    if (missing > 0) hit(world, `own money paid in: ${amount < missing ? 'a part of it' : 'all that was missing'}`)
    return amount < missing ? 'a part' : 'enough'
  },
})
