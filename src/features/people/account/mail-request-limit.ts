import { success, type Outcome } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import type { Services } from '../../core/services.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'

const hour = 3_600

/**
 * Counts a request that mails somebody: 3 an hour for an address, 10 an hour for a network address, member or not. Nobody can
 * fill a stranger's mailbox through us.
 */
export async function countMailRequest(
  services: Services,
  purpose: 'registration' | 'password-reset' | 'email-change' | 'one-time-code',
  emailKey: string,
  ipAddress: string,
): Promise<Outcome<null>> {
  const now = services.machineClock.now()
  const network = throttledNetwork(services.config, ipAddress)
  if (network !== null) {
    const counted = await countRequest(
      services.database,
      { key: `${purpose}:network:${network}`, most: 10, windowSeconds: hour },
      now,
    )
    if (!counted.ok) return counted
  }
  const addressKey = `${purpose}:address:${sha256Hex(emailKey)}`
  const counted = await countRequest(services.database, { key: addressKey, most: 3, windowSeconds: hour }, now)
  return counted.ok ? success(null) : counted
}
