import { expect, it } from 'vitest'
import type { TransferItemReport, TransferState } from '../../../adapters/bank/transfer.ts'
import type { BatchPayout } from './batch-content.ts'
import { judgeReport } from './judge-report.ts'
import { payoutMark } from './transfer-request.ts'
import { idOf, type Id } from '../../../domain/id.ts'

const payouts = [1, 2].map((id): BatchPayout => ({
  id: idOf(id),
  amount: id * 10_000,
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
}))
const item = (id: Id<'payout'>, facts: Partial<TransferItemReport> = {}): TransferItemReport => ({
  itemId: null,
  amount: id * 10_000,
  bankCode: '0001',
  branchCode: '001',
  accountNumber: '1234567',
  beneficiaryName: 'ｻﾄｳ ﾐｻｷ',
  ediInfo: payoutMark(id),
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
const sound = [item(idOf(1)), item(idOf(2))]
const secondFailed = [item(idOf(1)), item(idOf(2), { outcome: 'failed' })]

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

it('waits while the bank does not tell the payees', () => {
  expect(judge('partly_failed', [], false).kind).toBe('under_way')
})
