import { afterEach, beforeEach, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../support/record-purchase.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { databaseDigest } from '../support/database-digest.ts'
import { smallFund } from '../support/operation-world.ts'
import { askAs } from '../support/operator-api.ts'
import { makeBankLine } from '../support/operators-money.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { idOf } from '../../src/domain/id.ts'

// Two operators pay out what is owed, over the API alone.
let world: PayoutWorld
let member: Viewer
beforeEach(async () => {
  world = await openPayoutWorld()
  member = (await world.investor({ amount: 100_000, paysIn: 130_000 })).viewer
  await world.investor({ amount: 100_000, paysIn: 150_000 })
})
afterEach(() => world.close())

const payables =
  '{ adminPayables { ready_count ready_total held_count held_total rows { kind id member_name amount reason_text hold held_until last_problem { problem detail } } } }'
const prepare = `mutation ($input: PreparePayoutBatchInput!) { preparePayoutBatch(input: $input) { id total count content_hash is_own
  effect { bank_before bank_after owed_before owed_after } } }`
const approve =
  'mutation ($input: ApprovePayoutBatchInput!) { approvePayoutBatch(input: $input) { status approved_by effect { bank_after } } }'
const exportFile =
  'mutation ($input: ExportPayoutFileInput!) { exportPayoutFile(input: $input) { name content_base64 sha256 } }'
const importResults =
  'mutation ($input: ImportPayoutResultsInput!) { importPayoutResults(input: $input) { paid refused returned } }'
const discard = 'mutation ($id: ID!) { discardPayoutBatch(id: $id) { ok } }'
const batch =
  '{ adminPayoutBatches { total draft_count draft_total rows { id status announced_at payouts { id amount status member_name payee { name account_number } trouble { problem detail } } } } }'

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  askAs(world.services, viewer, source, variables)
const prepareAll = async (method: 'transfer' | 'file') => {
  const { rows } = await ask(payables)
  const obligations = rows
    .filter(({ hold }: { hold: string | null }) => hold === null)
    .map(({ kind, id }: { kind: string; id: string }) => ({ kind, id }))
  return ask(prepare, { input: { obligations, method } })
}
const actions = async () =>
  (
    await world.database
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('action', 'like', 'payout%')
      .orderBy('id')
      .execute()
  ).map(({ action, actor }) => `${actor} ${action}`)

test('a batch by transfer: what it changes is shown, and every refusal keeps the money where it is', async () => {
  expect(await ask(payables)).toMatchObject({
    ready_count: 2,
    ready_total: 80_000,
    held_count: 0,
    held_total: 0,
    rows: [{ reason_text: '申込額を超えた入金（過入金）' }, {}],
  })
  expect(await ask(payables, {}, member)).toMatchObject({ code: 'FORBIDDEN' })
  const prepared = await prepareAll('transfer')
  expect(prepared).toMatchObject({
    total: 80_000,
    count: 2,
    is_own: true,
    effect: { bank_before: 50_280_000, bank_after: 50_200_000, owed_before: 80_000, owed_after: 0 },
  })
  expect(
    await ask(prepare, { input: { obligations: [{ kind: 'refund', id: '1' }], method: 'transfer' } }),
  ).toMatchObject({ code: 'CONFLICT' })

  const seen = { input: { id: prepared.id, content_hash: prepared.content_hash } }
  expect(await ask(approve, seen)).toMatchObject({
    code: 'FORBIDDEN',
    message: '支払いを準備した人は、承認できません。ほかの運営者が承認してください。',
  })
  expect(await ask(approve, { input: { ...seen.input, content_hash: 'f'.repeat(64) } }, world.checker)).toMatchObject({
    code: 'CONFLICT',
  })
  const stale = { ...world.checker, authenticatedAt: new Date(world.checker.authenticatedAt.getTime() - 11 * 60_000) }
  expect(await ask(approve, seen, stale)).toMatchObject({ code: 'REAUTH_REQUIRED' })
  expect(await ask(approve, { input: { ...seen.input, id: 'x' } }, world.checker)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await ask(approve, seen, world.checker)).toMatchObject({
    status: 'approved',
    approved_by: '佐藤 美咲',
    effect: null,
  })
  expect(await ask(approve, seen, world.checker)).toMatchObject({ code: 'CONFLICT' })
  expect(await ask(discard, { id: prepared.id })).toMatchObject({ code: 'CONFLICT' })

  await sendPayoutBatch(world.services, idOf(prepared.id))
  await world.pass(60_000)
  await followPayouts(world.services)
  expect((await ask(batch)).rows).toMatchObject([
    {
      status: 'settled',
      payouts: [
        { amount: 30_000, status: 'paid', payee: { name: 'ｻﾄｳ ﾐｻｷ' } },
        { amount: 50_000, status: 'paid' },
      ],
    },
  ])
  expect(
    await ask('mutation { resolvePayoutBatch(input: { id: "1", was_ordered: false }) { id } }', {}, world.checker),
  ).toMatchObject({ code: 'CONFLICT' })
  expect(await actions()).toEqual([
    `operator:${world.maker.memberId} payout_batch.prepared`,
    `operator:${world.checker.memberId} payout_batch.approved`,
  ])
  await world.expectSoundBook()
})

test(
  'a batch by file: byte for byte, its results, and what failed is on the list again with the reason',
  { tags: ['course'] },
  async () => {
    const { id, content_hash } = await prepareAll('file')
    expect(await ask(exportFile, { input: { id } })).toMatchObject({ code: 'CONFLICT' })
    await ask(approve, { input: { id, content_hash } }, world.checker)
    const file = await ask(exportFile, { input: { id } })
    const bytes = Buffer.from(file.content_base64, 'base64')
    expect(bytes).toHaveLength(5 * 120)
    expect(bytes.subarray(0, 14).toString('latin1')).toBe('12101234567890')
    expect(await ask(exportFile, { input: { id } })).toMatchObject({ code: 'CONFLICT' })
    expect(await ask(exportFile, { input: { id, is_repeat: true } })).toEqual(file)

    const {
      rows: [{ payouts }],
    } = await ask(batch)
    const results = (text: string) => ({
      input: { id, booked_on: '2026-04-01', fee: 286, file_base64: Buffer.from(text).toString('base64') },
    })
    expect(await ask(importResults, results('999,済\n998,済\n'))).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await ask(importResults, results('ようこそ'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { file: '結果が1件も書かれていません。' },
    })
    expect(
      await ask(
        importResults,
        results(`支払番号,結果,理由\n${payouts[0].id},済,\n${payouts[1].id},不能,該当口座なし\n`),
      ),
    ).toEqual({ paid: 1, refused: 1, returned: 0 })
    // The bank's site says so; the statement does not yet.
    await followPayouts(world.services)
    expect((await ask(batch)).rows).toMatchObject([
      {
        status: 'sending',
        announced_at: expect.any(String),
        payouts: [{ status: 'in_flight' }, { status: 'in_flight' }],
      },
    ])
    expect(await ask(payables)).toMatchObject({ ready_total: 0 })
    await makeBankLine(world.desk.url, { direction: 'out', amount: 30_286, text: '総合振込' })
    await followPayouts(world.services)
    expect(await ask(payables)).toMatchObject({
      ready_total: 50_000,
      rows: [{ last_problem: { problem: 'told_by_operator', detail: '該当口座なし' } }],
    })
    expect((await ask(batch)).rows).toMatchObject([
      { status: 'settled', payouts: [{ status: 'paid' }, { status: 'refused', trouble: { detail: '該当口座なし' } }] },
    ])
    expect((await actions()).map((line) => line.split(' ')[1])).toEqual([
      'payout_batch.prepared',
      'payout_batch.approved',
      'payout_batch.file_exported',
      'payout_batch.file_exported',
      'payout_batch.results_imported',
    ])
    await world.expectInvariants()
  },
)

test('what cannot be paid says why; a batch given up puts everything back', { tags: ['course'] }, async () => {
  await world.registerAccount(member.memberId, { registeredAt: world.services.clock.now() })
  expect(await ask(payables)).toMatchObject({
    ready_total: 50_000,
    held_count: 1,
    held_total: 30_000,
    rows: [{ hold: 'account_changed', held_until: expect.stringContaining('2026-04-0') }, { hold: null }],
  })
  const { id, count } = await prepareAll('transfer')
  expect(count).toBe(1)
  expect(await ask(discard, { id }, member)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await ask(discard, { id }, world.checker)).toEqual({ ok: true })
  expect(await ask(payables)).toMatchObject({ ready_total: 50_000 })
  expect((await actions()).at(-1)).toBe(`operator:${world.checker.memberId} payout_batch.discarded`)
})

test('a dividend leaves on its payday; ahead of it only where somebody says so, and a refusal leaves nothing behind', async () => {
  const fundId = await smallFund(world)
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
  await startOperation(world.services, { fundId, startOn: japanDate('2026-04-01') })
  await fixDistribution(world.services, {
    fundId,
    period: 1,
    totalDividend: 40_000,
    redeems: false,
    payday: japanDate('2026-04-30'),
  })
  const { rows } = await ask('{ adminPayables(filter: { kind: distribution }) { rows { kind id pay_on } } }')
  expect(rows).toMatchObject([{ pay_on: '2026-04-30' }, { pay_on: '2026-04-30' }])
  const obligations = rows.map(({ kind, id }: { kind: string; id: string }) => ({ kind, id }))
  const wish = (input: object) => ask(prepare, { input: { obligations, method: 'transfer', ...input } })
  const before = await databaseDigest(world.database)
  // Neither a day that is typed, nor one that is left out beside another day's yes.
  for (const early of ['2026-04-01', '2026-04-28', '2026-04-29']) {
    expect(await wish({ pay_on: early })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        pay_on:
          '支払日（2026年4月30日（木））より前の振込日です（2件）。支払日に合わせるか、支払日より前に支払うことを確認してください。',
      },
    })
    expect(await wish({ pay_on: early, before_payday: false })).toMatchObject({ code: 'BAD_USER_INPUT' })
  }
  expect(await databaseDigest(world.database)).toEqual(before)

  const promised = await wish({})
  expect(await payOnOf(promised.id)).toBe('2026-04-30')
  await ask(discard, { id: promised.id })
  const early = await wish({ pay_on: '2026-04-28', before_payday: true })
  expect(await payOnOf(early.id)).toBe('2026-04-28')
  await world.expectInvariants()
})

const payOnOf = async (id: string): Promise<string> =>
  (
    await world.database
      .selectFrom('payout_batch')
      .select('pay_on')
      .where('id', '=', idOf<'payout_batch'>(id))
      .executeTakeFirstOrThrow()
  ).pay_on
