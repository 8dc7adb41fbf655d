import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideApplications,
  type ApplicationDecision,
  type ApplicationRequest,
  type MemberFacts,
  type OfferingState,
} from './application.ts'
import { japanDate, toRfc3339 } from '../calendar.ts'
import { addYen, yen } from '../money.ts'
import { refusalApiCode, REFUSAL_MESSAGES } from '../refusal.ts'
import { exampleFund, exampleMember, totalsOf } from '../support/examples.ts'

const during = new Date('2026-04-05T12:00:00+09:00')
const open: OfferingState = { fund: exampleFund(), totals: totalsOf({}), now: during }
const membersOf = (facts: Record<string, Partial<MemberFacts>>) =>
  new Map(Object.entries(facts).map(([id, change]) => [id, exampleMember(change)]))
const outcome = (decision: ApplicationDecision | undefined) => (decision?.accepted ? decision.amount : decision?.code)

function decideAlone(
  change: Partial<OfferingState>,
  member: Partial<MemberFacts>,
  request: Partial<ApplicationRequest> = {},
) {
  return decideApplications({ ...open, ...change }, membersOf({ hana: member }), [
    { memberId: 'hana', amount: 300_000, ...request },
  ])[0]
}

describe('one application', () => {
  it('of a verified member to an open fund is accepted, with three days to pay', () => {
    const decision = decideAlone({}, {})
    expect(decision).toMatchObject({
      accepted: true,
      memberId: 'hana',
      amount: 300_000,
      status: 'awaiting_deposit',
      isEarly: false,
    })
    expect(decision?.accepted && decision.depositDeadline && toRfc3339(decision.depositDeadline)).toBe(
      '2026-04-08T23:59:59+09:00',
    )
  })
  it('to a lottery waits for the draw and has no deadline yet', () => {
    const fund = exampleFund({ offeringMethod: 'lottery' })
    expect(decideAlone({ fund }, {})).toMatchObject({
      accepted: true,
      status: 'lottery_pending',
      depositDeadline: null,
    })
  })
  it.each<[string, Parameters<typeof exampleFund>[0], unknown]>([
    ['a lottery that is judged later than it is drawn', { offeringMethod: 'lottery', closingDays: 5 }, 300_000],
    ['one that is judged at once', { offeringMethod: 'lottery' }, 'no_substitutes'],
    ['one that takes what comes', { offeringMethod: 'lottery', closingDays: 5, goal: 'all_in' }, 'no_substitutes'],
    ['a first-come fund', { closingDays: 5 }, 'no_substitutes'],
  ])('of who would be a substitute, to %s', (_, change, expected) => {
    const fund = exampleFund(change)
    const decision = decideAlone({ fund }, {}, { asSubstitute: true })
    expect(outcome(decision)).toBe(expected)
    expect(decision?.accepted && decision.asSubstitute).toBe(decision?.accepted)
    expect(decideAlone({ fund }, {})).toMatchObject({ accepted: true, asSubstitute: false })
  })
  it('before the start is early with the right code', () => {
    const fund = exampleFund({ earlyAccessCode: 'HANAMI' })
    const now = new Date('2026-03-30T12:00:00+09:00')
    expect(decideAlone({ fund, now }, {}, { special: 'HANAMI' })).toMatchObject({ accepted: true, isEarly: true })
    expect(outcome(decideAlone({ fund, now }, {}, { special: 'TSUKIMI' }))).toBe('wrong_early_access_code')
    expect(outcome(decideAlone({ fund, now }, {}))).toBe('not_started')
  })
  const lottery = exampleFund({ offeringMethod: 'lottery' })
  it.each([
    ['after the end', { now: new Date('2026-04-10T18:00:01+09:00') }, {}, {}, 'closed'],
    ['to a paused fund', { totals: totalsOf({ awaitingDeposit: 40_000_000 }) }, {}, {}, 'paused'],
    ['by createInvest to a lottery', { fund: lottery }, {}, { method: 'first_come' }, 'wrong_method'],
    ['by createApply to a first-come fund', {}, {}, { method: 'lottery' }, 'wrong_method'],
    ['of a suspended member', {}, { status: 'suspended' }, {}, 'member_not_active'],
    ['of nobody we know', {}, {}, { memberId: 'taro' }, 'member_not_active'],
    ['without identity check', {}, { isIdentityVerified: false }, {}, 'identity_not_verified'],
    ['one day before the 18th birthday', {}, { birthday: japanDate('2008-04-06') }, {}, 'age_out_of_range'],
    ['on the 18th birthday', {}, { birthday: japanDate('2008-04-05') }, {}, 300_000],
    ['one day before the 80th birthday', {}, { birthday: japanDate('1946-04-06') }, {}, 300_000],
    ['on the 80th birthday', {}, { birthday: japanDate('1946-04-05') }, {}, 'age_out_of_range'],
    ['a second one to the same fund', {}, { hasLiveApplicationInFund: true }, {}, 'already_applied'],
    ['with everything invested', {}, { investingAmount: yen(1_000_000) }, {}, 'allowance_too_small'],
    [
      'with less left than the minimum',
      { fund: exampleFund({ minimumAmount: yen(300_000) }) },
      { investingAmount: yen(800_000) },
      {},
      'allowance_too_small',
    ],
    ['of more than the member has left', {}, { investingAmount: yen(800_000) }, {}, 'amount_above_allowance'],
    [
      'of more than the fund has left',
      { totals: totalsOf({ awaitingDeposit: 39_800_000 }) },
      {},
      {},
      'amount_above_allowance',
    ],
    ['of nothing', {}, {}, { amount: 0 }, 'amount_below_minimum'],
    ['of less than nothing', {}, {}, { amount: -100_000 }, 'amount_below_minimum'],
    ['out of the unit', {}, {}, { amount: 150_000 }, 'amount_not_in_units'],
    ['past the cap', {}, {}, { amount: 1_100_000 }, 'amount_above_allowance'],
    ['of 1e21', {}, {}, { amount: 1e21 }, 'amount_above_allowance'],
    ['of half yen', {}, {}, { amount: 100_000.5 }, 'amount_not_in_units'],
    ['in text', {}, {}, { amount: '100000' }, 'amount_not_a_number'],
  ] as [string, Partial<OfferingState>, Partial<MemberFacts>, Partial<ApplicationRequest>, string | number][])(
    '%s',
    (_, state, member, request, expected) => expect(outcome(decideAlone(state, member, request))).toBe(expected),
  )
  it('is refused in Japanese, the amount with its limit', () => {
    expect(decideAlone({}, { investingAmount: yen(800_000) })).toMatchObject({
      message: '20万円以下で入力してください。',
    })
    expect(decideAlone({}, { isIdentityVerified: false })).toMatchObject({
      message: REFUSAL_MESSAGES.identity_not_verified,
    })
  })
  it('is refused under the API’s codes', () => {
    expect(refusalApiCode('already_applied')).toBe('CONFLICT')
    expect(refusalApiCode('identity_not_verified')).toBe('FORBIDDEN')
    expect(refusalApiCode('amount_not_in_units')).toBe('BAD_USER_INPUT')
  })
})

