import { approvePayoutBatch } from '../../../src/features/payout/approve-payout-batch.ts'
import { discardPayoutBatch } from '../../../src/features/payout/discard-payout-batch.ts'
import { listPayable } from '../../../src/features/payout/list-payable.ts'
import { preparePayoutBatch } from '../../../src/features/payout/prepare-payout-batch.ts'
import { resolveUnclearBatch } from '../../../src/features/payout/resolve-unclear-batch.ts'
import { minute } from '../rules/japan-time.ts'
import { at, sum } from '../rules/model.ts'
import { owedNow, payee, type Owed } from '../rules/payouts.ts'
import { logInOperator } from '../run/begin.ts'
import { Deviation, expectThat, hit, type Operator, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

/** What the operator's list shows, beside what the model owes: the same, to the yen. */
async function listedAndOwed(world: World): Promise<{ listed: Awaited<ReturnType<typeof listPayable>>; owed: Owed[] }> {
  const listed = (await listPayable(world.stage.services)).toSorted((one, other) => one.obligation.kind.localeCompare(other.obligation.kind) || one.obligation.id - other.obligation.id)
  const owed = owedNow(world.model)
  const line = (member: number, amount: number, reason: string, hold: string | null): string => `${member} ${amount} ${reason} ${hold}`
  const ofProduct = listed.map(({ memberId, amount, reason, hold }) => line(memberId, amount, reason, hold)).toSorted()
  const ofModel = owed.map(({ member, amount, reason, hold }) => line(at(world.model.members, member).id, amount, reason, hold)).toSorted()
  expectThat(ofProduct.join('\n') === ofModel.join('\n'), () => `the list of what is to be paid differs: product\n${ofProduct.join('\n')}\nmodel\n${ofModel.join('\n')}`)
  return { listed, owed }
}

export const preparePayout = stepKind<{ share: number }>({
  name: 'an operator prepares payouts',
  weight: 8,
  choose: ({ random, model }) => (owedNow(model).some(({ hold }) => hold === null) ? { share: random.fraction() } : null),
  async run(world, { share }) {
    const { listed, owed } = await listedAndOwed(world)
    const ready = listed.filter(({ hold }) => hold === null)
    const chosen = ready.slice(0, Math.max(1, Math.ceil(ready.length * share)))
    const prepared = await preparePayoutBatch(world.stage.services, operator(world, 0).viewer, { obligations: chosen.map(({ obligation }) => obligation), method: 'transfer' })
    if (!prepared.ok) throw new Deviation(`payouts could not be prepared: ${prepared.code} ${prepared.message}`)
    expectThat(prepared.value.total === sum(chosen, ({ amount }) => amount), () => 'the batch has another total')
    await enterPayouts(world, prepared.value.batchId, owed)
    hit(world, 'payouts prepared')
    return `batch ${prepared.value.batchId} with ${prepared.value.count}`
  },
})

/** Which of the model's debts stand in the batch: debts of one member, amount and reason are alike. */
async function enterPayouts(world: World, batch: number, owed: readonly Owed[]): Promise<void> {
  const { rows } = await world.client.query<{ id: string; member_id: string; amount: string; reason: string; investment_id: string }>(
    `select payout.id, payout.member_id, payout.amount, coalesce(refund.reason, 'distribution') as reason, coalesce(refund.investment_id, share.investment_id) as investment_id
     from payout left join refund on refund.id = refund_id left join distribution_share share on share.id = distribution_share_id where batch_id = $1 order by payout.id`,
    [batch],
  )
  const left = [...owed]
  for (const row of rows) {
    const place = left.findIndex(({ refund, share, amount, reason }) => at(world.model.investments, (refund ?? share)?.investment ?? -1).id === Number(row.investment_id) && amount === Number(row.amount) && reason === row.reason)
    const [debt] = left.splice(place, 1)
    if (place < 0 || !debt) throw new Deviation(`payout ${row.id} is for nothing that is owed`)
    const { refund, share, amount } = debt
    world.model.payouts.push({ id: Number(row.id), batch, refund, share, amount, status: 'planned', accounts: at(world.model.members, debt.member).accounts })
    if (debt.refund) debt.refund.state = 'in_payout'
  }
}

const drafts = (world: World): number[] => [...new Set(world.model.payouts.filter(({ status }) => status === 'planned').map(({ batch }) => batch))]

/** The second operator, or the wrong one, or one whose login has grown old. */
export const approvePayout = stepKind<{ batch: number; by: number; isFresh: boolean; hasSeenIt: boolean }>({
  name: 'an operator approves payouts',
  weight: 10,
  choose(world) {
    const { random } = world
    const batch = random.pick(drafts(world)) ?? (random.oneIn(6) ? random.pick(world.model.payouts)?.batch : undefined)
    return batch === undefined ? null : { batch, by: random.oneIn(8) ? 0 : 1, isFresh: !random.oneIn(8), hasSeenIt: !random.oneIn(10) }
  },
  async run(world, { batch, by, isFresh, hasSeenIt }) {
    if (isFresh) world.operators[by] = await logInOperator(world, operator(world, by).id)
    else world.machine.now += 11 * minute
    const { rows } = await world.client.query<{ content_hash: string }>('select content_hash from payout_batch where id = $1', [batch])
    const contentHash = hasSeenIt ? (rows[0]?.content_hash ?? '') : '0'.repeat(64)
    const outcome = await approvePayoutBatch(world.stage.services, operator(world, by).viewer, { batchId: batch, contentHash })
    const expected = expectedRefusal(world, { batch, by, isFresh, hasSeenIt })
    const code = outcome.ok ? null : outcome.code
    expectThat(code === (expected?.code ?? null), () => `an approval was answered ${code} ${outcome.ok ? '' : outcome.message}, expected ${expected?.code ?? 'yes'}`)
    hit(world, expected ? `refused: ${expected.reason}` : 'payouts approved')
    await world.worker.drain()
    return code ?? 'approved'
  },
})

function expectedRefusal(world: World, { batch, by, isFresh, hasSeenIt }: { batch: number; by: number; isFresh: boolean; hasSeenIt: boolean }) {
  const payouts = world.model.payouts.filter((one) => one.batch === batch)
  if (!isFresh) return { code: 'REAUTH_REQUIRED', reason: 'login not fresh' }
  if (payouts.every(({ status }) => status !== 'planned')) return { code: 'CONFLICT', reason: 'approved already' }
  if (by === 0) return { code: 'FORBIDDEN', reason: 'approver is the maker' }
  if (!hasSeenIt) return { code: 'CONFLICT', reason: 'content not seen' }
  const isStale = payouts.some((payout) => payee(world.model, payout).accounts !== payout.accounts)
  return isStale ? { code: 'CONFLICT', reason: 'account changed since' } : null
}

export const discardPayout = stepKind<{ batch: number }>({
  name: 'an operator discards a draft of payouts',
  weight: 1,
  choose(world) {
    const batch = world.random.pick(drafts(world))
    return batch === undefined ? null : { batch }
  },
  async run(world, { batch }) {
    const outcome = await discardPayoutBatch(world.stage.services, operator(world, 0).viewer, batch)
    expectThat(outcome.ok, () => `a draft could not be discarded: ${JSON.stringify(outcome)}`)
    hit(world, 'payouts discarded')
    return 'discarded'
  },
})

/** People at the bank: a transfer is stopped for a while, goes on, fails, or comes back from the payee's bank. */
export const bankActs = stepKind<{ place: number; action: 'hold' | 'approve' | 'fail' | 'return'; row: number | null }>({
  name: 'the bank has trouble with a transfer',
  weight: 3,
  choose({ random, desk }) {
    const transfers = desk.parts.transfers.list()
    if (transfers.length === 0) return null
    const action = random.pick(['hold', 'approve', 'fail', 'return'] as const) ?? 'fail'
    return { place: random.whole(0, transfers.length - 1), action, row: random.oneIn(2) ? random.whole(1, 3) : null }
  },
  async run(world, { place, action, row }) {
    const state = at(world.desk.parts.transfers.list(), place)
    const itemId = row === null ? undefined : state.order.rows[(row - 1) % state.order.rows.length]?.itemId
    const problem = world.desk.parts.transfers.act(state.order, action, itemId)
    if (problem === undefined) hit(world, `the bank: ${action}`)
    return problem === undefined ? action : 'not possible'
  },
})

/** A person looks at the bank's own site and tells the product how an order ended whose answer was lost. */
export async function resolveUnclear(world: World): Promise<number> {
  const { rows } = await world.client.query<{ id: string; idempotency_key: string }>("select id, idempotency_key from payout_batch where status = 'unclear' order by id")
  for (const { id, idempotency_key: key } of rows) {
    const order = world.desk.parts.transfers.list().find((state) => state.order.idempotencyKey === key)?.order
    world.operators[1] = await logInOperator(world, operator(world, 1).id)
    const finding = order ? { wasOrdered: true as const, applicationNumber: order.applyNo } : { wasOrdered: false as const }
    const outcome = await resolveUnclearBatch(world.stage.services, operator(world, 1).viewer, { batchId: Number(id), finding })
    if (outcome.ok) hit(world, `unclear order: ${order ? 'was there' : 'was not there'}`)
  }
  return rows.length
}

export const operator = (world: World, place: number): Operator => at(world.operators, place)
