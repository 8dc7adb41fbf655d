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
  (await listPayable(world.services)).map(({ amount, lastProblem }) => ({
    amount,
    reason: lastProblem?.detail ?? null,
  }))

/** What waits for somebody to take the file to the bank, or its results from there. */
const queue = async () => (await listQueues(world.services)).find(({ name }) => name === 'payout_file')

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

describe('its results', () => {
  it('settle what is done and put back what failed, once', async () => {
    expect(await queue()).toMatchObject({ count: 1, yen: 80_000, oldestAt: expect.any(Date) })
    must(await exportFile())
    expect(await queue()).toMatchObject({ count: 1 })
    const told = { rows: await rows('done', 'failed') }
    expect(must(await importResults(told))).toEqual({ paid: 1, refused: 1, returned: 0 })
    expect(await waiting()).toEqual([{ amount: 50_000, reason: '該当口座なし' }])
    expect(await queue()).toMatchObject({ count: 0 })
    await world.expectInvariants()
    expect(must(await importResults(told))).toEqual({ paid: 0, refused: 0, returned: 0 })
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'refused'])
    const { amount } = await world.database
      .selectFrom('bank_line')
      .select('amount')
      .where('item_key', '=', `payout-file:${batchId}`)
      .executeTakeFirstOrThrow()
    expect(amount).toBe(-30_286)
    await world.expectInvariants()
  })

  it('may tell later that money came back', async () => {
    must(await exportFile())
    must(await importResults({ rows: await rows('done', 'done') }))
    await world.pass(3 * 24 * 60 * 60_000)
    const told = { bookedOn: '2026-04-03', rows: (await rows('done', 'failed')).slice(1) }
    expect(must(await importResults(told))).toEqual({ paid: 0, refused: 0, returned: 1 })
    expect(must(await importResults(told))).toEqual({ paid: 0, refused: 0, returned: 0 })
    expect(await waiting()).toEqual([{ amount: 50_000, reason: '該当口座なし' }])
    await world.expectInvariants()
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
