import { expect, test } from 'vitest'
import { identitySignature } from '../../src/desk/identity/identity-events.ts'
import { demoCredentials } from '../../src/desk/settings.ts'
import { openFakeProduct, type FakeProduct } from './support/fake-product.ts'
import { call, eventually, hoursAfter, openDesk, type TestDesk } from './support/open-desk.ts'

const key = { 'x-ekyc-api-key': demoCredentials.identityApiKey }
const wish = {
  applicant_id: 'm_1',
  method: 'image',
  callback_url: 'http://127.0.0.1:3000/ekyc/complete',
  error_url: 'http://127.0.0.1:3000/ekyc/error',
  expires_in: 1800,
}

async function begin(): Promise<{
  desk: TestDesk
  product: FakeProduct
  id: string
  path: string
  status: () => Promise<string>
}> {
  const product = await openFakeProduct()
  const desk = await openDesk({ productUrl: product.url })
  const { status, body } = await call(`${desk.url}/identity/v1/applications`, 'POST', wish, key)
  expect(status).toBe(201)
  expect(body.url.startsWith(`${desk.url}/ekyc/`)).toBe(true)
  return {
    desk,
    product,
    id: body.application_id,
    path: body.url.slice(desk.url.length),
    status: async () =>
      (await call(`${desk.url}/identity/v1/applications/${body.application_id}`, 'GET', undefined, key)).body.status,
  }
}

test('the signature is hex HMAC-SHA256 over timestamp, dot and raw body', () => {
  const rawBody =
    '{"event_id":"evt_0001","type":"application.status_changed","application_id":"ekyc_0001","applicant_id":"m_1","status":"approved","occurred_at":"2026-11-21T11:00:00+09:00","method":"image","reject_reasons":[]}'
  expect(identitySignature('sample-ekyc-secret', '1795226400', rawBody)).toBe(
    '2b6ba3c52b402300726ee57437b4918374a9f32f0bd7be51103f2ff83fe8bfa6',
  )
})

test('member submits, reviewer approves, and the product is told both in order', async () => {
  const { desk, product, id, path, status } = await begin()
  expect(await status()).toBe('created')
  expect((await desk.post(path, { decision: 'approve' })).status).toBe(409)
  expect((await desk.post(path, { decision: 'submit' })).status).toBe(200)
  expect(await status()).toBe('submitted')
  product.answers.push(500)
  expect((await desk.post(path, { decision: 'approve' })).body).toMatchObject({
    application_id: id,
    status: 'approved',
  })
  await eventually(() => product.received.length === 3)

  const messages = product.received.map(({ raw }) => JSON.parse(raw))
  expect(messages.map((message) => message.status)).toEqual(['submitted', 'approved', 'approved'])
  expect(messages[1]).toMatchObject({
    type: 'application.status_changed',
    application_id: id,
    applicant_id: 'm_1',
    method: 'image',
    reject_reasons: [],
  })
  expect(messages[1].event_id).toBe(messages[2].event_id)
  for (const { path: at, headers, raw } of product.received) {
    expect(at).toBe('/webhooks/ekyc')
    const timestamp = String(headers['x-ekyc-timestamp'])
    expect(headers['x-ekyc-signature']).toBe(identitySignature(demoCredentials.identityWebhookSecret, timestamp, raw))
  }
  expect((await desk.post(path, { decision: 'approve' })).status).toBe(200)
  expect((await desk.post(path, { decision: 'reject' })).status).toBe(409)
  expect(product.received).toHaveLength(3)
})

test('news of one application keep their order even when the first is hard to bring', async () => {
  const { desk, product, path } = await begin()
  product.answers.push(500, 500)
  await desk.post(path, { decision: 'submit' })
  await desk.post(path, { decision: 'approve' })
  await eventually(() => product.received.length === 4)
  expect(product.received.map(({ raw }) => JSON.parse(raw).status)).toEqual([
    'submitted',
    'submitted',
    'submitted',
    'approved',
  ])
})

test('a refusal names its reasons', async () => {
  const { desk, product, path } = await begin()
  await desk.post(path, { decision: 'submit' })
  await desk.post(path, { decision: 'reject', reject_reasons: ['address_mismatch'] })
  expect(JSON.parse(product.received[1]?.raw ?? '{}')).toMatchObject({
    status: 'rejected',
    reject_reasons: ['address_mismatch'],
  })
})

test.each([
  ['submit', `${wish.callback_url}?application_id=`, ''],
  ['cancel', `${wish.error_url}?application_id=`, '&reason=user_cancelled'],
])('a person who presses %s goes back to the service', async (decision, start, end) => {
  const { desk, id, path, status } = await begin()
  const page = await (await fetch(desk.url + path)).text()
  expect(page).toContain('撮影して提出する')
  expect(await status()).toBe('capturing')
  const answer = await fetch(desk.url + path, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(start + id + end)
})

test('an address that is not used in time is closed, and the product hears of it', async () => {
  const { desk, product, path, status } = await begin()
  await desk.moveTo(hoursAfter(await desk.now(), 1))
  expect((await desk.post(path, { decision: 'submit' })).status).toBe(410)
  expect(await status()).toBe('expired')
  expect(product.received.map(({ raw }) => JSON.parse(raw).status)).toEqual(['expired'])
  expect((await fetch(desk.url + path)).status).toBe(410)
})

test.each([
  ['no applicant', { applicant_id: '' }],
  ['an unknown method', { method: 'letter' }],
  ['no way back', { callback_url: 'back' }],
  ['no time', { expires_in: 0 }],
])('an application with %s is refused', async (_name, changes) => {
  const desk = await openDesk()
  expect((await call(`${desk.url}/identity/v1/applications`, 'POST', { ...wish, ...changes }, key)).status).toBe(400)
})

test('without the api key nobody learns anything', async () => {
  const { desk, id } = await begin()
  expect((await desk.get(`/identity/v1/applications/${id}`)).status).toBe(401)
  expect((await desk.post('/identity/v1/applications', wish)).status).toBe(401)
  expect((await desk.post('/ekyc/unknown', { decision: 'submit' })).status).toBe(404)
})

test('a lost answer has started the application all the same; a duplicated notice comes twice', async () => {
  const { desk, product, path } = await begin()
  await desk.post('/faults', { target: 'ekyc', kind: 'lost_answer', count: 1 })
  await expect(call(`${desk.url}/identity/v1/applications`, 'POST', wish, key)).rejects.toThrow()
  expect(desk.parts.applications.list()).toHaveLength(2)
  await desk.post('/faults', { target: 'ekyc', kind: 'duplicate', count: 1 })
  await desk.post(path, { decision: 'submit' })
  await eventually(() => product.received.length === 2)
  expect(product.received[0]?.raw).toBe(product.received[1]?.raw)
})
