import { expect, test } from 'vitest'
import { isBusinessDay } from '../../src/domain/business-day.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { connectBank, contractProblems, oneTransfer, raId } from './support/bank-client.ts'
import { openDesk, type TestDesk } from './support/open-desk.ts'

/** A Tuesday, a working day. */
const workday = '2027-03-16'
const atTen = (day: string) => `${day}T10:00:00+09:00`

async function bankOn(day: string): Promise<{
  desk: TestDesk
  bank: Awaited<ReturnType<typeof connectBank>>
  status: (applyNo: string) => Promise<string>
}> {
  const desk = await openDesk()
  await desk.moveTo(atTen(day))
  const bank = await connectBank(desk)
  const status = async (applyNo: string) => {
    const { body } = await bank.get('/transfer/status', { accountId: raId, queryKeyClass: '1', applyNo })
    expect(contractProblems('TransferStatusResponse', body)).toEqual([])
    return body.transferDetails[0].transferStatus
  }
  return { desk, bank, status }
}

test('a transfer of today is done within a minute of the business clock, and leaves the account', async () => {
  const { desk, bank, status } = await bankOn(workday)
  const fee = await bank.post('/transfer/transferfee', oneTransfer(workday))
  expect(contractProblems('TransferFeeResponse', fee.body)).toEqual([])
  expect(fee.body.totalFee).toBe('143')

  const ordered = await bank.post('/transfer/request', oneTransfer(workday))
  expect(ordered).toMatchObject({ status: 201, body: { resultCode: '1' } })
  expect(contractProblems('TransferRequestResponse', ordered.body)).toEqual([])
  const { applyNo } = ordered.body
  expect(await status(applyNo)).toBe('12')
  await desk.moveTo(`${workday}T10:01:00+09:00`)
  expect(await status(applyNo)).toBe('20')

  const { body } = await bank.get('/accounts/transactions', { accountId: raId })
  expect(contractProblems('TransactionsResponse', body)).toEqual([])
  expect(body.transactions).toMatchObject([{ transactionType: '2', amount: '79723', balance: '49920277' }])
  expect((await desk.get('/bank/transfers')).body).toMatchObject([
    {
      apply_no: applyNo,
      status: '20',
      status_name: '手続済',
      amount: 79580,
      bank_cd: '0001',
      branch_cd: '001',
      account_number: '0123456',
      account_name: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    },
  ])
})

test('a transfer for later is booked, and can be cancelled until its day', async () => {
  const { desk, bank, status } = await bankOn(workday)
  const first = (await bank.post('/transfer/request', oneTransfer('2027-03-18'))).body.applyNo
  const second = (await bank.post('/transfer/request', oneTransfer('2027-03-18'))).body.applyNo
  expect(await status(first)).toBe('11')
  const cancel = { accountId: raId, cancelTargetKeyClass: '2', applyNo: second }
  const cancelled = await bank.post('/transfer/cancel', cancel)
  expect(cancelled.status).toBe(201)
  expect(contractProblems('TransferCancelResponse', cancelled.body)).toEqual([])
  expect((await bank.post('/transfer/cancel', cancel)).status).toBe(400)
  await desk.moveTo(atTen('2027-03-18'))
  expect([await status(first), await status(second)]).toEqual(['20', '8'])
  expect((await desk.get('/bank/transfers')).body.map((row: { apply_no: string }) => row.apply_no)).toEqual([
    second,
    first,
  ])
})

test('on a holiday a payee at another bank waits for the next working day', async () => {
  const { desk, bank, status } = await bankOn('2026-11-22')
  const other = (await bank.post('/transfer/request', oneTransfer('2026-11-22'))).body.applyNo
  const own = (await bank.post('/transfer/request', oneTransfer('2026-11-22', { beneficiaryBankCode: '0310' }))).body
    .applyNo
  const refused = await bank.post('/transfer/request', { ...oneTransfer('2026-11-22'), transferDateHolidayCode: '3' })
  expect(refused.status).toBe(400)
  await desk.moveTo('2026-11-23T10:00:00+09:00')
  expect([await status(other), await status(own)]).toEqual(['11', '20'])
  await desk.moveTo('2026-11-24T10:00:00+09:00')
  expect(await status(other)).toBe('20')
})

