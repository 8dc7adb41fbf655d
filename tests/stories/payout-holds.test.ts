import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAYOUT_HOLD_KINDS, type PayoutHoldKind } from '../../src/domain/people/payout-hold.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { applyToFund } from '../../src/features/investing/application/apply-to-fund.ts'
import { confirmContract } from '../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { declareCoolingOff } from '../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { proposeLifting } from '../../src/features/people/payout-hold/lift-payout-hold.ts'
import { placePayoutHold } from '../../src/features/people/payout-hold/place-payout-hold.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch, type PreparedBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { insertFund } from '../support/deposit-rows.ts'
import { everythingShown } from '../support/everything-shown.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { download, must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { consent } from '../support/second-consent.ts'

// Operators stop payments to one member: one person stops, two lift. What the member has goes on, and his money waits for him in the books.

let world: PayoutWorld
let fundId: Id<'fund'>
let aya: { viewer: Viewer; investmentId: Id<'investment'> }
let ken: { viewer: Viewer; investmentId: Id<'investment'> }

beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
})
afterEach(() => world.close())

const day = 24 * 60 * 60_000
const as = <Value>(viewer: Viewer, act: () => Promise<Value>) => actAsOperator(`operator:${viewer.memberId}`, act)
const numberOf = async ({ memberId }: Viewer): Promise<string> =>
  (
    await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).member_number
async function stop(member: Viewer, kind: PayoutHoldKind = 'fraud'): Promise<void> {
  const memberNumber = await numberOf(member)
  must(
    await as(world.maker, () =>
      placePayoutHold(world.services, world.maker, { memberNumber, kind, ground: '届け出の検討中' }),
    ),
  )
}
const standing = () =>
  world.database.selectFrom('payout_hold').selectAll().where('lifted_at', 'is', null).orderBy('id').execute()
const proposeFor = async (viewer: Viewer, reason = '疑いは晴れた。') => {
  const [hold] = await standing()
  return as(viewer, () => proposeLifting(world.services, viewer, { holdId: hold!.id, reason }))
}
const owedTo = async ({ memberId }: Viewer) =>
  (await listPayable(world.services))
    .filter((payable) => payable.member_id === memberId)
    .map(({ amount, hold, age_days: ageDays }) => ({ amount, hold, ageDays }))
const applyElsewhere = async ({ memberId }: Viewer) =>
  applyToFund(world.services, {
    memberId,
    fundId: await insertFund(world.database, {}),
    amount: 100_000,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
  })

async function bothInvest(): Promise<void> {
  aya = await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  ken = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
}
async function operate(): Promise<void> {
  await bothInvest()
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
}
async function fix(): Promise<void> {
  await operate()
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 8_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(808_000)
}
/** A year of fourteen months is over: its dividend is fixed, and the principal works on. */
async function fixRunning(): Promise<void> {
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: '2027-06-30' })
  await bothInvest()
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2027-05-06T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 8_000, payday: '2027-05-31' })
  await world.moveOperatorMoney(8_000)
}

interface Row {
  state: string
  reach: () => Promise<void>
  /** Yen owed to the member who is stopped, after his tax. */
  owed: number[]
  /** What the office does then, not knowing of the stop. */
  officeActs?: () => Promise<void>
  /** For how many days it has been owed when he is stopped. */
  age?: number
  /** Why it cannot be paid once the stop is lifted; null where it can. */
  afterwards?: 'no_bank_account'
}
const tooMuch = async (hasAccount = true): Promise<void> =>
  void (aya = await world.investor({ amount: 500_000, paysIn: 530_000, fundId, hasAccount }))
let batch: PreparedBatch | undefined
const table: Row[] = [
  {
    state: 'who has applied',
    reach: async () => void (aya = await world.applicant({ amount: 500_000, fundId })),
    owed: [],
  },
  {
    state: 'who has confirmed the contract and not paid',
    reach: async () => {
      aya = await world.applicant({ amount: 500_000, fundId })
      await download(world.services, aya)
      const { investmentId } = aya
      must(await confirmContract(world.services, { memberId: aya.viewer.memberId, investmentId }))
    },
    owed: [],
  },
  { state: 'who has paid', reach: bothInvest, owed: [] },
  { state: 'who has paid in too much', reach: () => tooMuch(), owed: [30_000] },
  {
    state: 'who has canceled within eight days',
    reach: async () => {
      await bothInvest()
      const { investmentId } = aya
      must(await declareCoolingOff(world.services, { memberId: aya.viewer.memberId, investmentId }))
    },
    owed: [500_000],
  },
  { state: 'whose money is at work', reach: operate, owed: [] },
  { state: 'whose dividend is fixed while his money is at work', reach: fixRunning, owed: [3_979] },
  { state: 'whose dividend and principal are fixed', reach: fix, owed: [503_979] },
  {
    state: 'whose payment two have approved',
    reach: async () => {
      await fix()
      batch = await world.prepareAll()
      await world.approve(batch)
    },
    owed: [503_979],
    officeActs: () => sendPayoutBatch(world.services, batch!.batchId),
  },
  {
    state: 'whose money nobody has taken for half a year',
    reach: async () => {
      await tooMuch(false)
      await world.expectSoundBook()
      await world.pass(180 * day)
    },
    owed: [30_000],
    age: 180,
    afterwards: 'no_bank_account',
  },
  {
    state: 'who has been redeemed',
    reach: async () => {
      await fix()
      await payEverything(world)
    },
    owed: [],
  },
]

