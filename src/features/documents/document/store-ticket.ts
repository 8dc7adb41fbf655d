import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { hashToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { personalColumns, type PersonalDocument } from './personal-document.ts'

const ticketLifeMilliseconds = 5 * 60 * 1000

/** delivery: the member gets the own document. inspection: an operator looks at it, and nothing begins. */
export type TicketPurpose = 'delivery' | 'inspection'

export interface Ticket {
  value: string
  viewer: Viewer
  document: PersonalDocument | { kind: 'report_draft'; id: Id<'management_report'> }
  purpose: TicketPurpose
}

/** Keeps a one-time value, as its hash, for five minutes of real time; the member's old ones go. */
export async function storeTicket(
  transaction: Transaction,
  services: Services,
  { value, viewer, document, purpose }: Ticket,
): Promise<void> {
  const now = services.machineClock.now()
  await transaction
    .deleteFrom('document_ticket')
    .where('member_id', '=', viewer.memberId)
    .where('expires_at', '<', now)
    .execute()
  await transaction
    .insertInto('document_ticket')
    .values({
      value_hash: hashToken(value),
      [document.kind === 'report_draft' ? 'management_report_id' : personalColumns[document.kind]]: document.id,
      member_id: viewer.memberId,
      session_hash: viewer.sessionHash,
      purpose,
      issued_at: now,
      expires_at: addMilliseconds(now, ticketLifeMilliseconds),
    })
    .execute()
}
