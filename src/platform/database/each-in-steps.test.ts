import { describe, expect, it } from 'vitest'
import { eachInSteps } from './each-in-steps.ts'

/** Reads the numbers from 1 to `count`, and notes how it was asked. */
async function readAll(count: number): Promise<{ rows: number[]; asked: number }> {
  let asked = 0
  const rows: number[] = []
  const read = async (last: number | undefined, limit: number): Promise<number[]> => {
    asked += 1
    const first = (last ?? 0) + 1
    return Array.from({ length: Math.max(0, Math.min(limit, count - first + 1)) }, (_each, index) => first + index)
  }
  for await (const row of eachInSteps(read)) rows.push(row)
  return { rows, asked }
}

describe('rows in steps', () => {
  it.each([
    [0, 1],
    [1, 1],
    [499, 1],
    // A full step may be the last one: that is known once one has looked behind it.
    [500, 2],
    [501, 2],
    [1_000, 3],
    [1_234, 3],
  ])('%i rows all come once and in order, in %i questions', async (count, questions) => {
    const { rows, asked } = await readAll(count)
    expect(rows).toEqual(Array.from({ length: count }, (_each, index) => index + 1))
    expect(asked).toBe(questions)
  })
})
