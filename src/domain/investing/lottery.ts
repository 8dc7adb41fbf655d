import { subtractYen, type Yen } from '../money.ts'

/**
 * The checkable draw. Hashes come in as arguments, so the server's crypto, a browser's WebCrypto and a test run the
 * same lines; each may answer at once or by a promise. All digests are lower-case hexadecimal.
 */
export type Hashes = {
  readonly sha256Hex: (message: Uint8Array) => string | Promise<string>
  readonly hmacSha256Hex: (key: Uint8Array, message: Uint8Array) => string | Promise<string>
}

export type LotteryApplication = { readonly investId: string; readonly amount: Yen }
export type LotteryOutcome = LotteryApplication & { readonly won: boolean; readonly rankHex: string }

/** drand's quicknet: one round each three seconds since genesis (seconds since 1970). */
const QUICKNET = { genesisSeconds: 1_692_803_367, periodSeconds: 3 } as const
const BEACON_DELAY_SECONDS = 3_600
const SEED_BYTES = 32

/** What is published with the fund: the SHA-256 of its 32 seed bytes. Throws RangeError on another length. */
export async function commitment(seed: Uint8Array, { sha256Hex }: Pick<Hashes, 'sha256Hex'>): Promise<string> {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`)
  return sha256Hex(seed)
}

/** The list that the draw is bound to: a line "invest_id,amount" with a line feed for each application, ascending by id. */
export function listText(applications: readonly LotteryApplication[]): string {
  return [...applications]
    .sort((one, other) => compareIds(one.investId, other.investId))
    .map(({ investId, amount }) => `${investId},${amount}\n`)
    .join('')
}

export async function listHash(
  applications: readonly LotteryApplication[],
  { sha256Hex }: Pick<Hashes, 'sha256Hex'>,
): Promise<string> {
  return sha256Hex(utf8(listText(applications)))
}

/** The first round that appears an hour or more after the offering's end, when nobody can change an application any more. */
export function beaconRoundAfter(offeringEndAt: Date): number {
  const earliest = offeringEndAt.getTime() + BEACON_DELAY_SECONDS * 1_000
  const sinceGenesis = earliest - QUICKNET.genesisSeconds * 1_000
  return Math.max(1, Math.ceil(sinceGenesis / (QUICKNET.periodSeconds * 1_000)) + 1)
}

/** When a round appears. */
export function beaconRoundAt(round: number): Date {
  return new Date((QUICKNET.genesisSeconds + (round - 1) * QUICKNET.periodSeconds) * 1_000)
}

export type DrawInput = {
  readonly applications: readonly LotteryApplication[]
  /** What the winners may take together. */
  readonly capacity: Yen
  readonly seed: Uint8Array
  /** The promised round's randomness, 64 hexadecimal digits; empty where no beacon is configured. */
  readonly beacon: string
}

/** The whole draw, in the order in which the applications were gone through. */
export async function draw(
  input: DrawInput,
  hashes: Hashes,
): Promise<{ listHash: string; outcomes: LotteryOutcome[] }> {
  const hash = await listHash(input.applications, hashes)
  const ranked = await Promise.all(
    input.applications.map(async (application) => ({
      ...application,
      rankHex: await hashes.hmacSha256Hex(input.seed, utf8(rankMessage(hash, input.beacon, application.investId))),
    })),
  )
  return { listHash: hash, outcomes: pickWinners(sortByRank(ranked), input.capacity) }
}

export function rankMessage(hash: string, beacon: string, investId: string): string {
  return `${hash}:${beacon}:${investId}`
}

/** Going down the order, an application wins if its whole amount still fits; one that does not is passed over, not cut. */
export function pickWinners<Ranked extends LotteryApplication & { readonly rankHex: string }>(
  ranked: readonly Ranked[],
  capacity: Yen,
): (Ranked & { won: boolean })[] {
  let left = capacity
  return ranked.map((application) => {
    const won = application.amount <= left
    if (won) left = subtractYen(left, application.amount)
    return { ...application, won }
  })
}

/** Ids are running numbers in text: compared as numbers, else as text. */
export function compareIds(one: string, other: string): number {
  const bothNumbers = /^\d+$/.test(one) && /^\d+$/.test(other)
  if (bothNumbers) return Number(BigInt(one) > BigInt(other)) - Number(BigInt(one) < BigInt(other))
  return Number(one > other) - Number(one < other)
}

function sortByRank<Ranked extends { readonly rankHex: string; readonly investId: string }>(
  ranked: Ranked[],
): Ranked[] {
  return [...ranked].sort(
    (one, other) =>
      Number(one.rankHex > other.rankHex) - Number(one.rankHex < other.rankHex) ||
      compareIds(one.investId, other.investId),
  )
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
