import { expect, test } from 'vitest'
import { eventually, hoursAfter, openDesk, type TestDesk } from './support/open-desk.ts'

interface FakeFollower {
  /** The instants at which it has stood. */
  stood: string[]
  leave: () => void
}

/** A process with tasks at fixed instants; `runTask` may take its time or plan more tasks. */
async function follow(
  desk: TestDesk,
  name: string,
  tasks: Record<string, string>,
  answers = true,
): Promise<FakeFollower> {
  const leaving = new AbortController()
  const stream = await fetch(`${desk.url}/clock/follow?name=${name}`, { signal: leaving.signal })
  const follower: FakeFollower = { stood: [], leave: () => leaving.abort() }
  const due = new Map(Object.entries(tasks).map(([task, at]) => [task, Date.parse(at)]))
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of stream.body ?? []) {
      for (const line of decoder
        .decode(chunk as Uint8Array)
        .split('\n')
        .filter((each) => each.startsWith('data: '))) {
        const event = JSON.parse(line.slice(6)) as { follower: string; seq: number; now: string }
        follower.stood.push(event.now)
        if (!answers) continue
        const ran = [...due].filter(([, at]) => at <= Date.parse(event.now)).map(([task]) => ({ task, at: event.now }))
        for (const { task } of ran) due.delete(task)
        const next = due.size > 0 ? new Date(Math.min(...due.values())).toISOString() : null
        await desk.post('/clock/ack', { follower: event.follower, seq: event.seq, ran, next })
      }
    }
  })().catch(() => undefined)
  await eventually(() => follower.stood.length > 0)
  return follower
}

test('the business clock ticks, moves forward and never back', async () => {
  const desk = await openDesk()
  const start = await desk.now()
  expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/)

  const tomorrow = hoursAfter(start, 24)
  expect(await desk.moveTo(tomorrow)).toEqual({ status: 200, body: { now: tomorrow, ran: [] } })
  const reached = await desk.now()
  expect(reached >= tomorrow).toBe(true)
  expect((await desk.moveTo(start)).status).toBe(400)
  expect((await desk.moveTo('tomorrow')).status).toBe(400)
  expect((await desk.moveTo('2031-02-30T00:00:00+09:00')).status).toBe(400)
  await eventually(async () => (await desk.now()) > reached)
})

test('a move visits every due time of all followers in order, each under its own now', async () => {
  const desk = await openDesk()
  const start = await desk.now()
  const at = (hours: number) => hoursAfter(start, hours)
  const server = await follow(desk, 'server', { 'close the fund': at(2), 'send the mails': at(5) })
  const worker = await follow(desk, 'worker', { 'fetch deposits': at(3), 'draw the lottery': at(30) })

  const { body } = await desk.moveTo(at(24))
  expect(body).toEqual({
    now: at(24),
    ran: [
      { task: 'close the fund', at: at(2) },
      { task: 'fetch deposits', at: at(3) },
      { task: 'send the mails', at: at(5) },
    ],
  })
  expect(server.stood.slice(1)).toEqual([at(2), at(3), at(5), at(24)])
  expect(worker.stood.slice(1)).toEqual([at(2), at(3), at(5), at(24)])
})

test('two moves at once take their turns', async () => {
  const desk = await openDesk()
  const start = await desk.now()
  await follow(desk, 'worker', { first: hoursAfter(start, 1), second: hoursAfter(start, 3) })
  const [one, other] = await Promise.all([desk.moveTo(hoursAfter(start, 2)), desk.moveTo(hoursAfter(start, 4))])
  expect(one.body.ran).toEqual([{ task: 'first', at: hoursAfter(start, 1) }])
  expect(other.body.ran).toEqual([{ task: 'second', at: hoursAfter(start, 3) }])
})

test('a follower that hangs up or keeps silent holds nobody up', async () => {
  const desk = await openDesk({ times: { acknowledgeWithinMs: 500 } })
  const start = await desk.now()
  const gone = await follow(desk, 'gone', { never: hoursAfter(start, 1) })
  gone.leave()
  await follow(desk, 'silent', {}, false)
  const { body } = await desk.moveTo(hoursAfter(start, 2))
  expect(body.ran).toEqual([])
  expect(desk.parts.followers.names()).toEqual([])
})

test('the clock keeps its offset over a restart', async () => {
  const desk = await openDesk()
  const nextYear = hoursAfter(await desk.now(), 24 * 365)
  await desk.moveTo(nextYear)
  await desk.stop()
  const again = await openDesk({ folder: desk.folder })
  expect((await again.now()) >= nextYear).toBe(true)
})
