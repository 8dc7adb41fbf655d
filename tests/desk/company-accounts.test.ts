import { expect, test } from 'vitest'
import { connectBank, contractProblems, oneTransfer, raId, type BankClient } from './support/bank-client.ts'
import { hoursAfter, openDesk, type Json, type TestDesk } from './support/open-desk.ts'

// Several accounts of the company at one bank: each with its own lines, balance and orders.
const collecting = '102-0001234'
const ofTheFund = '102010001235'

interface Opened {
  desk: TestDesk
  bank: BankClient
}

/** A desk with a second account, which begins with a million. */
async function open(): Promise<Opened> {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  const opened = await desk.post('/bank/accounts', { name: '1号ファンド口', opening_balance: 1_000_000 })
  expect(opened).toMatchObject({ status: 201, body: { kind: 'company', account_id: ofTheFund, balance: 1_000_000 } })
  return { desk, bank }
}

const linesOf = async (
  { get }: BankClient,
  accountId: string,
  from?: string,
): Promise<[string, number, string, number][]> => {
  const { status, body } = await get('/accounts/transactions', {
    accountId,
    ...(from !== undefined && { dateFrom: from }),
  })
  expect(status).toBe(200)
  expect(contractProblems('TransactionsResponse', body)).toEqual([])
  return body.transactions.map(({ transactionType, amount, remarks, balance }: Record<string, string>) => [
    transactionType === '1' ? 'in' : 'out',
    Number(amount),
    remarks,
    Number(balance),
  ])
}
const balancesOf = async ({ get }: BankClient): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await get('/accounts/balances')).body.balances.map((row: Json) => [row.accountId, Number(row.balance)]),
  )

test('an account is opened, listed by desk and bank, and is there again after a restart', async () => {
  const { desk, bank } = await open()
  await bank.issue()
  const listed = (await desk.get('/bank/accounts')).body
  expect(listed.map(({ kind, account_number: number }: Json) => [kind, number])).toEqual([
    ['company', '0001234'],
    ['company', '0001235'],
    ['virtual', '1000001'],
  ])
  const { body } = await bank.get('/accounts')
  expect(contractProblems('AccountsResponse', body)).toEqual([])
  expect(body.accounts.map((row: Json) => [row.accountId, row.accountName, row.primaryAccountCode])).toEqual([
    [raId, '糸ファンディング株式会社', '1'],
    [ofTheFund, '糸ファンディング株式会社 1号ファンド口', undefined],
  ])
  await desk.stop()
  expect((await (await openDesk({ folder: desk.folder })).get('/bank/accounts')).body).toEqual(listed)
})

test('each account has its own lines and its own balance', async () => {
  const { desk, bank } = await open()
  await desk.post('/bank/lines', {
    account: ofTheFund,
    direction: 'in',
    amount: 80_000,
    text: '振込',
    counterparty: 'サトウ',
  })
  await desk.post('/bank/deposits', { branch_cd: '102', account_number: '0001235', amount: 5, remitter_name: 'スズキ' })
  await desk.post('/bank/lines', { account: collecting, direction: 'out', amount: 300, text: '手数料' })
  expect(await linesOf(bank, ofTheFund)).toEqual([
    ['in', 80_000, '振込 ｻﾄｳ', 1_080_000],
    ['in', 5, '振込 ｽｽﾞｷ', 1_080_005],
  ])
  expect(await linesOf(bank, raId)).toEqual([['out', 300, '手数料', 49_999_700]])
  expect(await balancesOf(bank)).toEqual({ [raId]: 49_999_700, [ofTheFund]: 1_080_005 })
  const { body } = await bank.get('/accounts/balances', { accountId: ofTheFund })
  expect(contractProblems('BalancesResponse', body)).toEqual([])
  expect(body.balances).toHaveLength(1)
  // The rich account beside it pays nothing of it.
  expect((await desk.post('/bank/lines', { account: ofTheFund, direction: 'out', amount: 1_080_006 })).status).toBe(409)
})

test('the counter moves money between two accounts, and not more than is there', async () => {
  const { desk, bank } = await open()
  const moved = await desk.post('/bank/own-transfers', { from: ofTheFund, to: collecting, amount: '400,000' })
  expect(moved.status).toBe(201)
  expect(await linesOf(bank, ofTheFund)).toEqual([['out', 400_000, '口座間振替 ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ', 600_000]])
  expect(await linesOf(bank, raId)).toEqual([['in', 400_000, '口座間振替 ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ', 50_400_000]])
  const refused = [
    { from: ofTheFund, to: collecting, amount: 600_001 },
    { from: ofTheFund, to: ofTheFund, amount: 1 },
    { from: ofTheFund, to: '102-0009999', amount: 1 },
    { from: ofTheFund, to: collecting, amount: 0 },
  ]
  const statuses = []
  for (const each of refused) statuses.push((await desk.post('/bank/own-transfers', each)).status)
  expect(statuses).toEqual([409, 400, 404, 400])
})

