import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDeskClock, type DeskClock, type DeskClockSettings } from './desk-clock.ts'

interface Acknowledgement {
  follower: string
  seq: number
  ran: { task: string; at: string }[]
  next: string | null
}

const ten = '2026-11-21T10:00:00+09:00'
const eleven = '2026-11-21T11:00:00+09:00'

/** The demo desk's half of the protocol, just enough of it: streams the time and keeps the acknowledgements. */
async function openDesk(port = 0, firstNow = ten) {
  const followers: { name: string | null; stream: ServerResponse }[] = []
  const acknowledgements: Acknowledgement[] = []
  let seq = 0
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://desk')
    if (url.pathname === '/clock/follow') {
      followers.push({ name: url.searchParams.get('name'), stream: response })
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      move(firstNow)
      return
    }
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      acknowledgements.push(JSON.parse(body))
      response.writeHead(204).end()
    })
  })
  function move(now: string): void {
    seq += 1
    const follower = `follower-${followers.length}`
    followers.at(-1)?.stream.write(`data: ${JSON.stringify({ follower, seq, now })}\n\n`)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    followers,
    acknowledgements,
    move,
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** With the patience that a busy machine may need. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 })

type Desk = Awaited<ReturnType<typeof openDesk>>
async function desk(port?: number, firstNow?: string): Promise<Desk> {
  const opened = await openDesk(port, firstNow)
  ends.push(() => opened.close())
  return opened
}

/** A follower whose real time stands still until the test lets it pass. */
function follow(port: number, settings: Partial<DeskClockSettings> = {}) {
  const real = { milliseconds: 5_000 }
  const clock: DeskClock = createDeskClock({
    appEnv: 'demo',
    clockUrl: `http://127.0.0.1:${port}`,
    name: 'worker 1',
    monotonic: () => real.milliseconds,
    reconnectPauseMs: 20,
    ...settings,
  })
  ends.push(() => clock.close())
  return { clock, real }
}

describe('the time', () => {
  it('is the demo desk’s, and runs on in real time between its events', async () => {
    const { port, move, acknowledgements } = await desk()
    const { clock, real } = follow(port)
    expect(() => clock.now()).toThrow('not told the time')
    await clock.ready
    expect(clock.now()).toEqual(new Date(ten))
    real.milliseconds += 1_500
    expect(clock.now()).toEqual(new Date('2026-11-21T10:00:01.500+09:00'))
    move(eleven)
    await eventually(() => expect(acknowledgements).toHaveLength(2))
    expect(clock.now()).toEqual(new Date(eleven))
  })

  it('never goes back, even where the demo desk is a little behind after a new connection', async () => {
    const first = await desk()
    const { clock, real } = follow(first.port)
    await clock.ready
    real.milliseconds += 3_000
    const before = clock.now()
    first.move('2026-11-21T10:00:02+09:00')
    await eventually(() => expect(first.acknowledgements).toHaveLength(2))
    expect(clock.now()).toEqual(before)
    real.milliseconds += 1_500
    expect(clock.now()).toEqual(new Date('2026-11-21T10:00:03.500+09:00'))
  })

  it('is refused outside the demo', () => {
    expect(() => createDeskClock({ appEnv: 'production', clockUrl: 'http://127.0.0.1:1', name: 'server' })).toThrow(
      'refused',
    )
  })
})

describe('a move', () => {
  it('is acknowledged with what ran and what comes next, one move after the other', async () => {
    const { port, followers, move, acknowledgements } = await desk()
    const moves: string[] = []
    const { clock } = follow(port, {
      async onMove(now) {
        moves.push(`begin ${now.toISOString()}`)
        await new Promise((resolve) => setTimeout(resolve, 30))
        moves.push('end')
        return { ran: [{ task: 'cancel-overdue', at: ten }], next: eleven }
      },
    })
    await clock.ready
    move(eleven)
    await eventually(() => expect(acknowledgements).toHaveLength(2))
    expect(moves).toEqual(['begin 2026-11-21T01:00:00.000Z', 'end', 'begin 2026-11-21T02:00:00.000Z', 'end'])
    expect(followers.map((follower) => follower.name)).toEqual(['worker 1'])
    expect(acknowledgements[1]).toEqual({
      follower: 'follower-1',
      seq: 2,
      ran: [{ task: 'cancel-overdue', at: ten }],
      next: eleven,
    })
  })

  it('is acknowledged by a server, which has nothing to run', async () => {
    const { port, acknowledgements } = await desk()
    await follow(port).clock.ready
    await eventually(() => expect(acknowledgements).toEqual([{ follower: 'follower-1', seq: 1, ran: [], next: null }]))
  })

  it('whose work fails is not acknowledged, but tried again over a new connection', async () => {
    const { port, followers, acknowledgements } = await desk()
    const troubles: unknown[] = []
    let attempts = 0
    follow(port, {
      async onMove() {
        attempts += 1
        if (attempts === 1) throw new Error('database is away')
        return { ran: [], next: null }
      },
      onTrouble: (trouble) => troubles.push(trouble),
    })
    await eventually(() => expect(acknowledgements).toEqual([{ follower: 'follower-2', seq: 2, ran: [], next: null }]))
    expect(followers).toHaveLength(2)
    expect(troubles).toMatchObject([{ message: 'database is away' }])
  })
})

describe('the demo desk', () => {
  it('may start later, and start again', async () => {
    const early = await openDesk()
    const { port } = early
    await early.close()
    const { clock } = follow(port)

    const first = await openDesk(port)
    await clock.ready
    await eventually(() => expect(first.acknowledgements).toHaveLength(1))
    await first.close()
    expect(clock.now()).toEqual(new Date(ten))

    const second = await desk(port, eleven)
    await eventually(() => expect(second.acknowledgements).toHaveLength(1))
    expect(clock.now()).toEqual(new Date(eleven))
  })

  it('is left for good at the end', async () => {
    const { port, followers } = await desk()
    const { clock } = follow(port)
    await clock.ready
    await clock.close()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(followers).toHaveLength(1)
  })
})
