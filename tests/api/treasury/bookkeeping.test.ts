import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordAudit } from '../../../src/features/core/audit/record-audit.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { checkBook } from '../../../src/features/treasury/bookkeeping/check-book.ts'
import { invariantText } from '../../../src/features/treasury/bookkeeping/invariant-text.ts'
import { liftPaymentStop } from '../../../src/features/treasury/bookkeeping/lift-payment-stop.ts'
import { openPaymentStop } from '../../../src/features/treasury/bookkeeping/payment-stop.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { approvePayoutBatch } from '../../../src/features/treasury/payout/approve-payout-batch.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

const day = 24 * 60 * 60_000

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

/** What a bug or a thief might do, past all triggers. */
const pastAllTriggers = (statement: string) =>
  world.database.transaction().execute(async (transaction) => {
    await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(transaction)
  })
const raiseSurplus = () => pastAllTriggers(`update refund set amount = amount + 1`)
const lowerSurplus = () => pastAllTriggers(`update refund set amount = amount - 1`)
const broken = async () => (await checkMoney(world.database)).filter(({ rows }) => rows.length > 0).map(({ id }) => id)
/** Bodies of the mails about a broken book, one for each operator. */
const alarms = async () =>
  (
    await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('key', 'like', 'money-checks:%')
      .orderBy('id')
      .execute()
  ).map((mail) => mail.text_body)

describe('a broken book', () => {
  it('stops what leaves, notifies the operators once, and is lifted by one of them when it is clean again', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const approved = await world.prepareAll()
    await world.approve(approved)
    expect(await checkBook(world.services)).toEqual([])

    await raiseSurplus()
    expect(await checkBook(world.services)).toContain('M13')
    expect(await alarms()).toEqual(Array(2).fill(expect.stringContaining('M13')))
    await sendPayoutBatch(world.services, approved.batchId)
    await followPayouts(world.services)
    expect(await world.batchStatus(approved.batchId)).toBe('approved')
    expect(await checkBook(world.services)).toContain('M13')
    expect(await alarms()).toHaveLength(2)

    expect(await liftPaymentStop(world.services, world.maker)).toMatchObject({ ok: false, code: 'CONFLICT' })
    await lowerSurplus()
    await sendPayoutBatch(world.services, approved.batchId)
    expect(await world.batchStatus(approved.batchId)).toBe('approved')

    expect(await liftPaymentStop(world.services, { ...world.maker, authenticatedAt: new Date(0) })).toMatchObject({
      code: 'REAUTH_REQUIRED',
    })
    expect(await liftPaymentStop(world.services, { ...world.maker, role: 'member' })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await liftPaymentStop(world.services, world.maker)).toMatchObject({ ok: true })
    expect(await liftPaymentStop(world.services, world.maker)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await openPaymentStop(world.database)).toBeNull()
    const records = await world.database
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('object_type', '=', 'payment_stop')
      .orderBy('id')
      .execute()
    expect(records).toEqual([
      { action: 'payment_stop.begun', actor: 'schedule' },
      { action: 'payment_stop.lifted', actor: `operator:${world.maker.memberId}` },
    ])
    await sendPayoutBatch(world.services, approved.batchId)
    expect(await world.batchStatus(approved.batchId)).toBe('sent')
    await world.expectInvariants()
  })

  it('lets nobody approve', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batch = await world.prepareAll()
    await pastAllTriggers(
      `insert into audit_log (at, actor, action, object_type, object_id) values ('2026-04-02', 'planted', 'planted', 'fund', '1')`,
    )
    await checkBook(world.services)
    const approval = { batchId: batch.batchId, contentHash: batch.contentHash }
    expect(await approvePayoutBatch(world.services, world.checker, approval)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
    expect(await world.batchStatus(batch.batchId)).toBe('draft')
  })

  it('adds what is found later to the same stop, and reports it anew', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await raiseSurplus()
    await checkBook(world.services)
    await world.pass(5 * 60_000)
    await pastAllTriggers(`delete from mail_outbox where template = 'deposit-completed'`)
    await checkBook(world.services)
    expect((await openPaymentStop(world.database))?.checks).toEqual(expect.arrayContaining(['M13', 'M21']))
    expect(await alarms()).toEqual([
      ...Array(2).fill(expect.stringContaining('M13')),
      ...Array(2).fill(expect.stringContaining('M21')),
    ])
    const stops = await world.database.selectFrom('payment_stop').select('id').execute()
    expect(stops).toHaveLength(1)
  })

  it('of two workers that find it at the same moment, one opens the stop', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await raiseSurplus()
    await Promise.all([checkBook(world.services), checkBook(world.services), checkBook(world.services)])
    expect(await world.database.selectFrom('payment_stop').select('id').execute()).toHaveLength(1)
  })
})

