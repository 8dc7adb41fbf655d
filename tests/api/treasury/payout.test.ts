import { sql } from 'kysely'
import { changeRefundUnseen } from '../../support/change-refund.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import { BankRefused, BankUnavailable, isBankFailure } from '../../../src/adapters/bank/bank-failure.ts'
import type { TransferAction } from '../../../src/desk/bank/transfers.ts'
import type { FaultKind } from '../../../src/desk/faults.ts'
import { liftPaymentStop } from '../../../src/features/treasury/bookkeeping/lift-payment-stop.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { resolveUnclearBatch } from '../../../src/features/treasury/payout/resolve-unclear-batch.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { explainAccountEntry } from '../../../src/features/treasury/operator-account/explain-account-entry.ts'
import { listUnexplained } from '../../../src/features/treasury/operator-account/list-account-entries.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { followYen } from '../../../src/features/treasury/money-trail/follow-yen.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'
import { post } from '../../../src/ledger/post.ts'
import { reverse } from '../../../src/ledger/reverse.ts'
import { throughBank } from '../../../src/ledger/through-bank.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let world: PayoutWorld

beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

/** Every order that reached the bank. */
const ordersAtBank = () => world.desk.parts.transfers.list()
const waiting = async () =>
  (await listPayable(world.services)).map(({ amount, last_problem: lastProblem }) => ({
    amount,
    problem: lastProblem?.problem ?? null,
  }))

/** Somebody at the bank's end does something with the newest order. */
function atTheDesk(action: TransferAction, itemId?: string): void {
  act(ordersAtBank().at(-1), action, itemId)
}

function act(
  state: ReturnType<typeof ordersAtBank>[number] | undefined,
  action: TransferAction,
  itemId?: string,
): void {
  if (!state) throw new Error('no order has reached the bank')
  const problem = world.desk.parts.transfers.act(state.order, action, itemId)
  if (problem !== undefined) throw new Error(problem)
}

const noticesTo = async ({ memberId }: Viewer): Promise<string[]> =>
  (
    await world.database
      .selectFrom('mail_outbox')
      .select('subject')
      .where('template', '=', 'operator-notice')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)

async function approvedBatch(): Promise<Id<'payout_batch'>> {
  const batch = await world.prepareAll()
  await world.approve(batch)
  return batch.batchId
}

async function sentBatch(): Promise<Id<'payout_batch'>> {
  const batchId = await approvedBatch()
  await sendPayoutBatch(world.services, batchId)
  return batchId
}

async function follow(after = minute): Promise<void> {
  await world.pass(after)
  await followPayouts(world.services)
}

/** The other operator's yes to what was proposed, as it was seen. */
async function agree(proposalId: Id<'proposal'> | null): ReturnType<typeof approveProposal> {
  if (proposalId === null) throw new Error('nothing waits for the other operator')
  const { effect_hash: seenHash } = await world.database
    .selectFrom('proposal')
    .select('effect_hash')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  return approveProposal(world.services, world.checker, { proposalId, seenHash, answers: [] })
}

/** The product with a bank client of which one call goes wrong. */
function withBank(changes: Partial<Bank>): Services {
  return { ...world.services, bank: { ...world.services.bank, ...changes } }
}

class Killed extends Error {}