test('an order leaves the account that it names, and arrives where the payee is an account of the company', async () => {
  const { desk, bank } = await open()
  const today = (await desk.now()).slice(0, 10)
  const toCollecting = {
    beneficiaryBankCode: '0310',
    beneficiaryBranchCode: '102',
    accountNumber: '0001234',
    beneficiaryName: 'ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ',
  }
  const { body: receipt } = await bank.post('/transfer/request', {
    ...oneTransfer(today, { ...toCollecting, transferAmount: '250000' }),
    accountId: ofTheFund,
  })
  expect(receipt).toMatchObject({ accountId: ofTheFund, resultCode: '1' })
  const withdrawable = async () =>
    Number((await bank.get('/accounts/balances', { accountId: ofTheFund })).body.balances[0].withdrawableAmount)
  expect(await withdrawable()).toBe(750_000)
  await desk.moveTo(hoursAfter(await desk.now(), 1))
  expect(await linesOf(bank, ofTheFund)).toEqual([['out', 250_000, '振込 ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ', 750_000]])
  expect(await linesOf(bank, raId)).toEqual([['in', 250_000, '振込 ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ', 50_250_000]])

  // It is an order of the account that paid, and of no other.
  const asked = (accountId: string) =>
    bank.get('/transfer/status', { accountId, queryKeyClass: '1', applyNo: receipt.applyNo })
  expect((await asked(ofTheFund)).body.count).toBe('1')
  expect((await asked(raId)).body.count).toBe('0')
  expect((await bank.get('/transfer/request-result', { accountId: raId, applyNo: receipt.applyNo })).status).toBe(400)
  expect((await desk.get('/bank/transfers')).body[0]).toMatchObject({ from_account_id: ofTheFund })

  // More than the account holds is accepted and fails, however rich the others are.
  const { body: tooMuch } = await bank.post('/transfer/request', {
    ...oneTransfer(today, { transferAmount: '750001' }),
    accountId: ofTheFund,
  })
  expect(
    (await bank.get('/transfer/status', { accountId: ofTheFund, queryKeyClass: '1', applyNo: tooMuch.applyNo })).body,
  ).toMatchObject({ transferDetails: [{ transferStatus: '40' }] })
  expect((await bank.get('/accounts/transactions', { accountId: '102010009999' })).status).toBe(400)
})

test('a fault of the bank meets the calls about any account', async () => {
  const { desk, bank } = await open()
  await desk.post('/faults', { target: 'bank', kind: 'error', count: 1 })
  expect((await bank.get('/accounts/transactions', { accountId: ofTheFund })).status).toBe(503)
  expect(await linesOf(bank, ofTheFund)).toEqual([])
})

test('a rent and a fee come every month as the clock moves on, once each, until they are switched off', async () => {
  const { desk } = await open()
  const monthly = `/bank/accounts/${ofTheFund}/monthly`
  const movements = [
    { direction: 'in', amount: 80_000, text: '振込', counterparty: 'サトウ', day: 27 },
    { direction: 'out', amount: 8_000, text: '口座振替', counterparty: 'イトカンリ', day: 28 },
  ]
  expect((await desk.put(monthly, { movements })).status).toBe(200)
  expect((await desk.put(monthly, { movements: [{ direction: 'in', amount: 0 }] })).status).toBe(400)
  // 28 November 2026 is a Saturday and 27 December a Sunday: the bank books on the Monday after.
  await desk.moveTo('2026-12-28T10:00:00+09:00')
  // A token lives 30 days.
  const bank = await connectBank(desk)
  const twoMonths = [
    ['in', 80_000, '振込 ｻﾄｳ', 1_080_000],
    ['out', 8_000, '口座振替 ｲﾄｶﾝﾘ', 1_072_000],
    ['in', 80_000, '振込 ｻﾄｳ', 1_152_000],
    ['out', 8_000, '口座振替 ｲﾄｶﾝﾘ', 1_144_000],
  ]
  expect(await linesOf(bank, ofTheFund, '2026-11-01')).toEqual(twoMonths)
  const days = (await bank.get('/accounts/transactions', { accountId: ofTheFund, dateFrom: '2026-11-01' })).body
  expect(days.transactions.map(({ transactionDate }: Json) => transactionDate)).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-28',
    '2026-12-28',
  ])
  await desk.stop()

  const again = await openDesk({ folder: desk.folder })
  const bankAgain = await connectBank(again)
  expect((await again.get(monthly)).body.movements).toHaveLength(2)
  expect(await linesOf(bankAgain, ofTheFund, '2026-11-01')).toEqual(twoMonths)
  await again.put(monthly, { movements: [] })
  await again.moveTo('2027-02-28T10:00:00+09:00')
  expect(await linesOf(await connectBank(again), ofTheFund, '2026-11-01')).toEqual(twoMonths)
})

test('a month that the account cannot pay is left out, and the next one is tried again', async () => {
  const { desk } = await open()
  await desk.put(`/bank/accounts/${ofTheFund}/monthly`, {
    movements: [{ direction: 'out', amount: 600_000, text: '口座振替' }],
  })
  await desk.moveTo('2026-12-31T10:00:00+09:00')
  expect(await linesOf(await connectBank(desk), ofTheFund, '2026-11-01')).toEqual([
    ['out', 600_000, '口座振替', 400_000],
  ])
  await desk.post('/bank/lines', { account: ofTheFund, direction: 'in', amount: 200_000 })
  await desk.moveTo('2027-01-31T10:00:00+09:00')
  expect((await linesOf(await connectBank(desk), ofTheFund, '2026-11-01')).at(-1)).toEqual([
    'out',
    600_000,
    '口座振替',
    0,
  ])
})
