import { describe, expect, test } from 'vitest'
import { addDays, japanDate } from '../../../domain/calendar.ts'
import { distribute } from '../../../domain/investing/distribution.ts'
import { idOf } from '../../../domain/id.ts'
import { earnedBp } from '../../../domain/funds/earned.ts'
import { addYen, yen } from '../../../domain/money.ts'
import { demoFillerCount, demoFunds } from './demo-funds.ts'
import { distributionPlan, distributionProblem } from '../../../domain/funds/distribution-plan.ts'
import { FIRST_ASKED } from './demo/demo-points.ts'
import { demoYear } from './demo/demo-rents.ts'
import { termDividend, type DemoFund, type DemoInvestment } from './demo/demo-fund.ts'
import { demoPropertyOf } from './demo/demo-properties.ts'
import { addressKey } from '../../../domain/funds/address-key.ts'
import { propertyFacts } from '../../../domain/funds/fund-overview.ts'
import { parseArea } from '../../../domain/funds/property.ts'
import { FEWEST_WEAK_POINTS, MOST_FACTS, pointProblems } from '../../../domain/records/fund-points.ts'
import { demoDisclosure } from './demo/demo-disclosure.ts'
import { demoPoints } from './demo/demo-points.ts'
import { furtherFund, openings } from './demo/further-funds.ts'

