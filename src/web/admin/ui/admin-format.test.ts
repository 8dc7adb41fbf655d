import { expect, it } from 'vitest'
import { figure } from './admin-format.ts'

it('a figure has its sign as a minus, and no zero is below zero', () => {
  const costs = 0
  expect([figure(-12_200), figure(-costs), figure(0)]).toEqual(['−12,200', '0', '0'])
})