describe('a refund by the transfer API', () => {
  it('goes from the list to the member, and every yen can be followed', async () => {
    const { viewer } = await world.investor({ amount: 100_000, paysIn: 130_000 })
    expect(await listPayable(world.services)).toMatchObject([
      { amount: 30_000, reason: 'excess', hold: null, payee: { name: 'ｻﾄｳ ﾐｻｷ' } },
    ])
    await world.expectSoundBook()

    const batch = await world.prepareAll()
    expect(batch).toMatchObject({ total: 30_000, count: 1 })
    expect(await waiting()).toEqual([])
    await world.expectSoundBook()

    await world.approve(batch)
    await world.expectSoundBook()

    await sendPayoutBatch(world.services, batch.batchId)
    expect(await world.batchStatus(batch.batchId)).toBe('sent')
    await followPayouts(world.services)
    // Accepted is not paid: the bank still works on it.
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['in_flight'])

    await follow()
    expect(await world.batchStatus(batch.batchId)).toBe('settled')
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid'])
    expect(await world.mailsTo(viewer)).toContain('refund-paid')
    await world.expectSoundBook()

    await follow(day)
    expect(await waiting()).toEqual([])
    expect(ordersAtBank()).toHaveLength(1)
    await world.expectSoundBook()
  })

  it('goes out as a bulk transfer when there are a hundred payees', { tags: ['course'] }, async () => {
    const { viewer, investmentId } = await world.investor({ amount: 100_000, paysIn: 230_000 })
    const [refund] = await world.database
      .selectFrom('refund')
      .selectAll()
      .where('member_id', '=', viewer.memberId)
      .execute()
    // One surplus in a hundred parts: a hundred members would only take longer to invent.
    await changeRefundUnseen(world.database, refund?.id ?? NO_ROW, { amount: 1_300 })
    const rest = Array.from({ length: 99 }, (_, index) => ({
      key: `part:${index}`,
      member_id: viewer.memberId,
      investment_id: investmentId,
      amount: 1_300,
      reason: 'excess' as const,
      owed_since: world.services.clock.now(),
    }))
    await world.database.insertInto('refund').values(rest).execute()
    await world.expectSoundBook()

    const batchId = await sentBatch()
    expect(ordersAtBank().map(({ order }) => [order.kind, order.rows.length])).toEqual([['bulk', 100]])
    await follow()
    // The bank tells the single payees of a bulk transfer after ten minutes only.
    expect(await world.batchStatus(batchId)).toBe('sent')
    await follow(10 * minute)
    expect(await world.batchStatus(batchId)).toBe('settled')
    atTheDesk('return', '77')
    await follow()
    expect(await waiting()).toEqual([{ amount: 1_300, problem: 'sent_back' }])
    await world.expectSoundBook()
  })
})

