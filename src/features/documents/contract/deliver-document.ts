import type { Outcome } from '../../../platform/outcome.ts'
import { deliverByTicket, type DeliveredDocument, type DeliveryRequest } from '../document/deliver-by-ticket.ts'
import type { Services } from '../../core/services.ts'

/** Gives out the contract document behind a one-time value; its first delivery to the member begins the cooling-off days. */
export function deliverDocument(services: Services, request: DeliveryRequest): Promise<Outcome<DeliveredDocument>> {
  return deliverByTicket(services, 'contract', request)
}
