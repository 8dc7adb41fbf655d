import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { listEntries, loadEntryLines } from '../../../src/features/treasury/bookkeeping/list-entries.ts'
import { loadBooks } from '../../../src/features/treasury/bookkeeping/load-books.ts'
import { reportShortBooks } from '../../../src/features/treasury/bookkeeping/report-short-books.ts'
import { lineOf } from '../../../src/features/treasury/operator-account/book-entry.ts'
import { bookBankLine } from '../../../src/features/treasury/payout/book-bank-line.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

const day = 24 * 60 * 60_000

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const bookOf = async (book: string) => (await loadBooks(world.database)).find((one) => one.book === book)

/** The bank has taken more than the operator has: a fact, whatever hole it leaves. */
async function takeFee(amount: number): Promise<void> {
  const { database, services } = world
  const now = services.clock.now()
  const line = {
    real_account_id: services.config.BANK_ACCOUNT_ID,
    item_key: `fee:${amount}`,
    amount: -amount,
    transacted_on: japanDateOf(now),
  }
  const { id } = await database
    .insertInto('bank_balance')
    .values({ real_account_id: line.real_account_id, item_key: line.item_key, balance: 0, read_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shown = await database
    .insertInto('bank_statement_line')
    .values({ ...line, bank_balance_id: id })
    .returningAll()
    .executeTakeFirstOrThrow()
  await inTransaction(database, (transaction) =>
    bookBankLine(transaction, services, {
      ...lineOf(shown),
      transactedAt: now,
      kind: 'payout_settled',
      against: [{ account: { kind: 'fee' }, debit: amount }],
    }),
  )
}

const reports = async () =>
  world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('key', 'like', 'short-books:%')
    .orderBy('id')
    .execute()

describe('the books of the funds', () => {
  it('tell what each has, what is owed to somebody by name, and what may be spent', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    const fund = await bookOf(`fund:${world.fundId}`)
    expect(fund).toMatchObject({ fund_id: world.fundId, cash: 130_000, tied: 130_000, free: 0, short: 0 })
    expect(fund?.balances).toEqual([
      { kind: 'bank', balance: 130_000, is_debit: true, owners: 1 },
      { kind: 'capital', balance: 100_000, is_debit: false, owners: 1 },
      { kind: 'refundable', balance: 30_000, is_debit: false, owners: 1 },
    ])
    const { rows, total } = await listEntries(world.database, { book: `fund:${world.fundId}` }, {})
    expect([total, rows.map(({ kind }) => kind)]).toEqual([3, expect.arrayContaining(['deposit', 'refund_owed'])])
    const lines = await Promise.all(rows.map(({ id }) => loadEntryLines(world.database, id)))
    expect(new Set(lines.flat().map(({ book }) => book))).toEqual(new Set([fund?.name]))
    expect((await listEntries(world.database, { book: 'fund:999' }, {})).total).toBe(0)
  })
})

describe('a book that lacks money', () => {
  it('is told to every operator each day, from the second business day until it is filled', async () => {
    const has = (await bookOf('operator'))?.cash ?? 0
    await takeFee(has + 5_000)
    expect(await bookOf('operator')).toMatchObject({ free: -5_000, short: 5_000 })
    await reportShortBooks(world.services)
    expect(await reports()).toEqual([])

    await world.pass(4 * day)
    await reportShortBooks(world.services)
    await reportShortBooks(world.services)
    const mail = {
      subject: expect.stringContaining('資金が不足したままの帳簿が1件あります'),
      text_body: expect.stringContaining('運営者：5,000円の不足'),
    }
    expect(await reports()).toEqual([mail, mail])
    await world.pass(day)
    await reportShortBooks(world.services)
    expect(await reports()).toHaveLength(4)

    await world.moveOperatorMoney(5_000)
    await world.pass(day)
    await reportShortBooks(world.services)
    expect(await reports()).toHaveLength(4)
  })
})
