import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BusinessClock } from './clock.ts'
import { sufferFaults, type Faults } from './faults.ts'
import type { Journal } from './journal.ts'

/** drand's quicknet: its first round in unix seconds, and the seconds between rounds. */
const beaconGenesis = 1_692_803_367
const beaconPeriodSeconds = 3

/**
 * Public randomness in quicknet's shape. A signature here is an HMAC of the round under a secret of this desk: nobody
 * can know a round before its time, and a round once given stays the same for ever.
 */
export class Beacon {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  #secret = ''

  constructor(journal: Journal, clock: BusinessClock) {
    this.#journal = journal
    this.#clock = clock
    journal.on('beacon-secret-made', ({ secret }) => {
      this.#secret = secret
    })
  }

  /** Makes the secret at the very first start. */
  open(): void {
    if (this.#secret === '') this.#journal.record('beacon-secret-made', { secret: randomBytes(32).toString('hex') })
  }

  currentRound(): number {
    const seconds = Math.floor(this.#clock.now().getTime() / 1000)
    return Math.floor((seconds - beaconGenesis) / beaconPeriodSeconds) + 1
  }

  /** undefined for a round that has not come. */
  round(round: number): { round: number; randomness: string; signature: string } | undefined {
    if (!Number.isSafeInteger(round) || round < 1 || round > this.currentRound()) return undefined
    // quicknet's signatures are 48 bytes long, so SHA-384 keeps the shape.
    const signature = createHmac('sha384', Buffer.from(this.#secret, 'hex')).update(String(round)).digest()
    const randomness = createHash('sha256').update(signature).digest('hex')
    return { round, randomness, signature: signature.toString('hex') }
  }
}

export function beaconRoutes(app: FastifyInstance, beacon: Beacon, faults: Faults): void {
  sufferFaults(app, faults, 'beacon', (reply) => reply.code(500).send({ error: 'internal server error' }))
  app.get<{ Params: { round: string } }>('/beacon/public/:round', async (request, reply) => {
    const { round } = request.params
    // As drand's own servers: any page may read public randomness.
    reply.header('access-control-allow-origin', '*')
    const wanted = round === 'latest' ? beacon.currentRound() : Number(round)
    return beacon.round(wanted) ?? reply.code(404).send({ error: 'round not available yet' })
  })
}
