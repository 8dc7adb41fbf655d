import type { Parcel } from '../../../src/desk/delivery.ts'
import { receiveBankNotification } from '../../../src/features/investing/deposit/read-deposits.ts'
import { receiveIdentityNotification } from '../../../src/features/people/identity/receive-identity-notification.ts'
import type { FaultWorld } from './fault-world.ts'

type Headers = Record<string, string>

/** Stands between the demo desk and the product: notices wait here until a test hands them over, or never does. */
export interface PostOffice {
  /** In the order in which the demo desk sent them. */
  readonly waiting: readonly Parcel[]
  /** Hands a notice over as it is signed at this moment, or changed. @returns the product's answer. */
  handOver(parcel: Parcel, changes?: { headers?: Headers; body?: string }): Promise<number>
}

export function openPostOffice({ desk, faultless }: FaultWorld): PostOffice {
  const waiting: Parcel[] = []
  desk.parts.delivery.bring = async (parcel, firstAttemptOver) => {
    waiting.push(parcel)
    firstAttemptOver()
    return 'delivered'
  }
  return {
    waiting,
    handOver(parcel, { headers = {}, body = parcel.body } = {}) {
      const all = { ...lowerCase(parcel.headers()), ...headers }
      const rawBody = Buffer.from(body)
      return parcel.path === '/webhooks/bank'
        ? receiveBankNotification(faultless, { headers: all, rawBody })
        : receiveIdentityNotification(faultless, all, rawBody)
    },
  }
}

/** As Node's HTTP server gives them. */
export const lowerCase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
