import { expect, it } from 'vitest'
import { WorkInSlices } from './work-in-slices.ts'

/** Keeps the processor busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('completes every element in its order, and lets others have their turn in between', async () => {
  const slices = new WorkInSlices(() => null)
  const order: string[] = []
  let isOver = false
  let rounds = 0
  const goRound = (): void => {
    rounds += 1
    if (!isOver) setImmediate(goRound)
  }
  setImmediate(goRound)
  const list = slices.spread(Array.from({ length: 30 }, (_each, place) => place)).map(async (element) => {
    order.push(String(await element))
    work(4)
    // A list below.
    for (const below of slices.spread(['a', 'b'])) order.push(await below)
  })
  await Promise.all(list)
  isOver = true
  expect(order.slice(0, 3)).toEqual(['0', '1', '2'])
  expect(order).toHaveLength(90)
  // 120 milliseconds of work, ten at a time.
  expect(rounds).toBeGreaterThan(8)
})

it('gives up what is still in line when there is reason to stop', async () => {
  let reason: Error | null = null
  const slices = new WorkInSlices(() => reason)
  const first = slices.spread([1, 2])
  expect(await Promise.all(first)).toEqual([1, 2])
  const rest = slices.spread([3, 4])
  reason = new Error('nobody waits')
  expect(await Promise.allSettled(rest)).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
})
