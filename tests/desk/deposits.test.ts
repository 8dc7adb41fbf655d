import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoCredentials } from '../../src/desk/settings.ts'
import { connectBank, contractProblems, raId } from './support/bank-client.ts'
import { openFakeProduct } from './support/fake-product.ts'
import { eventually, hoursAfter, openDesk, type Json } from './support/open-desk.ts'

async function bankWithAccount() {
  const product = await openFakeProduct()
  const desk = await openDesk({ productUrl: product.url })
  const bank = await connectBank(desk)
  const [account] = await bank.issue()
  if (!account) throw new Error('no account was issued')
  const where = { branch_cd: account.vaBranchCode, account_number: account.vaAccountNumber }
  const deposit = (changes: Record<string, unknown> = {}) =>
    desk.post('/bank/deposits', { ...where, amount: 100_000, remitter_name: 'ヤマダ タロウ', ...changes })
  return { product, desk, bank, account, where, deposit }
}

test('a deposit is listed by the bank and told to the product, signed over the raw body', async () => {
  const { product, bank, account, deposit } = await bankWithAccount()
  await bank.subscribe()
  const answer = await deposit({ amount: '100,000' })
  expect(answer.status).toBe(201)

  const notice = await eventually(() => product.received[0])
  expect(notice.path).toBe('/webhooks/bank')
  expect(notice.headers).toMatchObject({
    'content-type': 'application/json;charset=UTF-8',
    'x-eventtype': 'va-deposit-transaction',
    'x-access-token': bank.accessToken,
    'x-webhook-signature': createHmac('sha256', demoCredentials.bankClientSecret).update(notice.raw).digest('base64'),
  })
  const message = JSON.parse(notice.raw)
  expect(contractProblems('webhookvaDepositTransactionMessage', message)).toEqual([])
  expect(message.vaTransaction).toMatchObject({
    vaId: account.vaId,
    depositAmount: '100000',
    remitterNameKana: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    itemKey: answer.body.id,
  })

  const listed = await bank.get('/va/deposit-transactions', { raId })
  expect(contractProblems('VaDepositTransactionsResponse', listed.body)).toEqual([])
  expect(listed.body.vaTransactions).toEqual([message.vaTransaction])
})

test('a notice is repeated until the product answers 200, and not after', async () => {
  const { product, bank, deposit } = await bankWithAccount()
  await bank.subscribe()
  product.answers.push(500, 503)
  await deposit()
  await eventually(() => product.received.length === 3)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(product.received.map(({ raw }) => JSON.parse(raw).messageId)).toEqual(
    Array(3).fill(JSON.parse(product.received[0]?.raw ?? '').messageId),
  )
  expect((await bank.webhooks('GET', '/unsentlist/va-deposit-transaction')).status).toBe(404)
})

test('a notice that nobody takes waits in the unsent list, once', async () => {
  const { product, bank, desk, deposit } = await bankWithAccount()
  await bank.subscribe()
  product.answers.push(500, 500, 500, 500)
  const { body } = await deposit()
  await eventually(() => desk.parts.notifications.stateOf(body.id) === 'unsent')
  const unsent = await bank.webhooks('GET', '/unsentlist/va-deposit-transaction')
  expect(unsent.body.messages.map(({ vaTransaction }: Json) => vaTransaction.itemKey)).toEqual([body.id])
  expect((await bank.webhooks('GET', '/unsentlist/va-deposit-transaction')).status).toBe(404)
})

test('nothing is sent without a subscription; what was missed comes when it starts', async () => {
  const { product, bank, deposit } = await bankWithAccount()
  const status = () => bank.webhooks('GET', '/subscribe-status')
  expect((await status()).body).toEqual({
    subscribeStatuses: [{ eventType: 'va-deposit-transaction', subscribeStatus: '0' }],
  })
  await deposit()
  expect(product.received).toEqual([])
  await bank.subscribe()
  expect((await status()).body.subscribeStatuses[0]?.subscribeStatus).toBe('1')
  await eventually(() => product.received.length === 1)
})

test('with an expired access token the bank sends nothing; the listing still knows the deposit', async () => {
  const { product, bank, desk, deposit } = await bankWithAccount()
  await bank.subscribe()
  await desk.moveTo(hoursAfter(await desk.now(), 31 * 24))
  await deposit()
  expect(product.received).toEqual([])
  const fresh = await connectBank(desk)
  await fresh.subscribe()
  expect((await fresh.get('/va/deposit-transactions', { raId })).body.count).toBe('1')
  expect(product.received).toEqual([])
})

test("the time of the transfer is the payer's bank's, and never in the future", async () => {
  const { bank, desk, deposit } = await bankWithAccount()
  const now = await desk.now()
  const yesterday = hoursAfter(now, -24)
  const [first, second] = [await deposit({ transfer_at: yesterday }), await deposit({ transfer_at: yesterday })]
  expect(first.body.id).not.toBe(second.body.id)
  const day = yesterday.slice(0, 10)
  const { body } = await bank.get('/va/deposit-transactions', { raId, dateFrom: day, dateTo: day })
  expect(body.vaTransactions.map(({ itemKey }: Json) => itemKey)).toEqual([first.body.id, second.body.id])
  expect((await deposit({ transfer_at: hoursAfter(now, 1) })).status).toBe(400)
})

test.each([
  ['an unknown account', { account_number: '9999999' }, 404],
  ['no amount', { amount: undefined }, 400],
  ['nothing', { amount: 0 }, 400],
  ['less than nothing', { amount: -1 }, 400],
  ['a broken yen', { amount: 1.5 }, 400],
  ['words', { amount: 'ten' }, 400],
  ['no remitter', { remitter_name: ' ' }, 400],
  ['no time', { transfer_at: 'yesterday' }, 400],
])('a deposit of %s is refused', async (_name, changes, status) => {
  const { deposit, bank } = await bankWithAccount()
  expect((await deposit(changes)).status).toBe(status)
  expect((await bank.get('/va/deposit-transactions', { raId })).body.vaTransactions).toEqual([])
})

test('a stopped account takes nothing until it is resumed, a deleted one never again', async () => {
  const { bank, account, deposit } = await bankWithAccount()
  const change = (code: string) =>
    bank.post('/va/status-change', { vaStatusChangeCode: code, vaIdList: [{ vaId: account.vaId }] })
  await change('1')
  expect(await deposit()).toMatchObject({ status: 409, body: { error: 'ACCOUNT_STOPPED' } })
  await change('2')
  expect((await deposit()).status).toBe(201)
  await change('3')
  expect(await deposit()).toMatchObject({ status: 409, body: { error: 'ACCOUNT_DELETED' } })
  expect((await change('2')).status).toBe(400)
})
