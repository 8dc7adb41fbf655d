import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../platform/outcome.ts'
import { hashToken } from '../../platform/secret.ts'
import type { RequestFacts, Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { contractFile } from './contract-file.ts'

export interface DeliveredDocument {
  bytes: Uint8Array
  fileName: string
}

interface Request {
  value: string
  viewer: Viewer | null
  request: Pick<RequestFacts, 'ipAddress' | 'device'>
}

interface Ticket {
  documentId: number
  documentNumber: string
  purpose: string
}

const notFound = refusal('NOT_FOUND', '書面が見つかりません。')

/**
 * Gives out the document behind a one-time value, to the session for which it was issued, once. The first delivery to the
 * member is the electronic delivery (article 25): the cooling-off days count from its day, so it is written down with the
 * hash of the bytes, whence and when, in the transaction that uses the value up.
 */
export async function deliverDocument(services: Services, { value, viewer, request }: Request): Promise<Outcome<DeliveredDocument>> {
  if (!viewer) return notFound
  const ticket = await findTicket(services, value, viewer)
  if (!ticket) return notFound
  const file = await contractFile(services, ticket.documentId)
  const isDelivered = await inTransaction(services.database, async (transaction) => {
    if (!(await useUp(transaction, services, value))) return false
    if (ticket.purpose === 'delivery') await recordDelivery(transaction, services, { ticket, viewer, request, sha256: file.sha256 })
    return true
  })
  if (!isDelivered) return notFound
  return success({ bytes: file.bytes, fileName: `契約成立時書面_${ticket.documentNumber}.pdf` })
}

async function findTicket(services: Services, value: string, viewer: Viewer): Promise<Ticket | undefined> {
  return services.database
    .selectFrom('document_ticket as ticket')
    .innerJoin('contract_document as document', 'document.id', 'ticket.contract_document_id')
    .select(['document.id as documentId', 'document.document_number as documentNumber', 'ticket.purpose'])
    .where('ticket.value_hash', '=', hashToken(value))
    .where('ticket.member_id', '=', viewer.memberId)
    .where('ticket.session_hash', '=', viewer.sessionHash)
    .where('ticket.used_at', 'is', null)
    .where('ticket.expires_at', '>', services.machineClock.now())
    .executeTakeFirst()
}

/** Of two requests with the same value, one finds it unused. */
async function useUp(transaction: Transaction, services: Services, value: string): Promise<boolean> {
  const used = await transaction
    .updateTable('document_ticket')
    .set({ used_at: services.machineClock.now() })
    .where('value_hash', '=', hashToken(value))
    .where('used_at', 'is', null)
    .returning('used_at')
    .executeTakeFirst()
  return used !== undefined
}

async function recordDelivery(
  transaction: Transaction,
  services: Services,
  { ticket, viewer, request, sha256 }: { ticket: Ticket; viewer: Viewer; request: Request['request']; sha256: string },
): Promise<void> {
  const now = services.clock.now()
  await transaction
    .updateTable('contract_document')
    .set({ delivered_at: now })
    .where('id', '=', ticket.documentId)
    .where('delivered_at', 'is', null)
    .execute()
  await transaction
    .insertInto('document_delivery')
    .values({
      contract_document_id: ticket.documentId,
      member_id: viewer.memberId,
      file_sha256: sha256,
      at: now,
      ip_address: request.ipAddress,
      device: request.device.slice(0, 300),
    })
    .execute()
}
