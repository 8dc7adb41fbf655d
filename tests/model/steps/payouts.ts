import { day, dayText } from '../rules/japan-time.ts'
import { at, sum, type Model, type Share } from '../rules/model.ts'
import { cover, lacksCash } from '../rules/distribution.ts'
import { missingBesideCoolingOff, missingFor, owedNow, payee, type Owed } from '../rules/payouts.ts'
import { followBank } from '../run/check.ts'
import { canBeRead, payInOperatorMoney } from '../run/operator-money.ts'
import { asOperator } from '../run/operators.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { Deviation, expectThat, hit, type World } from '../run/world.ts'
import { lateWhileBankIsAway } from '../stage/invariants.ts'
import type { Answer } from '../stage/api-client.ts'
import { stepKind } from './step.ts'

interface Payable {
  kind: 'refund' | 'distribution'
  id: string
  member_id: string
  amount: number
  reason: string
  hold: string | null
}

/** What the operator's list shows is what the model owes, to the yen. */
async function readPayables(world: World): Promise<Payable[]> {
  await followBank(world)
  const client = await asOperator(world, { place: 0, isFresh: true })
  const rows: Payable[] = []
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const { data, message } = await client.ask<{ adminPayables: { rows: Payable[]; total: number } }>(
      `{ adminPayables(page: ${page}, size: 200) { total rows { kind id member_id amount reason hold } } }`,
    )
    if (!data) throw new Deviation(`the list of what is to be paid cannot be read: ${message}`)
    total = data.adminPayables.total
    rows.push(...data.adminPayables.rows)
  }
  const listed = rows.toSorted((one, other) => one.kind.localeCompare(other.kind) || Number(one.id) - Number(other.id))
  const line = (member: number, amount: number, reason: string, hold: string | null): string =>
    `member ${member}: ${amount} ${reason} ${hold}`
  const ofProduct = listed
    .map(({ member_id: member, amount, reason, hold }) => line(Number(member), amount, reason, hold))
    .toSorted()
  const ofModel = owedNow(world.model)
    .map(({ member, amount, reason, hold }) => line(at(world.model.members, member).id, amount, reason, hold))
    .toSorted()
  expectThat(
    ofProduct.join('\n') === ofModel.join('\n'),
    () => `the list of what is to be paid differs: product\n${ofProduct.join('\n')}\nmodel\n${ofModel.join('\n')}`,
  )
  return listed
}

interface Batch {
  id: string
  total: number
  content_hash: string
}

const prepareMutation =
  'mutation ($input: PreparePayoutBatchInput!) { preparePayoutBatch(input: $input) { id total content_hash } }'

export const preparePayout = stepKind<{ part: number; asFile?: boolean }>({
  name: 'an operator prepares payouts',
  weight: 9,
  choose: ({ random, model }) =>
    owedNow(model).some(({ hold }) => hold === null) ? { part: random.fraction(), asFile: random.oneIn(3) } : null,
  async run(world, { part, asFile = false }) {
    const ready = (await readPayables(world)).filter(({ hold }) => hold === null)
    const chosen = ready.slice(0, Math.max(1, Math.ceil(ready.length * part)))
    const client = await asOperator(world, { place: 0, isFresh: true })
    const input = {
      obligations: chosen.map(({ kind, id }) => ({ kind, id })),
      method: asFile ? 'file' : 'transfer',
      pay_on: dayText(world.model.now),
      before_payday: true,
    }
    const { data, code, message } = await client.ask<{ preparePayoutBatch: Batch }>(prepareMutation, { input })
    if (!data) throw new Deviation(`payouts could not be prepared: ${code} ${message}`)
    const { id, total } = data.preparePayoutBatch
    expectThat(total === sum(chosen, ({ amount }) => amount), () => `batch ${id} has the total ${total}`)
    await enterPayouts(world, Number(id), asFile)
    hit(world, 'payouts prepared')
    return `batch ${id} with ${chosen.length}`
  },
})

