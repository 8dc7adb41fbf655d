import { Agent, request } from 'undici'

export interface HttpMessage {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** It changes nothing and is asked again where its answer is lost. */
  isRepeatable?: boolean
}

/**
 * `not_sent`: no connection was made, so the bank saw nothing. `lost`: something may have reached it, and its answer did
 * not reach us.
 */
export type HttpOutcome = { kind: 'answer'; status: number; body: string } | { kind: 'not_sent' } | { kind: 'lost' }

export type HttpExchange = (message: HttpMessage) => Promise<HttpOutcome>

/** Failures that come before the first byte of a request leaves. Anything not in this list counts as `lost`. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** One request, one answer, within `timeoutMs` altogether; follows no redirect and repeats nothing. */
export function createHttpExchange(timeoutMs: number): HttpExchange {
  const connect = { timeout: Math.min(10_000, Math.ceil(timeoutMs / 2)) }
  // A connection for each order: on a kept one, a close by the bank looks like a lost answer. A question is then asked again, and a
  // handshake for each costs more than the question.
  const forOrders = new Agent({ pipelining: 0, connect })
  const forQuestions = new Agent({ connect })

  return async ({ url, isRepeatable = false, ...message }) => {
    try {
      const answer = await request(url, {
        ...message,
        dispatcher: isRepeatable ? forQuestions : forOrders,
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { kind: 'answer', status: answer.statusCode, body: await answer.body.text() }
    } catch (error) {
      return { kind: failedBeforeSending(error) ? 'not_sent' : 'lost' }
    }
  }
}

function failedBeforeSending(error: unknown): boolean {
  // A host with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return error.errors.every(failedBeforeSending)
  return error instanceof Error && 'code' in error && beforeSending.has(String(error.code))
}