describe('a payee that the bank cannot pay', () => {
  it('comes back on the list with the reason, and is paid once later', async () => {
    const { viewer } = await world.investor({ amount: 100_000, paysIn: 130_000 })
    await world.investor({ amount: 100_000, paysIn: 150_000 })
    const first = await sentBatch()
    atTheDesk('fail', '1')
    await follow()
    expect(await world.payoutStatuses(first)).toEqual(['refused', 'paid'])
    expect(await waiting()).toEqual([{ amount: 30_000, problem: 'failed' }])
    expect(await world.mailsTo(viewer)).toContain('payout-returned')
    expect((await world.mailsTo(world.checker)).filter((template) => template !== 'approval-waiting')).toEqual([
      'operator-notice',
    ])
    await world.expectSoundBook()

    const second = await sentBatch()
    await follow()
    expect(await world.payoutStatuses(second)).toEqual(['paid'])
    expect(await waiting()).toEqual([])
    await world.expectSoundBook()
  })

  it('is told apart from one whose money came back before the product looked', { tags: ['course'] }, async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await world.investor({ amount: 100_000, paysIn: 150_000 })
    await world.investor({ amount: 100_000, paysIn: 170_000 })
    const batchId = await sentBatch()
    atTheDesk('fail', '1')
    await world.pass(minute)
    atTheDesk('return', '2')
    await follow()
    expect(await world.payoutStatuses(batchId)).toEqual(['refused', 'refused', 'paid'])
    expect(await waiting()).toEqual([
      { amount: 30_000, problem: 'failed' },
      { amount: 50_000, problem: 'sent_back' },
    ])
    await world.expectSoundBook()
  })

  it(
    'keeps nobody waiting while its money is away, and is on the list again when it is back',
    { tags: ['course'] },
    async () => {
      const { viewer: unreached, investmentId } = await world.investor({ amount: 100_000, paysIn: 130_000 })
      const trail = async () =>
        (await followYen(world.database, { kind: 'investment', id: investmentId }))?.chains[0]?.totals
      const { viewer: reached } = await world.investor({ amount: 100_000, paysIn: 150_000 })
      const first = await sentBatch()
      atTheDesk('bounce', '1')
      await follow()
      // The one is paid and told so; the other is on its way back, told as neither paid nor owed.
      expect(await world.payoutStatuses(first)).toEqual(['in_flight', 'paid'])
      expect(await world.batchStatus(first)).toBe('sent')
      // That it failed is written once.
      await expect(
        world.database.updateTable('payout').set({ failed_at: null }).where('failed_at', 'is not', null).execute(),
      ).rejects.toThrow(/is fixed/)
      expect(await world.mailsTo(reached)).toContain('refund-paid')
      expect(await world.mailsTo(unreached)).not.toContain('refund-paid')
      expect(await waiting()).toEqual([])
      expect(await trail()).toMatchObject({ paid_out: 0, in_flight: 30_000, owed: 0, difference: 0 })
      expect(await noticesTo(world.checker)).toContainEqual(`支払い（番号${first}）のうち1件が振込不能になりました`)
      await world.expectSoundBook()
      const told = await noticesTo(world.checker)
      for (let round = 0; round < 3; round += 1) await follow()
      expect(await noticesTo(world.checker)).toEqual(told)

      // Meanwhile others are paid, and a line of the account that has nothing to do with it can be told.
      await world.investor({ amount: 100_000, paysIn: 170_000 })
      const second = await sentBatch()
      await follow()
      expect(await world.payoutStatuses(second)).toEqual(['paid'])
      await world.moveOperatorMoney(-80_000)
      await world.expectSoundBook()

      act(ordersAtBank()[0], 'return', '1')
      await follow()
      expect(await world.payoutStatuses(first)).toEqual(['refused', 'paid'])
      expect(await world.batchStatus(first)).toBe('settled')
      expect(await waiting()).toEqual([{ amount: 30_000, problem: 'sent_back' }])
      expect(await world.mailsTo(unreached)).toContain('payout-returned')
      await world.expectSoundBook()
      const third = await sentBatch()
      await follow()
      expect(await world.payoutStatuses(third)).toEqual(['paid'])
      expect(await trail()).toMatchObject({ paid_out: 30_000, in_flight: 0, owed: 0, difference: 0 })
      await world.expectSoundBook()
    },
  )

  it(
    'is on the list again where an operator tells the line with which its money came back',
    { tags: ['course'] },
    async () => {
      await world.investor({ amount: 100_000, paysIn: 130_000 })
      const batchId = await sentBatch()
      atTheDesk('bounce')
      await follow()
      expect(await world.payoutStatuses(batchId)).toEqual(['in_flight'])
      // The bank gives it back with a line that nobody can take for a return.
      await makeBankLine(world.desk.url, { direction: 'in', amount: 30_000, counterparty: 'ソウフリン' })
      await follow()
      await readAccount(world.services)
      const [line] = await listUnexplained(world.database)
      const { id: payoutId } = await world.database.selectFrom('payout').select('id').executeTakeFirstOrThrow()
      const { proposalId } = must(
        await explainAccountEntry(world.services, world.maker, {
          entryId: line?.id ?? NO_ROW,
          told: { kind: 'payout_returned', payoutId },
          reason: '銀行に確認',
        }),
      )
      expect(await world.payoutStatuses(batchId)).toEqual(['in_flight'])
      must(await agree(proposalId))
      expect([await world.payoutStatuses(batchId), await world.batchStatus(batchId)]).toEqual([['refused'], 'settled'])
      expect(await waiting()).toEqual([{ amount: 30_000, problem: 'told_by_operator' }])
      await world.expectSoundBook()
    },
  )

  it('is paid where its bank reaches it after all', { tags: ['course'] }, async () => {
    const { viewer, investmentId } = await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await sentBatch()
    atTheDesk('bounce')
    await follow()
    const asIfReached: Bank['transferStatus'] = async (number) => {
      const report = await world.services.bank.transferStatus(number)
      return report && { ...report, items: report.items.map((item) => ({ ...item, outcome: null })) }
    }
    await followPayouts(withBank({ transferStatus: asIfReached }))
    expect([await world.payoutStatuses(batchId), await world.batchStatus(batchId)]).toEqual([['paid'], 'settled'])
    expect(await world.mailsTo(viewer)).toContain('refund-paid')
    expect(
      (await followYen(world.database, { kind: 'investment', id: investmentId }))?.chains[0]?.totals,
    ).toMatchObject({ paid_out: 30_000, in_flight: 0, difference: 0 })
    await world.expectSoundBook()
  })

  it('comes back when the money had already arrived, and is paid again', async () => {
    const { viewer } = await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await sentBatch()
    await follow()
    expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
    await world.pass(2 * day)
    atTheDesk('return')
    await follow()
    expect(await world.payoutStatuses(batchId)).toEqual(['returned'])
    expect(await waiting()).toEqual([{ amount: 30_000, problem: 'sent_back' }])
    expect(await world.mailsTo(viewer)).toEqual(expect.arrayContaining(['refund-paid', 'payout-returned']))
    await world.expectSoundBook()

    // Another deposit of just that sum must not be taken for the money that came back, nor the other way round.
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await follow()
    await sentBatch()
    await follow()
    expect(await waiting()).toEqual([])
    await world.expectSoundBook()
  })

  it.each([
    ['nobody approved at the bank', 'reject' as const, 0],
    ['whose time at the bank ran out', null, 2 * day],
  ])('is on the list again with an order that %s', { tags: ['course'] }, async (_what, action, passes) => {
    world.desk.parts.transfers.setAutomatic(false)
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await sentBatch()
    await follow()
    expect(await waiting()).toEqual([])
    if (action) atTheDesk(action)
    await follow(passes + minute)
    expect(await waiting()).toEqual([{ amount: 30_000, problem: 'not_approved_at_bank' }])
    await world.expectSoundBook()
  })

  it(
    'keeps the whole order from going out where the bank declines it, with the reason for the payee it named',
    { tags: ['course'] },
    async () => {
      await world.investor({ amount: 100_000, paysIn: 130_000 })
      await world.investor({ amount: 100_000, paysIn: 150_000 })
      const batchId = await approvedBatch()
      const requestTransfer = async (): Promise<never> => {
        throw new BankRefused({
          code: 'WG_ERR_110',
          status: 400,
          message: 'wrong',
          items: [{ itemId: '2', code: '220001', message: '受取人名' }],
        })
      }
      await sendPayoutBatch(withBank({ requestTransfer }), batchId)
      expect(await world.batchStatus(batchId)).toBe('settled')
      expect(await waiting()).toEqual([
        { amount: 30_000, problem: 'order_refused' },
        { amount: 50_000, problem: 'account_refused' },
      ])
      await world.expectSoundBook()
    },
  )
})

