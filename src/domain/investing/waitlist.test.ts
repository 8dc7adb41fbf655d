import { describe, expect, it } from 'vitest'
import { decideApplications } from './application.ts'
import { isPaused, remainingCapacity } from '../funds/fund.ts'
import { yen } from '../money.ts'
import { exampleFund, exampleMember, totalsOf } from '../support/examples.ts'
import {
  invitedUntil,
  isInvitationGood,
  joinProblem,
  mayOfferPlaces,
  goDownTheLine,
  placesUntil,
  type JoinFacts,
} from './waitlist.ts'
import { idOf } from '../id.ts'

const at = (time: string) => new Date(`${time}+09:00`)
const during = at('2026-04-05T12:00:00')
const full = totalsOf({ awaitingDeposit: 40_000_000 })
const open: JoinFacts = {
  fund: exampleFund(),
  totals: full,
  member: exampleMember(),
  result: null,
  isOnWaitlist: false,
  amount: 300_000,
  now: during,
}

/** Its last payment deadline is 13 April; a gap may be closed until 18 April, on the last day by the operators alone. */
const mended = exampleFund({ closingDays: 5 })
const noDays = { operationStartOn: null, operationEndOn: null }

describe('getting into the line', () => {
  it.each<[string, Partial<JoinFacts>, string | null]>([
    ['of a full fund', {}, null],
    ['with less room than the amount', { totals: totalsOf({ awaitingDeposit: 39_800_000 }) }, null],
    ['with the free room held for others', { totals: totalsOf({ awaitingDeposit: 39_500_000, held: 500_000 }) }, null],
    ['while the amount fits', { totals: totalsOf({ awaitingDeposit: 39_700_000 }) }, 'CONFLICT'],
    ['twice', { isOnWaitlist: true }, 'CONFLICT'],
    ['with an application in the fund', { member: exampleMember({ hasLiveApplicationInFund: true }) }, 'CONFLICT'],
    ['without a verified identity', { member: exampleMember({ isIdentityVerified: false }) }, 'FORBIDDEN'],
    ['as a suspended member', { member: exampleMember({ status: 'suspended' }) }, 'FORBIDDEN'],
    ['of more than the personal limit', { member: exampleMember({ investingAmount: yen(800_000) }) }, 'BAD_USER_INPUT'],
    ['with no personal limit left', { member: exampleMember({ investingAmount: yen(1_000_000) }) }, 'CONFLICT'],
    ['of more than the fund takes from one', { fund: exampleFund({ maximumAmount: yen(200_000) }) }, 'BAD_USER_INPUT'],
    ['of no whole unit', { amount: 250_000 }, 'BAD_USER_INPUT'],
    ['of nothing sensible', { amount: 'all' }, 'BAD_USER_INPUT'],
    ['before the start', { now: at('2026-03-31T23:59:59') }, 'CONFLICT'],
    ['after the end', { now: at('2026-04-10T18:00:01') }, 'CONFLICT'],
    ['after the end of one that may still be mended', { fund: mended, now: at('2026-04-10T18:00:01') }, null],
    [
      'after that end with room for the amount: the line is the only way in',
      { fund: mended, now: at('2026-04-10T18:00:01'), totals: totalsOf({ awaitingDeposit: 39_000_000 }) },
      null,
    ],
    ['in the last instant in which a place may be paid', { fund: mended, now: at('2026-04-17T23:59:59') }, null],
    ['on the last day, which is the operators’', { fund: mended, now: at('2026-04-18T00:00:00') }, 'CONFLICT'],
    [
      'once the operator has closed the gap',
      { fund: mended, now: at('2026-04-15T12:00:00'), result: { ...noDays, gapKeptAt: at('2026-04-15T11:00:00') } },
      'CONFLICT',
    ],
    [
      'in the days that operators have after a cooling-off',
      { now: at('2026-04-15T12:00:00'), result: { ...noDays, gapDecideUntil: at('2026-04-16T23:59:59') } },
      null,
    ],
    ['once all is paid', { totals: totalsOf({ participating: 40_000_000 }) }, 'CONFLICT'],
    ['of a lottery', { fund: exampleFund({ offeringMethod: 'lottery' }) }, 'CONFLICT'],
    ['of a fund without one', { fund: exampleFund({ hasWaitlist: false }) }, 'CONFLICT'],
  ])('%s: %s', (_, change, code) => expect(joinProblem({ ...open, ...change })?.code ?? null).toBe(code))
})

it('says of a fund without a line that it never has one, and offers nobody a place in it', () => {
  const fund = exampleFund({ hasWaitlist: false })
  expect(joinProblem({ ...open, fund })?.message).toBe('このファンドでは、キャンセル待ちを受け付けていません。')
  expect([mayOfferPlaces(fund, null, during), mayOfferPlaces(exampleFund(), null, during)]).toEqual([false, true])
})

