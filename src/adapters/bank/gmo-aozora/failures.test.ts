import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../bank.ts'
import type { TransferRequest } from '../transfer.ts'
import { linkedBank } from './fixtures/linked-bank.ts'
import { type Reply, type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

const payment: TransferRequest = {
  designatedDate: '2026-11-24',
  items: [
    {
      amount: 79_580,
      bankCode: '0001',
      branchCode: '001',
      accountType: 'ordinary',
      accountNumber: '0123456',
      beneficiaryName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    },
  ],
}
const range = { from: '2026-11-20', to: '2026-11-21' }

interface Deed {
  call: string
  run: (bank: Bank) => Promise<unknown>
}
const question: Deed = { call: 'GET /corporation/v1/va/deposit-transactions', run: (bank) => bank.listDeposits(range) }
const questionByPost: Deed = { call: 'POST /corporation/v1/va/list', run: (bank) => bank.virtualAccounts() }
const orders: Record<string, Deed> = {
  'issuing accounts': { call: 'POST /corporation/v1/va/issue', run: (bank) => bank.issueVirtualAccounts(1) },
  'a transfer': {
    call: 'POST /corporation/v1/transfer/request',
    run: (bank) => bank.requestTransfer(payment, 'key-1'),
  },
  'a bulk transfer': {
    call: 'POST /corporation/v1/bulktransfer/request',
    run: (bank) => bank.requestBulkTransfer(payment, 'key-2'),
  },
  'a cancellation': {
    call: 'POST /corporation/v1/transfer/cancel',
    run: (bank) => bank.cancelTransfer('2026112100000002', 'accepted'),
  },
  'stopping an account': {
    call: 'POST /corporation/v1/va/status-change',
    run: (bank) => bank.stopVirtualAccounts(['5021000001']),
  },
  'a subscription': { call: 'POST /webhooks/v1/subscribe', run: (bank) => bank.subscribe() },
}

const maintenance: Reply = { status: 503, body: { errorCode: 'WG_ERR_300', errorMessage: 'メンテナンス中です。' } }
const callLimit: Reply = {
  status: 429,
  body: { errorCode: 'WG_ERR_154', errorMessage: 'APIの利用上限を超過しています。' },
}
const inputError: Reply = { status: 400, body: { errorCode: 'WG_ERR_110', errorMessage: '入力内容に誤りがあります。' } }

/** What each mishap means for a question, how often it is put, and what it means for an order, which is never repeated. */
const mishaps: [what: string, reply: Reply, question: string, asked: number, order: string][] = [
  ['the answer is lost after the work', 'lose the answer', 'BankUnavailable', 3, 'BankUnknown'],
  ['the bank says nothing', 'say nothing', 'BankUnavailable', 3, 'BankUnknown'],
  ['500', { status: 500, body: { errorCode: 'E', errorMessage: 'x' } }, 'BankUnavailable', 1, 'BankUnknown'],
  ['503 in the bank’s own words', maintenance, 'BankUnavailable', 3, 'BankUnavailable'],
  ['503 of a gateway', { status: 503, raw: '<html>' }, 'BankUnavailable', 3, 'BankUnknown'],
  ['504', { status: 504, raw: '' }, 'BankUnavailable', 3, 'BankUnknown'],
  ['429', callLimit, 'BankUnavailable', 3, 'BankUnavailable'],
  ['400', inputError, 'BankRefused', 1, 'BankRefused'],
  ['403', { status: 403, body: { errorCode: 'WG_ERR_100', errorMessage: 'x' } }, 'BankRefused', 1, 'BankRefused'],
]
const unreadable: Reply = { status: 201, raw: '{"vaList":[{"vaId":' }

let scripted: ScriptedBank
beforeAll(async () => {
  scripted = await startScriptedBank()
})
afterAll(() => scripted.close())
beforeEach(() => {
  scripted.seen.length = 0
})

async function failureOf(deed: Promise<unknown>): Promise<Error> {
  return deed.then(
    () => new Error('it went well'),
    (error: Error) => error,
  )
}
/** Waits for an answer as long as a busy machine may need; for one that never comes, until the bank has certainly seen the request. */
const clientFor = (reply?: Reply) =>
  linkedBank(scripted.baseUrl, { timeoutMs: reply === 'say nothing' ? 1_500 : 10_000 }).bank

describe.each(mishaps)('when %s', (_what, reply, asQuestion, asked, asOrder) => {
  it(`a question fails as ${asQuestion}, put ${asked} times`, async () => {
    scripted.always(question.call, reply)
    expect((await failureOf(question.run(clientFor(reply)))).name).toBe(asQuestion)
    expect(scripted.requestsTo(question.call)).toHaveLength(asked)
  })

  it(`a question by POST fails as ${asQuestion}, put once`, async () => {
    scripted.always(questionByPost.call, reply)
    expect((await failureOf(questionByPost.run(clientFor(reply)))).name).toBe(asQuestion)
    expect(scripted.requestsTo(questionByPost.call)).toHaveLength(1)
  })

  it.each(Object.entries(orders))(`%s fails as ${asOrder}, sent once`, async (_name, order) => {
    scripted.always(order.call, reply)
    expect((await failureOf(order.run(clientFor(reply)))).name).toBe(asOrder)
    expect(scripted.requestsTo(order.call)).toHaveLength(1)
  })
})

describe('when the answer cannot be read', () => {
  it('a question is unanswered, an order in doubt', async () => {
    scripted.always(question.call, unreadable)
    scripted.always('POST /corporation/v1/va/issue', unreadable)
    expect((await failureOf(question.run(clientFor()))).name).toBe('BankUnavailable')
    expect((await failureOf(clientFor().issueVirtualAccounts(1))).name).toBe('BankUnknown')
  })

  it('a receipt without its number leaves the transfer in doubt', async () => {
    scripted.always('POST /corporation/v1/transfer/request', { status: 201, body: { resultCode: '2' } })
    expect((await failureOf(clientFor().requestTransfer(payment, 'key-3'))).name).toBe('BankUnknown')
  })
})

describe('when the bank is not there at all', () => {
  it.each(Object.entries(orders))('%s surely did not happen', async (_name, order) => {
    const { bank } = linkedBank(await addressWithoutServer())
    expect((await failureOf(order.run(bank))).name).toBe('BankUnavailable')
  })
})

it('a question that is answered at the third attempt succeeds', async () => {
  scripted.next(question.call, 'lose the answer', maintenance)
  scripted.always(question.call, { status: 200, body: { hasNext: false, count: '0', vaTransactions: [] } })
  await expect(question.run(clientFor())).resolves.toEqual([])
})

it('no failure tells an account number, a name or a token, even where the bank quotes them', async () => {
  const quoting = 'ﾔﾏﾀﾞ ﾀﾛｳ の口座 0123456 は使えません。access-token-one-0123456789'
  scripted.always('POST /corporation/v1/transfer/request', {
    status: 400,
    body: {
      errorCode: 'WG_ERR_110',
      errorMessage: quoting,
      errorDetails: [],
      TransferErrorDetails: [
        { itemId: '1', errorDetails: [{ errorDetailsCode: '220001', errorDetailsMessage: quoting }] },
      ],
    },
  })
  const failure = await failureOf(clientFor().requestTransfer(payment, 'key-4'))
  expect(failure).toMatchObject({ name: 'BankRefused', code: 'WG_ERR_110', status: 400 })
  expect(failure).toMatchObject({ items: [{ itemId: '1', code: '220001' }] })
  const told = `${failure.message} ${failure.stack} ${JSON.stringify(failure)}`
  for (const secret of ['0123456', 'ﾔﾏﾀﾞ', 'ﾀﾛｳ', 'access-token-one']) expect(told).not.toContain(secret)
})

/** A port that was free a moment ago. */
async function addressWithoutServer(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/ganb/api`
}
