import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TransferItem, TransferRequest } from '../transfer.ts'
import { accountId, linkedBank } from './fixtures/linked-bank.ts'
import { type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

const request = 'POST /corporation/v1/transfer/request'
const status = 'GET /corporation/v1/transfer/status'
const bulkStatus = 'GET /corporation/v1/bulktransfer/status'
const applicationNumber = '2026112100000002'

const yamada: TransferItem = {
  amount: 80_000,
  bankCode: '0001',
  branchCode: '001',
  accountType: 'ordinary',
  accountNumber: '0123456',
  beneficiaryName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
  ediInfo: 'PAYOUT42',
}
const suzuki: TransferItem = {
  ...yamada,
  amount: 100_000,
  accountType: 'savings',
  accountNumber: '1234567',
  ediInfo: undefined,
}
const payment: TransferRequest = { designatedDate: '2026-11-24', remitterName: 'ｻﾝﾌﾟﾙ(ｶ', items: [yamada, suzuki] }

let scripted: ScriptedBank
beforeEach(async () => {
  scripted = await startScriptedBank()
})
afterEach(() => scripted.close())
const bank = () => linkedBank(scripted.baseUrl).bank

const row = (changes: Record<string, unknown> = {}) => ({
  transferAmount: '79580',
  beneficiaryBankCode: '0001',
  beneficiaryBranchCode: '001',
  accountNumber: '0123456',
  beneficiaryName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
  ediInfo: 'PAYOUT42',
  transferDetailResponses: [{ transferFee: '143' }],
  ...changes,
})
const detail = (transferStatus: string, rows: unknown[] = [row()]) => ({
  transferStatus,
  transferDetailFee: '143',
  totalDebitAmount: '79723',
  transferApplies: [{ applyNo: applicationNumber, transferApplyDetails: [] }],
  transferAccepts: [{ acceptNo: '2026112100000003' }],
  transferResponses: [{ transferDesignatedDate: '2026-11-24', transferInfos: rows }],
})

const bulkPart = (count: number) => ({
  status: 200,
  body: {
    detailInfoResult: true,
    bulkTransferDetails: [
      {
        ...detail('20'),
        bulktransferResponses: [
          {
            transferDesignatedDate: '2026-11-24',
            totalCount: '501',
            totalAmount: '501',
            bulkTransferInfos: Array.from({ length: count }, () => row()),
          },
        ],
      },
    ],
  },
})

describe('ordering a transfer', () => {
  it('sends every payee under one application, with the key that guards against doubling', async () => {
    scripted.next(request, { status: 201, body: { accountId, resultCode: '2', applyNo: applicationNumber } })
    const receipt = await bank().requestTransfer(payment, '5a1f2c1e-0d57-4a37-9a35-0e6a3a6a7b11')
    expect(receipt).toEqual({ applicationNumber, completed: false })

    const [sent] = scripted.requestsTo(request)
    expect(sent?.headers['idempotency-key']).toBe('5a1f2c1e-0d57-4a37-9a35-0e6a3a6a7b11')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      accountId,
      remitterName: 'ｻﾝﾌﾟﾙ(ｶ',
      transferDesignatedDate: '2026-11-24',
      transferDateHolidayCode: '1',
      totalCount: '2',
      totalAmount: '180000',
      transfers: [
        expect.objectContaining({
          itemId: '1',
          transferAmount: '80000',
          accountTypeCode: '1',
          accountNumber: '0123456',
          ediInfo: 'PAYOUT42',
        }),
        expect.objectContaining({
          itemId: '2',
          transferAmount: '100000',
          accountTypeCode: '4',
          accountNumber: '1234567',
        }),
      ],
    })
  })

  it('answers a repeated key with the same application after a lost answer', async () => {
    scripted.next(request, 'lose the answer', { status: 201, body: { resultCode: '2', applyNo: applicationNumber } })
    const client = bank()
    await expect(client.requestTransfer(payment, 'key-1')).rejects.toMatchObject({ name: 'BankUnknown' })
    expect(await client.requestTransfer(payment, 'key-1')).toMatchObject({ applicationNumber })
    const [first, second] = scripted.requestsTo(request)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(second?.body).toBe(first?.body)
  })

  it.each<[string, TransferRequest, string]>([
    ['nobody to pay', { ...payment, items: [] }, 'key'],
    ['a hundred payees', { ...payment, items: Array.from({ length: 100 }, () => yamada) }, 'key'],
    ['half a yen', { ...payment, items: [{ ...yamada, amount: 0.5 }] }, 'key'],
    ['nothing', { ...payment, items: [{ ...yamada, amount: 0 }] }, 'key'],
    ['no key', payment, ''],
  ])('never sends a transfer with %s', async (_what, order, key) => {
    await expect(bank().requestTransfer(order, key)).rejects.toThrow(RangeError)
    expect(scripted.seen).toEqual([])
  })

  it('a bulk transfer passes our own number on to the payee’s bank', async () => {
    const bulk = 'POST /corporation/v1/bulktransfer/request'
    scripted.next(bulk, { status: 201, body: { resultCode: '1', applyNo: applicationNumber } })
    expect(await bank().requestBulkTransfer(payment, 'key')).toEqual({ applicationNumber, completed: true })
    const { bulkTransfers } = JSON.parse(scripted.requestsTo(bulk)[0]?.body ?? '')
    expect(bulkTransfers[0]).toMatchObject({ itemId: '1', ediInfo: 'PAYOUT42', identification: 'Y' })
    expect(bulkTransfers[1]).not.toHaveProperty('identification')
  })

  it('tells the fees beforehand', async () => {
    const fees = {
      totalFee: '286',
      transferFeeDetails: [
        { itemId: '1', transferFee: '143' },
        { itemId: '2', transferFee: '143' },
      ],
    }
    scripted.next('POST /corporation/v1/transfer/transferfee', { status: 200, body: fees })
    expect(await bank().transferFees(payment)).toEqual({
      total: 286,
      byItem: [
        { itemId: '1', fee: 143 },
        { itemId: '2', fee: 143 },
      ],
    })
  })

  it.each([
    ['cancelTransfer', '/transfer/cancel', 'application', '1'],
    ['cancelTransfer', '/transfer/cancel', 'accepted', '2'],
    ['cancelBulkTransfer', '/bulktransfer/cancel', 'application', '3'],
    ['cancelBulkTransfer', '/bulktransfer/cancel', 'accepted', '4'],
  ] as const)('%s at %s of an %s uses key class %s', async (method, path, target, cancelTargetKeyClass) => {
    const call = `POST /corporation/v1${path}`
    scripted.next(call, { status: 201, body: { resultCode: '2', applyNo: applicationNumber } })
    await bank()[method](applicationNumber, target)
    expect(JSON.parse(scripted.requestsTo(call)[0]?.body ?? '')).toEqual({
      accountId,
      cancelTargetKeyClass,
      applyNo: applicationNumber,
    })
  })
})

