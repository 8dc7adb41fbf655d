import { drawAt } from '../../../../domain/calendar.ts'
import { beaconRoundAt } from '../../../../domain/investing/lottery.ts'
import type { PublishedDraw } from './check-draw.ts'
import type { LotteryFund, LotteryInvest } from './lottery-queries.ts'

/** announced: before the offering · open · closing: the list's mark is being made · listed: waits for the draw · drawn. */
export type LotteryStage = 'announced' | 'open' | 'closing' | 'listed' | 'drawn'

/** How far a lottery has come; `now` in milliseconds since 1970. */
export function lotteryStage({ start_at, end_at, lottery_proof: proof }: LotteryFund, now: number): LotteryStage {
  if (proof.seed !== null && proof.entries !== null) return 'drawn'
  if (proof.list_hash !== null) return 'listed'
  if (now > Date.parse(end_at)) return 'closing'
  return now < Date.parse(start_at) ? 'announced' : 'open'
}

/** Whole yen that the winners may take together: the fund without the operator's own part. */
export function lotteryCapacity(fund: Pick<LotteryFund, 'price_estate' | 'subordination_amount'>): number {
  return fund.price_estate - (fund.subordination_amount ?? 0)
}

/** What there is to check once the draw has been held, else null. */
export function publishedDraw(fund: LotteryFund): PublishedDraw | null {
  const proof = fund.lottery_proof
  if (proof.seed === null || proof.entries === null) return null
  return {
    commitment: proof.commitment,
    seed: proof.seed,
    listHash: proof.list_hash,
    beaconRound: proof.beacon_round,
    beacon: proof.beacon,
    endAt: fund.end_at,
    capacity: lotteryCapacity(fund),
    substitutesHash: proof.substitutes_hash,
    entries: proof.entries.map(({ invest_id, amount, won, substitute }) => ({
      investId: invest_id,
      amount,
      won,
      asSubstitute: substitute,
    })),
    steps: proof.steps.map(({ invest_id, free_after, previous_hash, ...step }) => ({
      ...step,
      investId: invest_id,
      freeAfter: free_after,
      previousHash: previous_hash,
    })),
  }
}

/** When the draw is due, in milliseconds since 1970. */
export function drawDueAt({ end_at }: Pick<LotteryFund, 'end_at'>): number {
  return drawAt(new Date(end_at)).getTime()
}

/** When a round of public randomness appears, in milliseconds since 1970. */
export function roundAppearsAt(round: number): number {
  return beaconRoundAt(round).getTime()
}

/** The visitor's own application: the one in the list, or before the close the one that waits for it. */
export function ownApplication(fund: LotteryFund, invests: readonly LotteryInvest[]): LotteryInvest | null {
  const here = invests.filter(({ project }) => project.id === fund.id)
  const { entries } = fund.lottery_proof
  if (entries === null) return here.find(({ status }) => status === 'Apply') ?? null
  const listed = new Set(entries.map(({ invest_id }) => invest_id))
  return here.find(({ id }) => listed.has(id)) ?? null
}
