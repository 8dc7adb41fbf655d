import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { declareCoolingOff } from '../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../support/record-purchase.ts'
import { reconcileBank } from '../../src/features/treasury/bookkeeping/reconcile-bank.ts'
import { explainAccountEntry } from '../../src/features/treasury/operator-account/explain-account-entry.ts'
import { listUnexplained } from '../../src/features/treasury/operator-account/list-account-entries.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { approvePayoutBatch } from '../../src/features/treasury/payout/approve-payout-batch.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { loadBatchPayouts } from '../../src/features/treasury/payout/batch-content.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { post } from '../../src/ledger/post.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { smallFund } from '../support/operation-world.ts'
import { makeBankLine, moveOperatorMoney } from '../support/operators-money.ts'
import { must } from '../support/must.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { off } from '../support/plants.ts'
import { NO_ROW, type Id } from '../../src/domain/id.ts'
import { coverFromOwnMoney } from '../../src/features/treasury/payout/cover-from-own-money.ts'
import { linesOnTheWay } from '../../src/features/treasury/payout/payout-lines.ts'
import { throughBank } from '../../src/ledger/through-bank.ts'

// Members' money pays for nobody else: a fund has ended, its dividend is fixed, and the account holds other funds' capital and nothing of the operator's.
const minute = 60_000
const day = 24 * 60 * minute
const payday = japanDate('2026-04-02')

let world: PayoutWorld
let endedFund: Id<'fund'>
let other: Awaited<ReturnType<PayoutWorld['investor']>>

/** 800,000 yen at work in a fund that ends with 40,000 yen of dividend; 900,000 yen of another fund's members wait on the account; the operator has taken out all that was his. */
beforeEach(async () => {
  world = await openPayoutWorld()
  endedFund = await smallFund(world)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId: endedFund })
  other = await world.investor({ amount: 900_000, paysIn: 930_000 })
  await startOperation(world.services, { fundId: endedFund, startOn: japanDate('2026-04-01') })
  await world.moveOperatorMoney(-50_800_000)
})
afterEach(() => world.close())

const fix = () =>
  fixDistribution(world.services, { fundId: endedFund, period: 1, totalDividend: 40_000, redeems: true, payday })

async function prepare(kind: 'refund' | 'distribution') {
  const obligations = (await listPayable(world.services))
    .map(({ obligation }) => obligation)
    .filter((obligation) => obligation.kind === kind)
  return must(await preparePayoutBatch(world.services, world.maker, { obligations, method: 'transfer' }))
}

/** `until`: how long after the order the bank carries it out, milliseconds. */
async function settle(batchId: Id<'payout_batch'>, until = minute): Promise<void> {
  await sendPayoutBatch(world.services, batchId)
  await world.pass(until)
  await followPayouts(world.services)
}

