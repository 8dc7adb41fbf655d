import { describe, expect, it } from 'vitest'
import { drawDueAt, lotteryCapacity, lotteryStage, ownApplication, publishedDraw } from './lottery-stage.ts'
import type { LotteryFund, LotteryInvest, LotteryProof } from './lottery-queries.ts'

const proof: LotteryProof = {
  commitment: 'c0',
  beacon_round: 5,
  beacon_url: 'https://beacon.example/public/5',
  beacon: null,
  list_hash: null,
  seed: null,
  rule: 'whole',
  substitutes_hash: null,
  entries: null,
  steps: [],
}
const listed: Partial<LotteryProof> = { list_hash: '11' }
const drawn: Partial<LotteryProof> = {
  ...listed,
  seed: '5e',
  beacon: 'be',
  entries: [{ invest_id: '8', amount: 300_000, won: true, substitute: false }],
}

const fundWith = (change: Partial<LotteryProof> = {}): LotteryFund => ({
  id: '11',
  name: '第11号　浅草ゲストハウス',
  start_at: '2026-04-15T19:00:00+09:00',
  end_at: '2026-04-24T23:59:59+09:00',
  price_estate: 8_000_000,
  subordination_amount: 2_000_000,
  image_main: { url: '/pictures/none.svg', facts: null },
  performance: { progress: '02:募集中', isFail: false },
  lottery_proof: { ...proof, ...change },
})

it.each<[string, Partial<LotteryProof>, string]>([
  ['2026-04-15T18:59:59+09:00', {}, 'announced'],
  ['2026-04-15T19:00:00+09:00', {}, 'open'],
  ['2026-04-24T23:59:59+09:00', {}, 'open'],
  ['2026-04-25T00:00:00+09:00', {}, 'closing'],
  ['2026-04-25T00:00:05+09:00', listed, 'listed'],
  ['2026-04-25T01:00:03+09:00', drawn, 'drawn'],
])('at %s a lottery is %s', (now, change, stage) => {
  expect(lotteryStage(fundWith(change), Date.parse(now))).toBe(stage)
})

it('is drawn at one o’clock in Japan on the day after the end', () => {
  expect(drawDueAt(fundWith())).toBe(Date.parse('2026-04-25T01:00:00+09:00'))
})

it('gives away the investors’ part only', () => {
  expect(lotteryCapacity(fundWith())).toBe(6_000_000)
  expect(lotteryCapacity({ price_estate: 5_000_000, subordination_amount: null })).toBe(5_000_000)
})

it('has nothing to check before the draw', () => {
  expect(publishedDraw(fundWith(listed))).toBeNull()
  expect(publishedDraw(fundWith(drawn))).toMatchObject({
    seed: '5e',
    capacity: 6_000_000,
    entries: [{ investId: '8', amount: 300_000, won: true, asSubstitute: false }],
    steps: [],
  })
})

describe('a member’s own application', () => {
  const invest = (id: string, status: LotteryInvest['status'], fundId = '11'): LotteryInvest => ({
    id,
    amount: 300_000,
    status,
    project: { id: fundId },
  })

  it('is the waiting one before the draw, not one taken back, not one in another fund', () => {
    expect(
      ownApplication(fundWith(), [invest('1', 'Canceled'), invest('2', 'Apply', '12'), invest('8', 'Apply')])?.id,
    ).toBe('8')
    expect(ownApplication(fundWith(), [invest('1', 'Canceled')])).toBeNull()
  })

  it('is the one in the list afterwards, whatever has become of it', () => {
    expect(ownApplication(fundWith(drawn), [invest('1', 'Lose'), invest('8', 'Canceled')])?.id).toBe('8')
    expect(ownApplication(fundWith(drawn), [invest('1', 'Canceled')])).toBeNull()
  })
})
