import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const faultTargets = ['bank', 'ekyc', 'mail', 'beacon', 'place', 'law', 'digital_auth', 'verifier'] as const
export const faultKinds = [
  'refuse',
  'error',
  'timeout',
  'duplicate',
  'lost_answer',
  'delay',
  'server_error',
  'unavailable',
  'too_many',
  'bad_json',
  'late_answer',
  'repeat',
] as const
export type FaultTarget = (typeof faultTargets)[number]
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  target: FaultTarget
  kind: FaultKind
  /** How many exchanges are still to go wrong in this way. */
  count: number
  /** Only calls whose method and path hold this text, such as `POST /ganb/api/corporation/v1/transfer/request`; any call without. */
  call?: string
}

export interface FaultTimes {
  timeoutMs: number
  delayMs: number
}

/** The troubles ordered for the next exchanges. They are forgotten at a restart, as a real trouble would be. */
export class Faults {
  readonly times: FaultTimes
  #ordered: Fault[] = []

  constructor(times: FaultTimes) {
    this.times = times
  }

  order(fault: Fault): void {
    this.#ordered.push({ ...fault })
  }

  list(): Fault[] {
    return this.#ordered.map((fault) => ({ ...fault }))
  }

  forget(): void {
    this.#ordered = []
  }

  /** Takes the oldest fault of the target that is one of these kinds and means this call, and counts it down. */
  take(target: FaultTarget, kinds: readonly FaultKind[] = faultKinds, call = ''): FaultKind | undefined {
    const fault = this.#ordered.find(
      (each) => each.target === target && kinds.includes(each.kind) && call.includes(each.call ?? ''),
    )
    if (!fault) return undefined
    fault.count -= 1
    this.#ordered = this.#ordered.filter(({ count }) => count > 0)
    return fault.kind
  }
}

type ErrorAnswer = (reply: FastifyReply) => unknown

/** Kinds that a call to the demo desk can suffer where `duplicate` belongs to what the demo desk itself sends. */
const callFaultKinds = faultKinds.filter((kind) => kind !== 'duplicate')

/** What a gateway in front of a service says, in nobody's form. */
const gatewayStatus: Partial<Record<FaultKind, number>> = { server_error: 500, unavailable: 503, too_many: 429 }

/** Marks the first of two runs of a call that a gateway repeated. */
const repeatedHeader = 'x-desk-repeated'

/**
 * Lets the calls of these routes go wrong as ordered. refuse, error, server_error, unavailable, too_many and timeout come before any
 * effect; lost_answer, late_answer and bad_json after it: the connection dies, the answer comes too late, or half of it.
 * repeat: something on the way sends the call twice, and the caller gets the second answer.
 */
export function sufferFaults(
  routes: FastifyInstance,
  faults: Faults,
  target: FaultTarget,
  answerError: ErrorAnswer,
): void {
  const afterEffect = new WeakMap<FastifyRequest, FaultKind>()
  const kinds = target === 'beacon' ? faultKinds : callFaultKinds

  routes.addHook('preHandler', async (request, reply) => {
    if (request.headers[repeatedHeader] !== undefined) return undefined
    const kind = faults.take(target, kinds, `${request.method} ${request.url.split('?')[0]}`)
    if (kind === undefined) return undefined
    if (kind === 'refuse') return cutConnection(request, reply)
    if (kind === 'error') return answerError(reply)
    const status = gatewayStatus[kind]
    if (status !== undefined) return reply.code(status).type('text/html').send('<html><body>gateway</body></html>')
    if (kind === 'timeout') {
      await untilTimeoutOrHangUp(request, faults.times.timeoutMs)
      return cutConnection(request, reply)
    }
    if (kind === 'delay') await sleep(faults.times.delayMs)
    if (kind === 'repeat') await runOnceBefore(routes, request)
    afterEffect.set(request, kind)
    return undefined
  })

  routes.addHook('onSend', async (request, reply, payload) => {
    const kind = afterEffect.get(request)
    if (kind === 'lost_answer') cutConnection(request, reply)
    if (kind === 'late_answer') {
      await untilTimeoutOrHangUp(request, faults.times.timeoutMs)
      cutConnection(request, reply)
    }
    if (kind === 'bad_json' && typeof payload === 'string') return payload.slice(0, Math.floor(payload.length / 2))
    return payload
  })
}

async function runOnceBefore(routes: FastifyInstance, request: FastifyRequest): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  const { 'content-length': _length, ...headers } = request.headers
  await routes.inject({
    method: request.method as 'GET' | 'POST',
    url: request.url,
    headers: { ...headers, [repeatedHeader]: '1' },
    ...(request.body !== undefined &&
      request.body !== null && {
        payload: isForm
          ? new URLSearchParams(request.body as Record<string, string>).toString()
          : JSON.stringify(request.body),
      }),
  })
}

function cutConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.resetAndDestroy()
  return reply
}

async function untilTimeoutOrHangUp(request: FastifyRequest, timeoutMs: number): Promise<void> {
  const hangUp = new AbortController()
  request.raw.socket.once('close', () => hangUp.abort())
  await sleep(timeoutMs, undefined, { signal: hangUp.signal, ref: false }).catch(() => undefined)
}
