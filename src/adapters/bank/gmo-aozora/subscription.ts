import * as v from 'valibot'
import type { SubscriptionStatus } from '../bank.ts'
import type { DepositNotification } from '../deposit-notification.ts'
import { readAnswer } from './answer.ts'
import type { ApiCall, BankApi } from './bank-api.ts'
import { depositEventType, depositMessage, toNotification } from './deposit-notification.ts'
import { listOf, text } from './fields.ts'

const statusAnswer = v.object({ subscribeStatuses: listOf(v.object({ eventType: text, subscribeStatus: text })) })
const unsentAnswer = v.object({ messages: listOf(depositMessage) })

/** The bank hands out 500 messages a call; past this many calls it is not handing out but repeating itself. */
const mostUnsentCalls = 200

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

/**
 * Not repeated by itself although it is a GET: reading is delivery, and an answer lost on the way is lost for good. What
 * it held is found by the list of deposits.
 */
export async function takeUndelivered(api: BankApi): Promise<DepositNotification[]> {
  const taken: DepositNotification[] = []
  for (let calls = 0; calls < mostUnsentCalls; calls += 1) {
    const outcome = await api.asClient({
      effect: 'updates',
      method: 'GET',
      path: `/webhooks/v1/unsentlist/${depositEventType}`,
    })
    if (outcome.kind === 'answer' && outcome.status === 404) break
    try {
      const { messages } = readAnswer({ effect: 'updates', name: 'GET unsentlist' }, outcome, unsentAnswer)
      if (messages.length === 0) break
      taken.push(...messages.map(toNotification))
    } catch (error) {
      // What is already in hand is delivered in the bank's eyes and must not be dropped.
      if (taken.length === 0) throw error
      break
    }
  }
  return taken
}
