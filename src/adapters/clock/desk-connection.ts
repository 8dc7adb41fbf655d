import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import * as v from 'valibot'
import type { MoveOutcome } from './desk-clock.ts'
import { readEvents } from './event-stream.ts'

export interface DeskMove {
  follower: string
  seq: number
  now: Date
  /** Where the move ends to which this belongs; undefined where the clock is not being moved. */
  until?: Date | undefined
}

interface DeskFollowing {
  clockUrl: string
  name: string
  onEvent: (event: DeskMove) => Promise<MoveOutcome>
  onTrouble: (error: unknown) => void
  reconnectPauseMs: number
}

const instant = v.pipe(
  v.string(),
  v.transform((stamp) => new Date(stamp)),
  v.date(),
)

const moveEvent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    follower: v.string(),
    seq: v.number(),
    now: instant,
    until: v.optional(instant),
  }),
)

/** Follows the stream GET {clockUrl}/clock/follow for good: each event is handled, then acknowledged, in order. */
export function followDesk(following: DeskFollowing): { close(): Promise<void> } {
  // Hours may pass between two events, so the stream has no time-out of its own.
  const agent = new Agent({ bodyTimeout: 0, headersTimeout: 10_000, connect: { timeout: 5_000 } })
  const closing = new AbortController()

  async function followOnce(): Promise<void> {
    const url = `${following.clockUrl}/clock/follow?name=${encodeURIComponent(following.name)}`
    const headers = { accept: 'text/event-stream' }
    const stream = await request(url, { dispatcher: agent, headers, signal: closing.signal })
    if (stream.statusCode !== 200) {
      await stream.body.dump()
      throw new Error(`the demo desk's clock answered ${stream.statusCode}`)
    }
    for await (const data of readEvents(stream.body)) {
      const event = v.parse(moveEvent, data)
      const outcome = await following.onEvent(event)
      await acknowledge(event, outcome)
    }
    throw new Error("the demo desk's clock ended its stream")
  }

  async function acknowledge(event: DeskMove, outcome: MoveOutcome): Promise<void> {
    const answer = await request(`${following.clockUrl}/clock/ack`, {
      dispatcher: agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ follower: event.follower, seq: event.seq, ...outcome }),
      bodyTimeout: 10_000,
      signal: closing.signal,
    })
    await answer.body.dump()
    if (answer.statusCode >= 300)
      throw new Error(`the demo desk's clock answered ${answer.statusCode} to an acknowledgement`)
  }

  async function followForGood(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await followOnce()
      } catch (error) {
        if (closing.signal.aborted) return
        following.onTrouble(error)
        await pause(following.reconnectPauseMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  const ended = followForGood()
  return {
    async close() {
      closing.abort()
      await ended
      await agent.destroy()
    },
  }
}