async function neverPaysTwice(kind: FaultKind): Promise<void> {
  await world.investor({ amount: 100_000, paysIn: 130_000 })
  const batchId = await approvedBatch()
  world.desk.parts.faults.order({ target: 'bank', kind, count: 1 })
  await sendPayoutBatch(world.services, batchId).catch((error: unknown) => expect(isBankFailure(error)).toBe(true))
  await world.expectInvariants()
  for (let run = 0; run < 3; run += 1) await sendPayoutBatch(world.services, batchId)
  expect(ordersAtBank()).toHaveLength(1)
  await follow()
  expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
  await world.expectSoundBook()
}

describe('when the bank is in trouble', () => {
  it.each<FaultKind>(['lost_answer', 'refuse'])('%s never pays twice', neverPaysTwice)
  it.each<FaultKind>(['timeout', 'error', 'delay'])('%s never pays twice', { tags: ['course'] }, neverPaysTwice)

  it('takes its intent back where the bank was not reached at all', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await approvedBatch()
    const requestTransfer = async (): Promise<never> => {
      throw new BankUnavailable('closed')
    }
    await expect(sendPayoutBatch(withBank({ requestTransfer }), batchId)).rejects.toBeInstanceOf(BankUnavailable)
    expect(await world.batchStatus(batchId)).toBe('approved')
    // A day later the bank is open again: a fresh order, of the new day.
    await follow(day)
    await follow()
    expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
    expect(ordersAtBank()).toHaveLength(1)
    await world.expectSoundBook()
  })
})

