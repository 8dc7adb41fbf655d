import { at } from '../rules/model.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { Deviation, expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

const kinds = ['death', 'fraud', 'attachment', 'other'] as const

interface Stop {
  member: number
  kind: (typeof kinds)[number]
}

/** One operator, at once: mostly somebody who is owed money. */
export const stopPayments = stepKind<Stop>({
  name: 'an operator stops payments to a member',
  weight: 3,
  choose({ random, model }) {
    const member = random.whole(0, model.members.length - 1)
    const kind = random.pick(kinds)
    return model.members.length === 0 || kind === undefined ? null : { member, kind }
  },
  async run(world, { member, kind }) {
    const { stops } = at(world.model.members, member)
    const client = await asOperator(world, { place: 0, isFresh: true })
    const { code, message } = await client.ask(
      'mutation ($input: PlacePayoutHoldInput!) { adminPlacePayoutHold(input: $input) { ok } }',
      { input: { number: await memberNumber(world, member), kind, ground: '書面で届きました。' } },
    )
    const isStopped = stops.includes(kind)
    expectThat(
      code === (isStopped ? 'CONFLICT' : null),
      () => `a stop of payments was answered ${code} ${message}, expected ${isStopped ? 'a refusal' : 'yes'}`,
    )
    hit(world, isStopped ? 'refused: stopped already' : 'payments to a member stopped')
    if (!isStopped) stops.push(kind)
    return code ?? kind
  },
})

/** Two lift one of the stops, and the others stay. */
export const liftStop = stepKind<Stop>({
  name: 'two operators let payments to a member go on',
  weight: 5,
  choose({ random, model }) {
    const standing = model.members.flatMap(({ stops }, member) =>
      stops.map((kind) => ({ member, kind: kind as Stop['kind'] })),
    )
    return random.pick(standing) ?? null
  },
  async run(world, { member, kind }) {
    const one = at(world.model.members, member)
    const { rows } = await world.client.query<{ id: string }>(
      'select id from payout_hold where member_id = $1 and kind = $2 and lifted_at is null',
      [one.id, kind],
    )
    const [stop] = rows
    if (!stop) throw new RangeError('nothing is stopped')
    const { code, message } = await actByTwo(
      world,
      'mutation ($input: PayoutHoldLiftingInput!) { proposed: proposePayoutHoldLifting(input: $input) { id } }',
      { input: { id: stop.id, reason: '解除の書面を確かめました。' } },
    )
    expectThat(code === null, () => `a stop was not lifted: ${code} ${message}`)
    one.stops = one.stops.filter((each) => each !== kind)
    hit(world, 'payments to a member go on')
    return one.stops.length === 0 ? 'lifted' : 'another stop stays'
  },
})

async function memberNumber({ client, model }: World, member: number): Promise<string> {
  const { rows } = await client.query<{ member_number: string }>('select member_number from member where id = $1', [
    at(model.members, member).id,
  ])
  if (!rows[0]) throw new Deviation(`member ${member} is not there`)
  return rows[0].member_number
}
