import { expect, it } from 'vitest'
import { measureAnswer } from './answer-size.ts'

it.each([[{ a: 'x'.repeat(1_000), b: [1, null, { c: 'あ'.repeat(500) }] }], [Array.from({ length: 300 }, (_each, id) => ({ id, name: '第12号' }))], [{}]])('is about as long as its JSON: %#', (value) => {
  const { length } = JSON.stringify(value)
  expect(measureAnswer(value)).toBeGreaterThan(length * 0.8 - 5)
  expect(measureAnswer(value)).toBeLessThan(length * 1.5 + 5)
})

it('is counted no further than asked', () => {
  const visited: number[] = []
  const long = Array.from({ length: 100 }, (_each, place) => ({ get text() { visited.push(place); return 'x'.repeat(1_000) } }))
  expect(measureAnswer(long, 5_000)).toBeGreaterThan(5_000)
  expect(visited.length).toBeLessThan(7)
})
