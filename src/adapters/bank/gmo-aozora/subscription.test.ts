import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkedBank } from './fixtures/linked-bank.ts'
import { type ScriptedBank, startScriptedBank } from './fixtures/scripted-bank.ts'

const unsent = 'GET /webhooks/v1/unsentlist/va-deposit-transaction'
const message = JSON.parse(readFileSync(new URL('fixtures/webhook-va-deposit-transaction.raw', import.meta.url), 'utf8'))
const batch = { status: 200, body: { messages: [message] } }

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

describe('notices that could not be delivered', () => {
  it('are taken until the bank has no more', async () => {
    scripted.next(unsent, batch, batch)
    const taken = await linkedBank(scripted.baseUrl).bank.takeUndeliveredNotifications()
    expect(taken.map((notification) => notification.messageId)).toEqual(['2611200905201125410', '2611200905201125410'])
    expect(scripted.requestsTo(unsent)).toHaveLength(3)
  })

  it('are kept when a later batch is lost, since the bank counts them as delivered', async () => {
    scripted.next(unsent, batch, 'lose the answer')
    expect(await linkedBank(scripted.baseUrl).bank.takeUndeliveredNotifications()).toHaveLength(1)
    expect(scripted.requestsTo(unsent)).toHaveLength(2)
  })

  it('are in doubt when the first batch is lost, and not asked for again', async () => {
    scripted.next(unsent, 'lose the answer')
    const taking = linkedBank(scripted.baseUrl).bank.takeUndeliveredNotifications()
    await expect(taking).rejects.toMatchObject({ name: 'BankUnknown' })
    expect(scripted.requestsTo(unsent)).toHaveLength(1)
  })
})
