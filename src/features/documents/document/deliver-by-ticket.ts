import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { documentFile } from './document-file.ts'
import { personalColumns, personalTables, type PersonalDocument, type PersonalKind } from './personal-document.ts'
import { recordDelivery } from './record-delivery.ts'
import { refuseExpired } from './refuse-expired.ts'
import type { TicketPurpose } from './store-ticket.ts'

export interface DeliveredDocument {
  bytes: Uint8Array
  fileName: string
}

export interface DeliveryRequest {
  value: string
  viewer: Viewer | null
  request: Pick<RequestFacts, 'ipAddress' | 'device'>
}

interface FoundTicket {
  document: PersonalDocument
  documentNumber: string
  title: string
  deliveredAt: Date | null
  purpose: TicketPurpose
}

const notFound = refusal('NOT_FOUND', '書面が見つかりません。')

/**
 * Gives out the document behind a one-time value, to the session for which it was issued, once. Every opening by the member is
 * written down with the hash of the bytes, whence and when, in the transaction that uses the value up; the first is the electronic
 * delivery (of a contract document, article 25: the cooling-off days count from its day).
 */
export async function deliverByTicket(
  services: Services,
  kind: PersonalKind,
  { value, viewer, request }: DeliveryRequest,
): Promise<Outcome<DeliveredDocument>> {
  if (!viewer) return notFound
  const ticket = await findTicket(services, kind, value, viewer)
  if (!ticket) return notFound
  const expired = ticket.purpose === 'delivery' ? refuseExpired(ticket.deliveredAt, services.clock.now()) : null
  if (expired) return expired
  const { document } = ticket
  const { bytes, sha256 } = await documentFile(services, document)
  const isFirstUse = await inTransaction(services.database, async (transaction) => {
    if (!(await useUpTicket(transaction, services, value))) return false
    if (ticket.purpose === 'inspection') return true
    const at = services.clock.now()
    await sql`update ${sql.table(personalTables[kind])} set delivered_at = ${at} where id = ${document.id} and delivered_at is null`.execute(
      transaction,
    )
    await recordDelivery(transaction, { document, memberId: viewer.memberId, sha256, at, request })
    if (viewer.role === 'admin') await recordOwnDelivery(transaction, viewer, document, at)
    return true
  })
  if (!isFirstUse) return notFound
  return success({ bytes, fileName: `${ticket.title}_${ticket.documentNumber}.pdf` })
}

/** An operator may be a member too: whatever an operator causes to be written has its line in the audit log. */
async function recordOwnDelivery(
  transaction: Transaction,
  viewer: Viewer,
  { kind, id }: PersonalDocument,
  at: Date,
): Promise<void> {
  await recordAudit(transaction, {
    at,
    actor: `operator:${viewer.memberId}`,
    action: `${kind}.delivered`,
    objectType: personalTables[kind],
    objectId: id,
  })
}

async function findTicket(
  services: Services,
  kind: PersonalKind,
  value: string,
  viewer: Viewer,
): Promise<FoundTicket | undefined> {
  const { rows } = await sql<FoundTicket>`
    select json_build_object('kind', ${kind}::text, 'id', document.id) as document, document.document_number as "documentNumber", document.data ->> 'title' as title,
      document.delivered_at as "deliveredAt", ticket.purpose
    from document_ticket ticket join ${sql.table(personalTables[kind])} document on document.id = ticket.${sql.ref(personalColumns[kind])}
    where ticket.value_hash = ${hashToken(value)} and ticket.member_id = ${viewer.memberId} and ticket.session_hash = ${viewer.sessionHash}
      and ticket.used_at is null and ticket.expires_at > ${services.machineClock.now()}`.execute(services.database)
  return rows[0]
}

/** Of two requests with the same value, one finds it unused. */
export async function useUpTicket(transaction: Transaction, services: Services, value: string): Promise<boolean> {
  const used = await transaction
    .updateTable('document_ticket')
    .set({ used_at: services.machineClock.now() })
    .where('value_hash', '=', hashToken(value))
    .where('used_at', 'is', null)
    .returning('used_at')
    .executeTakeFirst()
  return used !== undefined
}
