import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { makeBankLine } from '../support/operators-money.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// The company's account at the bank over some weeks: whatever the bank rightly lists, nothing of what is kept is ever called into question.

const day = 24 * 60 * 60_000
let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const receive = (amount: number, text = '振込') => makeBankLine(world.desk.url, { direction: 'in', amount, text })
const pay = (amount: number) => makeBankLine(world.desk.url, { direction: 'out', amount, text: '手数料' })
const kept = () =>
  world.database
    .selectFrom('bank_statement_line')
    .select(['amount', 'balance'])
    .orderBy('transacted_on')
    .orderBy('item_key')
    .execute()
const differences = () => world.database.selectFrom('statement_difference').selectAll().execute()
const read = async (): Promise<void> => {
  await readAccount(world.services)
  expect(await differences()).toEqual([])
}

it('equal lines of one day, days without any, and lines that the bank shows late', async () => {
  const before = (await world.services.bank.balance()).balance
  await receive(80_000, '振込 ヤマダ タロウ')
  await receive(80_000, '振込 ヤマダ タロウ')
  await pay(500)
  await read()
  expect((await kept()).slice(-3)).toEqual([
    { amount: 80_000, balance: before + 80_000 },
    { amount: 80_000, balance: before + 160_000 },
    { amount: -500, balance: before + 159_500 },
  ])
  await world.pass(3 * day)
  await read()
  await read()
  await receive(1_000)
  await read()
  // Shown now, of two days ago: the balances after it are no longer those that were kept.
  const at = new Date(world.services.clock.now().getTime() - 2 * day).toISOString()
  world.desk.parts.accountLines.book({
    accountId: world.services.config.BANK_ACCOUNT_ID,
    direction: 'in',
    amount: 7,
    text: '利息',
    at: new Date(at),
  })
  await read()
  await read()
  // A month and a half without a line, and then one more: the late one is of no day any more that is asked for, those after it are.
  await world.pass(44 * day)
  await read()
  await world.pass(day)
  await read()
  await world.pass(100 * day)
  await receive(2_000)
  await read()
  expect((await kept()).at(-1)).toEqual({ amount: 2_000, balance: before + 162_507 })
})

it('a list of more pages than one', async () => {
  const { accountLines } = world.desk.parts
  const accountId = world.services.config.BANK_ACCOUNT_ID
  for (let number = 0; number < 1_100; number += 1)
    accountLines.book({ accountId, direction: 'in', amount: 1_000, text: '振込', at: world.services.clock.now() })
  await read()
  await read()
  expect((await kept()).length).toBeGreaterThanOrEqual(1_100)
})

it('lines that were kept before balances were', async () => {
  await receive(80_000)
  await pay(500)
  await read()
  await sql.raw('alter table bank_statement_line disable trigger user').execute(world.database)
  await world.database.updateTable('bank_statement_line').set({ balance: null }).execute()
  await sql.raw('alter table bank_statement_line enable trigger user').execute(world.database)
  await receive(90_000)
  await read()
  expect((await kept()).map(({ balance }) => balance !== null)).toEqual([false, false, true])
})

it('a list that lost a line on its way is found by its balances, and agrees again when it comes whole', async () => {
  await receive(80_000)
  await pay(500)
  await receive(90_000)
  await read()
  const { bank } = world.services
  world.services.bank = {
    ...bank,
    listAccountEntries: async (range, account) =>
      (await bank.listAccountEntries(range, account)).filter(({ direction }) => direction === 'in'),
  }
  await readAccount(world.services)
  expect((await differences()).map(({ kind, ended_at: ended }) => [kind, ended])).toEqual([
    ['broken_balance', null],
    ['not_listed', null],
  ])
  world.services.bank = bank
  await readAccount(world.services)
  expect((await differences()).every(({ ended_at: ended }) => ended !== null)).toBe(true)
})
