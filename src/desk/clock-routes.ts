import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BusinessClock } from './clock.ts'
import type { ClockFollowers, RanTask } from './clock-followers.ts'
import { formatInstant, parseInstant } from './japan-time.ts'

const keepAliveMs = 15_000

/** The clock for people and programs (/clock) and for the processes that live by it (/clock/follow, /clock/ack). */
export async function clockRoutes(
  app: FastifyInstance,
  clock: BusinessClock,
  followers: ClockFollowers,
): Promise<void> {
  app.get('/clock', async () => ({ now: clock.nowText() }))

  app.put('/clock', async (request, reply) => {
    const target = parseInstant((request.body as { now?: unknown } | null)?.now)
    if (!target)
      return reply
        .code(400)
        .send({ error: 'BAD_INPUT', message: 'now は 2026-11-21T10:00:00+09:00 の形で指定してください。' })
    const ran = await followers.move(target)
    if (!ran) return reply.code(400).send({ error: 'CLOCK_MOVES_FORWARD', message: '業務時計は先へだけ進められます。' })
    return { now: formatInstant(target), ran }
  })

  app.get('/clock/follow', async (request, reply) => {
    const { name } = request.query as { name?: string }
    follow(reply, name || 'unnamed', followers)
    return reply
  })

  app.post('/clock/ack', async (request, reply) => {
    const { follower, seq, ran, next } = (request.body ?? {}) as Record<string, unknown>
    const due = next === null || next === undefined ? null : parseInstant(next)
    if (typeof follower !== 'string' || typeof seq !== 'number' || due === undefined) {
      return reply.code(400).send({ error: 'BAD_INPUT', message: 'follower, seq, ran, next are needed' })
    }
    const known = followers.acknowledge({ follower, seq, ran: ranTasks(ran), next: due })
    return known ? { ok: true } : reply.code(410).send({ error: 'UNKNOWN_FOLLOWER', message: 'follow again' })
  })
}

/** One server-sent-event stream; it ends when the other side hangs up, and then nobody waits for it any more. */
function follow(reply: FastifyReply, name: string, followers: ClockFollowers): void {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' })
  const id = followers.join(
    name,
    (event) => stream.write(`data: ${JSON.stringify(event)}\n\n`),
    () => stream.destroy(),
  )
  const keepAlive = setInterval(() => stream.write(': still here\n\n'), keepAliveMs)
  stream.once('close', () => {
    clearInterval(keepAlive)
    followers.leave(id)
  })
}

function ranTasks(value: unknown): RanTask[] {
  if (!Array.isArray(value)) return []
  return value.map((each: { task?: unknown; at?: unknown }) => ({ task: String(each.task), at: String(each.at) }))
}
