import type { Services } from '../../core/services.ts'
import { tellStanding } from './tell-standing.ts'
import { tellWaiting } from './tell-waiting.ts'

/** The sweep of what members want to hear about funds: of one fund, as asked on its page, and of every fund. */
export async function tellOfFunds(services: Services, now: Date): Promise<void> {
  await tellWaiting(services, now)
  await tellStanding(services, now)
}
