import type { FaultKind, FaultTarget } from '../../../src/desk/faults.ts'
import { day } from '../rules/japan-time.ts'
import { hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** Nobody's money or right waits for what is known of a place or a law. */
type Outside = Exclude<FaultTarget, 'place' | 'law' | 'digital_auth' | 'verifier'>

const kinds: Record<Outside, readonly FaultKind[]> = {
  bank: ['refuse', 'error', 'timeout', 'duplicate', 'lost_answer', 'delay'],
  mail: ['refuse', 'error', 'timeout', 'duplicate', 'lost_answer'],
  beacon: ['refuse', 'error', 'timeout', 'lost_answer'],
  ekyc: ['refuse', 'error', 'timeout', 'duplicate', 'lost_answer'],
}

export const orderFault = stepKind<{ target: Outside; kind: FaultKind; count: number }>({
  name: 'the outside goes wrong',
  weight: 7,
  choose({ random }) {
    const target =
      random.weighted([
        { target: 'bank', weight: 6 },
        { target: 'mail', weight: 2 },
        { target: 'beacon', weight: 2 },
        { target: 'ekyc', weight: 1 },
      ] as const)?.target ?? 'bank'
    return { target, kind: random.pick(kinds[target]) ?? 'error', count: random.whole(1, 4) }
  },
  async run(world, fault) {
    world.desk.parts.faults.order({ ...fault })
    hit(world, `fault: ${fault.target} ${fault.kind}`)
    return 'ordered'
  },
})

/** The bank keeps what it could not bring for two weeks. */
const keptFor = 14 * day

/** The bank sends no notices for a while: its list is the truth, and its notices are hints. */
export const silence = stepKind<{ subscribed: boolean }>({
  name: 'the bank falls silent or speaks again',
  weight: 1,
  choose: ({ desk }) => ({ subscribed: !desk.parts.notifications.isSubscribed }),
  async run(world, { subscribed }) {
    const before = world.notices.answered
    const unsent = world.desk.parts.deposits.list().filter(({ id, transferredAt }) => {
      return (
        world.desk.parts.notifications.stateOf(id) === 'unsent' &&
        Date.parse(transferredAt) >= world.model.now - keptFor
      )
    }).length
    world.desk.parts.notifications.subscribe(subscribed)
    if (subscribed && world.desk.parts.grants.current() !== undefined) await world.notices.reach(before + unsent)
    await world.worker.drain()
    return subscribed ? 'speaks' : 'silent'
  },
})