test.each([
  ['2026-11-23', false, 'labour thanksgiving'],
  ['2026-11-24', true, ''],
  ['2026-05-06', false, 'moved from Sunday'],
  ['2026-09-22', false, 'between two holidays'],
  ['2027-03-22', false, 'spring equinox on a Sunday'],
  ['2026-12-31', false, 'year end'],
  ['2027-01-03', false, 'year begin'],
  ['2027-01-04', true, ''],
  ['2026-11-21', false, 'Saturday'],
])('%s: working day %s %s', (day, expected) => {
  expect(isBusinessDay(japanDate(day))).toBe(expected)
})

test('with a second factor an order waits for approval, and expires with its day', async () => {
  const { desk, bank, status } = await bankOn(workday)
  await desk.put('/bank/approval', { mode: 'manual' })
  const order = async () => (await bank.post('/transfer/request', oneTransfer(workday))).body
  const [approved, rejected, forgotten] = [await order(), await order(), await order()]
  expect(approved).toMatchObject({ resultCode: '2' })
  expect(approved.applyEndDatetime).toBeUndefined()
  const result = async (applyNo: string) =>
    (await bank.get('/transfer/request-result', { accountId: raId, applyNo })).body.resultCode
  expect(await result(approved.applyNo)).toBe('2')

  await desk.post(`/bank/transfers/${approved.applyNo}`, { action: 'approve' })
  await desk.post(`/bank/transfers/${rejected.applyNo}`, { action: 'reject' })
  await desk.moveTo(atTen('2027-03-17'))
  expect([await status(approved.applyNo), await status(rejected.applyNo), await status(forgotten.applyNo)]).toEqual([
    '20',
    '3',
    '5',
  ])
  expect([await result(approved.applyNo), await result(forgotten.applyNo)]).toEqual(['1', '8'])
  expect((await desk.post(`/bank/transfers/${forgotten.applyNo}`, { action: 'approve' })).status).toBe(409)
})

test('a transfer can be held, fail, or come back from the other bank', async () => {
  const { desk, bank, status } = await bankOn(workday)
  const [held, failed, returned] = await Promise.all(
    [1, 2, 3].map(async () => (await bank.post('/transfer/request', oneTransfer(workday))).body.applyNo),
  )
  const act = (applyNo: string, action: string) => desk.post(`/bank/transfers/${applyNo}`, { action })
  await act(held, 'hold')
  await act(failed, 'fail')
  await desk.moveTo(`${workday}T11:00:00+09:00`)
  await act(returned, 'return')
  expect([await status(held), await status(failed), await status(returned)]).toEqual(['12', '40', '22'])
  await act(held, 'approve')
  expect(await status(held)).toBe('20')
  const { body } = await bank.get('/accounts/balances')
  expect(body.balances[0].balance).toBe(String(50_000_000 - 2 * 79_723 + 79_580))
})

test('the account’s book never takes a line back: what is held or may still fail is not in it, but cannot be spent twice', async () => {
  const { desk, bank } = await bankOn(workday)
  const order = async (): Promise<string> => (await bank.post('/transfer/request', oneTransfer(workday))).body.applyNo
  const act = (applyNo: string, action: string) => desk.post(`/bank/transfers/${applyNo}`, { action })
  const book = async () =>
    (await bank.get('/accounts/transactions', { accountId: raId })).body.transactions.map(
      ({ amount }: { amount: string }) => amount,
    )
  const balances = async () => {
    const { balance, withdrawableAmount } = (await bank.get('/accounts/balances')).body.balances[0]
    return [50_000_000 - Number(balance), 50_000_000 - Number(withdrawableAmount)]
  }
  const [held, failing] = [await order(), await order()]
  for (const one of [held, failing]) await act(one, 'hold')
  expect([await book(), await balances()]).toEqual([[], [0, 2 * 79_723]])
  await desk.moveTo(`${workday}T11:00:00+09:00`)
  expect([await book(), await balances()]).toEqual([[], [0, 2 * 79_723]])
  await act(failing, 'fail')
  expect([await book(), await balances()]).toEqual([[], [0, 79_723]])
  await act(held, 'approve')
  expect([await book(), await balances()]).toEqual([['79723'], [79_723, 79_723]])
  expect((await act(held, 'approve')).status).toBe(409)
})

