import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import fastify, { type FastifyInstance } from 'fastify'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { failFund } from '../../../src/features/investing/fund-closing/fail-fund.ts'
import { mountLive } from '../../../src/server/live/live-route.ts'
import { must } from '../../support/must.ts'
import { createFundWorld, DURING_OFFERING, type FundWorld } from '../support/fund-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: FundWorld
let app: FastifyInstance
let address: string
beforeAll(async () => {
  world = await createFundWorld()
  // A stream is never at rest: closing would wait for its connection to be forgotten.
  app = fastify({ forceCloseConnections: true })
  mountLive(app, world.services, { watchers: 3, watchersOfAddress: 2 })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await world.end()
})
beforeEach(() => world.moveTo(DURING_OFFERING))

/** Reads a stream of events as a browser does. */
async function watch(path: string) {
  const leaving = new AbortController()
  const response = await fetch(`${address}${path}`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const events: Record<string, unknown>[] = []
  let text = ''
  const reading = (async () => {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString('utf8')
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = text.slice(0, end)
        text = text.slice(end + 2)
        if (event.startsWith('data: ')) events.push(JSON.parse(event.slice(6)) as Record<string, unknown>)
      }
    }
  })().catch(() => undefined)
  return {
    response,
    ended: reading,
    leave: () => leaving.abort(),
    until: async (matches: (event: Record<string, unknown>) => boolean) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const found = events.findLast(matches)
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`never told; told were ${JSON.stringify(events)}`)
    },
  }
}

const apply = async (fundId: Id<'fund'>, amount: number) =>
  must(
    await applyToFund(world.services, {
      memberId: await world.member(),
      fundId,
      amount,
      special: null,
      method: 'first_come',
      idempotencyKey: undefined,
    }),
  )

describe('what moves on everyone’s screen', () => {
  test('tells an application to everyone who watches, in public sums alone', async () => {
    const fundId = await world.fund()
    const [one, other] = [await watch(`/live/projects/${fundId}`), await watch('/live/projects')]
    expect(await one.until(() => true)).toEqual({
      id: fundId,
      invest_total: 200_000,
      paid_total: 200_000,
      held_total: 0,
      remaining: 800_000,
      is_goaled: false,
      state: 'open',
    })
    await apply(fundId, 800_000)
    expect(await one.until(({ state }) => state === 'paused')).toEqual({
      id: fundId,
      invest_total: 1_000_000,
      paid_total: 200_000,
      held_total: 0,
      remaining: 0,
      is_goaled: false,
      state: 'paused',
    })
    await other.until((funds) =>
      (funds as unknown as { id: number; state: string }[]).some(
        ({ id, state }) => id === fundId && state === 'paused',
      ),
    )
    expect(one.response.headers.get('cache-control')).toBe('no-store')
    one.leave()
    other.leave()
  })

  test('follows the clock: the state changes at the opening and at the end', async () => {
    const fundId = await world.fund()
    world.moveTo('2026-04-01T18:59:59+09:00')
    const watcher = await watch(`/live/projects/${fundId}`)
    await watcher.until(({ state }) => state === 'before')
    world.moveTo('2026-04-01T19:00:00+09:00')
    await watcher.until(({ state }) => state === 'open')
    world.moveTo('2026-04-11T00:00:00+09:00')
    await watcher.until(({ state }) => state === 'closed')
    // Failed from the transaction on that ends everybody's application.
    await failFund(world.services, fundId, world.services.clock.now())
    await watcher.until(({ state }) => state === 'failed')
    watcher.leave()
  })

  test('answers who cannot hold a stream in plain JSON, and knows no drafts', async () => {
    const fundId = await world.fund()
    const response = await fetch(`${address}/live/projects/${fundId}`)
    expect(await response.json()).toMatchObject({ id: fundId, remaining: 800_000, state: 'open' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    for (const id of ['999999', 'x', '0', '1e3'])
      expect((await fetch(`${address}/live/projects/${id}`)).status).toBe(404)
  })

  test('turns away who is too many with a time to come back, and takes them when a place is free', async () => {
    const fundId = await world.fund()
    const first = await watch(`/live/projects/${fundId}`)
    const second = await watch(`/live/projects/${fundId}`)
    const third = await fetch(`${address}/live/projects/${fundId}`, { headers: { accept: 'text/event-stream' } })
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '20'])
    expect((await fetch(`${address}/live/projects/${fundId}`)).status).toBe(200)
    first.leave()
    await first.ended
    await expect
      .poll(async () => {
        const again = await watch(`/live/projects/${fundId}`)
        again.leave()
        return again.response.status
      })
      .toBe(200)
    second.leave()
  })

  test('ends its streams when the server stops, so that browsers go to another', async () => {
    const own = fastify()
    mountLive(own, world.services)
    const base = await own.listen({ port: 0, host: '127.0.0.1' })
    const fundId = await world.fund()
    const response = await fetch(`${base}/live/projects/${fundId}`, { headers: { accept: 'text/event-stream' } })
    await own.close()
    const text = await response.text()
    expect(text).toMatch(/^retry: [1-4]\d{3}\n\n/)
  })
})