/** Nothing leaves, nothing is lost, and the member's own pages say what they said; two let it go again. */
async function stopAndLetGo({ reach, owed, officeActs, age = 0, afterwards }: Row): Promise<void> {
  await reach()
  const before = await everythingShown(world.services, aya.viewer)
  const mails = await world.mailsTo(aya.viewer)
  await stop(aya.viewer)
  await officeActs?.()
  expect(await everythingShown(world.services, aya.viewer)).toEqual(before)
  expect(await world.mailsTo(aya.viewer)).toEqual(mails)
  expect(await owedTo(aya.viewer)).toEqual(owed.map((amount) => ({ amount, hold: 'stopped_fraud', ageDays: age })))
  // It ages like everything that is owed, and nobody pays it by naming it.
  await world.pass(3 * day)
  expect((await owedTo(aya.viewer)).map(({ ageDays }) => ageDays)).toEqual(owed.map(() => age + 3))
  const obligations = (await listPayable(world.services))
    .filter(({ member_id: memberId }) => memberId === aya.viewer.memberId)
    .map(({ obligation }) => obligation)
  for (const obligation of obligations)
    expect(
      await preparePayoutBatch(world.services, world.maker, {
        obligations: [obligation],
        method: 'transfer',
        isBeforePayday: true,
      }),
    ).toMatchObject({ ok: false })
  expect(await applyElsewhere(aya.viewer)).toMatchObject({
    ok: false,
    code: 'FORBIDDEN',
    message: '現在、お申し込みいただけません。お問い合わせください。',
  })
  await world.expectInvariants()
  must(await consent(world.services, world.checker, must(await proposeFor(world.maker)).proposalId))
  expect(await owedTo(aya.viewer)).toMatchObject(owed.map((amount) => ({ amount, hold: afterwards ?? null })))
  if (owed.length > 0 && afterwards === undefined) {
    await payEverything(world)
    expect(await owedTo(aya.viewer)).toEqual([])
  }
  await world.expectSoundBook()
}

describe('payments are stopped to a member', () => {
  const title =
    '$state: nothing leaves, nothing is lost, and the member’s own pages say what they said; two let it go again'
  const isPlain = ({ state }: Row) => state === 'whose dividend and principal are fixed'
  it.each(table.filter(isPlain))(title, stopAndLetGo)
  it.each(table.filter((row) => !isPlain(row)))(title, { tags: ['course'] }, stopAndLetGo)

  it('and the others are paid', async () => {
    await fix()
    await stop(aya.viewer)
    await payEverything(world)
    expect(await owedTo(ken.viewer)).toEqual([])
    expect(await owedTo(aya.viewer)).toMatchObject([{ amount: 503_979, hold: 'stopped_fraud' }])
    await world.expectSoundBook()
  })
})

describe('a stop', () => {
  beforeEach(async () => {
    aya = await world.investor({ amount: 500_000, paysIn: 530_000, fundId })
  })

  it('is lifted by two, who say how they found out; then the money is paid', async () => {
    await stop(aya.viewer)
    expect(await proposeFor(world.maker, ' ')).toMatchObject({ fields: { reason: expect.any(String) } })
    const { proposalId } = must(await proposeFor(world.maker))
    expect(await consent(world.services, world.maker, proposalId)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await owedTo(aya.viewer)).toMatchObject([{ hold: 'stopped_fraud' }])
    must(await consent(world.services, world.checker, proposalId))
    expect(await owedTo(aya.viewer)).toMatchObject([{ amount: 30_000, hold: null }])
    expect(await applyElsewhere(aya.viewer)).toMatchObject({ ok: true })
    expect(await consent(world.services, world.checker, proposalId)).toMatchObject({ code: 'CONFLICT' })
    await world.expectInvariants()
  })

  it('of one kind stands beside those of others: each is lifted by itself', async () => {
    await stop(aya.viewer, 'attachment')
    await stop(aya.viewer, 'death')
    const memberNumber = await numberOf(aya.viewer)
    const again = { memberNumber, kind: 'death', ground: 'もう一度' } as const
    expect(await as(world.checker, () => placePayoutHold(world.services, world.checker, again))).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await owedTo(aya.viewer)).toMatchObject([{ hold: 'stopped_death' }])
    must(await consent(world.services, world.checker, must(await proposeFor(world.maker)).proposalId))
    expect((await standing()).map(({ kind }) => kind)).toEqual(['death'])
    expect(await owedTo(aya.viewer)).toMatchObject([{ hold: 'stopped_death' }])
  })

  it('without a ground is refused beside the field', async () => {
    const input = { memberNumber: await numberOf(aya.viewer), kind: 'other', ground: ' ' } as const
    expect(await as(world.maker, () => placePayoutHold(world.services, world.maker, input))).toMatchObject({
      fields: { ground: expect.any(String) },
    })
  })

  it('to an operator is lifted by the others', async () => {
    await stop(world.checker)
    expect(await proposeFor(world.checker)).toMatchObject({ code: 'FORBIDDEN' })
    const { proposalId } = must(await proposeFor(world.maker))
    expect(await consent(world.services, world.checker, proposalId)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it.each(Object.keys(PAYOUT_HOLD_KINDS) as PayoutHoldKind[])(
    'for %s: the member is told by his own word alone',
    async (kind) => {
      const before = JSON.stringify(await everythingShown(world.services, aya.viewer))
      await stop(aya.viewer, kind)
      const after = JSON.stringify(await everythingShown(world.services, aya.viewer))
      expect(after !== before).toBe(kind === 'member_word')
    },
  )
})
