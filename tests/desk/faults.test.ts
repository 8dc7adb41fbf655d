import { expect, test } from 'vitest'
import { connectBank, oneTransfer } from './support/bank-client.ts'
import { openFakeProduct } from './support/fake-product.ts'
import { eventually, openDesk } from './support/open-desk.ts'

test.each([
  [{ target: 'bank', kind: 'refuse', count: 0 }],
  [{ target: 'bank', kind: 'explode' }],
  [{ target: 'post', kind: 'refuse' }],
  [{}],
])('an order that makes no sense is refused: %o', async (order) => {
  const desk = await openDesk()
  expect((await desk.post('/faults', order)).status).toBe(400)
  expect((await desk.get('/faults')).body).toEqual({ faults: [] })
})

test.each([
  ['refuse', 'fails', 0],
  ['timeout', 'fails', 0],
  ['lost_answer', 'fails', 1],
  ['error', 503, 0],
  ['delay', 201, 1],
  ['server_error', 500, 0],
  ['unavailable', 503, 0],
  ['too_many', 429, 0],
  ['bad_json', 201, 1],
  ['late_answer', 'fails', 1],
  ['repeat', 201, 2],
])('bank, %s: the call ends with %s and %i transfers were made', async (kind, outcome, made) => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  await desk.post('/faults', { target: 'bank', kind, count: 1 })
  const day = '2099-01-05'
  const status = await bank.post('/transfer/request', oneTransfer(day)).then(
    (answer) => answer.status,
    () => 'fails',
  )
  expect(status).toBe(outcome)
  expect((await desk.get('/bank/transfers')).body).toHaveLength(made)
  expect((await bank.post('/transfer/request', oneTransfer(day))).status).toBe(201)
})

test('a fault is counted down, one exchange after the other, and forgotten by a reset', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  await desk.post('/faults', { target: 'bank', kind: 'error', count: 2 })
  expect([
    (await bank.get('/accounts')).status,
    (await bank.get('/accounts')).status,
    (await bank.get('/accounts')).status,
  ]).toEqual([503, 503, 200])
  await desk.post('/faults', { target: 'bank', kind: 'error', count: 2 })
  await desk.post('/reset')
  expect((await bank.get('/accounts')).status).toBe(200)
})

test('a fault may be meant for one kind of call: the others go on', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  await desk.post('/faults', {
    target: 'bank',
    kind: 'too_many',
    count: 5,
    call: 'POST /ganb/api/corporation/v1/transfer/request',
  })
  expect((await bank.get('/accounts')).status).toBe(200)
  expect((await bank.post('/transfer/request', oneTransfer('2099-01-05'))).status).toBe(429)
  expect((await desk.get('/faults')).body.faults).toMatchObject([{ count: 4 }])
})

test('a transfer that something on the way sends twice is one transfer by its key', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  await desk.post('/faults', { target: 'bank', kind: 'repeat' })
  expect((await bank.post('/transfer/request', oneTransfer('2099-01-05'), { 'idempotency-key': 'k-1' })).status).toBe(
    201,
  )
  expect((await desk.get('/bank/transfers')).body).toHaveLength(1)
})

test('a caller that hangs up does not wait for the timeout', async () => {
  const desk = await openDesk({ times: { faultTimeoutMs: 60_000 } })
  await desk.post('/faults', { target: 'beacon', kind: 'timeout', count: 1 })
  const hangUp = new AbortController()
  const call = expect(fetch(`${desk.url}/beacon/public/1`, { signal: hangUp.signal })).rejects.toThrow()
  // Not before the fault has met the call: on a busy machine it would meet the next one.
  await eventually(async () => (await desk.get('/faults')).body.faults.length === 0)
  hangUp.abort()
  await call
  expect((await desk.get('/beacon/public/1')).status).toBe(200)
})

test('a duplicated notice of a deposit comes twice, to the letter', async () => {
  const product = await openFakeProduct()
  const desk = await openDesk({ productUrl: product.url })
  const bank = await connectBank(desk)
  await bank.subscribe()
  const [account] = await bank.issue()
  await desk.post('/faults', { target: 'bank', kind: 'duplicate', count: 1 })
  await desk.post('/bank/deposits', {
    branch_cd: '502',
    account_number: account?.vaAccountNumber,
    amount: 1,
    remitter_name: 'ﾔﾏﾀﾞ',
  })
  await eventually(() => product.received.length === 2)
  expect(product.received[0]?.raw).toBe(product.received[1]?.raw)
  await desk.post('/bank/deposits', {
    branch_cd: '502',
    account_number: account?.vaAccountNumber,
    amount: 1,
    remitter_name: 'ﾔﾏﾀﾞ',
  })
  expect(product.received).toHaveLength(3)
})
