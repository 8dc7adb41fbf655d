import { describe, expect, it } from 'vitest'
import type { AccountEntry } from '../../../adapters/bank/bank.ts'
import type { BatchPayout } from './batch-content.ts'
import { matchOutgoing, matchReturn } from './match-bank-line.ts'
import { idOf } from '../../../domain/id.ts'

const payout = (id: number, amount: number): BatchPayout => ({
  id: idOf(id),
  amount,
  memberId: idOf(id),
  status: 'in_flight',
  paidAt: null,
  failedAt: null,
  obligation: { kind: 'refund', id: idOf(id) },
  payee: {
    bankAccountId: idOf(id),
    refundPayeeId: null,
    bankCode: '0001',
    branchCode: '001',
    accountType: 'ordinary',
    accountNumber: '1234567',
    name: 'ｻﾄｳ ﾐｻｷ',
  },
  debt: { kind: 'refundable', memberId: idOf(id) },
})
const line = (itemKey: string, direction: 'in' | 'out', amount: number, remarks = ''): AccountEntry => ({
  itemKey,
  direction,
  amount,
  balance: 0,
  remarks,
  transactionDate: '2026-04-01',
})

const [a, b, c] = [payout(1, 30_000), payout(2, 50_000), payout(3, 70_000)] as const
const feeOf = new Map([
  [a.id, 143],
  [b.id, 143],
  [c.id, 0],
])

describe('the line with which an order left', () => {
  it.each([
    ['all with fees', [a, b], [], 80_286, [1, 2], 286],
    ['all, the fees being collected later', [a, b], [], 80_000, [1, 2], 0],
    ['one left out', [a], [b], 30_143, [1], 143],
    ['one that left and came back', [a], [b], 80_286, [1, 2], 286],
    ['of two troubled ones the second', [a], [b, c], 100_143, [1, 3], 143],
    ['nothing but what came back', [], [b], 50_143, [2], 143],
  ] as const)('is found: %s', (_what, firm, troubled, amount, left, fee) => {
    const match = matchOutgoing([line('other', 'out', 1), line('in', 'in', amount), line('it', 'out', amount)], {
      firm,
      troubled,
      feeOf,
    })
    expect({ key: match?.entry.itemKey, left: match?.left.map(({ id }) => id), fee: match?.fee }).toEqual({
      key: 'it',
      left,
      fee,
    })
  })

  it.each([
    ['there is none yet', [], [a], []],
    ['another sum left', [line('other', 'out', 30_144)], [a], []],
    ['the sum came in', [line('other', 'in', 30_143)], [a], []],
    ['nothing can have left', [line('other', 'out', 143)], [], [a]],
  ] as const)('is not made up where %s', (_what, entries, firm, troubled) => {
    expect(matchOutgoing(entries, { firm, troubled, feeOf })).toBeNull()
  })
})

describe('the line with which money came back', () => {
  it.each([
    ['a return of the sum', [line('it', 'in', 30_000, '振込資金返却 ｽｽﾞｷ')], 'it'],
    [
      'among two of the sum the one with the name',
      [line('other', 'in', 30_000, '振込資金返却 ｽｽﾞｷ'), line('it', 'in', 30_000, '組戻 ｻﾄｳ ﾐｻｷ')],
      'it',
    ],
    ['no deposit of a member', [line('deposit', 'in', 30_000, '振込 ｻﾄｳ ﾐｻｷ')], null],
    ['no other sum', [line('other', 'in', 30_001, '振込資金返却 ｻﾄｳ ﾐｻｷ')], null],
    ['nothing that went out', [line('other', 'out', 30_000, '振込資金返却 ｻﾄｳ ﾐｻｷ')], null],
  ] as const)('is %s', (_what, entries, key) => {
    expect(matchReturn(entries, a)?.itemKey ?? null).toBe(key)
  })
})
