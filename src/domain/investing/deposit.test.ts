import { investmentLifecycle } from '../lifecycles/investment.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideDeposit,
  depositSums,
  isInTime,
  isRemitterNameDifferent,
  reinstatementRoom,
  type DepositFacts,
} from './deposit.ts'
import { yen, zeroYen } from '../money.ts'

const deadline = new Date('2026-04-04T23:59:59+09:00')
const inTime = new Date('2026-04-04T23:59:59+09:00')
const late = new Date('2026-04-05T00:00:00+09:00')

/** An application of 500,000 yen that awaits its deposit. */
function facts(amount: number, change: Partial<Omit<DepositFacts, 'deposit'>> = {}, at = inTime): DepositFacts {
  return {
    status: 'awaiting_deposit',
    cancelReason: null,
    amount: yen(500_000),
    received: zeroYen,
    refundableInTime: zeroYen,
    deadline,
    reinstatementRoom: zeroYen,
    deposit: { amount: yen(amount), at },
    ...change,
  }
}
const canceled = { status: 'canceled', cancelReason: 'deadline' } as const
const room = { reinstatementRoom: yen(500_000) }

describe('where a deposit goes', () => {
  it.each([
    ['the whole sum', facts(500_000), 'completed', 500_000, 0, 0, 'participating'],
    ['a first part', facts(200_000), 'part_payment', 200_000, 0, 0, 'awaiting_deposit'],
    ['one yen short', facts(299_999, { received: yen(200_000) }), 'part_payment', 299_999, 0, 0, 'awaiting_deposit'],
    ['the last part', facts(300_000, { received: yen(200_000) }), 'completed', 300_000, 0, 0, 'participating'],
    ['too much at once', facts(600_000), 'completed', 500_000, 100_000, 0, 'participating'],
    [
      'too much after a part',
      facts(400_000, { received: yen(200_000) }),
      'completed',
      300_000,
      100_000,
      0,
      'participating',
    ],
    [
      'a second time',
      facts(500_000, { status: 'participating', received: yen(500_000) }),
      'already_paid',
      0,
      500_000,
      0,
      'participating',
    ],
    ['one second late, before the midnight job', facts(500_000, {}, late), 'late', 0, 500_000, 0, 'awaiting_deposit'],
    ['late, after the midnight job', facts(500_000, { ...canceled, ...room }, late), 'late', 0, 500_000, 0, 'canceled'],
    [
      'in time but noticed late',
      facts(500_000, { ...canceled, ...room }),
      'reinstated',
      500_000,
      0,
      0,
      'participating',
    ],
    [
      'in time, noticed late, too much',
      facts(550_000, { ...canceled, ...room }),
      'reinstated',
      500_000,
      50_000,
      0,
      'participating',
    ],
    [
      'the missing part in time, noticed late',
      facts(300_000, { ...canceled, ...room, refundableInTime: yen(200_000) }),
      'reinstated',
      300_000,
      0,
      200_000,
      'participating',
    ],
    [
      'in time, noticed late, place gone',
      facts(500_000, { ...canceled, reinstatementRoom: yen(400_000) }),
      'no_room_to_reinstate',
      0,
      500_000,
      0,
      'canceled',
    ],
    [
      'in time, noticed late, not enough',
      facts(300_000, { ...canceled, ...room }),
      'in_time_but_short',
      0,
      300_000,
      0,
      'canceled',
    ],
    [
      'after cooling-off',
      facts(500_000, { ...canceled, ...room, cancelReason: 'cooling_off' }),
      'not_payable',
      0,
      500_000,
      0,
      'canceled',
    ],
    ['after a lost draw', facts(500_000, { status: 'not_selected' }), 'not_payable', 0, 500_000, 0, 'not_selected'],
    ['after the fund failed', facts(500_000, { status: 'fund_failed' }), 'not_payable', 0, 500_000, 0, 'fund_failed'],
  ] as const)('%s', (_, input, kind, towardsInvestment, refundable, takenBackFromRefundable, nextStatus) => {
    expect(decideDeposit(input)).toMatchObject({
      kind,
      towardsInvestment,
      refundable,
      takenBackFromRefundable,
      nextStatus,
    })
  })
  it('reports to the operator every deposit that was in time and yet met a cancellation', () => {
    expect(decideDeposit(facts(500_000, { ...canceled, ...room })).alertsOperator).toBe(true)
    expect(decideDeposit(facts(500_000, canceled)).alertsOperator).toBe(true)
    expect(decideDeposit(facts(500_000)).alertsOperator).toBe(false)
  })
  it.each([0, -1])('refuses a deposit of %s', (amount) =>
    expect(() => decideDeposit(facts(amount))).toThrow(RangeError),
  )

  it('loses and invents no yen, and makes a participant only of a full amount', () => {
    const input = fc.record({
      status: fc.constantFrom(...statesOf(investmentLifecycle)),
      paid: fc.integer({ min: 1, max: 1_200_000 }),
      received: fc.integer({ min: 0, max: 499_999 }),
      refundableInTime: fc.integer({ min: 0, max: 499_999 }),
      reinstatementRoom: fc.integer({ min: 0, max: 1_000_000 }),
      at: fc.constantFrom(inTime, late),
    })
    fc.assert(
      fc.property(input, ({ status, paid, at, ...amounts }) => {
        const isCanceled = status === 'canceled'
        const received = yen(status === 'awaiting_deposit' ? amounts.received : 0)
        const decision = decideDeposit(
          facts(
            paid,
            {
              status,
              cancelReason: isCanceled ? 'deadline' : null,
              received,
              refundableInTime: yen(isCanceled ? amounts.refundableInTime : 0),
              reinstatementRoom: yen(amounts.reinstatementRoom),
            },
            at,
          ),
        )
        expect(decision.towardsInvestment + decision.refundable).toBe(paid)
        expect(decision.takenBackFromRefundable).toBeLessThanOrEqual(amounts.refundableInTime)
        const held = received + decision.towardsInvestment + decision.takenBackFromRefundable
        const becomesParticipant = decision.nextStatus === 'participating' && status !== 'participating'
        expect(becomesParticipant).toBe(held === 500_000)
      }),
    )
  })
})

