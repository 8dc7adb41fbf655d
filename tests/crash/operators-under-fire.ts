import { setTimeout as sleep } from 'node:timers/promises'
import { createOperator } from '../../src/features/people/account/create-operator.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { approvePayoutBatch } from '../../src/features/treasury/payout/approve-payout-batch.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { listPayoutBatches } from '../../src/features/treasury/payout/list-payout-batches.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { payInForDividend, type WalledDividend } from './dividend-under-fire.ts'
import { must } from '../support/must.ts'
import { worldPassword, type World } from '../support/world.ts'
import { personOf } from '../support/world-people.ts'
import type { Id } from '../../src/domain/id.ts'

export interface Operators {
  maker: Viewer
  checker: Viewer
  /** Batches whose approval was acknowledged. */
  approved: Set<Id<'payout_batch'>>
  /** What is owed of it waits for the operator's money. */
  dividend?: WalledDividend
}

const pauseMs = 700

export async function hireOperators({ services, operator }: World): Promise<Operators> {
  const second = { email: 'second-operator@example.jp', password: worldPassword, person: personOf(99_998) }
  const { memberId } = must(await createOperator(services, second))
  return { maker: viewerOf(operator.memberId), checker: viewerOf(memberId), approved: new Set() }
}

const viewerOf = (memberId: Id<'member'>): Viewer => ({
  memberId,
  role: 'admin',
  status: 'active',
  isVerified: true,
  sessionHash: Buffer.alloc(32),
  authenticatedAt: new Date(0),
})

/** Their login is always fresh: this programme is not about that. */
export const logIn = ({ services }: World, viewer: Viewer): Viewer => ({
  ...viewer,
  authenticatedAt: services.machineClock.now(),
})

/** Pays out what is owed as it comes, in many small batches, until it is enough. The database may be away at any moment. */
export async function keepPayingOut(world: World, operators: Operators, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    await payOut(world, operators).catch(() => undefined)
    await sleep(pauseMs)
  }
}

/** One round: what is owed goes into batches, refunds apart from dividends, and every batch that waits is approved by the other operator. */
export async function payOut(world: World, { maker, checker, approved, dividend }: Operators): Promise<void> {
  const { services } = world
  const ready = (await listPayable(services)).filter(({ hold }) => hold === null).map(({ obligation }) => obligation)
  for (const obligations of [
    ready.filter(({ kind }) => kind === 'refund'),
    ready.filter(({ kind }) => kind === 'distribution'),
  ]) {
    if (obligations.length > 0) await preparePayoutBatch(services, maker, { obligations, method: 'transfer' })
  }
  const { rows: drafts } = await listPayoutBatches(services, { state: 'draft' }, { size: 200 })
  for (const { id, content_hash: contentHash } of drafts) {
    const outcome = await approvePayoutBatch(services, logIn(world, checker), { batchId: id, contentHash })
    if (outcome.ok) approved.add(id)
    else if (dividend && outcome.message.includes('不足しています')) dividend.refusals += 1
  }
  if (dividend) await payInForDividend(world, dividend, [logIn(world, maker), logIn(world, checker)])
}
