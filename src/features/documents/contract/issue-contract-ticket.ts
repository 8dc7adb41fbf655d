import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { issueTicket } from '../document/issue-ticket.ts'
import type { TicketPurpose } from '../document/store-ticket.ts'

const title = '契約成立時書面'
export const contractNotFound = refusal('NOT_FOUND', '契約成立時書面が見つかりません。')

export interface FoundContract {
  id: Id<'contract_document'>
  member_id: Id<'member'>
  delivered_at: Date | null
}

export async function findContract(
  database: Queryable,
  investmentId: Id<'investment'> | null,
): Promise<FoundContract | undefined> {
  if (investmentId === null) return undefined
  return database
    .selectFrom('contract_document')
    .innerJoin('investment', 'investment.id', 'contract_document.investment_id')
    .select(['contract_document.id', 'investment.member_id', 'contract_document.delivered_at'])
    .where('investment.id', '=', investmentId)
    .executeTakeFirst()
}

/** A one-time value that opens a contract document in the viewer's session, for five minutes of real time. Whether the viewer may is the caller's to judge. */
export function issueContractTicket(
  services: Services,
  viewer: Viewer,
  { id, delivered_at: deliveredAt }: FoundContract,
  purpose: TicketPurpose,
): Promise<Outcome<string>> {
  return issueTicket(services, viewer, { document: { kind: 'contract', id, deliveredAt }, title, purpose })
}

/** For an operator and anybody's document: looked at, not delivered, and written in the audit log. */
export async function issueInspectionTicket(
  services: Services,
  viewer: Viewer,
  investmentId: Id<'investment'> | null,
): Promise<Outcome<string>> {
  const contract = await findContract(services.database, investmentId)
  return contract ? issueContractTicket(services, viewer, contract, 'inspection') : contractNotFound
}
