import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/distribution/fix-distribution.ts'
import { startOperation } from '../../src/features/distribution/start-operation.ts'
import { reconcileBank } from '../../src/features/book/reconcile-bank.ts'
import { explainAccountEntry } from '../../src/features/operator-money/explain-account-entry.ts'
import { listUnexplained } from '../../src/features/operator-money/list-account-entries.ts'
import { readAccount } from '../../src/features/operator-money/read-account.ts'
import { approvePayoutBatch } from '../../src/features/payout/approve-payout-batch.ts'
import { followPayouts } from '../../src/features/payout/follow-payouts.ts'
import { preparePayoutBatch } from '../../src/features/payout/prepare-payout-batch.ts'
import { listPayable } from '../../src/features/payout/list-payable.ts'
import { sendPayoutBatch } from '../../src/features/payout/send-payout-batch.ts'
import { post } from '../../src/ledger/post.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { smallFund } from '../support/operation-world.ts'
import { makeBankLine, moveOperatorMoney } from '../support/operators-money.ts'
import { must } from '../support/must.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// Members' money pays for nobody else: a fund has ended, its dividend is fixed, and the account holds other funds' capital and nothing of the operator's.
const minute = 60_000
const day = 24 * 60 * minute
const payday = japanDate('2026-04-02')

let world: PayoutWorld
let endedFund: number

/** 800,000 yen at work in a fund that ends with 40,000 yen of dividend; 900,000 yen of another fund's members wait on the account; the operator has taken out all that was his. */
beforeEach(async () => {
  world = await openPayoutWorld()
  endedFund = await smallFund(world)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId: endedFund })
  await world.investor({ amount: 900_000, paysIn: 930_000 })
  await startOperation(world.services, { fundId: endedFund, startOn: japanDate('2026-04-01') })
  await world.moveOperatorMoney(-1_000_800_000)
})
afterEach(() => world.close())

const fix = () => fixDistribution(world.services, { fundId: endedFund, totalDividend: 40_000, redeems: true, payday })

async function prepare(kind: 'refund' | 'distribution') {
  const obligations = (await listPayable(world.services)).map(({ obligation }) => obligation).filter((obligation) => obligation.kind === kind)
  return must(await preparePayoutBatch(world.services, world.maker, { obligations, method: 'transfer' }))
}

/** `until`: how long after the order the bank carries it out, milliseconds. */
async function settle(batchId: number, until = minute): Promise<void> {
  await sendPayoutBatch(world.services, batchId)
  await world.pass(until)
  await followPayouts(world.services)
}

const noticesOf = async () => (await world.database.selectFrom('mail_outbox').select('subject').where('template', '=', 'operator-notice').where('member_id', '=', world.maker.memberId).orderBy('id').execute()).map(({ subject }) => subject)
const short = (missing: string) => ({ ok: false, code: 'CONFLICT', message: expect.stringContaining(`運営者の資金が${missing}円不足しています。先に${missing}円を口座に入金してください`) })

describe('a dividend that the operator has not paid in', () => {
  test('is fixed and not paid: not approved, not sent, and not by the database; once the money is there, it arrives', async () => {
    await fix()
    await world.expectInvariants()
    const batch = await prepare('distribution')
    // 800,000 + 40,000 and 1,000 for the fee.
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(short('841,000'))
    await world.moveOperatorMoney(840_999)
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(short('1'))
    await world.moveOperatorMoney(1)
    await world.approve(batch)
    // Ordered a day before, and carried out on the payday.
    await settle(batch.batchId, day)
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid'])
    await world.expectSoundBook()
  })

  test('waits where the money went after the approval, and leaves by itself when it is back', async () => {
    await fix()
    await world.moveOperatorMoney(841_000)
    const batch = await prepare('distribution')
    await world.approve(batch)
    // Another fund's dividend is fixed before anything is sent: both are owed, and one is covered.
    await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-04-01') })
    await world.moveOperatorMoney(-900_000)
    await fixDistribution(world.services, { fundId: world.fundId, totalDividend: 10_000, redeems: false, payday })
    await sendPayoutBatch(world.services, batch.batchId)
    expect(await world.batchStatus(batch.batchId)).toBe('approved')
    expect(await noticesOf()).toContainEqual(expect.stringContaining(`承認済みの支払い（番号${batch.batchId}）を、資金の不足のため送信していません`))
    expect(await world.desk.parts.transfers.list()).toEqual([])
    await world.moveOperatorMoney(10_000)
    await followPayouts(world.services)
    expect(await world.batchStatus(batch.batchId)).toBe('sent')
    await world.expectInvariants()
  })

  test('does not keep refunds from being paid: only the fee must be the operator’s', async () => {
    await fix()
    const batch = await prepare('refund')
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(short('1,000'))
    await world.moveOperatorMoney(1_000)
    await world.approve(batch)
    await settle(batch.batchId)
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid'])
    await world.expectSoundBook()
  })

  test('is refused by the database itself, also to two at once of whom one is covered', async () => {
    await world.moveOperatorMoney(150_000)
    const take = (amount: number, key: string) =>
      inTransaction(world.database, (transaction) =>
        post(transaction, {
          kind: 'float_out', key, effectiveAt: world.services.clock.now(), recordedAt: world.services.clock.now(),
          lines: [{ account: { kind: 'float' }, debit: amount }, { account: { kind: 'suspense' }, credit: amount }],
        }),
      )
    await expect(take(150_001, 'too-much')).rejects.toThrow('segregation lacks 1 yen')
    const both = await Promise.allSettled([take(100_000, 'one'), take(100_000, 'other')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the operator’s own money', () => {
  test('leaves the books by two people, and only what is free; a line that nobody planned is told to all when it is read', async () => {
    await world.moveOperatorMoney(50_000)
    await fix()
    await makeBankLine(world.desk.url, { direction: 'out', amount: 60_000, counterparty: 'イトファンディング' })
    await readAccount(world.services)
    expect(await noticesOf()).toContainEqual(expect.stringContaining('予定にない出金'))
    const [line] = await listUnexplained(world.database)
    const told = { entryId: line?.id ?? 0, told: { kind: 'float_out' as const }, reason: '引き出し' }
    expect(await explainAccountEntry(world.services, world.maker, told)).toMatchObject(short('850,000'))
    await moveOperatorMoney(world.services, world.desk.url, [world.maker, world.checker], 850_000)
    expect(must(await explainAccountEntry(world.services, world.maker, told))).toMatchObject({ proposalId: expect.any(Number) })
    expect(await listUnexplained(world.database)).toMatchObject([{ id: line?.id, proposalId: expect.any(Number) }])
    await world.expectInvariants()
  })

  test('is what the bank held at the first reading, booked by two: the books and the bank are one number', async () => {
    const [account] = await reconcileBank(world.database)
    expect(account).toMatchObject({ balance: 930_000, book: 930_000, waiting: 0, difference: 0, isOpened: true })
    await world.expectSoundBook()
  })
})
