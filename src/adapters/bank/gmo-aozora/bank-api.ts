import { setTimeout as pause } from 'node:timers/promises'
import type * as v from 'valibot'
import { BankNotLinked } from '../bank-failure.ts'
import { type CallEffect, readAnswer } from './answer.ts'
import { basicCredentials } from './authorization.ts'
import { createHttpExchange, type HttpExchange, type HttpOutcome } from './http-exchange.ts'
import { defaultRetryPausesMs, defaultTimeoutMs, type GmoAozoraSettings } from './settings.ts'
import type { TokenKeeper } from './token-keeper.ts'

export interface ApiCall {
  effect: CallEffect
  method: 'GET' | 'POST'
  /** Below the base URL: /corporation/v1/... or /webhooks/v1/... */
  path: string
  /** Left out where a value is undefined or empty, which the bank takes for the same. */
  query?: Record<string, string | undefined>
  body?: unknown
  idempotencyKey?: string
}

export interface BankApi {
  /** With the account holder's access token; renews it once where the bank refuses it. */
  withToken<Schema extends v.GenericSchema>(call: ApiCall, schema: Schema): Promise<v.InferOutput<Schema>>
  /** With our own client id and secret, as the notification control wants it; the raw outcome, since 404 has a meaning. */
  asClient(call: ApiCall): Promise<HttpOutcome>
}

export function createExchange(settings: GmoAozoraSettings): HttpExchange {
  return createHttpExchange(settings.timeoutMs ?? defaultTimeoutMs)
}

export function createBankApi(settings: GmoAozoraSettings, exchange: HttpExchange, tokens: TokenKeeper): BankApi {
  const pauses = settings.retryPausesMs ?? defaultRetryPausesMs

  function send(call: ApiCall, credentials: Record<string, string>): Promise<HttpOutcome> {
    const headers: Record<string, string> = { accept: 'application/json;charset=UTF-8', ...credentials }
    if (call.body !== undefined) headers['content-type'] = 'application/json;charset=UTF-8'
    if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey
    const query = queryString(call.query ?? {})
    const body = call.body === undefined ? undefined : JSON.stringify(call.body)
    return exchange({
      method: call.method,
      url: `${settings.baseUrl}${call.path}${query}`,
      headers,
      body,
      isRepeatable: isRepeatable(call),
    })
  }

  /** Only a GET that changes nothing is ever repeated: after a lost answer the bank may have executed anything else. */
  async function sendPatiently(call: ApiCall, credentials: Record<string, string>): Promise<HttpOutcome> {
    let outcome = await send(call, credentials)
    if (!isRepeatable(call)) return outcome
    for (const milliseconds of pauses) {
      if (!worthRepeating(outcome)) break
      await pause(milliseconds)
      outcome = await send(call, credentials)
    }
    return outcome
  }

  return {
    async withToken(call, schema) {
      const token = await tokens.current()
      let outcome = await sendPatiently(call, { 'x-access-token': token })
      if (isUnauthorized(outcome)) {
        // The bank checks the token before all else, so even an order may be sent again.
        outcome = await sendPatiently(call, { 'x-access-token': await tokens.replace(token) })
        if (isUnauthorized(outcome)) throw new BankNotLinked('the bank refuses a token that it has just given')
      }
      return readAnswer({ effect: call.effect, name: `${call.method} ${call.path}` }, outcome, schema)
    },

    asClient: (call) => sendPatiently(call, { authorization: basicCredentials(settings) }),
  }
}

const isRepeatable = ({ method, effect }: ApiCall): boolean => method === 'GET' && effect === 'reads'

function worthRepeating(outcome: HttpOutcome): boolean {
  return outcome.kind !== 'answer' || [429, 503, 504].includes(outcome.status)
}

function isUnauthorized(outcome: HttpOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status === 401
}

function queryString(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
