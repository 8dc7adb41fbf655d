import { idOf } from '../../../domain/id.ts'
import { describe, expect, it } from 'vitest'
import type { TransferItemReport, TransferState } from '../../../adapters/bank/transfer.ts'
import type { BatchPayout } from './batch-content.ts'
import { judgeReport, matchOutgoing, matchReturn, payoutMark } from './order-at-bank.ts'
import type { AccountEntry } from '../../../adapters/bank/bank.ts'

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
  fundId: idOf(1),
  debt: { kind: 'refundable', fundId: idOf(1), memberId: idOf(id) },
  withholding: null,
})
const payouts = [1, 2].map((id) => payout(id, id * 10_000))
const item = (id: number, facts: Partial<TransferItemReport> = {}): TransferItemReport => ({
  itemId: null,
  amount: id * 10_000,
  bankCode: '0001',
  branchCode: '001',
  accountNumber: '1234567',
  beneficiaryName: 'ｻﾄｳ ﾐｻｷ',
  ediInfo: payoutMark(idOf(id)),
  fee: 143,
  outcome: null,
  ...facts,
})
const judge = (state: TransferState, items: TransferItemReport[], itemsKnown = true) =>
  judgeReport(
    {
      applicationNumbers: ['1'],
      acceptNumbers: [],
      state,
      stateCode: '99',
      designatedDate: null,
      fee: null,
      totalDebit: null,
      items,
      itemsKnown,
    },
    payouts,
  )
const sound = [item(1), item(2)]
const secondFailed = [item(1), item(2, { outcome: 'failed' })]

it.each<[TransferState, string]>([
  ['applying', 'under_way'],
  ['booked', 'under_way'],
  ['in_process', 'under_way'],
  ['retrying', 'under_way'],
  ['unrecognised', 'under_way'],
  ['sent_back', 'never_left'],
  ['withdrawn', 'never_left'],
  ['expired', 'never_left'],
  ['cancelled', 'never_left'],
  ['failed', 'never_left'],
  ['done', 'left'],
  ['returned', 'left'],
  ['recalling', 'left'],
  ['recalled', 'left'],
  ['recall_failed', 'left'],
  ['partly_failed', 'left'],
])('an order that is %s has: %s', (state, kind) => {
  expect(judge(state, sound).kind).toBe(kind)
})

it.each([
  ['nobody, when all is well', 'done' as const, sound, []],
  ['the payee that failed, whatever the order of the rows', 'partly_failed' as const, secondFailed.toReversed(), [2]],
  [
    'the payee that failed, by position where the bank tells no marks',
    'done' as const,
    secondFailed.map((row) => ({ ...row, ediInfo: '' })),
    [2],
  ],
  ['everybody, when the whole order came back', 'returned' as const, sound, [1, 2]],
])('trouble is with %s', (_who, state, items, troubled) => {
  expect(judge(state, items)).toMatchObject({ kind: 'left', troubled: new Set(troubled) })
})

it('waits while the bank does not name the payees', () => {
  expect(judge('partly_failed', [], false).kind).toBe('under_way')
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
const fees = new Map([
  [a.id, 143],
  [b.id, 143],
  [c.id, 0],
])
const feeFor = (left: readonly BatchPayout[]): number => left.reduce((sum, { id }) => sum + (fees.get(id) ?? 0), 0)

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
      feeFor,
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
    expect(matchOutgoing(entries, { firm, troubled, feeFor })).toBeNull()
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
