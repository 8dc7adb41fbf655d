import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkedBank } from './fixtures/linked-bank.ts'
import { type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

let scripted: ScriptedBank
beforeEach(async () => {
  scripted = await startScriptedBank()
})
afterEach(() => scripted.close())

describe('the delivery of notices', () => {
  it('is turned on and off as the client, without the access token', async () => {
    scripted.always('POST /webhooks/v1/subscribe', { status: 200, raw: '' })
    const { bank } = linkedBank(scripted.baseUrl)
    await bank.subscribe()
    await bank.unsubscribe()
    const requests = scripted.requestsTo('POST /webhooks/v1/subscribe')
    const eventTypes = [{ eventType: 'va-deposit-transaction' }]
    expect(requests.map((request) => JSON.parse(request.body))).toEqual([
      { subscribeStatus: '1', eventTypes },
      { subscribeStatus: '0', eventTypes },
    ])
    expect(requests[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('demo-client:sample-client-secret').toString('base64')}`,
    })
    expect(requests[0]?.headers['x-access-token']).toBeUndefined()
  })

  it.each([
    ['1', [{ eventType: 'va-deposit-transaction', subscribeStatus: '1' }]],
    ['0', [{ eventType: 'va-deposit-transaction', subscribeStatus: '0' }]],
    ['0', []],
    ['0', [{ eventType: 'another', subscribeStatus: '1' }]],
  ])('has status %s by %j', async (subscribeStatus, subscribeStatuses) => {
    scripted.always('GET /webhooks/v1/subscribe-status', { status: 200, body: { subscribeStatuses } })
    const status = await linkedBank(scripted.baseUrl).bank.subscriptionStatus()
    expect(status).toEqual({ eventType: 'va-deposit-transaction', subscribeStatus })
  })
})
