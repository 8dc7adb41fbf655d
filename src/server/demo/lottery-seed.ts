import { createHash, createHmac } from 'node:crypto'
import { draw, type LotteryApplication } from '../../domain/investing/lottery.ts'
import type { Yen } from '../../domain/money.ts'

const mostTries = 200_000

/**
 * A seed under which the draw ends as the demo's history says. Only a past that is made up may choose its seed; it has no
 * beacon either, and its page says what that means.
 */
export async function seedForOutcome(
  applications: readonly (LotteryApplication & { wins: boolean })[],
  capacity: Yen,
): Promise<Buffer> {
  const hashes = {
    sha256Hex: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
    hmacSha256Hex: (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest('hex'),
  }
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const seed = createHash('sha256').update(`demo lottery ${attempt}`).digest()
    const { outcomes } = await draw({ applications, capacity, seed, beacon: '' }, hashes)
    const winners = new Set(outcomes.filter(({ won }) => won).map(({ investId }) => investId))
    if (applications.every(({ investId, wins }) => winners.has(investId) === wins)) return seed
  }
  throw new Error('no seed leads to the outcome of the demo')
}
