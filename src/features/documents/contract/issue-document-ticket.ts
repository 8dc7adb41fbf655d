import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, type Outcome } from '../../../platform/outcome.ts'
import { writeDeferredDocumentsOf } from '../../investing/application/write-deferred-documents.ts'
import { issueTicket } from '../document/issue-ticket.ts'
import type { TicketPurpose } from '../document/store-ticket.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { isOwn, notOwner } from '../../investing/investment/is-own.ts'
import type { Services } from '../../core/services.ts'

const title = '契約成立時書面'
const notFound = refusal('NOT_FOUND', '契約成立時書面が見つかりません。')

/**
 * A one-time value that opens the member's own contract document in this session, for five minutes of real time. FORBIDDEN for
 * somebody else's and for none, NOT_FOUND before there is a document.
 */
export async function issueDocumentTicket(
  services: Services,
  viewer: Viewer,
  investmentId: number | null,
): Promise<Outcome<string>> {
  const document = (await findDocument(services, investmentId)) ?? (await writeOwn(services, viewer, investmentId))
  if (!document) return (await isOwn(services.database, viewer.memberId, investmentId)) ? notFound : notOwner
  if (document.member_id !== viewer.memberId) return notOwner
  return issue(services, viewer, document, 'delivery')
}

/** The same for an operator and anybody's document: looked at, not delivered, and written in the audit log. */
export async function issueInspectionTicket(
  services: Services,
  viewer: Viewer,
  investmentId: number | null,
): Promise<Outcome<string>> {
  const document = await findDocument(services, investmentId)
  if (!document) return notFound
  return issue(services, viewer, document, 'inspection')
}

function issue(
  services: Services,
  viewer: Viewer,
  { id, delivered_at: deliveredAt }: FoundDocument,
  purpose: TicketPurpose,
): Promise<Outcome<string>> {
  return issueTicket(services, viewer, { document: { kind: 'contract', id, deliveredAt }, title, purpose })
}

interface FoundDocument {
  id: number
  member_id: number
  delivered_at: Date | null
}

/** A member who asks while the contract documents of a burst are still owed does not wait for them. */
async function writeOwn(
  services: Services,
  { memberId }: Viewer,
  investmentId: number | null,
): Promise<FoundDocument | undefined> {
  if (investmentId === null) return undefined
  const own = await services.database
    .selectFrom('investment')
    .select('id')
    .where('id', '=', investmentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!own) return undefined
  await inTransaction(services.database, (transaction) =>
    writeDeferredDocumentsOf(transaction, services, [investmentId]),
  )
  return findDocument(services, investmentId)
}

async function findDocument(services: Services, investmentId: number | null): Promise<FoundDocument | undefined> {
  if (investmentId === null) return undefined
  return services.database
    .selectFrom('contract_document')
    .innerJoin('investment', 'investment.id', 'contract_document.investment_id')
    .select(['contract_document.id', 'investment.member_id', 'contract_document.delivered_at'])
    .where('investment.id', '=', investmentId)
    .executeTakeFirst()
}
