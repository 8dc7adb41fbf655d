import { expect, test } from 'vitest'
import { connectBank, contractProblems, raId, type BankClient } from './support/bank-client.ts'
import { hoursAfter, openDesk, type TestDesk } from './support/open-desk.ts'

// Lines of the company's own account that no order of the product made: the operator's own money, rent, fees.
const account = '102-0001234'
const opening = 50_000_000

async function open(): Promise<{ desk: TestDesk; bank: BankClient }> {
  const desk = await openDesk()
  return { desk, bank: await connectBank(desk) }
}

const statementOf = async ({ get }: BankClient) => {
  const { body } = await get('/accounts/transactions', { accountId: raId })
  expect(contractProblems('TransactionsResponse', body)).toEqual([])
  return body.transactions.map(({ transactionType, amount, remarks, balance }: Record<string, string>) => [
    transactionType,
    Number(amount),
    remarks,
    Number(balance),
  ])
}
const balanceOf = async ({ get }: BankClient): Promise<number> =>
  Number((await get('/accounts/balances')).body.balances[0].balance)

test('money comes in and goes out, each line with the balance after it, and a restart keeps them', async () => {
  const { desk, bank } = await open()
  const made = [
    await desk.post('/bank/lines', {
      account,
      direction: 'in',
      amount: '50,000',
      text: '振込',
      counterparty: 'イトファンディング',
    }),
    await desk.post('/bank/lines', { account: raId, direction: 'out', amount: 30_000, text: 'ヤチン' }),
    await desk.post('/bank/deposits', {
      branch_cd: '102',
      account_number: '0001234',
      amount: 1_000,
      remitter_name: 'イトファンディング',
    }),
    // A line of an hour ago stands before them.
    await desk.post('/bank/lines', { account, direction: 'in', amount: 7, at: hoursAfter(await desk.now(), -1) }),
  ]
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(4)
  const lines = [
    ['1', 7, '振込', opening + 7],
    ['1', 50_000, '振込 ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ', opening + 50_007],
    ['2', 30_000, 'ヤチン', opening + 20_007],
    ['1', 1_000, '振込 ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ', opening + 21_007],
  ]
  expect(await statementOf(bank)).toEqual(lines)
  expect(await balanceOf(bank)).toBe(opening + 21_007)
  // It is nobody's deposit.
  expect((await bank.get('/va/deposit-transactions', { raId })).body.vaTransactions).toEqual([])
  await desk.stop()

  const again = await connectBank(await openDesk({ folder: desk.folder }))
  expect(await statementOf(again)).toEqual(lines)
  expect(await balanceOf(again)).toBe(opening + 21_007)
})

test('what is not there cannot leave, and what was refused stands nowhere', async () => {
  const { desk, bank } = await open()
  expect(await desk.post('/bank/lines', { account, direction: 'out', amount: opening + 1 })).toMatchObject({
    status: 409,
    body: { error: 'INSUFFICIENT_BALANCE' },
  })
  expect(await statementOf(bank)).toEqual([])
  expect((await desk.post('/bank/lines', { account, direction: 'out', amount: opening })).status).toBe(201)
  expect((await desk.post('/bank/lines', { account, direction: 'out', amount: 1 })).status).toBe(409)
  expect(await balanceOf(bank)).toBe(0)
})

test.each([
  ["an account that is not the company's", { account: '102-0009999' }, 404],
  ['no account', { account: undefined }, 404],
  ['no direction', { direction: 'across' }, 400],
  ['nothing', { amount: 0 }, 400],
  ['a broken yen', { amount: 1.5 }, 400],
  ['no time', { at: 'yesterday' }, 400],
  ['a time to come', { at: '2099-01-01T10:00:00+09:00' }, 400],
])('a line with %s is refused', async (_name, changes, status) => {
  const { desk, bank } = await open()
  expect((await desk.post('/bank/lines', { account, direction: 'in', amount: 1_000, ...changes })).status).toBe(status)
  expect(await statementOf(bank)).toEqual([])
})
