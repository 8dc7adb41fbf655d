import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { approvePayoutBatch } from '../../../src/features/treasury/payout/approve-payout-batch.ts'
import { discardPayoutBatch } from '../../../src/features/treasury/payout/discard-payout-batch.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { listPayoutBatches, showPayoutBatch } from '../../../src/features/treasury/payout/list-payout-batches.ts'
import { preparePayoutBatch, type PreparedBatch } from '../../../src/features/treasury/payout/prepare-payout-batch.ts'
import { remindUnclaimed } from '../../../src/features/treasury/payout/remind-unclaimed.ts'
import { listApprovals } from '../../../src/features/back-office/dashboard/list-approvals.ts'
import { standing } from '../../support/book-balances.ts'
import { openingDay } from '../../support/deposit-rows.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { idOf } from '../../../src/domain/id.ts'

const hour = 60 * 60_000

let world: PayoutWorld
let member: Viewer

beforeEach(async () => {
  world = await openPayoutWorld()
  member = (await world.investor({ amount: 100_000, paysIn: 130_000 })).viewer
})
afterEach(() => world.close())

const approve = (viewer: Viewer, batch: PreparedBatch, contentHash = batch.contentHash) =>
  approvePayoutBatch(world.services, viewer, { batchId: batch.batchId, contentHash })
const owed = () => standing(world.database, 'refundable', member.memberId)
const onlyRefund = async () => (await listPayable(world.services)).map(({ obligation }) => obligation)

