import { MissingGlyphError } from '../../adapters/pdf/pdf-renderer.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../platform/outcome.ts'
import { hashToken, randomToken } from '../../platform/secret.ts'
import { addMilliseconds } from '../../platform/time.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { contractFile } from './contract-file.ts'

const ticketLifeMilliseconds = 5 * 60 * 1000
const notFound = refusal('NOT_FOUND', '契約成立時書面が見つかりません。')
const notPrintable = refusal('UNAVAILABLE', '契約成立時書面を作成できませんでした。お手数ですが、お問い合わせください。')

/**
 * A one-time value that opens the member's own contract document in this session, for five minutes of real time. Somebody
 * else's document answers exactly as one that does not exist.
 */
export async function issueDocumentTicket(services: Services, viewer: Viewer, investmentId: number | null): Promise<Outcome<string>> {
  const document = await findDocument(services, investmentId)
  if (!document || document.member_id !== viewer.memberId) return notFound
  return issue(services, viewer, document.id, 'delivery')
}

/** The same for an operator and anybody's document: looked at, not delivered, and written in the audit log. */
export async function issueInspectionTicket(services: Services, viewer: Viewer, investmentId: number | null): Promise<Outcome<string>> {
  const document = await findDocument(services, investmentId)
  if (!document) return notFound
  return issue(services, viewer, document.id, 'inspection')
}

async function findDocument(services: Services, investmentId: number | null): Promise<{ id: number; member_id: number } | undefined> {
  if (investmentId === null) return undefined
  return services.database
    .selectFrom('contract_document')
    .innerJoin('investment', 'investment.id', 'contract_document.investment_id')
    .select(['contract_document.id', 'investment.member_id'])
    .where('investment.id', '=', investmentId)
    .executeTakeFirst()
}

async function issue(
  services: Services,
  viewer: Viewer,
  documentId: number,
  purpose: 'delivery' | 'inspection',
): Promise<Outcome<string>> {
  try {
    // Whatever keeps the document from being made is told here, not after the browser has left the page.
    await contractFile(services, documentId)
  } catch (error) {
    if (error instanceof MissingGlyphError) return notPrintable
    throw error
  }
  const value = randomToken()
  await inTransaction(services.database, async (transaction) => {
    await storeTicket(transaction, services, { value, viewer, documentId, purpose })
    if (purpose === 'delivery') return
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'contract.inspected',
      objectType: 'contract_document',
      objectId: documentId,
    })
  })
  return success(value)
}

async function storeTicket(
  transaction: Transaction,
  services: Services,
  ticket: { value: string; viewer: Viewer; documentId: number; purpose: string },
): Promise<void> {
  const now = services.machineClock.now()
  await transaction.deleteFrom('document_ticket').where('member_id', '=', ticket.viewer.memberId).where('expires_at', '<', now).execute()
  await transaction
    .insertInto('document_ticket')
    .values({
      value_hash: hashToken(ticket.value),
      contract_document_id: ticket.documentId,
      member_id: ticket.viewer.memberId,
      session_hash: ticket.viewer.sessionHash,
      purpose: ticket.purpose,
      issued_at: now,
      expires_at: addMilliseconds(now, ticketLifeMilliseconds),
    })
    .execute()
}
