import { replaySteps, substitutesText, type LotteryStep } from '../../../../domain/investing/lottery-steps.ts'
import {
  beaconRoundAt,
  commitment,
  draw,
  type Hashes,
  type LotteryOutcome,
} from '../../../../domain/investing/lottery.ts'
import { yen } from '../../../../domain/money.ts'

/** All that is published about a finished draw; digests, seed and beacon in lower-case hexadecimal. */
export interface PublishedDraw {
  commitment: string
  seed: string
  /** Null only if the site leaves out what it has to publish. */
  listHash: string | null
  /** The promised round of public randomness; null where none was promised. */
  beaconRound: number | null
  beacon: string | null
  /** When the offering ended, RFC 3339. */
  endAt: string
  /** Whole yen that the winners may take together. */
  capacity: number
  entries: readonly PublishedEntry[]
  /** Of who would take a later place; null for a fund without substitutes. */
  substitutesHash: string | null
  steps: readonly PublishedStep[]
}

/** A step after the draw, its yen as they were published. */
export type PublishedStep = Omit<LotteryStep, 'amount' | 'freeAfter'> & { amount: number; freeAfter: number }

export interface PublishedEntry {
  investId: string
  /** Whole yen. */
  amount: number
  won: boolean
  /** Not drawn, a later place would be taken. */
  asSubstitute: boolean
}

export type CommitmentFinding = { state: 'agrees' } | { state: 'differs' }
export type ListFinding =
  | { state: 'agrees' }
  | { state: 'differs' }
  | { state: 'repeats'; investIds: readonly string[] }
/** unread: what the page says about the round is sound so far, but the beacon itself has not been asked. */
export type BeaconFinding = {
  state:
    | 'unused'
    | 'unread'
    | 'agrees'
    | 'missing'
    | 'unpromised'
    | 'early'
    | 'other-round'
    | 'other-signature'
    | 'differs'
    | 'unreadable'
}
export type OutcomeFinding =
  | { state: 'agrees'; winners: number; total: number }
  | { state: 'differs'; investIds: readonly string[] }
  | { state: 'impossible' }

/** names: others than those whose hash was published. differs: by the numbers of the steps. */
export type SubstitutesFinding =
  | { state: 'unused' }
  | { state: 'agrees'; names: number; steps: number }
  | { state: 'names' }
  | { state: 'differs'; steps: readonly number[] }

/** One finding for each of the sentences. */
export interface DrawFindings {
  commitment: CommitmentFinding
  list: ListFinding
  beacon: BeaconFinding
  outcome: OutcomeFinding
  substitutes: SubstitutesFinding
}

/** Recomputes the whole draw from what is published. Never throws for what a forger may have written into it. */
export async function checkDraw(published: PublishedDraw, hashes: Hashes): Promise<DrawFindings> {
  const drawn = await recomputeDraw(published, hashes)
  return {
    commitment: await checkCommitment(published, hashes),
    list: checkList(published, drawn?.listHash ?? null),
    beacon: checkPromisedRound(published),
    outcome: checkOutcome(published, drawn?.outcomes ?? null),
    substitutes: await checkSubstitutes(published, drawn, hashes),
  }
}