/** Which of the model's debts stand in the batch: debts of one investment, amount and reason are alike. */
async function enterPayouts(world: World, batch: number, asFile: boolean): Promise<void> {
  const text = `select payout.id, payout.amount, coalesce(refund.reason, 'distribution') as reason, coalesce(refund.investment_id, share.investment_id) as investment_id
    from payout left join refund on refund.id = refund_id left join distribution_share share on share.id = distribution_share_id where batch_id = $1 order by payout.id`
  const { rows } = await world.client.query<{ id: string; amount: string; reason: string; investment_id: string }>(
    text,
    [batch],
  )
  const left: Owed[] = [...owedNow(world.model)]
  for (const row of rows) {
    const place = left.findIndex(
      ({ refund, share, amount, reason }) =>
        at(world.model.investments, (refund ?? share)?.investment ?? -1).id === Number(row.investment_id) &&
        amount === Number(row.amount) &&
        reason === row.reason,
    )
    const [debt] = place < 0 ? [] : left.splice(place, 1)
    if (!debt) throw new Deviation(`payout ${row.id} is for nothing that is owed`)
    const { refund, share, amount } = debt
    const { accounts, fee } = at(world.model.members, debt.member)
    world.model.payouts.push({
      id: Number(row.id),
      batch,
      refund,
      share,
      amount,
      status: 'planned',
      isFailed: false,
      isSettled: asFile ? false : null,
      accounts,
      fee,
    })
    if (refund) refund.state = 'in_payout'
  }
}

const drafts = (world: World): number[] => [
  ...new Set(world.model.payouts.filter(({ status }) => status === 'planned').map(({ batch }) => batch)),
]

interface Approval {
  batch: number
  by: number
  isFresh: boolean
  hasSeenIt: boolean
}

/** The second operator, or the wrong one, or one whose login has grown old. */
export const approvePayout = stepKind<Approval>({
  name: 'an operator approves payouts',
  weight: 12,
  choose(world) {
    const { random } = world
    const batch = random.pick(drafts(world)) ?? (random.oneIn(6) ? random.pick(world.model.payouts)?.batch : undefined)
    return batch === undefined
      ? null
      : { batch, by: random.oneIn(8) ? 0 : 1, isFresh: !random.oneIn(8), hasSeenIt: !random.oneIn(10) }
  },
  async run(world, approval) {
    const client = await asOperator(world, { place: approval.by, isFresh: approval.isFresh })
    const id = String(approval.batch)
    const { data } = await client.ask<{ adminPayoutBatch: Batch }>(
      'query ($id: ID!) { adminPayoutBatch(id: $id) { id total content_hash } }',
      { id },
    )
    const input = {
      id,
      content_hash: approval.hasSeenIt ? (data?.adminPayoutBatch.content_hash ?? '') : '0'.repeat(64),
    }
    const isStopped = await isStoppedByLateReading(world)
    if (reasonAgainstApproval(world, approval, isStopped) === null) {
      const paid = paymentOf(world.model, approval.batch)
      const short = missingBesideCoolingOff(world.model, paid)
      if (short > 0 && !canBeRead(world)) return 'own money is kept for cooling-off'
      if (short > 0) await payInOperatorMoney(world, short)
    }
    const expected = reasonAgainstApproval(world, approval, isStopped)
    const { code, message } = await client.ask(
      'mutation ($input: ApprovePayoutBatchInput!) { approvePayoutBatch(input: $input) { id } }',
      { input },
    )
    expectThat(
      code === (expected?.code ?? null),
      () =>
        `an approval was answered ${code} ${message}, expected ${expected ? `${expected.reason}: ${expected.code}` : 'yes'}`,
    )
    hit(world, expected ? `refused: ${expected.reason}` : 'payouts approved')
    if (!expected) cover(world.model, sharesOf(world.model, approval.batch))
    await world.worker.drain()
    return code ?? 'approved'
  },
})

const paymentOf = (model: Model, batch: number) => ({
  shares: sharesOf(model, batch),
  transfers: model.payouts.filter((payout) => payout.batch === batch).length,
})

const sharesOf = ({ payouts }: Model, batch: number): Share[] =>
  payouts.filter((payout) => payout.batch === batch).flatMap(({ share }) => share ?? [])

/** Whether the product has stopped payments because it hears of the bank's lines a day late. No history may give it another ground. */
export async function isStoppedByLateReading({ client }: World): Promise<boolean> {
  const { rows } = await client.query<{ checks: string[] }>('select checks from payment_stop where lifted_at is null')
  const grounds = rows.flatMap(({ checks }) => checks).filter((id) => !lateWhileBankIsAway.includes(id))
  expectThat(grounds.length === 0, () => `payments are stopped by ${grounds.join(', ')}`)
  return rows.length > 0
}