test('more money than there is cannot leave: the order fails', async () => {
  const { bank, status } = await bankOn(workday)
  const { body } = await bank.post('/transfer/request', oneTransfer(workday, { transferAmount: '2000000000' }))
  expect(await status(body.applyNo)).toBe('40')
})

test('the same Idempotency-Key never pays twice, and remembers for 24 hours', async () => {
  const { desk, bank } = await bankOn(workday)
  const key = { 'idempotency-key': '4fbd4ee4-6f1c-4f0f-8f5a-000000000001' }
  const first = await bank.post('/transfer/request', oneTransfer(workday), key)
  const again = await bank.post('/transfer/request', oneTransfer(workday), key)
  expect(again).toEqual(first)
  expect((await bank.post('/transfer/request', oneTransfer(workday, { transferAmount: '1' }), key)).status).toBe(400)
  expect((await desk.get('/bank/transfers')).body).toHaveLength(1)
  await desk.moveTo(atTen('2027-03-18'))
  const later = await bank.post('/transfer/request', oneTransfer('2027-03-18'), key)
  expect(later.status).toBe(201)
  expect(later.body.applyNo).not.toBe(first.body.applyNo)
})

test.each([
  ['a past day', '2027-03-15', {}, '032006', undefined],
  ['no day', '2027-02-30', {}, 'WG_ERR_110', undefined],
  ['a payee in kanji', workday, { beneficiaryName: '山田' }, 'WG_ERR_110', '220001'],
  ['a broken amount', workday, { transferAmount: '1.5' }, 'WG_ERR_110', 'WG_ERR_110'],
  ['a short account number', workday, { accountNumber: '123' }, 'WG_ERR_110', 'WG_ERR_110'],
])('%s is refused', async (_name, day, changes, errorCode, detailCode) => {
  const { bank, desk } = await bankOn(workday)
  const { status, body } = await bank.post('/transfer/request', oneTransfer(day, changes))
  expect(status).toBe(400)
  expect(contractProblems('TransferError', body)).toEqual([])
  expect(body.errorCode).toBe(errorCode)
  expect(body.transferErrorDetails[0]?.errorDetails[0]?.errorDetailsCode).toBe(detailCode)
  expect((await desk.get('/bank/transfers')).body).toEqual([])
})

test('a bulk transfer reports its rows ten minutes later, and which of them came back', async () => {
  const { desk, bank } = await bankOn(workday)
  const row = {
    beneficiaryBankCode: '0001',
    beneficiaryBranchCode: '001',
    accountTypeCode: '1',
    accountNumber: '0123456',
    beneficiaryName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
  }
  const bulkTransfers = Array.from({ length: 600 }, (_each, index) => ({
    ...row,
    itemId: String(index + 1),
    transferAmount: '1000',
  }))
  const request = {
    accountId: raId,
    transferDesignatedDate: workday,
    transferDataName: '分配金3月',
    totalCount: '600',
    totalAmount: '600000',
    bulkTransfers,
  }
  expect((await bank.post('/bulktransfer/request', { ...request, totalAmount: '1' })).status).toBe(400)
  const { status, body } = await bank.post('/bulktransfer/request', request)
  expect({ status, problems: contractProblems('BulkTransferRequestResponse', body) }).toEqual({
    status: 201,
    problems: [],
  })

  const ask = async (from: string) => {
    const answer = await bank.get('/bulktransfer/status', {
      accountId: raId,
      queryKeyClass: '1',
      applyNo: body.applyNo,
      detailInfoNecessity: 'true',
      bulktransferItemKey: from,
    })
    expect(contractProblems('BulkTransferStatusResponse', answer.body)).toEqual([])
    return answer.body
  }
  expect((await ask('1')).detailInfoResult).toBe(false)
  await desk.moveTo(`${workday}T10:11:00+09:00`)
  expect((await ask('501')).bulkTransferDetails[0].bulktransferResponses[0].bulkTransferInfos).toHaveLength(100)
  await desk.post(`/bank/transfers/${body.applyNo}`, { action: 'return', item_id: '502' })
  const after = (await ask('501')).bulkTransferDetails[0]
  expect(after.transferStatus).toBe('30')
  expect(after.bulktransferResponses[0].bulkTransferInfos[1].unableDetailInfos).toMatchObject([
    { transferDetailStatus: '2', isRepayment: true },
  ])
})

