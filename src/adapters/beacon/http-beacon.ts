import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type Beacon, type BeaconRound, BeaconUnavailable } from './beacon.ts'

export interface BeaconSettings {
  /** GET {baseUrl}/public/{round} answers as drand does. */
  baseUrl: string
  /** For one whole exchange; 10 seconds where nothing is said. */
  timeoutMs?: number
}

const hexadecimal = v.pipe(v.string(), v.toLowerCase(), v.regex(/^([0-9a-f]{2})+$/))
const roundAnswer = v.object({ round: v.number(), randomness: hexadecimal, signature: hexadecimal })

/** drand relays differ: 404 or 425 (too early) before the round's time. */
const beforeItsTime = new Set([404, 425])

/**
 * Checks that the randomness belongs to the signature. The signature itself is not checked against the network's public
 * key: the proof page prints it, so that anyone can.
 */
export function createHttpBeacon(settings: BeaconSettings): Beacon {
  return {
    async readRound(round) {
      if (!Number.isSafeInteger(round) || round < 1) throw new RangeError('a beacon round is a number from 1')
      const answer = await fetchRound(settings, round)
      if (beforeItsTime.has(answer.status)) return 'not yet'
      if (answer.status !== 200) throw new BeaconUnavailable(`the beacon answered ${answer.status}`)
      return checkedRound(round, answer.body)
    },
  }
}

async function fetchRound(settings: BeaconSettings, round: number): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(`${settings.baseUrl}/public/${round}`, {
      signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
    })
    return { status: response.status, body: await response.text() }
  } catch {
    throw new BeaconUnavailable('the beacon could not be reached, or its answer was lost')
  }
}

function checkedRound(round: number, body: string): BeaconRound {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), roundAnswer), body)
  if (!parsed.success) throw new BeaconUnavailable('the beacon gave an answer that cannot be read')
  const { randomness, signature } = parsed.output
  if (parsed.output.round !== round) throw new BeaconUnavailable('the beacon answered with another round')
  const expected = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  if (randomness !== expected) throw new BeaconUnavailable('the randomness does not belong to the signature')
  return { round, randomness, signature }
}