describe('following a transfer', () => {
  it.each([
    ['1', 'completed'],
    ['2', 'waits_for_approval'],
    ['8', 'expired'],
  ])('result code %s means %s', async (resultCode, state) => {
    scripted.next('GET /corporation/v1/transfer/request-result', {
      status: 200,
      body: { resultCode, applyNo: applicationNumber },
    })
    expect(await bank().transferRequestState(applicationNumber)).toBe(state)
  })

  it.each([
    ['2', 'applying'],
    ['3', 'sent_back'],
    ['4', 'withdrawn'],
    ['5', 'expired'],
    ['8', 'cancelled'],
    ['11', 'booked'],
    ['12', 'in_process'],
    ['13', 'retrying'],
    ['20', 'done'],
    ['22', 'returned'],
    ['24', 'recalling'],
    ['25', 'recalled'],
    ['26', 'recall_failed'],
    ['40', 'failed'],
    ['99', 'unrecognised'],
  ])('status %s means %s', async (stateCode, state) => {
    scripted.next(status, { status: 200, body: { transferDetails: [detail(stateCode)] } })
    expect(await bank().transferStatus(applicationNumber)).toMatchObject({
      state,
      stateCode,
      applicationNumbers: [applicationNumber],
    })
  })

  it('sees that the payee’s bank sent the money back', async () => {
    const returned = row({ unableDetailInfos: [{ transferDetailStatus: '2', isRepayment: 'true' }] })
    scripted.next(status, { status: 200, body: { transferDetails: [detail('22', [returned])] } })
    const report = await bank().transferStatus(applicationNumber)
    expect(report).toMatchObject({ fee: 143, totalDebit: 79_723, designatedDate: '2026-11-24' })
    expect(report?.items).toEqual([
      expect.objectContaining({ amount: 79_580, ediInfo: 'PAYOUT42', fee: 143, outcome: 'failed' }),
    ])
  })

  it.each([
    ['an empty list', { status: 200, body: { count: '0', transferDetails: [] } }],
    ['404', { status: 404, body: { errorCode: 'X', errorMessage: 'not found' } }],
  ])('an application unknown to the bank is none: %s', async (_what, answer) => {
    scripted.next(status, answer)
    expect(await bank().transferStatus(applicationNumber)).toBeNull()
  })

  it('lists the applications of some days over all pages', async () => {
    const more = [{ hasNext: true, nextItemKey: 'k2' }]
    scripted.next(status, { status: 200, body: { transferQueryBulkResponses: more, transferDetails: [detail('20')] } })
    scripted.next(status, {
      status: 200,
      body: { transferQueryBulkResponses: [{ hasNext: false }], transferDetails: [detail('2')] },
    })
    const reports = await bank().listTransfers({ from: '2026-11-20', to: '2026-11-21' })
    expect(reports.map((report) => report.state)).toEqual(['done', 'applying'])
    expect(Object.fromEntries(scripted.requestsTo(status)[1]?.query ?? [])).toEqual({
      accountId,
      queryKeyClass: '2',
      dateFrom: '2026-11-20',
      dateTo: '2026-11-21',
      nextItemKey: 'k2',
    })
  })

  it('joins the rows of a long bulk transfer, 500 at a time', async () => {
    scripted.next(bulkStatus, bulkPart(500), bulkPart(1))
    const report = await bank().bulkTransferStatus(applicationNumber)
    expect(report).toMatchObject({ itemsKnown: true, totalCount: 501, state: 'done' })
    expect(report?.items).toHaveLength(501)
    expect(scripted.requestsTo(bulkStatus).map((asked) => asked.query.get('bulktransferItemKey'))).toEqual(['1', '501'])
  })

  it('knows the rows of a bulk transfer only some minutes after the request', async () => {
    const early = {
      detailInfoResult: false,
      bulkTransferDetails: [{ ...detail('2'), bulktransferResponses: [{ totalCount: '2' }] }],
    }
    scripted.next(bulkStatus, { status: 200, body: early })
    expect(await bank().bulkTransferStatus(applicationNumber)).toMatchObject({
      itemsKnown: false,
      items: [],
      totalCount: 2,
    })
    expect(scripted.requestsTo(bulkStatus)).toHaveLength(1)
  })
})

it('reads the lines of the account itself', async () => {
  const call = 'GET /corporation/v1/accounts/transactions'
  const line = {
    transactionDate: '2026-11-24',
    transactionType: '2',
    amount: '79723',
    remarks: '振込',
    itemKey: 'K1',
    balance: '920277',
  }
  scripted.next(call, { status: 200, body: { hasNext: false, transactions: [line] } })
  expect(await bank().listAccountEntries({ from: '2026-11-24', to: '2026-11-24' })).toEqual([
    {
      itemKey: 'K1',
      transactionDate: '2026-11-24',
      direction: 'out',
      amount: 79_723,
      remarks: '振込',
      balance: 920_277,
    },
  ])
})
