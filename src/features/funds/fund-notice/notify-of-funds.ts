import type { Services } from '../../core/services.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { notifyWaiting } from './notify-waiting.ts'

/** The periodic task of what members want to hear about funds: of one fund, as asked on its page, and of every fund. */
export async function notifyOfFunds(services: Services, now: Date): Promise<void> {
  await notifyWaiting(services, now)
  await notifySubscribers(services, now)
}
