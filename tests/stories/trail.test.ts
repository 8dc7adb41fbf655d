import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../support/record-purchase.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { followYen } from '../../src/features/treasury/money-trail/follow-yen.ts'
import { printTrail } from '../../src/features/treasury/money-trail/print-trail.ts'
import type { TrailStart, TrailStep } from '../../src/features/treasury/money-trail/trail.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { idOf, NO_ROW, type Id } from '../../src/domain/id.ts'

// One investment's whole life: paid in with too much, put to work, a distribution, the fund's end; followed from both ends.
let world: PayoutWorld
let investmentId: Id<'investment'>
let other: number
beforeAll(async () => {
  world = await openPayoutWorld()
  ;({ investmentId } = await world.investor({ amount: 100_000, paysIn: 130_000 }))
  other = (await world.investor({ amount: 200_000, paysIn: 200_000 })).investmentId
  await payEverything()
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
  await world.moveOperatorMoney(-300_000)
  await world.pass(60_000)
  await world.moveOperatorMoney(310_501)
  await fixDistribution(world.services, {
    fundId: world.fundId,
    period: 1,
    totalDividend: 10_501,
    redeems: true,
    payday: japanDate('2026-11-30'),
  })
})
afterAll(() => world.close())

async function payEverything(): Promise<void> {
  const batch = await world.prepareAll()
  await world.approve(batch)
  await sendPayoutBatch(world.services, batch.batchId)
  await world.pass(60_000)
  await followPayouts(world.services)
}

async function follow(start: TrailStart) {
  const trail = await followYen(world.database, start)
  if (!trail) throw new Error(`there is no ${start.kind} ${start.id}`)
  return trail
}
const moves = (steps: readonly TrailStep[] = []) =>
  steps.filter(({ amount }) => amount !== null).map(({ kind, amount }) => [kind, amount])
async function idsOf<Table extends 'deposit' | 'refund' | 'payout' | 'distribution_share'>(table: Table) {
  const { rows } = await sql<{ id: Id<Table> }>`select id from ${sql.table(table)} order by id`.execute(world.database)
  return rows.map(({ id }) => id)
}

test('while the money is still owed, it stands there', async () => {
  const { chains } = await follow({ kind: 'investment', id: investmentId })
  expect(chains[0]?.totals).toEqual({
    received: 130_000,
    dividend: 3_500,
    tax: 714,
    loss: 0,
    paid_out: 30_000,
    in_flight: 0,
    owed: 102_786,
    held: 0,
    difference: 0,
  })
})

test('from the deposit to the last transfer, every step with its time, entry and actor, and the sums to the yen', async () => {
  await payEverything()
  const trail = await follow({ kind: 'investment', id: investmentId })
  expect(moves(trail.chains[0]?.steps)).toEqual([
    ['deposit', 130_000],
    ['capital_paid_in', 100_000],
    ['refund_owed', 30_000],
    ['payout_approved', 30_000],
    ['payout_settled', 30_000],
    ['distribution_fixed', 2_786],
    ['principal_due', 100_000],
    ['payout_approved', 102_786],
    ['payout_settled', 102_786],
    // In effect on the first of May, however early it was written down.
    ['operation_started', 100_000],
  ])
  expect(trail.chains[0]?.steps.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['契約の成立（入金待ち）', '参加の確定', '振込']),
  )
  expect(trail.chains[0]?.steps.filter(({ kind }) => kind === 'payout_approved').map(({ actor }) => actor)).toEqual(
    Array(2).fill(`operator:${world.checker.memberId}`),
  )
  expect(trail.chains[0]?.totals).toEqual({
    received: 130_000,
    dividend: 3_500,
    tax: 714,
    loss: 0,
    paid_out: 132_786,
    in_flight: 0,
    owed: 0,
    held: 0,
    difference: 0,
  })
  await world.expectSoundBook()
})

test('from the other end, and from anywhere between, it is the same chain', async () => {
  const whole = (await follow({ kind: 'investment', id: investmentId })).chains[0]
  const lines = [...new Set(whole?.steps.map(({ bank_line_id: bankLineId }) => bankLineId).filter((id) => id !== null))]
  expect(lines).toHaveLength(3)
  const [deposit = NO_ROW] = await idsOf('deposit')
  const [refund = NO_ROW] = await idsOf('refund')
  const [firstPayout = NO_ROW] = await idsOf('payout')
  const [share = NO_ROW] = await idsOf('distribution_share')
  const starts: TrailStart[] = [
    { kind: 'deposit', id: deposit },
    { kind: 'refund', id: refund },
    { kind: 'payout', id: firstPayout },
    { kind: 'distribution_share', id: share },
    { kind: 'bank_line', id: lines[0] ?? NO_ROW },
    { kind: 'bank_line', id: lines[1] ?? NO_ROW },
  ]
  for (const start of starts) expect((await follow(start)).chains, start.kind).toEqual([whole])
  // The last line paid both investors, and so did the entry that fixed the distribution.
  const fixed = whole?.steps.find(({ kind }) => kind === 'distribution_fixed')?.entry_id ?? NO_ROW
  for (const start of [
    { kind: 'bank_line', id: lines[2] ?? NO_ROW },
    { kind: 'journal_entry', id: fixed },
  ] as const) {
    const { chains } = await follow(start)
    expect(chains.map((chain) => chain.investment_id)).toEqual([investmentId, other])
    expect(chains.map(({ totals }) => totals.difference)).toEqual([0, 0])
  }
  for (const { entry_id: entryId } of whole?.steps ?? []) {
    if (entryId === null) continue
    expect((await follow({ kind: 'journal_entry', id: entryId })).chains).toContainEqual(whole)
  }
})

test('money that belongs to no investment has a trail of its own, and an unknown id has none', async () => {
  const { id } = await world.database
    .selectFrom('bank_line')
    .select('id')
    .where('amount', '=', 310_501)
    .executeTakeFirstOrThrow()
  expect(await follow({ kind: 'bank_line', id })).toMatchObject({
    chains: [],
    beside: [
      { amount: 310_501, bank_line_id: id },
      { amount: 310_501, kind: 'float_in' },
    ],
  })
  expect(await followYen(world.database, { kind: 'payout', id: idOf(999) })).toBeNull()
})

test('operators ask over the API, on record; the command prints a table', async () => {
  const query = `{ adminTrail(input: { kind: investment, id: "${investmentId}" }) { chains { invest_id totals { paid_out difference } steps { text amount entry_id } } beside { text } } }`
  expect(await askAs(world.services, world.maker, query)).toMatchObject({
    chains: [{ totals: { paid_out: 132_786, difference: 0 } }],
    beside: [],
  })
  expect(await askAs(world.services, world.maker, query.replace(`"${investmentId}"`, '"999"'))).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(
    await world.database.selectFrom('audit_log').select('object_id').where('action', '=', 'trail.viewed').execute(),
  ).toEqual([{ object_id: String(investmentId) }])
  const text = printTrail(await follow({ kind: 'investment', id: investmentId }))
  expect(text).toContain('差額 0円（一致）')
  expect(text).toMatch(/2026年\d+月\d+日（.）\d\d:\d\d +130,000円 +\d+ +\d+ +bank +入金/)
})
