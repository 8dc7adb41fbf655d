import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const faultTargets = ['bank', 'ekyc', 'mail', 'beacon'] as const
export const faultKinds = ['refuse', 'error', 'timeout', 'duplicate', 'lost_answer', 'delay'] as const
export type FaultTarget = (typeof faultTargets)[number]
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  target: FaultTarget
  kind: FaultKind
  /** How many exchanges are still to go wrong in this way. */
  count: number
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

  /** Takes the oldest fault of the target that is one of these kinds, and counts it down. */
  take(target: FaultTarget, kinds: readonly FaultKind[] = faultKinds): FaultKind | undefined {
    const fault = this.#ordered.find((each) => each.target === target && kinds.includes(each.kind))
    if (!fault) return undefined
    fault.count -= 1
    this.#ordered = this.#ordered.filter(({ count }) => count > 0)
    return fault.kind
  }
}

type ErrorAnswer = (reply: FastifyReply) => unknown

/** Kinds that a call to the desk can suffer where `duplicate` belongs to what the desk itself sends. */
export const callFaultKinds = faultKinds.filter((kind) => kind !== 'duplicate')

/**
 * Lets the calls of these routes go wrong as ordered. refuse, error and timeout come before any effect;
 * lost_answer after it: the connection dies instead of the answer.
 */
export function sufferFaults(routes: FastifyInstance, faults: Faults, target: FaultTarget, answerError: ErrorAnswer): void {
  const withoutAnswer = new WeakSet<FastifyRequest>()
  const kinds = target === 'beacon' ? faultKinds : callFaultKinds

  routes.addHook('preHandler', async (request, reply) => {
    const kind = faults.take(target, kinds)
    if (kind === 'refuse') return cutConnection(request, reply)
    if (kind === 'error') return answerError(reply)
    if (kind === 'timeout') {
      await untilTimeoutOrHangUp(request, faults.times.timeoutMs)
      return cutConnection(request, reply)
    }
    if (kind === 'delay') await sleep(faults.times.delayMs)
    if (kind === 'lost_answer') withoutAnswer.add(request)
    return undefined
  })

  routes.addHook('onSend', async (request, reply, payload) => {
    if (withoutAnswer.has(request)) cutConnection(request, reply)
    return payload
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
