import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import {
  contractNotFound,
  findContract,
  issueContractTicket,
  type FoundContract,
} from '../../documents/contract/issue-contract-ticket.ts'
import { isOwn, notOwner } from '../../documents/document/is-own.ts'
import { writeDeferredDocumentsOf } from '../application/write-deferred-documents.ts'

/**
 * A one-time value that opens the member's own contract document in this session, for five minutes of real time. FORBIDDEN for
 * somebody else's and for none, NOT_FOUND before there is a document.
 */
export async function issueDocumentTicket(
  services: Services,
  viewer: Viewer,
  investmentId: Id<'investment'> | null,
): Promise<Outcome<string>> {
  const { database } = services
  const contract = (await findContract(database, investmentId)) ?? (await writeOwn(services, viewer, investmentId))
  if (!contract) return (await isOwn(database, viewer.memberId, investmentId)) ? contractNotFound : notOwner
  if (contract.member_id !== viewer.memberId) return notOwner
  return issueContractTicket(services, viewer, contract, 'delivery')
}

/** A member who asks while the contract documents of a burst are still owed does not wait for them. */
async function writeOwn(
  services: Services,
  { memberId }: Viewer,
  investmentId: Id<'investment'> | null,
): Promise<FoundContract | undefined> {
  if (investmentId === null || !(await isOwn(services.database, memberId, investmentId))) return undefined
  await inTransaction(services.database, (transaction) =>
    writeDeferredDocumentsOf(transaction, services, [investmentId]),
  )
  return findContract(services.database, investmentId)
}