test('each payee’s money comes back once, on its own day, and stays where it was in the account’s book', async () => {
  const { desk, bank } = await bankOn(workday)
  const row = {
    beneficiaryBankCode: '0001',
    beneficiaryBranchCode: '001',
    accountTypeCode: '1',
    accountNumber: '0123456',
    beneficiaryName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
  }
  const bulkTransfers = ['1000', '2000', '3000'].map((transferAmount, index) => ({
    ...row,
    itemId: String(index + 1),
    transferAmount,
  }))
  const { body } = await bank.post('/bulktransfer/request', {
    accountId: raId,
    transferDesignatedDate: workday,
    transferDataName: '分配金3月',
    totalCount: '3',
    totalAmount: '6000',
    bulkTransfers,
  })
  const comeBack = async (itemId?: string) =>
    (await desk.post(`/bank/transfers/${body.applyNo}`, { action: 'return', ...(itemId && { item_id: itemId }) }))
      .status
  const book = async () =>
    (
      await bank.get('/accounts/transactions', { accountId: raId, dateFrom: workday, dateTo: '2027-03-18' })
    ).body.transactions
      .filter(({ transactionType }: { transactionType: string }) => transactionType === '1')
      .map(({ transactionDate, amount }: { transactionDate: string; amount: string }) => `${transactionDate} ${amount}`)
  const days = async () => {
    const { body: report } = await bank.get('/bulktransfer/status', {
      accountId: raId,
      queryKeyClass: '1',
      applyNo: body.applyNo,
      detailInfoNecessity: 'true',
      bulktransferItemKey: '1',
    })
    return report.bulkTransferDetails[0].bulktransferResponses[0].bulkTransferInfos.map(
      (info: { unableDetailInfos: { repaymentDate: string }[] }) => info.unableDetailInfos[0]?.repaymentDate,
    )
  }
  await desk.moveTo(`${workday}T11:00:00+09:00`)
  expect(await comeBack('2')).toBe(200)
  await desk.moveTo(atTen('2027-03-17'))
  expect([await comeBack('1'), await comeBack('2')]).toEqual([200, 409])
  expect(await book()).toEqual([`${workday} 2000`, '2027-03-17 1000'])
  await desk.moveTo(atTen('2027-03-18'))
  expect([await comeBack(), await comeBack()]).toEqual([200, 409])
  expect(await book()).toEqual([`${workday} 2000`, '2027-03-17 1000', '2027-03-18 3000'])
  expect(await days()).toEqual(['2027-03-17', workday, '2027-03-18'])
})

test("the list of transfers is asked for by days, and refuses the other class's parameters", async () => {
  const { bank } = await bankOn(workday)
  await bank.post('/transfer/request', oneTransfer(workday))
  const list = await bank.get('/transfer/status', {
    accountId: raId,
    queryKeyClass: '2',
    dateFrom: workday,
    dateTo: workday,
    requestTransferStatus: '12',
  })
  expect(contractProblems('TransferStatusResponse', list.body)).toEqual([])
  expect(list.body).toMatchObject({ count: '1', transferQueryBulkResponses: [{ hasNext: false }] })
  expect(
    (
      await bank.get('/transfer/status', {
        accountId: raId,
        queryKeyClass: '1',
        applyNo: '0000000000000001',
        dateFrom: workday,
      })
    ).status,
  ).toBe(400)
  expect(
    (await bank.get('/transfer/status', { accountId: raId, queryKeyClass: '2', applyNo: '0000000000000001' })).status,
  ).toBe(400)
})
