import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadBalances } from '../../../src/features/treasury/bookkeeping/load-balances.ts'
import { closeDay } from '../../../src/features/treasury/bookkeeping/close-day.ts'
import { loadBatchEffect } from '../../../src/features/treasury/payout/batch-effect.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { closeLedger } from '../../../src/ledger/close-ledger.ts'
import { post, type Entry } from '../../../src/ledger/post.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { throughBank } from '../../../src/ledger/through-bank.ts'

// Balances are kept once a day; with what was posted since they are right at every moment, whoever posts meanwhile.

let world: DepositWorld
beforeEach(async () => {
  world = await openDepositWorld()
  await allowAmountsAlone(world.database)
})
afterEach(() => world.close())

let number = 0
/** Money without an owner comes in, or leaves where the sum is negative. */
function moved(amount: number): Entry {
  number += 1
  return {
    kind: 'account_entry',
    key: `moved:${number}`,
    effectiveAt: openingDay,
    recordedAt: openingDay,
    lines: throughBank('company', [
      amount > 0
        ? { account: { kind: 'suspense' }, credit: amount }
        : { account: { kind: 'unexplained' }, debit: -amount },
    ]),
  }
}

const move = (amount: number) => inTransaction(world.database, (transaction) => post(transaction, moved(amount)))

/** Money without an owner goes back to its sender. */
const back = (amount: number) =>
  inTransaction(world.database, (transaction) =>
    post(transaction, {
      ...moved(amount),
      kind: 'suspense_returned',
      lines: throughBank('company', [{ account: { kind: 'suspense' }, debit: amount }]),
    }),
  )

/** Posts, and ends when it is told to. */
async function underWay(amount: number): Promise<{ end: () => Promise<void> }> {
  const transaction = await world.database.startTransaction().execute()
  await post(transaction, moved(amount))
  return { end: () => transaction.commit().execute() }
}

const impatient = { tries: 2, milliseconds: 10 }

/** A closing, once it knows up to where it goes. */
async function closingUnderWay(): Promise<{ ended: Promise<boolean> }> {
  let answered = (): void => undefined
  const marked = new Promise<void>((resolve) => {
    answered = resolve
  })
  const watched = world.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      answered()
      return Promise.resolve(result)
    },
  })
  const ended = closeLedger(watched, openingDay)
  await marked
  return { ended }
}

/** By the postings alone. */
async function plainBalances() {
  const { rows } = await sql<{ account_kind: string; amount: number; owners: number }>`
    select account_kind, sum(amount) as amount, count(*) filter (where amount <> 0) as owners
    from (
      select case account_kind when 'unexplained' then 'suspense' else account_kind end as account_kind, account_ref, sum(amount) as amount
      from posting group by 1, 2
    ) account group by 1 order by 1`.execute(world.database)
  return rows.filter(({ amount }) => amount !== 0)
}

async function shownBalances() {
  const shown = (await loadBalances(world.database)).filter(({ balance }) => balance !== 0)
  return shown
    .map(({ kind, balance, is_asset: isAsset, owners }) => ({
      account_kind: kind,
      amount: isAsset ? balance : -balance,
      owners,
    }))
    .toSorted((one, other) => (one.account_kind < other.account_kind ? -1 : 1))
}

const closed = async () =>
  (
    await world.database
      .selectFrom('closed_balance')
      .select(['account_kind', 'amount'])
      .orderBy('account_kind')
      .execute()
  ).map(({ account_kind: kind, amount }) => [kind, amount])

describe('closed balances', () => {
  it('change nothing that is shown, before, between and after closings', async () => {
    for (const amount of [120_000, 30_000, -50_000]) {
      await move(amount)
      expect(await shownBalances()).toEqual(await plainBalances())
      await closeDay(world.services)
      expect(await shownBalances()).toEqual(await plainBalances())
    }
    await move(-40_000)
    expect(await shownBalances()).toEqual(await plainBalances())
    expect(await closed()).toEqual([
      ['bank', 100_000],
      ['suspense', -150_000],
      ['unexplained', 50_000],
    ])
    expect(await loadBatchEffect(world.database, { total: 10_000 })).toMatchObject({
      bank_before: 60_000,
      bank_after: 50_000,
    })
    expect((await checkMoney(world.database)).find(({ id }) => id === 'M33')?.rows).toEqual([])
  })

  it('are gone where nothing is left, and are made once however often they are made', async () => {
    await move(120_000)
    await Promise.all([closeDay(world.services), closeDay(world.services), closeDay(world.services)])
    expect(await closed()).toEqual([
      ['bank', 120_000],
      ['suspense', -120_000],
    ])
    await back(120_000)
    await closeDay(world.services)
    expect(await closed()).toEqual([])
    expect(await plainBalances()).toEqual([])
    expect(await shownBalances()).toEqual([])
  })

  it('wait for who wrote before and ends later', async () => {
    const slow = await underWay(70_000)
    await move(10_000)
    const closing = await closingUnderWay()
    // It waits for nobody who comes later, and nobody waits for it.
    await move(5_000)
    expect(await closed()).toEqual([])
    await slow.end()
    expect(await closing.ended).toBe(true)
    expect(await closed()).toEqual([
      ['bank', 80_000],
      ['suspense', -80_000],
    ])
    expect(await shownBalances()).toEqual(await plainBalances())
  })

  it('wait for who began later, wrote before and ends later', async () => {
    const early = await world.database.startTransaction().execute()
    await sql`select pg_current_xact_id()`.execute(early)
    const slow = await underWay(70_000)
    await post(early, moved(10_000))
    await early.commit().execute()
    expect(await closeLedger(world.database, openingDay, impatient)).toBe(false)
    await slow.end()
    expect(await closeLedger(world.database, openingDay)).toBe(true)
    expect(await closed()).toEqual([
      ['bank', 80_000],
      ['suspense', -80_000],
    ])
  })

  it('are left as they are while somebody does not end', async () => {
    await move(10_000)
    const slow = await underWay(70_000)
    expect(await closeLedger(world.database, openingDay, impatient)).toBe(false)
    expect(await closed()).toEqual([])
    await slow.end()
    expect(await shownBalances()).toEqual(await plainBalances())
  })
})

it('a posting has the time of its entry, whatever is said', async () => {
  await inTransaction(world.database, async (transaction) => {
    const id = await post(transaction, moved(10_000))
    await transaction
      .insertInto('posting')
      .values(
        [1, -1].map((amount) => ({
          entry_id: id,
          book: 'unassigned',
          account_kind: amount > 0 ? ('bank' as const) : ('suspense' as const),
          account_ref: amount > 0 ? 'company' : '',
          effective_at: new Date(0),
          amount,
        })),
      )
      .execute()
  })
  const rows = await world.database.selectFrom('posting').select('effective_at').distinct().execute()
  expect(rows).toEqual([{ effective_at: openingDay }])
})
