import { describe, expect, test } from 'vitest'
import { batchQueue, type Waiting } from './batch-queue.ts'

type Round = readonly Waiting<number, number>[]

/** Doubles numbers, keeps the rounds it was asked in, and answers when told. */
function doubler(largest: number) {
  const rounds: number[][] = []
  const gates: (() => void)[] = []
  const doubles = batchQueue(async (round: Round) => {
    rounds.push(round.map(({ question }) => question))
    await new Promise<void>((resolve) => gates.push(resolve))
    for (const { question, resolve } of round) resolve(question * 2)
  }, largest)
  const answerRound = async () => {
    while (gates.length === 0) await new Promise((resolve) => setImmediate(resolve))
    gates.shift()?.()
  }
  return { doubles, rounds, answerRound }
}

describe('gathered questions', () => {
  test('that come together are answered in one round, those that come meanwhile in the next, in their order', async () => {
    const { doubles, rounds, answerRound } = doubler(10)
    const first = [1, 2, 3].map((number) => doubles.ask(number))
    await new Promise((resolve) => setImmediate(resolve))
    const second = [4, 5].map((number) => doubles.ask(number))
    expect(doubles.waiting()).toBe(2)
    await answerRound()
    await answerRound()
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
    expect(rounds).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  test('are never more in a round than allowed', async () => {
    const { doubles, rounds, answerRound } = doubler(2)
    const answers = [1, 2, 3, 4, 5].map((number) => doubles.ask(number))
    for (let round = 0; round < 3; round += 1) await answerRound()
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10])
    expect(rounds).toEqual([[1, 2], [3, 4], [5]])
  })

  test('whose batch fails get its error, and the next batch is asked as if nothing had happened', async () => {
    let failures = 1
    const doubles = batchQueue(async (round: Round) => {
      const [{ question, resolve } = must()] = round
      resolve(question * 2)
      if (failures-- > 0) throw new Error('no answer')
      for (const one of round) one.resolve(one.question * 2)
    }, 10)
    const outcomes = await Promise.allSettled([doubles.ask(1), doubles.ask(2)])
    expect(outcomes).toMatchObject([{ value: 2 }, { reason: { message: 'no answer' } }])
    expect(await doubles.ask(3)).toBe(6)
  })
})

function must(): never {
  throw new Error('a round is never empty')
}
