import { sql } from 'kysely'
import { japanDate } from '../../../src/domain/calendar.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportPayoutFile } from '../../../src/features/treasury/payout/export-payout-file.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import {
  importPayoutResults,
  type ImportedResults,
} from '../../../src/features/treasury/payout/import-payout-results.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../../src/features/treasury/payout/prepare-payout-batch.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import type { QueueName } from '../../../src/domain/core/queue-words.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { effectHash } from '../../../src/features/people/approval/effect-hash.ts'
import type { Effect } from '../../../src/features/people/approval/proposal-kind.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { DELAY_CHECKS } from '../../../src/ledger/read-checks.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { showPayoutBatch } from '../../../src/features/treasury/payout/list-payout-batches.ts'
import { proposePutBack } from '../../../src/features/treasury/operator-account/put-back-file.ts'
import { remindUnconfirmed } from '../../../src/features/treasury/payout/remind-unconfirmed.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { idOf, NO_ROW, type Id } from '../../../src/domain/id.ts'

let world: PayoutWorld
let batchId: Id<'payout_batch'>

/** Two refunds in an approved batch that goes to the bank as a file. */
beforeEach(async () => {
  world = await openPayoutWorld()
  await world.investor({ amount: 100_000, paysIn: 130_000 })
  await world.investor({ amount: 100_000, paysIn: 150_000 })
  const batch = await world.prepareAll('file')
  await world.approve(batch)
  batchId = batch.batchId
})
afterEach(() => world.close())

const exportFile = (isRepeat?: boolean) =>
  exportPayoutFile(world.services, world.maker, { batchId, ...(isRepeat !== undefined && { isRepeat }) })
const payoutIds = async () =>
  (await world.database.selectFrom('payout').select('id').where('batch_id', '=', batchId).orderBy('id').execute()).map(
    ({ id }) => id,
  )
const importResults = (results: Partial<ImportedResults>) =>
  importPayoutResults(world.services, world.maker, { batchId, bookedOn: '2026-04-01', fee: 286, rows: [], ...results })
async function rows(...results: ('done' | 'failed')[]): Promise<ImportedResults['rows']> {
  const ids = await payoutIds()
  return results.map((result, index) => ({
    payoutId: ids[index] ?? NO_ROW,
    result,
    ...(result === 'failed' && { reason: '該当口座なし' }),
  }))
}
const waiting = async () =>
  (await listPayable(world.services)).map(({ amount, last_problem: lastProblem }) => ({
    amount,
    reason: lastProblem?.detail ?? null,
  }))

/** What waits for somebody to take the file to the bank, or its results from there. */
const queue = async (name: QueueName = 'payout_file') =>
  (await listQueues(world.services)).find((each) => each.name === name)
const putBack = ({ reason = '銀行で確認しました' }: { reason?: string }) =>
  proposePutBack(world.services, world.maker, { batchId, reason })
/** Approves what the proposal said when it was written. */
async function decide(proposalId: Id<'proposal'>, viewer: Viewer) {
  const { effect } = await world.database
    .selectFrom('proposal')
    .select('effect')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  const seenHash = effectHash(effect as unknown as Effect)
  return approveProposal(world.services, viewer, { proposalId, seenHash, answers: [] })
}

describe('the file of a batch', () => {
  it('holds every payee and the total, and is never sent by the API as well', async () => {
    const file = must(await exportFile())
    expect(file.bytes).toHaveLength(5 * 120)
    const records = Array.from({ length: 5 }, (_, index) =>
      Buffer.from(file.bytes.subarray(index * 120, index * 120 + 120)).toString('latin1'),
    )
    expect(records[0]).toMatch(/^12101234567890.{40}04010310/s)
    expect(records.slice(1, 3).map((record) => Number(record.slice(80, 90)))).toEqual([30_000, 50_000])
    expect(records.slice(1, 3).map((record) => Number(record.slice(91, 101)))).toEqual(await payoutIds())
    expect(records[3]).toMatch(/^8000002000000080000 +$/)
    await sendPayoutBatch(world.services, batchId)
    await followPayouts(world.services)
    expect(world.desk.parts.transfers.list()).toEqual([])
    await world.expectSoundBook()
  })

  it('is handed out once; again only on purpose, with the same bytes and on record', async () => {
    const both = await Promise.all([exportFile(), exportFile()])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const first = both.find(({ ok }) => ok)
    expect(await exportFile()).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(must(await exportFile(true)).sha256).toBe(first?.ok ? first.value.sha256 : '')
    const log = await world.database
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'payout_batch.file_exported')
      .orderBy('id')
      .execute()
    expect(log.map(({ detail }) => (detail as { is_repeat: boolean }).is_repeat)).toEqual([false, true])
  })

  it('is not written before the approval, nor without the settings of the payer', async () => {
    await world.investor({ amount: 100_000, paysIn: 120_000 })
    const draft = await world.prepareAll('file')
    expect(await exportPayoutFile(world.services, world.maker, { batchId: draft.batchId })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
    const { TRANSFER_FILE_CLIENT_CODE: _none, ...config } = world.services.config
    expect(await exportPayoutFile({ ...world.services, config }, world.maker, { batchId })).toMatchObject({
      ok: false,
      code: 'UNAVAILABLE',
    })
    // Nothing is approved that could not leave afterwards.
    const unwritable = { obligations: [{ kind: 'refund', id: idOf<'refund'>(1) }], method: 'file' } as const
    expect(await preparePayoutBatch({ ...world.services, config }, world.maker, unwritable)).toMatchObject({
      ok: false,
      code: 'UNAVAILABLE',
    })
  })
})