describe('while an invariant of the book is broken', () => {
  it('no order is begun, and the operators are told; it goes out once an operator has lifted the stop', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await approvedBatch()
    const plant = () =>
      inTransaction(world.database, async (transaction) => {
        // Nobody has said so of a line: the rule that refuses it is switched off.
        await sql`set local session_replication_role = replica`.execute(transaction)
        return post(transaction, {
          kind: 'float_in',
          key: 'planted',
          effectiveAt: new Date('2026-04-01'),
          recordedAt: new Date('2026-04-01'),
          lines: throughBank('102010001234', [
            { account: { kind: 'suspense' }, debit: 5 },
            { account: { kind: 'own_equity' }, credit: 5 },
          ]),
        })
      })
    const mend = (entryId: Id<'journal_entry'>) =>
      inTransaction(world.database, async (transaction) => {
        // No line of the bank stands behind it that two people could correct.
        await sql`set local session_replication_role = replica`.execute(transaction)
        return reverse(transaction, { entryId, reason: '誤り', actor: 'operator:1', at: world.services.clock.now() })
      })
    // More than was ever received in error: suspense stands on the wrong side.
    const planted = await plant()
    await sendPayoutBatch(world.services, batchId)
    await followPayouts(world.services)
    expect(ordersAtBank()).toHaveLength(0)
    expect(new Set(await world.mailsTo(world.checker))).toEqual(new Set(['approval-waiting', 'operator-notice']))
    expect(await liftPaymentStop(world.services, world.checker)).toMatchObject({ ok: false, code: 'CONFLICT' })
    await mend(planted)
    await sendPayoutBatch(world.services, batchId)
    expect(ordersAtBank()).toHaveLength(0)
    expect(await liftPaymentStop(world.services, world.checker)).toMatchObject({ ok: true })
    await sendPayoutBatch(world.services, batchId)
    expect(ordersAtBank()).toHaveLength(1)
  })
})