describe('two people', () => {
  it('the one who prepared cannot approve, the other can, once', async () => {
    const batch = await world.prepareAll()
    expect(await approve(world.maker, batch)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(await owed()).toBe(-30_000)
    // It waits in the inbox, and the other operator has a mail about it.
    expect(await listApprovals(world.services)).toMatchObject([
      { kind: 'payout_batch', id: batch.batchId, people: 1, yen: 30_000, preparedBy: { id: world.maker.memberId } },
    ])
    const asked = await world.database
      .selectFrom('mail_outbox')
      .select('member_id')
      .where('key', 'like', `approval:payout_batch:${batch.batchId}:%`)
      .execute()
    expect(asked).toEqual([{ member_id: world.checker.memberId }])
    expect(await approve(world.checker, batch)).toMatchObject({ ok: true })
    expect(await listApprovals(world.services)).toEqual([])
    expect(await owed()).toBe(0)
    expect(await approve(world.checker, batch)).toMatchObject({ ok: false, code: 'CONFLICT' })
    await world.expectSoundBook()
  })

  it(
    'of operators who approve at the same moment one is taken, and the money is put on its way once',
    { tags: ['course'] },
    async () => {
      const batch = await world.prepareAll()
      const others = await Promise.all([1, 2, 3, 4].map(() => approve(world.checker, batch)))
      expect(others.filter(({ ok }) => ok)).toHaveLength(1)
      const entries = await world.database
        .selectFrom('journal_entry')
        .select('id')
        .where('kind', '=', 'payout_approved')
        .execute()
      expect(entries).toHaveLength(1)
      await world.expectSoundBook()
    },
  )

  it('a sole operator sleeps on it for an hour, with a fresh login, as long as there is no other', async () => {
    const batch = await world.prepareAll()
    await world.database
      .updateTable('member')
      .set({ status: 'left' })
      .where('id', '=', world.checker.memberId)
      .execute()
    expect(await approve(world.maker, batch)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: '運営者が一人の場合は、支払いの準備から1時間が過ぎると承認できます。',
    })
    const alone = {
      status: 'approved' as const,
      approved_by: world.maker.memberId,
      approved_at: world.services.clock.now(),
      sole_operator: true,
    }
    await expect(
      world.database.updateTable('payout_batch').set(alone).where('id', '=', batch.batchId).execute(),
    ).rejects.toThrow(/sole_operator_waits/)
    await world.pass(hour)
    expect(
      await approve({ ...world.maker, authenticatedAt: new Date(world.maker.authenticatedAt.getTime() - hour) }, batch),
    ).toMatchObject({ ok: false, code: 'REAUTH_REQUIRED' })
    expect(await approve(world.maker, batch)).toMatchObject({ ok: true })
    await world.expectSoundBook()
  })

  it('the database itself refuses the exception while there is another operator', { tags: ['course'] }, async () => {
    const batch = await world.prepareAll()
    const alone = {
      status: 'approved' as const,
      approved_by: world.maker.memberId,
      approved_at: world.services.clock.now(),
      sole_operator: true,
    }
    await expect(
      world.database.updateTable('payout_batch').set(alone).where('id', '=', batch.batchId).execute(),
    ).rejects.toThrow(/second operator/)
    await expect(
      world.database
        .updateTable('payout_batch')
        .set({ ...alone, sole_operator: false })
        .where('id', '=', batch.batchId)
        .execute(),
    ).rejects.toThrow()
  })

  it('a stale login and somebody who is no operator are refused', async () => {
    const batch = await world.prepareAll()
    const stale = { ...world.checker, authenticatedAt: new Date(world.checker.authenticatedAt.getTime() - 11 * 60_000) }
    expect(await approve(stale, batch)).toMatchObject({ ok: false, code: 'REAUTH_REQUIRED' })
    expect(await approve(member, batch)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(
      await preparePayoutBatch(world.services, member, {
        obligations: [{ kind: 'refund', id: idOf(1) }],
        method: 'transfer',
      }),
    ).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('what was seen is what goes out', () => {
  it('the approver sees every payee and the hash to show again', async () => {
    const { batchId, contentHash } = await world.prepareAll()
    const seen = await showPayoutBatch(world.services, batchId)
    expect(seen).toMatchObject({
      batch: { status: 'draft', total: 30_000, count: 1, content_hash: contentHash, approved_by: null },
      payouts: [
        { amount: 30_000, member_name: '佐藤 美咲', status: 'planned', payee: { bankCode: '0001', name: 'ｻﾄｳ ﾐｻｷ' } },
      ],
    })
    expect(
      await approve(world.checker, { batchId, total: 30_000, count: 1, contentHash: seen?.batch.content_hash ?? '' }),
    ).toMatchObject({ ok: true })
    expect(await listPayoutBatches(world.services, { state: 'under_way' }, {})).toMatchObject({
      total: 1,
      all: 1,
      drafts: { count: 0, yen: 0 },
      rows: [{ id: batchId, status: 'approved', approved_by: '佐藤 美咲' }],
    })
    expect(await listPayoutBatches(world.services, { state: 'draft' }, {})).toMatchObject({ total: 0, rows: [] })
    expect(await showPayoutBatch(world.services, idOf(999))).toBeNull()
  })

  it('an approval of other content is refused', async () => {
    const batch = await world.prepareAll()
    expect(await approve(world.checker, batch, 'f'.repeat(64))).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await world.batchStatus(batch.batchId)).toBe('draft')
  })

  it('nobody can change what was prepared', async () => {
    const { batchId } = await world.prepareAll()
    for (const change of [
      { amount: 31_000 },
      { account_number: '9999999' },
      { payee_name: 'ﾄﾞﾛﾎﾞｳ' },
      { failed_at: openingDay },
    ]) {
      await expect(
        world.database.updateTable('payout').set(change).where('batch_id', '=', batchId).execute(),
      ).rejects.toThrow(/is fixed/)
    }
    await expect(
      world.database.updateTable('payout_batch').set({ total: 1 }).where('id', '=', batchId).execute(),
    ).rejects.toThrow(/is fixed/)
    await expect(world.database.deleteFrom('payout').execute()).rejects.toThrow(/append-only/)
  })

  it(
    'a batch whose payee has another account since is refused; given up, its content is on the list again',
    { tags: ['course'] },
    async () => {
      const batch = await world.prepareAll()
      await world.registerAccount(member.memberId, { accountNumber: '7654321' })
      expect(await approve(world.checker, batch)).toMatchObject({ ok: false, code: 'CONFLICT' })
      expect(await discardPayoutBatch(world.services, world.maker, batch.batchId)).toMatchObject({ ok: true })
      expect(await approve(world.checker, batch)).toMatchObject({ ok: false, code: 'CONFLICT' })
      expect(await listPayable(world.services)).toMatchObject([{ amount: 30_000, payee: { accountNumber: '7654321' } }])
      await world.expectSoundBook()
    },
  )
})

describe('what can be paid', () => {
  it('one obligation is in one batch, however many operators prepare at once', async () => {
    const obligations = await onlyRefund()
    const prepare = (viewer: Viewer) => preparePayoutBatch(world.services, viewer, { obligations, method: 'transfer' })
    const results = await Promise.all([world.maker, world.checker, world.maker, world.checker].map(prepare))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.code === 'CONFLICT')).toHaveLength(3)
    await world.expectSoundBook()
  })

  it('waits for a day after a change of account', { tags: ['course'] }, async () => {
    await world.registerAccount(member.memberId, { registeredAt: world.services.clock.now() })
    const obligations = await onlyRefund()
    expect(await listPayable(world.services)).toMatchObject([{ hold: 'account_changed' }])
    expect(await preparePayoutBatch(world.services, world.maker, { obligations, method: 'transfer' })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
    await world.pass(24 * hour + 1_000)
    expect(await listPayable(world.services)).toMatchObject([{ hold: null, held_until: null }])
    expect(await preparePayoutBatch(world.services, world.maker, { obligations, method: 'transfer' })).toMatchObject({
      ok: true,
    })
  })

  it.each([
    ['a name that banks cannot write', { family_name_kana: 'サトウ＊ロペス' }, '1234567'],
    ['a number of eight digits at a bank of seven', {}, '12345678'],
  ])('is held with %s', async (_what, name, accountNumber) => {
    await world.database
      .updateTable('member')
      .set({ zipcode: '1540024', ...name })
      .where('id', '=', member.memberId)
      .execute()
    await world.registerAccount(member.memberId, { accountNumber })
    expect(await listPayable(world.services)).toMatchObject([{ hold: 'account_not_writable', payee: null }])
  })

  it('lists a member without an account apart, and asks for one once', async () => {
    const { viewer } = await world.investor({ amount: 100_000, paysIn: 150_000, hasAccount: false })
    expect((await listPayable(world.services)).map(({ amount, hold }) => [amount, hold])).toEqual([
      [30_000, null],
      [50_000, 'no_bank_account'],
    ])
    await remindUnclaimed(world.services)
    await world.pass(24 * hour)
    await remindUnclaimed(world.services)
    expect((await world.mailsTo(viewer)).filter((template) => template === 'bank-account-missing')).toHaveLength(1)
    expect(await world.mailsTo(member)).not.toContain('bank-account-missing')
    await world.registerAccount(viewer.memberId)
    expect((await listPayable(world.services)).map(({ hold }) => hold)).toEqual([null, null])
  })

  it.each([
    ['nothing', { obligations: [] }],
    ['a day in the past', { payOn: '2026-03-31' }],
    ['no day at all', { payOn: '2026-02-30' }],
  ])('a batch of %s is refused', async (_what, wrong) => {
    const input = { obligations: await onlyRefund(), method: 'transfer' as const, ...wrong }
    expect(await preparePayoutBatch(world.services, world.maker, input)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    })
  })
})