/** The order and the winners by the recipe; null if the published values are no draw at all (a seed that is no hexadecimal, half a yen). */
export async function recomputeDraw(
  published: PublishedDraw,
  hashes: Hashes,
): Promise<{ listHash: string; outcomes: LotteryOutcome[] } | null> {
  const seed = bytesOfHex(published.seed)
  if (seed === null || seed.length === 0) return null
  try {
    const applications = published.entries.map(({ investId, amount }) => ({ investId, amount: yen(amount) }))
    return await draw({ applications, capacity: yen(published.capacity), seed, beacon: published.beacon ?? '' }, hashes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Who may become a substitute, and each offer to one, follow from what is published. */
async function checkSubstitutes(
  published: PublishedDraw,
  drawn: { listHash: string; outcomes: LotteryOutcome[] } | null,
  hashes: Hashes,
): Promise<SubstitutesFinding> {
  const { entries, steps, substitutesHash } = published
  const names = entries.filter(({ asSubstitute }) => asSubstitute).map(({ investId }) => investId)
  if (substitutesHash === null) return names.length + steps.length === 0 ? { state: 'unused' } : { state: 'names' }
  if ((await hashes.sha256Hex(new TextEncoder().encode(substitutesText(names)))) !== substitutesHash)
    return { state: 'names' }
  const wrong = drawn === null ? steps.map(({ seq }) => seq) : await wrongSteps(published, drawn, hashes)
  if (wrong.length > 0) return { state: 'differs', steps: [...new Set(wrong)] }
  return { state: 'agrees', names: names.length, steps: steps.length }
}

async function wrongSteps(
  { entries, steps, capacity }: PublishedDraw,
  { listHash, outcomes }: { listHash: string; outcomes: LotteryOutcome[] },
  hashes: Hashes,
): Promise<number[]> {
  const substitutes = new Set(entries.filter(({ asSubstitute }) => asSubstitute).map(({ investId }) => investId))
  try {
    const problems = await replaySteps(
      {
        listHash,
        capacity: yen(capacity),
        outcomes: outcomes.map((outcome) => ({ ...outcome, asSubstitute: substitutes.has(outcome.investId) })),
        steps: steps.map((step) => ({ ...step, amount: yen(step.amount), freeAfter: yen(step.freeAfter) })),
      },
      hashes,
    )
    return problems.map(({ seq }) => seq)
  } catch (error) {
    if (error instanceof RangeError) return steps.map(({ seq }) => seq)
    throw error
  }
}

async function checkCommitment(published: PublishedDraw, hashes: Hashes): Promise<CommitmentFinding> {
  const seed = bytesOfHex(published.seed)
  if (seed?.length !== 32) return { state: 'differs' }
  return { state: (await commitment(seed, hashes)) === published.commitment ? 'agrees' : 'differs' }
}

function checkList({ entries, listHash }: PublishedDraw, recomputed: string | null): ListFinding {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { investId } of entries) (seen.has(investId) ? repeated : seen).add(investId)
  if (repeated.size > 0) return { state: 'repeats', investIds: [...repeated] }
  return { state: recomputed !== null && recomputed === listHash ? 'agrees' : 'differs' }
}

/** A promised round may not be left out, and must lie after the close: an earlier one could have been known. */
function checkPromisedRound({ beaconRound, beacon, endAt }: PublishedDraw): BeaconFinding {
  if (beaconRound === null) return { state: beacon === null ? 'unused' : 'unpromised' }
  if (beacon === null) return { state: 'missing' }
  return { state: beaconRoundAt(beaconRound).getTime() > Date.parse(endAt) ? 'unread' : 'early' }
}

function checkOutcome({ entries }: PublishedDraw, outcomes: readonly LotteryOutcome[] | null): OutcomeFinding {
  if (outcomes === null) return { state: 'impossible' }
  const byRecipe = new Map(outcomes.map((outcome) => [outcome.investId, outcome.won]))
  const wrong = entries.filter(({ investId, won }) => byRecipe.get(investId) !== won)
  if (wrong.length > 0) return { state: 'differs', investIds: wrong.map(({ investId }) => investId) }
  const winners = outcomes.filter(({ won }) => won)
  return { state: 'agrees', winners: winners.length, total: winners.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * Compares what the beacon itself says, the text of GET .../public/{round}, with what the page says. The randomness has to
 * be the SHA-256 of the signature's bytes, as drand defines it.
 */
export async function checkBeaconAnswer(
  published: PublishedDraw,
  text: string,
  { sha256Hex }: Pick<Hashes, 'sha256Hex'>,
): Promise<BeaconFinding> {
  const soFar = checkPromisedRound(published)
  if (soFar.state !== 'unread') return soFar
  const answer = readBeaconAnswer(text)
  if (answer === null) return { state: 'unreadable' }
  if (answer.round !== published.beaconRound) return { state: 'other-round' }
  if ((await sha256Hex(answer.signature)) !== answer.randomness) return { state: 'other-signature' }
  return { state: answer.randomness === published.beacon ? 'agrees' : 'differs' }
}

function readBeaconAnswer(text: string): { round: number; randomness: string; signature: Uint8Array } | null {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof answer !== 'object' || answer === null) return null
  const { round, randomness, signature } = answer as Record<string, unknown>
  const bytes = typeof signature === 'string' ? bytesOfHex(signature) : null
  if (typeof round !== 'number' || typeof randomness !== 'string' || bytes === null || bytes.length === 0) return null
  return { round, randomness, signature: bytes }
}

/** Null for anything but pairs of lower-case hexadecimal digits. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
