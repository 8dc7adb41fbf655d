import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showLive, showLiveOf } from '../../features/funds/fund/show-live.ts'
import type { Services } from '../../features/core/services.ts'
import { toDatabaseId } from '../../features/core/graphql/results.ts'
import { createLiveHub, type LiveHub, type Topic } from './live-hub.ts'

export interface LiveLimits {
  /** Streams of this process at one time. */
  watchers: number
  /** Of one address, behind which many may sit. */
  watchersOfAddress: number
}

const usualLimits: LiveLimits = { watchers: 5_000, watchersOfAddress: 500 }

/** Whoever is rejected asks in the usual way meanwhile, and for a stream again after this many seconds. */
const tryAgainAfterSeconds = 20
/** When a server goes away its watchers come back at different moments, each at its own. */
const reconnectMilliseconds = { least: 1_000, spread: 4_000 }

/**
 * GET /live/projects/{id} and /live/projects: how funds fill, as server-sent events where they are asked for and as plain JSON
 * otherwise. Public sums only. A stream holds one connection and nothing in the database.
 */
export function mountLive(app: FastifyInstance, services: Services, limits: LiveLimits = usualLimits): void {
  const hub = createLiveHub({
    load: (ids, offering) => showLiveOf(services, ids, offering),
    machineClock: services.machineClock,
    log: services.log,
  })
  const streams = openStreams(services, hub, limits)
  app.addHook('preClose', async () => streams.close())

  // A HEAD request would wait for the end of a stream that has none.
  app.get<{ Params: { id: string } }>('/live/projects/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const fundId = toDatabaseId(request.params.id)
    const totals = fundId === null ? null : await showLive(services, fundId)
    if (fundId === null || totals === null) return reply.code(404).send({ message: 'ファンドが見つかりません。' })
    if (wantsStream(request)) return streams.open(fundId, request, reply)
    return reply.header('cache-control', 'no-store').send(totals)
  })
  app.get('/live/projects', { exposeHeadRoute: false }, async (request, reply) => {
    if (wantsStream(request)) return streams.open('offering', request, reply)
    return reply.header('cache-control', 'no-store').send(await showLiveOf(services, [], true))
  })
}

const wantsStream = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/event-stream') === true

interface Streams {
  open(topic: Topic, request: FastifyRequest, reply: FastifyReply): FastifyReply
  close(): void
}

function openStreams(services: Services, hub: LiveHub, limits: LiveLimits): Streams {
  const open = new Set<ServerResponse>()
  const ofAddress = new Map<string, number>()
  const count = (address: string, change: 1 | -1) => {
    const next = (ofAddress.get(address) ?? 0) + change
    if (next > 0) ofAddress.set(address, next)
    else ofAddress.delete(address)
  }
  return {
    open(topic, request, reply) {
      if (open.size >= limits.watchers || (ofAddress.get(request.ip) ?? 0) >= limits.watchersOfAddress) {
        return reply
          .code(503)
          .headers({ 'retry-after': String(tryAgainAfterSeconds), 'cache-control': 'no-store' })
          .send({ message: 'ただいま接続が集中しています。' })
      }
      const { ip } = request
      const stream = reply.raw
      const headers = {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      }
      reply.hijack()
      stream.writeHead(200, headers)
      stream.write(`retry: ${reconnectAfter(services)}\n\n`)
      open.add(stream)
      count(ip, 1)
      const leave = hub.watch(topic, { send: sendTo(stream) })
      stream.on('close', () => {
        leave()
        open.delete(stream)
        count(ip, -1)
      })
      return reply
    },
    close() {
      hub.close()
      for (const stream of open) stream.end()
    },
  }
}

/** Keeps at most one frame for a watcher that reads too slowly: the latest. */
function sendTo(stream: ServerResponse): (frame: string) => void {
  let missed: string | null = null
  stream.on('drain', () => {
    if (missed === null) return
    stream.write(missed)
    missed = null
  })
  return (frame) => {
    if (stream.writableNeedDrain) missed = frame
    else stream.write(frame)
  }
}

function reconnectAfter(services: Services): number {
  const chance = services.randomBytes(2).readUInt16BE() / 65_536
  return Math.floor(reconnectMilliseconds.least + chance * reconnectMilliseconds.spread)
}
