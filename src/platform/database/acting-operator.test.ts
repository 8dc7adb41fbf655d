import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { actAsOperator, actAsProduct, actingOperator } from './acting-operator.ts'

async function actFor(milliseconds: number): Promise<(string | undefined)[]> {
  const atFirst = actingOperator()
  await sleep(milliseconds)
  return [atFirst, actingOperator()]
}

test('operators who act at the same time are told apart, and the one who is done first takes nothing from the other', async () => {
  const acts = [actAsOperator('operator:1', () => actFor(5)), actAsOperator('operator:2', () => actFor(25)), actFor(15)]
  expect(await Promise.all(acts)).toEqual([
    ['operator:1', 'operator:1'],
    ['operator:2', 'operator:2'],
    [undefined, undefined],
  ])
  expect(actingOperator()).toBeUndefined()
})

test('an act that fails ends as well, at once or later, and the next one is known again', async () => {
  const fail = (): never => {
    throw new Error('refused')
  }
  expect(() => actAsOperator('operator:1', fail)).toThrow('refused')
  await expect(actAsOperator('operator:1', () => sleep(1).then(fail))).rejects.toThrow('refused')
  expect(await actAsOperator('operator:3', () => actFor(1))).toEqual(['operator:3', 'operator:3'])
})

test('what the product does by itself in an act is nobody’s', async () => {
  expect(
    await actAsOperator('operator:1', async () => [await actAsProduct(() => actFor(1)), actingOperator()]),
  ).toEqual([[undefined, undefined], 'operator:1'])
})