describe('a queue of applications', () => {
  it('fills the fund in its order: who does not fit takes nothing from those behind', () => {
    const totals = totalsOf({ participating: 39_500_000 })
    const members = membersOf({ aki: {}, botan: {}, chie: {}, dai: {} })
    const decisions = decideApplications({ ...open, totals }, members, [
      { memberId: 'aki', amount: 300_000 },
      { memberId: 'botan', amount: 300_000 },
      { memberId: 'chie', amount: 200_000 },
      { memberId: 'dai', amount: 100_000 },
    ])
    expect(decisions.map(outcome)).toEqual([300_000, 'amount_above_allowance', 200_000, 'paused'])
  })
  it('lets a member in once, whichever of two windows comes first', () => {
    const decisions = decideApplications(open, membersOf({ hana: {} }), [
      { memberId: 'hana', amount: 150_000 },
      { memberId: 'hana', amount: 400_000 },
      { memberId: 'hana', amount: 400_000 },
    ])
    expect(decisions.map(outcome)).toEqual(['amount_not_in_units', 400_000, 'already_applied'])
  })

  const request = fc.record({
    memberId: fc.constantFrom('aki', 'botan', 'chie', 'dai', 'nobody'),
    amount: fc.oneof(
      fc.integer({ min: -1, max: 12 }).map((units) => units * 100_000),
      fc.constantFrom(150_000, 1e21, '100000'),
    ),
  })
  const offering = fc.record({
    offeringMethod: fc.constantFrom('first_come' as const, 'lottery' as const),
    taken: fc.integer({ min: 380, max: 400 }).map((units) => units * 100_000),
  })

  it('decides any batch as the same requests one by one, and never passes a limit', () => {
    const members = membersOf({
      aki: {},
      botan: { investingAmount: yen(700_000) },
      chie: { isIdentityVerified: false },
      dai: {},
    })
    fc.assert(
      fc.property(offering, fc.array(request, { maxLength: 30 }), ({ offeringMethod, taken }, requests) => {
        const state = { ...open, fund: exampleFund({ offeringMethod }), totals: totalsOf({ participating: taken }) }
        const batch = decideApplications(state, members, requests)
        expect(batch).toEqual(decideOneByOne(state, members, requests))
        const accepted = batch.filter((decision) => decision.accepted)
        const sum = addYen(...accepted.map(({ amount }) => amount))
        if (offeringMethod === 'first_come') expect(taken + sum).toBeLessThanOrEqual(40_000_000)
        expect(new Set(accepted.map(({ memberId }) => memberId)).size).toBe(accepted.length)
        for (const { memberId, amount } of accepted) {
          expect(amount + (members.get(memberId)?.investingAmount ?? NaN)).toBeLessThanOrEqual(1_000_000)
        }
      }),
    )
  })
})

/** The long way: each request a batch of its own, the book written up by hand in between. */
function decideOneByOne(
  state: OfferingState,
  members: ReadonlyMap<string, MemberFacts>,
  requests: ApplicationRequest[],
) {
  let { totals } = state
  const facts = new Map(members)
  return requests.flatMap((request) => {
    const [decision] = decideApplications({ ...state, totals }, facts, [request])
    const member = facts.get(request.memberId)
    if (!decision?.accepted || member === undefined) return [decision]
    const place = decision.status === 'lottery_pending' ? 'lotteryPending' : 'awaitingDeposit'
    totals = { ...totals, [place]: addYen(totals[place], decision.amount) }
    const investingAmount = addYen(member.investingAmount, decision.amount)
    facts.set(request.memberId, { ...member, investingAmount, hasLiveApplicationInFund: true })
    return [decision]
  })
}