it.each([
  ['2026-04-04T23:59:59+09:00', true],
  ['2026-04-04T23:59:59.999+09:00', true],
  ['2026-04-05T00:00:00+09:00', false],
  ['2026-04-01T00:00:00+09:00', true],
])('a transfer of %s is in time: %s', (at, expected) => expect(isInTime(new Date(at), deadline)).toBe(expected))

it.each([
  [1_000_000, 300_000, false, 300_000],
  [200_000, 1_000_000, false, 200_000],
  [1_000_000, 1_000_000, true, 0],
])('with %s left in the fund, %s of the member, applied again %s: room for %s', (capacity, member, again, expected) => {
  const input = { capacityLeft: yen(capacity), memberAllowance: yen(member), hasLiveApplicationInFund: again }
  expect(reinstatementRoom(input)).toBe(expected)
})

it.each([
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ', false],
  ['ﾔﾏﾀﾞﾀﾛｳ', 'ヤマダ　タロウ', false],
  ['ﾘﾖｳｺ ｼﾖｳｼﾞ', 'リョウコ ショウジ', false],
  ['ｻ-ﾌｱ- ｳﾞｲｸﾄﾘｱ', 'サーファー ヴィクトリア', false],
  ['ｵﾉ ﾐﾎ', 'ヲノ ミホ', false],
  ['ﾄﾑ ｽﾐｽ', 'トム・スミス', false],
  ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダ タロウ', true],
  ['ｶ)ﾔﾏﾀﾞ', 'ヤマダ タロウ', true],
  ['', 'ヤマダ タロウ', true],
])('remitter %s for member %s differs: %s', (remitter, member, expected) => {
  expect(isRemitterNameDifferent(remitter, member)).toBe(expected)
})

describe('the sums of several deposits for 200,000 yen', () => {
  it.each([
    ['nothing yet', [], { received: 0, missing: 200_000, surplus: 0 }],
    ['a part', [100_000], { received: 100_000, missing: 100_000, surplus: 0 }],
    ['in two parts', [150_000, 50_000], { received: 200_000, missing: 0, surplus: 0 }],
    ['too much', [200_000, 30_000], { received: 230_000, missing: 0, surplus: 30_000 }],
  ])('%s', (_, amounts, sums) => {
    expect(depositSums(yen(200_000), amounts.map(yen))).toEqual(sums)
  })
})
