import { expect, it } from 'vitest'
import { writeAnswer } from './write-answer.ts'

const funds = Array.from({ length: 300 }, (_each, id) => ({
  id,
  name: '第12号',
  proof: { entries: [{ amount: 1 }, null] },
}))

it.each([
  [{ data: { projects: funds, me: null, total: 3, text: 'a"あ\n' } }],
  [{ data: { lists: [[1, [2]], []], empty: {} }, errors: [{ message: '…', path: ['projects', 3] }] }],
  [{ data: null }],
  [{}],
])('is what JSON.stringify writes: %#', async (answer) => {
  expect(await writeAnswer(answer)).toBe(JSON.stringify(answer))
})

it('leaves out what is undefined, as JSON does', async () => {
  const answer = { data: { a: 1 }, errors: undefined }
  expect(await writeAnswer(answer)).toBe(JSON.stringify(answer))
})

it('is written no further than just above what it may be', async () => {
  let written = 0
  const long = Array.from({ length: 100 }, () => ({ toJSON: () => ((written += 1), 'x'.repeat(1_000)) }))
  expect(await writeAnswer({ data: long }, 5_000)).toBeNull()
  expect(written).toBeLessThan(7)
})

it('lets others have their turn', async () => {
  const slow = Array.from({ length: 40 }, () => ({
    toJSON: () => {
      const end = performance.now() + 2
      while (performance.now() < end);
      return 1
    },
  }))
  let isOver = false
  let rounds = 0
  const goRound = (): void => {
    rounds += 1
    if (!isOver) setImmediate(goRound)
  }
  setImmediate(goRound)
  await writeAnswer({ data: slow })
  isOver = true
  expect(rounds).toBeGreaterThan(4)
})