describe('when the process dies', () => {
  const points: readonly (readonly [string, () => Partial<Bank>])[] = [
    ['before the bank is called', () => ({ requestTransfer: () => Promise.reject(new Killed()) })],
    [
      'after the bank has the order',
      () => ({
        requestTransfer: async (...call) => {
          await world.services.bank.requestTransfer(...call)
          throw new Killed()
        },
      }),
    ],
  ]
  it.each(points)('%s, the next run sends the order once', async (_where, bank) => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await approvedBatch()
    await expect(sendPayoutBatch(withBank(bank()), batchId)).rejects.toBeInstanceOf(Killed)
    expect(await world.batchStatus(batchId)).toBe('sending')
    await world.expectInvariants()
    // The periodic task finds it, even twice at the same time.
    await Promise.all([
      followPayouts(world.services),
      followPayouts(world.services),
      sendPayoutBatch(world.services, batchId),
    ])
    expect(await world.batchStatus(batchId)).toBe('sent')
    expect(ordersAtBank()).toHaveLength(1)
    await follow()
    expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
    await world.expectSoundBook()
  })

  it('and comes to life a day too late, a person decides: it was never ordered', { tags: ['course'] }, async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await approvedBatch()
    await expect(
      sendPayoutBatch(withBank({ requestTransfer: () => Promise.reject(new Killed()) }), batchId),
    ).rejects.toThrow()
    await follow(25 * hour)
    expect(await world.batchStatus(batchId)).toBe('unclear')
    expect(await world.mailsTo(world.maker)).toEqual(['operator-notice'])
    expect(ordersAtBank()).toHaveLength(0)
    await world.expectSoundBook()
    await follow(day)
    expect(ordersAtBank()).toHaveLength(0)

    const { proposalId } = must(
      await resolveUnclearBatch(world.services, world.maker, { batchId, finding: { wasOrdered: false } }),
    )
    expect(await waiting()).toEqual([])
    must(await agree(proposalId))
    expect(await waiting()).toEqual([{ amount: 30_000, problem: 'never_sent' }])
    await world.expectSoundBook()
  })

  it(
    'and comes to life a day too late, the bank is asked first and knows the order',
    { tags: ['course'] },
    async () => {
      await world.investor({ amount: 100_000, paysIn: 130_000 })
      const batchId = await approvedBatch()
      await expect(sendPayoutBatch(withBank(points[1]![1]()), batchId)).rejects.toThrow()
      await follow(3 * day)
      expect(await world.batchStatus(batchId)).toBe('sent')
      await follow()
      expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
      await world.expectSoundBook()
    },
  )

  it('and the bank hides the order, a person finds it: only the right number is taken', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batchId = await approvedBatch()
    await expect(sendPayoutBatch(withBank(points[1]![1]()), batchId)).rejects.toThrow()
    await world.pass(25 * hour)
    await sendPayoutBatch(withBank({ listTransfers: async () => [] }), batchId)
    expect(await world.batchStatus(batchId)).toBe('unclear')
    // That it never was there is taken from nobody while the bank itself says otherwise, or nothing. What its statement shows to who asks is no write of his.
    const never = { batchId, finding: { wasOrdered: false } } as const
    const words: [Partial<Bank>, string][] = [
      [{}, '銀行の振込の一覧に'],
      [{ listTransfers: async () => [] }, '銀行の明細に'],
      [{ listTransfers: () => Promise.reject(new BankUnavailable('silent')) }, '確認できませんでした'],
    ]
    for (const [bank, message] of words)
      expect(
        await actAsOperator(`operator:${Number(world.maker.memberId)}`, () =>
          resolveUnclearBatch(withBank(bank), world.maker, never),
        ),
      ).toMatchObject({ ok: false, code: 'CONFLICT', message: expect.stringContaining(message) })
    const resolve = (applicationNumber: string) =>
      resolveUnclearBatch(world.services, world.checker, { batchId, finding: { wasOrdered: true, applicationNumber } })
    expect(await resolve('2026040199999999')).toMatchObject({ ok: false, code: 'CONFLICT' })
    const finding = { wasOrdered: true, applicationNumber: '2026040199999999' } as const
    expect(await resolveUnclearBatch(world.services, world.checker, { batchId: NO_ROW, finding })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
    must(await resolve(ordersAtBank()[0]?.order.applyNo ?? ''))
    await follow()
    expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
    expect(ordersAtBank()).toHaveLength(1)
    await world.expectSoundBook()
  })

  it('each step may run twice, and at the same time, from wherever it stands', { tags: ['course'] }, async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await world.investor({ amount: 100_000, paysIn: 150_000 })
    const batchId = await approvedBatch()
    const eightTimes = (run: () => Promise<void>) => Promise.allSettled(Array.from({ length: 8 }, run))
    await eightTimes(() => sendPayoutBatch(world.services, batchId))
    expect(ordersAtBank()).toHaveLength(1)
    await world.pass(minute)
    await eightTimes(() => followPayouts(world.services))
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'paid'])
    await world.expectSoundBook()
    atTheDesk('return', '1')
    await world.pass(minute)
    await eightTimes(() => followPayouts(world.services))
    expect(await world.payoutStatuses(batchId)).toEqual(['returned', 'paid'])
    atTheDesk('return', '2')
    await world.pass(minute)
    await eightTimes(() => followPayouts(world.services))
    expect(await world.payoutStatuses(batchId)).toEqual(['returned', 'returned'])
    expect(await waiting()).toEqual([
      { amount: 30_000, problem: 'sent_back' },
      { amount: 50_000, problem: 'sent_back' },
    ])
    await world.expectSoundBook()
  })
})