/** The operator's own, whole yen. */
const ownMoney = async (): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select -coalesce(sum(amount), 0)::int as amount from account_balance where account_kind = 'own_equity'`.execute(
    world.database,
  )
  return rows[0]?.amount ?? 0
}

const noticesOf = async () =>
  (
    await world.database
      .selectFrom('mail_outbox')
      .select('subject')
      .where('template', '=', 'operator-notice')
      .where('member_id', '=', world.maker.memberId)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)
const short = (missing: string) => ({
  ok: false,
  code: 'CONFLICT',
  message: expect.stringContaining(
    `運営者の資金が${missing}円不足しています。先に${missing}円を口座に入金してください`,
  ),
})

describe('a dividend that the operator has not paid in', () => {
  test('is fixed and not paid: not approved, not sent, and not by the database; once the money is there, it arrives', async () => {
    await fix()
    await world.expectInvariants()
    const batch = await prepare('distribution')
    // 800,000 + 40,000 and 1,000 for the fee.
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(short('841,000'))
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject({
      message: expect.stringMatching(/（支払日\d{4}年\d+月\d+日、使える資金/),
    })
    await world.moveOperatorMoney(840_999)
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(short('1'))
    await world.moveOperatorMoney(1)
    await world.approve(batch)
    // Ordered a day before, and carried out on the payday.
    await settle(batch.batchId, day)
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid'])
    await world.expectSoundBook()
  })

  test(
    'waits where a fact took the money after the approval, and leaves by itself when it is back',
    { tags: ['course'] },
    async () => {
      await fix()
      await world.moveOperatorMoney(841_000)
      const batch = await prepare('distribution')
      await world.approve(batch)
      // A member of a fund that has begun to operate withdraws by the law: his money is there, and 500 of the 1,000 yen that were kept for a fee are not.
      await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-04-01') })
      await world.moveOperatorMoney(-500)
      must(
        await declareCoolingOff(world.services, { memberId: other.viewer.memberId, investmentId: other.investmentId }),
      )
      await sendPayoutBatch(world.services, batch.batchId)
      expect(await world.batchStatus(batch.batchId)).toBe('approved')
      expect(await noticesOf()).toContainEqual(
        expect.stringContaining(`承認済みの支払い（番号${batch.batchId}）を、資金の不足のため送信していません`),
      )
      expect(world.desk.parts.transfers.list()).toEqual([])
      await world.moveOperatorMoney(500)
      await followPayouts(world.services)
      expect(await world.batchStatus(batch.batchId)).toBe('sent')
      await world.expectInvariants()
    },
  )

  test(
    'is paid in once: what the bank did not take is paid again out of the fund’s own cash, whoever else still waits',
    { tags: ['course'] },
    async () => {
      const fundId = await smallFund(world)
      await world.investor({ amount: 400_000, paysIn: 400_000, fundId })
      await world.investor({ amount: 400_000, paysIn: 400_000, fundId })
      await startOperation(world.services, { fundId, startOn: japanDate('2026-04-01') })
      await fixDistribution(world.services, { fundId, period: 1, totalDividend: 40_000, redeems: true, payday })
      await world.moveOperatorMoney(1_000_000)
      const first = async () => {
        const [obligation] = (await listPayable(world.services))
          .map(({ obligation: listed }) => listed)
          .filter(({ kind }) => kind === 'distribution')
        const obligations = obligation ? [obligation] : []
        return must(await preparePayoutBatch(world.services, world.maker, { obligations, method: 'transfer' }))
      }
      world.desk.parts.transfers.setAutomatic(false)
      const refused = await first()
      const before = await ownMoney()
      await world.approve(refused)
      // Half of 800,000 and of 40,000.
      expect(before - (await ownMoney())).toBe(420_000)
      await sendPayoutBatch(world.services, refused.batchId)
      const [ordered] = world.desk.parts.transfers.list()
      if (ordered) world.desk.parts.transfers.act(ordered.order, 'reject')
      await world.pass(minute)
      await followPayouts(world.services)
      expect(await world.payoutStatuses(refused.batchId)).toEqual(['refused'])

      const left = await ownMoney()
      await world.approve(await first())
      expect(await ownMoney()).toBe(left)
      await world.expectInvariants()
    },
  )

  test('does not keep refunds from being paid: only the fee must be the operator’s', { tags: ['course'] }, async () => {
    await fix()
    const batch = await prepare('refund')
    expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(short('1,000'))
    await world.moveOperatorMoney(1_000)
    await world.approve(batch)
    await settle(batch.batchId)
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid'])
    await world.expectSoundBook()
  })

  test(
    'is refused by the database itself, also to two at once of whom one is covered',
    { tags: ['course'] },
    async () => {
      await world.moveOperatorMoney(150_000)
      // Nobody has said so of a line, which the database asks first.
      await sql.raw(off('told_of_a_line')).execute(world.database)
      const take = (amount: number, key: string) =>
        inTransaction(world.database, (transaction) =>
          post(transaction, {
            kind: 'float_out',
            key,
            effectiveAt: world.services.clock.now(),
            recordedAt: world.services.clock.now(),
            lines: throughBank('102010001234', [
              { account: { kind: 'own_equity' }, debit: amount },
              { account: { kind: 'unexplained' }, credit: amount },
            ]),
          }),
        )
      await expect(take(150_001, 'too-much')).rejects.toThrow('segregation lacks 1 yen')
      const both = await Promise.allSettled([take(100_000, 'one'), take(100_000, 'other')])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    },
  )
})

/*
 * Two funds owe their investors, and the operator's money is on one account: an approval commits it, in the order of approvals. 840,000 yen are owed
 * of the one fund and 910,000 of the other, 1,000 are kept for the fee of each transfer.
 */
describe('two funds that owe their investors', () => {
  type Step = ['pays in', yen: number] | ['approves' | 'sends', fund: 'A' | 'B', answer: 'ok' | string]
  const cases: [situation: string, steps: Step[]][] = [
    [
      'the one that is covered leaves while nobody has paid in for the other',
      [
        ['pays in', 911_000],
        ['approves', 'B', 'ok'],
        ['approves', 'A', '841,000'],
        ['sends', 'B', 'ok'],
      ],
    ],
  ]

  const courses: typeof cases = [
    [
      'neither leaves of members’ money',
      [
        ['approves', 'A', '841,000'],
        ['approves', 'B', '911,000'],
        ['pays in', 840_999],
        ['approves', 'A', '1'],
        ['approves', 'B', '70,001'],
      ],
    ],
    [
      'money that was approved for one is not there for the other, to the yen',
      [
        ['pays in', 841_000 + 910_999],
        ['approves', 'A', 'ok'],
        ['approves', 'B', '1'],
        ['pays in', 1],
        ['approves', 'B', 'ok'],
        ['sends', 'B', 'ok'],
        ['sends', 'A', 'ok'],
      ],
    ],
    [
      'the first approval has the money, whichever fund owed earlier',
      [
        ['pays in', 911_000],
        ['approves', 'B', 'ok'],
        ['approves', 'A', '841,000'],
        ['pays in', 841_000],
        ['approves', 'A', 'ok'],
        ['sends', 'A', 'ok'],
        ['sends', 'B', 'ok'],
      ],
    ],
  ]

  test.each(cases)('%s', (_situation, steps) => play(steps))
  test.each(courses)('%s', { tags: ['course'] }, (_situation, steps) => play(steps))

  async function play(steps: readonly Step[]): Promise<void> {
    await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-04-01') })
    // The property of the other fund was bought; members of a third have their money on the account.
    await world.moveOperatorMoney(-900_000)
    await world.investor({ amount: 800_000, paysIn: 800_000, fundId: await smallFund(world) })
    await fix()
    await fixDistribution(world.services, {
      fundId: world.fundId,
      period: 1,
      totalDividend: 10_000,
      redeems: true,
      payday,
    })
    const prepareOf = async (fund: number) => {
      const owed = (await listPayable(world.services)).filter(
        ({ fund_id: fundId, obligation }) => fundId === fund && obligation.kind === 'distribution',
      )
      return must(
        await preparePayoutBatch(world.services, world.maker, {
          obligations: owed.map(({ obligation }) => obligation),
          method: 'transfer',
        }),
      )
    }
    const batches = { A: await prepareOf(endedFund), B: await prepareOf(world.fundId) }
    for (const step of steps) {
      if (step[0] === 'pays in') {
        await world.moveOperatorMoney(step[1])
        continue
      }
      const [act, fund, answer] = step
      const batch = batches[fund]
      if (act === 'approves') {
        expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject(
          answer === 'ok' ? { ok: true } : short(answer),
        )
        if (answer !== 'ok')
          expect(await approvesInTheDatabase(batch.batchId)).toBe(`segregation lacks ${answer.replaceAll(',', '')} yen`)
      } else {
        await sendPayoutBatch(world.services, batch.batchId)
        expect(await world.batchStatus(batch.batchId)).toBe('sent')
      }
      await world.expectInvariants()
    }
  }

  /** The same approval past the use case, as the product's own ledger would book it. @returns what the database says. */
  const approvesInTheDatabase = (batchId: Id<'payout_batch'>): Promise<string> =>
    inTransaction(world.database, async (transaction) => {
      const at = world.services.clock.now()
      await transaction
        .updateTable('payout_batch')
        .set({ status: 'approved', approved_by: world.checker.memberId, approved_at: at })
        .where('id', '=', batchId)
        .execute()
      const payouts = await loadBatchPayouts(transaction, batchId)
      await coverFromOwnMoney(transaction, world.services, { batchId, payouts, now: at })
      await transaction.updateTable('payout').set({ status: 'in_flight' }).where('batch_id', '=', batchId).execute()
      await post(transaction, {
        kind: 'payout_approved',
        key: `payout-approved:${batchId}`,
        effectiveAt: at,
        recordedAt: at,
        lines: payouts.flatMap(linesOnTheWay),
      })
    }).then(
      () => 'ok',
      (error: Error) => /segregation lacks \d+ yen/.exec(error.message)?.[0] ?? error.message,
    )
})

describe('the operator’s own money', () => {
  test('leaves the books by two people, and only what is free; an unplanned line is reported to all when it is read', async () => {
    await world.moveOperatorMoney(50_000)
    await fix()
    await makeBankLine(world.desk.url, { direction: 'out', amount: 60_000, counterparty: 'イトファンディング' })
    await readAccount(world.services)
    expect(await noticesOf()).toContainEqual(expect.stringContaining('予定にない出金'))
    const [line] = await listUnexplained(world.database)
    const told = { entryId: line?.id ?? NO_ROW, told: { kind: 'float_out' as const }, reason: '引き出し' }
    expect(await explainAccountEntry(world.services, world.maker, told)).toMatchObject(short('850,000'))
    await moveOperatorMoney(world.services, world.desk.url, [world.maker, world.checker], 850_000)
    expect(must(await explainAccountEntry(world.services, world.maker, told))).toMatchObject({
      proposalId: expect.any(Number),
    })
    expect(await listUnexplained(world.database)).toMatchObject([{ id: line?.id, proposal_id: expect.any(Number) }])
    await world.expectInvariants()
  })

  test(
    'is what the bank held at the first reading, booked by two: the books and the bank are one number',
    { tags: ['course'] },
    async () => {
      const [account] = await reconcileBank(world.database)
      expect(account).toMatchObject({ balance: 930_000, book: 930_000, waiting: 0, difference: 0, is_opened: true })
      await world.expectSoundBook()
    },
  )
})