describe('substitutes of a lottery', () => {
  const drawnAt = at('2026-04-11T01:00:00')
  /** Its winners pay until 14 April; it is judged at the end of the 19th. */
  const drawn = exampleFund({ offeringMethod: 'lottery', closingDays: 5, drawnAt })
  it.each([
    ['before its draw', { ...drawn, drawnAt: null }, null, '2026-04-12T00:00:00', false],
    ['after it', drawn, null, '2026-04-12T00:00:00', true],
    ['in the last instant in which one may pay', drawn, null, '2026-04-18T23:59:59', true],
    ['on the last day, which is the operators’', drawn, null, '2026-04-19T00:00:00', false],
    ['without closing days', { ...drawn, closingDays: 0 }, null, '2026-04-12T00:00:00', false],
    ['once the operator has closed the gap', drawn, { ...noDays, gapKeptAt: drawnAt }, '2026-04-12T00:00:00', false],
    [
      'while two operators decide about a cooling-off',
      drawn,
      { ...noDays, gapDecideUntil: at('2026-04-22T23:59:59') },
      '2026-04-21T12:00:00',
      true,
    ],
  ])('%s are offered places: %s', (_, fund, result, now, expected) =>
    expect(mayOfferPlaces(fund, result, at(now))).toBe(expected),
  )

  it.each([
    ['by the midnight run', '2026-04-15T00:00:00', '2026-04-18T23:59:59'],
    ['shortly before the judgement', '2026-04-17T00:00:00', '2026-04-18T23:59:59'],
  ])('confirm and pay within three days: %s', (_, from, until) =>
    expect(invitedUntil(drawn, at(from), placesUntil(drawn, null))).toEqual(at(until)),
  )

  it('are made by the draw: nobody gets in otherwise', () =>
    expect(joinProblem({ ...open, fund: drawn, now: at('2026-04-12T00:00:00') })?.code).toBe('CONFLICT'))
})

describe('whose turn it is', () => {
  const line = (...amounts: (number | [number, false])[]) =>
    amounts.map((one, index) => ({
      id: idOf<'waitlist_entry'>(index + 1),
      amount: yen(Array.isArray(one) ? one[0] : one),
      mayApply: !Array.isArray(one),
    }))

  /** Below zero: passed. */
  const turnsOf = (...turns: Parameters<typeof goDownTheLine>) =>
    goDownTheLine(...turns).map(({ id, outcome }) => (outcome === 'invited' ? id : -id))

  it.each<[string, Parameters<typeof line>, number, number[]]>([
    ['nobody without room', [300_000], 0, []],
    ['the first whose amount fits', [300_000, 100_000], 300_000, [1]],
    ['several, as long as each fits whole', [300_000, 100_000, 200_000], 600_000, [1, 2, 3]],
    ['a later one where the first does not fit; the first keeps its place', [500_000, 200_000], 300_000, [2]],
    ['a later one of the rest', [200_000, 200_000, 100_000], 300_000, [1, 3]],
    ['not one who could not apply: that is said', [[300_000, false], 300_000], 300_000, [-1, 2]],
    ['nothing of one who could not apply, for whom there is no room', [[400_000, false], 300_000], 300_000, [2]],
  ])('%s', (_, amounts, free, expected) => expect(turnsOf(line(...amounts), yen(free))).toEqual(expected))
})

describe('an invitation', () => {
  it.each([
    ['by the midnight run', '2026-04-05T00:00:00', '2026-04-06T23:59:59'],
    ['in the middle of a day', '2026-04-05T14:00:00', '2026-04-06T23:59:59'],
    ['shortly before the end of the offering', '2026-04-10T00:00:00', '2026-04-10T18:00:00'],
  ])('%s runs until', (_, from, until) => {
    expect(invitedUntil(exampleFund(), at(from), placesUntil(exampleFund(), null))).toEqual(at(until))
    expect([
      isInvitationGood(at(until), at(until)),
      isInvitationGood(at(until), new Date(at(until).getTime() + 1)),
    ]).toEqual([true, false])
  })

  it.each([
    ['over the end of an offering that may be mended', '2026-04-10T00:00:00', '2026-04-11T23:59:59'],
    ['shortly before the judgement', '2026-04-17T10:00:00', '2026-04-17T23:59:59'],
  ])('%s runs until', (_, from, until) =>
    expect(invitedUntil(exampleFund(), at(from), placesUntil(mended, null))).toEqual(at(until)),
  )

  it('is the only way in after the end, with a deadline before the day of the judgement', () => {
    const decide = (now: Date) =>
      decideApplications(
        { fund: mended, totals: totalsOf({ participating: 39_500_000, held: 500_000 }), result: null, now },
        new Map([
          ['1', exampleMember()],
          ['2', exampleMember({ held: yen(500_000) })],
        ]),
        [
          { memberId: '1', amount: 100_000 },
          { memberId: '2', amount: 500_000 },
        ],
      ).map((decision) => (decision.accepted ? decision.depositDeadline : decision.code))
    expect(decide(at('2026-04-12T12:00:00'))).toEqual(['closed', at('2026-04-15T23:59:59')])
    expect(decide(at('2026-04-16T12:00:00'))).toEqual(['closed', at('2026-04-17T23:59:59')])
  })

  it('keeps its amount from everyone else and from nobody it is for', () => {
    const fund = exampleFund()
    const totals = totalsOf({ awaitingDeposit: 39_500_000, held: 500_000 })
    expect([
      remainingCapacity(fund, totals),
      isPaused(fund, totals, during),
      mayOfferPlaces(fund, null, during),
    ]).toEqual([0, true, true])
    const members = new Map([
      ['1', exampleMember()],
      ['2', exampleMember({ held: yen(500_000) })],
    ])
    const decisions = decideApplications({ fund, totals, now: during }, members, [
      { memberId: '1', amount: 100_000 },
      { memberId: '2', amount: 300_000 },
      { memberId: '1', amount: 300_000 },
      { memberId: '1', amount: 200_000 },
    ])
    expect(decisions.map((decision) => (decision.accepted ? decision.amount : decision.code))).toEqual([
      'paused',
      300_000,
      'amount_above_allowance',
      200_000,
    ])
  })
})