function reasonAgainstApproval({ model }: World, { batch, by, isFresh, hasSeenIt }: Approval, isStopped: boolean) {
  const payouts = model.payouts.filter((one) => one.batch === batch)
  if (!isFresh) return { code: 'REAUTH_REQUIRED', reason: 'login not fresh' }
  if (payouts.every(({ status }) => status !== 'planned')) return { code: 'CONFLICT', reason: 'approved already' }
  if (isStopped) return { code: 'CONFLICT', reason: 'payments are stopped' }
  if (by === 0) return { code: 'FORBIDDEN', reason: 'approver is the maker' }
  if (!hasSeenIt) return { code: 'CONFLICT', reason: 'content not seen' }
  if (payouts.some((payout) => payee(model, payout).accounts !== payout.accounts))
    return { code: 'CONFLICT', reason: 'account changed since' }
  if (payouts.some((payout) => payee(model, payout).stops.length > 0))
    return { code: 'CONFLICT', reason: 'payments to a payee are stopped' }
  const shares = payouts.flatMap(({ share }) => share ?? [])
  if (missingFor(model, { shares, transfers: payouts.length }) > 0)
    return { code: 'CONFLICT', reason: 'own money missing' }
  return lacksCash(model, shares) ? { code: 'CONFLICT', reason: 'a fund lacks cash for a payment' } : null
}

export const discardPayout = stepKind<{ batch: number }>({
  name: 'an operator discards a draft of payouts',
  weight: 1,
  choose(world) {
    const batch = world.random.pick(drafts(world))
    return batch === undefined ? null : { batch }
  },
  async run(world, { batch }) {
    const client = await asOperator(world, { place: 0, isFresh: true })
    const { code, message } = await client.ask('mutation ($id: ID!) { discardPayoutBatch(id: $id) { ok } }', {
      id: String(batch),
    })
    expectThat(code === null, () => `a draft could not be discarded: ${code} ${message}`)
    hit(world, 'payouts discarded')
    return 'discarded'
  },
})

const returnsWithin = 8 * day

/** People at the bank: a transfer is stopped for a while, goes on, fails before or after it left, or comes back from the payee's bank. */
export const bankActs = stepKind<{
  place: number
  action: 'hold' | 'approve' | 'fail' | 'bounce' | 'return'
  row: number | null
}>({
  name: 'the bank has trouble with a transfer',
  weight: 5,
  choose({ random, desk, model }) {
    const transfers = desk.parts.transfers.list()
    const place = random.whole(0, transfers.length - 1)
    const ordered = transfers[place]?.order.applyNo.slice(0, 8)
    // No payee's bank sends money back weeks later.
    if (ordered === undefined || ordered < dayText(model.now - returnsWithin).replaceAll('-', '')) return null
    const action = random.pick(['hold', 'approve', 'fail', 'bounce', 'return'] as const) ?? 'fail'
    return { place, action, row: random.oneIn(2) ? random.whole(1, 3) : null }
  },
  async run(world, { place, action, row }) {
    const state = at(world.desk.parts.transfers.list(), place)
    const itemId = row === null ? undefined : state.order.rows[(row - 1) % state.order.rows.length]?.itemId
    const problem = world.desk.parts.transfers.act(state.order, action, itemId)
    if (problem === undefined) {
      hit(world, `the bank: ${action}`)
      world.trouble.mayComeBack = true
    }
    return problem === undefined ? action : 'not possible'
  },
})

/** A person looks at the bank's own site and notifies the product how an order ended whose answer was lost. */
export async function resolveUnclear(world: World): Promise<void> {
  const { rows } = await world.client.query<{ id: string; idempotency_key: string }>(
    "select id, idempotency_key from payout_batch where status = 'unclear' order by id",
  )
  for (const { id, idempotency_key: key } of rows) {
    const order = world.desk.parts.transfers.list().find((state) => state.order.idempotencyKey === key)?.order
    const { code, message } = order ? await orderFound(world, id, order.applyNo) : await neverOrdered(world, id)
    expectThat(code === null, () => `an unclear order could not be resolved: ${code} ${message}`)
    hit(world, `unclear order: ${order ? 'was there' : 'was not there'}`)
  }
}

async function orderFound(world: World, id: string, applicationNumber: string): Promise<Answer<unknown>> {
  const client = await asOperator(world, { place: 1, isFresh: true })
  const input = { id, was_ordered: true, application_number: applicationNumber }
  return client.ask('mutation ($input: ResolvePayoutBatchInput!) { resolvePayoutBatch(input: $input) { id } }', {
    input,
  })
}

/** Two people say so, and the bank's list and statement do not contradict. */
const neverOrdered = (world: World, id: string): ReturnType<typeof actByTwo> =>
  actByTwo(
    world,
    'mutation ($input: ResolvePayoutBatchInput!) { proposed: resolvePayoutBatch(input: $input) { id: proposal_id } }',
    { input: { id, was_ordered: false } },
  )