describe("the bank's statement", () => {
  const orderPastTheProduct = () =>
    world.services.bank.requestTransfer(
      {
        designatedDate: '2026-04-02',
        items: [
          {
            amount: 50_000,
            bankCode: '0001',
            branchCode: '001',
            accountType: 'ordinary',
            accountNumber: '7654321',
            beneficiaryName: 'ﾅﾅｼ ﾀﾛｳ',
          },
        ],
      },
      '00000000-0000-4000-8000-000000000000',
    )

  it('agrees with the book through deposits, a payout and its fee', async () => {
    await readStatement(world.services)
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await world.investor({ amount: 200_000, paysIn: 200_000 })
    await readStatement(world.services)
    const batch = await world.prepareAll()
    await world.approve(batch)
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(day)
    await readStatement(world.services)
    await readStatement(world.services)
    await followPayouts(world.services)
    await world.pass(2 * day)
    await readStatement(world.services)
    await readDeposits(world.services)
    expect(await world.batchStatus(batch.batchId)).toBe('settled')
    const { count } = await world.database
      .selectFrom('bank_statement_line')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(3)
    await world.expectInvariants()
  })

  it('shows money that left past the product, a day later', async () => {
    await readStatement(world.services)
    await orderPastTheProduct()
    await world.pass(day)
    await readStatement(world.services)
    await readDeposits(world.services)
    expect(await broken()).toEqual([])
    await world.pass(day + 1_000)
    await readDeposits(world.services)
    expect(await broken()).toEqual(['M06'])
  })
})

describe("an operator's transaction", () => {
  const touch = () => sql`update fund set version = version where id = ${world.fundId}`

  it('without a record is found by the database itself', async () => {
    await actAsOperator(`operator:${world.maker.memberId}`, () =>
      inTransaction(world.database, (transaction) => touch().execute(transaction)),
    )
    expect(await broken()).toEqual(['M24'])
  })

  it("that finds the book broken stops payments by itself, not in the operator's name", async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await raiseSurplus()
    await actAsOperator(`operator:${world.maker.memberId}`, () => liftPaymentStop(world.services, world.maker))
    await actAsOperator(`operator:${world.maker.memberId}`, () => checkBook(world.services))
    await lowerSurplus()
    expect(
      await actAsOperator(`operator:${world.maker.memberId}`, () => liftPaymentStop(world.services, world.maker)),
    ).toMatchObject({ ok: true })
    expect(await broken()).toEqual([])
  })

  it('with its record is as it should be, and nobody else is watched', async () => {
    const actor = `operator:${world.maker.memberId}` as const
    await actAsOperator(actor, () =>
      inTransaction(world.database, async (transaction) => {
        await touch().execute(transaction)
        await recordAudit(transaction, {
          at: world.services.clock.now(),
          actor,
          action: 'fund.changed',
          objectType: 'fund',
          objectId: world.fundId,
        })
      }),
    )
    await inTransaction(world.database, (transaction) => touch().execute(transaction))
    expect(await broken()).toEqual([])
  })
})

it('the audit chain stays whole when many write to it at once', async () => {
  const at = world.services.clock.now()
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      inTransaction(world.database, (transaction) =>
        recordAudit(transaction, {
          at,
          actor: 'schedule',
          action: 'fund.changed',
          objectType: 'fund',
          objectId: index,
        }),
      ),
    ),
  )
  await world.expectInvariants()
  const { seq } = await world.database.selectFrom('audit_chain').select('seq').executeTakeFirstOrThrow()
  expect(seq).toBeGreaterThanOrEqual(60)
})

it('every invariant has a Japanese text', async () => {
  for (const { id } of await checkMoney(world.database)) expect(invariantText(id)).toMatch(/。$/)
})
