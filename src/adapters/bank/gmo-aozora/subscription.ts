import * as v from 'valibot'
import type { SubscriptionStatus } from '../bank.ts'
import { readAnswer } from './answer.ts'
import type { ApiCall, BankApi } from './bank-api.ts'
import { depositEventType } from './deposit-notification.ts'
import { listOf, text } from './fields.ts'

const statusAnswer = v.object({ subscribeStatuses: listOf(v.object({ eventType: text, subscribeStatus: text })) })

export async function readSubscriptionStatus(api: BankApi): Promise<SubscriptionStatus> {
  const call: ApiCall = { effect: 'reads', method: 'GET', path: '/webhooks/v1/subscribe-status' }
  const outcome = await api.asClient(call)
  const { subscribeStatuses } = readAnswer({ effect: 'reads', name: 'GET subscribe-status' }, outcome, statusAnswer)
  const own = subscribeStatuses.find((row) => row.eventType === depositEventType)
  return { eventType: depositEventType, subscribeStatus: own?.subscribeStatus === '1' ? '1' : '0' }
}

/** Turning delivery on or off twice is the same as once, so a lost answer needs no query before a repeat. */
export async function changeSubscription(api: BankApi, subscribeStatus: '1' | '0'): Promise<void> {
  const body = { subscribeStatus, eventTypes: [{ eventType: depositEventType }] }
  const outcome = await api.asClient({ effect: 'updates', method: 'POST', path: '/webhooks/v1/subscribe', body })
  // Success has an empty body.
  readAnswer({ effect: 'updates', name: 'POST subscribe' }, outcome, v.unknown())
}