const fund = (id: number): DemoFund => {
  const found = demoFunds.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no demo fund ${id}`)
  return found
}
const senior = ({ fundTotal, subordinatedAmount }: DemoFund) => fundTotal - subordinatedAmount
const sum = (investments: readonly DemoInvestment[]) => investments.reduce((total, { amount }) => total + amount, 0)
const dayOf = (time: DemoFund['offeringStart']) => ('day' in time ? time.day : 0)
const isFailed = (candidate: DemoFund) => candidate.investments.some(({ outcome }) => outcome === 'fund_failed')
const live = ['awaiting_document', 'awaiting_deposit', 'participating', 'lottery_pending']
const applied = (candidate: DemoFund) => sum(candidate.investments.filter(({ outcome }) => live.includes(outcome)))
const isOpen = (candidate: DemoFund) =>
  'day' in candidate.offeringStart && candidate.offeringStart.day < 0 && dayOf(candidate.offeringEnd) > 0

describe('the demo funds', () => {
  test('have the ids from 1 on, without a gap', () => {
    expect(demoFunds.map(({ id }) => id)).toEqual(demoFunds.map((_, index) => index + 1))
    expect(demoFunds.length).toBeGreaterThanOrEqual(14)
  })

  test('stay within what the law lets a small operator hold', () => {
    const outstanding = demoFunds.filter((candidate) => !candidate.redeemed && !isFailed(candidate))
    expect(outstanding.reduce((total, candidate) => total + senior(candidate), 0)).toBeLessThanOrEqual(100_000_000)
  })

  test('offer a first-come fund with room, a lottery, one within the hour, one by code and a paused one', () => {
    const open = demoFunds.filter(isOpen)
    expect(
      open.filter(
        (candidate) => candidate.offeringMethod === 'first_come' && applied(candidate) + 1_000_000 <= senior(candidate),
      ),
    ).not.toEqual([])
    expect(open.filter((candidate) => candidate.offeringMethod === 'lottery')).not.toEqual([])
    expect(
      open.filter((candidate) => candidate.offeringMethod === 'first_come' && applied(candidate) === senior(candidate)),
    ).toHaveLength(1)
    expect(
      demoFunds.filter(({ offeringStart }) => 'minutesFromNow' in offeringStart && offeringStart.minutesFromNow < 60),
    ).toHaveLength(1)
    expect(
      demoFunds.filter(
        ({ earlyAccessCode, offeringStart }) => earlyAccessCode === 'ITO-PREMIUM' && dayOf(offeringStart) > 0,
      ),
    ).toHaveLength(1)
  })

  test('include both goals, an auto-renewing fund 8 and the split yields of 8 and 10', () => {
    expect(new Set(demoFunds.map(({ goal }) => goal)).size).toBe(2)
    expect(demoFunds.filter(({ autoRenewal }) => autoRenewal).map(({ id }) => id)).toEqual([8])
    for (const id of [8, 10]) expect(fund(id).rateBreakdown.map(({ rateBp }) => rateBp)).toEqual([350, 350])
  })
})

describe.each(demoFunds.map((candidate) => [candidate.name, candidate] as const))('%s', (_, candidate) => {
  test('runs forward in time', () => {
    expect(dayOf(candidate.offeringStart)).toBeLessThan(dayOf(candidate.offeringEnd))
    expect(dayOf(candidate.offeringEnd)).toBeLessThan(candidate.operationStartDay)
    expect(candidate.operationStartDay).toBeLessThan(candidate.operationEndDay)
    for (const { startDay, endDay, paidDay } of candidate.paidTerms)
      expect([startDay, endDay, paidDay, 0]).toEqual([startDay, endDay, paidDay, 0].toSorted((a, b) => a - b))
  })

  test('takes no more money than it asked for, and all of it where nothing less will do', () => {
    const paid = sum(
      candidate.investments.filter(({ outcome }) => outcome === 'redeemed' || outcome === 'participating'),
    )
    expect(paid).toBeLessThanOrEqual(senior(candidate))
    if (candidate.operatingSinceDay !== null && candidate.goal === 'all_or_nothing')
      expect(paid).toBe(senior(candidate))
  })

  test('takes applications of whole units, while it recruited, one from each member', () => {
    for (const { amount, appliedDay } of candidate.investments) {
      expect(amount % 100_000).toBe(0)
      expect(amount).toBeGreaterThanOrEqual(candidate.minimumAmount)
      expect(appliedDay).toBeGreaterThanOrEqual(dayOf(candidate.offeringStart))
      expect(appliedDay).toBeLessThanOrEqual(Math.min(dayOf(candidate.offeringEnd), -1))
    }
    expect(new Set(candidate.investments.map(({ member }) => member)).size).toBe(candidate.investments.length)
  })

  test('waits for deposits no longer than three days', () => {
    const waiting = candidate.investments.filter(({ outcome }) => outcome.startsWith('awaiting'))
    for (const { appliedDay } of waiting) expect(appliedDay).toBeGreaterThanOrEqual(-2)
  })

  test('says where it is and what it is', () => {
    expect(candidate.detail).toMatch(/^所在地：/)
    expect(candidate.detail).toContain('\n種類：')
  })
})

describe('the demo members', () => {
  const members = [...new Set(demoFunds.flatMap(({ investments }) => investments.map(({ member }) => member)))]

  test.each(members)('%s never holds more than 1,000,000 yen', (member) => {
    const holdings = demoFunds.flatMap((candidate) =>
      candidate.investments
        .filter((investment) => investment.member === member && [...live, 'redeemed'].includes(investment.outcome))
        .map(({ amount, appliedDay }) => ({
          amount,
          from: appliedDay,
          until: candidate.redeemed ? (candidate.paidTerms.at(-1)?.paidDay ?? 0) : 0,
        })),
    )
    for (const { from } of holdings) {
      const held = holdings.filter((holding) => holding.from <= from && holding.until >= from)
      expect(held.reduce((total, { amount }) => total + amount, 0)).toBeLessThanOrEqual(1_000_000)
    }
  })

  test('are the investor and the fillers that the seed makes', () => {
    const numbers = members
      .filter((member) => member !== 'investor')
      .map((member) => Number(member.slice('filler-'.length)))
    expect(Math.max(...numbers)).toBe(demoFillerCount)
  })

  test('let the investor show every outcome', () => {
    const outcomes = demoFunds.flatMap(({ investments }) =>
      investments.filter(({ member }) => member === 'investor').map(({ outcome }) => outcome),
    )
    expect(new Set(outcomes)).toEqual(
      new Set([
        'awaiting_document',
        'awaiting_deposit',
        'participating',
        'lottery_pending',
        'not_selected',
        'canceled',
        'fund_failed',
        'redeemed',
      ]),
    )
  })
})

test('a term dividend shows its rate again when shares are floored to yen and the yield to a tenth of a percent', () => {
  for (const candidate of demoFunds) {
    for (const term of candidate.paidTerms) {
      const holdings = candidate.investments
        .filter(({ outcome }) => outcome === 'redeemed' || outcome === 'participating')
        .map(({ amount }, index) => ({ investId: String(index), amount: yen(amount) }))
      const { dividends } = distribute(yen(termDividend(candidate, term)), holdings)
      const earning = {
        dividend: addYen(...dividends.values()),
        invested: addYen(...holdings.map(({ amount }) => amount)),
      }
      const startOn = japanDate('2025-01-01')
      expect(earnedBp([{ ...earning, startOn, endOn: addDays(startOn, term.endDay - term.startDay) }])).toBe(
        term.actualRateBp,
      )
    }
  }
})

describe('the properties of the demo funds', () => {
  test.each(demoFunds.map((candidate) => [candidate.name, candidate] as const))(
    '%s',
    (_name, { id, detail, redeemed }) => {
      const { address, parts, sold } = demoPropertyOf(id)
      const facts = new Map(propertyFacts(detail).map(({ label, value }) => [label, value]))
      expect(address.startsWith(facts.get('所在地') ?? '-')).toBe(true)
      expect(addressKey(address).namesLot).toBe(true)
      const area = facts.get('専有面積') ?? facts.get('延床面積') ?? facts.get('土地面積') ?? ''
      expect(parts.reduce((total, { areaCenti }) => total + areaCenti, 0)).toBe(parseArea(area.replace('合計 ', '')))
      expect(sold !== undefined).toBe(redeemed)
    },
  )

  test('are different ones, but for what the operator bought from one fund and brought into another', () => {
    const firsts = demoFunds.filter(({ id }) => 'seller' in demoPropertyOf(id).from)
    expect(new Set(firsts.map(({ id }) => addressKey(demoPropertyOf(id).address).key)).size).toBe(firsts.length)
    const seconds = demoFunds.filter((candidate) => !firsts.includes(candidate))
    expect(seconds.map(({ id }) => id)).toEqual([5])
    for (const { id } of seconds) {
      const { from, address } = demoPropertyOf(id)
      if ('fund' in from) expect(demoPropertyOf(from.fund)).toMatchObject({ address, sold: { to: null } })
    }
  })
})

describe('what the demo funds plan to distribute', () => {
  const asked = demoFunds.filter(({ id }) => id >= FIRST_ASKED)

  test.each([...asked, furtherFund(idOf(18), openings.soon)].map((each) => [each.name, each] as const))(
    '%s: more than the rents leave is told as the sale’s',
    (_name, candidate) => {
      const plan = distributionPlan({ ...candidate, ...demoYear(candidate), senior: yen(senior(candidate)) })
      expect(plan && distributionProblem(plan)).toBeNull()
      expect(plan).not.toBeNull()
    },
  )
})

// The page shows all four beside each other, and the pre-contract document has the disclosure.
describe.each(
  [...demoFunds.filter(({ redeemed }) => !redeemed), furtherFund(idOf(18), openings.soon)].filter(({ id }) => id >= 8),
)('what $name says for and against itself', (candidate) => {
  const appraisedOn = japanDate('2026-04-01')
  const { sourcedFacts, weakPoints } = demoPoints(candidate, appraisedOn)
  const words = [...sourcedFacts, ...weakPoints].map(({ title, text }) => `${title}${text}`)
  const said = Object.fromEntries(propertyFacts(candidate.detail).map(({ label, value }) => [label, value]))

  test('is complete', () => {
    expect(pointProblems({ sourcedFacts, weakPoints })).toEqual({})
    expect(sourcedFacts).toHaveLength(MOST_FACTS)
    expect(weakPoints.length).toBeGreaterThanOrEqual(FEWEST_WEAK_POINTS)
  })

  test('agrees with its text, its records and its document', () => {
    expect(sourcedFacts[0]?.text).toContain(said['交通'])
    const amounts = words.join('').match(/[\d,]+円/g) ?? []
    const document = Object.values(demoDisclosure(candidate, appraisedOn)).join('')
    for (const amount of amounts.filter((each) => each !== '0円')) expect(document).toContain(amount)
    for (const share of words.join('').match(/\d+分の1/g) ?? []) expect(said['取得する権利']).toContain(share)
    for (const year of words.join('').match(/\d{4}年/g) ?? []) expect(candidate.detail).toContain(year)
    const { from } = demoPropertyOf(candidate.id)
    expect(words.join('').includes('売主は当社です')).toBe('fund' in from || !from.isDirect)
  })
})
