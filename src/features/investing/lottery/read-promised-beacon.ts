import type { FreeText } from '../../../domain/free-text.ts'
import { BeaconUnavailable } from '../../../adapters/beacon/beacon.ts'
import type { LotteryRecord } from '../../funds/fund/fund-record.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** The round that was promised cannot be read yet. It is never left out, so the draw waits and is repeated. */
export class DrawDelayed extends Error {
  override name = 'DrawDelayed'
  readonly fundId: Id<'fund'>

  constructor(fundId: Id<'fund'>, reason: FreeText) {
    super(`the draw of fund ${fundId} waits: ${reason}`)
    this.fundId = fundId
  }
}

/**
 * The randomness of the promised round, 64 hexadecimal digits; empty where none was promised.
 * @throws DrawDelayed while the round cannot be read.
 */
export async function readPromisedBeacon(
  services: Services,
  fundId: Id<'fund'>,
  lottery: LotteryRecord,
): Promise<string> {
  if (lottery.beaconRound === null) return ''
  if (services.beacon === null) throw new DrawDelayed(fundId, 'a round was promised, but no beacon is configured')
  try {
    const round = await services.beacon.readRound(lottery.beaconRound)
    if (round === 'not yet') throw new DrawDelayed(fundId, `round ${lottery.beaconRound} has not appeared`)
    return round.randomness
  } catch (error) {
    if (error instanceof BeaconUnavailable) throw new DrawDelayed(fundId, error.message)
    throw error
  }
}