/** A line of the account on the day of the business clock, as the bank's statement shows it. */
const shown = (amount: number, text = '総合振込') =>
  makeBankLine(world.desk.url, { direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount), text })
const settledLines = () =>
  world.database
    .selectFrom('bank_line')
    .innerJoin('journal_entry', (join) =>
      join.on('journal_entry.idempotency_key', '=', sql`'bank-line:' || bank_line.id`),
    )
    .select(['amount', 'item_key'])
    .where('journal_entry.kind', '=', 'payout_settled')
    .execute()
const told = async () => {
  const found = await showPayoutBatch(world.services, batchId)
  return { batch: found?.batch.told, payouts: found?.payouts.map((payout) => payout.told) }
}
const day = 24 * 60 * 60_000

describe('its results', () => {
  it('are an announcement: nothing is paid until the statement shows the line, and then once', async () => {
    expect(await queue()).toMatchObject({ count: 1, yen: 80_000, oldestAt: expect.any(Date) })
    must(await exportFile())
    expect(await queue()).toMatchObject({ count: 1 })
    const results = { rows: await rows('done', 'failed') }
    expect(must(await importResults(results))).toEqual({ paid: 1, refused: 1, returned: 0 })
    expect(await queue()).toMatchObject({ count: 0 })
    expect(await queue('payout_unconfirmed')).toMatchObject({ count: 1, yen: 80_000 })
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batchId)).toEqual(['in_flight', 'in_flight'])
    expect(await told()).toEqual({ batch: 'announced', payouts: ['announced', 'announced'] })
    expect(await waiting()).toEqual([])
    await world.expectSoundBook()

    await shown(-30_286)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'refused'])
    expect(await told()).toEqual({ batch: 'settled', payouts: ['paid', 'refused'] })
    expect(await queue('payout_unconfirmed')).toMatchObject({ count: 0 })
    expect(await waiting()).toEqual([{ amount: 50_000, reason: '該当口座なし' }])
    expect(must(await importResults(results))).toEqual({ paid: 0, refused: 0, returned: 0 })
    await followPayouts(world.services)
    const lines = await settledLines()
    expect(lines).toEqual([{ amount: -30_286, item_key: expect.not.stringContaining('payout-file') }])
    await world.expectSoundBook()
  })

  it('are what the statement shows, whatever was announced first', { tags: ['course'] }, async () => {
    must(await exportFile())
    must(await importResults({ rows: await rows('done', 'failed') }))
    // Both left: the announcement does not fit, and the last word counts.
    await shown(-80_286)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'in_flight'])
    await shown(50_000, '振込資金返却')
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'refused'])
    expect(await waiting()).toEqual([{ amount: 50_000, reason: '該当口座なし' }])
    await world.expectSoundBook()
  })

  it('are corrected by one person while the statement shows neither', { tags: ['course'] }, async () => {
    must(await exportFile())
    must(await importResults({ rows: await rows('done', 'failed') }))
    must(await importResults({ rows: await rows('done', 'done'), fee: 572 }))
    await shown(-80_572)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'paid'])
    await world.expectSoundBook()
  })

  it('may say later that money came back, which is booked when it has', { tags: ['course'] }, async () => {
    must(await exportFile())
    must(await importResults({ rows: await rows('done', 'done') }))
    await shown(-80_286)
    await followPayouts(world.services)
    await world.pass(2 * day)
    const results = { bookedOn: '2026-04-03', rows: (await rows('done', 'failed')).slice(1) }
    expect(must(await importResults(results))).toEqual({ paid: 0, refused: 0, returned: 1 })
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'paid'])
    expect(await told()).toEqual({ batch: 'announced', payouts: ['paid', 'announced'] })
    // A word that was wrong is taken back, and given again.
    const other = { bookedOn: '2026-04-03', rows: (await rows('done', 'done')).slice(1) }
    expect(must(await importResults(other))).toEqual({ paid: 0, refused: 0, returned: 0 })
    expect(await told()).toEqual({ batch: 'settled', payouts: ['paid', 'paid'] })
    expect(must(await importResults(results))).toEqual({ paid: 0, refused: 0, returned: 1 })
    await shown(50_000, '振込資金返却')
    await followPayouts(world.services)
    expect(must(await importResults(results))).toEqual({ paid: 0, refused: 0, returned: 0 })
    expect(await waiting()).toEqual([{ amount: 50_000, reason: '該当口座なし' }])
    await world.expectSoundBook()
  })

  it('alarm after two business days, and break an invariant after three', async () => {
    must(await exportFile())
    must(await importResults({ rows: await rows('done', 'done') }))
    const alarms = async () => {
      await remindUnconfirmed(world.services, world.services.clock.now())
      const mails = await world.database
        .selectFrom('mail_outbox')
        .select('subject')
        .where('key', 'like', 'payouts-unconfirmed:%')
        .execute()
      return mails.length
    }
    // Wednesday the 1st of April; Friday is the second business day after it, Monday the third.
    const broken = async () => {
      await readDeposits(world.services)
      const found = (await checkMoney(world.database)).filter(({ rows: violations }) => violations.length > 0)
      return found.map(({ id }) => id).filter((id) => !DELAY_CHECKS.includes(id))
    }
    await world.pass(2 * day)
    expect([await alarms(), await broken()]).toEqual([0, []])
    await world.pass(day)
    expect([await alarms(), await broken()]).toEqual([2, []])
    await world.pass(2 * day)
    expect(await broken()).toEqual([])
    await world.pass(day)
    expect(await broken()).toEqual(['M88'])
    await shown(-80_286)
    await followPayouts(world.services)
    expect(await broken()).toEqual([])
  })

  it('that nothing left put it back on the list only by two people', async () => {
    must(await exportFile())
    must(await importResults({ rows: await rows('failed', 'failed') }))
    await followPayouts(world.services)
    expect(await waiting()).toEqual([])
    expect(await putBack({ reason: ' ' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    const { proposalId } = must(await putBack({}))
    expect(await putBack({})).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await decide(proposalId, world.maker)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(await waiting()).toEqual([])
    must(await decide(proposalId, world.checker))
    expect(await world.payoutStatuses(batchId)).toEqual(['refused', 'refused'])
    expect(await world.batchStatus(batchId)).toBe('settled')
    expect(await waiting()).toEqual([
      { amount: 30_000, reason: '銀行で確認しました' },
      { amount: 50_000, reason: '銀行で確認しました' },
    ])
    await world.expectSoundBook()
  })

  it('are not put back where the statement shows the line', { tags: ['course'] }, async () => {
    must(await exportFile())
    const { proposalId } = must(await putBack({}))
    await shown(-80_000)
    await readStatement(world.services)
    expect(await putBack({})).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('80,000円'),
    })
    expect(await decide(proposalId, world.checker)).toMatchObject({ ok: false })
    expect(await world.payoutStatuses(batchId)).toEqual(['in_flight', 'in_flight'])
  })

  it('are not put back where the bank paid before the day that the file names', async () => {
    await world.investor({ amount: 100_000, paysIn: 125_000 })
    await readStatement(world.services)
    const refund = (await listPayable(world.services)).filter(({ amount }) => amount === 25_000)
    const later = must(
      await preparePayoutBatch(world.services, world.maker, {
        obligations: refund.map(({ obligation }) => obligation),
        method: 'file',
        payOn: japanDate('2026-04-03'),
        isBeforePayday: true,
      }),
    )
    await world.approve(later)
    must(await exportPayoutFile(world.services, world.maker, { batchId: later.batchId }))
    await shown(-25_000)
    await readStatement(world.services)
    const reason = '銀行で確認しました'
    expect(await proposePutBack(world.services, world.maker, { batchId: later.batchId, reason })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('25,000円'),
    })
  })

  it('are refused where they do not fit the batch', async () => {
    expect(await importResults({ rows: await rows('done', 'done') })).toMatchObject({ ok: false, code: 'CONFLICT' })
    must(await exportFile())
    expect(await importResults({ rows: await rows('done') })).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' })
    expect(
      await importResults({ rows: [...(await rows('done', 'done')), { payoutId: idOf(999), result: 'done' }] }),
    ).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' })
    expect(await importResults({ rows: await rows('done', 'done'), bookedOn: '2027-01-01' })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    })
    expect(await importResults({ rows: await rows('done', 'done'), fee: -1 })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    })
    await world.expectSoundBook()
  })
})
