import { describe, expect, it } from 'vitest'
import { positionOf } from './book-position.ts'

describe('the position of a book', () => {
  it.each([
    ['nothing', [], { cash: 0, tied: 0, free: 0, short: 0 }],
    [
      'as much cash as is owed by name',
      [
        { kind: 'bank', amount: 300 },
        { kind: 'deposit', amount: -100 },
        { kind: 'refundable', amount: -200 },
      ],
      { cash: 300, tied: 300, free: 0, short: 0 },
    ],
    [
      'a yen less',
      [
        { kind: 'bank', amount: 299 },
        { kind: 'deposit', amount: -300 },
      ],
      { cash: 299, tied: 300, free: -1, short: 1 },
    ],
    [
      'a yen more; what is at work or no cash ties nothing',
      [
        { kind: 'bank', amount: 201 },
        { kind: 'return_due', amount: 100 },
        { kind: 'in_flight', amount: -300 },
        { kind: 'payable', amount: -50 },
        { kind: 'deployed', amount: -900 },
        { kind: 'property', amount: 949 },
      ],
      { cash: 301, tied: 300, free: 1, short: 0 },
    ],
  ] as const)('knows what is free of %s', (_name, balances, position) => {
    expect(positionOf(balances)).toEqual(position)
  })

  it('knows what is fixed for investors', () => {
    const balances = [
      { kind: 'bank', amount: 300 },
      { kind: 'payable', amount: -350 },
    ] as const
    expect(positionOf(balances, 280)).toEqual({ cash: 300, tied: 280, free: 20, short: 0 })
    expect(positionOf(balances, 350)).toEqual({ cash: 300, tied: 350, free: -50, short: 50 })
  })
})
